import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names.ts';

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  /** The message under the control; it also marks the control as wrong. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** At the label's end, for example a link. */
  aside?: ReactNode;
  className?: string | undefined;
};
type FieldLinks = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldLinks | undefined>(undefined);

/** A label above one control, a hint and an error below it. The control inside finds its id and state by itself. */
export function Field({ label, children, hint, error, required = false, aside, className }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={classNames('grid content-start gap-1.5', className)}>
        <div className="flex items-baseline justify-between gap-3 text-sm">
          <label htmlFor={id} className="font-semibold">
            {label}
            {required && (
              <span aria-hidden="true" className="text-sale-text">
                {' *'}
              </span>
            )}
          </label>
          {aside}
        </div>
        {children}
        {error && (
          <p id={`${id}-error`} className="text-sm text-sale-text">
            {error}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-muted">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** What a control inside a Field carries; its own props win. */
export function useFieldProps<Props extends { id?: string | undefined }>(own: Props) {
  const field = use(FieldContext);
  const given = field && {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
  return { ...given, ...own };
}
