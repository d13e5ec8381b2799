import type { User } from '@souk/contract/identity';
import { useServices } from '../../../lib/services/services-context.tsx';
import { emptyDestination } from '../model/destination.ts';
import { phoneWords } from '../model/phone-words.ts';
import { ProveDialog } from '../prove-dialog.tsx';
import { ChangeNumber } from './change-number.tsx';
import { takeProfile } from './profile-queries.ts';

/** What is to be proved: the mail address or the number that is there, or a number that takes its place. */
export type Proving = 'email' | 'number' | 'new number';

/** A code to the number or the mail address; once it was right the profile shows it. */
export function ContactProof({ user, proving, onClose }: { user: User; proving: Proving; onClose: () => void }) {
  const services = useServices();
  const { t } = services.i18n;
  if (proving === 'new number' && user.account_verified) return <ChangeNumber user={user} onClose={onClose} />;
  const why = t('We send a code to the number, so that we know it is yours.');
  const words = {
    email: { title: t('Verify your email'), why: t('We send a code there, so that we know the address is yours.') },
    number: { title: t('Verify your number'), why },
    'new number': { title: t('Change your number'), why },
  };
  const starts = {
    email: { ...emptyDestination('email'), typed: user.email ?? '' },
    number: null,
    'new number': emptyDestination('phone'),
  };
  function handleProved() {
    const { user: proved } = services.auth.getState();
    if (proved) takeProfile(services, proved);
    onClose();
  }
  return (
    <ProveDialog {...words[proving]} start={starts[proving]} registered={phoneWords(user)} onClose={onClose} onProved={handleProved} />
  );
}
