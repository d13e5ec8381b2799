import type { CodeSent } from '@souk/contract/identity';
import { useState } from 'react';
import { useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { DestinationForm } from './destination-form.tsx';
import { type Destination, emptyDestination, toCall } from './model/destination.ts';
import { sendVerificationCode, verifyAccount } from './verify-calls.ts';

type ProveDialogProps = {
  title: string;
  /** Why the code is asked for. */
  why: string;
  /** Where the code goes at first. Null stands for the number that was registered: the server knows it. */
  start: Destination | null;
  /** The number that was registered, as it is read. */
  registered: string | null;
  onClose: () => void;
  /** Once the code was right. */
  onProved?: (() => void) | undefined;
};

/** Proves that a number or a mail address is one's own: where the code goes, then the code. */
export function ProveDialog({ title, why, start, registered, onClose, onProved }: ProveDialogProps) {
  const services = useServices();
  const { t } = services.i18n;
  const [to, setTo] = useState(start);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const send = () => sendVerificationCode(services, to ? toCall(to) : {});
  const intro = to || !registered ? why : `${why} ${t('The code goes to {destination}.', { destination: registered })}`;
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
    if (result.ok) onProved?.();
    return result;
  }
  return (
    <Dialog key="code" open onClose={onClose} title={t('Verify OTP')}>
      <CodeForm first={sent} destination={phone} onResend={send} onConfirm={confirm} onChange={() => setSent(null)} />
    </Dialog>
  );
}
