import { randomUUID } from 'node:crypto';
import type { BulkChange, BulkResult, BulkState } from '@souk/contract/back-office/products';
import { toWire } from '@souk/money/currency';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { type BulkFields, type BulkPlan, planBulkChange } from '../../modules/catalog/domain/bulk-change.ts';
import { lockProducts } from '../../modules/catalog/queries/derived-data.ts';
import { type BulkRow, listBulkRows, updateBulkRows } from '../../modules/catalog/queries/managed-products.ts';
import { listLabels } from '../../modules/catalog/queries/terms.ts';
import { refreshImported, refreshStock } from '../../modules/catalog/refresh/refresh-products.ts';
import { lockStock, setStock } from '../../modules/stock/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { pickText } from '../../platform/text/texts.ts';
import { checkCategory } from './check-category.ts';

type Changing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller' | 'locale' | 'defaultLocale'>;
type Bulk = { ids: readonly number[]; change: BulkChange; seen?: string | undefined };
type Planned = { row: BulkRow; plan: BulkPlan };

/** Shows what a change of many products does, or applies it where `seen` is the state that was shown. */
export function changeProducts(context: Changing, { ids, change, seen }: Bulk): Promise<BulkResult> {
  return inTransaction(context.db, async (transaction) => {
    if (change.kind === 'category') await checkCategory(transaction, change);
    const rows = seen === undefined ? await listBulkRows(transaction, ids) : await lockBulkRows(transaction, ids);
    const planned = rows.map((row) => ({ row, plan: planBulkChange(row, change) }));
    const current = versionOf(planned.map(({ row }) => row));
    const products = await presentPlans(context, transaction, planned);
    if (seen === undefined) return { products, seen: current, entry_id: null };
    if (seen !== current) throw operatorError('conflict', 'Somebody else has changed one of these products.');
    const changed = planned.filter(({ plan }) => plan.problem === null).map(({ row, plan }) => ({ row, after: plan.after }));
    if (changed.length === 0) throw operatorError('invalid', 'None of these products would change.');
    const entry_id = await changeFields(context, transaction, changed);
    return { products, seen: current, entry_id };
  });
}

/** The products with the stock of their variants, which no order changes until the transaction ends. */
export async function lockBulkRows(transaction: Transaction<DB>, ids: readonly number[]): Promise<BulkRow[]> {
  await lockProducts(transaction, ids);
  const goods = (await listBulkRows(transaction, ids)).flatMap(({ id, variants }) =>
    variants.map((variant) => ({ product_id: id, variant_id: variant.id })),
  );
  if (goods.length > 0) await lockStock(transaction, goods);
  // Orders that were being placed while the locks were awaited have changed the stock.
  return listBulkRows(transaction, ids);
}

/** Writes changed fields of locked products, and records them as one entry. Returns its id. */
export async function changeFields(context: Changing, transaction: Transaction<DB>, changed: readonly Changed[]): Promise<number | null> {
  await writeFields(context, transaction, changed);
  return recordFields(context, transaction, randomUUID(), changed);
}

const Recorded = z.record(
  z.string(),
  z.object({
    price: z.int().optional(),
    discount_price: z.int().optional(),
    category_id: z.int().optional(),
    sub_category_id: z.int().nullable().optional(),
    is_published: z.boolean().optional(),
    stock: z.record(z.string(), z.int()).optional(),
  }),
);
type RecordedFields = z.infer<typeof Recorded>[string];

/** Reverses a recorded change of products: items that were sold since stay sold. Throws 409 if somebody has changed one of the fields. */
export function restoreProducts(context: Changing, entry: { subject_id: string; before: unknown; after: unknown }): Promise<void> {
  const [before, after] = [Recorded.parse(entry.before), Recorded.parse(entry.after)];
  return inTransaction(context.db, async (transaction) => {
    const ids = Object.keys(after).map(Number);
    const rows = await lockBulkRows(transaction, ids);
    if (rows.length < ids.length) throw operatorError('conflict', 'One of these products does not exist any more.');
    const changed = rows.map((row) => ({ row, after: restoredFields(row, before[row.id] ?? {}, after[row.id] ?? {}) }));
    await writeFields(context, transaction, changed);
    await recordFields(context, transaction, entry.subject_id, changed);
  });
}

function restoredFields(row: BulkRow, { stock: formerStock = {}, ...former }: RecordedFields, after: RecordedFields): BulkFields {
  const { stock: setTo = {}, ...fields } = after;
  const now: Record<string, unknown> = row;
  if (Object.entries(fields).some(([name, value]) => now[name] !== value))
    throw operatorError('conflict', 'Somebody has changed one of these products since.');
  const variants = row.variants.map(({ id, stock }) => ({ id, stock: stock + (formerStock[id] ?? 0) - (setTo[id] ?? 0) }));
  if (variants.some(({ stock }) => stock < 0)) throw operatorError('conflict', 'Some of the added items are sold already.');
  const { price, discount_price, category_id, sub_category_id, is_published } = row;
  const current = { price, discount_price, category_id, sub_category_id, is_published };
  return { ...current, ...Object.fromEntries(Object.entries(former).filter(([, value]) => value !== undefined)), variants };
}

/** A product and its fields after the change. */
type Changed = { row: BulkRow; after: BulkFields };

async function writeFields(context: Changing, transaction: Transaction<DB>, changed: readonly Changed[]): Promise<void> {
  const now = context.clock.now();
  const ids = changed.map(({ row }) => row.id);
  if (ids.length === 0) return;
  const records = changed.map(
    ({ row: { id, shop_active }, after: { price, discount_price, category_id, sub_category_id, is_published } }) => ({
      ...{ id, price, discount_price, category_id, sub_category_id },
      active: is_published && shop_active,
      hidden_with_shop: is_published && !shop_active,
    }),
  );
  await updateBulkRows(transaction, records);
  const isMoved = changed.some(({ row, after }) => row.category_id !== after.category_id || row.sub_category_id !== after.sub_category_id);
  const stock = changed.flatMap(({ row, after }) =>
    after.variants
      .filter(({ id, stock }) => row.variants.some((variant) => variant.id === id && variant.stock !== stock))
      .map(({ id, stock }) => ({ product_id: row.id, variant_id: id, to: stock })),
  );
  await setStock(transaction, stock, { ...context, reason: 'count' });
  // Only a category is part of what a search finds.
  await (isMoved ? refreshImported(transaction, ids, now) : refreshStock(transaction, ids, now));
  await bumpTags(transaction, ['catalog', 'stock']);
}

/** One entry for all: it is undone as a whole. */
function recordFields(context: Changing, transaction: Transaction<DB>, id: string, changed: readonly Changed[]): Promise<number | null> {
  const differences = changed.map(({ row, after }) => ({ id: row.id, before: difference(row, after), after: difference(after, row) }));
  const side = (name: 'before' | 'after') => Object.fromEntries(differences.map((each) => [each.id, each[name]]));
  const change = { before: side('before'), after: side('after') };
  return recordAudit(transaction, context, { action: 'product.bulk', subject: { kind: 'products', id }, ...change });
}

/** The fields of the first that the second has differently. */
function difference(one: BulkFields, other: BulkFields): RecordedFields {
  const stocks = one.variants.filter(({ id, stock }) => other.variants.some((variant) => variant.id === id && variant.stock !== stock));
  return {
    ...(one.price !== other.price && { price: one.price }),
    ...(one.discount_price !== other.discount_price && { discount_price: one.discount_price }),
    ...(one.category_id !== other.category_id && { category_id: one.category_id }),
    ...(one.sub_category_id !== other.sub_category_id && { sub_category_id: one.sub_category_id }),
    ...(one.is_published !== other.is_published && { is_published: one.is_published }),
    ...(stocks.length > 0 && { stock: Object.fromEntries(stocks.map(({ id, stock }) => [id, stock])) }),
  };
}

async function presentPlans(context: Changing, transaction: Transaction<DB>, planned: readonly Planned[]): Promise<BulkResult['products']> {
  const { categories } = await listLabels(transaction);
  const present = ({ price, discount_price, category_id, sub_category_id, is_published, variants }: BulkFields): BulkState => ({
    price: toWire(price),
    discount_price: discount_price === 0 ? null : toWire(discount_price),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    category: pickText(categories.get(sub_category_id ?? category_id)?.name, context),
    is_published,
  });
  return planned.map(({ row, plan }) => ({
    id: row.id,
    name: pickText(row.name, context),
    before: present(row),
    after: present(plan.after),
    problem: plan.problem,
  }));
}
