import type { CodeSent } from '@souk/contract/identity';
import { useState } from 'react';
import { useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { DestinationForm } from './destination-form.tsx';
import { type Destination, emptyDestination, toCall } from './model/destination.ts';
import { PasswordPurpose } from './password-purpose.tsx';
import { exchangeResetCode, sendResetCode } from './reset-calls.ts';
import { ResetForm } from './reset-form.tsx';

type Step = { name: 'ask' } | { name: 'code'; sent: CodeSent } | { name: 'reset'; token: string };

/** A forgotten password, a dialog after the other: where the code goes, the code, the new password, and then the login again. */
export function ForgotDialogs() {
  const services = useServices();
  const { t } = services.i18n;
  const kind = useSettings((state) => state.forgot_otp_type);
  const [to, setTo] = useState<Destination>(() => emptyDestination(kind));
  const [step, setStep] = useState<Step>({ name: 'ask' });
  const close = () => services.auth.setState({ forgotModal: false });
  const toLogin = () => services.auth.setState({ forgotModal: false, loginModal: true });
  const send = () => sendResetCode(services, toCall(to));

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
            <PasswordPurpose />
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
          <ResetForm token={step.token} onDone={toLogin} />
        </Dialog>
      );
  }
}
