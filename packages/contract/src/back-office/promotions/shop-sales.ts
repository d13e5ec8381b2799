import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Amount, Id, IdParam, PageParam, perPage, Timestamp } from '../../fields.ts';
import { flashSaleStates } from './flash-sales.ts';

/** A sale that a shop has planned itself. */
export const SaleOfShop = z.object({
  id: Id,
  shop: z.object({ id: Id, name: z.string() }),
  state: z.enum(flashSaleStates),
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** The first product, with its price without the sale and in it. */
  first: z.object({ product_id: Id, name: z.string(), regular_price: Amount, price: Amount }),
  products: z.int(),
  sold: z.int(),
});
export type SaleOfShop = z.infer<typeof SaleOfShop>;

export const adminShopSalesCalls = {
  'GET /admin/shop-sales': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'The sales that shops have planned themselves, those that end last first.',
    query: z.strictObject({ state: z.enum(flashSaleStates).optional(), shop: IdParam.optional(), page: PageParam, per_page: perPage(25) }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), planned: z.int(), running: z.int(), ended: z.int() }),
      currency: z.string(),
      sales: z.array(SaleOfShop),
    }),
  },
} satisfies AdminCalls;
