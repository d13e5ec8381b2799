import type { Context } from '../../context.ts';
import { invalid } from '../../platform/http/problem.ts';
import { checkPhoneLength } from './check-phone-length.ts';
import type { IdentityParts } from './identity-parts.ts';
import { readPhone } from './phone-number.ts';
import { findCountryByName, getSignInSettings, insertOrRewriteUnverified } from './repository.ts';
import { type SentCode, sendCode } from './send-code.ts';

type Registration = { name: string; phone: string; phone_code: string; country: string; address: string };

/**
 * Opens an account that the code verifies. What the form sends as password and mail address is not kept: it fills in the
 * same password for everybody and an address that it made up, and neither may ever become a way in.
 */
export async function register(
  context: Context,
  parts: IdentityParts,
  { name, phone, phone_code, country, address }: Registration,
): Promise<SentCode> {
  const number = readPhone(phone, phone_code);
  checkPhoneLength(phone, number.full, await getSignInSettings(context.db));
  const found = await findCountryByName(context.db, country);
  if (!found) throw invalid('country', { text: 'The {field} field is not valid', with: { field: 'country' } });
  const person = {
    name,
    phone: number.national,
    phone_code: number.code,
    phone_full: number.full,
    country_id: found.id,
    locale: context.locale,
  };
  let isTaken = false;
  const sent = await sendCode(context, parts, { purpose: 'registration', destination: number.full, address }, async (transaction) => {
    const inserted = await insertOrRewriteUnverified(transaction, person, context.clock.now());
    isTaken = inserted === undefined;
    return inserted;
  });
  // The specification wants it said. It counts as a code sent all the same, so nobody can ask for number after number.
  if (isTaken) throw invalid('phone', 'The phone has already been taken.');
  return sent;
}
