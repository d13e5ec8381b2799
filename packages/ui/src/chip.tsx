import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useText } from './ui-context.tsx';

type ChipProps = { children: ReactNode; disabled?: boolean | undefined } & (
  | { onRemove: () => void; pressed?: never; onPress?: never }
  | { onRemove?: never; pressed: boolean; onPress: () => void }
);

/** A removable choice, or one that is on or off. */
export function Chip({ children, disabled, onRemove, pressed, onPress }: ChipProps) {
  const text = useText();
  if (onRemove) {
    return (
      <span className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-full border border-line bg-surface ps-3.5 pe-1 text-sm">
        <bdi className="truncate">{children}</bdi>
        <button
          type="button"
          disabled={disabled}
          onClick={onRemove}
          className="hit-area grid size-7 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-tint hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
          <span className="sr-only">
            {text('Remove')} {children}
          </span>
        </button>
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-4 text-sm transition-colors duration-(--duration-quick) disabled:opacity-45 pointer-coarse:min-h-11 [&>svg]:size-4',
        pressed
          ? 'border-accent bg-primary-soft font-semibold text-on-primary-soft'
          : 'border-line-strong bg-surface text-ink enabled:hover:border-ink-faint',
      )}
    >
      {children}
    </button>
  );
}
