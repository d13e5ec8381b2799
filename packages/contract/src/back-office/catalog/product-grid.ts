import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Amount, Id, PageParam } from '../../fields.ts';
import { productFilters, productSorts } from '../products.ts';

/** A product with the cells that a grid changes by an import, which names products by slug and variants by SKU. */
const GridProduct = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  price: Amount,
  discount_price: Amount.nullable(),
  is_published: z.boolean(),
  /** Those on sale. */
  variants: z.array(
    z.object({
      sku: z.string(),
      /** Size, colour and unit. */
      options: z.string(),
      stock: z.int(),
    }),
  ),
});
export type GridProduct = z.infer<typeof GridProduct>;

export const ProductGrid = z.object({
  /** The products of all pages. */
  total: z.int(),
  currency: z.string(),
  products: z.array(GridProduct),
});
export type ProductGrid = z.infer<typeof ProductGrid>;

/** The products of a page. */
export const gridPageSize = 500;

export const adminProductGridCalls = {
  'GET /admin/product-grid': {
    access: 'admin',
    needs: 'products:read',
    summary: 'All products of a list with their variants, 500 a page, for a grid whose changes are sent as an import.',
    query: z.strictObject({ ...productFilters, sort: z.enum(productSorts).default('newest'), page: PageParam }),
    answer: ProductGrid,
  },
} satisfies AdminCalls;
