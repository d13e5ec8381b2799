import { type Kysely, sql } from 'kysely';
import type { Localized, ProductContent } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import type { DB } from '../schema.ts';
import { bySlug, daysFrom, idOf, type SeedContext } from './seed-context.ts';

const { categories: categoryContents, colors, sizes: sizeNames } = demoContent;

export type SeededProduct = { id: number; content: ProductContent; category: string; shop_id: number };

/** Categories, colours, sizes and all products with their variants and pictures. */
export async function seedCatalog(context: SeedContext, ids: Shops): Promise<SeededProduct[]> {
  const { db } = context;
  const categories = await seedCategories(context);
  const colorRows = Object.entries(colors).map(([slug, { hex, name }]) => ({ slug, hex, name: JSON.stringify(name) }));
  const colorIds = bySlug(await db.insertInto('colors').values(colorRows).returning(['id', 'slug']).execute());
  const labels = [
    ...new Set(categoryContents.flatMap(({ products }) => products.flatMap(({ sizes }) => (sizes ?? []).map(({ label }) => label)))),
  ];
  const sizeRows = labels.map((label, position) => ({ name: JSON.stringify({ en: label, ...sizeNames[label] }), position }));
  const sizes = await db
    .insertInto('sizes')
    .values(sizeRows)
    .returning(['id', sql<string>`name ->> 'en'`.as('slug')])
    .execute();
  const contents = categoryContents.flatMap(({ slug, products }) => products.map((content) => ({ content, category: slug })));
  const products = await seedProducts(context, contents, { ...ids, categories });
  await seedVariants(context, products, { colors: colorIds, sizes: bySlug(sizes) });
  return products;
}

async function seedCategories({ db, picture }: SeedContext): Promise<Map<string, number>> {
  const tops = await db
    .insertInto('categories')
    .values(
      categoryContents.map(({ slug, name }, position) => ({
        slug,
        name: JSON.stringify(name),
        thumbnail_id: picture(`category-${slug}`),
        position,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  const topIds = bySlug(tops);
  const subs = categoryContents.flatMap((category) =>
    category.sub_categories.map((sub, position) => {
      const first = category.products.find((product) => product.sub_category === sub.slug);
      return {
        parent_id: idOf(topIds, category.slug),
        slug: sub.slug,
        name: JSON.stringify(sub.name),
        thumbnail_id: first ? picture(frontPicture(first, first.colors[0])) : null,
        position,
      };
    }),
  );
  return new Map([...topIds, ...bySlug(await db.insertInto('categories').values(subs).returning(['id', 'slug']).execute())]);
}

type Contents = { content: ProductContent; category: string }[];

async function seedProducts(
  context: SeedContext,
  contents: Contents,
  ids: Shops & { categories: Map<string, number> },
): Promise<SeededProduct[]> {
  const { db, random, now, picture, film } = context;
  const rows = contents.map(({ content, category }) => ({
    slug: content.slug,
    shop_id: idOf(ids.shops, content.shop),
    brand_id: idOf(ids.brands, content.brand),
    category_id: idOf(ids.categories, category),
    sub_category_id: idOf(ids.categories, content.sub_category),
    name: JSON.stringify(content.name),
    short_description: JSON.stringify(content.short_description),
    description: JSON.stringify(toParagraphs([content.description, content.maker_note])),
    price: content.price,
    discount_price: content.discount_price ?? 0,
    selling_price: content.discount_price ?? content.price,
    thumbnail_id: picture(frontPicture(content, content.colors[0])),
    video_url: film(content.slug),
    // Some four in a hundred buyers write a review.
    sold_count: Math.round((Math.round((content.popularity / 100) ** 2 * 900) + random.between(0, 20)) / 3.5),
    view_count: content.popularity * 40 + random.between(0, 300),
    created_at: daysFrom(now, -random.between(1, 400)),
  }));
  const inserted = bySlug(await db.insertInto('products').values(rows).returning(['id', 'slug']).execute());
  return contents.map(({ content, category }) => ({
    id: idOf(inserted, content.slug),
    content,
    category,
    shop_id: idOf(ids.shops, content.shop),
  }));
}

async function seedVariants(
  context: SeedContext,
  products: SeededProduct[],
  ids: { colors: Map<string, number>; sizes: Map<string, number> },
) {
  const { db, picture, hasPicture } = context;
  const variants = products.flatMap(({ id, content }) => {
    // A product in a single colour has no colour to choose.
    const choosable = content.colors.length > 1 ? content.colors : [];
    const sizes = content.sizes ?? [];
    const choices = (choosable.length > 0 ? choosable : [null]).flatMap((color) =>
      (sizes.length > 0 ? sizes : [null]).map((size) => ({ color, size })),
    );
    return choices.map(({ color, size }, index) => ({
      product_id: id,
      color_id: color ? idOf(ids.colors, color) : null,
      size_id: size ? idOf(ids.sizes, size.label) : null,
      extra_price: size?.extra ?? 0,
      stock: stockOf(context, content.stock, index),
      picture_id: color ? picture(frontPicture(content, color)) : null,
    }));
  });
  await db.insertInto('product_variants').values(variants).execute();
  const pictures = products.flatMap(({ id, content }) => {
    const [first, ...others] = content.colors.map((color) => frontPicture(content, color));
    const main = `${content.picture}-${content.colors[0]}`;
    const scenes = [`${main}-scene`].filter(hasPicture);
    // The scene is second, because a card shows the second picture on hover, and lists show some products by it.
    const ordered = [first, ...scenes, `${main}-detail`, ...others].filter((name) => name !== undefined);
    return ordered.map((name, position) => ({ product_id: id, picture_id: picture(name), position }));
  });
  await db.insertInto('product_pictures').values(pictures).execute();
}

function stockOf({ random }: SeedContext, stock: ProductContent['stock'], index: number): number {
  switch (stock) {
    case 'plenty':
      return random.between(25, 160);
    case 'low':
      return random.between(1, 4);
    case 'none':
      return 0;
    case 'mixed':
      return index % 2 === 0 ? random.between(6, 40) : random.between(0, 1) * random.between(1, 3);
  }
}

function frontPicture(content: ProductContent, color: string | undefined): string {
  return `${content.picture}-${color}-front`;
}

/** Wraps each text in a paragraph. */
function toParagraphs(texts: Localized[]): Localized {
  const inLocale = (locale: keyof Localized) => texts.map((text) => `<p>${escapeHtml(text[locale])}</p>`).join('\n');
  return { en: inLocale('en'), ar: inLocale('ar'), ir: inLocale('ir') };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const { brands, shops } = demoContent;

export type Shops = { shops: Map<string, number>; brands: Map<string, number> };

export async function seedShops({ db, random, now, picture }: SeedContext): Promise<Shops> {
  const shopRows = await db
    .insertInto('shops')
    .values(
      shops.map((shop) => {
        const soonest = random.between(1, 3);
        return {
          slug: shop.slug,
          name: JSON.stringify(shop.name),
          tagline: JSON.stringify(shop.tagline),
          description: JSON.stringify(shop.description),
          address: JSON.stringify(shop.address),
          tint: shop.tint,
          logo_id: picture(`shop-${shop.slug}-logo`),
          banner_id: picture(`shop-${shop.slug}-banner`),
          delivery_days_min: soonest,
          delivery_days_max: soonest + random.between(1, 4),
          created_at: daysFrom(now, -random.between(90, 900)),
        };
      }),
    )
    .returning(['id', 'slug'])
    .execute();
  const brandRows = await db
    .insertInto('brands')
    .values(
      brands.map((brand) => ({ slug: brand.slug, name: JSON.stringify({ en: brand.name }), logo_id: picture(`brand-${brand.slug}`) })),
    )
    .returning(['id', 'slug'])
    .execute();
  return { shops: bySlug(shopRows), brands: bySlug(brandRows) };
}

/** Updates the derived columns: ratings, available colours and sizes, stock, numbers of products. */
export async function updateDerivedColumns(db: Kysely<DB>): Promise<void> {
  await sql`update products p set rating_sum = r.sum, rating_count = r.count
    from (select product_id, sum(rating) as sum, count(*) as count from reviews group by 1) r where r.product_id = p.id`.execute(db);
  await sql`update products p set in_stock = v.stock > 0, color_ids = v.colors, size_ids = v.sizes
    from (select product_id, sum(stock) as stock,
        coalesce(array_agg(distinct color_id) filter (where color_id is not null), '{}') as colors,
        coalesce(array_agg(distinct size_id) filter (where size_id is not null), '{}') as sizes
      from product_variants group by 1) v where v.product_id = p.id`.execute(db);
  await sql`update products p set selling_price = least(p.selling_price, f.price)
    from flash_sale_products f join flash_sales s on s.id = f.flash_sale_id
    where f.product_id = p.id and s.starts_at <= now() and s.ends_at > now()`.execute(db);
  await sql`update shops s set rating_sum = r.sum, rating_count = r.count
    from (select shop_id, sum(rating) as sum, count(*) as count from reviews group by 1) r where r.shop_id = s.id`.execute(db);
  await sql`update shops s set product_count = p.count
    from (select shop_id, count(*) as count from products where active group by 1) p where p.shop_id = s.id`.execute(db);
}
