import type { GeneralReview, Locale, ProductContent } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import type { SeededProduct } from './seed-catalog.ts';
import { createRandom, daysFrom, type SeedContext } from './seed-context.ts';

const { categories, general_reviews, review_authors } = demoContent;

/** How many of the reviews are general texts. */
const generalCount = 540;
/** A general text may be used by two products, not more. */
const maxRepeats = 2;

type ReviewText = { rating: number; locale: Locale; text: string; photos?: number | undefined };

/** The product's own reviews, and general ones, most of them for what sells best. */
export async function seedReviews(context: SeedContext, products: SeededProduct[]): Promise<void> {
  const { db, random, now } = context;
  const usedAuthors = new Set<string>();
  const pickNewAuthor = (authors: readonly string[], productId: number) => {
    const free = authors.filter((author) => !usedAuthors.has(`${productId} ${author}`));
    const author = random.pick(free.length > 0 ? free : authors);
    usedAuthors.add(`${productId} ${author}`);
    return author;
  };
  const rows = collectTexts(context, products).map(({ product: { id, shop_id, content }, review: { rating, locale, text, photos } }) => {
    const row = {
      product_id: id,
      shop_id,
      author: pickNewAuthor(review_authors[locale], id),
      rating,
      description: text,
      locale,
      created_at: daysFrom(now, -random.between(1, 300)),
    };
    return { row, content, photos };
  });
  rows.sort((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
  const inserted = await db
    .insertInto('reviews')
    .values(rows.map(({ row }) => row))
    .returning('id')
    .execute();
  await seedReviewPhotos(
    context,
    inserted.map(({ id }, index) => ({ id, content: rows[index]?.content, photos: rows[index]?.photos })),
  );
}

function collectTexts({ random }: SeedContext, products: SeededProduct[]): { product: SeededProduct; review: ReviewText }[] {
  // Two products that sell alike do not have as many reviews as each other.
  const weights = products.map(({ content }) => (content.popularity / 100) ** 4 * random.between(55, 145));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const uses = new Map<string, number>();
  const times = ({ text }: ReviewText) => uses.get(text) ?? 0;
  return products.flatMap((product, index) => {
    const { category, content } = product;
    const reviews = categories.find(({ slug }) => slug === category)?.reviews;
    const own: ReviewText[] = reviews?.by_product[content.slug] ?? [];
    const more = Math.round(((weights[index] ?? 0) / sum) * generalCount);
    const fitting = [...general_reviews, ...(reviews?.any_product ?? [])];
    const general = shuffled(fitting, random).flatMap(({ rating, text }): ReviewText[] => {
      const locale = random.pick(['en', 'en', 'ar', 'ir'] as const);
      const review = { rating, locale, text: text[locale] };
      return times(review) < maxRepeats ? [review] : [];
    });
    const added = general.toSorted((one, other) => times(one) - times(other)).slice(0, more);
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

/** One of sixteen reviews has photos, for products without `photos` in the content. */
const photoInterval = 16;
const maxPhotos = 2;
/** The first review of a product this popular always has photos. */
const minPopularity = 90;

type SeededReview = { id: number; content: ProductContent | undefined; photos: number | undefined };

/** Adds product pictures to some reviews as photos: the detail and other colours. */
async function seedReviewPhotos({ db, picture, hasPicture }: SeedContext, reviews: readonly SeededReview[]): Promise<void> {
  // A separate generator, so that the other random values of the seed do not change.
  const random = createRandom(20_261_122);
  const withPhotos = new Set<string>();
  const withOwn = new Set(reviews.flatMap(({ content, photos }) => (content && photos ? [content.slug] : [])));
  const rows = reviews.flatMap(({ id, content, photos }) => {
    const isChosen = random.between(1, photoInterval) === 1;
    if (!content) return [];
    const isFirst = content.popularity >= minPopularity && !withPhotos.has(content.slug);
    if (!(withOwn.has(content.slug) ? photos : isChosen || isFirst)) return [];
    withPhotos.add(content.slug);
    const names = photoNames(content).filter(hasPicture);
    const first = random.between(0, names.length - 1);
    const shown = [...names.slice(first), ...names.slice(0, first)].slice(
      0,
      photos ?? random.between(1, Math.min(maxPhotos, names.length)),
    );
    return shown.map((name, position) => ({ review_id: id, position, picture_id: picture(name) }));
  });
  await db.insertInto('review_pictures').values(rows).execute();
}

/** Pictures that a shopper could have taken; those that the product's page does not show come first. */
function photoNames({ picture, colors: [first, ...others] }: ProductContent): string[] {
  const unseen = others.flatMap((color) => [`${picture}-${color}-scene`, `${picture}-${color}-detail`]);
  return [...unseen, `${picture}-${first}-detail`, ...others.map((color) => `${picture}-${color}-front`)];
}
