import type { CommissionRuleFields, CommissionRules } from '@souk/contract/back-office/commissions';
import { toPercent } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import type { CommissionRule } from '../../modules/orders/domain/commission.ts';
import {
  findCategoryIdBySlug,
  findShopIdBySlug,
  listCommissionRules,
  listCommissionSubjects,
  lockCommissionRules,
  replaceCommissionRules,
} from '../../modules/orders/queries/commissions.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { pickText } from '../../platform/text/texts.ts';

type Reading = Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>;
type Saving = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** The rules in their order, with the shops and categories to choose from. */
export async function readCommissionRules(context: Reading): Promise<CommissionRules> {
  const [rules, { shops, categories, currency }] = await Promise.all([
    listCommissionRules(context.read),
    listCommissionSubjects(context.read),
  ]);
  return {
    version: versionOf(rules),
    rules: rules.map(present),
    shops: shops.map(({ id, name }) => ({ id, name: pickText(name, context) })),
    categories: categories.map(({ id, name, parent_id }) => ({ id, name: pickText(name, context), parent_id })),
    currency,
  };
}

/** The ids of a shop and a category by their slugs. */
export async function findRuleSubjects(
  { read }: Pick<ReadContext, 'read'>,
  { shop, category }: { shop: string | undefined; category: string | undefined },
): Promise<{ shop_id: number | null; category_id: number | null }> {
  const shop_id = shop === undefined ? null : await findShopIdBySlug(read, shop);
  const category_id = category === undefined ? null : await findCategoryIdBySlug(read, category);
  if (shop_id === undefined) throw operatorError('not-found', { text: 'There is no shop "{shop}".', with: { shop: String(shop) } });
  if (category_id === undefined)
    throw operatorError('not-found', { text: 'There is no category "{category}".', with: { category: String(category) } });
  return { shop_id, category_id };
}

/** Saves all rules; `version` is the list that the operator saw. Returns the id of the entry. */
export function saveCommissionRules(
  context: Saving,
  { version, rules: given }: { version?: string; rules: readonly CommissionRuleFields[] },
): Promise<number | null> {
  const rules = given.map(toRule);
  return inTransaction(context.db, async (transaction) => {
    await lockCommissionRules(transaction);
    const former = await listCommissionRules(transaction);
    if (version !== undefined && version !== versionOf(former)) throw operatorError('conflict', 'Somebody else has changed the rules.');
    await checkRules(transaction, rules);
    await replaceCommissionRules(transaction, rules);
    const change = { before: { commission_rules: former }, after: { commission_rules: rules } };
    return recordAudit(transaction, context, { action: 'commission.change', subject: { kind: 'commission', id: 'rules' }, ...change });
  });
}

const Recorded = z.object({
  commission_rules: z.array(
    z.object({
      applies_to: z.enum(['items', 'delivery']),
      shop_id: z.int().nullable(),
      category_id: z.int().nullable(),
      basis_points: z.int().nullable(),
      item_amount: z.int().nullable(),
      tax_basis_points: z.int(),
    }),
  ),
});

/** Writes the former rules of an entry again. */
export function restoreCommissionRules(context: Saving, { before }: { before: unknown }): Promise<number | null> {
  return saveCommissionRules(context, { rules: Recorded.parse(before).commission_rules.map(present) });
}

function present({ basis_points, item_amount, tax_basis_points, ...rule }: CommissionRule): CommissionRuleFields {
  return {
    ...rule,
    percent: basis_points === null ? null : toPercent(basis_points),
    item_amount: item_amount === null ? null : toWire(item_amount),
    tax_percent: toPercent(tax_basis_points),
  };
}

/** A percentage has two decimals, as an amount has, so it is read like one. */
function toRule({ percent, item_amount, tax_percent, ...rule }: CommissionRuleFields, index: number): CommissionRule {
  if ((percent === null) === (item_amount === null))
    throw operatorError('invalid', 'needs either a percentage or an amount', `rules.${index}.percent`);
  if (rule.applies_to === 'delivery' && rule.category_id !== null)
    throw operatorError('invalid', 'cannot be for a category, because delivery has none', `rules.${index}.category_id`);
  return {
    ...rule,
    basis_points: percent === null ? null : fromWire(percent),
    item_amount: item_amount === null ? null : fromWire(item_amount),
    tax_basis_points: fromWire(tax_percent),
  };
}

/** A category that was removed since may stay in its rule. */
async function checkRules(transaction: Kysely<DB>, rules: readonly CommissionRule[]): Promise<void> {
  const [{ shops, categories }, former] = await Promise.all([listCommissionSubjects(transaction), listCommissionRules(transaction)]);
  const has = (rows: readonly { id: number }[], id: number | null) => id === null || rows.some((row) => row.id === id);
  for (const [index, { shop_id, category_id }] of rules.entries()) {
    if (!has(shops, shop_id)) throw operatorError('invalid', 'does not exist', `rules.${index}.shop_id`);
    const isKnown = has(categories, category_id) || former.some((each) => each.category_id === category_id);
    if (!isKnown) throw operatorError('invalid', 'does not exist', `rules.${index}.category_id`);
  }
}
