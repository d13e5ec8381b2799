import type { Pool } from 'pg';

/**
 * What is there and what was sold of it, together: no order and no cancellation changes any of these numbers. `used` is a
 * voucher's count without its standing redemptions, `offered` a flash sale's without its standing lines.
 */
const ledgerQuery = `
  select 'stock ' || v.id as entry, v.stock + coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
    where l.variant_id = v.id and o.status <> 'Cancelled'), 0) as value from product_variants v
  union all select 'used ' || v.id, v.used_count - (select count(*) from voucher_redemptions r where r.voucher_id = v.id and r.released_at is null)
    from vouchers v
  union all select 'offered ' || f.flash_sale_id || ' ' || f.product_id, f.sold - coalesce((select sum(l.quantity) from order_lines l
    join orders o on o.id = l.order_id where l.flash_sale_id = f.flash_sale_id and l.product_id = f.product_id and o.status <> 'Cancelled'), 0)
    from flash_sale_products f`;

export type Ledger = Record<string, number>;

/** Take it before what may go wrong, and give it to `assertInvariants` afterwards. */
export async function readLedger(pool: Pool): Promise<Ledger> {
  const { rows } = await pool.query<{ entry: string; value: number }>(ledgerQuery);
  return Object.fromEntries(rows.map(({ entry, value }) => [entry, Number(value)]));
}
