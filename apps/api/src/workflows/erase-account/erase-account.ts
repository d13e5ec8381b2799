import type { Context, SignedIn } from '../../context.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { takeOwnCode } from '../../modules/identity/own-code.ts';
import { wrongCode } from '../../modules/identity/try-code.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { erasePerson } from './erase-person.ts';

/** Erases whoever asks for it with the code that was sent to them. */
export async function eraseAccount(context: SignedIn<Context>, parts: IdentityParts, otp: string): Promise<void> {
  const { db, actor, clock } = context;
  const isRight = await inTransaction(db, async (transaction) => {
    if (!(await takeOwnCode(context, transaction, parts, { purpose: 'erasure', otp }))) return false;
    await erasePerson(context, transaction, { personId: actor.person_id, now: clock.now() });
    return true;
  });
  if (!isRight) throw await wrongCode(context, { purpose: 'erasure' });
}
