import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean | undefined };

/** A button. While busy it keeps its words and its focus, turns, and does nothing. */
export function Button({ variant, size, block, busy, className, children, onClick, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      className={classNames(buttonClass({ variant, size, block }), className)}
    >
      {busy && <Spinner className="absolute" />}
      <span className={busy ? 'inline-flex items-center gap-[inherit] opacity-0' : 'contents'}>{children}</span>
    </button>
  );
}
