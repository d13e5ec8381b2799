import { fromAmountText } from '@souk/money/amount-text';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { JudgedVariant } from './judge-variants.ts';
import type { SheetTerms } from './sheet-terms.ts';

export type VariantToWrite = JudgedVariant & { product_id: number };
type Known = { terms: SheetTerms; pictureIds: ReadonlyMap<string, number> };

/** Those that exist first, so that a new one finds the place that one of them leaves. */
export async function writeVariants(db: Transaction<DB>, variants: readonly VariantToWrite[], known: Known): Promise<void> {
  const records = variants.map((variant) => recordOf(variant, known));
  const standing = records.filter(({ id }) => id !== null);
  const added = records.filter(({ id }) => id === null);
  if (standing.length > 0) {
    await sql`
      update product_variants v set size_id = g.size_id, color_id = g.color_id, unit_id = g.unit_id, extra_price = g.extra_price,
        picture_id = g.picture_id, active = g.active
      from ${given(standing)} where v.id = g.id`.execute(db);
  }
  if (added.length > 0) {
    await sql`
      insert into product_variants (product_id, sku, size_id, color_id, unit_id, extra_price, stock, picture_id, active)
      select product_id, coalesce(sku, 'SK' || nextval('skus')), size_id, color_id, unit_id, extra_price, stock, picture_id, active
      from ${given(added)}`.execute(db);
  }
}

function recordOf({ product_id, state, cells }: VariantToWrite, { terms, pictureIds }: Known) {
  return {
    id: state?.id ?? null,
    product_id,
    sku: cells.sku || null,
    size_id: terms.sizes.get(cells.size ?? '') ?? null,
    color_id: terms.colors.get(cells.color ?? '') ?? null,
    unit_id: terms.units.get(cells.unit ?? '') ?? null,
    extra_price: fromAmountText(cells.extra_price ?? '') ?? 0,
    stock: Number(cells.stock ?? 0),
    picture_id: pictureIds.get(cells.variant_picture ?? '') ?? null,
    active: cells.variant_active === 'yes',
  };
}

function given(records: readonly ReturnType<typeof recordOf>[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(id bigint, product_id bigint, sku text, size_id bigint, color_id bigint,
    unit_id bigint, extra_price bigint, stock int, picture_id bigint, active boolean)`;
}

/** A number of ours that came with a sheet is not given out a second time. */
export async function passUsedSkus(db: Transaction<DB>): Promise<void> {
  await sql`
    select setval('skus', greatest((select last_value from skus),
      (select max(substring(sku from 3)::bigint) from product_variants where sku ~ '^SK[1-9][0-9]{5,14}$')))`.execute(db);
}

/** Sizes that no product had until now; they come after the others. */
export async function addSizes(db: Transaction<DB>, terms: SheetTerms, names: Iterable<string>): Promise<void> {
  const missing = [...new Set(names)].filter((name) => name !== '' && !terms.sizes.has(name));
  if (missing.length === 0) return;
  const { rows } = await sql<{ id: number; name: string }>`
    insert into sizes (name, position)
    select name, (select coalesce(max(position), 0) from sizes) + place from unnest(${missing}::text[]) with ordinality as t(name, place)
    on conflict (name) do update set name = excluded.name returning id, name`.execute(db);
  for (const { id, name } of rows) terms.sizes.set(name, id);
}
