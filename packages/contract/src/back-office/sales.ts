import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, Id } from '../fields.ts';

/** The amounts of orders, which were frozen when they were placed, less what was refunded since. */
const SalesFigures = z.object({
  orders: z.int(),
  quantity: z.int(),
  /** The items at their prices before discounts, and the delivery before free delivery. */
  items: Amount,
  delivery: Amount,
  tax: Amount,
  /** Discounts by who pays them; those of refunded items are not paid any more. */
  shop_discounts: Amount,
  marketplace_discounts: Amount,
  /** The amount that shoppers pay, and what they get back. */
  payable: Amount,
  refunded: Amount,
  commission: Amount,
  commission_tax: Amount,
  /** The amount that remains for the shop: payable − refunded + discounts of the marketplace − commission with its tax. */
  remains: Amount,
});
export type SalesFigures = z.infer<typeof SalesFigures>;

export const SalesReport = z.object({
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  /** By month and shop, newest month first, the highest sales first. */
  rows: z.array(SalesFigures.extend({ month: z.string(), shop: z.object({ id: Id, name: z.string() }) })),
  totals: SalesFigures,
});
export type SalesReport = z.infer<typeof SalesReport>;

export const adminSalesCalls = {
  'GET /admin/sales': {
    access: 'admin',
    needs: 'payouts',
    summary:
      'The sales of each shop by month: orders that were placed in a range of days (UTC) and are not cancelled, with refunds, commission and discounts by who pays them.',
    query: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
    answer: SalesReport,
    refusals: { 422: 'The end is before the start, or the range has more than 366 days.' },
  },
} satisfies AdminCalls;
