import type { CodeSent } from '@souk/contract/identity';
import { type FormEvent, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAuth, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { DemoCode } from './demo-code.tsx';
import { register, verifyRegistration } from './identity-calls.ts';
import { mailFor, phoneDigits, signUpDefaults } from './model/sign-up-form.ts';

/** A new account: name and number, then the code that proves the number. */
export function RegistrationDialog() {
  const { auth, i18n } = useServices();
  const { t } = i18n;
  const open = useAuth((state) => state.registerModal);
  return (
    <Dialog open={open} onClose={() => auth.setState({ registerModal: false })} title={t('Sign Up')}>
      <RegistrationForm />
      <p className="mt-5 border-t border-line pt-4 text-center text-sm text-ink-muted">
        {t('Already have an account?')}{' '}
        <button
          type="button"
          className="hit-area relative font-semibold text-accent underline-offset-4 hover:underline"
          onClick={() => auth.setState({ registerModal: false, loginModal: true })}
        >
          {t('Login')}
        </button>
      </p>
    </Dialog>
  );
}

type Problems = { name?: string | undefined; phone?: string | undefined; otp?: string | undefined };

function useRegistration() {
  const services = useServices();
  const { t } = services.i18n;
  const minLength = useSettings((state) => state.phoneMinLength);
  const [form, setForm] = useState({ name: '', phone: '', email: '' });
  const [otp, setOtp] = useState('');
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  async function signUp(): Promise<void> {
    setBusy(true);
    const result = await register(services, form);
    setBusy(false);
    if (!result.ok) return setProblems({ name: result.errors.name?.[0], phone: result.errors.phone?.[0] });
    setProblems({});
    setSent(result.sent);
  }
  async function verify(code: string): Promise<void> {
    if (!code) return setProblems({ otp: t('OTP is required') });
    setBusy(true);
    const result = await verifyRegistration(services, { phone: `${signUpDefaults.phone_code}${form.phone}`, otp: code });
    setBusy(false);
    if (!result.ok) setProblems({ otp: result.errors.otp?.[0] });
  }
  const setName = (name: string) => setForm({ ...form, name });
  const setPhone = (phone: string) => setForm({ ...form, phone, email: mailFor(phone, minLength) });
  return { form, setName, setPhone, otp, setOtp, sent, busy, problems, signUp, verify };
}

function RegistrationForm() {
  const { t } = useServices().i18n;
  const length = useSettings((state) => state.otpLength);
  const maxLength = useSettings((state) => state.phoneMaxLength);
  const { form, sent, ...registration } = useRegistration();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void (sent ? registration.verify(registration.otp) : registration.signUp());
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <Field label={t('Full name')} error={registration.problems.name} required>
        <TextInput
          data-autofocus
          autoComplete="name"
          value={form.name}
          readOnly={sent !== null}
          onChange={(event) => registration.setName(event.target.value)}
        />
      </Field>
      <Field label={t('WhatsApp number')} error={registration.problems.phone} required>
        <PhoneInput
          prefix={`+${signUpDefaults.phone_code}`}
          value={form.phone}
          readOnly={sent !== null}
          onChange={(event) => registration.setPhone(phoneDigits(event.target.value, maxLength))}
        />
      </Field>
      {sent && (
        <>
          <DemoCode sent={sent} />
          <Field label={t('OTP')} error={registration.problems.otp} required>
            <OtpField
              label={t('OTP')}
              length={length}
              value={registration.otp}
              onChange={registration.setOtp}
              onComplete={(code) => void registration.verify(code)}
            />
          </Field>
        </>
      )}
      <Button type="submit" block size="lg" busy={registration.busy}>
        {sent ? t('Verify OTP') : t('Sign Up')}
      </Button>
      <TermsNote />
    </form>
  );
}

function TermsNote() {
  const { t } = useServices().i18n;
  return (
    <p className="text-center text-xs text-ink-muted">
      {t('By signing up you agree to our')}{' '}
      <Link href={paths.terms()} className="underline">
        {t('Terms & Conditions')}
      </Link>{' '}
      {t('and')}{' '}
      <Link href={paths.privacy()} className="underline">
        {t('Privacy Policy')}
      </Link>
    </p>
  );
}
