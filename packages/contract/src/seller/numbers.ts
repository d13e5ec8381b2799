import { z } from 'zod';
import { DayFigures, Figures } from '../back-office/panel/home.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Amount, Empty, Id } from '../fields.ts';

const Sold = z.object({ id: Id, name: z.string(), quantity: z.int(), sales: Amount });

/** A variant with its stock and the quantity that was sold in the last 30 days. */
const RunningOut = z.object({
  product_id: Id,
  name: z.string(),
  /** Size, colour and unit. */
  options: z.string(),
  stock: z.int(),
  sold: z.int(),
  /** The days for which the stock lasts if as much is sold as in the last 30 days. */
  days_left: z.int(),
});

export const ShopNumbers = z.object({
  currency: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Sales of orders that are not cancelled, and the opened pages of the shop's products. */
  current: Figures,
  /** The same number of days before. */
  before: Figures,
  days: z.array(DayFigures),
  top_products: z.array(Sold),
  /** From whose results products of the shop were opened, the most frequent first. */
  searches: z.array(z.object({ words: z.string(), count: z.int() })),
  /** Soonest first. */
  running_out: z.array(RunningOut),
});
export type ShopNumbers = z.infer<typeof ShopNumbers>;

const range = z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() });
const wrong = { 422: 'The end is before the start, or the range has more than 366 days.' };

export const sellerNumbersCalls = {
  'GET /seller/numbers': {
    access: 'seller',
    needs: 'money',
    summary:
      'Sales, orders, opened product pages, best sellers and the searches that led to products of the shop in a range of days, with the period before, and what sells out next. Days are those of UTC.',
    query: range,
    answer: ShopNumbers,
    refusals: wrong,
  },
  'GET /seller/numbers/csv': {
    access: 'seller',
    needs: 'money',
    summary: 'The numbers of each day of the range as a CSV file, and their sums.',
    query: range,
    answer: Empty,
    sends: ['text/csv'],
    refusals: wrong,
  },
} satisfies SellerCalls;
