import { createHash } from 'node:crypto';
import type { ManagedProduct } from '@souk/contract/back-office/products';
import type { CallBody } from '@souk/contract/calls';
import { fromWire, toWire } from '@souk/money/currency';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { presentLine } from '../../modules/audit/present.ts';
import { listEntriesOf } from '../../modules/audit/queries.ts';
import {
  insertProducts,
  insertVariants,
  replaceProductPictures,
  updateProducts,
  updateVariants,
} from '../../modules/catalog/queries/csv/csv-import.ts';
import { lockProducts } from '../../modules/catalog/queries/derived-data.ts';
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
import { setStock } from '../../modules/stock/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { cleanHtml } from '../../platform/text/html.ts';
import { freeSlug, slugOf } from '../../platform/text/slug.ts';
import { checkCategory } from './check-category.ts';

type Saving = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Fields = Omit<CallBody<'POST /admin/products'>, 'shop_id'>;

/** One product with its changes by operators. */
export async function readManagedProduct({ read }: Pick<ReadContext, 'read'>, id: number): Promise<ManagedProduct> {
  const row = await getEditorRow(read, id);
  const { editable, stock, pictures } = row;
  const entries = await listEntriesOf(read, { kind: 'product', id });
  const { picture_ids: _ids, price, discount_price, variants, ...fields } = editable;
  return {
    ...fields,
    id,
    slug: row.slug,
    shop_id: row.shop_id,
    version: versionOf(row),
    price: toWire(price),
    discount_price: discount_price === 0 ? null : toWire(discount_price),
    pictures: pictures.map(({ id: picture_id, picture }) => ({ id: picture_id, src: thumbnailUrl(picture) })),
    variants: variants.map((variant) => ({ ...variant, extra_price: toWire(variant.extra_price), stock: stock[variant.id] ?? 0 })),
    history: entries.map(presentLine),
  };
}

/** Creates a product with its variants and pictures. Returns its id. */
export function createProduct(context: Saving, { shop_id, ...fields }: Fields & { shop_id: number }): Promise<number> {
  return writing(context, async (transaction) => {
    const shop = await findShopState(transaction, shop_id);
    if (!shop) throw operatorError('invalid', 'does not exist', 'shop_id');
    const record = { ...(await recordOf(transaction, fields, shop.active)), shop_id, video_url: null };
    const slug = await findFreeSlug(transaction, record.name);
    const [product] = await insertProducts(transaction, [{ ...record, id: null, slug }]);
    if (!product) throw new Error('The product was not written');
    await writeParts(transaction, product.id, fields);
    const created = await finish(context, transaction, product.id);
    const after = { ...created.editable, stock: created.stock };
    await recordAudit(transaction, context, { action: 'product.add', subject: { kind: 'product', id: product.id }, after });
    return product.id;
  });
}

/** Saves a product over the version that the operator saw. */
export function saveProduct(context: Saving, { id, version, ...fields }: Fields & { id: number; version: string }): Promise<void> {
  return writing(context, async (transaction) => {
    await lockProducts(transaction, [id]);
    const former = await getEditorRow(transaction, id);
    if (version !== versionOf(former)) throw operatorError('conflict', 'Somebody else has changed this product.');
    await saveFields(context, transaction, former, fields);
  });
}

/** Reverses a recorded change of a product: items that were sold since stay sold. An added variant is hidden, because carts may have it. */
export function restoreProduct(context: Saving, entry: { subject_id: string; before: unknown; after: unknown }): Promise<void> {
  const before = Recorded.parse(entry.before);
  const { stock: setTo = {}, ...after } = Recorded.parse(entry.after);
  return writing(context, async (transaction) => {
    const id = Number(entry.subject_id);
    await lockProducts(transaction, [id]);
    const former = await getEditorRow(transaction, id);
    const stored = Recorded.parse(former.editable);
    for (const name of keysOf(after))
      if (JSON.stringify(after[name]) !== JSON.stringify(stored[name]))
        throw operatorError('conflict', 'Somebody has changed this product since.');
    const { stock: formerStock = {}, ...fields } = before;
    const restored = Editable.parse({ ...former.editable, ...fields });
    const variants = former.editable.variants.map(
      (variant) => restored.variants.find(({ id: each }) => each === variant.id) ?? { ...variant, is_active: false },
    );
    await saveFields(context, transaction, former, {
      ...restored,
      price: toWire(restored.price),
      discount_price: restored.discount_price === 0 ? null : toWire(restored.discount_price),
      variants: variants.map((variant) => {
        const now = former.stock[variant.id] ?? 0;
        const stock = now + (formerStock[variant.id] ?? 0) - (setTo[variant.id] ?? 0);
        // A variant that the change added has no former stock, and is hidden with what it has.
        return { ...variant, extra_price: toWire(variant.extra_price), stock: variant.id in formerStock ? stock : now, stock_was: now };
      }),
    });
  });
}

const Texts = z.record(z.string(), z.string());
const Editable = z.object({
  category_id: z.int(),
  sub_category_id: z.int().nullable(),
  brand_id: z.int().nullable(),
  name: Texts,
  short_description: Texts,
  description: Texts,
  price: z.int(),
  discount_price: z.int(),
  is_published: z.boolean(),
  picture_ids: z.array(z.int()),
  variants: z.array(
    z.object({
      id: z.int(),
      color_id: z.int().nullable(),
      size_id: z.int().nullable(),
      unit_id: z.int().nullable(),
      sku: z.string(),
      extra_price: z.int(),
      is_active: z.boolean(),
    }),
  ),
});
/** The changed fields of an entry. */
const Recorded = Editable.partial().extend({ stock: z.record(z.string(), z.int()).optional() });

function keysOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields).filter((name): name is Extract<keyof Fields, string> => name in fields);
}

async function saveFields(context: Saving, transaction: Transaction<DB>, former: EditorRow, fields: Fields): Promise<void> {
  const { id, slug, shop_id, shop_active, video_url } = former;
  await updateProducts(transaction, [{ ...(await recordOf(transaction, fields, shop_active)), id, slug, shop_id, video_url }]);
  await writeParts(transaction, id, fields, former);
  const saved = await finish(context, transaction, id);
  const change = differences(former, saved);
  await recordAudit(transaction, context, { action: 'product.change', subject: { kind: 'product', id }, ...change });
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

async function writing<Result>({ db }: Saving, work: (transaction: Transaction<DB>) => Promise<Result>): Promise<Result> {
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

async function getEditorRow(read: ReadContext['read'], id: number): Promise<EditorRow> {
  const row = await findEditorRow(read, id);
  if (!row) throw operatorError('not-found', `There is no product ${id}.`);
  return row;
}

function versionOf({ editable }: EditorRow): string {
  return createHash('sha256').update(JSON.stringify(editable)).digest('base64url');
}

async function recordOf(transaction: Transaction<DB>, fields: Fields, shopActive: boolean) {
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
function written(texts: Readonly<Record<string, string>>, clean = (text: string) => text): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text === '' ? [] : [[language, clean(text)]])));
}

async function writeParts(transaction: Transaction<DB>, id: number, { picture_ids, variants }: Fields, former?: EditorRow): Promise<void> {
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
  await insertVariants(
    transaction,
    records.filter((record) => record.id === null),
  );
  const stock = variants.flatMap((variant) =>
    variant.id === null || variant.stock_was === null
      ? []
      : [{ product_id: id, variant_id: variant.id, by: variant.stock - variant.stock_was }],
  );
  const tooFew = await setStock(
    transaction,
    stock.filter(({ by }) => by !== 0),
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
  const side = ({ editable, stock }: EditorRow): EditableProduct & { stock: Record<string, number> } => ({ ...editable, stock });
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

async function findFreeSlug(transaction: Transaction<DB>, name: Record<string, string>): Promise<string> {
  const slug =
    slugOf(name.en ?? Object.values(name)[0] ?? '')
      .slice(0, 80)
      .replace(/-$/, '') || 'product';
  return freeSlug(slug, await listProductSlugs(transaction, slug));
}
