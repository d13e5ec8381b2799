import type { ChangeRequestState } from '@souk/contract/back-office/catalog/change-requests';
import { type Insertable, type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import type { ChangeRequests, DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

type Read = ReadDatabase<DB>;

export type ChangeRequestRow = {
  id: number;
  shop_id: number;
  product_id: number | null;
  person_id: number;
  status: string;
  content: unknown;
  base: unknown;
  reason: string | null;
  created_at: Date;
  updated_at: Date;
  decided_at: Date | null;
  /** Set for one that nobody decided in person. */
  accepted_by_rule: string | null;
};

const columns = [
  ...(['id', 'shop_id', 'product_id', 'person_id', 'status', 'content', 'base', 'reason'] as const),
  ...(['created_at', 'updated_at', 'decided_at', 'accepted_by_rule'] as const),
];

export function findChangeRequest(read: Read, id: number): Promise<ChangeRequestRow | undefined> {
  return read.selectFrom('change_requests').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Lock the product of the request first, as a save of the product does. */
export function lockChangeRequest(db: Kysely<DB>, id: number): Promise<ChangeRequestRow | undefined> {
  return db.selectFrom('change_requests').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertChangeRequest(db: Kysely<DB>, request: Insertable<ChangeRequests>): Promise<number> {
  return (await db.insertInto('change_requests').values(request).returning('id').executeTakeFirstOrThrow()).id;
}

/** Returns their ids, in the same order. */
export async function insertChangeRequests(db: Kysely<DB>, requests: readonly Insertable<ChangeRequests>[]): Promise<number[]> {
  if (requests.length === 0) return [];
  const rows = await db.insertInto('change_requests').values(requests).returning('id').execute();
  return rows.map(({ id }) => id);
}

export async function updateChangeRequest(db: Kysely<DB>, id: number, fields: Updateable<ChangeRequests>): Promise<void> {
  await db.updateTable('change_requests').set(fields).where('id', '=', id).execute();
}

export type RequestFilter = { status?: ChangeRequestState | undefined; shop?: number | undefined; search?: string | undefined };

function whereRequests({ status, shop, search }: RequestFilter): RawBuilder<unknown> {
  const conditions = [
    status !== undefined && sql`r.status = ${status}`,
    shop !== undefined && sql`r.shop_id = ${shop}::bigint`,
    search ? sql`(r.content->'name')::text ilike ${`%${escapeLike(search)}%`}` : false,
  ];
  return sql.join([sql`true`, ...conditions.filter((condition) => condition !== false)], sql` and `);
}

export type ListedRequest = {
  id: number;
  product_id: number | null;
  name: unknown;
  shop_id: number;
  shop_name: unknown;
  status: string;
  updated_at: Date;
  /** The key and width of the first proposed picture. */
  picture: { key: string; width: number } | null;
};

type Page = { limit: number; offset: number };

/** Those that wait come first, the oldest of them at the top; then the others, last changed first. */
export async function listChangeRequests(read: Read, { limit, offset, ...filter }: RequestFilter & Page): Promise<ListedRequest[]> {
  const isWaiting = sql`r.status = 'waiting'`;
  const { rows } = await sql<ListedRequest>`
    select r.id, r.product_id, r.content->'name' as name, r.shop_id, s.name as shop_name, r.status, r.updated_at,
      case when i.id is not null then jsonb_build_object('key', i.key, 'width', i.width) end as picture
    from change_requests r join shops s on s.id = r.shop_id
    left join pictures i on i.id = (r.content->'picture_ids'->>0)::bigint
    where ${whereRequests(filter)}
    order by ${isWaiting} desc, case when ${isWaiting} then r.id end, r.updated_at desc, r.id desc
    limit ${limit}::int offset ${offset}::int`.execute(read);
  return rows;
}

export async function countChangeRequests(read: Read, filter: RequestFilter) {
  const { rows } = await sql<{ all: number; waiting: number; accepted: number; declined: number; withdrawn: number }>`
    select count(*) as all, count(*) filter (where r.status = 'waiting') as waiting, count(*) filter (where r.status = 'accepted') as accepted,
      count(*) filter (where r.status = 'declined') as declined, count(*) filter (where r.status = 'withdrawn') as withdrawn
    from change_requests r where ${whereRequests(filter)}`.execute(read);
  return rows[0] ?? { all: 0, waiting: 0, accepted: 0, declined: 0, withdrawn: 0 };
}

export async function countWaitingRequests(read: Read): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from change_requests r where r.status = 'waiting'`.execute(read);
  return rows[0]?.count ?? 0;
}

/** The names of the shop and of the member who made the request. */
export function findRequestNames(read: Read, id: number) {
  return read
    .selectFrom('change_requests')
    .innerJoin('shops', 'shops.id', 'change_requests.shop_id')
    .innerJoin('people', 'people.id', 'change_requests.person_id')
    .select(['shops.name as shop_name', 'people.name as person_name'])
    .where('change_requests.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The files of pictures, by id. */
export async function listPictureFiles(read: Read, ids: readonly number[]): Promise<Map<number, { key: string; width: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await read.selectFrom('pictures').select(['id', 'key', 'width']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, key, width }) => [id, { key, width }]));
}
