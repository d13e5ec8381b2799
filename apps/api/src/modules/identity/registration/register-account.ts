import type { Registered, SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { type AppError, invalid } from '../../../platform/app-error.ts';
import { networkOf } from '../../../platform/limits/miss-limit.ts';
import { type Recipient, type SentCode, sendCode } from '../codes/send-code.ts';
import { isEmail } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { checkPhoneLength, type PhoneNumber, parsePhone } from '../phone-number.ts';
import { findPersonByVerifiedEmail, getSignInSettings, type NewPerson, upsertUnverified } from '../queries/accounts.ts';
import { findCountryByName } from '../queries/profile.ts';
import { openSession } from '../sessions/open-session.ts';
import { inUseError } from './claim-account.ts';

type Request = Registration & { address: string; device: string };

/**
 * Creates an account that a code verifies or, if the settings require no code, signs in at once to an unverified
 * account.
 */
export async function registerAccount(context: Context, parts: IdentityParts, { address, device, ...form }: Request): Promise<Registered> {
  const settings = await getSignInSettings(context.db);
  const account = await validateRegistration(context, form, settings);
  const isByEmail = isEmail(account.destination);
  // Without a verified mail address, an account that has no number could not be signed in to again.
  const isVerified = settings.register_otp_verify || isByEmail;
  if (!isVerified) return registerAtOnce(context, parts, account, { address, device });
  return isByEmail ? registerByEmail(context, parts, account, address) : registerByPhone(context, parts, account, address);
}

/**
 * A number that has an account is answered like any other, and its code signs in to that account, so that only the
 * number's owner learns whether the account exists.
 */
function registerByPhone(context: Context, parts: IdentityParts, { person, destination }: NewAccount, address: string): Promise<SentCode> {
  const findRecipient = async (transaction: Transaction<DB>): Promise<Recipient> => {
    const inserted = await upsertUnverified(transaction, person, context.clock.now());
    return inserted ?? { locale: context.locale };
  };
  return sendCode(context, parts, { purpose: 'registration', destination, address }, findRecipient);
}

/**
 * The code proves the mail address and not the number, so the answer must name the one that is taken. The code counts
 * against the limits.
 */
async function registerByEmail(context: Context, parts: IdentityParts, { person, destination }: NewAccount, address: string) {
  const found: { used?: 'phone' | 'email' } = {};
  const sent = await sendCode(context, parts, { purpose: 'registration', destination, address }, async (transaction) => {
    if (await findPersonByVerifiedEmail(transaction, destination)) found.used = 'email';
    const inserted = found.used ? undefined : await upsertUnverified(transaction, person, context.clock.now());
    if (!inserted) found.used ??= 'phone';
    return inserted;
  });
  if (found.used) throw inUseError(found.used);
  return sent;
}

/** Counts a code that is not sent, because otherwise the number of new accounts would have no limit. */
async function registerAtOnce(
  context: Context,
  parts: IdentityParts,
  { person, destination }: NewAccount,
  { address, device }: { address: string; device: string },
): Promise<Registered> {
  const opened: { session?: SignedIn | undefined } = {};
  await sendCode(context, parts, { purpose: 'registration', destination, address, isOnlyCounted: true }, async (transaction) => {
    const inserted = await upsertUnverified(transaction, person, context.clock.now());
    const network = networkOf(address);
    opened.session = inserted && (await openSession(context, transaction, { personId: inserted.id, device, network, by: 'registration' }));
    return undefined;
  });
  if (!opened.session) throw inUseError('phone');
  return { ...opened.session, retry_after: 0 };
}

type Registration = { name: string; phone?: string | undefined; email?: string | undefined; phone_code: string; country: string };
type Settings = Awaited<ReturnType<typeof getSignInSettings>>;

/** The person to insert, and the number or mail address that the code verifies. */
type NewAccount = { person: NewPerson; destination: string };

/**
 * Validates a registration form against the settings. Ignores its password and, unless the code goes there, its mail
 * address: the specification's form fills in the same password for everybody and an invented address, and neither may
 * become a way to sign in.
 */
async function validateRegistration(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  form: Registration,
  settings: Settings,
): Promise<NewAccount> {
  const number = form.phone ? parsePhone(form.phone, form.phone_code) : undefined;
  if (form.phone && number) checkPhoneLength(form.phone, number.full, settings);
  if (!number && settings.phone_required) throw required('phone');
  const destination = destinationOf(form, number, settings);
  const found = await findCountryByName(db, form.country);
  if (!found) throw invalid('country', { text: 'The {field} field is not valid', with: { field: 'country' } });
  const { national = null, code = null, full = null } = number ?? {};
  return { person: { name: form.name, phone: national, phone_code: code, phone_full: full, country_id: found.id, locale }, destination };
}

function destinationOf({ email }: Registration, number: PhoneNumber | undefined, settings: Settings): string {
  // If nothing is verified, the code is only counted, for the number.
  if (number && (settings.register_otp_type === 'phone' || !settings.register_otp_verify)) return number.full;
  if (!email) throw required('email');
  return email.toLowerCase();
}

function required(field: string): AppError {
  return invalid(field, { text: 'The {field} field is required', with: { field } });
}
