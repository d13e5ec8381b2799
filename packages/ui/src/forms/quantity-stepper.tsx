import { Minus, Plus, Trash2 } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { useFigures, useText } from '../ui-context.tsx';

type QuantityStepperProps = {
  value: number;
  onIncrease: () => void;
  onDecrease: () => void;
  /** The maximum value. */
  max?: number | undefined;
  /** With `remove`, the minus button removes the item at one, and is labelled so. */
  floor?: 'stop' | 'remove' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** The accessible name of the group. */
  label: string;
};

export function QuantityStepper({
  value,
  onIncrease,
  onDecrease,
  max = Number.POSITIVE_INFINITY,
  floor = 'stop',
  size = 'md',
  label,
}: QuantityStepperProps) {
  const text = useText();
  const figures = useFigures();
  const removes = floor === 'remove' && value <= 1;
  const button = classNames(
    'hit-area grid shrink-0 place-items-center rounded-full text-ink transition-colors duration-(--duration-quick) hover:bg-tint disabled:opacity-35 disabled:hover:bg-transparent',
    size === 'sm' ? 'size-8 [&>svg]:size-4' : 'size-10 [&>svg]:size-4.5',
  );
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex items-center justify-between rounded-full border border-line-strong bg-surface p-px',
        size === 'sm' ? 'min-w-24' : 'min-w-32',
      )}
    >
      <button
        type="button"
        className={button}
        disabled={value <= 1 && !removes}
        aria-label={removes ? text('Remove') : text('Decrease quantity')}
        onClick={onDecrease}
      >
        {removes ? <Trash2 /> : <Minus />}
      </button>
      <output aria-live="polite" className="min-w-7 text-center text-sm font-semibold tabular-nums">
        <span key={value} className="roll">
          {figures(value)}
        </span>
      </output>
      <button type="button" className={button} disabled={value >= max} aria-label={text('Increase quantity')} onClick={onIncrease}>
        <Plus />
      </button>
    </div>
  );
}
