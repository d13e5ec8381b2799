import type { CallBody } from '@souk/contract/calls';
import type { Context, SignedIn } from '../../../context.ts';
import { invalid } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueAccountNotice, recordSecurityEvent } from '../../../platform/security-log/record-security-event.ts';
import { isInvalidField, limitGuesses } from '../codes/guess-limits.ts';
import { hashPassword, isPassword } from '../domain/password-hash.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { getPasswordHash, updatePassword } from '../queries/passwords.ts';
import { lockProfile } from '../queries/profile.ts';
import { revokeOtherSessions } from '../queries/sessions.ts';
import { checkNewPassword } from './check-password.ts';

const limit = { max: 10, seconds: 15 * 60 };

type PasswordForm = CallBody<'POST /change-password'>;

/**
 * Changes a password and ends every other session. A person who signs in by code has no current password, so for them
 * the session is enough.
 */
export function changePassword(context: SignedIn<Context>, { hashing }: Pick<IdentityParts, 'hashing'>, form: PasswordForm): Promise<void> {
  checkNewPassword(form);
  const personId = context.actor.person_id;
  const guessLimit = {
    guesser: { kind: 'password', subject: String(personId) } as const,
    limit,
    isWrong: isInvalidField('current_password'),
    text: 'Too many wrong passwords. Please try again later.',
  };
  return hashing.run(personId, () => limitGuesses(context, guessLimit, () => compareAndReplace(context, form)));
}

async function compareAndReplace(
  { db, actor, clock, log, caller }: SignedIn<Context>,
  { current_password, password }: PasswordForm,
): Promise<void> {
  // Hashing takes long, so no row is locked meanwhile.
  const before = await getPasswordHash(db, actor.person_id);
  if (before !== null && !(await isPassword(current_password, before))) throw wrongPassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    // A parallel request has changed the password since.
    if ((await lockProfile(transaction, actor.person_id)).password_hash !== before) throw wrongPassword();
    await updatePassword(transaction, actor.person_id, passwordHash);
    await revokeOtherSessions(transaction, { currentId: actor.session_id, personId: actor.person_id, now: clock.now() });
    const event_id = await recordSecurityEvent(transaction, log, { kind: 'password-changed', person_id: actor.person_id, ...caller });
    await enqueueAccountNotice(transaction, { event_id, former: null });
  });
}

function wrongPassword() {
  return invalid('current_password', 'The current password is incorrect');
}
