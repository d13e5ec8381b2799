import type { Context } from '../../../context.ts';
import { type AppError, invalid } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueAccountNotice, recordSecurityEvent } from '../../../platform/security-log/record-security-event.ts';
import { type Destination, findByEmail, findByPhone, findByPhoneAndCode } from '../codes/find-destination.ts';
import { recordWrongCode, redeemCodeForPerson } from '../codes/redeem-code.ts';
import { type SentCode, sendCode } from '../codes/send-code.ts';
import { isEmail } from '../domain/one-time-code.ts';
import { hashPassword } from '../domain/password-hash.ts';
import { hashToken, newToken } from '../domain/token.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { checkPhoneLength, parsePhone, parseSignInPhone } from '../phone-number.ts';
import { type Candidate, getSignInSettings } from '../queries/accounts.ts';
import { findResetToken, redeemResetToken, replaceResetToken, updatePassword } from '../queries/passwords.ts';
import { revokeSessionsOf } from '../queries/sessions.ts';
import { checkNewPassword } from './check-password.ts';

type NewPassword = { password: string; password_confirmation: string; token: string };

/** Sets a new password and ends every session, because a device may be lost as well. */
export async function resetPassword(context: Context, { hashing }: Pick<IdentityParts, 'hashing'>, form: NewPassword): Promise<void> {
  const { db, clock, log, caller } = context;
  checkNewPassword(form);
  const { password, token } = form;
  const tokenHash = hashToken(token);
  const now = clock.now();
  // Hashing is expensive, so the token is checked first, and no row is locked meanwhile.
  const found = await findResetToken(db, tokenHash, now);
  if (!found) throw usedToken();
  const passwordHash = await hashing.run(found.person_id, () => hashPassword(password));
  await inTransaction(db, async (transaction) => {
    const redeemed = await redeemResetToken(transaction, tokenHash, now);
    if (!redeemed) throw usedToken();
    await updatePassword(transaction, redeemed.person_id, passwordHash);
    await revokeSessionsOf(transaction, redeemed.person_id, now);
    const event = { kind: 'password-changed', person_id: redeemed.person_id, ...caller, details: { by: 'reset' } } as const;
    const event_id = await recordSecurityEvent(transaction, log, event);
    await enqueueAccountNotice(transaction, { event_id, former: null });
  });
}

function usedToken(): AppError {
  return invalid('token', 'This password reset has expired or was already used. Please request a new OTP.');
}

const minutesValid = 15;

/** Exchanges a code for the token that resets the password. */
export async function exchangeResetCode(
  context: Context,
  parts: IdentityParts,
  { phone, otp }: { phone: string; otp: string },
): Promise<{ token: string }> {
  const now = context.clock.now();
  const outcome = await inTransaction(context.db, async (transaction) => {
    const { default_phone_code } = await getSignInSettings(transaction);
    const { destination, person } = phone.includes('@')
      ? await findByEmail(transaction, phone)
      : await findByPhone(transaction, phone, default_phone_code);
    const personId = await redeemCodeForPerson(context, transaction, parts, { purpose: 'password-reset', destination, code: otp });
    if (personId === undefined) return { wrongFor: person?.id };
    const resetToken = newToken();
    const expiresAt = new Date(now.getTime() + minutesValid * 60_000);
    await replaceResetToken(transaction, {
      person_id: personId,
      token_hash: hashToken(resetToken),
      created_at: now,
      expires_at: expiresAt,
    });
    return { token: resetToken };
  });
  if (outcome.token !== undefined) return { token: outcome.token };
  throw await recordWrongCode(context, { purpose: 'password-reset', personId: outcome.wrongFor });
}

type ResetRequest = { phone: string; phone_code?: string | undefined; address: string };

/** Sends a code for a forgotten password. The call that redeems the code wants `email_or_phone`. */
export async function sendResetCode(
  context: Context,
  parts: IdentityParts,
  request: ResetRequest,
): Promise<SentCode & { email_or_phone: string }> {
  const { destination, person } = await findRequested(context, request);
  const sent = await sendCode(context, parts, { purpose: 'password-reset', destination, address: request.address }, async () =>
    isProved(destination, person) ? person : undefined,
  );
  return { ...sent, email_or_phone: formatRequested(request) };
}

/** An unverified number may be anyone's, so a code that is read there must not open the account. */
function isProved(destination: string, person: Candidate | undefined): boolean {
  return person !== undefined && (isEmail(destination) || person.phone_verified_at !== null);
}

async function findRequested({ db }: Context, { phone, phone_code }: ResetRequest): Promise<Destination> {
  if (phone.includes('@')) return findByEmail(db, validateEmail(phone));
  if (!/\d/.test(phone)) throw notValid();
  const settings = await getSignInSettings(db);
  const code = settings.default_phone_code;
  const { full } = phone_code === undefined ? parseSignInPhone(phone, code).completed : parsePhone(phone, phone_code);
  checkPhoneLength(phone, full, settings);
  return phone_code === undefined ? findByPhone(db, phone, code) : findByPhoneAndCode(db, phone, phone_code);
}

/** Formats the typed number, because the completed destination could disclose that the account exists. */
function formatRequested({ phone, phone_code }: ResetRequest): string {
  return phone.includes('@') || phone_code === undefined ? phone : `+${parsePhone(phone, phone_code).full}`;
}

function validateEmail(text: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) throw notValid();
  return text;
}

function notValid() {
  return invalid('phone', { text: 'The {field} field is not valid', with: { field: 'phone' } });
}
