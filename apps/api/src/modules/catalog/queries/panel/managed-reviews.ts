import type { ManagedReviewSort, ReviewState } from '@souk/contract/back-office/reviews';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../../db/schema.ts';
import type { PictureRow } from '../../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from '../fragments.ts';

export type ManagedReviewFilter = {
  state?: ReviewState | undefined;
  rating: number | undefined;
  shop: number | undefined;
  product: number | undefined;
  search: string | undefined;
};

const conditionOf = {
  shown: sql`r.hidden_at is null`,
  unanswered: sql`r.hidden_at is null and r.reply is null`,
  reported: sql`r.open_reports > 0`,
  hidden: sql`r.hidden_at is not null`,
} satisfies Record<ReviewState, RawBuilder<unknown>>;

function whereReviews({ state, rating, shop, product, search }: ManagedReviewFilter): RawBuilder<unknown> {
  const conditions = [state ? conditionOf[state] : sql`true`];
  if (rating !== undefined) conditions.push(sql`r.rating = ${rating}`);
  if (shop !== undefined) conditions.push(sql`r.shop_id = ${shop}`);
  if (product !== undefined) conditions.push(sql`r.product_id = ${product}`);
  if (search) {
    const words = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(sql`(r.description ilike ${words} or r.author ilike ${words} or exists (
      select 1 from products p, jsonb_each_text(p.name) each where p.id = r.product_id and each.value ilike ${words}))`);
  }
  return sql.join(conditions, sql` and `);
}

export async function countManagedReviews(read: Read, filter: ManagedReviewFilter): Promise<Record<ReviewState, number>> {
  const { rows } = await sql<Record<ReviewState, number>>`
    select count(*) filter (where ${conditionOf.shown}) as shown, count(*) filter (where ${conditionOf.unanswered}) as unanswered,
      count(*) filter (where ${conditionOf.reported}) as reported, count(*) filter (where ${conditionOf.hidden}) as hidden
    from reviews r where ${whereReviews(filter)}`.execute(read);
  return rows[0] ?? { shown: 0, unanswered: 0, reported: 0, hidden: 0 };
}

/** The state that a change names: the text of the shopper, and what operators decided. */
export type StoredReview = {
  rating: number;
  description: string;
  hidden_at: string | null;
  hidden_reason: string | null;
  reply: string | null;
  replied_at: string | null;
};

export type ManagedReviewRow = {
  id: number;
  author: string;
  stored: StoredReview;
  language: string;
  created_at: Date;
  open_reports: number;
  person_id: number | null;
  product_id: number;
  product_name: unknown;
  product_rating: number;
  product_reviews: number;
  shop_id: number;
  shop_name: unknown;
  order_code: string | null;
  photos: PictureRow[];
};

const orders = {
  newest: sql`r.id desc`,
  reported: sql`r.open_reports desc, r.id desc`,
  lowest: sql`r.rating, r.id desc`,
  highest: sql`r.rating desc, r.id desc`,
} satisfies Record<ManagedReviewSort, RawBuilder<unknown>>;

type Page = { sort: ManagedReviewSort; limit: number; offset: number };

export async function listManagedReviews(
  read: Read,
  filter: ManagedReviewFilter,
  { sort, limit, offset }: Page,
): Promise<ManagedReviewRow[]> {
  const chosen = sql`(select * from reviews r where ${whereReviews(filter)} order by ${orders[sort]} limit ${limit}::int offset ${offset}::int)`;
  return selectReviews(read, chosen, orders[sort]);
}

export async function findManagedReview(read: Read, id: number): Promise<ManagedReviewRow | undefined> {
  const [row] = await selectReviews(read, sql`(select * from reviews where id = ${id})`, orders.newest);
  return row;
}

async function selectReviews(read: Read, chosen: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ManagedReviewRow[]> {
  const { rows } = await sql<ManagedReviewRow>`
    select r.id, r.author, r.locale as language, r.created_at, r.open_reports, r.person_id, r.product_id, p.name as product_name,
      p.rating_average as product_rating, p.rating_count as product_reviews, r.shop_id, s.name as shop_name,
      (select o.code from orders o where o.id = r.order_id) as order_code,
      jsonb_build_object('rating', r.rating, 'description', r.description, 'hidden_at', r.hidden_at, 'hidden_reason', r.hidden_reason,
        'reply', r.reply, 'replied_at', r.replied_at) as stored,
      (select coalesce(jsonb_agg(${pictureOf('i')} order by rp.position), '[]')
        from review_pictures rp join pictures i on i.id = rp.picture_id where rp.review_id = r.id) as photos
    from ${chosen} r join products p on p.id = r.product_id join shops s on s.id = r.shop_id order by ${order}`.execute(read);
  return rows;
}

/** The shopper who edits it waits until the transaction ends. False if it does not exist. */
export async function lockReview(db: Kysely<DB>, id: number): Promise<boolean> {
  const row = await db.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function updateModeration(
  db: Kysely<DB>,
  id: number,
  change: Partial<Omit<StoredReview, 'rating' | 'description'>>,
): Promise<void> {
  await db.updateTable('reviews').set(change).where('id', '=', id).execute();
}
