import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, Empty, Id, IdParam, PageParam, perPage, text } from '../fields.ts';
import { film, maxCsvLength, picture, productPictures } from '../files.ts';
import { AuditLine } from './access/audit.ts';

const Named = z.object({ id: Id, name: z.string() });

export const ProductRow = z.object({
  id: Id,
  name: z.string(),
  shop: Named,
  category: Named,
  price: Amount,
  discount_price: Amount.nullable(),
  /** The sum of all variants. */
  stock: z.int(),
  /** A variant has items left, but no more than `low_stock` of its shop. */
  is_low: z.boolean(),
  variants: z.int(),
  sold_count: z.int(),
  is_published: z.boolean(),
  /** The address of a small square picture. */
  thumbnail: z.string().nullable(),
});
export type ProductRow = z.infer<typeof ProductRow>;

export const productStatuses = ['published', 'archived'] as const;
/** Low: a variant has items left, but no more than `low_stock` of its shop. */
export const stockStates = ['in_stock', 'sold_out', 'low'] as const;
export const productSorts = ['newest', 'oldest', 'cheapest', 'dearest', 'best_selling'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The fields that a bulk change shows before and after. */
const BulkState = z.object({
  price: Amount,
  discount_price: Amount.nullable(),
  stock: z.int(),
  category: z.string(),
  is_published: z.boolean(),
});
export type BulkState = z.infer<typeof BulkState>;

const bulkProblems = ['price', 'stock', 'same'] as const;
const largest = 1e10;

/** The products of one bulk change. */
export const maxBulk = 5000;

export const BulkChange = z.discriminatedUnion('kind', [
  /** The discount price changes alike. */
  z.strictObject({
    kind: z.literal('price'),
    by: z.enum(['percent', 'amount']),
    value: z.number().min(-largest).max(largest).multipleOf(0.01),
  }),
  /** An offer below the price; null removes it. */
  z.strictObject({
    kind: z.literal('offer'),
    discount: z.strictObject({ by: z.enum(['percent', 'amount']), value: z.number().positive().max(largest).multipleOf(0.01) }).nullable(),
  }),
  /** `set` for each variant, or `add`, which may be negative. */
  z.strictObject({ kind: z.literal('stock'), mode: z.enum(['set', 'add']), value: z.int().min(-1e6).max(1e6) }),
  z.strictObject({ kind: z.literal('category'), category_id: Id, sub_category_id: Id.nullable() }),
  z.strictObject({ kind: z.literal('status'), is_published: z.boolean() }),
]);
export type BulkChange = z.infer<typeof BulkChange>;

export const BulkResult = z.object({
  products: z.array(
    z.object({
      id: Id,
      name: z.string(),
      before: BulkState,
      after: BulkState,
      /** The reason why it is left out: the price or stock would be negative, or nothing changes. */
      problem: z.enum(bulkProblems).nullable(),
    }),
  ),
  /** Names the state that the preview showed. */
  seen: z.string(),
  /** The entry of the audit log, by which the change can be undone; null for a preview. */
  entry_id: Id.nullable(),
});
export type BulkResult = z.infer<typeof BulkResult>;

const ImportedCell = z.object({
  column: z.string(),
  /** Absent for a cell of the product. */
  sku: z.string().optional(),
  from: z.string(),
  to: z.string(),
  /** Set where the change of a shop waits for approval. */
  waits: z.literal(true).optional(),
});

export const ImportResult = z.object({
  lines: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Products of a shop of which something waits for approval. */
  waiting: z.int(),
  /** Changes that wait already and that cells of the file, which are as shoppers see the product, leave as they are; the first 500. */
  left_waiting: z.array(z.object({ product: z.string(), product_id: Id, columns: z.array(z.string()) })),
  new_sizes: z.array(z.string()),
  problem_count: z.int(),
  /** By line and column of the file; the first 500. */
  problems: z.array(z.object({ line: z.int(), column: z.string(), problem: z.string() })),
  /** The first 500 products that the import creates or changes. */
  products: z.array(z.object({ product: z.string(), line: z.int(), is_new: z.boolean(), cells: z.array(ImportedCell) })),
  /** Names all changes of the preview. */
  seen: z.string(),
  is_written: z.boolean(),
  /** The entry of the audit log, by which the import can be undone; null for a preview. */
  entry_id: Id.nullable(),
  /** Whether the import is small enough to be undone. */
  can_undo: z.boolean(),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** A text by language. */
const texts = (max: number) => z.record(z.string().regex(/^[a-z]{2}$/), text(max));
const money = z.number().nonnegative().max(largest).multipleOf(0.01);

const VariantChoice = { color_id: Id.nullable(), size_id: Id.nullable(), unit_id: Id.nullable() };

const VariantFields = z.strictObject({
  /** Null for a new one. A stored one that is not named is hidden. */
  id: Id.nullable(),
  ...VariantChoice,
  /** For a new one; an empty one is generated. */
  sku: text(64),
  extra_price: money,
  stock: z.int().min(0).max(1e6),
  /** The stock that the operator saw: only the difference is applied. Null for a new one. */
  stock_was: z.int().min(0).nullable(),
  is_active: z.boolean(),
});

/** The fields that the form of a product saves. */
export const ProductFields = z.strictObject({
  category_id: Id,
  sub_category_id: Id.nullable(),
  brand_id: Id.nullable(),
  name: texts(200),
  short_description: texts(1000),
  description: texts(50_000),
  price: money.positive(),
  discount_price: money.nullable(),
  is_published: z.boolean(),
  /** The first is the main picture. */
  picture_ids: z.array(Id).max(productPictures.max_count),
  variants: z.array(VariantFields).min(1).max(150),
});
export type ProductFields = z.infer<typeof ProductFields>;

/** The address of a film of a product: a stored one, or one of another site. */
const FilmAddress = text(500).regex(/^(https?:\/\/|\/media\/films\/)\S+$/);

export const ManagedVariant = z.object({
  id: Id,
  ...VariantChoice,
  sku: z.string(),
  extra_price: Amount,
  stock: z.int(),
  is_active: z.boolean(),
});
export type ManagedVariant = z.infer<typeof ManagedVariant>;

/** The fields of the form, as they are stored or proposed. A proposed variant has no id yet. */
export const ProductContent = z.object({
  category_id: Id,
  sub_category_id: Id.nullable(),
  brand_id: Id.nullable(),
  name: z.record(z.string(), z.string()),
  short_description: z.record(z.string(), z.string()),
  description: z.record(z.string(), z.string()),
  price: Amount,
  discount_price: Amount.nullable(),
  is_published: z.boolean(),
  pictures: z.array(z.object({ id: Id, src: z.string() })),
  variants: z.array(ManagedVariant.extend({ id: Id.nullable() })),
});
export type ProductContent = z.infer<typeof ProductContent>;

export const ManagedProduct = ProductContent.extend({
  id: Id,
  slug: z.string(),
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  shop_id: Id,
  /** The address of the film. */
  film: z.string().nullable(),
  variants: z.array(ManagedVariant),
  history: z.array(AuditLine),
});
export type ManagedProduct = z.infer<typeof ManagedProduct>;

const refusals = { 404: 'There is no such product.', 409: 'Somebody else has changed the product.' };

const LanguageChoice = z.object({ name: z.string(), title: z.string(), direction: z.enum(['ltr', 'rtl']) });

/** Everything that a product can refer to, by name in the language of the answer. */
export const ProductChoices = z.object({
  /** The default language first. */
  languages: z.array(LanguageChoice),
  currency: z.string(),
  shops: z.array(Named),
  categories: z.array(Named.extend({ parent_id: Id.nullable() })),
  brands: z.array(Named),
  colors: z.array(Named.extend({ hex: z.string() })),
  sizes: z.array(Named),
  units: z.array(Named),
});
export type ProductChoices = z.infer<typeof ProductChoices>;

/** The filters of every call that lists products. */
export const productFilters = {
  status: z.enum(productStatuses).optional(),
  stock: z.enum(stockStates).optional(),
  shop: IdParam.optional(),
  /** A category or a sub-category. */
  category: IdParam.optional(),
  brand: IdParam.optional(),
  /** Words of the product, or a SKU. */
  search: text(60).optional(),
};

export const adminProductsCalls = {
  'GET /admin/product-choices': {
    access: 'admin',
    needs: 'products:read',
    summary: 'The languages, and the shops, categories, brands, colours, sizes and units that a product can refer to.',
    answer: ProductChoices,
  },
  'GET /admin/products': {
    access: 'admin',
    needs: 'products:read',
    summary: 'All products, archived ones too.',
    query: z.strictObject({
      ...productFilters,
      sort: z.enum(productSorts).default('newest'),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), published: z.int(), archived: z.int() }),
      currency: z.string(),
      products: z.array(ProductRow),
    }),
  },
  'POST /admin/products/bulk': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Changes many products in one transaction. Without `seen` it only shows what would change.',
    body: z.strictObject({
      ids: z.array(Id).min(1).max(maxBulk),
      change: BulkChange,
      /** From the preview: a change that somebody else made since is a conflict. */
      seen: text(100).optional(),
    }),
    answer: BulkResult,
    refusals: { 409: 'Somebody else has changed one of the products.', 422: 'There is no such category.' },
  },
  'GET /admin/product-ids': {
    access: 'admin',
    needs: 'products:read',
    summary: 'The ids of all products of a list, at most as many as one bulk change has.',
    query: z.strictObject(productFilters),
    answer: z.object({ ids: z.array(Id) }),
  },
  'GET /admin/product-export': {
    access: 'admin',
    needs: 'products:read',
    summary: 'All products of a list as CSV, with the columns that an import reads.',
    query: z.strictObject(productFilters),
    answer: Empty,
    sends: ['text/csv'],
  },
  'POST /admin/product-import': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Imports products from CSV, all or nothing. Without `seen` it only shows what would change and what is invalid.',
    max_bytes: 4 * maxCsvLength,
    body: z.strictObject({
      csv: z.string().min(1).max(maxCsvLength),
      /** Whether unknown sizes are added; otherwise they are errors. */
      add_sizes: z.boolean().default(false),
      /** From the preview: another change of the same products since is a conflict. */
      seen: text(100).optional(),
    }),
    answer: ImportResult,
    refusals: { 409: 'Somebody else has changed one of the products, or another import is running.', 422: 'The file cannot be read.' },
  },
  'GET /admin/products/{id}': {
    access: 'admin',
    needs: 'products:read',
    summary: 'One product in all languages, with its variants, pictures and changes by operators.',
    params: z.strictObject({ id: IdParam }),
    answer: ManagedProduct,
    refusals: { 404: refusals[404] },
  },
  'POST /admin/products': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Creates a product.',
    body: ProductFields.extend({ shop_id: Id, film: FilmAddress.nullable().optional() }),
    answer: ManagedProduct,
    refusals: { 422: 'Something that it refers to does not exist, or two variants are alike.' },
  },
  'POST /admin/products/{id}': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Saves a product over the version that the operator saw.',
    params: z.strictObject({ id: IdParam }),
    /** Without a film, the product retains the one that it has. */
    body: ProductFields.extend({ version: text(100), film: FilmAddress.nullable().optional() }),
    answer: ManagedProduct,
    refusals,
  },
  'POST /admin/pictures': {
    access: 'admin',
    needs: 'session',
    needsAny: ['products:write', 'shops:write', 'promotions:write', 'content:write', 'settings'],
    summary: 'Stores a picture, which a product, a category or a shop can then show. Needs a permission to write one of them.',
    files: { picture: { ...picture, required: true } },
    answer: z.object({ id: Id, src: z.string() }),
    refusals: { 403: 'The role may not write anything that has pictures.' },
  },
  'POST /admin/films': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Stores a film, which a product can then show. The same film sent twice is one.',
    files: { film: { ...film, required: true } },
    answer: z.object({ src: z.string() }),
  },
} satisfies AdminCalls;
