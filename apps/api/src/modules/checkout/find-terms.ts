import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import type { Voucher } from './domain/choose-voucher.ts';
import type { Terms } from './domain/price-checkout.ts';
import type { NamedVoucher } from './domain/refuse-voucher.ts';
import { usesLeft, usesOf } from './voucher-uses.ts';

type TermsFilter = { personId: number; shopIds: readonly number[]; couponCode: string | null; now: Date };

/** What the amounts of these shops depend on besides the lines; `named` is the voucher of the code, whether it counts or not. */
export type FoundTerms = Omit<Terms, 'membership' | 'named_voucher_id'> & { named: NamedVoucher | null };

/** Taxes, delivery bands and the vouchers that count for the person now, in one statement. */
export async function findTerms(db: ReadDatabase<DB>, { personId, shopIds, couponCode, now }: TermsFilter): Promise<FoundTerms> {
  const shops = sql`any(${shopIds}::bigint[])`;
  const isNamed = sql`lower(v.code) = lower(${couponCode}::text)`;
  const result = await sql<{ taxes: Terms['taxes']; bands: Terms['bands']; vouchers: Voucher[]; named: NamedVoucher | null }>`
    select
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'basis_points', t.basis_points) order by t.position, t.id), '[]')
        from taxes t where t.active) as taxes,
      (select coalesce(json_agg(json_build_object('shop_id', d.shop_id, 'from_quantity', d.from_quantity, 'to_quantity', d.to_quantity,
        'charge', d.charge) order by d.id), '[]') from delivery_bands d where d.shop_id = ${shops}) as bands,
      (select coalesce(json_agg(json_build_object('id', v.id, 'shop_id', v.shop_id, 'code', v.code, 'discount_type', v.discount_type,
        'discount', v.discount, 'min_order_amount', v.min_order_amount, 'max_discount_amount', v.max_discount_amount) order by v.id), '[]')
        from vouchers v where v.shop_id = ${shops} and v.active and v.starts_at <= ${now} and v.ends_at > ${now} and ${usesLeft(personId)}
          and (${isNamed} or exists (select from voucher_collections c where c.voucher_id = v.id and c.person_id = ${personId}))) as vouchers,
      (select json_build_object('id', v.id, 'shop_id', v.shop_id, 'min_order_amount', v.min_order_amount, 'is_active', v.active,
        'has_started', v.starts_at <= ${now}, 'has_ended', v.ends_at <= ${now},
        'is_used_up', coalesce(v.used_count >= v.usage_limit, false), 'is_spent', ${usesOf(personId)} >= v.per_person_limit)
        from vouchers v where ${isNamed}) as named`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('A select without a from gave no row');
  return row;
}
