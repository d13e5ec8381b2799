import type { SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { type AppError, invalid } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { networkOf } from '../../../platform/limits/miss-limit.ts';
import { type Destination, findByEmail, findByPhone } from '../codes/find-destination.ts';
import { recordWrongCode, redeemCode } from '../codes/redeem-code.ts';
import { type SentCode, sendCode } from '../codes/send-code.ts';
import { isEmail } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { checkPhoneLength, parseSignInPhone } from '../phone-number.ts';
import { getSignInSettings } from '../queries/accounts.ts';
import { restoreCode } from '../queries/codes.ts';
import { claimAccount } from '../registration/claim-account.ts';
import { openSession, recordRefusals } from './open-session.ts';

type Credentials = { phone: string; otp: string; name?: string | undefined; device: string; address: string };

/** Sends a sign-in code to the number or mail address, with or without an account: the code can also open one. */
export async function sendLoginCode(
  context: Context,
  parts: IdentityParts,
  { phone, address }: { phone: string; address: string },
): Promise<SentCode> {
  const { destination, person } = await findTyped(context, phone);
  return sendCode(context, parts, { purpose: 'login', destination, address }, async () => person ?? { locale: context.locale });
}

/** A mail address is accepted if accounts need no number, or if registration verifies the mail address. */
async function findTyped({ db }: Context, typed: string): Promise<Destination> {
  const settings = await getSignInSettings(db);
  if (isEmail(typed)) {
    if (settings.phone_required && settings.register_otp_type !== 'email')
      throw invalid('phone', { text: 'The {field} field is not valid', with: { field: 'phone' } });
    return findByEmail(db, typed);
  }
  checkPhoneLength(typed, parseSignInPhone(typed, settings.default_phone_code).completed.full, settings);
  return findByPhone(db, typed, settings.default_phone_code);
}

/**
 * Signs in with the code that was sent to the number or mail address. If no account has it, the right code opens one
 * with `name`; without a name the call is refused under `name`, and the code stays valid for a repeated call.
 */
export async function signIn(context: Context, parts: IdentityParts, credentials: Credentials): Promise<SignedIn> {
  const outcome = await recordRefusals(context, () =>
    inTransaction(context.db, (transaction) => trySignIn(context, transaction, parts, credentials)),
  );
  // Thrown outside the transaction, which must commit the counted try.
  if (outcome === 'name needed') throw nameNeeded();
  if ('wrongFor' in outcome) throw await recordWrongCode(context, { purpose: 'login', personId: outcome.wrongFor });
  return outcome;
}

/** The person with the number or mail address of a wrong code; undefined if nobody has it. */
type WrongCode = { wrongFor: number | undefined };

async function trySignIn(
  context: Context,
  transaction: Transaction<DB>,
  parts: IdentityParts,
  { phone, otp, name, device, address }: Credentials,
): Promise<SignedIn | WrongCode | 'name needed'> {
  const settings = await getSignInSettings(transaction);
  const { destination, person } = isEmail(phone)
    ? await findByEmail(transaction, phone)
    : await findByPhone(transaction, phone, settings.default_phone_code);
  const redeemed = await redeemCode(context, transaction, parts, { purpose: 'login', destination, code: otp });
  if (!redeemed) return { wrongFor: person?.id };
  const personId = await claimAccount(context, transaction, parts, { destination, name });
  if (personId === undefined) {
    await restoreCode(transaction, redeemed, new Date(context.clock.now().getTime() + parts.limits.secondsValid * 1000));
    return 'name needed';
  }
  return (
    (await openSession(context, transaction, { personId, device, network: networkOf(address), by: 'code' })) ?? { wrongFor: undefined }
  );
}

/** Only for somebody who has read the code: others must not learn that the number has no account. */
function nameNeeded(): AppError {
  return invalid('name', 'Full name is required');
}
