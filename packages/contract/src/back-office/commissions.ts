import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, Id, text } from '../fields.ts';

const Named = z.object({ id: Id, name: z.string() });
const Percent = z.number().min(0).max(100).multipleOf(0.01);
const appliesTo = z.enum(['items', 'delivery']);

/** A rule has either a percentage or an amount for each item (for delivery: each order). Without a shop or category it matches all. */
const RuleFields = z.strictObject({
  applies_to: appliesTo,
  shop_id: Id.nullable(),
  category_id: Id.nullable(),
  percent: Percent.nullable(),
  item_amount: z.number().min(0).max(1e12).multipleOf(0.01).nullable(),
  /** The tax on the commission. */
  tax_percent: Percent,
});
export type CommissionRuleFields = z.infer<typeof RuleFields>;

export const CommissionRules = z.object({
  /** Names the stored list: a change names the one that the operator saw. */
  version: z.string(),
  rules: z.array(
    z.object({
      applies_to: appliesTo,
      shop_id: Id.nullable(),
      category_id: Id.nullable(),
      percent: z.number().nullable(),
      item_amount: Amount.nullable(),
      tax_percent: z.number(),
    }),
  ),
  /** The choices of a rule. */
  shops: z.array(Named),
  categories: z.array(Named.extend({ parent_id: Id.nullable() })),
  currency: z.string(),
});
export type CommissionRules = z.infer<typeof CommissionRules>;

export const maxCommissionRules = 100;

export const adminCommissionsCalls = {
  'GET /admin/commission-rules': {
    access: 'admin',
    needs: 'payouts',
    summary: 'The rules of commission in their order. The first that matches a line, or the delivery, of a new order counts.',
    answer: CommissionRules,
  },
  'POST /admin/commission-rules': {
    access: 'admin',
    needs: 'payouts',
    summary: 'Saves all rules over the version that the operator saw. Orders that exist retain their commission.',
    body: z.strictObject({ version: text(100), rules: z.array(RuleFields).max(maxCommissionRules) }),
    answer: CommissionRules.extend({ entry_id: Id.nullable() }),
    refusals: { 409: 'Somebody else has changed the rules.', 422: 'A shop or a category does not exist, or a rule has no charge or two.' },
  },
} satisfies AdminCalls;
