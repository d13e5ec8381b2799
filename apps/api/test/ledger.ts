import type { Pool } from 'pg';
import { expect } from 'vitest';
import { invariants } from '../src/modules/invariants/queries.ts';

/**
 * Sums that no order and no cancellation changes: the stock with the quantity sold. `used` is the use count of a voucher
 * minus its active redemptions, `offered` the quantity sold in a flash sale minus its active lines.
 */
const ledgerQuery = `
  select 'stock ' || v.id as entry, v.stock + coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
    where l.variant_id = v.id and o.status <> 'Cancelled'), 0)
    - coalesce((select sum(r.quantity) from refund_lines r join order_lines l on l.id = r.line_id join orders o on o.id = l.order_id
      where l.variant_id = v.id and r.restocked and o.status <> 'Cancelled'), 0) as value from product_variants v
  union all select 'used ' || v.id, v.used_count - (select count(*) from voucher_redemptions r where r.voucher_id = v.id and r.released_at is null)
    from vouchers v
  union all select 'offered ' || f.flash_sale_id || ' ' || f.product_id, f.sold - coalesce((select sum(l.quantity) from order_lines l
    join orders o on o.id = l.order_id where l.flash_sale_id = f.flash_sale_id and l.product_id = f.product_id and o.status <> 'Cancelled'), 0)
    from flash_sale_products f`;

export type Ledger = Record<string, number>;

/** Reads the sums before the tested steps; `assertInvariants` compares them afterwards. */
export async function readLedger(pool: Pool): Promise<Ledger> {
  const { rows } = await pool.query<{ entry: string; value: number }>(ledgerQuery);
  return Object.fromEntries(rows.map(({ entry, value }) => [entry, Number(value)]));
}

/** Fails with the name of each invariant that does not hold, and with what breaks it. */
export async function assertInvariants(pool: Pool, ledger?: Ledger): Promise<void> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, question] of Object.entries(invariants)) {
    const { rows } = await pool.query<Record<string, unknown>>(question);
    if (rows.length > 0) broken[name] = rows.slice(0, 5);
  }
  expect(broken).toEqual({});
  if (ledger) expect(await readLedger(pool)).toEqual(ledger);
}

/** How many statements of this database wait for a lock. */
export async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
  return rows.length;
}
