import { Field } from '@souk/ui/forms/field.tsx';
import { withLatinDigits } from '@souk/ui/forms/latin-digits.ts';
import { TextInput } from '@souk/ui/forms/text-input.tsx';

type MoneyFieldProps = {
  label: string;
  /** As it is typed: at most two decimals. */
  value: string;
  onChange: (value: string) => void;
  currency: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
};

/** An amount in the default currency, left to right in every language. */
export function MoneyField({ label, value, onChange, currency, error, hint, required }: MoneyFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      <MoneyInput {...{ value, onChange, currency }} />
    </Field>
  );
}

/** The same without a label of its own, for cells of a table. */
export function MoneyInput({
  label,
  value,
  onChange,
  currency,
}: { label?: string } & Pick<MoneyFieldProps, 'value' | 'onChange' | 'currency'>) {
  return (
    <TextInput
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      className="tabular-nums"
      end={<span className="pe-2 text-sm">{currency}</span>}
      maxLength={15}
      value={value}
      onChange={({ target }) => onChange(toPlainNumber(target.value))}
    />
  );
}

/** Digits of Arabic and Persian keyboards, and their decimal comma, become those that the server reads. */
function toPlainNumber(text: string): string {
  return withLatinDigits(text)
    .replaceAll(/[٫,]/g, '.')
    .replaceAll(/[^\d.]/g, '');
}

/** The amount of a typed text; undefined if it is none. */
export function readMoney(text: string): number | undefined {
  return /^\d{1,10}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : undefined;
}
