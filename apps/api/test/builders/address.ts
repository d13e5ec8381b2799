import type { Insertable, Kysely } from 'kysely';
import type { Addresses, DB } from '../../db/schema.ts';
import { buildPerson } from './person.ts';

/** An address that is not the default one; its person is made unless `person_id` is given. */
export async function buildAddress(
  db: Kysely<DB>,
  address: Partial<Insertable<Addresses>> = {},
): Promise<{ id: number; person_id: number }> {
  const personId = address.person_id ?? (await buildPerson(db));
  const { id } = await db
    .insertInto('addresses')
    .values({ name: 'Asha Rao', phone: '9876543210', area: 'Indiranagar', address_line: '12 Lake Road', ...address, person_id: personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, person_id: personId };
}
