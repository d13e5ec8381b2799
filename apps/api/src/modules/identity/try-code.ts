import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { invalid, type Problem } from '../../platform/http/problem.ts';
import { tryLatestCode } from './code-repository.ts';
import type { CodePurpose } from './domain/one-time-code.ts';
import type { IdentityParts } from './identity-parts.ts';

type Guess = { purpose: CodePurpose; destination: string; code: string };

/** Whose code it is, which is used up by this; undefined for one that is wrong, used, expired or nobody's. */
export async function tryCode(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  { codes, limits }: IdentityParts,
  { purpose, destination, code }: Guess,
): Promise<number | undefined> {
  const hash = codes.hash(code, purpose, destination);
  const right = await tryLatestCode(transaction, { purpose, destination, hash, mostTries: limits.tries, now: clock.now() });
  return right?.person_id ?? undefined;
}

/** The one answer to every code that does not do. */
export function wrongCode(): Problem {
  return invalid('otp', 'The OTP is wrong or has expired. Please check it or ask for a new one.');
}
