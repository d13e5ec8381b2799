import { z } from 'zod';
import { StockMovements, stockMovementsPage } from '../back-office/catalog/stock-movements.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Empty, Id, IdParam, PageParam, perPage, text } from '../fields.ts';

/** A variant of the shop with its stock. It has no amount, so that a packer may count. */
export const StockRow = z.object({
  variant_id: Id,
  product_id: Id,
  name: z.string(),
  /** Size, colour and unit. */
  options: z.string(),
  sku: z.string(),
  thumbnail: z.string().nullable(),
  stock: z.int(),
  /** Items are left, but no more than `low_stock` of the shop. */
  is_low: z.boolean(),
});
export type StockRow = z.infer<typeof StockRow>;

const filters = {
  status: z
    .enum(['low', 'sold_out', 'hidden'])
    .optional()
    .describe(
      'Low: items are left, but no more than `low_stock` of the shop. Hidden: variants of products that shoppers do not see, which no other list has.',
    ),
  /** Words of the product, or a SKU. */
  search: text(60).optional(),
};

/** The variants of one change. */
const maxCounted = 100;

export const sellerStockCalls = {
  'GET /seller/stock': {
    access: 'seller',
    needs: 'stock',
    summary: 'The variants that the shop sells, with their stock.',
    query: z.strictObject({ ...filters, page: PageParam, per_page: perPage(25) }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), low: z.int(), sold_out: z.int(), hidden: z.int() }),
      variants: z.array(StockRow),
    }),
  },
  'GET /seller/stock/csv': {
    access: 'seller',
    needs: 'stock',
    summary: 'The variants that the shop sells, with their stock and without any amount, as a CSV file.',
    query: z.strictObject(filters),
    answer: Empty,
    sends: ['text/csv'],
  },
  'GET /seller/products/{product_id}/stock-movements': {
    access: 'seller',
    needs: 'stock',
    summary: 'What changed the stock of a product of the shop, newest first.',
    params: z.strictObject({ product_id: IdParam }),
    query: stockMovementsPage,
    answer: StockMovements,
    refusals: { 404: 'The shop has no such product.' },
  },
  'POST /seller/stock': {
    access: 'seller',
    needs: 'stock',
    summary: 'Changes the stock of variants at once: items that were sold since the member looked stay sold.',
    body: z.strictObject({
      changes: z
        .array(
          z.strictObject({
            variant_id: Id,
            stock: z.int().min(0).max(1e6),
            /** The stock that the member saw: only the difference is applied. */
            seen_stock: z.int().min(0).max(1e9),
          }),
        )
        .min(1)
        .max(maxCounted),
    }),
    answer: z.object({ variants: z.array(z.object({ variant_id: Id, stock: z.int() })) }),
    refusals: { 404: 'The shop has no such variant.', 409: 'Some of the items that were removed are sold already.' },
  },
} satisfies SellerCalls;
