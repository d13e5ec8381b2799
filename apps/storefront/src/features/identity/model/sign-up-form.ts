import { type NumberCountry, type TypedNumber, withCode } from './typed-number.ts';

export type SignUpForm = { name: string; number: TypedNumber; email: string };

type Asking = { phoneRequired: boolean; kind: 'phone' | 'email' };

/** Whether a mail address is asked for: always where the code goes there, perhaps where it may stand for a number, otherwise made up unseen. */
export function mailAsked({ phoneRequired, kind }: Asking): 'always' | 'perhaps' | 'never' {
  if (kind === 'email') return 'always';
  return phoneRequired ? 'never' : 'perhaps';
}

/** How the call that takes the code names the newcomer: by the number with its country, or by the mail address of who gave none. */
export function verifiedBy({ number, email }: SignUpForm, defaultCountry: NumberCountry): string {
  if (number.digits.startsWith('+')) return number.digits;
  return number.digits ? withCode(number.digits, number.country ?? defaultCountry) : email;
}

/** The specification's form sends one fixed password for everybody. The server keeps none from a registration, so it is no way in. */
export const fixedPassword = 'souk-no-password';

const mailDomain = 'phone.souk.example';

/** The address that fills itself in once the number is long enough, and is empty below that. Nobody reads mail there. */
export function mailFor(phone: string, minLength: number): string {
  return phone.length >= minLength ? `${phone}@${mailDomain}` : '';
}
