/** What the registration starts from, so the specification. The number is typed without its country code. */
export const signUpDefaults = { country: 'India', phone_code: '91' } as const;

export type SignUpForm = { name: string; phone: string; email: string };

type Asking = { phoneRequired: boolean; kind: 'phone' | 'email' };

/** Whether a mail address is asked for: always where the code goes there, perhaps where it may stand for a number, otherwise made up unseen. */
export function mailAsked({ phoneRequired, kind }: Asking): 'always' | 'perhaps' | 'never' {
  if (kind === 'email') return 'always';
  return phoneRequired ? 'never' : 'perhaps';
}

/** How the call that takes the code names the newcomer: by the number with its country, or by the mail address of who gave none. */
export function verifiedBy({ phone, email }: SignUpForm): string {
  return phone ? `${signUpDefaults.phone_code}${phone}` : email;
}

/** The specification's form sends one fixed password for everybody. The server keeps none from a registration, so it is no way in. */
export const fixedPassword = 'souk-no-password';

const mailDomain = 'phone.souk.example';

/** Digits alone, and no more than a number may have. Eastern digits count as the Latin ones they stand for. */
export function phoneDigits(typed: string, maxLength: number): string {
  return [...typed]
    .map((sign) => latinDigit(sign))
    .join('')
    .slice(0, maxLength);
}

function latinDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (sign >= '0' && sign <= '9') return sign;
  // Arabic-Indic and Persian digits stand in order from U+0660 and U+06F0.
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  return '';
}

/** The address that fills itself in once the number is long enough, and is empty below that. Nobody reads mail there. */
export function mailFor(phone: string, minLength: number): string {
  return phone.length >= minLength ? `${phone}@${mailDomain}` : '';
}
