import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';

type StarInputProps = {
  label: string;
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** The labels of one to five stars. */
  words: readonly string[];
  error?: string | undefined;
  disabled?: boolean | undefined;
};

const stars = [1, 2, 3, 4, 5] as const;

/** A rating input of radio buttons, so that arrow keys work. */
export function StarInput({ label, value, onChange, words, error, disabled }: StarInputProps) {
  const text = useText();
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <fieldset disabled={disabled} aria-describedby={error && `${id}-error`} className="grid content-start gap-1">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3" onPointerLeave={() => setPointed(0)}>
        <div className="-mx-1.5 flex">
          {stars.map((star) => (
            <label
              key={star}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(star)}
              className="relative grid size-11 place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={id}
                value={star}
                checked={value === star}
                aria-label={text('{rating} out of 5 stars', { rating: star })}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(star)}
                className="sr-only"
              />
              <span className={classNames('star text-[2rem]', shown >= star && 'star-on')} />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm text-ink-muted">
          {words[shown - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-sale-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
