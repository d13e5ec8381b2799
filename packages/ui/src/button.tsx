import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './ui-context.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    busy?: boolean | undefined;
    /** The action is done: the button does nothing more, but stays focusable. */
    inactive?: boolean | undefined;
  };

/** A button. While busy it shows a spinner, retains its width and focus, and ignores clicks. */
export function Button({ variant, size, block, busy, inactive, className, children, onClick, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy || inactive) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || inactive || undefined}
      onClick={handleClick}
      className={classNames(buttonClass({ variant, size, block }), inactive && 'cursor-default! opacity-60', className)}
    >
      {busy && <Spinner className="absolute" />}
      <span className={busy ? 'inline-flex items-center gap-[inherit] opacity-0' : 'contents'}>{children}</span>
    </button>
  );
}

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'text';
export type ButtonSize = 'sm' | 'md' | 'lg';
type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; block?: boolean | undefined };

const variants = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  secondary:
    'border border-line-strong bg-surface text-ink enabled:hover:border-ink-faint enabled:hover:bg-tint [a&]:hover:border-ink-faint [a&]:hover:bg-tint',
  soft: 'bg-primary-soft text-on-primary-soft enabled:hover:brightness-[0.97] [a&]:hover:brightness-[0.97]',
  ghost: 'text-ink enabled:hover:bg-tint [a&]:hover:bg-tint',
  danger: 'bg-sale text-on-sale enabled:hover:brightness-90 [a&]:hover:brightness-90',
  text: 'text-accent underline-offset-4 enabled:hover:underline [a&]:hover:underline',
} satisfies Record<ButtonVariant, string>;

const sizes = {
  sm: 'min-h-9 gap-1.5 rounded-md px-3.5 text-sm whitespace-nowrap max-[18rem]:whitespace-normal pointer-coarse:min-h-11',
  md: 'min-h-11 gap-2 rounded-md px-5 text-sm',
  lg: 'min-h-13 gap-2.5 rounded-lg px-7 text-base',
} satisfies Record<ButtonSize, string>;

const textSizes = { sm: 'min-h-8 gap-1 text-sm', md: 'min-h-9 gap-1.5 text-sm', lg: 'min-h-11 gap-2 text-base' } satisfies Record<
  ButtonSize,
  string
>;

/** The classes of a button, for any element. */
export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook = {}): string {
  return classNames(
    'print:hidden forced-colors:border relative inline-flex shrink-0 max-[18rem]:shrink select-none items-center justify-center text-center font-semibold',
    'transition-[background-color,border-color,color,filter,scale] duration-(--duration-quick) active:enabled:scale-[0.985]',
    'disabled:opacity-45 aria-disabled:cursor-progress [&_svg]:size-[1.2em] [&_svg]:shrink-0',
    variant === 'text' ? textSizes[size] : sizes[size],
    variants[variant],
    block && (size === 'sm' ? 'w-full px-2' : 'w-full'),
  );
}

export function ButtonLink({ variant, size, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classNames(buttonClass({ variant, size, block }), className)} />;
}

type IconButtonProps = ComponentProps<'button'> &
  IconButtonLook & {
    /** The accessible name. */
    label: string;
  };
type IconButtonLook = { variant?: 'ghost' | 'outline' | 'float' | undefined; size?: 'sm' | 'md' | undefined };

const iconVariants = {
  ghost: 'text-ink hover:bg-tint',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-tint',
  float: 'border border-line bg-raised text-ink hover:bg-tint',
};

/** A round button with only an icon. */
export function IconButton({ label, variant, size, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(iconButtonClass({ variant, size }), className)}>
      {children}
    </button>
  );
}

/** The classes of an icon button, for a link or a summary. */
export function iconButtonClass({ variant = 'ghost', size = 'md' }: IconButtonLook = {}): string {
  return classNames(
    'print:hidden hit-area inline-grid shrink-0 place-items-center rounded-full transition-[background-color,color,scale] duration-(--duration-quick)',
    'disabled:opacity-40 active:enabled:scale-95',
    size === 'sm' ? 'size-9 [&>svg]:size-4.5' : 'size-11 [&>svg]:size-5.5',
    iconVariants[variant],
    variant === 'float' && (size === 'sm' ? 'shadow-raised' : 'shadow-float'),
  );
}

/** A progress indicator without text; the caller announces the progress. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={classNames('spin size-5', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
