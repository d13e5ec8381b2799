import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useAuth, useI18n, useServices, useSettings } from '../../../lib/services/services-context.tsx';
import { CodeFields } from '../codes/code-fields.tsx';
import { useOneTimeCode } from '../codes/use-one-time-code.ts';
import { emptyPhoneNumber, type PhoneNumber } from '../model/phone-number.ts';
import { emailRequirement, placeholderEmail, type SignUpForm, verificationContact } from '../model/sign-up-form.ts';
import { register, verifyRegistration } from '../mutations.ts';
import { PhoneNumberInput } from '../phone-number-input.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { DialogSwitch, TermsNote } from './sign-in-notes.tsx';

export function RegistrationDialog() {
  const { auth, i18n } = useServices();
  const { t } = i18n;
  const open = useAuth((state) => state.registerModal);
  return (
    <Dialog open={open} onClose={() => auth.setState({ registerModal: false })} title={t('Sign Up')}>
      <RegistrationForm />
      <TermsNote />
      <SocialButtons />
      <DialogSwitch
        question={t('Already have an account?')}
        answer={t('Login')}
        onPress={() => auth.setState({ registerModal: false, loginModal: true })}
      />
    </Dialog>
  );
}

type Problems = { name?: string | undefined; phone?: string | undefined; email?: string | undefined; otp?: string | undefined };

function useRegistration() {
  const services = useServices();
  const { t } = services.i18n;
  const [form, setForm] = useState<SignUpForm>({ name: '', number: emptyPhoneNumber, email: '' });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const code = useOneTimeCode();

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
      phone: verificationContact(form, services.settings.getState().defaultCountry),
      otp,
      name: form.name,
    });
    setBusy(false);
    if (!result.ok) setProblems({ otp: code.handleFailure(result) });
  }
  return { form, setForm, code, busy, problems, signUp, verify };
}

function RegistrationForm() {
  const { t } = useI18n();
  const registration = useRegistration();
  const { code, problems, busy } = registration;
  const element = useFocusFirstInvalid(problems);
  const isSent = code.sent !== null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    void (isSent ? registration.verify(code.otp) : registration.signUp());
  }
  return (
    <form ref={element} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <AccountFields value={registration.form} onChange={registration.setForm} problems={problems} locked={isSent} />
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

type AccountFieldsProps = { value: SignUpForm; onChange: (value: SignUpForm) => void; problems: Problems; locked: boolean };

/** The settings decide whether the number is required and whether there is an email field. */
function AccountFields({ value, onChange, problems, locked }: AccountFieldsProps) {
  const { t } = useI18n();
  const minLength = useSettings((state) => state.phoneMinLength);
  const phoneRequired = useSettings((state) => state.phoneRequired);
  const kind = useSettings((state) => state.register_otp_type);
  const email = emailRequirement({ phoneRequired, kind });
  function handleNumber(number: PhoneNumber) {
    onChange({ ...value, number, ...(email === 'hidden' && { email: placeholderEmail(number.digits.replace('+', ''), minLength) }) });
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
        <PhoneNumberInput value={value.number} onChange={handleNumber} locked={locked} />
      </Field>
      {email !== 'hidden' && (
        <Field
          label={t('Email')}
          error={problems.email}
          required={email === 'required'}
          hint={email === 'required' ? undefined : t('You only need a phone number or an email address.')}
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
