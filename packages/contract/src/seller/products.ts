import { z } from 'zod';
import { ChangeRequestState } from '../back-office/catalog/change-requests.ts';
import { ProductGrid } from '../back-office/catalog/product-grid.ts';
import { ImportResult, ProductChoices, ProductContent, ProductFields } from '../back-office/products.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Amount, Empty, Id, IdParam, PageParam, perPage, Timestamp, text } from '../fields.ts';
import { maxCsvLength, picture } from '../files.ts';

const RequestLine = z.object({
  id: Id,
  status: ChangeRequestState,
  /** Why it was declined. */
  reason: z.string().nullable(),
  updated_at: Timestamp,
});

/** A product of the shop in a list, or one that waits to become a product. */
export const ShopProductRow = z.object({
  /** Null for a product that does not exist before its request is accepted. */
  product_id: Id.nullable(),
  /** The change request that waits or was declined, or null. */
  request: RequestLine.nullable(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  price: Amount,
  discount_price: Amount.nullable(),
  /** The sum of all variants. */
  stock: z.int(),
  /** A variant has items left, but no more than `low_stock` of the shop. */
  is_low: z.boolean(),
  variants: z.int(),
  /** The variant of a product that has one only: its stock can be changed in the list. */
  variant_id: Id.nullable(),
  /** Whether shoppers find it while the shop is open. */
  is_published: z.boolean(),
});
export type ShopProductRow = z.infer<typeof ShopProductRow>;

export const shopProductStates = ['on_sale', 'sold_out', 'hidden', 'waiting', 'declined'] as const;
export type ShopProductState = (typeof shopProductStates)[number];

export const ShopProduct = z.object({
  product_id: Id.nullable(),
  /** Names what the member sees: a change names it. */
  version: z.string(),
  /** The state that shoppers see; null for a product that does not exist yet. */
  published: ProductContent.nullable(),
  /** The newest change request, unless it was accepted or withdrawn. */
  request: RequestLine.nullable(),
  /** The product as it is once the request is accepted; null without a request. */
  proposed: ProductContent.nullable(),
});
export type ShopProduct = z.infer<typeof ShopProduct>;

const product = z.strictObject({ product_id: IdParam });
const request = z.strictObject({ request_id: IdParam });
const noProduct = { 404: 'The shop has no such product.' };
const noRequest = { 404: 'The shop has no such change request.' };
const conflict = { 409: 'Somebody else has changed it.' };
const invalid = { 422: 'Something that it refers to does not exist, or two variants are alike.' };
const fields = ProductFields.extend({ version: text(100) });

export const sellerProductsCalls = {
  'GET /seller/products': {
    access: 'seller',
    needs: 'products',
    summary: 'The products of the shop, and those that wait to become products.',
    query: z.strictObject({
      status: z.enum(shopProductStates).optional(),
      /** Words of the product, or a SKU. */
      search: text(60).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({
        all: z.int(),
        on_sale: z.int(),
        sold_out: z.int(),
        hidden: z.int(),
        waiting: z.int(),
        declined: z.int(),
      }),
      currency: z.string(),
      products: z.array(ShopProductRow),
    }),
  },
  'GET /seller/product-grid': {
    access: 'seller',
    needs: 'products',
    summary: 'The products of the shop with their variants, 500 a page, for a grid whose changes are sent as an import.',
    query: z.strictObject({
      status: z.enum(shopProductStates).extract(['on_sale', 'sold_out', 'hidden']).optional(),
      /** Words of the product, or a SKU. */
      search: text(60).optional(),
      page: PageParam,
    }),
    answer: ProductGrid,
  },
  'GET /seller/product-export': {
    access: 'seller',
    needs: 'products',
    summary: 'The products of the shop as CSV, archived ones too.',
    answer: Empty,
    sends: ['text/csv'],
  },
  'POST /seller/product-import': {
    access: 'seller',
    needs: 'products',
    summary:
      'Imports products of the shop from CSV, all or nothing. Without `seen` it only shows what would apply at once and what would wait for approval.',
    max_bytes: 4 * maxCsvLength,
    body: z.strictObject({
      csv: z.string().min(1).max(maxCsvLength),
      /** From the preview: another change of the same products since is a conflict. */
      seen: text(100).optional(),
    }),
    answer: ImportResult,
    refusals: {
      409: 'Somebody else has changed one of the products, or another import is running.',
      422: 'The file cannot be read, or has errors: `data` has them by line and column, as the answer has them.',
    },
  },
  'POST /seller/product-imports/{entry_id}/undo': {
    access: 'seller',
    needs: 'products',
    summary: 'Reverses an import of the shop as a whole. Items that were sold since stay sold.',
    params: z.strictObject({ entry_id: IdParam }),
    body: z.strictObject({}),
    answer: Empty,
    refusals: { 404: 'The shop has no such import.', 409: 'It is undone already, or something of it has changed since.' },
  },
  'GET /seller/product-choices': {
    access: 'seller',
    needs: 'products',
    summary: 'The languages, and the categories, brands, colours, sizes and units that a product can refer to.',
    answer: ProductChoices.omit({ shops: true }),
  },
  'GET /seller/products/{product_id}': {
    access: 'seller',
    needs: 'products',
    summary: 'A product of the shop as shoppers see it, and what waits for approval.',
    params: product,
    answer: ShopProduct,
    refusals: noProduct,
  },
  'POST /seller/products/{product_id}': {
    access: 'seller',
    needs: 'products',
    summary: 'Saves a product. Price, stock and hiding apply at once; what shoppers read becomes a change request.',
    params: product,
    body: fields,
    answer: ShopProduct,
    refusals: { ...noProduct, ...conflict, ...invalid },
  },
  'POST /seller/products/{product_id}/price': {
    access: 'seller',
    needs: 'products',
    summary: 'Changes the price at once.',
    params: product,
    body: z.strictObject({
      price: ProductFields.shape.price,
      discount_price: ProductFields.shape.discount_price,
      /** The price that the member saw: a change that somebody else made since is a conflict. */
      seen_price: Amount,
      seen_discount_price: Amount.nullable(),
    }),
    answer: z.object({ price: Amount, discount_price: Amount.nullable() }),
    refusals: { ...noProduct, ...conflict, 422: 'The offer is not less than the price.' },
  },
  'POST /seller/products': {
    access: 'seller',
    needs: 'products',
    summary: 'Proposes a new product.',
    body: ProductFields,
    answer: ShopProduct,
    refusals: invalid,
  },
  'GET /seller/change-requests/{request_id}': {
    access: 'seller',
    needs: 'products',
    summary: 'A product that waits to become one, or the product of a change request.',
    params: request,
    answer: ShopProduct,
    refusals: noRequest,
  },
  'POST /seller/change-requests/{request_id}': {
    access: 'seller',
    needs: 'products',
    summary: 'Saves a proposed product that waits or was declined; it waits again.',
    params: request,
    body: fields,
    answer: ShopProduct,
    refusals: { ...noRequest, ...conflict, ...invalid },
  },
  'POST /seller/change-requests/{request_id}/withdraw': {
    access: 'seller',
    needs: 'products',
    summary: 'Withdraws what waits or was declined. The product stays as shoppers see it.',
    params: request,
    body: z.strictObject({}),
    answer: Empty,
    refusals: { ...noRequest, 409: 'It was decided or withdrawn already.' },
  },
  'POST /seller/pictures': {
    access: 'seller',
    needs: 'products',
    summary: 'Stores a picture, which a product of the shop can then show.',
    files: { picture: { ...picture, required: true } },
    answer: z.object({ id: Id, src: z.string() }),
  },
} satisfies SellerCalls;
