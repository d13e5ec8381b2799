import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { needs, type Query } from '../../../platform/database/one-statement.ts';
import type { Tax, Terms } from '../domain/price-checkout.ts';
import type { NamedVoucher } from '../domain/vouchers.ts';
import { countUses, hasUsesLeft } from './vouchers.ts';

type TermsFilter = {
  personId: number;
  /** The query of the shops that the terms are for. */
  shops: Query<number>;
  couponCode: string | null;
  now: Date;
};

/** `named` is the voucher with the code that the shopper entered, valid or not. */
export type FoundTerms = Omit<Terms, 'membership' | 'named_voucher_id'> & { named: NamedVoucher | null };

/** The query of one row: taxes, delivery bands and the vouchers that the person can use now. */
export function termsQuery({ personId, shops: shopsQuery, couponCode, now }: TermsFilter): Query<FoundTerms> {
  const shops = sql`any(array(${shopsQuery}))`;
  const isNamed = sql`lower(v.code) = lower(${couponCode}::text)`;
  return sql<FoundTerms>`
    select
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'basis_points', t.basis_points) order by t.position, t.id), '[]')
        from taxes t where t.active) as taxes,
      (select coalesce(json_agg(json_build_object('shop_id', d.shop_id, 'from_quantity', d.from_quantity, 'to_quantity', d.to_quantity,
        'charge', d.charge) order by d.id), '[]') from delivery_bands d where d.shop_id = ${shops}) as bands,
      (select coalesce(json_agg(json_build_object('id', v.id, 'shop_id', v.shop_id, 'code', v.code, 'discount_type', v.discount_type,
        'discount', v.discount, 'min_order_amount', v.min_order_amount, 'max_discount_amount', v.max_discount_amount,
        'funded_by', v.funded_by) order by v.id), '[]')
        from vouchers v where v.shop_id = ${shops} and v.active and v.starts_at <= ${now} and v.ends_at > ${now} and ${hasUsesLeft(personId)}
          and (${isNamed} or exists (select from voucher_collections c where c.voucher_id = v.id and c.person_id = ${personId}))) as vouchers,
      (select json_build_object('id', v.id, 'shop_id', v.shop_id, 'min_order_amount', v.min_order_amount, 'is_active', v.active,
        'has_started', v.starts_at <= ${now}, 'has_ended', v.ends_at <= ${now},
        'is_used_up', coalesce(v.used_count >= v.usage_limit, false), 'is_spent', ${countUses(personId)} >= v.per_person_limit)
        from vouchers v where ${isNamed}) as named`;
}

/** The shopper who orders, the address, and the settings of the marketplace. */
export type Buyer = {
  /** The language of messages to them. */
  locale: string;
  /** Whether a phone number or a mail address is verified. */
  is_verified: boolean;
  /** As it is stored in orders; null if the person has no such address. */
  address: Record<string, unknown> | null;
  cash_on_delivery: boolean;
  order_place_account_verify: boolean;
  currency: string;
  /** The minutes in which an online payment has to arrive. */
  unpaid_minutes: number;
};

/** The query that locks the person, so that limits for each person hold: their orders run one after the other. No row if the account was erased, or if the CTE has none. */
export function lockBuyerQuery({ personId, addressId }: { personId: number; addressId: number }, cte: string): Query<Buyer> {
  return sql<Buyer>`
    select p.locale, (p.phone_verified_at is not null or p.email_verified_at is not null) as is_verified, s.cash_on_delivery,
      s.order_place_account_verify, s.unpaid_minutes,
      (select name from currencies where is_default) as currency,
      case when a.id is not null then json_build_object('name', a.name, 'phone', a.phone, 'area', a.area, 'flat_no', a.flat_no,
        'post_code', a.post_code, 'address_line', a.address_line, 'address_line2', a.address_line2, 'address_type', a.address_type,
        'latitude', a.latitude, 'longitude', a.longitude) end as address
    from people p cross join settings s left join addresses a on a.id = ${addressId} and a.person_id = p.id
    where p.id = ${personId} and p.erased_at is null and ${needs(cte)} for no key update of p`;
}

/** Amounts are in minor units. */
export type DeliveryRow = {
  id: number;
  slug: string;
  name: unknown;
  active: boolean;
  bands: { from: number; to: number | null; charge: number }[];
};

/** Every shop, or one of them, with its delivery charges by quantity, lowest first. */
export async function listDeliveryBands(read: ReadDatabase<DB>, shopId: number | null = null): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select s.id, s.slug, s.name, s.active, coalesce(json_agg(json_build_object('from', d.from_quantity, 'to', d.to_quantity, 'charge', d.charge)
      order by d.from_quantity) filter (where d.id is not null), '[]') as bands
    from shops s left join delivery_bands d on d.shop_id = s.id
    where ${shopId}::bigint is null or s.id = ${shopId}::bigint group by s.id order by s.slug`.execute(read);
  return rows;
}

/** A shop by its id or slug. */
export function findShop(db: Kysely<DB>, shop: number | string): Promise<{ id: number; slug: string } | undefined> {
  return db
    .selectFrom('shops')
    .select(['id', 'slug'])
    .where(typeof shop === 'number' ? 'id' : 'slug', '=', shop)
    .executeTakeFirst();
}

export async function listActiveTaxes(read: ReadDatabase<DB>): Promise<Tax[]> {
  return await read
    .selectFrom('taxes')
    .select(['id', 'name', 'basis_points'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function getDefaultCurrency(read: ReadDatabase<DB>): Promise<{ name: string }> {
  return read.selectFrom('currencies').select('name').where('is_default', '=', true).executeTakeFirstOrThrow();
}

export async function lockShopId(transaction: Transaction<DB>, slug: string): Promise<number | undefined> {
  const shop = await transaction.selectFrom('shops').select('id').where('slug', '=', slug).forUpdate().executeTakeFirst();
  return shop?.id;
}

type NewBand = { shop_id: number; from_quantity: number; to_quantity: number | null; charge: number };

export async function replaceDeliveryBands(transaction: Transaction<DB>, shopId: number, bands: readonly NewBand[]): Promise<void> {
  await transaction.deleteFrom('delivery_bands').where('shop_id', '=', shopId).execute();
  if (bands.length > 0) await transaction.insertInto('delivery_bands').values(bands).execute();
}
