import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';

type MomentFieldProps = {
  label: string;
  /** As the input has it: `2026-12-01T18:30` in the reader's time zone. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  /** It may be empty. */
  optional?: boolean | undefined;
};

/** A day and a time in the reader's time zone. */
export function MomentField({ label, value, onChange, error, hint, disabled, optional = false }: MomentFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={!optional} className="min-w-0">
      <TextInput
        type="datetime-local"
        dir="ltr"
        className="min-w-0"
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** A moment as the input has it; seconds only where it has some. */
export function typeMoment(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, date.getTime() % 60_000 === 0 ? 16 : 23);
}

/** The moment of a typed text; undefined if it is none. */
export function readMoment(typed: string): string | undefined {
  const date = new Date(typed);
  return typed === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The reader's time zone, for example `Asia/Riyadh`. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
