import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { bareInputClass, controlGroupClass } from './control-class.ts';
import { useFieldProps } from './field.tsx';

type PhoneInputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** The country code: a text such as `+91`, or the control that chooses it. */
  prefix?: ReactNode;
};

/** A phone number with its country code. It reads left to right in every language. */
export function PhoneInput({ prefix, className, ...rest }: PhoneInputProps) {
  return (
    <span dir="ltr" className={classNames(controlGroupClass, className)}>
      {prefix && (
        <span className="flex self-stretch items-center border-e border-line ps-3.5 pe-3 whitespace-nowrap text-ink-muted tabular-nums">
          {prefix}
        </span>
      )}
      <input
        type="tel"
        inputMode="tel"
        autoComplete={prefix ? 'tel-national' : 'tel'}
        dir="ltr"
        {...useFieldProps(rest)}
        className={classNames(bareInputClass, 'rounded-md px-3.5 tabular-nums')}
      />
    </span>
  );
}
