import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = ComponentProps<'button'> &
  IconButtonLook & {
    /** Its name, which no one sees. */
    label: string;
  };
type IconButtonLook = { variant?: 'ghost' | 'outline' | 'float' | undefined; size?: 'sm' | 'md' | undefined };

const variants = {
  ghost: 'text-ink hover:bg-tint',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-tint',
  float: 'border border-line bg-raised text-ink hover:bg-tint',
};

/** A round button with an icon alone. */
export function IconButton({ label, variant, size, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(iconButtonClass({ variant, size }), className)}>
      {children}
    </button>
  );
}

/** The look of an icon button, for a link or a summary. */
export function iconButtonClass({ variant = 'ghost', size = 'md' }: IconButtonLook = {}): string {
  return classNames(
    'print:hidden hit-area inline-grid shrink-0 place-items-center rounded-full transition-[background-color,color,scale] duration-(--duration-quick)',
    'disabled:opacity-40 active:enabled:scale-95',
    size === 'sm' ? 'size-9 [&>svg]:size-4.5' : 'size-11 [&>svg]:size-5.5',
    variants[variant],
    variant === 'float' && (size === 'sm' ? 'shadow-raised' : 'shadow-float'),
  );
}
