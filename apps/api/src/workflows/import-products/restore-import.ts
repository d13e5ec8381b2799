import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import {
  type ProductRecord,
  replaceProductPictures,
  updateProducts,
  updateVariants,
} from '../../modules/catalog/queries/csv/csv-import.ts';
import type { ImportedRow } from '../../modules/catalog/queries/csv/imported-products.ts';
import { lockProducts } from '../../modules/catalog/queries/derived-data.ts';
import { refreshImported } from '../../modules/catalog/refresh/refresh-products.ts';
import { lockStock, setStock } from '../../modules/stock/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { batches, isSame, readImportedRows, recordImport } from './record-import.ts';
import { restoreRequests } from './restore-requests.ts';

const Id = z.int().nullable();
const Texts = z.record(z.string(), z.unknown());
const Variant = z.object({
  sku: z.string().nullable(),
  size_id: Id,
  color_id: Id,
  unit_id: Id,
  extra_price: z.int(),
  picture_id: Id,
  active: z.boolean(),
});
const Fields = z.object({
  category_id: Id,
  sub_category_id: Id,
  brand_id: Id,
  name: Texts,
  short_description: Texts,
  description: Texts,
  price: z.int(),
  discount_price: z.int(),
  video_url: z.string().nullable(),
  thumbnail_id: Id,
  is_published: z.boolean(),
});
const Product = Fields.extend({
  picture_ids: z.array(z.int()),
  variants: z.record(z.string(), Variant),
  stock: z.record(z.string(), z.int()),
}).partial();
type Product = z.infer<typeof Product>;
const Recorded = z.record(z.string(), Product);

type RecordedEntry = { subject_kind: string; subject_id: string; before: unknown; after: unknown };
const WithRequests = z.looseObject({ requests: z.record(z.string(), z.unknown()).optional() });

type Restoring = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/**
 * Reverses an import: items that were sold since stay sold. What it added is hidden and not deleted, because carts and orders may
 * have it. Throws 409 if somebody has changed one of the written fields.
 */
export function restoreImport(context: Restoring, entry: RecordedEntry): Promise<void> {
  const [{ requests: formerRequests = {}, ...formerProducts }, { requests = {}, ...products }] = [
    WithRequests.parse(entry.before),
    WithRequests.parse(entry.after),
  ];
  const [before, after] = [Recorded.parse(formerProducts), Recorded.parse(products)];
  return inTransaction(context.db, async (transaction) => {
    const ids = Object.keys(after).map(Number);
    await lockProducts(transaction, ids);
    const withStock = ids.filter((id) => after[id]?.stock);
    await lockVariants(transaction, after);
    const former = await readImportedRows(transaction, ids);
    if (former.size < ids.length) throw operatorError('conflict', 'One of these products does not exist any more.');
    for (const [id, row] of former) checkUnchanged(row, after[id] ?? {});
    for (const batch of batches(ids)) {
      const given = batch.flatMap((id) => former.get(id) ?? []);
      await writeFormer(transaction, given, { before, after });
    }
    await restoreStock(context, transaction, [...former.values()], { before, after });
    for (const batch of batches(ids)) await refreshImported(transaction, batch, context.clock.now());
    await bumpTags(transaction, ['catalog', 'stock']);
    const restored = await readImportedRows(transaction, ids);
    const restoredRequests = await restoreRequests(context, transaction, { before: formerRequests, after: requests });
    await recordImport(
      transaction,
      context,
      { kind: entry.subject_kind, id: entry.subject_id },
      { former, after: restored, withStock: new Set(withStock), requests: restoredRequests },
    );
  });
}

type Sides = { before: Readonly<Record<string, Product>>; after: Readonly<Record<string, Product>> };

async function lockVariants(transaction: Transaction<DB>, after: Sides['after']): Promise<void> {
  const goods = Object.entries(after).flatMap(([id, { stock = {} }]) =>
    Object.keys(stock).map((variant) => ({ product_id: Number(id), variant_id: Number(variant) })),
  );
  if (goods.length > 0) await lockStock(transaction, goods);
}

function checkUnchanged(row: ImportedRow, { picture_ids, variants = {}, stock: _stock, ...fields }: Product): void {
  const now: Readonly<Record<string, unknown>> = row.fields;
  const isChanged =
    Object.entries(fields).some(([name, value]) => !isSame(sorted(now[name]), sorted(value))) ||
    (picture_ids !== undefined && !isSame(row.picture_ids, picture_ids)) ||
    Object.entries(variants).some(([id, variant]) => !isSame(sorted(row.variants[id]), sorted(variant)));
  if (isChanged) throw operatorError('conflict', 'Somebody has changed one of these products since.');
}

/** The database and a schema may have the same fields in another order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

async function writeFormer(transaction: Transaction<DB>, rows: readonly ImportedRow[], { before, after }: Sides): Promise<void> {
  await updateProducts(
    transaction,
    rows.map((row) => recordOf(row, before[row.id] ?? { is_published: false })),
  );
  const pictured = rows.filter(({ id }) => before[id]?.picture_ids);
  await replaceProductPictures(
    transaction,
    pictured.map(({ id }) => id),
    pictured.flatMap(({ id }) => (before[id]?.picture_ids ?? []).map((picture_id, position) => ({ product_id: id, picture_id, position }))),
  );
  await updateVariants(
    transaction,
    rows.filter(({ id }) => before[id]).flatMap((row) => variantsOf(row, before[row.id]?.variants ?? {}, after[row.id]?.variants ?? {})),
  );
}

function recordOf({ id, slug, shop_id, shop_active, fields }: ImportedRow, former: Product): ProductRecord {
  const { is_published, ...written } = Fields.parse({ ...fields, ...former });
  return { ...written, id, slug, shop_id, active: is_published && shop_active, hidden_with_shop: is_published && !shop_active };
}

/** The former state of changed variants; added ones are hidden. */
function variantsOf({ id: product_id, variants, stock }: ImportedRow, former: Product['variants'] = {}, after: Product['variants'] = {}) {
  return Object.keys(after).flatMap((id) => {
    const now = variants[id];
    if (!now) return [];
    return [{ ...now, ...(former[id] ?? { active: false }), id: Number(id), product_id, stock: stock[id] ?? 0 }];
  });
}

async function restoreStock(
  context: Restoring,
  transaction: Transaction<DB>,
  rows: readonly ImportedRow[],
  { before, after }: Sides,
): Promise<void> {
  const changes = rows.flatMap(({ id }) =>
    Object.entries(after[id]?.stock ?? {}).map(([variant, to]) => ({
      ...{ product_id: id, variant_id: Number(variant) },
      by: (before[id]?.stock?.[variant] ?? to) - to,
    })),
  );
  const tooFew = await setStock(transaction, changes, { ...context, reason: 'undo' });
  if (tooFew.length > 0) throw operatorError('conflict', 'Some of the added items are sold already.');
}
