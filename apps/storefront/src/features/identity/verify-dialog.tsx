import type { CodeSent } from '@souk/contract/identity';
import { useState } from 'react';
import { useAuth, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { DestinationForm } from './destination-form.tsx';
import { type Destination, emptyDestination, toCall } from './model/destination.ts';
import { sendVerificationCode, verifyAccount } from './verify-calls.ts';

/** Before what only a verified account may do: where the code goes, then the code. */
export function VerifyDialog() {
  const services = useServices();
  const { t } = services.i18n;
  const registered = useAuth(({ user }) => (user?.phone ? `+${user.phone_code ?? ''} ${user.phone}` : null));
  const kind = useSettings((state) => state.register_otp_type);
  // Null stands for the number that was registered: the server knows it.
  const [to, setTo] = useState<Destination | null>(() => (registered && kind === 'phone' ? null : emptyDestination(kind)));
  const [sent, setSent] = useState<CodeSent | null>(null);
  const close = () => services.auth.setState({ verifyModal: false });
  const send = () => sendVerificationCode(services, to ? toCall(to) : {});
  const why = t('Just once before your first order, we make sure that we can reach you.');
  const intro = to || !registered ? why : `${why} ${t('The code goes to {destination}.', { destination: registered })}`;
  if (!sent) {
    return (
      <Dialog key="ask" open onClose={close} title={t('Verify your account')}>
        <DestinationForm intro={intro} value={to} onChange={setTo} send={send} onSent={setSent}>
          {!to && (
            <Button variant="text" onClick={() => setTo(emptyDestination('phone'))}>
              {t('Use another number')}
            </Button>
          )}
        </DestinationForm>
      </Dialog>
    );
  }
  const phone = sent.email_or_phone ?? to?.typed ?? '';
  return (
    <Dialog key="code" open onClose={close} title={t('Verify OTP')}>
      <CodeForm
        first={sent}
        destination={phone}
        onResend={send}
        onConfirm={(otp) => verifyAccount(services, { phone, otp })}
        onChange={() => setSent(null)}
      />
    </Dialog>
  );
}
