import { type PhoneCountry, type PhoneNumber, withCountryCode } from './phone-number.ts';

export type SignUpForm = { name: string; number: PhoneNumber; email: string };

type FormSettings = { phoneRequired: boolean; kind: 'phone' | 'email' };

/** Email is required if the code is sent there and optional if it can replace the number. */
export function emailRequirement({ phoneRequired, kind }: FormSettings): 'required' | 'optional' | 'hidden' {
  if (kind === 'email') return 'required';
  return phoneRequired ? 'hidden' : 'optional';
}

/** The contact that the verification call expects: the number with its country code, or the email address. */
export function verificationContact({ number, email }: SignUpForm, defaultCountry: PhoneCountry): string {
  if (number.digits.startsWith('+')) return number.digits;
  return number.digits ? withCountryCode(number.digits, number.country ?? defaultCountry) : email;
}

/** The specification’s form sends one fixed password. The server stores none from a registration, so it opens nothing. */
export const fixedPassword = 'souk-no-password';

const placeholderDomain = 'phone.souk.example';

/** The placeholder email of an account without one, empty until the number is long enough. Nobody reads it. */
export function placeholderEmail(phone: string, minLength: number): string {
  return phone.length >= minLength ? `${phone}@${placeholderDomain}` : '';
}
