import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { ChangeRequestRow } from './change-requests.ts';

type Read = ReadDatabase<DB> | Kysely<DB>;

const columns = sql`r.id, r.shop_id, r.product_id, r.person_id, r.status, r.content, r.base, r.reason, r.created_at, r.updated_at, r.decided_at`;

/** Undefined for a request of another shop, as for one that does not exist. */
export async function findShopRequest(shopId: number, read: Read, id: number): Promise<ChangeRequestRow | undefined> {
  const { rows } = await sql<ChangeRequestRow>`
    select ${columns} from change_requests r where r.shop_id = ${shopId} and r.id = ${id}`.execute(read);
  return rows[0];
}

/** The newest request of a product, if it waits or was declined. */
export async function findOpenShopRequest(shopId: number, read: Read, productId: number): Promise<ChangeRequestRow | undefined> {
  const { rows } = await sql<ChangeRequestRow>`
    select ${columns} from change_requests r
    where r.id = (select max(n.id) from change_requests n where n.product_id = ${productId} and n.shop_id = ${shopId})
      and r.status in ('waiting', 'declined')`.execute(read);
  return rows[0];
}
