import type { ManagedPlan } from '@souk/contract/back-office/promotions/plans';
import type { Funder } from '@souk/contract/back-office/promotions/vouchers';
import type { ContentLanguage, Texts } from '../../lib/forms/language-fields.tsx';
import { describeTexts, listDifferences } from '../../lib/forms/list-differences.ts';
import { readMoney } from '../../lib/forms/money-field.tsx';

export type PlanValues = {
  name: Texts;
  short_description: Texts;
  description: Texts;
  /** By language, one benefit a line. */
  benefits: Texts;
  price: string;
  /** Empty for a membership without an end. */
  duration_days: string;
  discount_percentage: string;
  free_delivery: boolean;
  is_popular: boolean;
  funded_by: Funder;
  position: string;
};

export const planFields = [
  ...(['name', 'short_description', 'description', 'benefits', 'price', 'duration_days'] as const),
  ...(['discount_percentage', 'free_delivery', 'is_popular', 'funded_by', 'position'] as const),
] as const;

/** A plan that does not exist yet. */
export const emptyPlan: ManagedPlan = {
  ...{ id: 0, version: '', name: {}, short_description: {}, description: {}, benefits: [], price: 0, duration_days: 30 },
  ...{ discount_percentage: 0, free_delivery: false, is_popular: false, funded_by: 'marketplace', position: 0 },
  ...{ is_offered: true, members: 0, currency: '' },
};

export function toValues(plan: ManagedPlan): PlanValues {
  const { name, short_description, description, free_delivery, is_popular, funded_by } = plan;
  return {
    ...{ name, short_description, description, free_delivery, is_popular, funded_by },
    benefits: joinBenefits(plan.benefits),
    price: plan.id === 0 ? '' : String(plan.price),
    duration_days: String(plan.duration_days ?? ''),
    discount_percentage: String(plan.discount_percentage),
    position: String(plan.position),
  };
}

/** Each language has the lines of its benefits; a missing translation is an empty line. */
function joinBenefits(benefits: ManagedPlan['benefits']): Texts {
  const languages = [...new Set(benefits.flatMap((benefit) => Object.keys(benefit)))];
  return Object.fromEntries(languages.map((language) => [language, benefits.map((benefit) => benefit[language] ?? '').join('\n')]));
}

function splitBenefits(texts: Texts): Record<string, string>[] {
  const lines = Object.entries(texts).map(([language, text]) => [language, text.split('\n').map((line) => line.trim())] as const);
  const count = Math.max(0, ...lines.map(([, each]) => each.length));
  const benefits = Array.from({ length: count }, (_each, index) =>
    Object.fromEntries(lines.flatMap(([language, each]) => (each[index] ? [[language, each[index]]] : []))),
  );
  return benefits.filter((benefit) => Object.keys(benefit).length > 0);
}

/** `listProblems` has checked the values. */
export function toBody({ name, short_description, description, free_delivery, is_popular, funded_by, ...values }: PlanValues) {
  return {
    ...{ name: { ...name }, short_description: { ...short_description }, description: { ...description } },
    ...{ free_delivery, is_popular, funded_by },
    benefits: splitBenefits(values.benefits),
    price: readMoney(values.price) ?? 0,
    duration_days: Number(values.duration_days) || null,
    discount_percentage: readMoney(values.discount_percentage) ?? 0,
    position: Number(values.position),
  };
}

type Problem = { field: 'name' | 'price' | 'discount_percentage' | 'position'; text: string };

/** The problems that are visible without the server, in English. */
export function listProblems(values: PlanValues, defaultLanguage: string): Problem[] {
  const discount = readMoney(values.discount_percentage);
  const checks: [boolean, Problem][] = [
    [Boolean(values.name[defaultLanguage]?.trim()), { field: 'name', text: 'A name in the default language is needed' }],
    [readMoney(values.price) !== undefined, { field: 'price', text: 'An amount with at most two decimals' }],
    [discount !== undefined && discount <= 100, { field: 'discount_percentage', text: 'A number from 0 to 100' }],
    [/^\d{1,4}$/.test(values.position), { field: 'position', text: 'A whole number from 0' }],
  ];
  return checks.flatMap(([isValid, problem]) => (isValid ? [] : [problem]));
}

type Describing = { languages: readonly ContentLanguage[]; t: (text: string) => string };

/** The fields that differ between the form and what somebody else saved. */
export function planDifferences(mine: PlanValues, theirs: PlanValues, { languages, t }: Describing) {
  const describe = (values: PlanValues) =>
    [
      [t('Name'), describeTexts(values.name, languages)],
      [t('One sentence'), describeTexts(values.short_description, languages)],
      [t('Description'), describeTexts(values.description, languages)],
      [t('Benefits'), describeTexts(values.benefits, languages)],
      [t('Price'), values.price],
      [t('Days'), values.duration_days],
      [t('Discount'), values.discount_percentage],
      [t('Delivery is free'), values.free_delivery ? '✓' : '–'],
      [t('Most popular'), values.is_popular ? '✓' : '–'],
      [t('Paid by'), t(values.funded_by === 'shop' ? 'The shop' : 'The marketplace')],
      [t('Position'), values.position],
    ] as const;
  return listDifferences(describe(mine), describe(theirs));
}
