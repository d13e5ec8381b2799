import type { SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { claimAccount } from './claim-account.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openSession, recordRefusals } from './open-session.ts';
import { readPhoneAlone } from './phone-number.ts';
import { findLastDestination } from './proof-repository.ts';
import { getSignInSettings, listPeopleByPhone } from './repository.ts';
import { isEmail, takeProof } from './take-proof.ts';
import { findRightCode, wrongCode } from './try-code.ts';

type Given = { phone: string; otp: string; name?: string | undefined; device: string; address: string };

/** Verifies a new account with its code and signs in; where the number had an account already, signs in to that one. */
export async function verifyRegistration(context: Context, parts: IdentityParts, given: Given): Promise<SignedIn> {
  const signedIn = await recordRefusals(context, () =>
    inTransaction(context.db, async (transaction) => {
      for (const destination of await listDestinations(transaction, given.phone)) {
        const right = await findRightCode(context, transaction, parts, { purpose: 'registration', destination, code: given.otp });
        if (!right) continue;
        const personId = await prove(context, transaction, parts, { destination, personId: right.person_id, name: given.name });
        return (
          personId &&
          openSession(context, transaction, { personId, device: given.device, network: networkOf(given.address), by: 'registration' })
        );
      }
      return undefined;
    }),
  );
  if (!signedIn) throw await wrongCode(context, { purpose: 'registration' });
  return signedIn;
}

type Proof = { destination: string; personId: number | null; name: string | undefined };

async function prove(
  context: Context,
  transaction: Transaction<DB>,
  parts: IdentityParts,
  { destination, personId, name }: Proof,
): Promise<number | undefined> {
  if (isEmail(destination)) {
    if (personId !== null) await takeProof(transaction, { personId, destination, now: context.clock.now() });
    return personId ?? undefined;
  }
  const known = await claimAccount(context, transaction, parts, { destination, name });
  // The specification's form sends the name with the registration only, and this number was another account's then.
  return known ?? claimAccount(context, transaction, parts, { destination, name: context.say({ text: 'Shopper' }) });
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
  return [...new Set([...found.flatMap((code) => (code ? [code.destination] : [])), ...fulls])];
}
