import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { checkPhoneLength, parsePhone } from '../phone-number.ts';
import { getSignInSettings } from '../queries/accounts.ts';
import { recordWrongCode, redeemCode } from './redeem-code.ts';
import { type SentCode, sendCode } from './send-code.ts';

/** A number as it was typed, in the marketplace's default country unless another was chosen. */
type TypedPhone = { phone: string; phone_code?: string | undefined };

const purpose = 'shop-registration';

/** Sends a code to a number, with or without an account, to prove that it is the applicant's. */
export async function sendNumberCode(
  context: Context,
  parts: IdentityParts,
  { address, ...typed }: TypedPhone & { address: string },
): Promise<SentCode> {
  const destination = await resolvePhone(context, typed);
  return sendCode(context, parts, { purpose, destination, address }, async () => ({ locale: context.locale }));
}

/** The full number in digits. Throws if there can be no such number. */
export async function resolvePhone({ db }: Pick<Context, 'db'>, { phone, phone_code }: TypedPhone): Promise<string> {
  const settings = await getSignInSettings(db);
  const { full } = parsePhone(phone, phone_code ?? settings.default_phone_code);
  checkPhoneLength(phone, full, settings);
  return full;
}

/** Throws if the code was not sent to the number, and counts that try. A right code stays valid. */
export async function checkNumberCode(
  context: Pick<Context, 'clock' | 'db' | 'log' | 'caller' | 'actor'>,
  parts: Pick<IdentityParts, 'codes' | 'limits'>,
  guess: { destination: string; otp: string },
): Promise<void> {
  const isRight = await inTransaction(context.db, async (transaction) => {
    // Throwing rolls back the transaction, which leaves the code unused.
    if (await redeemNumberCode(context, transaction, parts, guess)) throw new RightCode();
    return false;
  }).catch((error: unknown) => {
    if (error instanceof RightCode) return true;
    throw error;
  });
  if (!isRight) throw await recordWrongCode(context, { purpose });
}

class RightCode extends Error {
  override name = 'RightCode';
}

/** Whether the code was sent to the number. It is used up; a wrong one counts as a try once the transaction commits. */
export async function redeemNumberCode(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  parts: Pick<IdentityParts, 'codes' | 'limits'>,
  { destination, otp }: { destination: string; otp: string },
): Promise<boolean> {
  return (await redeemCode(context, transaction, parts, { purpose, destination, code: otp })) !== undefined;
}
