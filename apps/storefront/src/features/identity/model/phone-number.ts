import type { User } from '@souk/contract/identity';
import type { Country } from '@souk/contract/settings';
import { toLatinDigits } from '@souk/ui/forms/latin-digits.ts';

/** A server that implements only the specification returns no `iso`. */
export type PhoneCountry = Pick<Country, 'name' | 'phone_code'> & { iso?: string };

/** National digits, or `+` and all digits while the country is unknown. A null country is the default one. */
export type PhoneNumber = { country: PhoneCountry | null; digits: string };

export const emptyPhoneNumber: PhoneNumber = { country: null, digits: '' };

type ParseOptions = { countries: readonly PhoneCountry[]; current: PhoneCountry | null; maxLength: number };

/** Parses typed or pasted text. A leading `+` or `00` selects the country by its code. */
export function parsePhoneNumber(typed: string, { countries, current, maxLength }: ParseOptions): PhoneNumber {
  const digits = toLatinDigits(typed);
  const hasCountryCode = /^\s*(\+|[0٠۰]{2})/.test(typed);
  if (!hasCountryCode) return { country: current, digits: digits.slice(0, maxLength) };
  const international = digits.replace(/^00/, '');
  // No country code is a prefix of another, so several matches are countries that share a code.
  const matching = countries.filter(({ phone_code }) => international.startsWith(phone_code));
  const country = matching.find(({ name }) => name === current?.name) ?? matching.toSorted(byCodeLength)[0];
  if (!country) return { country: current, digits: `+${international.slice(0, maxLength)}` };
  return { country, digits: international.slice(country.phone_code.length).slice(0, maxLength) };
}

/** The number for a call without a country field: as typed for the default country, otherwise with its country code. */
export function toFullNumber({ country, digits }: PhoneNumber, defaultCountry: PhoneCountry): string {
  const isDefault = country === null || country.name === defaultCountry.name;
  return isDefault || digits === '' || digits.startsWith('+') ? digits : withCountryCode(digits, country);
}

export function withCountryCode(digits: string, { phone_code }: PhoneCountry): string {
  // The leading zero is a trunk prefix, except in Italy, where it belongs to the number.
  return `+${phone_code}${phone_code === '39' ? digits : digits.replace(/^0/, '')}`;
}

/** Drops all but digits; Arabic and Persian digits become Latin ones. */
export function phoneDigits(typed: string, maxLength: number): string {
  return toLatinDigits(typed).slice(0, maxLength);
}

function byCodeLength(one: PhoneCountry, other: PhoneCountry): number {
  return other.phone_code.length - one.phone_code.length;
}

export function formatPhone(user: Pick<User, 'phone' | 'phone_code'> | null): string | null {
  if (!user?.phone) return null;
  return user.phone_code ? `+${user.phone_code} ${user.phone}` : user.phone;
}
