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

/** The classes of a button, for any element. */
export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook = {}): string {
  return classNames(
    `button button-${variant} inline-flex [&_svg]:size-[1.2em]`,
    variant === 'text' ? `button-text-${size}` : `button-${size}`,
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
  return `icon-button icon-button-${variant} icon-button-${size}`;
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
