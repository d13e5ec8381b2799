import type { CallBody } from '@souk/contract/calls';
import { fromWire } from '@souk/money/currency';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { getShopDefaults } from '../../modules/catalog/queries/low-stock.ts';
import { findContentLocale } from '../../modules/catalog/queries/managed-product.ts';
import {
  deleteShop,
  type EditableShop,
  listProductsOfShop,
  lockShop,
  shopTexts,
  updateShop,
} from '../../modules/catalog/queries/panel/managed-shops.ts';
import { insertShop, listShopSlugs } from '../../modules/catalog/queries/shops.ts';
import { enqueueRefresh } from '../../modules/catalog/refresh/enqueue-refresh.ts';
import { checkBands } from '../../modules/checkout/manage-charges.ts';
import { replaceDeliveryBands } from '../../modules/checkout/queries/checkout.ts';
import { operatorError } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkVersion } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { freeSlug, slugOf } from '../../platform/text/slug.ts';
import { mergeTexts, type Texts } from '../../platform/text/texts.ts';
import { getManagedShop } from './read-shops.ts';

type Saving = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Fields = Omit<CallBody<'POST /admin/shops'>, 'slug'>;

const texts = z.record(z.string(), z.string());

/** The fields of an entry of the audit log. */
const RecordedShop = z.object({
  ...{ name: texts, tagline: texts, description: texts, address: texts },
  phone: z.string().nullable(),
  logo_id: z.int().nullable(),
  banner_id: z.int().nullable(),
  delivery_days_min: z.int(),
  delivery_days_max: z.int(),
  delivery: z.array(z.object({ from: z.int(), to: z.int().nullable(), charge: z.int() })),
  holiday_from: z.string().nullable(),
  back_on: z.string().nullable(),
  return_days: z.int().nullable(),
  low_stock: z.int().nullable(),
});

/** Creates an open shop. Returns its id. */
export function createManagedShop(context: Saving, { slug, ...fields }: Fields & { slug: string }): Promise<number> {
  return writingShops(context, async (transaction) => {
    const record = await recordOf(transaction, fields);
    const { delivery, ...columns } = record;
    const free = slug || (await makeSlug(transaction, record.name));
    const { id } = await insertShop(transaction, { ...columns, ...shopTexts(record), slug: free });
    await writeBands(transaction, id, delivery);
    await bumpTags(transaction, ['catalog', 'settings']);
    await recordAudit(transaction, context, { action: 'shop.add', subject: { kind: 'shop', id }, after: { ...record, slug: free } });
    return id;
  });
}

/** Removes a shop that was created by mistake and has no products, vouchers or orders. */
export function removeShop(context: Saving, id: number): Promise<void> {
  return writingShops(context, async (transaction) => {
    await lockShop(transaction, id);
    const { editable, slug } = await getManagedShop(transaction, id);
    await writeBands(transaction, id, []);
    await deleteShop(transaction, id);
    await bumpTags(transaction, ['catalog', 'settings']);
    await recordAudit(transaction, context, { action: 'shop.remove', subject: { kind: 'shop', id }, before: { ...editable, slug } });
  });
}

/** Saves a shop over the version that the operator saw. */
export function saveShop(context: Saving, { id, version, ...fields }: Fields & { id: number; version: string }): Promise<void> {
  return writingShops(context, async (transaction) => {
    await lockShop(transaction, id);
    const { editable } = await getManagedShop(transaction, id);
    checkVersion(editable, version);
    await writeShop(context, transaction, { id, former: editable, record: await recordOf(transaction, fields) });
  });
}

/** Writes the former fields of an entry again. */
export function restoreShop(context: Saving, entry: { subject_id: string; before: unknown }): Promise<void> {
  const before = RecordedShop.partial().parse(entry.before);
  const id = Number(entry.subject_id);
  return writingShops(context, async (transaction) => {
    await lockShop(transaction, id);
    const { editable } = await getManagedShop(transaction, id);
    await writeShop(context, transaction, { id, former: editable, record: RecordedShop.parse({ ...editable, ...before }) });
  });
}

type Written = { id: number; former: EditableShop; record: EditableShop };

async function writeShop(context: Saving, transaction: Transaction<DB>, { id, former, record }: Written): Promise<void> {
  const change = changedFields(former, record);
  await updateShop(transaction, id, record);
  if ('delivery' in change.after) await writeBands(transaction, id, record.delivery);
  // The name of a shop is among the words that a search finds.
  if ('name' in change.after) await enqueueRefresh(transaction, await listProductsOfShop(transaction, id));
  await bumpTags(transaction, ['catalog', 'settings']);
  await recordAudit(transaction, context, { action: 'shop.change', subject: { kind: 'shop', id }, ...change });
}

async function recordOf(transaction: Transaction<DB>, fields: Fields): Promise<EditableShop> {
  const { name, tagline, description, address, delivery, delivery_days_min, delivery_days_max } = fields;
  const written = { name: mergeTexts({}, name), tagline: mergeTexts({}, tagline) };
  if (!written.name[await findContentLocale(transaction)]) throw operatorError('invalid', 'is needed in the default language', 'name');
  if (delivery_days_min > delivery_days_max) throw operatorError('invalid', 'must not be less than the shortest time', 'delivery_days_max');
  const bands = delivery.map(({ from, to, charge }) => ({ from, to, charge: fromWire(charge) }));
  checkBands(bands, 'delivery');
  const { phone, logo_id, banner_id, holiday_from, back_on, return_days, low_stock } = fields;
  checkHoliday(holiday_from, back_on);
  await checkReturnDays(transaction, return_days);
  return {
    ...written,
    description: mergeTexts({}, description),
    address: mergeTexts({}, address),
    ...{ phone, logo_id, banner_id, delivery_days_min, delivery_days_max },
    delivery: bands,
    ...{ holiday_from, back_on, return_days, low_stock },
  };
}

function checkHoliday(from: string | null, backOn: string | null): void {
  if (from === null && backOn === null) return;
  if (from === null) throw operatorError('invalid', 'is needed with the day of return', 'holiday_from');
  if (backOn === null || backOn <= from) throw operatorError('invalid', 'must be a day after the first day away', 'back_on');
}

/** A shop may only give shoppers more time than the marketplace does. */
async function checkReturnDays(transaction: Transaction<DB>, days: number | null): Promise<void> {
  const needed = (await getShopDefaults(transaction)).return_days;
  if (days === null || needed === null || days >= needed) return;
  throw operatorError('invalid', { text: 'must be at least {days}, the days of the marketplace', with: { days: needed } }, 'return_days');
}

async function makeSlug(transaction: Transaction<DB>, name: Texts): Promise<string> {
  const made = slugOf(name.en ?? Object.values(name)[0] ?? '').slice(0, 70);
  const slug = /[^0-9]/.test(made) ? made.replace(/-$/, '') : ['shop', made].filter(Boolean).join('-');
  return freeSlug(slug, await listShopSlugs(transaction, slug));
}

async function writeBands(transaction: Transaction<DB>, shopId: number, bands: EditableShop['delivery']): Promise<void> {
  const rows = bands.map(({ from, to, charge }) => ({ shop_id: shopId, from_quantity: from, to_quantity: to, charge }));
  await replaceDeliveryBands(transaction, shopId, rows);
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** A transaction whose broken references are errors that an operator understands. */
async function writingShops<Result>({ db }: Pick<Context, 'db'>, work: (transaction: Transaction<DB>) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (hasCode(error, uniqueViolation)) throw operatorError('invalid', 'is the slug of another shop', 'slug');
    if (!hasCode(error, foreignKeyViolation)) throw error;
    const { constraint } = Object(error);
    if (constraint === 'shops_logo_id_fkey') throw operatorError('invalid', 'does not exist', 'logo_id');
    if (constraint === 'shops_banner_id_fkey') throw operatorError('invalid', 'does not exist', 'banner_id');
    throw operatorError('conflict', 'The shop has products, orders or vouchers.');
  }
}
