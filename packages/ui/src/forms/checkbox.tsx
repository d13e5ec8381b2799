import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** At the end of the line, for example a count. */
  note?: ReactNode;
  /** `radio` for one of several with the same name. */
  type?: 'checkbox' | 'radio' | undefined;
};

/** A checkbox or radio button with its label; the whole line is clickable. */
export function Checkbox({ label, note, type = 'checkbox', className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'group relative flex min-h-9 items-start gap-3 py-1.5 text-sm has-disabled:text-ink-faint pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        className,
      )}
    >
      <input type={type} {...rest} className="peer sr-only" />
      <span
        aria-hidden="true"
        className={classNames(
          'mt-px grid size-5 shrink-0 place-items-center border-[1.5px] border-line-strong bg-surface text-on-primary transition-colors duration-(--duration-quick) group-hover:border-ink-faint',
          'peer-checked:border-primary peer-checked:bg-primary peer-disabled:opacity-50',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
          '[&>*]:scale-0 [&>*]:transition-transform [&>*]:duration-(--duration-quick) peer-checked:[&>*]:scale-100',
          // Radio buttons of which none is chosen all match :indeterminate.
          type === 'radio' ? 'rounded-full' : 'rounded-sm peer-indeterminate:border-primary peer-indeterminate:bg-primary',
        )}
      >
        {type === 'radio' ? <span className="size-2 rounded-full bg-current forced-colors:border-4" /> : <Tick />}
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {note !== undefined && <span className="text-xs leading-5 text-ink-muted tabular-nums">{note}</span>}
    </label>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 12 12" fill="none" aria-hidden="true" className="size-3">
      <path d="m2 6.4 2.7 2.7L10 3.4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
