import { type CommissionRule, type Funder, freezeCommission } from '../../src/modules/orders/domain/commission.ts';
import { reverseCommissions } from '../../src/modules/orders/queries/commissions.ts';
import type { SeedContext } from './seed-context.ts';

/** Shops pay 10 % of what they sell, with the tax on it, and nothing of the delivery. */
const rule = {
  applies_to: 'items',
  shop_id: null,
  category_id: null,
  basis_points: 1000,
  item_amount: null,
  tax_basis_points: 500,
} as const;

export async function seedCommissionRules({ db }: SeedContext): Promise<void> {
  await db
    .insertInto('commission_rules')
    .values({ ...rule, position: 0 })
    .execute();
}

type SeededOrder = {
  id: number;
  shop_id: number;
  coupon_discount: number;
  membership_discount: number;
  membership_funded_by: Funder | null;
  tax_amount: number;
  delivery_charge: number;
  created_at: Date;
  /** When all of it was cancelled or refunded. */
  reversed_at: Date | null;
};

/** The commission of an order, as placing and cancelling it record it. */
export async function seedCommissions(
  { db }: SeedContext,
  { id: order_id, created_at, reversed_at, ...order }: SeededOrder,
): Promise<void> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'variant_id', 'list_price', 'price', 'quantity', 'amount'])
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute();
  const lines = rows.map((row) => ({ ...row, category_ids: [], price_funded_by: row.price < row.list_price ? ('shop' as const) : null }));
  const rules: CommissionRule[] = [rule];
  const commissions = freezeCommission({ ...order, coupon_funded_by: null, lines }, rules);
  await db
    .insertInto('order_commissions')
    .values(
      commissions.map(({ variant_id, ...commission }) => {
        const line_id = rows.find((row) => row.variant_id === variant_id)?.id ?? null;
        return { ...commission, order_id, line_id, kind: 'sale', created_at };
      }),
    )
    .execute();
  if (reversed_at) await reverseCommissions(db, [order_id], reversed_at);
}
