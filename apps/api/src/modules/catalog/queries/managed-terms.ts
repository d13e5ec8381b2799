import type { TermKind } from '@souk/contract/back-office/catalog/terms';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Texts } from '../../../platform/text/texts.ts';
import type { Read } from './fragments.ts';

/** A row of one of the four tables as JSON, with the columns that its kind has. */
export type StoredTerm = {
  name: Texts;
  slug?: string | undefined;
  hex?: string | undefined;
  position?: number | undefined;
  active?: boolean | undefined;
  logo_id?: number | null | undefined;
};

export type ManagedTermRow = { id: number; stored: StoredTerm; products: number };

/** The columns that an operator edits. */
const edited = { brands: ['name', 'active'], colors: ['name', 'hex'], sizes: ['name', 'position'], units: ['name'] } as const;

/** The column that refers to a term, and its table. */
const uses = {
  brands: { table: 'products', column: 'brand_id', product: 'id' },
  colors: { table: 'product_variants', column: 'color_id', product: 'product_id' },
  sizes: { table: 'product_variants', column: 'size_id', product: 'product_id' },
  units: { table: 'product_variants', column: 'unit_id', product: 'product_id' },
} as const;

const countOf = (kind: TermKind) => {
  const { table, column, product } = uses[kind];
  return sql<number>`(select count(distinct ${sql.ref(`u.${product}`)})::int from ${sql.table(table)} u where ${sql.ref(`u.${column}`)} = t.id)`;
};
const orders = { brands: sql`t.slug, t.id`, colors: sql`t.slug, t.id`, sizes: sql`t.position, t.id`, units: sql`t.id` };
const stored = sql`to_jsonb(t) - 'id'`;

type Page = { search: string | undefined; limit: number; offset: number };

/** A page of terms whose name has these words in any language. */
export async function listManagedTerms(
  read: Read,
  kind: TermKind,
  { search, limit, offset }: Page,
): Promise<{ total: number; rows: ManagedTermRow[] }> {
  const words = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const matching = sql`from ${sql.table(kind)} t where exists (select 1 from jsonb_each_text(t.name) each where each.value ilike ${words})`;
  const [page, counted] = await Promise.all([
    sql<ManagedTermRow>`
      select t.id, ${stored} as stored, ${countOf(kind)} as products from (select t.* ${matching} order by ${orders[kind]}
        limit ${limit}::int offset ${offset}::int) t order by ${orders[kind]}`.execute(read),
    sql<{ total: number }>`select count(*) as total ${matching}`.execute(read),
  ]);
  return { total: counted.rows[0]?.total ?? 0, rows: page.rows };
}

export async function findManagedTerm(read: Read, kind: TermKind, id: number): Promise<ManagedTermRow | undefined> {
  const { rows } = await sql<ManagedTermRow>`
    select t.id, ${stored} as stored, ${countOf(kind)} as products from ${sql.table(kind)} t where t.id = ${id}`.execute(read);
  return rows[0];
}

/** Blocks changes of terms of this kind by others until the transaction ends. */
export async function lockTerms(db: Kysely<DB>, kind: TermKind): Promise<void> {
  await sql`lock table ${sql.table(kind)} in share row exclusive mode`.execute(db);
}

/** The slugs or, for kinds without one, nothing. */
export async function listTermSlugs(read: Read, kind: 'brands' | 'colors', slug: string): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`select t.slug from ${sql.table(kind)} t where t.slug like ${`${slug}%`}`.execute(read);
  return new Set(rows.map((row) => row.slug));
}

/** Whether another term of the kind has this name in this language. */
export async function hasName(
  read: Read,
  kind: TermKind,
  { id, locale, name }: { id: number | null; locale: string; name: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(kind)} t
    where lower(t.name ->> ${locale}) = lower(${name}) and t.id is distinct from ${id}::bigint limit 1`.execute(read);
  return rows.length > 0;
}

/** The highest position among the sizes; 0 without any. */
export async function findLastPosition(read: Read): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(position), 0) as last from sizes`.execute(read);
  return rows[0]?.last ?? 0;
}

/** Inserts a term, with the id of a removed one where it is restored. */
export async function insertTerm(db: Kysely<DB>, kind: TermKind, term: StoredTerm & { id?: number }): Promise<number> {
  const columns = sql.join(Object.keys(term).map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind)} (${columns}) select ${columns} from jsonb_populate_record(${rowType(kind)}, ${JSON.stringify(term)}::jsonb)
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function updateTerm(db: Kysely<DB>, kind: TermKind, id: number, term: StoredTerm): Promise<void> {
  const assignments = edited[kind].map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`);
  await sql`
    update ${sql.table(kind)} t set ${sql.join(assignments)}
    from jsonb_populate_record(${rowType(kind)}, ${JSON.stringify(term)}::jsonb) r where t.id = ${id}`.execute(db);
}

export async function deleteTerm(db: Kysely<DB>, kind: TermKind, id: number): Promise<void> {
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(db);
}

function rowType(kind: TermKind): RawBuilder<unknown> {
  return sql`null::${sql.table(kind)}`;
}

/** The products that have a term. */
export async function listProductsOfTerm(read: Read, kind: TermKind, id: number): Promise<number[]> {
  const { table, column, product } = uses[kind];
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(product)} as id from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by 1`.execute(read);
  return rows.map((row) => row.id);
}

/** Products with two variants that would become one. A brand is not part of a variant. */
export async function listClashes(read: Read, kind: TermKind, from: number, into: number): Promise<{ id: number; name: unknown }[]> {
  if (kind === 'brands') return [];
  const column = uses[kind].column;
  const others = (['color_id', 'size_id', 'unit_id'] as const).filter((each) => each !== column);
  const isSame = others.map((each) => sql`${sql.ref(`one.${each}`)} is not distinct from ${sql.ref(`other.${each}`)}`);
  const { rows } = await sql<{ id: number; name: unknown }>`
    select p.id, p.name from products p where exists (
      select 1 from product_variants one join product_variants other on other.product_id = one.product_id and ${sql.join(isSame, sql` and `)}
      where one.product_id = p.id and ${sql.ref(`one.${column}`)} = ${from} and ${sql.ref(`other.${column}`)} = ${into})
    order by p.id limit 10`.execute(read);
  return rows;
}

type Replacement = { from: number; into: number; only?: readonly number[] | undefined };

/** Gives the rows of one term to another one; returns their ids. With `only`, just these rows. */
export async function replaceTerm(db: Kysely<DB>, kind: TermKind, { from, into, only }: Replacement): Promise<number[]> {
  const { table, column } = uses[kind];
  const changedAt = kind === 'brands' ? sql`, changed_at = now()` : sql``;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.ref(column)} = ${into} ${changedAt}
    where ${sql.ref(column)} = ${from} and (${only ? [...only] : null}::bigint[] is null or id = any (${only ? [...only] : null}::bigint[]))
    returning id`.execute(db);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** The same for open notices of shoppers, who get one message about a product; returns the ids. */
export async function replaceInNotices(db: Kysely<DB>, kind: TermKind, { from, into, only }: Replacement): Promise<number[]> {
  if (kind === 'brands') return [];
  const column = uses[kind].column;
  const { rows } = await sql<{ id: number }>`
    update product_notices n set ${sql.ref(column)} = ${into}
    where ${sql.ref(`n.${column}`)} = ${from} and (${only ? [...only] : null}::bigint[] is null or n.id = any (${only ? [...only] : null}::bigint[]))
      and not exists (select 1 from product_notices o where o.person_id = n.person_id and o.product_id = n.product_id and ${sql.ref(`o.${column}`)} = ${into})
    returning n.id`.execute(db);
  return rows.map(({ id }) => id);
}
