import { z } from 'zod';
import type { SellerCalls } from '../../endpoint.ts';
import { Amount, Empty, Id, PageParam, perPage, Timestamp } from '../../fields.ts';

/** Each figure is the sum of that figure over the orders, and over the parts of their movements. */
export const StatementSums = z.object({
  /** Items and delivery at their prices before discounts. */
  items: Amount,
  delivery: Amount,
  tax: Amount,
  /** Discounts by who pays them. */
  shop_discounts: Amount,
  marketplace_discounts: Amount,
  /** The amount that shoppers pay: items + delivery + tax − discounts. */
  paid: Amount,
  refunded: Amount,
  /** Discounts of refunded items, which the marketplace does not pay any more. */
  withdrawn_discounts: Amount,
  commission: Amount,
  /** The commission that refunds and cancellations reversed. */
  reversed_commission: Amount,
  /** The tax on the commission, less that of the reversed part. */
  commission_tax: Amount,
  /** paid + marketplace_discounts − refunded − withdrawn_discounts − commission + reversed_commission − commission_tax */
  remains: Amount,
  /** The part of `paid` less `refunded` that the shop has itself, because the orders are paid in cash. */
  cash: Amount,
  /** remains − cash: the amount that the marketplace pays to the shop, or the shop to the marketplace if it is negative. */
  due: Amount,
});
export type StatementSums = z.infer<typeof StatementSums>;
export type StatementFigure = keyof StatementSums;

const StatementPart = StatementSums.extend({
  kind: z.enum(['items', 'delivery', 'amount']).describe('An item, the delivery, or an amount that was refunded without items.'),
  /** Empty unless it is an item. */
  name: z.string(),
  options: z.string(),
  quantity: z.int(),
});
export type StatementPart = z.infer<typeof StatementPart>;

const Movement = z.object({ kind: z.enum(['sale', 'refund', 'cancellation']), at: Timestamp, parts: z.array(StatementPart) });
export type Movement = z.infer<typeof Movement>;

export const StatementOrder = StatementSums.extend({
  id: Id,
  code: z.string(),
  is_cash: z.boolean(),
  /** The movements of the month, oldest first. */
  movements: z.array(Movement),
});
export type StatementOrder = z.infer<typeof StatementOrder>;

export const Statement = z.object({
  /** `2026-11` */
  month: z.string(),
  /** All months from the first order to now, newest first. */
  months: z.array(z.string()),
  currency: z.string(),
  /** The number of orders that were sold and not cancelled in the same month, and of those with a refund. */
  sold_orders: z.int(),
  refunded_orders: z.int(),
  totals: StatementSums,
});
export type Statement = z.infer<typeof Statement>;

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('A month in UTC, such as 2026-11; without it the current one.')
  .optional();

const figures = StatementSums.keyof();

export const sellerStatementCalls = {
  'GET /seller/statement': {
    access: 'seller',
    needs: 'money',
    summary:
      'The figures of the shop in a month: sales, refunds and cancellations by the time when they happened, so a month that is over does not change.',
    query: z.strictObject({ month }),
    answer: Statement,
  },
  'GET /seller/statement/orders': {
    access: 'seller',
    needs: 'money',
    summary: 'The orders behind the figures of a month, newest first, each with its movements.',
    query: z.strictObject({
      month,
      figure: figures.optional().describe('Only orders that have this figure.'),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({ total: z.int(), currency: z.string(), orders: z.array(StatementOrder) }),
  },
  'GET /seller/statement/csv': {
    access: 'seller',
    needs: 'money',
    summary: 'The statement of a month as a CSV file: a row for each part of each movement, and the totals.',
    query: z.strictObject({ month }),
    answer: Empty,
    sends: ['text/csv'],
  },
  'GET /seller/statement/pdf': {
    access: 'seller',
    needs: 'money',
    summary: 'The statement of a month as a PDF, in the language of the request.',
    query: z.strictObject({ month }),
    answer: Empty,
    sends: ['application/pdf'],
    refusals: { 422: 'The month has too many orders for a PDF.' },
  },
} satisfies SellerCalls;
