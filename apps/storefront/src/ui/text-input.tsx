import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { bareInputClass, controlClass, controlGroupClass } from './control-class.ts';
import { useFieldProps } from './field.tsx';

type TextInputProps = ComponentProps<'input'> & {
  /** An icon or a word inside the box, before or after the text. */
  start?: ReactNode;
  end?: ReactNode;
};

/** One line of text. */
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
