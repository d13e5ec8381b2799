import { reviews } from './content/reviews.ts';
import type { ReviewContent } from './content/shape.ts';
import { daysFrom, type Market } from './market.ts';
import type { SeededProduct } from './seed-catalog.ts';
import { seedReviewPhotos } from './seed-review-photos.ts';

const wanted = 1560;
const authors = {
  en: [
    'Maya R.',
    'Jonas K.',
    'Priya N.',
    'Tom W.',
    'Elena S.',
    'Hannah B.',
    'Marco D.',
    'Aisha T.',
    'Leo M.',
    'Grace O.',
    'Sofia L.',
    'Daniel P.',
  ],
  ar: ['ريم ع.', 'خالد س.', 'ليلى ح.', 'يوسف م.', 'هدى ن.', 'عمر ف.', 'سلمى ك.', 'باسل ر.'],
  ir: ['نگار ا.', 'کاوه م.', 'شیرین ر.', 'آرش ن.', 'مینا ک.', 'بهرام ص.', 'پریسا ط.', 'سینا ف.'],
} as const;

/** What shoppers say: popular products have more of it. No product hears the same remark twice. */
export async function seedReviews(market: Market, products: SeededProduct[]): Promise<void> {
  const { db, random, now } = market;
  const weight = products.reduce((sum, { content }) => sum + content.popularity + 5, 0);
  const rows = products.flatMap(({ id, shop_id, category, content }) => {
    const fitting = reviews.filter((review) => review.category === 'any' || review.category === category);
    const count = Math.min(fitting.length, Math.round(((content.popularity + 5) / weight) * wanted));
    return shuffled(fitting, random)
      .slice(0, count)
      .map((review) => {
        const locale = random.pick(['en', 'en', 'en', 'ar', 'ir'] as const);
        const row = {
          product_id: id,
          shop_id,
          author: random.pick(authors[locale]),
          rating: review.rating,
          description: review.text[locale],
          locale,
          created_at: daysFrom(now, -random.between(1, 300)),
        };
        return { row, content };
      });
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

function shuffled(items: readonly ReviewContent[], random: Market['random']): ReviewContent[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
