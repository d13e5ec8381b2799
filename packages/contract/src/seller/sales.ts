import { z } from 'zod';
import { flashSaleStates } from '../back-office/promotions/flash-sales.ts';
import { TypedAmount } from '../back-office/settings/translations.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Amount, Id, IdParam, PageParam, perPage, Timestamp, text } from '../fields.ts';

/** A product in a sale of the shop, or one that could be in it. */
export const SaleProduct = z.object({
  product_id: Id,
  name: z.string(),
  thumbnail: z.string().nullable(),
  /** The price without the sale. */
  regular_price: Amount,
  price: Amount,
  /** The commission for one item at that price with its tax, by the rules of now, and what is left of the price. */
  commission: Amount,
  left: Amount,
  sold: z.int(),
  /** A flash sale of the marketplace, or another sale of the shop, that has the product at that time; the lower price counts. */
  busy_in: z.string().nullable(),
});
export type SaleProduct = z.infer<typeof SaleProduct>;

export const ShopSale = z.object({
  id: Id,
  /** Names the stored state: a change names the one that the member saw. */
  version: z.string(),
  state: z.enum(flashSaleStates),
  starts_at: Timestamp,
  ends_at: Timestamp,
  currency: z.string(),
  products: z.array(SaleProduct),
});
export type ShopSale = z.infer<typeof ShopSale>;

const SaleRow = ShopSale.omit({ version: true, products: true }).extend({
  products: z.int(),
  sold: z.int(),
  /** The name of the first product. */
  first: z.string(),
});
export type SaleRow = z.infer<typeof SaleRow>;

const fields = {
  starts_at: Timestamp,
  ends_at: Timestamp,
  offers: z
    .array(z.strictObject({ product_id: Id, price: TypedAmount.positive() }))
    .min(1)
    .max(100),
};
const params = z.strictObject({ sale_id: IdParam });
const version = text(100);
const missing = { 404: 'The shop has no such sale, or no such product.' };
const changed = { 409: 'Somebody else has changed the sale, or it has ended.' };
const invalid = {
  422: 'It ends before it starts, a price is not below the regular one, or it exceeds what the marketplace allows to shops.',
};

export const sellerSalesCalls = {
  'GET /seller/sales': {
    access: 'seller',
    needs: 'promotions',
    summary: 'The sales that the shop has planned itself, those that end last first.',
    query: z.strictObject({ state: z.enum(flashSaleStates).optional(), page: PageParam, per_page: perPage(25) }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), planned: z.int(), running: z.int(), ended: z.int() }),
      sales: z.array(SaleRow),
    }),
  },
  'GET /seller/sales/{sale_id}': {
    access: 'seller',
    needs: 'promotions',
    summary: 'One sale of the shop, with what is left for it of each price.',
    params,
    answer: ShopSale,
    refusals: missing,
  },
  'POST /seller/sales': {
    access: 'seller',
    needs: 'promotions',
    summary: 'Plans a sale: the prices apply from its start to its end, and the regular ones before and afterwards.',
    body: z.strictObject(fields),
    answer: ShopSale,
    refusals: { ...missing, ...invalid },
  },
  'POST /seller/sales/{sale_id}': {
    access: 'seller',
    needs: 'promotions',
    summary: 'Saves a sale over the version that the member saw.',
    params,
    body: z.strictObject({ ...fields, version }),
    answer: ShopSale,
    refusals: { ...missing, ...changed, ...invalid },
  },
  'POST /seller/sales/{sale_id}/end': {
    access: 'seller',
    needs: 'promotions',
    summary: 'Ends a sale now: the regular prices apply again.',
    params,
    body: z.strictObject({ version }),
    answer: ShopSale,
    refusals: { ...missing, ...changed },
  },
  'POST /seller/sale-result': {
    access: 'seller',
    needs: 'promotions',
    onlyCalculates: true,
    summary: 'What is left for the shop of the prices of a sale, and which other sales have its products then. It stores nothing.',
    body: z.strictObject({ ...fields, sale_id: Id.nullable() }),
    answer: z.object({ products: z.array(SaleProduct) }),
    refusals: missing,
  },
} satisfies SellerCalls;
