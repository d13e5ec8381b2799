import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Amount, Id } from '../../fields.ts';

const Count = z.int().nullable();

/** The number of things that wait; null without the permission to see them. */
export const Waiting = z.object({
  pending_orders: Count,
  unpaid_orders: Count,
  failed_refunds: Count,
  waiting_tickets: Count,
  waiting_returns: Count,
  applications: Count,
  failed_messages: Count,
  low_stock: Count,
  change_requests: Count,
  reported_reviews: Count,
});
export type Waiting = z.infer<typeof Waiting>;

export const Figures = z.object({
  /** The amounts of orders that are not cancelled, by the day on which they were placed. */
  sales: Amount,
  orders: z.int(),
  cancelled: z.int(),
  /** Sales divided by orders; null without orders. */
  average: Amount.nullable(),
  /** How often product pages were opened. */
  product_views: z.int(),
});
export type Figures = z.infer<typeof Figures>;

export const DayFigures = z.object({ day: z.iso.date(), sales: Amount, orders: z.int(), product_views: z.int() });
export type DayFigures = z.infer<typeof DayFigures>;

const Best = z.object({ id: Id, name: z.string(), quantity: z.int(), sales: Amount });

export const Numbers = z.object({
  currency: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  current: Figures,
  /** The same number of days before. */
  before: Figures,
  days: z.array(DayFigures),
  top_products: z.array(Best),
  top_shops: z.array(Best),
  empty_searches: z.array(z.object({ words: z.string(), count: z.int() })),
});
export type Numbers = z.infer<typeof Numbers>;

/** A range of at most 366 days; the last 30 days without one. */
const range = z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() });
const wrong = { 422: 'The end is before the start, or the range has more than 366 days.' };

export const homeCalls = {
  'GET /admin/home': {
    access: 'admin',
    needs: 'session',
    summary: 'The number of things that wait for somebody; null without the permission to see them.',
    answer: Waiting,
  },
  'GET /admin/numbers': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'Sales, orders, best sellers and searches without results of a range of days, with the period before. Days are those of UTC.',
    query: range,
    answer: Numbers,
    refusals: wrong,
  },
} satisfies AdminCalls;
