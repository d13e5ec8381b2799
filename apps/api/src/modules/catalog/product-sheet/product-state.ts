import { toAmountText } from '@souk/money/amount-text';
import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/read-database.ts';
import { cleanHtml } from '../../../platform/text/clean-html.ts';
import { type Languages, pickText } from '../../../platform/text/pick-text.ts';
import { sheetColumns } from './columns.ts';
import type { SheetTerms } from './sheet-terms.ts';

/** Texts by the key of their column. */
export type Cells = Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, unknown>>;

/** A product as it stands, with its cells as a sheet would have them. */
export type ProductState = {
  id: number;
  slug: string;
  cells: Cells;
  /** In every language, also those that no sheet has. */
  texts: Readonly<Record<string, Texts>>;
  variants: readonly VariantState[];
};
export type VariantState = { id: number; sku: string; stock: number; cells: Cells };

type Read = ReadDatabase<DB>;

type VariantRow = {
  id: number;
  sku: string;
  size: string | null;
  color: string | null;
  unit: Texts | null;
  extra_price: number;
  stock: number;
  picture: string | null;
  active: boolean;
};

type Row = {
  id: number;
  slug: string;
  shop: string;
  category: string;
  sub_category: string | null;
  brand: string | null;
  name: Texts;
  short_description: Texts;
  description: Texts;
  price: number;
  discount_price: number;
  video: string | null;
  thumbnail: string | null;
  pictures: string[];
  active: boolean;
  variants: VariantRow[];
};

const variantsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'size', z.name, 'color', k.slug, 'unit', u.name,
    'extra_price', v.extra_price, 'stock', v.stock, 'picture', i.key, 'active', v.active) order by v.id), '[]')
  from product_variants v left join sizes z on z.id = v.size_id left join colors k on k.id = v.color_id left join units u on u.id = v.unit_id
    left join pictures i on i.id = v.picture_id where v.product_id = p.id)`;

const picturesOf = sql`(select coalesce(jsonb_agg(i.key order by pp.position), '[]')
  from product_pictures pp join pictures i on i.id = pp.picture_id where pp.product_id = p.id)`;

/** Products as they stand, by id. */
export async function listStates(read: Read, ids: readonly number[], terms: SheetTerms): Promise<ProductState[]> {
  const { rows } = await sql<Row>`
    select p.id, p.slug, s.slug as shop, c.slug as category, part.slug as sub_category, b.slug as brand, p.name, p.short_description, p.description,
      p.price, p.discount_price, p.video_url as video, t.key as thumbnail, ${picturesOf} as pictures,
      p.active or p.hidden_with_shop as active, ${variantsOf} as variants
    from products p join shops s on s.id = p.shop_id join categories c on c.id = p.category_id left join categories part on part.id = p.sub_category_id
      left join brands b on b.id = p.brand_id left join pictures t on t.id = p.thumbnail_id
    where p.id = any (${[...ids]}::bigint[]) order by p.id`.execute(read);
  return rows.map((row) => stateOf(row, terms));
}

/** The products that lines speak of, by their slugs or by the numbers of what can be bought of them. */
export async function findProductIds(read: Read, named: { slugs: readonly string[]; skus: readonly string[] }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where slug = any (${[...named.slugs]}::text[])
    union select product_id from product_variants where sku = any (${[...named.skus]}::text[]) order by 1`.execute(read);
  return rows.map(({ id }) => id);
}

/** Whose the numbers are: slugs of products by what can be bought of them. */
export async function findSkuOwners(read: Read, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ sku: string; slug: string }>`
    select v.sku, p.slug from product_variants v join products p on p.id = v.product_id where v.sku = any (${[...skus]}::text[])`.execute(
    read,
  );
  return new Map(rows.map(({ sku, slug }) => [sku, slug]));
}

function stateOf(row: Row, terms: SheetTerms): ProductState {
  const [first] = row.pictures;
  const texts: Record<string, Texts> = { name: row.name, short_description: row.short_description, description: row.description };
  const plain: Record<string, string> = {
    product: row.slug,
    shop: row.shop,
    category: row.category,
    sub_category: row.sub_category ?? '',
    brand: row.brand ?? '',
    price: toAmountText(row.price),
    discount_price: row.discount_price === 0 ? '' : toAmountText(row.discount_price),
    pictures: row.pictures.join(' | '),
    // A product is shown by its first picture, unless it says otherwise.
    thumbnail: row.thumbnail === first ? '' : (row.thumbnail ?? ''),
    video: row.video ?? '',
    active: row.active ? 'yes' : 'no',
  };
  const languages = { locale: terms.languages[0] ?? 'en', defaultLocale: terms.languages[0] ?? 'en' };
  return {
    id: row.id,
    slug: row.slug,
    cells: { ...plain, ...translatedCells(texts, terms) },
    texts,
    variants: row.variants.map((variant) => variantOf(variant, languages)),
  };
}

function translatedCells(texts: Record<string, Texts>, terms: SheetTerms): Cells {
  const translated = sheetColumns(terms.languages).filter(({ column }) => column.isTranslated);
  return Object.fromEntries(
    translated.map(({ key, column, language = '' }) => {
      const text = texts[column.name]?.[language];
      const written = typeof text === 'string' ? text : '';
      // As it would be read again, so that what nobody touched is never a change.
      return [key, column.name === 'description' ? cleanHtml(written) : written.replaceAll(/\r\n?/g, '\n').trim()];
    }),
  );
}

function variantOf(row: VariantRow, languages: Languages): VariantState {
  return {
    id: row.id,
    sku: row.sku,
    stock: row.stock,
    cells: {
      sku: row.sku,
      size: row.size ?? '',
      color: row.color ?? '',
      unit: pickText(row.unit, languages),
      extra_price: row.extra_price === 0 ? '' : toAmountText(row.extra_price),
      stock: String(row.stock),
      stock_was: String(row.stock),
      variant_picture: row.picture ?? '',
      variant_active: row.active ? 'yes' : 'no',
    },
  };
}
