import { fromAmountText } from '@souk/money/amount-text';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { sheetColumns } from './columns.ts';
import type { JudgedProduct } from './judge-product.ts';
import type { Cells, Texts } from './product-state.ts';
import type { SheetTerms } from './sheet-terms.ts';
import { type VariantToWrite, writeVariants } from './write-variants.ts';

type Known = { terms: SheetTerms; pictureIds: ReadonlyMap<string, number> };

/** Writes what was judged and without fault, but for the stock of what exists; gives the products that it touched. */
export async function writeProducts(transaction: Transaction<DB>, judged: readonly JudgedProduct[], known: Known): Promise<number[]> {
  const created = judged.filter(({ state }) => !state);
  const ids = new Map(judged.flatMap(({ slug, state }) => (state ? [[slug, state.id] as const] : [])));
  for (const { id, slug } of await insertProducts(
    transaction,
    created.map((product) => recordOf(product, known)),
  ))
    ids.set(slug, id);
  const changed = judged.filter(({ state, isChanged }) => state && isChanged);
  await updateProducts(
    transaction,
    changed.map((product) => recordOf(product, known)),
  );
  await replacePictures(transaction, [...created, ...changed], ids, known);
  await writeVariants(
    transaction,
    judged.flatMap(({ slug, variants }) =>
      variants
        .filter(({ state, isChanged }) => !state || isChanged)
        .map((variant): VariantToWrite => ({ ...variant, product_id: idOf(ids, slug) })),
    ),
    known,
  );
  const touched = judged.filter(
    ({ state, isChanged, variants }) => !state || isChanged || variants.some((variant) => !variant.state || variant.isChanged),
  );
  return touched.map(({ slug }) => idOf(ids, slug));
}

/** Slugs as the database takes them. */
function recordOf({ slug, state, cells }: JudgedProduct, { terms, pictureIds }: Known) {
  const cell = (key: string) => cells[key] ?? '';
  const shop = terms.shops.get(cell('shop'));
  const wanted = cell('active') === 'yes';
  return {
    id: state?.id ?? null,
    slug,
    shop_id: shop?.id ?? null,
    category_id: categoryIdOf(cell('category'), terms),
    sub_category_id: categoryIdOf(cell('sub_category'), terms),
    brand_id: terms.brands.get(cell('brand')) ?? null,
    ...translated(cells, state?.texts ?? {}, terms),
    price: fromAmountText(cell('price')) ?? 0,
    discount_price: fromAmountText(cell('discount_price')) ?? 0,
    video_url: cell('video') || null,
    thumbnail_id: pictureIds.get(cell('thumbnail') || (listed(cells.pictures)[0] ?? '')) ?? null,
    active: wanted && shop?.active === true,
    hidden_with_shop: wanted && shop?.active === false,
  };
}

function categoryIdOf(slug: string, terms: SheetTerms): number | null {
  return terms.categories.get(slug)?.id ?? null;
}

type ProductRecord = ReturnType<typeof recordOf>;

/** What the sheet says in its languages, over what stands in others. */
function translated(cells: Cells, former: Readonly<Record<string, Texts>>, terms: SheetTerms) {
  const inSheet = sheetColumns(terms.languages);
  const textsOf = (name: string) => {
    const said = inSheet.flatMap(({ key, column, language }) =>
      column.name === name && language !== undefined ? [[language, cells[key] ?? '']] : [],
    );
    const all: Record<string, unknown> = { ...former[name], ...Object.fromEntries(said) };
    return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
  };
  return { name: textsOf('name'), short_description: textsOf('short_description'), description: textsOf('description') };
}

const written = sql`shop_id, brand_id, category_id, sub_category_id, slug, name, short_description, description, price, discount_price,
  thumbnail_id, video_url, active, hidden_with_shop`;

function given(records: readonly ProductRecord[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(id bigint, slug text, shop_id bigint, category_id bigint, sub_category_id bigint,
    brand_id bigint, name jsonb, short_description jsonb, description jsonb, price bigint, discount_price bigint, video_url text, thumbnail_id bigint,
    active boolean, hidden_with_shop boolean)`;
}

async function insertProducts(db: Transaction<DB>, records: readonly ProductRecord[]): Promise<{ id: number; slug: string }[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into products (selling_price, ${written}) select coalesce(nullif(discount_price, 0), price), ${written} from ${given(records)}
    returning id, slug`.execute(db);
  return rows;
}

async function updateProducts(db: Transaction<DB>, records: readonly ProductRecord[]): Promise<void> {
  if (records.length === 0) return;
  await sql`
    update products p set brand_id = g.brand_id, category_id = g.category_id, sub_category_id = g.sub_category_id, name = g.name,
      short_description = g.short_description, description = g.description, price = g.price, discount_price = g.discount_price,
      thumbnail_id = g.thumbnail_id, video_url = g.video_url, active = g.active, hidden_with_shop = g.hidden_with_shop, changed_at = now()
    from ${given(records)} where p.id = g.id`.execute(db);
}

async function replacePictures(
  db: Transaction<DB>,
  products: readonly JudgedProduct[],
  ids: ReadonlyMap<string, number>,
  { pictureIds }: Known,
): Promise<void> {
  const changed = products.filter(({ state, cells }) => cells.pictures !== undefined && cells.pictures !== state?.cells.pictures);
  if (changed.length === 0) return;
  const rows = changed.flatMap(({ slug, cells }) =>
    listed(cells.pictures).map((key, position) => ({ product_id: idOf(ids, slug), picture_id: pictureIds.get(key) ?? null, position })),
  );
  await sql`delete from product_pictures where product_id = any (${changed.map(({ slug }) => idOf(ids, slug))}::bigint[])`.execute(db);
  await sql`
    insert into product_pictures (product_id, picture_id, position)
    select product_id, picture_id, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(product_id bigint, picture_id bigint, position int)`.execute(
    db,
  );
}

function listed(pictures: string | undefined): string[] {
  return (pictures ?? '').split(' | ').filter((key) => key !== '');
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The product ${slug} was not written`);
  return id;
}
