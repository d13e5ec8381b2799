import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { refreshProducts } from '../../src/modules/catalog/refresh/refresh-products.ts';
import { rebuildSearch } from '../../src/modules/catalog/refresh/search-index.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import { buildBrand, buildCategory, buildPicture } from './catalog.ts';
import { buildColor, buildProduct, buildShop, buildSize } from './goods.ts';

const name = (en: string, ar?: string) => JSON.stringify(ar === undefined ? { en } : { en, ar });

type Row = {
  name: string;
  shop: 'clay' | 'loom';
  category: 'kitchen' | 'textiles';
  part?: 'mugs' | 'bowls' | 'rugs';
  brand?: 'ember' | 'atlas';
  color?: 'blue' | 'rust';
  sold: number;
  /** The rating of each of its ten reviews; no reviews if absent. */
  stars?: number;
  stock?: number;
  /** Taken off its price. */
  off?: number;
  /** In two sizes, the larger one for 2.50 more. */
  sized?: true;
};

const rows: Row[] = [
  {
    name: name('Blue coffee mug', 'كوب قهوة أزرق'),
    shop: 'clay',
    category: 'kitchen',
    part: 'mugs',
    brand: 'ember',
    color: 'blue',
    sold: 80,
    stars: 5,
    sized: true,
  },
  { name: name('Rust coffee mug'), shop: 'clay', category: 'kitchen', part: 'mugs', brand: 'ember', color: 'rust', sold: 70, stars: 4 },
  { name: name('Café crème bowl'), shop: 'clay', category: 'kitchen', part: 'bowls', brand: 'atlas', color: 'blue', sold: 60, stars: 3 },
  { name: name('Salad bowl'), shop: 'clay', category: 'kitchen', part: 'bowls', brand: 'atlas', sold: 50, stars: 5, stock: 0 },
  { name: name('Teapot'), shop: 'clay', category: 'kitchen', sold: 40 },
  { name: name('Woven rug'), shop: 'loom', category: 'textiles', part: 'rugs', brand: 'atlas', color: 'rust', sold: 30, stars: 4 },
  {
    name: name('Striped rug'),
    shop: 'loom',
    category: 'textiles',
    part: 'rugs',
    brand: 'atlas',
    color: 'blue',
    sold: 20,
    stars: 2,
    off: 500,
  },
  { name: name('Linen throw'), shop: 'loom', category: 'textiles', brand: 'ember', sold: 10, off: 500 },
];

/** Eight products of two shops that differ in every filter of lists. Prices are 10, 20 … 80. */
export async function buildSmallMarketplace(db: Kysely<DB>, clock: Clock) {
  const terms = await buildTerms(db);
  const ids: number[] = [];
  for (const [index, row] of rows.entries()) ids.push(await buildRow(db, row, index, terms));
  await db.transaction().execute((transaction) => refreshProducts(transaction, ids, clock));
  await rebuildSearch(db);
  const { shops, brands, colors, sizes, categories } = terms;
  return { ids, shops, brands, colors, sizes, ...categories };
}

type Terms = Awaited<ReturnType<typeof buildTerms>>;

async function buildTerms(db: Kysely<DB>) {
  const shops = {
    clay: await buildShop(db, { slug: 'clay', name: name('Clay & Ember', 'طين وجمر') }),
    loom: await buildShop(db, { slug: 'loom', name: name('The Loom') }),
  };
  const kitchen = await buildCategory(db, { slug: 'kitchen-and-ceramics', name: name('Kitchen', 'مطبخ') });
  const textiles = await buildCategory(db, { slug: 'textiles', name: name('Textiles'), position: 1 });
  const categories = {
    kitchen,
    textiles,
    mugs: await buildCategory(db, { slug: 'mugs', name: name('Mugs'), parent_id: kitchen }),
    bowls: await buildCategory(db, { slug: 'bowls', name: name('Bowls'), parent_id: kitchen, position: 1 }),
    rugs: await buildCategory(db, { slug: 'rugs', name: name('Rugs'), parent_id: textiles }),
  };
  const brands = { ember: await buildBrand(db, { name: name('Ember') }), atlas: await buildBrand(db, { name: name('Atlas') }) };
  const colors = { blue: await buildColor(db, { en: 'Blue' }), rust: await buildColor(db, { en: 'Rust' }) };
  const sizes = { small: await buildSize(db, 'S'), large: await buildSize(db, 'L') };
  const pictures = { front: await buildPicture(db), back: await buildPicture(db) };
  return { shops, categories, brands, colors, sizes, pictures };
}

async function buildRow(db: Kysely<DB>, row: Row, index: number, terms: Terms): Promise<number> {
  const shop_id = terms.shops[row.shop];
  const color_id = row.color ? terms.colors[row.color] : null;
  const price = (index + 1) * 1000;
  const large = { color_id, size_id: terms.sizes.large, stock: 3, extra_price: 250, picture_id: terms.pictures.back };
  const { id } = await buildProduct(db, {
    name: row.name,
    shop_id,
    category_id: terms.categories[row.category],
    sub_category_id: row.part ? terms.categories[row.part] : null,
    brand_id: row.brand ? terms.brands[row.brand] : null,
    price,
    discount_price: row.off ? price - row.off : 0,
    sold_count: row.sold,
    view_count: index,
    thumbnail_id: terms.pictures.front,
    created_at: new Date(Date.UTC(2026, 0, 1 + index)),
    variants: [{ color_id, size_id: row.sized ? terms.sizes.small : null, stock: row.stock ?? 10 }, ...(row.sized ? [large] : [])],
  });
  await db.insertInto('product_pictures').values({ product_id: id, picture_id: terms.pictures.back, position: 1 }).execute();
  const { stars } = row;
  if (stars !== undefined) {
    const review = { product_id: id, shop_id, author: 'Maya R.', rating: stars, description: 'As shown' };
    await db.insertInto('reviews').values(Array(10).fill(review)).execute();
  }
  return id;
}
