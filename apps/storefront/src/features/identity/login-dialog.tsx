import type { CodeSent } from '@souk/contract/identity';
import { type FormEvent, useState } from 'react';
import { useAuth, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { DemoCode } from './demo-code.tsx';
import { sendLoginCode, signInWithCode } from './identity-calls.ts';
import { phoneDigits } from './model/sign-up-form.ts';
import { ResendCode } from './resend-code.tsx';
import { useCountdown } from './use-countdown.ts';

/** Sign-in by phone: the number, then the code that was sent to it. */
export function LoginDialog() {
  const { auth, i18n } = useServices();
  const open = useAuth((state) => state.loginModal);
  const { t } = i18n;
  const close = () => auth.setState({ loginModal: false });
  return (
    <Dialog open={open} onClose={close} title={t('Login')}>
      <LoginForm />
      <p className="mt-5 border-t border-line pt-4 text-center text-sm text-ink-muted">
        {t('New here?')}{' '}
        <button
          type="button"
          className="hit-area relative font-semibold text-accent underline-offset-4 hover:underline"
          onClick={() => auth.setState({ loginModal: false, registerModal: true })}
        >
          {t('Sign Up')}
        </button>
      </p>
    </Dialog>
  );
}

type Problems = { phone?: string | undefined; otp?: string | undefined };

function useLogin() {
  const services = useServices();
  const { t } = services.i18n;
  const [phone, setPhone] = useState('');
  const [otp, setOtp] = useState('');
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const wait = useCountdown();

  async function send(): Promise<void> {
    if (!phone) return setProblems({ phone: t('Phone number is required') });
    setBusy(true);
    const result = await sendLoginCode(services, phone);
    setBusy(false);
    if (!result.ok) return setProblems({ phone: result.errors.phone?.[0] });
    setProblems({});
    setOtp('');
    setSent(result.sent);
    wait.restart(result.sent.retry_after);
  }
  async function verify(code: string): Promise<void> {
    if (!code) return setProblems({ otp: t('OTP is required') });
    setBusy(true);
    const result = await signInWithCode(services, { phone, otp: code });
    setBusy(false);
    if (!result.ok) setProblems({ otp: result.errors.otp?.[0] });
  }
  const change = () => {
    setSent(null);
    setProblems({});
  };
  return { phone, setPhone, otp, setOtp, sent, busy, problems, send, verify, change, left: wait.left };
}

function LoginForm() {
  const { t } = useServices().i18n;
  const length = useSettings((state) => state.otpLength);
  const maxLength = useSettings((state) => state.phoneMaxLength);
  const login = useLogin();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void (login.sent ? login.verify(login.otp) : login.send());
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <Field
        label={t('WhatsApp number')}
        error={login.problems.phone}
        hint={login.sent ? undefined : t('We send a one-time code to this number.')}
        aside={login.sent && <ChangeNumber onPress={login.change} />}
        required
      >
        <PhoneInput
          data-autofocus
          value={login.phone}
          readOnly={login.sent !== null}
          aria-disabled={login.sent !== null}
          onChange={(event) => login.setPhone(phoneDigits(event.target.value, maxLength))}
        />
      </Field>
      {login.sent && (
        <>
          <DemoCode sent={login.sent} />
          <Field
            label={t('OTP')}
            error={login.problems.otp}
            aside={<ResendCode left={login.left} onResend={() => void login.send()} />}
            required
          >
            <OtpField
              label={t('OTP')}
              length={length}
              value={login.otp}
              onChange={login.setOtp}
              onComplete={(code) => void login.verify(code)}
            />
          </Field>
        </>
      )}
      <Button type="submit" block size="lg" busy={login.busy}>
        {login.sent ? t('Verify and Log in') : t('Send OTP')}
      </Button>
    </form>
  );
}

function ChangeNumber({ onPress }: { onPress: () => void }) {
  const { t } = useServices().i18n;
  return (
    <Button variant="text" size="sm" onClick={onPress}>
      {t('Change number')}
    </Button>
  );
}
