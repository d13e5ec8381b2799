import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { invalid } from '../../platform/app-error.ts';

/** A number in digits only: `full` is `code` followed by `national`. */
export type PhoneNumber = { national: string; code: string; full: string };

/** The possible meanings of a typed number. */
export type ParsedPhone = {
  completed: PhoneNumber;
  /** Full numbers, most likely first. */
  fulls: string[];
  /** Undefined if the country is certain: it was typed, or the digits are a valid number of the default country. */
  national: string | undefined;
};

/** Parses a number whose country code was chosen separately. A leading `+` or `00` overrides the chosen code. */
export function parsePhone(typed: string, phoneCode: string): PhoneNumber {
  const digits = digitsOf(typed);
  const code = digitsOf(phoneCode);
  const parsed = parseWithLibrary(typed, code);
  if (!parsed && isInternational(typed)) return { national: digits, code: '', full: digits.replace(/^00/, '') };
  if (!parsed) return { national: digits, code, full: `${code}${digits}` };
  return { national: parsed.nationalNumber, code: parsed.countryCallingCode, full: parsed.number.slice(1) };
}

const knownCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** The library removes national prefixes (the 0 of 0501234567), and the country code if it was typed as well. */
function parseWithLibrary(typed: string, code: string) {
  if (isInternational(typed)) return parsePhoneNumberFromString(withPlus(typed));
  // The library throws for a code that no country has.
  return knownCodes.has(code) ? parsePhoneNumberFromString(digitsOf(typed), { defaultCallingCode: code }) : undefined;
}

/** Parses a number that was typed with or without its country code, as at sign-in. */
export function parseSignInPhone(typed: string, defaultCode: string): ParsedPhone {
  const completed = parsePhone(typed, defaultCode);
  if (isInternational(typed)) return { completed, fulls: [completed.full], national: undefined };
  const isValidHere = parseWithLibrary(typed, digitsOf(defaultCode))?.isValid() ?? false;
  return { completed, fulls: [digitsOf(typed), completed.full], national: isValidHere ? undefined : completed.national };
}

/** Picks the person with one of the full numbers, otherwise the only person with the national digits. */
export function pickPerson<Person extends { phone: string | null; phone_full: string | null }>(
  people: readonly Person[],
  { fulls, national }: Pick<ParsedPhone, 'fulls' | 'national'>,
): Person | undefined {
  for (const full of fulls) {
    const person = people.find(({ phone_full }) => phone_full === full);
    if (person) return person;
  }
  const sharing = people.filter(({ phone }) => phone === national);
  return sharing.length === 1 ? sharing[0] : undefined;
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function isInternational(typed: string): boolean {
  return /^\s*(\+|00)/.test(typed);
}

function withPlus(typed: string): string {
  return `+${digitsOf(typed).replace(/^00/, '')}`;
}

type Lengths = { phone_min_length: number; phone_max_length: number };

/** The column's limit, country code included. */
const maxDigits = 20;

/** Refuses a number with fewer or more digits, as typed, than the marketplace's settings allow. */
export function checkPhoneLength(typed: string, full: string, { phone_min_length: min, phone_max_length: max }: Lengths): void {
  const count = digitsOf(typed).length;
  if (count < min)
    throw invalid('phone', { text: 'The {field} field must have at least {limit} digits', with: { field: 'phone', limit: min } });
  if (count > max)
    throw invalid('phone', { text: 'The {field} field may have at most {limit} digits', with: { field: 'phone', limit: max } });
  if (full.length > maxDigits || full.length < 6)
    throw invalid('phone', { text: 'The {field} field is not valid', with: { field: 'phone' } });
}
