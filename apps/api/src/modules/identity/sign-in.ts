import type { SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid, type Problem } from '../../platform/http/problem.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { claimAccount } from './claim-account.ts';
import { restoreCode } from './code-repository.ts';
import { findByEmail, findByPhone } from './find-by-destination.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openSession, recordRefusals } from './open-session.ts';
import { getSignInSettings } from './repository.ts';
import { isEmail } from './take-proof.ts';
import { findRightCode, wrongCode } from './try-code.ts';

type Given = { phone: string; otp: string; name?: string | undefined; device: string; address: string };

/**
 * Signs in with the code that was sent to the number or mail address. Where no account has it, the right code opens one under `name`;
 * without a name the call is refused under `name`, and the code stays valid for the call that repeats it.
 */
export async function signIn(context: Context, parts: IdentityParts, given: Given): Promise<SignedIn> {
  const outcome = await recordRefusals(context, () =>
    inTransaction(context.db, (transaction) => tryToEnter(context, transaction, parts, given)),
  );
  // Thrown out here, because the try must stay counted.
  if (outcome === 'name needed') throw nameNeeded();
  if ('wrongFor' in outcome) throw await wrongCode(context, { purpose: 'login', personId: outcome.wrongFor });
  return outcome;
}

/** The person whose number or mail address was given with a wrong code; undefined where nobody has it. */
type WrongCode = { wrongFor: number | undefined };

async function tryToEnter(
  context: Context,
  transaction: Transaction<DB>,
  parts: IdentityParts,
  { phone, otp, name, device, address }: Given,
): Promise<SignedIn | WrongCode | 'name needed'> {
  const settings = await getSignInSettings(transaction);
  const { destination, person } = isEmail(phone)
    ? await findByEmail(transaction, phone)
    : await findByPhone(transaction, phone, settings.default_phone_code);
  const right = await findRightCode(context, transaction, parts, { purpose: 'login', destination, code: otp });
  if (!right) return { wrongFor: person?.id };
  const personId = await claimAccount(context, transaction, parts, { destination, name });
  if (personId === undefined) {
    await restoreCode(transaction, right, new Date(context.clock.now().getTime() + parts.limits.secondsValid * 1000));
    return 'name needed';
  }
  return (
    (await openSession(context, transaction, { personId, device, network: networkOf(address), by: 'code' })) ?? { wrongFor: undefined }
  );
}

/** Only for someone who has read the code: that a number has no account is nobody else's business. */
function nameNeeded(): Problem {
  return invalid('name', 'Full name is required');
}
