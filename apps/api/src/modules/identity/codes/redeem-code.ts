import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { type AppError, invalid } from '../../../platform/app-error.ts';
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event.ts';
import type { CodePurpose } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { type RedeemedCode, redeemLatestCode } from '../queries/codes.ts';

type Guess = { purpose: CodePurpose; destination: string; code: string };
type Parts = Pick<IdentityParts, 'codes' | 'limits'>;

/** Marks the code that matches the guess as used. Returns undefined if none matches, or if it is used or expired. */
export function redeemCode(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  { codes, limits }: Parts,
  { purpose, destination, code }: Guess,
): Promise<RedeemedCode | undefined> {
  const hash = codes.hash(code, purpose, destination);
  return redeemLatestCode(transaction, { purpose, destination, hash, maxTries: limits.tries, now: clock.now() });
}

/** Returns the person that the code was sent for; undefined also for a code that was sent for nobody. */
export async function redeemCodeForPerson(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  parts: Parts,
  guess: Guess,
): Promise<number | undefined> {
  return (await redeemCode(context, transaction, parts, guess))?.person_id ?? undefined;
}

type Sender = Pick<Context, 'db' | 'log' | 'caller'> & Partial<Pick<Context, 'actor'>>;

/**
 * Records a wrong code and returns its error, which is the same for every wrong code. Call it after the transaction
 * that counted the try has committed.
 */
export async function recordWrongCode(
  { db, log, caller, actor }: Sender,
  { purpose, personId }: { purpose: CodePurpose; personId?: number | undefined },
): Promise<AppError> {
  await recordSecurityEvent(db, log, {
    kind: 'wrong-code',
    person_id: actor?.person_id ?? personId ?? null,
    ...caller,
    details: { purpose },
  });
  return invalid('otp', 'The OTP is wrong or has expired. Please check it or request a new one.');
}
