import type { GeneralReview, Locale } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import { daysFrom, type Market } from './market.ts';
import type { SeededProduct } from './seed-catalog.ts';
import { seedReviewPhotos } from './seed-review-photos.ts';

const { categories, general_reviews, review_authors } = demoContent;

const wanted = 1220;
/** How many products hear the same words: a remark that fits anything is still believed the second time. */
const mostRepeats = 2;

type Remark = { rating: number; locale: Locale; text: string };

/** What shoppers say: of each product what is said of it alone, and more of the popular ones. */
export async function seedReviews(market: Market, products: SeededProduct[]): Promise<void> {
  const { db, random, now } = market;
  const heard = new Set<string>();
  // Nobody reviews a product twice.
  const someoneNew = (authors: readonly string[], productId: number) => {
    const free = authors.filter((author) => !heard.has(`${productId} ${author}`));
    const author = random.pick(free.length > 0 ? free : authors);
    heard.add(`${productId} ${author}`);
    return author;
  };
  const rows = gatherRemarks(market, products).map(({ product: { id, shop_id, content }, remark: { rating, locale, text } }) => {
    const row = {
      product_id: id,
      shop_id,
      author: someoneNew(review_authors[locale], id),
      rating,
      description: text,
      locale,
      created_at: daysFrom(now, -random.between(1, 300)),
    };
    return { row, content };
  });
  rows.sort((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
  const inserted = await db
    .insertInto('reviews')
    .values(rows.map(({ row }) => row))
    .returning('id')
    .execute();
  await seedReviewPhotos(
    market,
    inserted.map(({ id }, index) => ({ id, content: rows[index]?.content })),
  );
}

function gatherRemarks({ random }: Market, products: SeededProduct[]): { product: SeededProduct; remark: Remark }[] {
  const weight = products.reduce((sum, { content }) => sum + content.popularity + 5, 0);
  const timesSaid = new Map<string, number>();
  const times = ({ text }: Remark) => timesSaid.get(text) ?? 0;
  return products.flatMap((product) => {
    const { category, content } = product;
    const reviews = categories.find(({ slug }) => slug === category)?.reviews;
    const own: Remark[] = reviews?.by_product[content.slug] ?? [];
    const more = Math.round(((content.popularity + 5) / weight) * wanted) - own.length;
    const fitting = [...general_reviews, ...(reviews?.any_product ?? [])];
    const general = shuffled(fitting, random).flatMap(({ rating, text }): Remark[] => {
      const locale = random.pick(['en', 'en', 'ar', 'ir'] as const);
      const remark = { rating, locale, text: text[locale] };
      return times(remark) < mostRepeats ? [remark] : [];
    });
    const added = general.toSorted((one, other) => times(one) - times(other)).slice(0, Math.max(0, more));
    for (const remark of added) timesSaid.set(remark.text, times(remark) + 1);
    return [...own, ...added].map((remark) => ({ product, remark }));
  });
}

function shuffled(items: readonly GeneralReview[], random: Market['random']): GeneralReview[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
