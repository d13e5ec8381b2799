import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Brands, Categories, DB, Pictures, Reviews } from '../../db/schema.ts';

const unique = () => `t${randomBytes(8).toString('hex')}`;

export async function buildPicture(db: Kysely<DB>, over: Partial<Insertable<Pictures>> = {}): Promise<number> {
  const picture = {
    key: randomBytes(16).toString('hex'),
    width: 800,
    height: 800,
    preview: 'data:image/png;base64,AA==',
    alt: JSON.stringify({ en: 'A bowl' }),
    ...over,
  };
  return (await db.insertInto('pictures').values(picture).returning('id').executeTakeFirstOrThrow()).id;
}

/** A top category; with `parent_id` a sub-category. */
export async function buildCategory(db: Kysely<DB>, over: Partial<Insertable<Categories>> = {}): Promise<number> {
  const category = { slug: unique(), name: JSON.stringify({ en: 'Kitchen' }), ...over };
  return (await db.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow()).id;
}

export async function buildBrand(db: Kysely<DB>, over: Partial<Insertable<Brands>> = {}): Promise<number> {
  const brand = { slug: unique(), name: JSON.stringify({ en: 'Ember' }), ...over };
  return (await db.insertInto('brands').values(brand).returning('id').executeTakeFirstOrThrow()).id;
}

/** Five stars from Maya by default. */
export async function buildReview(
  db: Kysely<DB>,
  over: Partial<Insertable<Reviews>> & { product_id: number; shop_id: number },
): Promise<number> {
  const review = { author: 'Maya R.', rating: 5, description: 'Lovely glaze', ...over };
  return (await db.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()).id;
}
