import type { Localized, ProductContent } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import { bySlug, daysFrom, idOf, type Market } from './market.ts';
import type { Shops } from './seed-shops.ts';

const { categories: categoryContents, colors } = demoContent;

export type SeededProduct = { id: number; content: ProductContent; category: string; shop_id: number };

/** Categories, colours, sizes and all products with their variants and pictures. */
export async function seedCatalog(market: Market, ids: Shops): Promise<SeededProduct[]> {
  const { db } = market;
  const categories = await seedCategories(market);
  const colorRows = Object.entries(colors).map(([slug, { hex, name }]) => ({ slug, hex, name: JSON.stringify(name) }));
  const colorIds = bySlug(await db.insertInto('colors').values(colorRows).returning(['id', 'slug']).execute());
  const labels = [
    ...new Set(categoryContents.flatMap(({ products }) => products.flatMap(({ sizes }) => (sizes ?? []).map(({ label }) => label)))),
  ];
  const sizeRows = labels.map((name, position) => ({ name, position }));
  const sizes = await db.insertInto('sizes').values(sizeRows).returning(['id', 'name as slug']).execute();
  const contents = categoryContents.flatMap(({ slug, products }) => products.map((content) => ({ content, category: slug })));
  const products = await seedProducts(market, contents, { ...ids, categories });
  await seedVariants(market, products, { colors: colorIds, sizes: bySlug(sizes) });
  return products;
}

async function seedCategories({ db, picture }: Market): Promise<Map<string, number>> {
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
  market: Market,
  contents: Contents,
  ids: Shops & { categories: Map<string, number> },
): Promise<SeededProduct[]> {
  const { db, random, now, picture, film } = market;
  const rows = contents.map(({ content, category }) => ({
    slug: content.slug,
    shop_id: idOf(ids.shops, content.shop),
    brand_id: idOf(ids.brands, content.brand),
    category_id: idOf(ids.categories, category),
    sub_category_id: idOf(ids.categories, content.sub_category),
    name: JSON.stringify(content.name),
    short_description: JSON.stringify(content.short_description),
    description: JSON.stringify(asParagraphs([content.description, content.maker_note])),
    price: content.price,
    discount_price: content.discount_price ?? 0,
    selling_price: content.discount_price ?? content.price,
    thumbnail_id: picture(frontPicture(content, content.colors[0])),
    video_url: film(content.slug),
    sold_count: Math.round((content.popularity / 100) ** 2 * 900) + random.between(0, 20),
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

async function seedVariants(market: Market, products: SeededProduct[], ids: { colors: Map<string, number>; sizes: Map<string, number> }) {
  const { db, picture, hasPicture } = market;
  const variants = products.flatMap(({ id, content }) => {
    // One colour is a description, not a choice.
    const offered = content.colors.length > 1 ? content.colors : [];
    const sizes = content.sizes ?? [];
    const choices = (offered.length > 0 ? offered : [null]).flatMap((color) =>
      (sizes.length > 0 ? sizes : [null]).map((size) => ({ color, size })),
    );
    return choices.map(({ color, size }, index) => ({
      product_id: id,
      color_id: color ? idOf(ids.colors, color) : null,
      size_id: size ? idOf(ids.sizes, size.label) : null,
      extra_price: size?.extra ?? 0,
      stock: stockOf(market, content.stock, index),
      picture_id: color ? picture(frontPicture(content, color)) : null,
    }));
  });
  await db.insertInto('product_variants').values(variants).execute();
  const pictures = products.flatMap(({ id, content }) => {
    const [first, ...others] = content.colors.map((color) => frontPicture(content, color));
    const shown = `${content.picture}-${content.colors[0]}`;
    const inPlace = [`${shown}-scene`].filter(hasPicture);
    // The detail comes second: it is what a card shows on hover.
    const ordered = [first, `${shown}-detail`, ...inPlace, ...others].filter((name) => name !== undefined);
    return ordered.map((name, position) => ({ product_id: id, picture_id: picture(name), position }));
  });
  await db.insertInto('product_pictures').values(pictures).execute();
}

function stockOf({ random }: Market, stock: ProductContent['stock'], index: number): number {
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

/** Plain sentences to paragraphs of HTML. */
function asParagraphs(texts: Localized[]): Localized {
  const inLocale = (locale: keyof Localized) => texts.map((text) => `<p>${escapeHtml(text[locale])}</p>`).join('\n');
  return { en: inLocale('en'), ar: inLocale('ar'), ir: inLocale('ir') };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
