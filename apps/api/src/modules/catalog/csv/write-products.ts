import { fromAmountText } from '@souk/money/currency';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { operatorError } from '../../../platform/app-error.ts';
import {
  insertProducts,
  insertSizes,
  insertVariants,
  type ProductRecord,
  replaceProductPictures,
  updateProducts,
  updateVariants,
  type VariantRecord,
} from '../queries/csv/csv-import.ts';
import type { Texts } from '../queries/csv/csv-products.ts';
import { lockProducts, tryLock } from '../queries/derived-data.ts';
import { listCsvColumns } from './columns.ts';
import type { CsvTerms } from './csv-terms.ts';
import type { Cells } from './product-state.ts';
import type { ValidatedProduct } from './validate-product.ts';
import type { ValidatedVariant } from './validate-variants.ts';

/** Allows one import at a time, and locks its products in the common order, so that it cannot deadlock with orders. */
export async function lockForImport(transaction: Transaction<DB>, productIds: readonly number[]): Promise<void> {
  if (!(await tryLock(transaction, 'import-products')))
    throw operatorError('conflict', 'Another import is running. Try again when it is finished.');
  await lockProducts(transaction, productIds);
}

/** Inserts sizes that the marketplace does not have yet, and adds them to `terms`. */
export async function addMissingSizes(transaction: Transaction<DB>, terms: CsvTerms, names: Iterable<string>): Promise<void> {
  const missing = [...new Set(names)].filter((name) => name !== '' && !terms.sizes.has(name));
  if (missing.length === 0) return;
  const [defaultLanguage = 'en'] = terms.languages;
  for (const { id, name } of await insertSizes(transaction, missing, defaultLanguage)) terms.sizes.set(name, id);
}

export type KnownIds = { terms: CsvTerms; pictureIds: ReadonlyMap<string, number> };

/** Writes valid products, except the stock of existing variants. Returns the ids of the written products and of their new variants. */
export async function writeProducts(
  transaction: Transaction<DB>,
  products: readonly ValidatedProduct[],
  known: KnownIds,
): Promise<{ ids: number[]; addedVariants: number[] /** The ids of new products, by slug. */; created: Map<string, number> }> {
  const created = products.filter(({ state }) => !state);
  const changed = products.filter(({ state, isChanged }) => state && isChanged);
  const inserted = await insertProducts(
    transaction,
    created.map((product) => productRecord(product, known)),
  );
  const ids = new Map([
    ...products.flatMap(({ slug, state }) => (state ? [[slug, state.id] as const] : [])),
    ...inserted.map(({ id, slug }) => [slug, id] as const),
  ]);
  await updateProducts(
    transaction,
    changed.map((product) => productRecord(product, known)),
  );
  await writePictures(transaction, [...created, ...changed], ids, known);
  const variants = products.flatMap((product) =>
    product.variants.filter(isWritten).map((variant) => variantRecord(variant, idOf(ids, product.slug), known)),
  );
  // Existing variants first: a new one may take the size, colour and unit that one of them gives up.
  await updateVariants(
    transaction,
    variants.filter(({ id }) => id !== null),
  );
  const addedVariants = await insertVariants(
    transaction,
    variants.filter(({ id }) => id === null),
  );
  const written = products.filter((product) => isWritten(product) || product.variants.some(isWritten));
  return {
    ids: written.map(({ slug }) => idOf(ids, slug)),
    addedVariants,
    created: new Map(inserted.map(({ id, slug }) => [slug, id])),
  };
}

function isWritten({ state, isChanged }: ValidatedProduct | ValidatedVariant): boolean {
  return !state || isChanged;
}

/** The columns of a product as its cells are. */
export function productRecord({ slug, state, cells }: ValidatedProduct, { terms, pictureIds }: KnownIds): ProductRecord {
  const cell = (key: string) => cells[key] ?? '';
  const shop = terms.shops.get(cell('shop'));
  const isActive = cell('active') === 'yes';
  return {
    id: state?.id ?? null,
    slug,
    shop_id: shop?.id ?? null,
    category_id: terms.categories.get(cell('category'))?.id ?? null,
    sub_category_id: terms.categories.get(cell('sub_category'))?.id ?? null,
    brand_id: terms.brands.get(cell('brand')) ?? null,
    ...translatedTexts(cells, state?.texts ?? {}, terms),
    price: fromAmountText(cell('price')) ?? 0,
    discount_price: fromAmountText(cell('discount_price')) ?? 0,
    video_url: cell('video') || null,
    thumbnail_id: pictureIds.get(cell('thumbnail') || (pictureKeys(cells.pictures)[0] ?? '')) ?? null,
    active: isActive && shop?.active === true,
    hidden_with_shop: isActive && shop?.active === false,
  };
}

/** Merges the languages of the CSV file into the stored texts, which may have more languages. */
function translatedTexts(cells: Cells, stored: Readonly<Record<string, Texts>>, terms: CsvTerms) {
  const columns = listCsvColumns(terms.languages);
  const textsOf = (name: string) => {
    const given = columns.flatMap(({ key, column, language }) =>
      column.name === name && language !== undefined ? [[language, cells[key] ?? '']] : [],
    );
    const all: Record<string, unknown> = { ...stored[name], ...Object.fromEntries(given) };
    return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
  };
  return { name: textsOf('name'), short_description: textsOf('short_description'), description: textsOf('description') };
}

async function writePictures(
  transaction: Transaction<DB>,
  products: readonly ValidatedProduct[],
  ids: ReadonlyMap<string, number>,
  { pictureIds }: KnownIds,
): Promise<void> {
  const changed = products.filter(({ state, cells }) => cells.pictures !== undefined && cells.pictures !== state?.cells.pictures);
  if (changed.length === 0) return;
  const pictures = changed.flatMap(({ slug, cells }) =>
    pictureKeys(cells.pictures).map((key, position) => ({
      product_id: idOf(ids, slug),
      picture_id: pictureIds.get(key) ?? null,
      position,
    })),
  );
  await replaceProductPictures(
    transaction,
    changed.map(({ slug }) => idOf(ids, slug)),
    pictures,
  );
}

/** The keys of a cell that names several pictures. */
export function pictureKeys(cell: string | undefined): string[] {
  return (cell ?? '').split(' | ').filter((key) => key !== '');
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The product ${slug} was not written`);
  return id;
}

/** The columns of a variant as its cells are. */
export function variantRecord({ state, cells }: ValidatedVariant, productId: number, { terms, pictureIds }: KnownIds): VariantRecord {
  return {
    id: state?.id ?? null,
    product_id: productId,
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
