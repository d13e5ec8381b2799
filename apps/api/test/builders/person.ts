import type { Insertable, Kysely } from 'kysely';
import type { DB, People } from '../../db/schema.ts';

let count = 0;

/** A person with a unique verified Indian number by default. */
export async function buildPerson(db: Kysely<DB>, person: Partial<Insertable<People>> = {}): Promise<number> {
  count += 1;
  const phone = person.phone === undefined ? String(9_000_000_000 + count) : person.phone;
  const code = person.phone_code === undefined ? '91' : person.phone_code;
  const { id } = await db
    .insertInto('people')
    .values({
      name: `Person ${count}`,
      phone,
      phone_code: code,
      phone_full: phone === null ? null : `${code}${phone}`,
      phone_verified_at: phone === null ? null : new Date(),
      ...person,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
