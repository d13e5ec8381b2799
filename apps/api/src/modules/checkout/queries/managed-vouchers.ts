import type { Funder, VoucherSort, VoucherState } from '@souk/contract/back-office/promotions/vouchers';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The terms that an operator edits, with times as the database writes them. */
export type EditableVoucher = {
  discount_type: 'Percentage' | 'Amount';
  /** Hundredths of a percent, or minor units. */
  discount: number;
  min_order_amount: number;
  max_discount_amount: number | null;
  starts_at: string;
  ends_at: string;
  usage_limit: number | null;
  per_person_limit: number;
  listed: boolean;
  funded_by: Funder;
};

export type ManagedVoucherRow = {
  id: number;
  code: string;
  shop_id: number;
  shop_slug: string;
  shop_name: unknown;
  editable: EditableVoucher;
  active: boolean;
  state: VoucherState;
  used_count: number;
  saved_amount: number;
  collected: number;
  currency: string;
};

const stateAt = (
  now: Date,
) => sql<VoucherState>`case when not v.active or v.ends_at <= ${now} then 'ended' when v.starts_at > ${now} then 'planned'
  when v.used_count >= v.usage_limit then 'used_up' else 'running' end`;

const editable = sql`jsonb_build_object('discount_type', v.discount_type, 'discount', v.discount, 'min_order_amount', v.min_order_amount,
  'max_discount_amount', v.max_discount_amount, 'starts_at', v.starts_at, 'ends_at', v.ends_at, 'usage_limit', v.usage_limit,
  'per_person_limit', v.per_person_limit, 'listed', v.listed, 'funded_by', v.funded_by)`;

export type VoucherFilter = { state?: VoucherState | undefined; shop: number | undefined; search: string | undefined; now: Date };

function whereVouchers({ state, shop, search, now }: VoucherFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`${stateAt(now)} = ${state}`);
  if (shop !== undefined) conditions.push(sql`v.shop_id = ${shop}`);
  if (search) conditions.push(sql`v.code ilike ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`);
  return sql.join(conditions, sql` and `);
}

export async function countVouchers(read: ReadDatabase<DB>, filter: VoucherFilter): Promise<Record<VoucherState, number>> {
  const { rows } = await sql<{ state: VoucherState; count: number }>`
    select ${stateAt(filter.now)} as state, count(*) as count from vouchers v where ${whereVouchers(filter)} group by 1`.execute(read);
  const countOf = (state: VoucherState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { planned: countOf('planned'), running: countOf('running'), used_up: countOf('used_up'), ended: countOf('ended') };
}

const orders = {
  newest: sql`v.id desc`,
  ending: sql`v.ends_at, v.id`,
  most_used: sql`v.used_count desc, v.id desc`,
};

type Page = { sort: VoucherSort; limit: number; offset: number };

export async function listManagedVoucherRows(read: ReadDatabase<DB>, filter: VoucherFilter, page: Page): Promise<ManagedVoucherRow[]> {
  const chosen = sql`(select * from vouchers v where ${whereVouchers(filter)} order by ${orders[page.sort]}
    limit ${page.limit}::int offset ${page.offset}::int)`;
  return selectVouchers(read, filter.now, { chosen, order: orders[page.sort] });
}

export async function findManagedVoucher(read: ReadDatabase<DB>, id: number, now: Date): Promise<ManagedVoucherRow | undefined> {
  const [row] = await selectVouchers(read, now, { chosen: sql`(select * from vouchers where id = ${id})`, order: orders.newest });
  return row;
}

type Chosen = { chosen: RawBuilder<unknown>; order: RawBuilder<unknown> };

async function selectVouchers(read: ReadDatabase<DB>, now: Date, { chosen, order }: Chosen): Promise<ManagedVoucherRow[]> {
  const { rows } = await sql<ManagedVoucherRow>`
    select v.id, v.code, v.shop_id, s.slug as shop_slug, s.name as shop_name, ${editable} as editable, v.active, ${stateAt(now)} as state, v.used_count,
      (select coalesce(sum(r.amount), 0)::bigint from voucher_redemptions r where r.voucher_id = v.id and r.released_at is null) as saved_amount,
      (select count(*) from voucher_collections c where c.voucher_id = v.id) as collected,
      (select name from currencies where is_default) as currency
    from ${chosen} v join shops s on s.id = v.shop_id order by ${order}`.execute(read);
  return rows;
}

export type VoucherUse = { code: string; amount: number; created_at: Date; is_cancelled: boolean };

/** The newest orders with a voucher. */
export async function listVoucherUses(read: ReadDatabase<DB>, voucherId: number, limit: number): Promise<VoucherUse[]> {
  const { rows } = await sql<VoucherUse>`
    select o.code, r.amount, r.created_at, r.released_at is not null as is_cancelled
    from voucher_redemptions r join orders o on o.id = r.order_id where r.voucher_id = ${voucherId} order by r.id desc limit ${limit}::int`.execute(
    read,
  );
  return rows;
}

/** The id of a voucher by its code in any case. */
export async function findVoucherId(read: ReadDatabase<DB>, code: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from vouchers where lower(code) = lower(${code})`.execute(read);
  return rows[0]?.id;
}

/** Orders that are being placed with it wait until the transaction ends. */
export async function lockVoucherRow(db: Kysely<DB>, id: number): Promise<void> {
  await db.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().execute();
}

type NewVoucher = EditableVoucher & { code: string; shop_id: number };

/** With an id, a voucher that was removed exists again. */
export async function insertVoucher(db: Kysely<DB>, voucher: NewVoucher): Promise<number> {
  const { id } = await db.insertInto('vouchers').values(voucher).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateVoucher(db: Kysely<DB>, id: number, voucher: Partial<EditableVoucher>): Promise<void> {
  await db.updateTable('vouchers').set(voucher).where('id', '=', id).execute();
}

export async function deleteVoucher(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('vouchers').where('id', '=', id).execute();
}
