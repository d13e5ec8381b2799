import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import type { IdentityParts } from './identity-parts.ts';
import { readPhone } from './phone-number.ts';
import { noteProvedPhone, releaseEmail, releasePhone } from './proof-repository.ts';
import { findPersonByVerifiedEmail, insertNewcomer } from './repository.ts';
import { isEmail } from './take-proof.ts';

type Claim = {
  /** The number or mail address at which a code was just read. */
  destination: string;
  /** The name for a new account; without one, none is opened. */
  name: string | undefined;
};

type Claimer = Pick<Context, 'clock' | 'locale' | 'say'>;
type Parts = Pick<IdentityParts, 'emptyAccount'>;

/**
 * The account of someone who has just read a code at the destination: the one that has proved it, or else a new one.
 * Anyone could have opened an account with a number that was never proved, so nothing that it held passes to the number's owner.
 */
export async function claimAccount(
  context: Claimer,
  transaction: Transaction<DB>,
  parts: Parts,
  claim: Claim,
): Promise<number | undefined> {
  if (isEmail(claim.destination)) return claimByEmail(context, transaction, claim);
  const holder = await lockHolder(transaction, claim.destination);
  if (holder?.phone_verified_at) return holder.id;
  // Its person has another way in, and keeps the account without the number.
  if (holder === undefined || holder.has_other_proof) return openByPhone(context, transaction, parts, claim);
  const name = claim.name ?? (holder.was_entered ? context.say({ text: 'Shopper' }) : holder.name);
  const country_id = holder.was_entered ? null : holder.country_id;
  const now = context.clock.now();
  await parts.emptyAccount(transaction, { personId: holder.id, now });
  await transaction.updateTable('people').set({ name, country_id }).where('id', '=', holder.id).execute();
  await noteProvedPhone(transaction, claim.destination, { personId: holder.id, now });
  return holder.id;
}

async function claimByEmail({ clock, locale }: Claimer, transaction: Transaction<DB>, { destination, name }: Claim) {
  const holder = await findPersonByVerifiedEmail(transaction, destination);
  if (holder || name === undefined) return holder?.id;
  await releaseEmail(transaction, destination, null);
  const inserted = await insertNewcomer(transaction, { name, email: destination, locale, now: clock.now() });
  // A parallel proof of the same address was first.
  return inserted?.id ?? (await findPersonByVerifiedEmail(transaction, destination))?.id;
}

async function openByPhone(context: Claimer, transaction: Transaction<DB>, parts: Parts, claim: Claim): Promise<number | undefined> {
  const { destination, name } = claim;
  if (name === undefined) return undefined;
  const { national, code, full } = readPhone(`+${destination}`, '');
  const now = context.clock.now();
  await releasePhone(transaction, destination, null);
  const inserted = await transaction
    .insertInto('people')
    .values({
      name,
      phone: national,
      phone_code: code,
      phone_full: full,
      phone_verified_at: now,
      locale: context.locale,
      created_at: now,
      country_id: (await findOnlyCountry(transaction, code))?.id ?? null,
    })
    .onConflict((conflict) => conflict.column('phone_full').doNothing())
    .returning('id')
    .executeTakeFirst();
  // A parallel registration or proof of the same number was first.
  return inserted?.id ?? claimAccount(context, transaction, parts, claim);
}

/** The country of a code that no other country shares. */
async function findOnlyCountry(transaction: Transaction<DB>, phoneCode: string) {
  const countries = await transaction.selectFrom('countries').select('id').where('phone_code', '=', phoneCode).limit(2).execute();
  return countries.length === 1 ? countries[0] : undefined;
}

function lockHolder(db: Kysely<DB>, full: string) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'country_id', 'phone_verified_at'])
    .select(
      sql<boolean>`people.email_verified_at is not null or exists (select from identities where person_id = people.id)`.as(
        'has_other_proof',
      ),
    )
    .select(sql<boolean>`exists (select from sessions where person_id = people.id)`.as('was_entered'))
    .where('phone_full', '=', full)
    .where('erased_at', 'is', null)
    .forUpdate('people')
    .executeTakeFirst();
}
