import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldProps } from './field.tsx';

/** Several lines; grows with what is typed where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={4} {...useFieldProps(rest)} className={classNames(controlClass, 'field-sizing-content min-h-28 py-2.5', className)} />
  );
}
