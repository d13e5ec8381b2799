import type { SignedIn } from '@souk/contract/identity';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findByEmail, findByPhone } from './find-by-destination.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openSession } from './open-session.ts';
import { getSignInSettings } from './repository.ts';
import { isEmail, takeFirstProof } from './take-proof.ts';
import { tryCode, wrongCode } from './try-code.ts';

type Given = { phone: string; otp: string; device: string };

/** Signs in with the code that was sent to the number. */
export async function signIn(context: Context, parts: IdentityParts, { phone, otp, device }: Given): Promise<SignedIn> {
  const now = context.clock.now();
  const signedIn = await inTransaction(context.db, async (transaction) => {
    const settings = await getSignInSettings(transaction);
    const { destination } = isEmail(phone)
      ? await findByEmail(transaction, phone)
      : await findByPhone(transaction, phone, settings.default_phone_code);
    const personId = await tryCode(context, transaction, parts, { purpose: 'login', destination, code: otp });
    if (personId === undefined) return undefined;
    await takeFirstProof(transaction, { personId, destination, now });
    return openSession(context, transaction, { personId, device });
  });
  // Thrown out here, because a try that was in vain must stay counted.
  if (!signedIn) throw wrongCode();
  return signedIn;
}
