import type { GeneralReview, Locale, ProductContent } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import type { SeededProduct } from './seed-catalog.ts';
import { createRandom, daysFrom, type SeedContext } from './seed-context.ts';

const { categories, general_reviews, review_authors } = demoContent;

const targetCount = 1220;
/** A general text may be used by two products, not more. */
const maxRepeats = 2;

type ReviewText = { rating: number; locale: Locale; text: string };

/** The product's own reviews, and general ones, more of them for popular products. */
export async function seedReviews(context: SeedContext, products: SeededProduct[]): Promise<void> {
  const { db, random, now } = context;
  const usedAuthors = new Set<string>();
  const pickNewAuthor = (authors: readonly string[], productId: number) => {
    const free = authors.filter((author) => !usedAuthors.has(`${productId} ${author}`));
    const author = random.pick(free.length > 0 ? free : authors);
    usedAuthors.add(`${productId} ${author}`);
    return author;
  };
  const rows = collectTexts(context, products).map(({ product: { id, shop_id, content }, review: { rating, locale, text } }) => {
    const row = {
      product_id: id,
      shop_id,
      author: pickNewAuthor(review_authors[locale], id),
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
    context,
    inserted.map(({ id }, index) => ({ id, content: rows[index]?.content })),
  );
}

function collectTexts({ random }: SeedContext, products: SeededProduct[]): { product: SeededProduct; review: ReviewText }[] {
  const weight = products.reduce((sum, { content }) => sum + content.popularity + 5, 0);
  const uses = new Map<string, number>();
  const times = ({ text }: ReviewText) => uses.get(text) ?? 0;
  return products.flatMap((product) => {
    const { category, content } = product;
    const reviews = categories.find(({ slug }) => slug === category)?.reviews;
    const own: ReviewText[] = reviews?.by_product[content.slug] ?? [];
    const more = Math.round(((content.popularity + 5) / weight) * targetCount) - own.length;
    const fitting = [...general_reviews, ...(reviews?.any_product ?? [])];
    const general = shuffled(fitting, random).flatMap(({ rating, text }): ReviewText[] => {
      const locale = random.pick(['en', 'en', 'ar', 'ir'] as const);
      const review = { rating, locale, text: text[locale] };
      return times(review) < maxRepeats ? [review] : [];
    });
    const added = general.toSorted((one, other) => times(one) - times(other)).slice(0, Math.max(0, more));
    for (const review of added) uses.set(review.text, times(review) + 1);
    return [...own, ...added].map((review) => ({ product, review }));
  });
}

function shuffled(items: readonly GeneralReview[], random: SeedContext['random']): GeneralReview[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** One of seven reviews has photos. */
const photoInterval = 7;
const maxPhotos = 3;
/** The first review of a product this popular always has photos. */
const minPopularity = 90;

/** Adds product pictures to some reviews as photos: the detail and other colours. */
async function seedReviewPhotos(
  { db, picture }: SeedContext,
  reviews: readonly { id: number; content: ProductContent | undefined }[],
): Promise<void> {
  // A separate generator, so that the other random values of the seed do not change.
  const random = createRandom(20_261_122);
  const withPhotos = new Set<string>();
  const rows = reviews.flatMap(({ id, content }) => {
    const isChosen = random.between(1, photoInterval) === 1;
    if (!content || !(isChosen || (content.popularity >= minPopularity && !withPhotos.has(content.slug)))) return [];
    withPhotos.add(content.slug);
    const [first, ...others] = content.colors;
    const names = [`${content.picture}-${first}-detail`, ...others.map((color) => `${content.picture}-${color}-front`)];
    const photos = names.slice(0, random.between(1, Math.min(maxPhotos, names.length)));
    return photos.map((name, position) => ({ review_id: id, position, picture_id: picture(name) }));
  });
  await db.insertInto('review_pictures').values(rows).execute();
}
