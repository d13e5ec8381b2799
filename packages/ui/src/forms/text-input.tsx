import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';
import { bareInputClass, controlClass, controlGroupClass, useFieldProps } from './field.tsx';

type TextInputProps = ComponentProps<'input'> & {
  /** An icon or text inside the box, before or after the input. */
  start?: ReactNode;
  end?: ReactNode;
};

export function TextInput({ start, end, className, ...rest }: TextInputProps) {
  const props = useFieldProps(rest);
  if (!start && !end) return <input type="text" {...props} className={classNames(controlClass, className)} />;
  return (
    <span className={classNames(controlGroupClass, className)}>
      {start && <span className="ps-3.5 text-ink-muted [&>svg]:size-5">{start}</span>}
      <input type="text" {...props} className={classNames(bareInputClass, start ? 'ps-2.5' : 'ps-3.5', end ? 'pe-2.5' : 'pe-3.5')} />
      {end && <span className="flex items-center pe-1.5 text-ink-muted">{end}</span>}
    </span>
  );
}

/** Grows with its text in browsers that support it. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={4} {...useFieldProps(rest)} className={classNames(controlClass, 'field-sizing-content min-h-28 py-2.5', className)} />
  );
}

type PhoneInputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** The country code: a text such as `+91`, or a control to choose it. */
  prefix?: ReactNode;
};

/** A phone number with its country code, left to right in every language. */
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

/** A password with a button to show it, left to right in every language. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const text = useText();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton size="sm" label={shown ? text('Hide password') : text('Show password')} onClick={() => setShown(!shown)}>
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return <TextInput autoComplete="current-password" dir="ltr" {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
