import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
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
  const { operator } = context;
  const isRight = await trySecondFactorAgain(context, tries, async (transaction) => {
    // The lock makes two requests with the same code follow each other.
    await lockRoles(transaction);
    const member = await findMember(transaction, operator.person_id);
    if (!member) throw notSignedIn();
    const step = member.totp_secret ? secondFactor.verify(member.totp_secret, code, member.totp_step) : undefined;
    if (step === undefined) return false;
    await updateSecondFactor(transaction, operator.person_id, { secret: member.totp_secret, step });
    return true;
  });
  if (!isRight) throw invalid('code', 'The OTP is wrong or has expired. Please check it or request a new one.');
}

/** Whether the second factor is right. Then it counts as entered now; otherwise the try is counted and in the security log. */
export async function trySecondFactorAgain(
  context: AsStaff<Context>,
  tries: Limiter,
  verify: (transaction: Transaction<DB>) => Promise<boolean>,
): Promise<boolean> {
  const { db, clock, operator } = context;
  const tried = `person ${operator.person_id}`;
  const wait = tries.consume(tried);
  if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
  const isRight = await inTransaction(db, async (transaction) => {
    if (!(await verify(transaction))) return false;
    await updateSecondFactorTime(transaction, operator.session_id, clock.now());
    return true;
  });
  if (isRight) tries.restore(tried);
  else await recordWrongFactor(context, operator.person_id);
  return isRight;
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
