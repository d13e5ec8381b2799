import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { invalid, type Problem } from '../../platform/http/problem.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { type RightCode, tryLatestCodes } from './code-repository.ts';
import type { CodePurpose } from './domain/one-time-code.ts';
import type { IdentityParts } from './identity-parts.ts';

type Guess = { purpose: CodePurpose; destination: string; code: string };
type Parts = Pick<IdentityParts, 'codes' | 'limits'>;

/** The code that the guess matches, used up by this; undefined for a guess that is wrong, or whose code is used or expired. */
export function findRightCode(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  { codes, limits }: Parts,
  { purpose, destination, code }: Guess,
): Promise<RightCode | undefined> {
  const hash = codes.hash(code, purpose, destination);
  return tryLatestCodes(transaction, { purpose, destination, hash, mostTries: limits.tries, now: clock.now() });
}

/** The person that the right code was sent for; undefined also where it was sent for nobody. */
export async function tryCode(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  parts: Parts,
  guess: Guess,
): Promise<number | undefined> {
  return (await findRightCode(context, transaction, parts, guess))?.person_id ?? undefined;
}

type Guesser = Pick<Context, 'db' | 'log' | 'caller'> & Partial<Pick<Context, 'actor'>>;

/** Records a wrong code, after the transaction that counted the try, and returns the one answer to every wrong code. */
export async function wrongCode(
  { db, log, caller, actor }: Guesser,
  { purpose, personId }: { purpose: CodePurpose; personId?: number | undefined },
): Promise<Problem> {
  await recordSecurityEvent(db, log, {
    kind: 'wrong-code',
    person_id: actor?.person_id ?? personId ?? null,
    ...caller,
    details: { purpose },
  });
  return invalid('otp', 'The OTP is wrong or has expired. Please check it or ask for a new one.');
}
