import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PasswordInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useServices, useSettings } from '../../../lib/services/services-context.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { DestinationForm } from '../codes/destination-form.tsx';
import { type Destination, emptyDestination, toRequest } from '../model/destination.ts';
import { exchangeResetCode, resetPassword, sendResetCode } from '../mutations.ts';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { PasswordNote } from './sign-in-notes.tsx';

type Step = { name: 'ask' } | { name: 'code'; sent: CodeSent } | { name: 'reset'; token: string };

/** A dialog per step: destination, code, new password, then login. */
export function ResetPasswordDialogs() {
  const services = useServices();
  const { t } = services.i18n;
  const kind = useSettings((state) => state.forgot_otp_type);
  const [to, setTo] = useState<Destination>(() => emptyDestination(kind));
  const [step, setStep] = useState<Step>({ name: 'ask' });
  const close = () => services.auth.setState({ resetModal: false });
  const toLogin = () => services.auth.setState({ resetModal: false, loginModal: true });
  const send = () => sendResetCode(services, toRequest(to));

  async function confirm(sent: CodeSent, otp: string) {
    const phone = sent.email_or_phone ?? to.typed;
    const result = await exchangeResetCode(services, { phone, otp });
    if (result.ok) setStep({ name: 'reset', token: result.token });
    return result;
  }
  switch (step.name) {
    case 'ask':
      return (
        <Dialog key="ask" open onClose={close} title={t('Forgot Password')}>
          <DestinationForm
            intro={kind === 'email' ? t('We send a code to your email address.') : t('We send a code to your phone.')}
            value={to}
            onChange={setTo}
            send={send}
            onSent={(sent) => setStep({ name: 'code', sent })}
          >
            <PasswordNote />
            <Button variant="text" onClick={toLogin}>
              {t('Back to login')}
            </Button>
          </DestinationForm>
        </Dialog>
      );
    case 'code':
      return (
        <Dialog key="code" open onClose={close} title={t('Verify OTP')}>
          <CodeForm
            first={step.sent}
            destination={step.sent.email_or_phone ?? to.typed}
            onResend={send}
            onConfirm={(otp) => confirm(step.sent, otp)}
            onChange={() => setStep({ name: 'ask' })}
          />
        </Dialog>
      );
    case 'reset':
      return (
        <Dialog key="reset" open onClose={close} title={t('Reset Password')}>
          <NewPasswordForm token={step.token} onDone={toLogin} />
        </Dialog>
      );
  }
}

type Problems = { password?: string | undefined; confirmation?: string | undefined };

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const services = useServices();
  const { t } = services.i18n;
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const form = useFocusFirstInvalid(problems);

  async function save() {
    if (password !== confirmation) return setProblems({ confirmation: t('Confirm Password does not match.') });
    setBusy(true);
    const result = await resetPassword(services, { password, password_confirmation: confirmation, token });
    setBusy(false);
    if (result.ok) return onDone();
    const { errors } = result;
    setProblems({ password: (errors.password ?? errors.token)?.[0], confirmation: errors.password_confirmation?.[0] });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void save();
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <Field label={t('New password')} error={problems.password} required>
        <PasswordInput data-autofocus autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Field label={t('Confirm password')} error={problems.confirmation} required>
        <PasswordInput autoComplete="new-password" value={confirmation} onChange={(event) => setConfirmation(event.target.value)} />
      </Field>
      <Button type="submit" block size="lg" busy={busy}>
        {t('Reset Password')}
      </Button>
    </form>
  );
}
