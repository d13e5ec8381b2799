import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { addressUses } from './text-uses.ts';

type Read = ReadDatabase<DB>;

export type PictureUseRow = { picture_id: number; kind: string; id: string; name: unknown };

type Reference = {
  kind: string;
  table: string;
  column: string;
  from: RawBuilder<unknown>;
  /** The table in `from`. */
  alias: string;
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
};

/** The columns that refer to pictures; `id` and `name` are those of the subject, without one where other permissions show it. */
export const references: readonly Reference[] = [
  subject('product', 'products', 'thumbnail_id'),
  productPart('product_pictures'),
  productPart('product_variants'),
  subject('category', 'categories', 'thumbnail_id'),
  subject('brand', 'brands', 'logo_id'),
  subject('shop', 'shops', 'logo_id'),
  subject('shop', 'shops', 'banner_id'),
  subject('flash-sale', 'flash_sales', 'thumbnail_id'),
  { ...subject('post', 'posts', 'thumbnail_id'), name: sql`s.title` },
  { ...subject('banners', 'banners', 'picture_id'), id: sql`'all'`, name: sql`s.title` },
  { ...subject('banners', 'banners', 'picture_rtl_id'), id: sql`'all'`, name: sql`s.title` },
  hidden('application', 'shop_applications', 'logo_id'),
  hidden('application', 'shop_applications', 'banner_id'),
  hidden('order', 'order_lines', 'picture_id'),
  hidden('review', 'review_pictures', 'picture_id'),
  hidden('person', 'people', 'profile_picture_id'),
];

function subject(kind: string, table: string, column: string): Reference {
  return { kind, table, column, from: sql`${sql.table(table)} s`, alias: 's', id: sql`s.id::text`, name: sql`s.name` };
}

function productPart(table: string): Reference {
  const from = sql`${sql.table(table)} part join products s on s.id = part.product_id`;
  return { ...subject('product', table, 'picture_id'), from, alias: 'part' };
}

function hidden(kind: string, table: string, column: string): Reference {
  return { ...subject(kind, table, column), id: sql`''`, name: sql`null::jsonb` };
}

/** The uses in drafts, earlier states and waiting change requests, by the id of the picture. */
const stateUses = sql`
  select 'draft' as kind, d.kind || '/' || d.key as id, each::text::bigint as picture_id
  from content_drafts d, ${idsIn(sql`d.state`)} each
  union all select 'revision', r.kind || '/' || r.key, each::text::bigint from content_revisions r, ${idsIn(sql`r.state`)} each
  union all select 'change-request', c.id::text, each::text::bigint
  from change_requests c, jsonb_path_query(c.content, '$.picture_ids[*] ? (@.type() == "number")') each where c.status = 'waiting'`;

function idsIn(state: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`jsonb_path_query(${state}, '$.** ? (@.type() == "object").keyvalue() ? (@.key like_regex "^picture(_rtl)?_id$").value ? (@.type() == "number")')`;
}

/** The uses of these pictures, at most `limit` of each reference. A subject that uses one twice is there once. */
export async function listPictureUses(read: Read, ids: readonly number[], limit: number): Promise<PictureUseRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PictureUseRow>`
    with chosen as materialized (select id, key from pictures where id = any (${[...ids]}::bigint[])),
      uses as (
        ${sql.join(
          references.map(
            ({ kind, from, alias, column, id, name }) => sql`
              select chosen.id as picture_id, ${kind}::text as kind, found.id, found.name
              from chosen, lateral (select ${id} as id, ${name} as name from ${from} where ${sql.ref(`${alias}.${column}`)} = chosen.id limit ${limit}::int) found`,
          ),
          sql` union all `,
        )}
        union all select picture_id, kind, id, null from (${stateUses}) states where picture_id in (select id from chosen)
        union all select chosen.id, kind, texts.id, null from (${addressUses}) texts join chosen using (key)
      )
    select distinct on (picture_id, kind, id) picture_id, kind, id, coalesce(name, ${nameOf}) as name from uses
    order by picture_id, kind, id`.execute(read);
  return rows;
}

/** The name of a subject that was found by an address. */
const nameOf = sql`case kind
  when 'product' then (select p.name from products p where p.id = uses.id::bigint)
  when 'post' then (select p.title from posts p where p.id = uses.id::bigint)
  when 'page' then (select p.title from pages p where p.slug = uses.id) end`;

/** For a `with` clause: the tables that `isUnused` reads. */
export const withUses = sql`
  state_uses as materialized (select distinct picture_id from (${stateUses}) states),
  address_uses as materialized (select distinct key from (${addressUses}) texts)`;

/** Columns of large tables: `unreferenced_pictures` has the pictures that none of them may refer to. */
export const recordedReferences = references.filter(({ table }) =>
  ['products', 'product_pictures', 'product_variants', 'order_lines', 'review_pictures', 'people'].includes(table),
);
const otherReferences = references.filter((reference) => !recordedReferences.includes(reference));

/** Whether a product, an order, a review or a person refers to a picture. With `offset 0` each is looked up in its index. */
export function hasRecordedReference(id: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions = recordedReferences.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} s where ${sql.ref(`s.${column}`)} = ${id} offset 0)`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Whether nothing uses the picture `i`. */
export const isUnused: RawBuilder<unknown> = sql`(
  i.id in (select u.picture_id from unreferenced_pictures u where u.is_certain or not ${hasRecordedReference(sql`u.picture_id`)})
  and ${sql.join(
    otherReferences.map(({ table, column }) => sql`not exists (select from ${sql.table(table)} s where ${sql.ref(`s.${column}`)} = i.id)`),
    sql` and `,
  )}
  and not exists (select from state_uses u where u.picture_id = i.id)
  and not exists (select from address_uses u where u.key = i.key))`;
