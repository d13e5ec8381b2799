import type { ProductFields } from '@souk/contract/back-office/products';
import { fromWire } from '@souk/money/currency';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import {
  insertProducts,
  insertVariants,
  replaceProductPictures,
  updateProducts,
  updateVariants,
} from '../../modules/catalog/queries/csv/csv-import.ts';
import {
  type EditableProduct,
  type EditorRow,
  findContentLocale,
  findEditorRow,
  findShopState,
  listProductSlugs,
  listVariantPictures,
} from '../../modules/catalog/queries/managed-product.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';
import { recordAddedStock, setStock } from '../../modules/stock/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { cleanHtml } from '../../platform/text/html.ts';
import { freeSlug, slugOf } from '../../platform/text/slug.ts';
import { checkCategory } from './check-category.ts';

/** Without a film, a product retains the one that it has. */
export type FieldsWithFilm = ProductFields & { film?: string | null | undefined };

export type Saving = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** Writes a new product with its variants and pictures. Returns its id. */
export async function addProduct(
  context: Saving,
  transaction: Transaction<DB>,
  { shop_id, slug: wanted, film: video_url = null, ...fields }: FieldsWithFilm & { shop_id: number; slug?: string | undefined },
): Promise<number> {
  const shop = await findShopState(transaction, shop_id);
  if (!shop) throw operatorError('invalid', 'does not exist', 'shop_id');
  const record = { ...(await recordOf(transaction, fields, shop.active)), shop_id, video_url };
  const slug = await findFreeSlug(transaction, wanted ?? slugOfName(record.name));
  const [product] = await insertProducts(transaction, [{ ...record, id: null, slug }]);
  if (!product) throw new Error('The product was not written');
  await writeParts(context, transaction, product.id, fields);
  const created = await finish(context, transaction, product.id);
  const after = { ...stateOf(created), stock: created.stock };
  await recordAudit(transaction, context, { action: 'product.add', subject: { kind: 'product', id: product.id }, after });
  return product.id;
}

/** Writes the fields of a locked product. Returns the entry of the audit log. */
export async function saveFields(
  context: Saving,
  transaction: Transaction<DB>,
  former: EditorRow,
  fields: FieldsWithFilm,
): Promise<number | null> {
  const { id, slug, shop_id, shop_active } = former;
  const { film: video_url = former.video_url } = fields;
  await updateProducts(transaction, [{ ...(await recordOf(transaction, fields, shop_active)), id, slug, shop_id, video_url }]);
  await writeParts(context, transaction, id, fields, former);
  const saved = await finish(context, transaction, id);
  const change = differences(former, saved);
  return recordAudit(transaction, context, { action: 'product.change', subject: { kind: 'product', id }, ...change });
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** A transaction whose refusals by the database name the wrong field. */
export async function writingProduct<Result>({ db }: Saving, work: (transaction: Transaction<DB>) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (hasCode(error, uniqueViolation))
      throw operatorError('invalid', 'have the same colour, size and unit twice, or a SKU that exists', 'variants');
    if (hasCode(error, foreignKeyViolation))
      throw operatorError('invalid', 'Something that the product refers to does not exist any more.');
    throw error;
  }
}

export async function getEditorRow(read: ReadContext['read'], id: number): Promise<EditorRow> {
  const row = await findEditorRow(read, id);
  if (!row) throw operatorError('not-found', { text: 'There is no product {id}.', with: { id } });
  return row;
}

/** Names the stored state of a product without its stock, which orders change. */
export function productVersion(row: EditorRow): string {
  return versionOf(stateOf(row));
}

/** The film is part of the state where there is one. */
function stateOf({ editable, video_url }: EditorRow): EditableProduct & { video_url?: string | null } {
  return video_url === null ? editable : { ...editable, video_url };
}

/** The columns of a product. Throws where a field is invalid. */
async function recordOf(transaction: Transaction<DB>, fields: ProductFields, shopActive: boolean) {
  const { category_id, sub_category_id, brand_id, price, discount_price, is_published, picture_ids } = fields;
  const name = written(fields.name);
  if (!name[await findContentLocale(transaction)]) throw operatorError('invalid', 'is needed in the default language', 'name');
  if (discount_price !== null && discount_price >= price) throw operatorError('invalid', 'is not less than the price', 'discount_price');
  await checkCategory(transaction, { category_id, sub_category_id });
  return {
    ...{ category_id, sub_category_id, brand_id, name },
    short_description: written(fields.short_description),
    description: written(fields.description, cleanHtml),
    price: fromWire(price),
    discount_price: fromWire(discount_price ?? 0),
    thumbnail_id: picture_ids[0] ?? null,
    active: is_published && shopActive,
    hidden_with_shop: is_published && !shopActive,
  };
}

/** The languages that have a text. */
export function written(texts: Readonly<Record<string, string>>, clean = (text: string) => text): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text === '' ? [] : [[language, clean(text)]])));
}

async function writeParts(
  context: Saving,
  transaction: Transaction<DB>,
  id: number,
  { picture_ids, variants }: ProductFields,
  former?: EditorRow,
): Promise<void> {
  await replaceProductPictures(
    transaction,
    [id],
    [...new Set(picture_ids)].map((picture_id, position) => ({ product_id: id, picture_id, position })),
  );
  const stored = former?.editable.variants ?? [];
  const pictures = await listVariantPictures(transaction, id);
  if (variants.some((variant) => variant.id !== null && !stored.some((each) => each.id === variant.id)))
    throw operatorError('invalid', 'belong to another product', 'variants');
  const records = variants.map(({ stock_was: _was, is_active, extra_price, sku, ...variant }) => ({
    ...variant,
    product_id: id,
    sku: sku || null,
    extra_price: fromWire(extra_price),
    picture_id: variant.id === null ? null : (pictures.get(variant.id) ?? null),
    active: is_active,
  }));
  const hidden = stored
    .filter((each) => !variants.some((variant) => variant.id === each.id))
    .map(({ is_active: _active, ...variant }) => ({
      ...variant,
      product_id: id,
      stock: 0,
      picture_id: pictures.get(variant.id) ?? null,
      active: false,
    }));
  await updateVariants(transaction, [...records.filter((record) => record.id !== null), ...hidden]);
  const added = await insertVariants(
    transaction,
    records.filter((record) => record.id === null),
  );
  await recordAddedStock(transaction, added, { ...context, reason: 'added' });
  const stock = variants.flatMap((variant) =>
    variant.id === null || variant.stock_was === null
      ? []
      : [{ product_id: id, variant_id: variant.id, by: variant.stock - variant.stock_was }],
  );
  const tooFew = await setStock(
    transaction,
    stock.filter(({ by }) => by !== 0),
    { ...context, reason: 'count' },
  );
  if (tooFew.length > 0) throw operatorError('conflict', 'Some of the items that you removed are sold already.');
}

async function finish({ clock }: Saving, transaction: Transaction<DB>, id: number): Promise<EditorRow> {
  await refreshProducts(transaction, [id], clock);
  await bumpTags(transaction, ['catalog', 'stock']);
  return getEditorRow(transaction, id);
}

/** The changed fields before and after. */
function differences(former: EditorRow, saved: EditorRow) {
  const side = ({ editable, video_url, stock }: EditorRow) => ({ ...editable, video_url, stock });
  const [one, other] = [side(former), side(saved)];
  const changed = Object.entries(one).flatMap(([name, value]) => {
    const now = Object.entries(other).find(([each]) => each === name)?.[1];
    return JSON.stringify(value) === JSON.stringify(now) ? [] : [{ name, value, now }];
  });
  return {
    before: Object.fromEntries(changed.map(({ name, value }) => [name, value])),
    after: Object.fromEntries(changed.map(({ name, now }) => [name, now])),
  };
}

async function findFreeSlug(transaction: Transaction<DB>, slug: string): Promise<string> {
  return freeSlug(slug, await listProductSlugs(transaction, slug));
}

function slugOfName(name: Record<string, string>): string {
  const slug = slugOf(name.en ?? Object.values(name)[0] ?? '');
  return slug.slice(0, 80).replace(/-$/, '') || 'product';
}
