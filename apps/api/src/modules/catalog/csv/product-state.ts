import { toAmountText } from '@souk/money/currency';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { cleanHtml } from '../../../platform/text/html.ts';
import { type Languages, pickText } from '../../../platform/text/texts.ts';
import { type CsvProductRow, type CsvVariantRow, listCsvProducts, type Texts } from '../queries/csv/csv-products.ts';
import { listCsvColumns } from './columns.ts';
import type { CsvTerms } from './csv-terms.ts';

/** Cell texts by column key. */
export type Cells = Readonly<Record<string, string>>;

/** A stored product with the cells that an export writes for it. */
export type ProductState = {
  id: number;
  slug: string;
  cells: Cells;
  /** All languages, including inactive ones, which have no column. */
  texts: Readonly<Record<string, Texts>>;
  variants: readonly VariantState[];
};
export type VariantState = { id: number; sku: string; stock: number; cells: Cells };

/** The current state of products, in the order of their ids. */
export async function listProductStates(read: ReadDatabase<DB>, ids: readonly number[], terms: CsvTerms): Promise<ProductState[]> {
  const rows = await listCsvProducts(read, ids);
  return rows.map((row) => stateOf(row, terms));
}

function stateOf(row: CsvProductRow, terms: CsvTerms): ProductState {
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
    // Without a thumbnail of its own, a product shows its first picture.
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

function translatedCells(texts: Record<string, Texts>, terms: CsvTerms): Cells {
  const translated = listCsvColumns(terms.languages).filter(({ column }) => column.isTranslated);
  return Object.fromEntries(
    translated.map(({ key, column, language = '' }) => {
      const text = texts[column.name]?.[language];
      const written = typeof text === 'string' ? text : '';
      // Normalised as on import, so that an untouched cell is never a change.
      return [key, column.name === 'description' ? cleanHtml(written) : written.replaceAll(/\r\n?/g, '\n').trim()];
    }),
  );
}

function variantOf(row: CsvVariantRow, languages: Languages): VariantState {
  return {
    id: row.id,
    sku: row.sku,
    stock: row.stock,
    cells: {
      sku: row.sku,
      size: pickText(row.size, languages),
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
