import type { CodeSent, User } from '@souk/contract/identity';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Link } from '../../../ui/ui-context.tsx';
import type { Failed } from '../attempt.ts';
import { CodeForm } from '../code-form.tsx';
import { DestinationForm } from '../destination-form.tsx';
import { emptyDestination, toCall } from '../model/destination.ts';
import { phoneWords } from '../model/phone-words.ts';
import { changeNumber, confirmSelf, type Started, sendToNewNumber, startChange } from './change-number-calls.ts';

/** First who asks, then the number: a code to each of the two. */
type Step =
  | { name: 'self' }
  | { name: 'self-code'; sent: Started }
  | { name: 'number'; pass: string }
  | { name: 'number-code'; pass: string; sent: CodeSent };

/** Another number for who has verified one, or a mail address. */
export function ChangeNumber({ user, onClose }: { user: User; onClose: () => void }) {
  const services = useServices();
  const { t } = services.i18n;
  const [step, setStep] = useState<Step>({ name: 'self' });
  const [to, setTo] = useState(emptyDestination('phone'));
  /** The pass lasts ten minutes; who took longer begins anew. */
  function orAnew<Done>(result: Done | Failed): Done | Failed {
    if (result instanceof Object && 'errors' in result && result.errors.pass) setStep({ name: 'self' });
    return result;
  }
  const send = async (pass: string) => orAnew(await sendToNewNumber(services, { pass, ...toCall(to) }));
  switch (step.name) {
    case 'self':
      return (
        <Dialog key="self" open onClose={onClose} title={t('Change your number')}>
          <AskSelf user={user} onSent={(sent) => setStep({ name: 'self-code', sent })} />
        </Dialog>
      );
    case 'self-code':
      return (
        <Dialog key={`self by ${step.sent.email_or_phone}`} open onClose={onClose} title={t('First a code to you')}>
          <ProveSelf
            sent={step.sent}
            onSentElsewhere={(sent) => setStep({ name: 'self-code', sent })}
            onBack={() => setStep({ name: 'self' })}
            onProved={(pass) => setStep({ name: 'number', pass })}
          />
        </Dialog>
      );
    case 'number':
      return (
        <Dialog key="number" open onClose={onClose} title={t('Your new number')}>
          <DestinationForm
            intro={t('We send a code to the number, so that we know it is yours.')}
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
              const result = orAnew(await changeNumber(services, body));
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

function AskSelf({ user, onSent }: { user: User; onSent: (sent: Started) => void }) {
  const services = useServices();
  const { t } = services.i18n;
  const [started, setStarted] = useState<Started | null>(null);
  const reached = user.phone_verified ? phoneWords(user) : user.email;
  const why = t('First we make sure that it is you, then comes the new number.');
  return (
    <DestinationForm
      intro={reached ? `${why} ${t('The code goes to {destination}.', { destination: reached })}` : why}
      value={null}
      onChange={() => undefined}
      send={async () => {
        const result = await startChange(services);
        if (result.ok) setStarted(result.sent);
        return result;
      }}
      onSent={(sent) => onSent(started ?? { ...sent, other_way: null })}
    >
      <LostNumber />
    </DestinationForm>
  );
}

type ProveSelfProps = {
  sent: Started;
  onSentElsewhere: (sent: Started) => void;
  onBack: () => void;
  onProved: (pass: string) => void;
};

function ProveSelf({ sent, onSentElsewhere, onBack, onProved }: ProveSelfProps) {
  const services = useServices();
  const { t } = services.i18n;
  const { other_way: other } = sent;
  const by = sent.email_or_phone?.includes('@') ? 'email' : 'phone';
  async function sendElsewhere() {
    const result = await startChange(services, other ?? undefined);
    if (result.ok) onSentElsewhere(result.sent);
  }
  return (
    <CodeForm
      first={sent}
      destination={sent.email_or_phone ?? ''}
      onResend={() => startChange(services, by)}
      onChange={onBack}
      onConfirm={async (otp) => {
        const result = await confirmSelf(services, otp);
        if (result.ok) onProved(result.pass);
        return result;
      }}
    >
      {other ? (
        <Button variant="text" onClick={() => void sendElsewhere()}>
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
      {t('You cannot read codes there any more?')}{' '}
      <Link href={paths.supportTickets()} className="hit-area relative font-semibold text-accent hover:underline">
        {t('Write to us')}
      </Link>
    </Hint>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="text-center text-sm text-ink-muted">{children}</p>;
}
