import type { Context } from '../../context.ts';
import { invalid } from '../../platform/http/problem.ts';
import { checkPhoneLength } from './check-phone-length.ts';
import { type Found, findByEmail, findByPhone, findByPhoneAndCode } from './find-by-destination.ts';
import type { IdentityParts } from './identity-parts.ts';
import { readPhone, readPhoneAlone } from './phone-number.ts';
import { type Candidate, getSignInSettings } from './repository.ts';
import { type SentCode, sendCode } from './send-code.ts';
import { isEmail } from './take-proof.ts';

type Asked = { phone: string; phone_code?: string | undefined; address: string };

/** Sends a code for a forgotten password. `email_or_phone` names the destination for the call that takes the code. */
export async function sendResetCode(context: Context, parts: IdentityParts, asked: Asked): Promise<SentCode & { email_or_phone: string }> {
  const { destination, person } = await findAsked(context, asked);
  const sent = await sendCode(context, parts, { purpose: 'password-reset', destination, address: asked.address }, async () =>
    isProved(destination, person) ? person : undefined,
  );
  return { ...sent, email_or_phone: nameOf(asked) };
}

/** An unproved number may be anyone's, so a code that is read there must not open the account. */
function isProved(destination: string, person: Candidate | undefined): boolean {
  return person !== undefined && (isEmail(destination) || person.phone_verified_at !== null);
}

async function findAsked({ db }: Context, { phone, phone_code }: Asked): Promise<Found> {
  if (phone.includes('@')) return findByEmail(db, checkedEmail(phone));
  if (!/\d/.test(phone)) throw notValid();
  const settings = await getSignInSettings(db);
  const code = settings.default_phone_code;
  const { full } = phone_code === undefined ? readPhoneAlone(phone, code).completed : readPhone(phone, phone_code);
  checkPhoneLength(phone, full, settings);
  return phone_code === undefined ? findByPhone(db, phone, code) : findByPhoneAndCode(db, phone, phone_code);
}

// Made of what was typed alone: the destination itself could tell who is known.
function nameOf({ phone, phone_code }: Asked): string {
  return phone.includes('@') || phone_code === undefined ? phone : `+${readPhone(phone, phone_code).full}`;
}

function checkedEmail(text: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) throw notValid();
  return text;
}

function notValid() {
  return invalid('phone', { text: 'The {field} field is not valid', with: { field: 'phone' } });
}
