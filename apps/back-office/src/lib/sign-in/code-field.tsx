import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** The lowest and the highest number of digits; a code of an authenticator app has six. */
  digits?: readonly [number, number];
  autoFocus?: boolean;
  /** Whether a dialog gives it the focus when it opens. */
  'data-autofocus'?: boolean;
};

/** A one-time code: digits alone, which a phone offers from its message. */
export function CodeField({ label, value, onChange, error, digits: [min, max] = [6, 6], ...focus }: CodeFieldProps) {
  return (
    <Field label={label} error={error} required>
      <TextInput
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${min},${max}}`}
        maxLength={max}
        dir="ltr"
        required
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
        {...focus}
      />
    </Field>
  );
}
