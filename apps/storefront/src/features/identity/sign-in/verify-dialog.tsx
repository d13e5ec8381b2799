import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { useAuth, useServices, useSettings } from '../../../lib/services/services-context.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { DestinationForm } from '../codes/destination-form.tsx';
import { type Destination, emptyDestination, toRequest } from '../model/destination.ts';
import { formatPhone } from '../model/phone-number.ts';
import { sendVerificationCode, verifyAccount } from '../mutations.ts';

/** Opens before an action that needs a verified account. */
export function VerifyDialog() {
  const { auth, i18n } = useServices();
  const { t } = i18n;
  const registered = useAuth(({ user }) => formatPhone(user));
  const kind = useSettings((state) => state.register_otp_type);
  const [start] = useState(() => (registered && kind === 'phone' ? null : emptyDestination(kind)));
  return (
    <VerifyContactDialog
      title={t('Verify your account')}
      reason={t('Before your first order, we verify that we can reach you. You only do this once.')}
      start={start}
      registered={registered}
      onClose={() => auth.setState({ verifyModal: false })}
    />
  );
}

type VerifyContactDialogProps = {
  title: string;
  reason: string;
  /** The first destination of the code. Null is the registered number, which the server knows. */
  start: Destination | null;
  /** The registered number, formatted. */
  registered: string | null;
  onClose: () => void;
  onVerified?: (() => void) | undefined;
};

/** Verifies that a number or email address belongs to the shopper: the destination, then the code. */
export function VerifyContactDialog({ title, reason, start, registered, onClose, onVerified }: VerifyContactDialogProps) {
  const services = useServices();
  const { t } = services.i18n;
  const [to, setTo] = useState(start);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const send = () => sendVerificationCode(services, to ? toRequest(to) : {});
  const intro = to || !registered ? reason : `${reason} ${t('We send the code to {destination}.', { destination: registered })}`;
  if (!sent) {
    return (
      <Dialog key="ask" open onClose={onClose} title={title}>
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
  async function confirm(otp: string) {
    const result = await verifyAccount(services, { phone, otp });
    if (result.ok) onVerified?.();
    return result;
  }
  return (
    <Dialog key="code" open onClose={onClose} title={t('Verify OTP')}>
      <CodeForm first={sent} destination={phone} onResend={send} onConfirm={confirm} onChange={() => setSent(null)} />
    </Dialog>
  );
}
