import type { CallBody } from '@souk/contract/calls';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid } from '../../platform/http/problem.ts';
import { enqueueAccountNotice } from '../../platform/security-log/enqueue-account-notice.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { checkNewPassword } from './check-password.ts';
import { hashPassword, isPassword } from './domain/password-hash.ts';
import { isProblemWith, limitGuesses } from './guess-limits.ts';
import type { IdentityParts } from './identity-parts.ts';
import { lockProfile, revokeOtherSessions } from './profile-repository.ts';
import { updatePassword } from './repository.ts';

const limit = { max: 10, seconds: 15 * 60 };

type Given = CallBody<'POST /change-password'>;

/**
 * Sets a new password for a person who knows the old one, and ends every other session. A person who signs in by code has none yet, and
 * needs none: the session is the proof.
 */
export function changePassword(context: SignedIn<Context>, { hashing }: Pick<IdentityParts, 'hashing'>, given: Given): Promise<void> {
  checkNewPassword(given);
  const personId = context.actor.person_id;
  const guessing = {
    guesser: { kind: 'password', subject: String(personId) } as const,
    limit,
    isWrong: isProblemWith('current_password'),
    text: 'Too many wrong passwords. Please try again later.',
  };
  return hashing.run(personId, () => limitGuesses(context, guessing, () => compareAndReplace(context, given)));
}

async function compareAndReplace(
  { db, actor, clock, log, caller }: SignedIn<Context>,
  { current_password, password }: Given,
): Promise<void> {
  // Hashing takes long, so no row is locked meanwhile.
  const { password_hash: before } = await db
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', actor.person_id)
    .executeTakeFirstOrThrow();
  if (before !== null && !(await isPassword(current_password, before))) throw wrongPassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    // A parallel change was first, so the current password is another one by now.
    if ((await lockProfile(transaction, actor.person_id)).password_hash !== before) throw wrongPassword();
    await updatePassword(transaction, actor.person_id, passwordHash);
    await revokeOtherSessions(transaction, { keptId: actor.session_id, personId: actor.person_id, now: clock.now() });
    const event_id = await recordSecurityEvent(transaction, log, { kind: 'password-changed', person_id: actor.person_id, ...caller });
    await enqueueAccountNotice(transaction, { event_id, former: null });
  });
}

function wrongPassword() {
  return invalid('current_password', 'The current password is not right');
}
