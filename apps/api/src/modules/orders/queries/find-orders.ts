import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

export type FoundOrder = { id: number; code: string; name: string; created_at: Date };

type OrderWords = {
  /** The beginning of a code. */
  code: string;
  /** Digits of a phone number; undefined if too few are known. */
  digits: string | undefined;
  limit: number;
};

/** More people than this with the same digits: too few digits to find an order by. */
const maxBuyers = 50;

/** The newest orders with that beginning of a code, or of the people with these digits in their number. Each part reads an index. */
export async function findOrders(read: ReadDatabase<DB>, { code, digits, limit }: OrderWords): Promise<FoundOrder[]> {
  const prefix = `${escapeLike(code.toUpperCase())}%`;
  const buyers =
    digits === undefined
      ? sql``
      : sql`union (select o.id from (select id from people where phone_full like ${`%${digits}%`} limit ${sql.lit(maxBuyers)}) p
          cross join lateral (select id from orders where person_id = p.id order by id desc limit ${limit}::int) o)`;
  const { rows } = await sql<FoundOrder>`
    select o.id, o.code, p.name, o.created_at from orders o join people p on p.id = o.person_id
    where o.id in ((select id from orders where code like ${prefix} order by code limit ${limit}::int) ${buyers})
    order by o.code = ${code.toUpperCase()} desc, o.id desc limit ${limit}::int`.execute(read);
  return rows;
}
