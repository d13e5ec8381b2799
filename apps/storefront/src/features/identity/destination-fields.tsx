import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { Field } from '../../ui/field.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CountryField } from './country-field.tsx';
import type { Destination, DestinationProblems } from './model/destination.ts';
import { phoneDigits } from './model/typed-number.ts';

type DestinationFieldsProps = {
  value: Destination;
  onChange: (value: Destination) => void;
  problems: DestinationProblems;
};

/** Where a code is to go: a number with its country, or a mail address. */
export function DestinationFields({ value, onChange, problems }: DestinationFieldsProps) {
  const { t } = useI18n();
  const maxLength = useSettings((state) => state.phoneMaxLength);
  if (value.kind === 'email') {
    return (
      <Field label={t('Email')} error={problems.typed} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          data-autofocus
          value={value.typed}
          onChange={(event) => onChange({ ...value, typed: event.target.value })}
        />
      </Field>
    );
  }
  return (
    <>
      <CountryField value={value.country} onChange={(country) => onChange({ ...value, country })} problem={problems.country} />
      <Field label={t('Phone number')} error={problems.typed} required>
        <PhoneInput
          prefix={value.country && `+${value.country.phone_code}`}
          value={value.typed}
          onChange={(event) => onChange({ ...value, typed: phoneDigits(event.target.value, maxLength) })}
        />
      </Field>
    </>
  );
}
