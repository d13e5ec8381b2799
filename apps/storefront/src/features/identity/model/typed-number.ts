import type { Country } from '@souk/contract/settings';

/** A country as far as a number needs it; servers that know only the specification give no more. */
export type NumberCountry = Pick<Country, 'name' | 'phone_code'> & { iso?: string };

/** A number as it is typed: digits of the country, or `+` and all digits while the country is not known. Null is the default country. */
export type TypedNumber = { country: NumberCountry | null; digits: string };

export const emptyNumber: TypedNumber = { country: null, digits: '' };

type Typing = { countries: readonly NumberCountry[]; current: NumberCountry | null; maxLength: number };

/** Reads what was typed, pasted or filled in. With `+` or `00` in front, the country code in it chooses the country. */
export function readTyped(typed: string, { countries, current, maxLength }: Typing): TypedNumber {
  const digits = latinDigits(typed);
  const isWhole = /^\s*(\+|[0٠۰]{2})/.test(typed);
  if (!isWhole) return { country: current, digits: digits.slice(0, maxLength) };
  const whole = digits.replace(/^00/, '');
  // No country code begins with another one, so the first match is the only one but for countries that share theirs.
  const matching = countries.filter(({ phone_code }) => whole.startsWith(phone_code));
  const country = matching.find(({ name }) => name === current?.name) ?? matching.toSorted(byCodeLength)[0];
  if (!country) return { country: current, digits: `+${whole.slice(0, maxLength)}` };
  return { country, digits: whole.slice(country.phone_code.length).slice(0, maxLength) };
}

/** The number for a call that takes it alone: as typed in the default country, as the specification has it, and whole in another one. */
export function wholeNumber({ country, digits }: TypedNumber, defaultCountry: NumberCountry): string {
  const isDefault = country === null || country.name === defaultCountry.name;
  return isDefault || digits === '' || digits.startsWith('+') ? digits : withCode(digits, country);
}

/** The whole number, without the zero that people put in front at home. */
export function withCode(digits: string, { phone_code }: NumberCountry): string {
  // In Italy the zero is part of the number.
  return `+${phone_code}${phone_code === '39' ? digits : digits.replace(/^0/, '')}`;
}

/** Digits alone, and no more than a number may have. Eastern digits count as the Latin ones they stand for. */
export function phoneDigits(typed: string, maxLength: number): string {
  return latinDigits(typed).slice(0, maxLength);
}

function byCodeLength(one: NumberCountry, other: NumberCountry): number {
  return other.phone_code.length - one.phone_code.length;
}

function latinDigits(typed: string): string {
  return [...typed].map((sign) => latinDigit(sign)).join('');
}

function latinDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (sign >= '0' && sign <= '9') return sign;
  // Arabic-Indic and Persian digits stand in order from U+0660 and U+06F0.
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  return '';
}
