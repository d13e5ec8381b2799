import type { Context } from '../../context.ts';
import { invalid } from '../../platform/http/problem.ts';
import { checkPhoneLength } from './check-phone-length.ts';
import { type Found, findByEmail, findByPhone } from './find-by-destination.ts';
import type { IdentityParts } from './identity-parts.ts';
import { readPhoneAlone } from './phone-number.ts';
import { getSignInSettings } from './repository.ts';
import { type SentCode, sendCode } from './send-code.ts';
import { isEmail } from './take-proof.ts';

/** Sends a sign-in code to the number or mail address, with or without an account: its reader can open one with it. */
export async function sendLoginCode(
  context: Context,
  parts: IdentityParts,
  { phone, address }: { phone: string; address: string },
): Promise<SentCode> {
  const { destination, person } = await findTyped(context, phone);
  return sendCode(context, parts, { purpose: 'login', destination, address }, async () => person ?? { locale: context.locale });
}

/** A mail address is a way in where an account needs no number, or where registration proves the mail address. */
async function findTyped({ db }: Context, typed: string): Promise<Found> {
  const settings = await getSignInSettings(db);
  if (isEmail(typed)) {
    if (settings.phone_required && settings.register_otp_type !== 'email')
      throw invalid('phone', { text: 'The {field} field is not valid', with: { field: 'phone' } });
    return findByEmail(db, typed);
  }
  checkPhoneLength(typed, readPhoneAlone(typed, settings.default_phone_code).completed.full, settings);
  return findByPhone(db, typed, settings.default_phone_code);
}
