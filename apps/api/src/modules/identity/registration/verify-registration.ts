import type { SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { networkOf } from '../../../platform/limits/miss-limit.ts';
import { recordWrongCode, redeemCode } from '../codes/redeem-code.ts';
import { isEmail } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { parseSignInPhone } from '../phone-number.ts';
import { getSignInSettings, listPeopleByPhone } from '../queries/accounts.ts';
import { findLastDestination } from '../queries/codes.ts';
import { openSession, recordRefusals } from '../sessions/open-session.ts';
import { claimAccount, recordProof } from './claim-account.ts';

type Verification = { phone: string; otp: string; name?: string | undefined; device: string; address: string };

/** Verifies a new account with its code and signs in. If the number has an account already, signs in to that one. */
export async function verifyRegistration(context: Context, parts: IdentityParts, verification: Verification): Promise<SignedIn> {
  const signedIn = await recordRefusals(context, () =>
    inTransaction(context.db, async (transaction) => {
      for (const destination of await listDestinations(transaction, verification.phone)) {
        const redeemed = await redeemCode(context, transaction, parts, { purpose: 'registration', destination, code: verification.otp });
        if (!redeemed) continue;
        const personId = await verifyDestination(context, transaction, parts, {
          destination,
          personId: redeemed.person_id,
          name: verification.name,
        });
        return (
          personId &&
          openSession(context, transaction, {
            personId,
            device: verification.device,
            network: networkOf(verification.address),
            by: 'registration',
          })
        );
      }
      return undefined;
    }),
  );
  if (!signedIn) throw await recordWrongCode(context, { purpose: 'registration' });
  return signedIn;
}

type Proof = { destination: string; personId: number | null; name: string | undefined };

async function verifyDestination(
  context: Context,
  transaction: Transaction<DB>,
  parts: IdentityParts,
  { destination, personId, name }: Proof,
): Promise<number | undefined> {
  if (isEmail(destination)) {
    if (personId !== null) await recordProof(transaction, { personId, destination, now: context.clock.now() });
    return personId ?? undefined;
  }
  const known = await claimAccount(context, transaction, parts, { destination, name });
  // The specification's form sends the name only with the registration, which an existing account made ineffective.
  return known ?? claimAccount(context, transaction, parts, { destination, name: context.translate({ text: 'Shopper' }) });
}

/**
 * The form has a country, but this call does not repeat it, so the number may be that of any unverified account with
 * these national digits. Each has its own code, sent to the number or by mail, and a try counts for each.
 */
async function listDestinations(transaction: Transaction<DB>, phone: string): Promise<string[]> {
  if (isEmail(phone)) return [phone.toLowerCase()];
  const settings = await getSignInSettings(transaction);
  const { fulls, national } = parseSignInPhone(phone, settings.default_phone_code);
  const people = await listPeopleByPhone(transaction, fulls, national);
  const unverified = people.filter((person) => person.phone_verified_at === null && person.email_verified_at === null);
  const found = await Promise.all(unverified.map(({ id }) => findLastDestination(transaction, id, 'registration')));
  return [...new Set([...found.flatMap((code) => (code ? [code.destination] : [])), ...fulls])];
}
