import type { ProductContent } from '../../../../demo/content-schema.ts';
import type { Market } from './market.ts';
import { createRandom } from './random.ts';

/** One review in so many shows the thing as it came. */
const oneIn = 7;
const most = 3;
/** Of what everybody buys, somebody has a photo. */
const famous = 90;

/** Photos to some reviews: the product from near and in its other colours, since nobody here has a camera. */
export async function seedReviewPhotos(
  { db, picture }: Market,
  reviews: readonly { id: number; content: ProductContent | undefined }[],
): Promise<void> {
  // A row of its own: what else is drawn by lot in the demo market stays as it is.
  const random = createRandom(20_261_122);
  const shownAlready = new Set<string>();
  const rows = reviews.flatMap(({ id, content }) => {
    const isDrawn = random.between(1, oneIn) === 1;
    if (!content || !(isDrawn || (content.popularity >= famous && !shownAlready.has(content.slug)))) return [];
    shownAlready.add(content.slug);
    const [first, ...others] = content.colors;
    const names = [`${content.picture}-${first}-detail`, ...others.map((color) => `${content.picture}-${color}-front`)];
    const shown = names.slice(0, random.between(1, Math.min(most, names.length)));
    return shown.map((name, position) => ({ review_id: id, position, picture_id: picture(name) }));
  });
  await db.insertInto('review_pictures').values(rows).execute();
}
