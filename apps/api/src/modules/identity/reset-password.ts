import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid, type Problem } from '../../platform/http/problem.ts';
import { enqueueAccountNotice } from '../../platform/security-log/enqueue-account-notice.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { checkNewPassword } from './check-password.ts';
import { hashPassword } from './domain/password-hash.ts';
import type { IdentityParts } from './identity-parts.ts';
import { updatePassword } from './repository.ts';
import { findResetToken, revokeSessionsOf, takeResetToken } from './session-repository.ts';
import { hashToken } from './token.ts';

type Given = { password: string; password_confirmation: string; token: string };

/** Sets a new password and ends every session: who has forgotten theirs may have lost a device, too. */
export async function resetPassword(context: Context, { hashing }: Pick<IdentityParts, 'hashing'>, given: Given): Promise<void> {
  const { db, clock, log, caller } = context;
  checkNewPassword(given);
  const { password, token } = given;
  const tokenHash = hashToken(token);
  const now = clock.now();
  // Hashing is dear, so it is not done for just anybody, and not while a row is locked.
  const found = await findResetToken(db, tokenHash, now);
  if (!found) throw usedToken();
  const passwordHash = await hashing.run(found.person_id, () => hashPassword(password));
  await inTransaction(db, async (transaction) => {
    const taken = await takeResetToken(transaction, tokenHash, now);
    if (!taken) throw usedToken();
    await updatePassword(transaction, taken.person_id, passwordHash);
    await revokeSessionsOf(transaction, taken.person_id, now);
    const event = { kind: 'password-changed', person_id: taken.person_id, ...caller, details: { by: 'reset' } } as const;
    const event_id = await recordSecurityEvent(transaction, log, event);
    await enqueueAccountNotice(transaction, { event_id, former: null });
  });
}

function usedToken(): Problem {
  return invalid('token', 'This reset has expired or was used. Please ask for a new OTP.');
}
