import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { Query } from '../../../platform/database/one-statement.ts';
import type { CommissionRule } from '../domain/commission.ts';

/** The query of the rules in their order. The rule of a merged category applies to the category that has its products now. */
export function commissionRulesQuery(): Query<CommissionRule> {
  return sql<CommissionRule>`
    select r.applies_to, r.shop_id, coalesce((select m.into_id from merged_categories m where m.id = r.category_id), r.category_id) as category_id,
      r.basis_points, r.item_amount, r.tax_basis_points
    from commission_rules r order by r.position, r.id`;
}

/** The part of a commission that is not reversed; `line_id` is null for the delivery. */
export type OpenCommission = { line_id: number | null; quantity: number; base_amount: number; amount: number; tax_amount: number };

/** The commission of a locked order that is not reversed, by line. */
export async function listOpenCommissions(transaction: Kysely<DB>, orderId: number): Promise<OpenCommission[]> {
  const { rows } = await sql<OpenCommission>`
    select line_id, sum(case when kind = 'sale' then quantity else -quantity end)::int as quantity, sum(base_amount)::bigint as base_amount,
      sum(amount)::bigint as amount, sum(tax_amount)::bigint as tax_amount
    from order_commissions where order_id = ${orderId} group by line_id order by line_id nulls last`.execute(transaction);
  return rows;
}

export type NewReversal = OpenCommission & { order_id: number; refund_id: number | null };

/** Inserts rows that reverse these amounts, with the rule of the commission. */
export async function insertReversals(transaction: Kysely<DB>, reversals: readonly NewReversal[], now: Date): Promise<void> {
  await sql`
    insert into order_commissions (order_id, line_id, kind, refund_id, quantity, base_amount, basis_points, item_amount, tax_basis_points,
      amount, tax_amount, created_at)
    select c.order_id, c.line_id, 'reversal', g.refund_id, g.quantity, -g.base_amount, c.basis_points, c.item_amount, c.tax_basis_points,
      -g.amount, -g.tax_amount, ${now}
    from jsonb_to_recordset(${JSON.stringify(reversals)}::jsonb) as g(order_id bigint, line_id bigint, refund_id bigint, quantity int,
      base_amount bigint, amount bigint, tax_amount bigint)
    join order_commissions c on c.order_id = g.order_id and c.line_id is not distinct from g.line_id and c.kind = 'sale'`.execute(
    transaction,
  );
}

/** Reverses what is left of the commission of locked orders. */
export async function reverseCommissions(transaction: Kysely<DB>, orderIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into order_commissions (order_id, line_id, kind, quantity, base_amount, basis_points, item_amount, tax_basis_points, amount,
      tax_amount, created_at)
    select order_id, line_id, 'reversal', sum(case when kind = 'sale' then quantity else -quantity end), -sum(base_amount),
      min(basis_points), min(item_amount), min(tax_basis_points), -sum(amount), -sum(tax_amount), ${now}
    from order_commissions where order_id = any(${orderIds}::bigint[]) group by order_id, line_id
    having (sum(base_amount), sum(amount), sum(tax_amount)) <> (0, 0, 0)`.execute(transaction);
}

/** The stored rules in their order, as they were saved. */
export async function listCommissionRules(db: ReadDatabase<DB>): Promise<CommissionRule[]> {
  return await db
    .selectFrom('commission_rules')
    .select(['applies_to', 'shop_id', 'category_id', 'basis_points', 'item_amount', 'tax_basis_points'])
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ applies_to: 'items' | 'delivery' }>()
    .execute();
}

/** Excludes other changes of the rules; orders read them meanwhile. */
export async function lockCommissionRules(transaction: Kysely<DB>): Promise<void> {
  await sql`lock table commission_rules in share row exclusive mode`.execute(transaction);
}

export async function replaceCommissionRules(transaction: Kysely<DB>, rules: readonly CommissionRule[]): Promise<void> {
  await transaction.deleteFrom('commission_rules').execute();
  const rows = rules.map((rule, position) => ({ ...rule, position }));
  if (rows.length > 0) await transaction.insertInto('commission_rules').values(rows).execute();
}

/** The shops and categories that a rule can be for. */
export async function listCommissionSubjects(db: ReadDatabase<DB>) {
  const [shops, categories, { name: currency }] = await Promise.all([
    db.selectFrom('shops').select(['id', 'name']).orderBy('id').execute(),
    db.selectFrom('categories').select(['id', 'name', 'parent_id']).orderBy('position').orderBy('id').execute(),
    db.selectFrom('currencies').select('name').where('is_default', '=', true).executeTakeFirstOrThrow(),
  ]);
  return { shops, categories, currency };
}

export async function findShopIdBySlug(read: ReadDatabase<DB>, slug: string): Promise<number | undefined> {
  return (await read.selectFrom('shops').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
}

export async function findCategoryIdBySlug(read: ReadDatabase<DB>, slug: string): Promise<number | undefined> {
  return (await read.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
}
