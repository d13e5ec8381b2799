import type { SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openSession } from './open-session.ts';
import { readPhoneAlone } from './phone-number.ts';
import { findLastDestination } from './proof-repository.ts';
import { getSignInSettings, listPeopleByPhone } from './repository.ts';
import { isEmail, takeProof } from './take-proof.ts';
import { tryCode, wrongCode } from './try-code.ts';

type Given = { phone: string; otp: string; device: string };

/** Verifies a new account with its code and signs in. */
export async function verifyRegistration(context: Context, parts: IdentityParts, { phone, otp, device }: Given): Promise<SignedIn> {
  const now = context.clock.now();
  const signedIn = await inTransaction(context.db, async (transaction) => {
    for (const destination of await listDestinations(transaction, phone)) {
      const personId = await tryCode(context, transaction, parts, { purpose: 'registration', destination, code: otp });
      if (personId === undefined) continue;
      await takeProof(transaction, { personId, destination, now });
      return openSession(context, transaction, { personId, device });
    }
    return undefined;
  });
  if (!signedIn) throw wrongCode();
  return signedIn;
}

/**
 * The form chose a country but this call does not repeat it, so the number may be that of any newcomer with these
 * national digits; each has a code of their own, sent to the number or by mail, and a try counts for each.
 */
async function listDestinations(transaction: Transaction<DB>, phone: string): Promise<string[]> {
  if (isEmail(phone)) return [phone.toLowerCase()];
  const settings = await getSignInSettings(transaction);
  const { fulls, national } = readPhoneAlone(phone, settings.default_phone_code);
  const people = await listPeopleByPhone(transaction, fulls, national);
  const newcomers = people.filter((person) => person.phone_verified_at === null && person.email_verified_at === null);
  const found = await Promise.all(newcomers.map(({ id }) => findLastDestination(transaction, id, 'registration')));
  return found.flatMap((code) => (code ? [code.destination] : []));
}
