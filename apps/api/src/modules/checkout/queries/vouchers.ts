import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { after, type StatementPart } from '../../../platform/database/one-statement.ts';
import type { Voucher } from '../domain/vouchers.ts';

/** A voucher in a shopper's list. */
export type CouponRow = Voucher & {
  ends_at: Date;
  is_collected: boolean;
  /** Whether uses are left, in total and for the person. */
  is_usable: boolean;
  is_used_up: boolean;
  has_started: boolean;
  has_ended: boolean;
};

type CouponReader = { personId: number; now: Date };

/** The valid listed vouchers of a shop; those that end first come first. */
export function listCoupons(db: ReadDatabase<DB>, { shopId, ...reader }: CouponReader & { shopId: number }): Promise<CouponRow[]> {
  return selectCoupons(db, reader, sql`v.shop_id = ${shopId} and v.starts_at <= ${reader.now} and v.ends_at > ${reader.now}`);
}

/** The listed vouchers of shops that are valid, and those that the person has collected and that ended in the last two weeks. */
export function listCartCoupons(
  db: ReadDatabase<DB>,
  { shopIds, ...reader }: CouponReader & { shopIds: readonly number[] },
): Promise<CouponRow[]> {
  const isValid = sql`v.starts_at <= ${reader.now} and v.ends_at > ${reader.now} and ${hasUsesLeft(reader.personId)}`;
  const isOwn = sql`c.person_id is not null and v.ends_at > ${reader.now}::timestamptz - interval '14 days'`;
  return selectCoupons(db, reader, sql`v.shop_id = any(${shopIds}::bigint[]) and (${isValid} or ${isOwn})`);
}

/** A listed voucher, valid or not. */
export async function findCoupon(
  db: ReadDatabase<DB>,
  { couponId, ...reader }: CouponReader & { couponId: number },
): Promise<CouponRow | undefined> {
  const [row] = await selectCoupons(db, reader, sql`v.id = ${couponId}`);
  return row;
}

async function selectCoupons(db: ReadDatabase<DB>, { personId, now }: CouponReader, condition: RawBuilder<unknown>): Promise<CouponRow[]> {
  const result = await sql<CouponRow>`
    select v.id, v.shop_id, v.code, v.discount_type, v.discount, v.min_order_amount, v.max_discount_amount, v.ends_at,
      c.person_id is not null as is_collected, ${hasUsesLeft(personId)} as is_usable,
      coalesce(v.used_count >= v.usage_limit, false) as is_used_up, v.starts_at <= ${now} as has_started, v.ends_at <= ${now} as has_ended
    from vouchers v left join voucher_collections c on c.voucher_id = v.id and c.person_id = ${personId}
    where v.listed and v.active and ${condition}
    order by v.ends_at, v.id`.execute(db);
  return result.rows;
}

/** False if the person has collected the voucher already. */
export async function insertCollection(db: Kysely<DB>, { personId, couponId, now }: CouponReader & { couponId: number }): Promise<boolean> {
  const inserted = await db
    .insertInto('voucher_collections')
    .values({ person_id: personId, voucher_id: couponId, collected_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows !== 0n;
}

/** Every voucher that a person has collected, oldest first. */
export function listCollectedVouchers(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('voucher_collections')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_collections.voucher_id')
    .innerJoin('shops', 'shops.id', 'vouchers.shop_id')
    .select(['vouchers.code', 'shops.name', 'voucher_collections.collected_at'])
    .where('voucher_collections.person_id', '=', personId)
    .orderBy('voucher_collections.collected_at')
    .execute();
}

/** Redemptions remain with their orders, because the limits of vouchers count them. */
export async function deleteCollections(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('voucher_collections').where('person_id', '=', personId).execute();
}

/** Counts a use of each voucher; not complete if one of them has no use left. Vouchers are locked after the CTE, by id. */
export function redeemedVouchers(voucherIds: readonly number[], cte: string): StatementPart {
  return {
    ctes: sql`locked_vouchers as materialized (
        select id from vouchers where id = any(${voucherIds}::bigint[]) and ${after(cte)} order by id for no key update),
      redeemed as (
        update vouchers v set used_count = v.used_count + 1 from locked_vouchers l
        where v.id = l.id and v.active and (v.usage_limit is null or v.used_count < v.usage_limit) returning v.id)`,
    isComplete: sql`(select count(*) from redeemed) = ${new Set(voucherIds).size}::int`,
  };
}

/** Releases the redemptions of cancelled orders, with the locks of `redeemedVouchers`. */
export async function releaseVouchers(transaction: Kysely<DB>, orderIds: readonly number[], now: Date): Promise<void> {
  await sql`
    with released as (
      update voucher_redemptions set released_at = ${now} where order_id = any(${orderIds}::bigint[]) and released_at is null
      returning voucher_id),
    locked as materialized (
      select id from vouchers where id in (select voucher_id from released) order by id for no key update)
    update vouchers v set used_count = v.used_count - (select count(*) from released where voucher_id = v.id)
    from locked where v.id = locked.id`.execute(transaction);
}

/** SQL of the number of times that a person has used a voucher `v`, without cancelled orders. */
export function countUses(personId: number) {
  return sql<number>`(select count(*) from voucher_redemptions r where r.voucher_id = v.id and r.person_id = ${personId} and r.released_at is null)`;
}

/** SQL of whether a voucher `v` has uses left, in total and for the person. */
export function hasUsesLeft(personId: number) {
  return sql<boolean>`((v.usage_limit is null or v.used_count < v.usage_limit) and ${countUses(personId)} < v.per_person_limit)`;
}
