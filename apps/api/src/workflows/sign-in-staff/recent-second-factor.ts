import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, InPanel, ReadContext } from '../../context.ts';
import { lockPerson } from '../../modules/identity/queries/profile.ts';
import { updateSecondFactorTime } from '../../modules/staff/queries.ts';
import { invalid, notSignedIn, tooMany } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createLimiter, type Limiter } from '../../platform/limits/limiter.ts';
import { recordWrongFactor, type SignInBranch, type SignInParts } from './two-step-sign-in.ts';

/** A session that was stolen must not try its way through the codes. */
export function createTryLimit(): Limiter {
  return createLimiter({ burst: 5, perMinute: 0.5 });
}

type Again<Me> = Pick<SignInParts, 'secondFactor'> & { branch: SignInBranch<Me> };

/** Opens the calls that need a recent second factor. A code is accepted once, also by this and the sign-in. */
export async function enterSecondFactorAgain<Me>(
  context: InPanel<Context>,
  { secondFactor, branch, tries }: Again<Me> & { tries: Limiter },
  code: string,
): Promise<void> {
  const { clock, operator } = context;
  const isRight = await trySecondFactorAgain(context, tries, async (transaction) => {
    // The lock makes two requests with the same code follow each other.
    await lockPerson(transaction, operator.person_id);
    const member = await branch.findEnrolled(transaction, operator.person_id, clock.now());
    if (!member) throw notSignedIn();
    const secret = member.totp_secret;
    const step = secret ? secondFactor.verify(secret, code, member.totp_step) : undefined;
    if (secret === null || step === undefined) return false;
    await branch.updateSecondFactor(transaction, operator.person_id, { secret, step });
    return true;
  });
  if (!isRight) throw invalid('code', 'The OTP is wrong or has expired. Please check it or request a new one.');
}

/** Whether the second factor is right. Then it counts as entered now; otherwise the try is counted and in the security log. */
export async function trySecondFactorAgain(
  context: InPanel<Context>,
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
export async function readDemoCode<Me>(
  { read, clock, operator }: InPanel<ReadContext>,
  { identity, secondFactor, branch }: SignInParts & Again<Me>,
): Promise<{ code?: string }> {
  if (identity.environment !== 'local') return {};
  const member = await branch.findEnrolled(read, operator.person_id, clock.now());
  const code = member?.totp_secret && secondFactor.currentCode(member.totp_secret, member.totp_step);
  return code ? { code } : {};
}
