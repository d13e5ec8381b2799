import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** Where somebody has proved that they are reached; by them what they wrote without being signed in is known as theirs. */
export type ProvedAddresses = {
  /** In digits: the whole number, and as people of the market's own country write it. */
  phones: string[];
  /** In small letters. */
  email: string | null;
};

export async function readProvedAddresses(read: ReadDatabase<DB>, personId: number): Promise<ProvedAddresses> {
  const { rows } = await sql<{ whole: string | null; local: string | null; email: string | null }>`
    select case when p.phone_verified_at is not null then p.phone_full end as whole,
      case when p.phone_verified_at is not null and p.phone_code = s.default_phone_code then p.phone end as local,
      case when p.email_verified_at is not null then lower(p.email) end as email
    from people p cross join settings s where p.id = ${personId}`.execute(read);
  const [{ whole, local, email } = { whole: null, local: null, email: null }] = rows;
  return { phones: [whole, local].filter((number) => number !== null), email };
}
