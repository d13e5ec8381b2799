import type { CommissionRuleFields, CommissionRules } from '@souk/contract/back-office/commissions';
import { toPercent } from '@souk/money/amount';
import { fromAmountText, toWire } from '@souk/money/currency';
import { formatPrice } from '@souk/money/format';
import { z } from 'zod';
import { operatorError } from '../../platform/app-error.ts';
import { findRuleSubjects, readCommissionRules, saveCommissionRules } from '../../workflows/manage-commissions/save-rules.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { options } from '../framework/fields.ts';
import { renderTable } from '../framework/tables.ts';

const example = 'items shop=clay-and-co 7.5% tax=15%';

type TypedRule = { applies_to: 'items' | 'delivery'; shop?: string; category?: string; charge: string; tax: string };

const rule = z
  .string()
  .regex(/^(items|delivery)( (shop|category)=[a-z0-9-]+)* \d{1,9}(\.\d{1,2})?%?( tax=\d{1,3}(\.\d{1,2})?%)?$/, {
    error: `must be like "${example}" or "delivery 1.00"`,
  })
  .transform((typed): TypedRule => {
    const [applies_to, ...words] = typed.split(' ');
    const named = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
    const charge = words.find((word) => /^\d/.test(word)) ?? '0';
    const [shop, category] = [named('shop'), named('category')];
    const about = { ...(shop && { shop }), ...(category && { category }) };
    return { applies_to: applies_to === 'delivery' ? 'delivery' : 'items', ...about, charge, tax: named('tax') ?? '0%' };
  });

const commissionsList = defineCommand({
  name: 'commissions list',
  summary: 'List the rules of commission in their order. The first that matches a line, or the delivery, counts.',
  examples: ['commissions list', 'commissions list --json'],
  fields: {},
  async run(_input, { context, print }) {
    const { rules, shops, categories } = await readCommissionRules(context);
    print({ rules }, renderRules({ rules, shops, categories }));
  },
});

const commissionsSet = defineCommand({
  name: 'commissions set',
  summary: 'Replace the rules of commission.',
  details:
    'A rule is "items" or "delivery", a shop and a category if it is not for all, a percentage or an amount for each item, and the tax on the commission. Orders that exist retain their commission; without --rule new orders have none.',
  examples: [`commissions set --rule "${example}" --rule "items 10%" --rule "delivery 1.00"`],
  fields: { rule: options('rule', 'A rule; the first one that matches counts', rule) },
  async run({ rule: typed }, { context, print }) {
    const rules: CommissionRuleFields[] = [];
    for (const { shop, category, ...each } of typed)
      rules.push({ ...toFields(each), ...(await findRuleSubjects(context, { shop, category })) });
    await saveCommissionRules(context, { rules });
    const stored = await readCommissionRules({ ...context, read: context.db });
    print({ rules: stored.rules }, rules.length === 0 ? 'New orders have no commission.' : renderRules(stored));
  },
});

function toFields({ applies_to, charge, tax }: Pick<TypedRule, 'applies_to' | 'charge' | 'tax'>) {
  const isPercent = charge.endsWith('%');
  // Percentages have two decimals, as amounts have.
  const amount = toWire(fromAmountText(charge.replace('%', '')) ?? 0);
  const tax_percent = toPercent(fromAmountText(tax.replace('%', '')) ?? 0);
  if ((isPercent && amount > 100) || tax_percent > 100) throw operatorError('invalid', 'cannot be more than 100 %', 'rule');
  return { applies_to, percent: isPercent ? amount : null, item_amount: isPercent ? null : amount, tax_percent };
}

function renderRules({ rules, shops, categories }: Pick<CommissionRules, 'rules' | 'shops' | 'categories'>): string {
  const nameOf = (rows: readonly { id: number; name: string }[], id: number | null) =>
    id === null ? 'all' : (rows.find((row) => row.id === id)?.name ?? `removed (${id})`);
  return renderTable(
    ['', 'for', 'shop', 'category', 'commission', 'tax on it'],
    rules.map(({ applies_to, shop_id, category_id, percent, item_amount, tax_percent }, index) => [
      index + 1,
      applies_to,
      nameOf(shops, shop_id),
      nameOf(categories, category_id),
      percent === null ? formatPrice(item_amount ?? 0, { symbol: '' }) : `${percent} %`,
      `${tax_percent} %`,
    ]),
  );
}

export const commissionCommands: CommandGroup = {
  name: 'commissions',
  summary: 'what the marketplace charges shops for each order',
  commands: [commissionsList, commissionsSet],
};
