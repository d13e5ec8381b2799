import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { type AppError, invalid } from '../../../platform/app-error.ts';
import { hasCode } from '../../../platform/database/database-errors.ts';
import { isEmail } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { parsePhone } from '../phone-number.ts';
import { findPersonByVerifiedEmail, insertAccount, insertPhoneAccount, lockPhoneHolder } from '../queries/accounts.ts';
import { findOnlyCountry, updateNameAndCountry } from '../queries/profile.ts';
import { findProvedPhone, markPhoneProved, releaseEmail, releasePhone, updateProvedEmail, updateProvedPhone } from '../queries/proofs.ts';

type Claim = {
  /** The number or mail address at which the code was read. */
  destination: string;
  /** The name for a new account. Without a name, no account is created. */
  name: string | undefined;
};

type ClaimContext = Pick<Context, 'clock' | 'locale' | 'translate'>;
type Parts = Pick<IdentityParts, 'emptyAccount'>;

/**
 * Returns the account of a person who has just read a code at the destination: the one that verified it, or else a new
 * one. Anyone may have registered an unverified number, so such an account is emptied before the number's owner gets
 * it.
 */
export async function claimAccount(
  context: ClaimContext,
  transaction: Transaction<DB>,
  parts: Parts,
  claim: Claim,
): Promise<number | undefined> {
  if (isEmail(claim.destination)) return claimByEmail(context, transaction, claim);
  const holder = await lockPhoneHolder(transaction, claim.destination);
  if (holder?.phone_verified_at) return holder.id;
  // An account that is verified by other means remains with its person, without the number.
  if (holder === undefined || holder.has_other_proof) return createByPhone(context, transaction, parts, claim);
  const name = claim.name ?? (holder.was_entered ? context.translate({ text: 'Shopper' }) : holder.name);
  const country_id = holder.was_entered ? null : holder.country_id;
  const now = context.clock.now();
  await parts.emptyAccount(transaction, { personId: holder.id, now });
  await updateNameAndCountry(transaction, holder.id, { name, country_id });
  await markPhoneProved(transaction, claim.destination, { personId: holder.id, now });
  return holder.id;
}

async function claimByEmail({ clock, locale }: ClaimContext, transaction: Transaction<DB>, { destination, name }: Claim) {
  const holder = await findPersonByVerifiedEmail(transaction, destination);
  if (holder || name === undefined) return holder?.id;
  await releaseEmail(transaction, destination, null);
  const inserted = await insertAccount(transaction, { name, email: destination, locale, now: clock.now() });
  // If a parallel request verified the same address first, its account is used.
  return inserted?.id ?? (await findPersonByVerifiedEmail(transaction, destination))?.id;
}

async function createByPhone(context: ClaimContext, transaction: Transaction<DB>, parts: Parts, claim: Claim): Promise<number | undefined> {
  const { destination, name } = claim;
  if (name === undefined) return undefined;
  const phone = parsePhone(`+${destination}`, '');
  const now = context.clock.now();
  await releasePhone(transaction, destination, null);
  const country = await findOnlyCountry(transaction, phone.code);
  const inserted = await insertPhoneAccount(transaction, { name, phone, locale: context.locale, country_id: country?.id ?? null, now });
  // If a parallel request registered or verified the same number first, that account is claimed.
  return inserted?.id ?? claimAccount(context, transaction, parts, claim);
}

const uniqueViolation = '23505';

type Proof = { personId: number; destination: string; now: Date };

/**
 * Records that the person read a code at the destination, which makes it theirs, even if others entered it without
 * verifying it. Throws if another account has verified it.
 */
export async function recordProof(transaction: Transaction<DB>, proof: Proof): Promise<void> {
  const what = isEmail(proof.destination) ? 'email' : 'phone';
  try {
    await (what === 'email' ? recordEmailProof(transaction, proof) : recordPhoneProof(transaction, proof));
  } catch (error) {
    // A parallel request of another account verified the same destination.
    throw hasCode(error, uniqueViolation) ? verifiedElsewhere(what) : error;
  }
}

async function recordEmailProof(transaction: Transaction<DB>, { personId, destination, now }: Proof): Promise<void> {
  const holder = await findPersonByVerifiedEmail(transaction, destination);
  if (holder && holder.id !== personId) throw verifiedElsewhere('email');
  await releaseEmail(transaction, destination, personId);
  await updateProvedEmail(transaction, destination, { personId, now });
}

async function recordPhoneProof(transaction: Transaction<DB>, { personId, destination, now }: Proof): Promise<void> {
  const holder = await findProvedPhone(transaction, destination);
  if (holder && holder.id !== personId) throw verifiedElsewhere('phone');
  await releasePhone(transaction, destination, personId);
  if (await markPhoneProved(transaction, destination, { personId, now })) return;
  await updateProvedPhone(transaction, parsePhone(`+${destination}`, ''), { personId, now });
}

/** The reader of the code also owns the other account, so it may be named. These calls name the destination `phone`. */
function verifiedElsewhere(what: 'phone' | 'email'): AppError {
  return invalid('phone', elsewhereTexts[what]);
}

const elsewhereTexts = {
  phone: 'This number belongs to another account. Log in with it to use that account.',
  email: 'This email address belongs to another account. Log in to that account, or use another address.',
};

/** The error for a registration with another account's number or mail address. */
export function inUseError(what: 'phone' | 'email'): AppError {
  return invalid(what, what === 'phone' ? 'The phone has already been taken.' : 'The email has already been taken.');
}
