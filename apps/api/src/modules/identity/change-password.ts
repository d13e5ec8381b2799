import type { CallBody } from '@souk/contract/calls';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid, tooMany } from '../../platform/http/problem.ts';
import { hashPassword, isPassword } from './domain/password-hash.ts';
import { lockProfile, revokeOtherSessions } from './profile-repository.ts';
import { updatePassword } from './repository.ts';

/** Guesses at a password that one process lets a person make in a quarter of an hour. */
const mostGuesses = 10;
const windowMilliseconds = 15 * 60_000;

export type PasswordChanger = (context: SignedIn<Context>, given: CallBody<'POST /change-password'>) => Promise<void>;

/**
 * Sets a new password for whoever knows the old one, and ends every other session. Who came by phone code has none yet, and needs none: their session
 * is the proof. Wrong guesses are counted, so that a page left open does not tell the password.
 */
export function createPasswordChanger(): PasswordChanger {
  const guesses = new Map<number, { count: number; since: number }>();
  return async ({ db, actor, clock }, { current_password, password, password_confirmation }) => {
    if (password !== password_confirmation) throw invalid('password', 'Confirm Password does not match.');
    const now = clock.now();
    const past = guesses.get(actor.person_id);
    const recent = past && now.getTime() - past.since < windowMilliseconds ? past : { count: 0, since: now.getTime() };
    if (recent.count >= mostGuesses) throw tooMany('Too many wrong passwords. Please try again later.', windowMilliseconds / 1000);
    // Hashing is dear, so it is not done while a row is locked.
    const { password_hash: before } = await db
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', actor.person_id)
      .executeTakeFirstOrThrow();
    if (before !== null && !(await isPassword(current_password, before))) {
      guesses.set(actor.person_id, { ...recent, count: recent.count + 1 });
      throw invalid('current_password', 'The current password is not right');
    }
    const passwordHash = await hashPassword(password);
    await inTransaction(db, async (transaction) => {
      // Of two who change it at once the second does not know the current one any more.
      if ((await lockProfile(transaction, actor.person_id)).password_hash !== before)
        throw invalid('current_password', 'The current password is not right');
      await updatePassword(transaction, actor.person_id, passwordHash);
      await revokeOtherSessions(transaction, { keptId: actor.session_id, personId: actor.person_id, now });
    });
    guesses.delete(actor.person_id);
  };
}
