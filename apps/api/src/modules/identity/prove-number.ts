import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { checkPhoneLength } from './check-phone-length.ts';
import type { IdentityParts } from './identity-parts.ts';
import { readPhone } from './phone-number.ts';
import { getSignInSettings } from './repository.ts';
import { type SentCode, sendCode } from './send-code.ts';
import { findRightCode, wrongCode } from './try-code.ts';

/** A number as it was typed, of the market's own country unless another was chosen. */
type Typed = { phone: string; phone_code?: string | undefined };

const purpose = 'shop-registration';

/** Sends a code to a number, whoever has it, to prove that it is theirs. */
export async function sendNumberCode(
  context: Context,
  parts: IdentityParts,
  { address, ...typed }: Typed & { address: string },
): Promise<SentCode> {
  const destination = await readNumber(context, typed);
  return sendCode(context, parts, { purpose, destination, address }, async () => ({ locale: context.locale }));
}

/** The whole number in digits, refused where no such number can be. */
export async function readNumber({ db }: Pick<Context, 'db'>, { phone, phone_code }: Typed): Promise<string> {
  const settings = await getSignInSettings(db);
  const { full } = readPhone(phone, phone_code ?? settings.default_phone_code);
  checkPhoneLength(phone, full, settings);
  return full;
}

/** Throws where the code is not the one that was sent to the number, and counts that try. A right code stays valid. */
export async function checkNumberCode(
  context: Pick<Context, 'clock' | 'db' | 'log' | 'caller' | 'actor'>,
  parts: Pick<IdentityParts, 'codes' | 'limits'>,
  guess: { destination: string; otp: string },
): Promise<void> {
  const isRight = await inTransaction(context.db, async (transaction) => {
    // The transaction that uses the code up is rolled back.
    if (await takeNumberCode(context, transaction, parts, guess)) throw new RightCode();
    return false;
  }).catch((error: unknown) => {
    if (error instanceof RightCode) return true;
    throw error;
  });
  if (!isRight) throw await wrongCode(context, { purpose });
}

class RightCode extends Error {
  override name = 'RightCode';
}

/** Whether the code is the one that was sent to the number. It is used up by this; a wrong one counts as a try once the transaction commits. */
export async function takeNumberCode(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  parts: Pick<IdentityParts, 'codes' | 'limits'>,
  { destination, otp }: { destination: string; otp: string },
): Promise<boolean> {
  return (await findRightCode(context, transaction, parts, { purpose, destination, code: otp })) !== undefined;
}
