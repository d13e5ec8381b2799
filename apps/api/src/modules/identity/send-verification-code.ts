import type { Context, SignedIn } from '../../context.ts';
import { conflict, invalid } from '../../platform/http/problem.ts';
import { checkPhoneLength } from './check-phone-length.ts';
import type { IdentityParts } from './identity-parts.ts';
import { readPhone, readPhoneAlone } from './phone-number.ts';
import { getContact, getSignInSettings } from './repository.ts';
import { type SentCode, sendCode } from './send-code.ts';
import { isEmail } from './take-proof.ts';

type Asked = { phone?: string | undefined; phone_code?: string | undefined; address: string };

/**
 * Sends somebody who is signed in a code that verifies their account, to what they name or to the number that they registered. That
 * somebody else has proved it shows only to who reads the code there.
 */
export async function sendVerificationCode(
  context: SignedIn<Context>,
  parts: IdentityParts,
  asked: Asked,
): Promise<SentCode & { email_or_phone: string }> {
  const { db, actor } = context;
  const contact = await getContact(db, actor.person_id);
  const destination = asked.phone ? await readDestination(context, asked.phone, asked.phone_code) : contact.phone_full;
  // Who is verified may still add a mail address, or prove the number that they wrote down; another number wants more (change-phone.ts).
  if (contact.is_verified && (!asked.phone || contact.proved.includes(destination ?? '')))
    throw conflict('Your account is verified already.');
  if (destination && !isEmail(destination) && contact.is_verified && destination !== contact.phone_full)
    throw conflict('To change your number, begin with the code that goes to where we reach you now.');
  if (destination === null) throw invalid('phone', 'The phone or email field is required');
  const sending = { purpose: 'verification', destination, address: asked.address } as const;
  const sent = await sendCode(context, parts, sending, async () => ({ id: actor.person_id, locale: context.locale }));
  return { ...sent, email_or_phone: isEmail(destination) ? destination : `+${destination}` };
}

async function readDestination({ db }: Context, typed: string, phoneCode: string | undefined): Promise<string> {
  if (isEmail(typed)) return typed.toLowerCase();
  const settings = await getSignInSettings(db);
  const code = settings.default_phone_code;
  const { full } = phoneCode === undefined ? readPhoneAlone(typed, code).completed : readPhone(typed, phoneCode);
  checkPhoneLength(typed, full, settings);
  return full;
}
