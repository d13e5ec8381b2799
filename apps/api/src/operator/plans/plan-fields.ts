import { z } from 'zod';
import type { PlanChange } from '../../modules/membership/operate-plans.ts';
import { option, options, whole } from '../fields.ts';
import type { Market } from '../operator.ts';
import { textsOf, type Wording, wordings } from '../text-fields.ts';
import { percent, wholeOrNone, yesOrNo } from '../value-fields.ts';

/** What can be said of a plan, when it is made and later. */
export const planFields = {
  name: wordings('What it is called', 80),
  short: wordings('A sentence on it', 200),
  description: wordings('All about it', 3000),
  benefit: options(
    'text',
    'Something it brings, "Free delivery | ar=توصيل مجاني"; again and again, and they replace all there are',
    z.string().trim().min(1).max(600),
  ),
  days: option('n', 'How many days it lasts, or none', wholeOrNone(36_500).optional()),
  percent: option(
    'percent',
    'What it takes off every order',
    z
      .literal('0')
      .transform(() => 0)
      .or(percent())
      .optional(),
  ),
  freeDelivery: option('yes|no', 'Whether delivery is free', yesOrNo().optional()),
  popular: option('yes|no', 'Whether it is shown as the most popular', yesOrNo().optional()),
  position: option('n', 'Its place among the plans, from 0', whole(0, 10_000).optional()),
};

type Said = {
  name: Wording[];
  short: Wording[];
  description: Wording[];
  benefit: string[];
  price?: number | undefined;
  days?: number | null | undefined;
  percent?: number | undefined;
  freeDelivery?: boolean | undefined;
  popular?: boolean | undefined;
  position?: number | undefined;
};

export async function planChange(market: Pick<Market, 'context'>, said: Said): Promise<PlanChange> {
  return {
    name: await textsOf(market, said.name, '--name'),
    short_description: await textsOf(market, said.short, '--short'),
    description: await textsOf(market, said.description, '--description'),
    benefits:
      said.benefit.length === 0 ? undefined : await Promise.all(said.benefit.map((each) => textsOf(market, wordingsOf(each), '--benefit'))),
    terms: {
      ...(said.price !== undefined && { price: said.price }),
      ...(said.days !== undefined && { duration_days: said.days }),
      ...(said.percent !== undefined && { discount_basis_points: said.percent }),
      ...(said.freeDelivery !== undefined && { free_delivery: said.freeDelivery }),
      ...(said.popular !== undefined && { is_popular: said.popular }),
      ...(said.position !== undefined && { position: said.position }),
    },
  };
}

function wordingsOf(benefit: string): Wording[] {
  return benefit.split(' | ').map((part) => {
    const [, language, words = part] = /^([a-z]{2})=([\s\S]*)$/.exec(part.trim()) ?? [];
    return { language, text: words.trim() };
  });
}
