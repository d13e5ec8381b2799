import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findByEmail, findByPhone } from './find-by-destination.ts';
import type { IdentityParts } from './identity-parts.ts';
import { getSignInSettings } from './repository.ts';
import { replaceResetToken } from './session-repository.ts';
import { hashToken, newToken } from './token.ts';
import { tryCode, wrongCode } from './try-code.ts';

const minutesValid = 15;

/** Exchanges a code for the token that resets the password. */
export async function exchangeResetCode(
  context: Context,
  parts: IdentityParts,
  { phone, otp }: { phone: string; otp: string },
): Promise<{ token: string }> {
  const now = context.clock.now();
  const outcome = await inTransaction(context.db, async (transaction) => {
    const { default_phone_code } = await getSignInSettings(transaction);
    const { destination, person } = phone.includes('@')
      ? await findByEmail(transaction, phone)
      : await findByPhone(transaction, phone, default_phone_code);
    const personId = await tryCode(context, transaction, parts, { purpose: 'password-reset', destination, code: otp });
    if (personId === undefined) return { wrongFor: person?.id };
    const fresh = newToken();
    const expiresAt = new Date(now.getTime() + minutesValid * 60_000);
    await replaceResetToken(transaction, { person_id: personId, token_hash: hashToken(fresh), created_at: now, expires_at: expiresAt });
    return { token: fresh };
  });
  if (outcome.token !== undefined) return { token: outcome.token };
  throw await wrongCode(context, { purpose: 'password-reset', personId: outcome.wrongFor });
}
