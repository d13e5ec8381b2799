import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { invalid, type Problem } from '../../platform/http/problem.ts';
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

/** The one answer to every code that does not do. */
export function wrongCode(): Problem {
  return invalid('otp', 'The OTP is wrong or has expired. Please check it or ask for a new one.');
}
