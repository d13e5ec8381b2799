import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    busy?: boolean | undefined;
    /** Its action is done already: it does nothing more, and keeps the focus where it is. */
    inactive?: boolean | undefined;
  };

/** A button. While busy it keeps its words and its focus, turns, and does nothing. */
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
