import type { User } from '@souk/contract/identity';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { IdentityParts } from './identity-parts.ts';
import { readPhoneAlone } from './phone-number.ts';
import { presentUser } from './presenter.ts';
import { getPerson, getSignInSettings } from './repository.ts';
import { isEmail, takeProof } from './take-proof.ts';
import { tryCode, wrongCode } from './try-code.ts';

/** Takes the code as proof that the number or the mail address is the person's own. */
export async function verifyAccount(
  context: SignedIn<Context>,
  parts: IdentityParts,
  { phone, otp }: { phone: string; otp: string },
): Promise<User> {
  const { actor, clock, db } = context;
  const row = await inTransaction(db, async (transaction) => {
    const { default_phone_code } = await getSignInSettings(transaction);
    const destination = isEmail(phone) ? phone.toLowerCase() : readPhoneAlone(phone, default_phone_code).completed.full;
    const personId = await tryCode(context, transaction, parts, { purpose: 'verification', destination, code: otp });
    // Somebody else's code, were it guessed, verifies nothing here.
    if (personId !== actor.person_id) return undefined;
    await takeProof(transaction, { personId, destination, now: clock.now() });
    return getPerson(transaction, personId);
  });
  if (!row) throw await wrongCode(context, { purpose: 'verification' });
  return presentUser(row);
}
