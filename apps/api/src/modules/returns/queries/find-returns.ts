import type { ReturnFilter } from '@souk/contract/back-office/returns';
import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

type Read = ReadDatabase<DB>;

export type ReturnSearch = { shopId?: number | undefined; words?: string | undefined };

const isRequested = sql`r.status = 'requested'`;

const filterOf = {
  requested: isRequested,
  passed: sql`r.status = 'requested' and r.passed_at is not null`,
  accepted: sql`r.status = 'accepted'`,
  received: sql`r.status in ('received', 'inspected')`,
  refunded: sql`r.status = 'refunded'`,
  declined: sql`r.status = 'declined'`,
} as const satisfies Record<ReturnFilter, RawBuilder<unknown>>;

export type FoundReturnRow = {
  id: number;
  code: string;
  order_code: string;
  status: string;
  passed_at: Date | null;
  quantity: number;
  created_at: Date;
  answer_by: Date;
  shop_id: number;
  shop_name: unknown;
  recipient: string;
  person: { id: number; name: string; phone: string | null };
};

export type ReturnPage = ReturnSearch & { status: ReturnFilter | undefined; limit: number; offset: number };

/** Returns that wait for an answer come first, the oldest of them at the top; then the others, last changed first. */
export async function listFoundReturns(read: Read, { status, limit, offset, ...search }: ReturnPage): Promise<FoundReturnRow[]> {
  const { rows } = await sql<FoundReturnRow>`
    select r.id, r.code, o.code as order_code, r.status, r.passed_at, r.created_at, r.answer_by, r.shop_id, s.name as shop_name,
      o.address->>'name' as recipient,
      (select sum(c.quantity)::int from return_lines c where c.return_id = r.id) as quantity,
      json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full) as person
    from returns r join orders o on o.id = r.order_id join shops s on s.id = r.shop_id join people p on p.id = r.person_id
    where ${matches(search)} and ${status === undefined ? sql`true` : filterOf[status]}
    order by ${isRequested} desc, case when ${isRequested} then r.answer_by end, r.updated_at desc, r.id desc
    limit ${limit}::int offset ${offset}::int`.execute(read);
  return rows;
}

export type ReturnCounts = { all: number } & Record<ReturnFilter, number>;

export async function countReturns(read: Read, search: ReturnSearch): Promise<ReturnCounts> {
  const { rows } = await sql<ReturnCounts>`
    select count(*) as all, count(*) filter (where ${filterOf.requested}) as requested, count(*) filter (where ${filterOf.passed}) as passed,
      count(*) filter (where ${filterOf.accepted}) as accepted, count(*) filter (where ${filterOf.received}) as received,
      count(*) filter (where ${filterOf.refunded}) as refunded, count(*) filter (where ${filterOf.declined}) as declined
    from returns r where ${matches(search)}`.execute(read);
  return rows[0] ?? { all: 0, requested: 0, passed: 0, accepted: 0, received: 0, refunded: 0, declined: 0 };
}

/** The number of returns that wait for an answer. */
export async function countWaitingReturns(read: Read): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from returns r where ${isRequested}`.execute(read);
  return rows[0]?.count ?? 0;
}

function matches({ shopId, words }: ReturnSearch): RawBuilder<unknown> {
  const conditions = [shopId !== undefined && sql`r.shop_id = ${shopId}`, words !== undefined && hasWords(words)];
  return sql.join([sql`true`, ...conditions.filter((condition) => condition !== false)], sql` and `);
}

function hasWords(words: string): RawBuilder<unknown> {
  const code = `${escapeLike(words.replace(/^#/, '').toUpperCase())}%`;
  const digits = words.replaceAll(/\D/g, '');
  return sql`(r.code like ${code} or r.order_id in (select o.id from orders o where o.code like ${code})
    or r.person_id in (select p.id from people p where lower(p.name) like ${`${escapeLike(words.toLowerCase())}%`}
      ${digits.length >= 4 ? sql`or p.phone_full like ${`%${digits}%`}` : sql``}))`;
}

/** The returns of an order, the newest first. */
export function listReturnsOfOrder(read: Read, orderId: number) {
  return read
    .selectFrom('returns')
    .select(['code', 'status', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}

export type ReturnContextRow = {
  order_code: string;
  payment_status: string;
  payment_method: string;
  delivered_at: Date | null;
  currency: string;
  shop_name: unknown;
  recipient: string;
  person: { id: number; name: string; phone: string | null };
  delivery_charge: number;
};

/** The order, shop and shopper of a return. */
export async function getReturnContext(read: Read, returnId: number): Promise<ReturnContextRow> {
  const { rows } = await sql<ReturnContextRow>`
    select o.code as order_code, o.payment_status, o.payment_method, o.delivered_at, u.currency, s.name as shop_name, o.delivery_charge,
      o.address->>'name' as recipient,
      json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full) as person
    from returns r join orders o on o.id = r.order_id join purchases u on u.id = o.purchase_id join shops s on s.id = r.shop_id
      join people p on p.id = r.person_id where r.id = ${returnId}`.execute(read);
  const [row] = rows;
  if (!row) throw new Error(`The return ${returnId} does not exist`);
  return row;
}
