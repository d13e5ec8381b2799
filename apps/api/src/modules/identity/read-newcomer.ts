import type { Context } from '../../context.ts';
import { invalid, type Problem } from '../../platform/http/problem.ts';
import { checkPhoneLength } from './check-phone-length.ts';
import { type PhoneNumber, readPhone } from './phone-number.ts';
import { findCountryByName, type getSignInSettings, type NewPerson } from './repository.ts';

export type Registration = { name: string; phone?: string | undefined; email?: string | undefined; phone_code: string; country: string };
type Settings = Awaited<ReturnType<typeof getSignInSettings>>;

/** Who registers, and where the code goes that proves it. */
export type Newcomer = { person: NewPerson; destination: string };

/**
 * What a registration form says, as the market's settings want it. Its password and, unless the code goes there, its mail address are
 * not looked at: it fills in the same password for everybody and an address that it made up, and neither may ever become a way in.
 */
export async function readNewcomer(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  form: Registration,
  settings: Settings,
): Promise<Newcomer> {
  const number = form.phone ? readPhone(form.phone, form.phone_code) : undefined;
  if (form.phone && number) checkPhoneLength(form.phone, number.full, settings);
  if (!number && settings.phone_required) throw required('phone');
  const destination = destinationOf(form, number, settings);
  const found = await findCountryByName(db, form.country);
  if (!found) throw invalid('country', { text: 'The {field} field is not valid', with: { field: 'country' } });
  const { national = null, code = null, full = null } = number ?? {};
  return { person: { name: form.name, phone: national, phone_code: code, phone_full: full, country_id: found.id, locale }, destination };
}

function destinationOf({ email }: Registration, number: PhoneNumber | undefined, settings: Settings): string {
  // Where nobody verifies anything, a number is known by its digits alone.
  if (number && (settings.register_otp_type === 'phone' || !settings.register_otp_verify)) return number.full;
  if (!email) throw required('email');
  return email.toLowerCase();
}

function required(field: string): Problem {
  return invalid(field, { text: 'The {field} field is required', with: { field } });
}
