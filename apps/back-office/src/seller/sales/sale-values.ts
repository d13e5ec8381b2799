import type { SaleProduct, ShopSale } from '@souk/contract/seller/sales';
import type { OfferLimits } from '@souk/contract/seller/vouchers';
import { percentOf, subtractAmounts } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import { listDifferences } from '../../lib/forms/list-differences.ts';
import { readMoment, typeMoment } from '../../lib/forms/moment-field.tsx';
import { readMoney } from '../../lib/forms/money-field.tsx';
import { isLonger, newTimes } from '../../lib/promotions/promotion-times.ts';

/** A product of the sale, with its price as it is typed. */
export type TypedOffer = Pick<SaleProduct, 'product_id' | 'name' | 'thumbnail' | 'regular_price'> & { price: string };
export type SaleValues = { starts_at: string; ends_at: string; offers: TypedOffer[] };

export const saleFields = ['starts_at', 'ends_at', 'offers'] as const;

/** A sale that does not exist yet: from the next full hour on, for a week. */
export function newSale(currency: string): ShopSale {
  return { id: 0, version: '', state: 'planned', ...newTimes(7), currency, products: [] };
}

export function toValues({ starts_at, ends_at, products }: ShopSale): SaleValues {
  return {
    starts_at: typeMoment(starts_at),
    ends_at: typeMoment(ends_at),
    offers: products.map(({ product_id, name, thumbnail, regular_price, price }) => ({
      ...{ product_id, name, thumbnail, regular_price },
      price: String(price),
    })),
  };
}

/** `listProblems` has checked the values. */
export function toBody({ starts_at, ends_at, offers }: SaleValues) {
  return {
    starts_at: readMoment(starts_at) ?? '',
    ends_at: readMoment(ends_at) ?? '',
    offers: offers.map(({ product_id, price }) => ({ product_id, price: readMoney(price) ?? 0 })),
  };
}

/** A price that is so many percent below the regular one, to the cent. */
export function reducedPrice(regular: number, percent: number): number {
  const amount = fromWire(regular);
  return toWire(subtractAmounts(amount, percentOf(amount, percent)));
}

/** The problem of a typed price, in English, with its figure; undefined without one. */
export function offerProblem({ price, regular_price }: TypedOffer, percent: number): { text: string; lowest: number } | undefined {
  const typed = readMoney(price);
  const lowest = reducedPrice(regular_price, percent);
  if (!typed) return { text: 'Enter a price above zero', lowest };
  if (typed >= regular_price) return { text: 'The offer must be below the price', lowest };
  return typed < lowest ? { text: 'The marketplace allows {price} and more', lowest } : undefined;
}

type Problem = { field: 'starts_at' | 'ends_at' | 'offers'; text: string; days?: number };

/** The problems that are visible without the server, in English. */
export function listProblems({ starts_at, ends_at, offers }: SaleValues, { days }: OfferLimits): Problem[] {
  const [starts, ends] = [readMoment(starts_at), readMoment(ends_at)];
  const times = starts && ends ? { starts, ends } : undefined;
  const checks: [boolean, Problem][] = [
    [starts !== undefined, { field: 'starts_at', text: 'A day and a time are needed' }],
    [ends !== undefined, { field: 'ends_at', text: 'A day and a time are needed' }],
    [!times || new Date(times.ends) > new Date(times.starts), { field: 'ends_at', text: 'The end must be after the start' }],
    [!times || !isLonger(times, days), { field: 'ends_at', text: 'The marketplace allows at most {days} days', days }],
    [offers.length > 0, { field: 'offers', text: 'Add at least one product' }],
  ];
  return checks.flatMap(([isValid, problem]) => (isValid ? [] : [problem]));
}

/** The fields that differ between the form and what somebody else saved. */
export function saleDifferences(mine: SaleValues, theirs: SaleValues, t: (text: string) => string) {
  const describe = ({ starts_at, ends_at, offers }: SaleValues) =>
    [
      [t('Starts'), starts_at.replace('T', ' ')],
      [t('Ends'), ends_at.replace('T', ' ')],
      [t('Products'), offers.map(({ name, price }) => `${name}: ${price}`).join(', ')],
    ] as const;
  return listDifferences(describe(mine), describe(theirs));
}
