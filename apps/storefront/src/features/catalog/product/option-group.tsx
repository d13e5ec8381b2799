import { classNames } from '@souk/ui/class-names.ts';
import { useOneStop } from '@souk/ui/use-one-stop.ts';
import { type ReactNode, useState } from 'react';

type OptionGroupProps = {
  id: string;
  label: string;
  /** The name of the chosen option, shown after the label. */
  chosen?: string | undefined;
  /** Shown if the shopper tried to buy without choosing an option. */
  error?: string | undefined;
  /** The index of the chosen option, which Tab reaches; without a choice the first. */
  chosenIndex: number;
  children: (group: { showReason: (reason: string) => void; tabIndex: (index: number) => number }) => ReactNode;
};

/** A group of options, one stop of the Tab key; pressing an unavailable one shows the reason. */
export function OptionGroup({ id, label, chosen, error, chosenIndex, children }: OptionGroupProps) {
  const [shown, setShown] = useState<{ reason: string; chosen: string | undefined }>();
  const { group, tabIndex } = useOneStop(Math.max(chosenIndex, 0));
  // The reason applies to the choice at that moment only.
  const reason = shown && shown.chosen === chosen ? shown.reason : undefined;
  return (
    <div role="group" aria-labelledby={`${id}-label`} id={id} className="scroll-mt-24">
      <p id={`${id}-label`} className="mb-2 text-sm">
        <span className="font-semibold">{label}</span>
        {chosen && (
          <>
            <span className="text-ink-muted">: </span>
            <bdi className="text-ink-muted">{chosen}</bdi>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2.5" {...group}>
        {children({ showReason: (next) => setShown({ reason: next, chosen }), tabIndex })}
      </div>
      <p
        role="status"
        className={classNames('text-sm', (error || reason) && 'mt-2', error ? 'font-semibold text-sale-text' : 'text-ink-muted')}
      >
        {error ?? reason}
      </p>
    </div>
  );
}

type OptionButtonProps = {
  name: string;
  pressed: boolean;
  tabIndex: number;
  /** Why the option is unavailable. */
  reason: string | undefined;
  onPress: () => void;
  onUnavailable: (reason: string) => void;
  className: string;
  children: ReactNode;
};

/** An unavailable option is struck through, but can be pressed to see the reason. */
export function OptionButton({ name, pressed, tabIndex, reason, onPress, onUnavailable, className, children }: OptionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      tabIndex={tabIndex}
      aria-disabled={reason ? true : undefined}
      aria-label={reason ? `${name}, ${reason}` : name}
      title={reason ?? name}
      onClick={() => (reason && !pressed ? onUnavailable(reason) : onPress())}
      className={classNames(
        'relative isolate transition-[border-color,background-color,outline-color] duration-(--duration-quick)',
        className,
      )}
    >
      {children}
      {reason && <StrikeThrough />}
    </button>
  );
}

function StrikeThrough() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full text-ink-muted rtl:-scale-x-100"
    >
      <path d="M6 94 94 6" stroke="var(--color-surface)" strokeWidth="3.5" vectorEffect="non-scaling-stroke" />
      <path d="M6 94 94 6" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
