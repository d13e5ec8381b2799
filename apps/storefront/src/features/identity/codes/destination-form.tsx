import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PhoneInput, TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { CountryField } from '../country-field.tsx';
import { type Destination, type DestinationProblems, findMissing } from '../model/destination.ts';
import { phoneDigits } from '../model/phone-number.ts';
import type { Failed, Sent } from '../mutations.ts';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';

type DestinationFormProps = {
  intro: ReactNode;
  /** Null if the server knows the destination. */
  value: Destination | null;
  onChange: (value: Destination) => void;
  send: () => Promise<Sent | Failed>;
  onSent: (sent: CodeSent) => void;
  /** Links below the button. */
  children: ReactNode;
};

/** Asks for the destination of a one-time code and sends the code. */
export function DestinationForm({ intro, value, onChange, send, onSent, children }: DestinationFormProps) {
  const { t } = useI18n();
  const [problems, setProblems] = useState<DestinationProblems>({});
  const [busy, setBusy] = useState(false);
  const form = useFocusFirstInvalid(problems);

  async function submit() {
    const missing = value ? findMissing(value) : { country: false, typed: false };
    setProblems({
      ...(missing.country && { country: t('The country field is required') }),
      ...(missing.typed && { typed: t('The phone or email field is required') }),
    });
    if (missing.country || missing.typed) return;
    setBusy(true);
    const result = await send();
    setBusy(false);
    if (result.ok) onSent(result.sent);
    else setProblems({ country: result.errors.phone_code?.[0], typed: result.errors.phone?.[0] });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void submit();
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-sm text-ink-muted">{intro}</p>
      {value && <DestinationFields value={value} onChange={onChange} problems={problems} />}
      <Button type="submit" block size="lg" busy={busy} data-autofocus={value ? undefined : true}>
        {t('Send OTP')}
      </Button>
      {children}
    </form>
  );
}

type DestinationFieldsProps = {
  value: Destination;
  onChange: (value: Destination) => void;
  problems: DestinationProblems;
};

function DestinationFields({ value, onChange, problems }: DestinationFieldsProps) {
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
      <CountryField
        purpose="phone"
        value={value.country?.name ?? ''}
        onChange={(country) => onChange({ ...value, country })}
        problem={problems.country}
      />
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
