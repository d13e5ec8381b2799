import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  /** At the end of the card, for example a price or a link. */
  end?: ReactNode;
};

/** A radio button as a card with title and text. */
export function RadioCard({ title, text, icon, end, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={classNames(
        'relative flex items-start gap-3.5 rounded-lg border border-line-strong bg-surface p-4 transition-colors duration-(--duration-quick)',
        'hover:border-ink-faint has-checked:border-accent has-checked:bg-primary-soft/40 has-checked:ring-1 has-checked:ring-accent',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-50',
        className,
      )}
    >
      <input type="radio" {...rest} className="peer sr-only" />
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface peer-checked:border-accent [&>span]:scale-0 [&>span]:transition-transform peer-checked:[&>span]:scale-100"
      >
        <span className="size-2.5 rounded-full bg-accent forced-colors:border-5" />
      </span>
      {icon && <span className="text-ink-muted [&>svg]:size-6">{icon}</span>}
      <span className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        {text && <span className="text-sm text-pretty text-ink-muted">{text}</span>}
      </span>
      {end && <span className="text-sm">{end}</span>}
    </label>
  );
}
