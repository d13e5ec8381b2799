import type { Context } from '../../context.ts';
import { checkPhoneLength } from './check-phone-length.ts';
import { findByPhone } from './find-by-destination.ts';
import type { IdentityParts } from './identity-parts.ts';
import { getSignInSettings } from './repository.ts';
import { type SentCode, sendCode } from './send-code.ts';

/** Sends a sign-in code. Whether anybody has the number does not show. */
export async function sendLoginCode(
  context: Context,
  parts: IdentityParts,
  { phone, address }: { phone: string; address: string },
): Promise<SentCode> {
  const settings = await getSignInSettings(context.db);
  const { destination, person } = await findByPhone(context.db, phone, settings.default_phone_code);
  checkPhoneLength(phone, destination, settings);
  return sendCode(context, parts, { purpose: 'login', destination, address }, async () => person);
}
