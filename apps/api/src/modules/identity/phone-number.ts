import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** A number in its parts, digits only: `full` is `code` and `national` together. */
export type PhoneNumber = { national: string; code: string; full: string };

/** What a number that was typed may be: whole numbers, the likeliest first, and the digits without a country. */
export type PhoneReading = {
  completed: PhoneNumber;
  fulls: string[];
  /** Undefined where the country is certain: it was typed, or the digits are a valid number of the market's own country. */
  national: string | undefined;
};

/** A typed number whose country code was chosen apart. A `+` or `00` in front says another country code than the chosen one. */
export function readPhone(typed: string, phoneCode: string): PhoneNumber {
  const digits = digitsOf(typed);
  const code = digitsOf(phoneCode);
  const parsed = parse(typed, code);
  if (!parsed && isInternational(typed)) return { national: digits, code: '', full: digits.replace(/^00/, '') };
  if (!parsed) return { national: digits, code, full: `${code}${digits}` };
  return { national: parsed.nationalNumber, code: parsed.countryCallingCode, full: parsed.number.slice(1) };
}

const knownCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** The library takes off what people put in front at home (the 0 of 0501234567), and the code where it was typed as well. */
function parse(typed: string, code: string) {
  if (isInternational(typed)) return parsePhoneNumberFromString(withPlus(typed));
  // It throws at a code that no country has.
  return knownCodes.has(code) ? parsePhoneNumberFromString(digitsOf(typed), { defaultCallingCode: code }) : undefined;
}

/** A number typed with or without its country code, as at sign-in. */
export function readPhoneAlone(typed: string, defaultCode: string): PhoneReading {
  const completed = readPhone(typed, defaultCode);
  if (isInternational(typed)) return { completed, fulls: [completed.full], national: undefined };
  const isValidHere = parse(typed, digitsOf(defaultCode))?.isValid() ?? false;
  return { completed, fulls: [digitsOf(typed), completed.full], national: isValidHere ? undefined : completed.national };
}

/** Whose number it is: by a whole number, otherwise by the national digits if exactly one person has them. */
export function pickPerson<Person extends { phone: string | null; phone_full: string | null }>(
  people: readonly Person[],
  { fulls, national }: Pick<PhoneReading, 'fulls' | 'national'>,
): Person | undefined {
  for (const full of fulls) {
    const person = people.find(({ phone_full }) => phone_full === full);
    if (person) return person;
  }
  const sharing = people.filter(({ phone }) => phone === national);
  return sharing.length === 1 ? sharing[0] : undefined;
}

/** The digits of a text, without anything else. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function isInternational(typed: string): boolean {
  return /^\s*(\+|00)/.test(typed);
}

function withPlus(typed: string): string {
  return `+${digitsOf(typed).replace(/^00/, '')}`;
}
