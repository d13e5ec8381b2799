import { toPercent } from '@souk/money/amount';
import { toAmountText, toWire } from '@souk/money/currency';
import { z } from 'zod';
import { changePlan, createPlan, offerPlan } from '../../modules/membership/manage-plans.ts';
import { type EditablePlan, listManagedPlans } from '../../modules/membership/queries/plans.ts';
import { mergeTexts, pickText, type Texts } from '../../platform/text/texts.ts';
import { type CommandGroup, defineCommand, UsageError } from '../framework/define-command.ts';
import { choice, operand, option, options, whole, wholeOrNone, yesOrNo } from '../framework/fields.ts';
import type { CommandRuntime } from '../framework/marketplace.ts';
import { renderTable } from '../framework/tables.ts';
import { readTexts, type Translation, translations } from '../framework/text-fields.ts';
import { money, percentOrZero } from '../framework/value-fields.ts';

const planId = operand('id', 'Id of the plan, from "plans list"', whole(1, 999_999_999));

const planFields = {
  name: translations('Name', 80),
  shortDescription: translations('One sentence', 200),
  description: translations('Full description', 3000),
  benefit: options(
    'text',
    'Benefit, "Free delivery | ar=توصيل مجاني"; may be repeated, and replaces all existing ones',
    z.string().trim().min(1).max(600),
  ),
  days: option('n', 'Duration in days, or none', wholeOrNone(36_500).optional()),
  percent: option('percent', 'Discount on every order', percentOrZero().optional()),
  freeDelivery: option('yes|no', 'Whether delivery is free', yesOrNo().optional()),
  popular: option('yes|no', 'Whether it is shown as the most popular', yesOrNo().optional()),
  position: option('n', 'Position in the list, from 0', whole(0, 10_000).optional()),
  fundedBy: option('shop|marketplace', 'Who pays the discount', choice(['shop', 'marketplace']).optional()),
};

type PlanInput = {
  name: Translation[];
  shortDescription: Translation[];
  description: Translation[];
  benefit: string[];
  price?: number | undefined;
  days?: number | null | undefined;
  percent?: number | undefined;
  freeDelivery?: boolean | undefined;
  popular?: boolean | undefined;
  position?: number | undefined;
  fundedBy?: 'shop' | 'marketplace' | undefined;
};

const noTexts: Texts = {};

/** The fields of a new plan that are not given. */
const emptyPlan: Omit<EditablePlan, 'active'> = {
  ...{ name: noTexts, short_description: noTexts, description: noTexts, benefits: [], price: 0, duration_days: null, position: 0 },
  ...{ discount_basis_points: 0, free_delivery: false, is_popular: false, funded_by: 'marketplace' },
};

/** Returns the fields that are given, over those of a plan. */
async function readPlanChange(
  runtime: Pick<CommandRuntime, 'context'>,
  input: PlanInput,
): Promise<(former: Omit<EditablePlan, 'active'>) => Omit<EditablePlan, 'active'>> {
  const name = await readTexts(runtime, input.name, '--name');
  const short_description = await readTexts(runtime, input.shortDescription, '--short-description');
  const description = await readTexts(runtime, input.description, '--description');
  const benefits = await readBenefits(runtime, input.benefit);
  return (former) => ({
    name: mergeTexts(former.name, name),
    short_description: mergeTexts(former.short_description, short_description),
    description: mergeTexts(former.description, description),
    benefits: benefits.length > 0 ? benefits : former.benefits,
    price: input.price ?? former.price,
    duration_days: input.days === undefined ? former.duration_days : input.days,
    discount_basis_points: input.percent ?? former.discount_basis_points,
    free_delivery: input.freeDelivery ?? former.free_delivery,
    is_popular: input.popular ?? former.is_popular,
    position: input.position ?? former.position,
    funded_by: input.fundedBy ?? former.funded_by,
  });
}

function readBenefits(runtime: Pick<CommandRuntime, 'context'>, benefits: readonly string[]): Promise<Texts[]> {
  return Promise.all(benefits.map((benefit) => readTexts(runtime, splitBenefit(benefit), '--benefit')));
}

/** `Free delivery | ar=توصيل مجاني` as one translation for each language. */
function splitBenefit(benefit: string): Translation[] {
  return benefit.split(' | ').map((part) => {
    const [, code, text = part] = /^([a-z]{2})=([\s\S]*)$/.exec(part.trim()) ?? [];
    return { language: code, text: text.trim() };
  });
}

const plansList = defineCommand({
  name: 'plans list',
  summary: 'List membership plans, also those that are no longer offered.',
  examples: ['plans list'],
  fields: {},
  async run(_input, { context, print }) {
    const plans = await listManagedPlans(context.read);
    const rows = plans.map(({ id, editable, members }) => [
      id,
      pickText(editable.name, context),
      editable.active ? 'active' : 'ended',
      toAmountText(editable.price),
      editable.duration_days ?? 'no end',
      `${toAmountText(editable.discount_basis_points)} %`,
      editable.free_delivery ? 'free' : '',
      members,
    ]);
    const titles = ['id', 'name', 'status', 'price', 'days', 'discount', 'delivery', 'members'];
    const shown = plans.map(({ id, editable: { price, discount_basis_points, ...plan }, members }) => ({
      id,
      ...plan,
      members,
      price: toWire(price),
      discount_percentage: toPercent(discount_basis_points),
    }));
    print({ plans: shown }, renderTable(titles, rows));
  },
});

const plansCreate = defineCommand({
  name: 'plans create',
  summary: 'Create a membership plan and offer it.',
  examples: [
    'plans create --name Lantern --name "ar=فانوس" --price 9.00 --days 30 --percent 5 --free-delivery yes --benefit "Free delivery | ar=توصيل مجاني"',
  ],
  fields: { price: option('amount', 'Price', money()), ...planFields },
  async run(input, runtime) {
    const plan = (await readPlanChange(runtime, input))(emptyPlan);
    if (!plan.name[runtime.context.defaultLocale]) throw new UsageError('--name is missing: the name in the default language');
    const id = await createPlan(runtime.context, plan);
    runtime.print({ id }, `Created the plan ${id}.`);
  },
});

const plansEdit = defineCommand({
  name: 'plans edit',
  summary: 'Change the given fields of a membership plan. Existing memberships do not change.',
  examples: ['plans edit 2 --price 12.00', 'plans edit 2 --days none --popular yes', 'plans edit 2 --active yes'],
  fields: {
    id: planId,
    price: option('amount', 'Price', money().optional()),
    active: option('yes|no', 'Whether it is offered', yesOrNo().optional()),
    ...planFields,
  },
  async run({ id, active, ...input }, runtime) {
    const change = await readPlanChange(runtime, input);
    if (change(emptyPlan).name[runtime.context.defaultLocale] === undefined && input.name.some(({ text }) => text === ''))
      throw new UsageError('--name may not be empty in the default language');
    await changePlan(runtime.context, { id, decide: (former) => ({ ...change(former), ...(active !== undefined && { active }) }) });
    runtime.print({ id }, `Changed the plan ${id}.`);
  },
});

const plansEnd = defineCommand({
  name: 'plans end',
  summary: 'Stop offering a plan. Existing memberships continue until their end.',
  details: '"plans edit --active yes" offers it again.',
  examples: ['plans end 2', 'plans end 2 --yes'],
  fields: { id: planId },
  async run({ id }, { context, confirm, print }) {
    await confirm(`The plan ${id} will no longer be offered.`);
    await offerPlan(context, { id, isOffered: false });
    print({ id, ended: true }, `The plan ${id} is no longer offered.`);
  },
});

export const planCommands: CommandGroup = {
  name: 'plans',
  summary: 'membership plans',
  commands: [plansList, plansCreate, plansEdit, plansEnd],
};
