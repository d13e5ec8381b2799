import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from '../class-names.ts';

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  /** The error message; it also marks the control as invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** At the end of the label's line, for example a link. */
  aside?: ReactNode;
  className?: string | undefined;
};
type FieldLinks = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldLinks | undefined>(undefined);

/** A labelled control with hint and error. The control inside finds its id and state through context. */
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

/** The attributes of a control inside a Field; its own props override them. */
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

/** The shared classes of inputs, selects and text areas. With 16 px text iPhones do not zoom in. */
export const controlClass =
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink ' +
  'transition-[border-color,box-shadow] duration-(--duration-quick) hover:border-ink-faint ' +
  'focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent ' +
  'aria-invalid:border-sale-text aria-invalid:focus:outline-sale-text ' +
  'disabled:bg-tint disabled:text-ink-muted disabled:hover:border-line-strong read-only:not-[select]:bg-tint';

/** The same for a box around an input. */
export const controlGroupClass =
  'flex w-full min-h-11 items-center rounded-md border border-line-strong bg-surface text-base text-ink ' +
  'transition-[border-color] duration-(--duration-quick) hover:border-ink-faint ' +
  'has-[input:focus]:border-accent has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-accent ' +
  'has-[[aria-invalid=true]]:border-sale-text has-[input:disabled]:bg-tint has-[input:read-only]:bg-tint';

/** An input inside such a box. */
export const bareInputClass = 'min-w-0 flex-1 self-stretch bg-transparent outline-none disabled:text-ink-muted';
