import type { CodeSent, User } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { DestinationForm } from '../codes/destination-form.tsx';
import { emptyDestination, toRequest } from '../model/destination.ts';
import { formatPhone } from '../model/phone-number.ts';
import type { Failed } from '../mutations.ts';
import { VerifyContactDialog } from '../sign-in/verify-dialog.tsx';
import { changePhone, confirmPhoneChange, type PhoneChangeStarted, sendNewPhoneCode, startPhoneChange, storeProfile } from './mutations.ts';

/** The contact to verify: the current email or number, or a number that replaces it. */
export type ContactToVerify = 'email' | 'number' | 'new number';

export function ContactVerification({ user, contact, onClose }: { user: User; contact: ContactToVerify; onClose: () => void }) {
  const services = useServices();
  const { t } = services.i18n;
  if (contact === 'new number' && user.account_verified) return <ChangeNumber user={user} onClose={onClose} />;
  const reason = t('We send a code to confirm that this number is yours.');
  const texts = {
    email: { title: t('Verify your email'), reason: t('We send a code to confirm that this email is yours.') },
    number: { title: t('Verify your number'), reason },
    'new number': { title: t('Change your number'), reason },
  };
  const starts = {
    email: { ...emptyDestination('email'), typed: user.email ?? '' },
    number: null,
    'new number': emptyDestination('phone'),
  };
  function handleVerified() {
    const { user: verified } = services.auth.getState();
    if (verified) storeProfile(services, verified);
    onClose();
  }
  return (
    <VerifyContactDialog
      {...texts[contact]}
      start={starts[contact]}
      registered={formatPhone(user)}
      onClose={onClose}
      onVerified={handleVerified}
    />
  );
}

/** The shopper first confirms their identity with a code, then the new number with another. */
type Step =
  | { name: 'self' }
  | { name: 'self-code'; sent: PhoneChangeStarted }
  | { name: 'number'; pass: string }
  | { name: 'number-code'; pass: string; sent: CodeSent };

/** For shoppers with a verified number or email address. */
function ChangeNumber({ user, onClose }: { user: User; onClose: () => void }) {
  const services = useServices();
  const { t } = services.i18n;
  const [step, setStep] = useState<Step>({ name: 'self' });
  const [to, setTo] = useState(emptyDestination('phone'));
  /** A pass is valid for ten minutes; after that the change starts again. */
  function restartIfExpired<Done>(result: Done | Failed): Done | Failed {
    if (result instanceof Object && 'errors' in result && result.errors.pass) setStep({ name: 'self' });
    return result;
  }
  const send = async (pass: string) => restartIfExpired(await sendNewPhoneCode(services, { pass, ...toRequest(to) }));
  switch (step.name) {
    case 'self':
      return (
        <Dialog key="self" open onClose={onClose} title={t('Change your number')}>
          <SendIdentityCode user={user} onSent={(sent) => setStep({ name: 'self-code', sent })} />
        </Dialog>
      );
    case 'self-code':
      return (
        <Dialog key={`self by ${step.sent.email_or_phone}`} open onClose={onClose} title={t('Confirm it is you')}>
          <ConfirmIdentity
            sent={step.sent}
            onSentToOther={(sent) => setStep({ name: 'self-code', sent })}
            onBack={() => setStep({ name: 'self' })}
            onConfirmed={(pass) => setStep({ name: 'number', pass })}
          />
        </Dialog>
      );
    case 'number':
      return (
        <Dialog key="number" open onClose={onClose} title={t('Your new number')}>
          <DestinationForm
            intro={t('We send a code to confirm that this number is yours.')}
            value={to}
            onChange={setTo}
            send={() => send(step.pass)}
            onSent={(sent) => setStep({ name: 'number-code', pass: step.pass, sent })}
          >
            {null}
          </DestinationForm>
        </Dialog>
      );
    case 'number-code':
      return (
        <Dialog key="number-code" open onClose={onClose} title={t('Verify OTP')}>
          <CodeForm
            first={step.sent}
            destination={step.sent.email_or_phone ?? to.typed}
            onResend={() => send(step.pass)}
            onChange={() => setStep({ name: 'number', pass: step.pass })}
            onConfirm={async (otp) => {
              const body = { pass: step.pass, phone: step.sent.email_or_phone ?? to.typed, otp };
              const result = restartIfExpired(await changePhone(services, body));
              if (result.ok) onClose();
              return result;
            }}
          >
            <Hint>{t('No code? The number may belong to another account.')}</Hint>
          </CodeForm>
        </Dialog>
      );
  }
}

function SendIdentityCode({ user, onSent }: { user: User; onSent: (sent: PhoneChangeStarted) => void }) {
  const services = useServices();
  const { t } = services.i18n;
  const [started, setStarted] = useState<PhoneChangeStarted | null>(null);
  const contact = user.phone_verified ? formatPhone(user) : user.email;
  const intro = t('First confirm that it is you, then enter the new number.');
  return (
    <DestinationForm
      intro={contact ? `${intro} ${t('We send the code to {destination}.', { destination: contact })}` : intro}
      value={null}
      onChange={() => undefined}
      send={async () => {
        const result = await startPhoneChange(services);
        if (result.ok) setStarted(result.sent);
        return result;
      }}
      onSent={(sent) => onSent(started ?? { ...sent, other_way: null })}
    >
      <LostNumber />
    </DestinationForm>
  );
}

type ConfirmIdentityProps = {
  sent: PhoneChangeStarted;
  onSentToOther: (sent: PhoneChangeStarted) => void;
  onBack: () => void;
  onConfirmed: (pass: string) => void;
};

function ConfirmIdentity({ sent, onSentToOther, onBack, onConfirmed }: ConfirmIdentityProps) {
  const services = useServices();
  const { t } = services.i18n;
  const { other_way: other } = sent;
  const by = sent.email_or_phone?.includes('@') ? 'email' : 'phone';
  async function sendToOther() {
    const result = await startPhoneChange(services, other ?? undefined);
    if (result.ok) onSentToOther(result.sent);
  }
  return (
    <CodeForm
      first={sent}
      destination={sent.email_or_phone ?? ''}
      onResend={() => startPhoneChange(services, by)}
      onChange={onBack}
      onConfirm={async (otp) => {
        const result = await confirmPhoneChange(services, otp);
        if (result.ok) onConfirmed(result.pass);
        return result;
      }}
    >
      {other ? (
        <Button variant="text" onClick={() => void sendToOther()}>
          {other === 'email' ? t('Send it to my email instead') : t('Send it to my number instead')}
        </Button>
      ) : (
        <LostNumber />
      )}
    </CodeForm>
  );
}

function LostNumber() {
  const { t } = useI18n();
  return (
    <Hint>
      {t('Cannot receive codes there?')}{' '}
      <Link href={paths.supportTickets()} className="hit-area relative font-semibold text-accent hover:underline">
        {t('Write to us')}
      </Link>
    </Hint>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="text-center text-sm text-ink-muted">{children}</p>;
}
