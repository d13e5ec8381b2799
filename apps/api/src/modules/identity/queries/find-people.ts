import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

export type FoundPerson = { id: number; name: string; phone: string | null; email: string | null };

type PersonWords = {
  /** Words of a name as a prefix query; null if there are none. */
  query: string | null;
  /** The beginning of a mail address. */
  email: string;
  /** Digits of a phone number; undefined if too few are known. */
  digits: string | undefined;
  limit: number;
};

/** People by words of their name, the beginning of their mail address or a part of their number, newest first. Erased ones have none of these. */
export async function findPeople(read: ReadDatabase<DB>, { query, email, digits, limit }: PersonWords): Promise<FoundPerson[]> {
  // Ordered by an expression: PostgreSQL would read all people by their id, expecting to meet five that match early on.
  const one = (condition: RawBuilder<unknown>) =>
    sql`(select id from people where erased_at is null and ${condition} order by id + 0 desc limit ${limit}::int)`;
  const parts = [
    one(sql`lower(email) like ${`${escapeLike(email.toLowerCase())}%`}`),
    ...(query === null ? [] : [one(sql`to_tsvector('simple', name) @@ ${query}::tsquery`)]),
    ...(digits === undefined ? [] : [one(sql`phone_full like ${`%${digits}%`}`)]),
  ];
  const { rows } = await sql<FoundPerson>`
    select id, name, phone_full as phone, email from people
    where id in (${sql.join(parts, sql` union `)}) order by id desc limit ${limit}::int`.execute(read);
  return rows;
}
