import type { User } from '@souk/contract/identity';
import type { Context, SignedIn } from '../../../context.ts';
import { conflict, invalid } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordWrongCode, redeemCodeForPerson } from '../codes/redeem-code.ts';
import { type SentCode, sendCode } from '../codes/send-code.ts';
import { formatDestination, isEmail } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { checkPhoneLength, parsePhone, parseSignInPhone } from '../phone-number.ts';
import { presentUser } from '../present.ts';
import { getSignInSettings } from '../queries/accounts.ts';
import { getPerson } from '../queries/profile.ts';
import { getContact } from '../queries/proofs.ts';
import { recordProof } from '../registration/claim-account.ts';

/** Verifies the person's number or mail address with the code that was sent there. */
export async function verifyAccount(
  context: SignedIn<Context>,
  parts: IdentityParts,
  { phone, otp }: { phone: string; otp: string },
): Promise<User> {
  const { actor, clock, db } = context;
  const row = await inTransaction(db, async (transaction) => {
    const { default_phone_code } = await getSignInSettings(transaction);
    const destination = isEmail(phone) ? phone.toLowerCase() : parseSignInPhone(phone, default_phone_code).completed.full;
    const personId = await redeemCodeForPerson(context, transaction, parts, { purpose: 'verification', destination, code: otp });
    // A guessed code of another person verifies nothing.
    if (personId !== actor.person_id) return undefined;
    await recordProof(transaction, { personId, destination, now: clock.now() });
    return getPerson(transaction, personId);
  });
  if (!row) throw await recordWrongCode(context, { purpose: 'verification' });
  return presentUser(row);
}

type VerificationRequest = { phone?: string | undefined; phone_code?: string | undefined; address: string };

/**
 * Sends a signed-in person a code that verifies the given destination or the number that they registered. Only the
 * reader of the code learns whether another account has verified it.
 */
export async function sendVerificationCode(
  context: SignedIn<Context>,
  parts: IdentityParts,
  request: VerificationRequest,
): Promise<SentCode & { email_or_phone: string }> {
  const { db, actor } = context;
  const contact = await getContact(db, actor.person_id);
  const destination = request.phone ? await readDestination(context, request.phone, request.phone_code) : contact.phone_full;
  // A verified person may still add a mail address, or verify the number they entered. For another number see
  // change-phone.ts.
  if (contact.is_verified && (!request.phone || contact.proved.includes(destination ?? '')))
    throw conflict('Your account is already verified.');
  if (destination && !isEmail(destination) && contact.is_verified && destination !== contact.phone_full)
    throw conflict('To change your number, first enter the code we send to your current number or email.');
  if (destination === null) throw invalid('phone', 'The phone or email field is required');
  const sending = { purpose: 'verification', destination, address: request.address } as const;
  const sent = await sendCode(context, parts, sending, async () => ({ id: actor.person_id, locale: context.locale }));
  return { ...sent, email_or_phone: formatDestination(destination) };
}

async function readDestination({ db }: Context, typed: string, phoneCode: string | undefined): Promise<string> {
  if (isEmail(typed)) return typed.toLowerCase();
  const settings = await getSignInSettings(db);
  const code = settings.default_phone_code;
  const { full } = phoneCode === undefined ? parseSignInPhone(typed, code).completed : parsePhone(typed, phoneCode);
  checkPhoneLength(typed, full, settings);
  return full;
}
