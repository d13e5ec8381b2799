import { type FormEvent, useState } from 'react';
import { useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CodeFields } from './code-fields.tsx';
import { register, verifyRegistration } from './identity-calls.ts';
import { mailAsked, mailFor, type SignUpForm, verifiedBy } from './model/sign-up-form.ts';
import { emptyNumber, type TypedNumber } from './model/typed-number.ts';
import { NumberInput } from './number-input.tsx';
import { useSentCode } from './use-sent-code.ts';
import { useShownProblem } from './use-shown-problem.ts';

type Problems = { name?: string | undefined; phone?: string | undefined; email?: string | undefined; otp?: string | undefined };

function useRegistration() {
  const services = useServices();
  const { t } = services.i18n;
  const [form, setForm] = useState<SignUpForm>({ name: '', number: emptyNumber, email: '' });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const code = useSentCode();

  async function signUp(): Promise<void> {
    setBusy(true);
    const result = await register(services, form, code.sent !== null);
    setBusy(false);
    if (!result.ok) {
      const { name, phone, email } = result.errors;
      return setProblems({ name: name?.[0], phone: phone?.[0], email: email?.[0] });
    }
    setProblems({});
    if (result.sent) code.receive(result.sent);
  }
  async function verify(otp: string): Promise<void> {
    if (!otp) return setProblems({ otp: t('OTP is required') });
    setBusy(true);
    const result = await verifyRegistration(services, {
      phone: verifiedBy(form, services.settings.getState().defaultCountry),
      otp,
      name: form.name,
    });
    setBusy(false);
    if (!result.ok) setProblems({ otp: code.refuse(result) });
  }
  return { form, setForm, code, busy, problems, signUp, verify };
}

/** Who it is, then the code that proves the number or the mail address. */
export function RegistrationForm() {
  const { t } = useI18n();
  const registration = useRegistration();
  const { code, problems, busy } = registration;
  const element = useShownProblem(problems);
  const isSent = code.sent !== null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    void (isSent ? registration.verify(code.otp) : registration.signUp());
  }
  return (
    <form ref={element} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <PersonFields value={registration.form} onChange={registration.setForm} problems={problems} locked={isSent} />
      {isSent && (
        <CodeFields
          code={code}
          problem={problems.otp}
          onComplete={(otp) => void registration.verify(otp)}
          onResend={() => void registration.signUp()}
        />
      )}
      <Button type="submit" block size="lg" busy={busy}>
        {isSent ? t('Verify OTP') : t('Sign Up')}
      </Button>
    </form>
  );
}

type PersonFieldsProps = { value: SignUpForm; onChange: (value: SignUpForm) => void; problems: Problems; locked: boolean };

/** The settings say whether a number is needed, and whether a mail address is asked for at all. */
function PersonFields({ value, onChange, problems, locked }: PersonFieldsProps) {
  const { t } = useI18n();
  const minLength = useSettings((state) => state.phoneMinLength);
  const phoneRequired = useSettings((state) => state.phoneRequired);
  const kind = useSettings((state) => state.register_otp_type);
  const mail = mailAsked({ phoneRequired, kind });
  function handleNumber(number: TypedNumber) {
    onChange({ ...value, number, ...(mail === 'never' && { email: mailFor(number.digits.replace('+', ''), minLength) }) });
  }
  return (
    <>
      <Field label={t('Full name')} error={problems.name} required>
        <TextInput
          data-autofocus
          autoComplete="name"
          value={value.name}
          readOnly={locked}
          onChange={(event) => onChange({ ...value, name: event.target.value })}
        />
      </Field>
      <Field label={t('WhatsApp number')} error={problems.phone} required={phoneRequired}>
        <NumberInput value={value.number} onChange={handleNumber} locked={locked} />
      </Field>
      {mail !== 'never' && (
        <Field
          label={t('Email')}
          error={problems.email}
          required={mail === 'always'}
          hint={mail === 'always' ? undefined : t('A number or an email address is enough.')}
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            value={value.email}
            readOnly={locked}
            onChange={(event) => onChange({ ...value, email: event.target.value.trim() })}
          />
        </Field>
      )}
    </>
  );
}
