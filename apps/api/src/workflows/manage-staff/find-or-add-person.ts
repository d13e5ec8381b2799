import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { digitsOf, parseSignInPhone } from '../../modules/identity/phone-number.ts';
import { getSignInSettings, upsertUnverified } from '../../modules/identity/queries/accounts.ts';
import { findPersonByPhone } from '../../modules/identity/queries/people.ts';
import { findOnlyCountry } from '../../modules/identity/queries/profile.ts';
import { operatorError } from '../../platform/app-error.ts';

type Wanted = { phone: string; name: string };

/** The person with the number; an account is created for a number without one. They prove it by the code of their first sign-in. */
export async function findOrAddPerson(
  { clock, locale }: Pick<Context, 'clock' | 'locale'>,
  transaction: Transaction<DB>,
  { phone, name }: Wanted,
): Promise<number> {
  const { default_phone_code } = await getSignInSettings(transaction);
  const { completed } = parseSignInPhone(phone, default_phone_code);
  const known = await findPersonByPhone(transaction, completed.full);
  if (known) return known.id;
  if (digitsOf(completed.full).length < 6) throw operatorError('invalid', 'is too short', 'phone');
  const country = await findOnlyCountry(transaction, completed.code);
  const { national, code, full } = completed;
  const person = { name, phone: national, phone_code: code, phone_full: full, country_id: country?.id ?? null, locale };
  const added = await upsertUnverified(transaction, person, clock.now());
  if (!added) throw operatorError('conflict', 'The number belongs to an account that cannot be used.');
  return added.id;
}
