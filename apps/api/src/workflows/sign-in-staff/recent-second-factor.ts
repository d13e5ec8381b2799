import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { findMember, lockRoles, updateSecondFactor, updateSecondFactorTime } from '../../modules/staff/queries.ts';
import { invalid, notSignedIn, tooMany } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createLimiter, type Limiter } from '../../platform/limits/limiter.ts';
import { recordWrongFactor, type SignInParts } from './two-step-sign-in.ts';

/** A session that was stolen must not try its way through the codes. */
export function createTryLimit(): Limiter {
  return createLimiter({ burst: 5, perMinute: 0.5 });
}

/** Opens the calls that need a recent second factor. A code is accepted once, also by this and the sign-in. */
export async function enterSecondFactorAgain(
  context: AsStaff<Context>,
  { secondFactor, tries }: SignInParts & { tries: Limiter },
  code: string,
): Promise<void> {
  const { db, clock, operator } = context;
  const wait = tries.consume(`person ${operator.person_id}`);
  if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
  const isRight = await inTransaction(db, async (transaction) => {
    // The lock makes two requests with the same code follow each other.
    await lockRoles(transaction);
    const member = await findMember(transaction, operator.person_id);
    if (!member) throw notSignedIn();
    const step = member.totp_secret ? secondFactor.verify(member.totp_secret, code, member.totp_step) : undefined;
    if (step === undefined) return false;
    await updateSecondFactor(transaction, operator.person_id, { secret: member.totp_secret, step });
    await updateSecondFactorTime(transaction, operator.session_id, clock.now());
    return true;
  });
  if (isRight) return tries.restore(`person ${operator.person_id}`);
  await recordWrongFactor(context, operator.person_id);
  throw invalid('code', 'The OTP is wrong or has expired. Please check it or request a new one.');
}

/** The code of the authenticator app in the local environment, whose members have no phone at hand. */
export async function readDemoCode(
  { read, operator }: AsStaff<ReadContext>,
  { identity, secondFactor }: SignInParts,
): Promise<{ code?: string }> {
  if (identity.environment !== 'local') return {};
  const member = await findMember(read, operator.person_id);
  const code = member?.totp_secret && secondFactor.currentCode(member.totp_secret, member.totp_step);
  return code ? { code } : {};
}
