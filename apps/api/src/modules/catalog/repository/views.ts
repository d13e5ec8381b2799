import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

export type View = { person_id: number; product_id: number; at: Date };

/** Notes views: each person's latest of each product, and one more visit for the product. Who or what is gone meanwhile is left out. */
export async function insertViews(db: Kysely<DB>, views: readonly View[]): Promise<void> {
  await sql`
    with seen as (
      select person_id, product_id, max(viewed_at) as viewed_at, count(*) as times
      from unnest(${views.map(({ person_id }) => person_id)}::bigint[], ${views.map(({ product_id }) => product_id)}::bigint[],
        ${views.map(({ at }) => at.toISOString())}::timestamptz[]) as t(person_id, product_id, viewed_at)
      group by 1, 2),
    counted as (insert into product_popularity (product_id, views) select product_id, sum(times)::int from seen group by 1)
    insert into recent_views (person_id, product_id, viewed_at)
    select seen.person_id, seen.product_id, seen.viewed_at from seen join people on people.id = seen.person_id join products on products.id = seen.product_id
    order by 1, 2
    on conflict (person_id, product_id) do update set viewed_at = greatest(recent_views.viewed_at, excluded.viewed_at)`.execute(db);
}
