import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { ChangeRequestRow } from './change-requests.ts';

type Read = ReadDatabase<DB> | Kysely<DB>;

const columns = sql`r.id, r.shop_id, r.product_id, r.person_id, r.status, r.content, r.base, r.reason, r.created_at, r.updated_at, r.decided_at,
  r.accepted_by_rule`;

/** Undefined for a request of another shop, as for one that does not exist. */
export async function findShopRequest(shopId: number, read: Read, id: number): Promise<ChangeRequestRow | undefined> {
  const { rows } = await sql<ChangeRequestRow>`
    select ${columns} from change_requests r where r.shop_id = ${shopId} and r.id = ${id}`.execute(read);
  return rows[0];
}

/** The request of a product that waits, or else the newest one if it was declined. */
export async function findOpenShopRequest(shopId: number, read: Read, productId: number): Promise<ChangeRequestRow | undefined> {
  return (await listOpenShopRequests(shopId, read, [productId])).get(productId);
}

/** The requests of products that wait, or else the newest ones if they were declined, by product. */
export async function listOpenShopRequests(
  shopId: number,
  read: Read,
  productIds: readonly number[],
): Promise<Map<number, ChangeRequestRow>> {
  const { rows } = await sql<ChangeRequestRow>`
    select distinct on (r.product_id) ${columns} from change_requests r
    where r.shop_id = ${shopId} and r.product_id = any (${[...productIds]}::bigint[])
    order by r.product_id, r.status = 'waiting' desc, r.id desc`.execute(read);
  const open = rows.filter(({ status }) => status === 'waiting' || status === 'declined');
  return new Map(open.map((row) => [row.product_id ?? 0, row]));
}

/** The requests of new products that wait, by the slug that a CSV file gave them. */
export async function listWaitingProducts(shopId: number, read: Read, slugs: readonly string[]): Promise<Map<string, ChangeRequestRow>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<ChangeRequestRow & { slug: string }>`
    select ${columns}, r.content->>'slug' as slug from change_requests r
    where r.shop_id = ${shopId} and r.product_id is null and r.status = 'waiting' and r.content->>'slug' = any (${[...slugs]}::text[])
    order by r.id`.execute(read);
  return new Map(rows.map(({ slug, ...row }) => [slug, row]));
}

/** Whether what the shop changes of its products is published without review. */
export async function isShopTrusted(shopId: number, read: Read): Promise<boolean> {
  const { rows } = await sql<{ is_trusted: boolean }>`select trusted_at is not null as is_trusted from shops where id = ${shopId}`.execute(
    read,
  );
  return rows[0]?.is_trusted ?? false;
}
