import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, FlashSales, Products, ProductVariants, Shops, Vouchers } from '../../db/schema.ts';

const unique = () => `t${randomBytes(6).toString('hex')}`;

export async function buildShop(db: Kysely<DB>, over: Partial<Insertable<Shops>> = {}): Promise<number> {
  const shop = { slug: unique(), name: JSON.stringify({ en: 'Clay & Co', ar: 'طين' }), ...over };
  return (await db.insertInto('shops').values(shop).returning('id').executeTakeFirstOrThrow()).id;
}

type Variant = Partial<Omit<Insertable<ProductVariants>, 'product_id'>>;
export type BuiltProduct = { id: number; shop_id: number; variant_ids: number[]; variant_id: number };

/** A product at 10.00 with one variant of 10 items, in a shop of its own by default. */
export async function buildProduct(
  db: Kysely<DB>,
  { variants = [{}], ...over }: Partial<Insertable<Products>> & { variants?: Variant[] } = {},
): Promise<BuiltProduct> {
  const shop_id = over.shop_id ?? (await buildShop(db));
  const category_id = over.category_id ?? (await buildCategory(db));
  const product = {
    slug: unique(),
    name: JSON.stringify({ en: 'Tea bowl', ar: 'وعاء شاي' }),
    price: 1000,
    selling_price: over.price ?? 1000,
    ...over,
  };
  const { id } = await db
    .insertInto('products')
    .values({ ...product, shop_id, category_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = variants.map((variant) => ({ stock: 10, ...variant, product_id: id }));
  const stored = await db.insertInto('product_variants').values(rows).returning('id').execute();
  const variant_ids = stored.map((variant) => variant.id);
  return { id, shop_id, variant_ids, variant_id: variant_ids[0] ?? 0 };
}

async function buildCategory(db: Kysely<DB>): Promise<number> {
  const category = { slug: unique(), name: JSON.stringify({ en: 'Kitchen' }) };
  return (await db.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow()).id;
}

export async function buildSize(db: Kysely<DB>, en: string, others: Record<string, string> = {}): Promise<number> {
  const size = { name: JSON.stringify({ en, ...others }) };
  return (await db.insertInto('sizes').values(size).returning('id').executeTakeFirstOrThrow()).id;
}

export async function buildColor(db: Kysely<DB>, name: Record<string, string>): Promise<number> {
  const color = { slug: unique(), name: JSON.stringify(name), hex: '#aa2211' };
  return (await db.insertInto('colors').values(color).returning('id').executeTakeFirstOrThrow()).id;
}

/** 10 % off in a shop, running from yesterday until tomorrow. */
export async function buildVoucher(
  db: Kysely<DB>,
  over: Partial<Insertable<Vouchers>> & { shop_id: number },
): Promise<{ id: number; code: string }> {
  const voucher = {
    code: unique().toUpperCase(),
    discount_type: 'Percentage',
    discount: 1000,
    starts_at: days(-2),
    ends_at: days(1),
    ...over,
  };
  return db.insertInto('vouchers').values(voucher).returning(['id', 'code']).executeTakeFirstOrThrow();
}

type FlashSale = Partial<Insertable<FlashSales>> & { product_id: number; price: number; quantity: number };

/** A running flash sale of one product. */
export async function buildFlashSale(db: Kysely<DB>, { product_id, price, quantity, ...over }: FlashSale): Promise<number> {
  const sale = { name: JSON.stringify({ en: 'Flash' }), starts_at: days(-2), ends_at: days(1), ...over };
  const { id } = await db.insertInto('flash_sales').values(sale).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('flash_sale_products').values({ flash_sale_id: id, product_id, price, quantity }).execute();
  return id;
}

function days(count: number): Date {
  return new Date(Date.now() + count * 86_400_000);
}
