import { percentOf, subtractAmounts } from '@souk/money/amount';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { notFound, operatorError } from '../../../platform/app-error.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { checkVersion } from '../../../platform/audit/version-of.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import { addDays } from '../../../platform/clock/day-range.ts';
import { hasCode } from '../../../platform/database/database-errors.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { getOfferLimits } from '../../../platform/settings/offer-limits.ts';
import { mergeTexts } from '../../../platform/text/texts.ts';
import { findContentLocale } from '../queries/managed-product.ts';
import {
  type CheckedProduct,
  deleteSale,
  type EditableFlashSale,
  findManagedFlashSale,
  insertSale,
  listCheckedProducts,
  lockFlashSales,
  type ManagedFlashSaleRow,
  replaceOffers,
  updateSale,
} from '../queries/panel/managed-flash-sales.ts';
import { refreshProducts } from '../refresh/refresh-products.ts';
import { listShopOffers } from './queries/shop-sales.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
export type FlashSaleTerms = Omit<EditableFlashSale, 'active'>;

const texts = z.record(z.string(), z.string());

/** The fields of an entry of the audit log. */
const RecordedSale = z.object({
  ...{ name: texts, description: texts, picture_id: z.int().nullable() },
  starts_at: z.string(),
  ends_at: z.string(),
  active: z.boolean(),
  funded_by: z.enum(['shop', 'marketplace']),
  offers: z.array(z.object({ product_id: z.int(), price: z.int(), quantity: z.int(), position: z.int() })),
});

export async function getFlashSale(read: ReadDatabase<DB>, id: number, now: Date): Promise<ManagedFlashSaleRow> {
  const row = await findManagedFlashSale(read, id, now);
  if (!row) throw operatorError('not-found', { text: 'There is no flash sale {id}.', with: { id }, hint: '"flash-sales list" lists them' });
  return row;
}

/** Creates a flash sale, which starts and ends automatically; that of a member of a shop is a sale of the shop. Returns its id. */
export function createFlashSale(context: Acting, terms: FlashSaleTerms): Promise<number> {
  return writingSales(context, async (transaction) => {
    const record = { ...terms, active: true };
    await checkSale(context, transaction, { id: 0, former: undefined, record });
    const id = await insertSale(transaction, record, sellingShop(context));
    await replaceOffers(transaction, id, record.offers);
    await refreshSale(context, transaction, [record]);
    await recordAudit(transaction, context, { action: 'flash-sale.add', subject: subjectOf(id), after: record });
    return id;
  });
}

type SaleChange = { id: number; version?: string | undefined; decide: (former: EditableFlashSale) => Partial<EditableFlashSale> };

/** Changes a flash sale: `decide` returns the fields that change. */
export function changeFlashSale(context: Acting, { id, version, decide }: SaleChange): Promise<number | null> {
  return writingSales(context, async (transaction) => {
    const { editable: former } = await getOwnSale(context, transaction, id);
    checkVersion(former, version);
    const record = withMoments(former, { ...former, ...decide(former) });
    await checkSale(context, transaction, { id, former, record });
    return writeSale(context, transaction, { id, former, record, action: 'flash-sale.change' });
  });
}

/** Writes the former fields of an entry again. */
export function restoreFlashSale(context: Acting, entry: { subject_id: string; before: unknown }): Promise<number | null> {
  const before = RecordedSale.partial().parse(entry.before);
  return changeFlashSale(context, { id: Number(entry.subject_id), decide: (former) => RecordedSale.parse({ ...former, ...before }) });
}

/** Ends a running sale now, or disables one that has not started. */
export function endFlashSale(context: Acting, { id, version }: { id: number; version?: string | undefined }): Promise<number | null> {
  return writingSales(context, async (transaction) => {
    const now = context.clock.now();
    const { editable: former, state } = await getOwnSale(context, transaction, id);
    checkVersion(former, version);
    if (state === 'ended') throw operatorError('conflict', { text: 'The flash sale {id} has ended already.', with: { id } });
    const hasStarted = new Date(former.starts_at) < now;
    const record = hasStarted ? { ...former, ends_at: now.toISOString() } : { ...former, active: false };
    return writeSale(context, transaction, { id, former, record, action: 'flash-sale.end' });
  });
}

/** Removes a sale of which nothing was sold. */
export function removeFlashSale(context: Acting, id: number): Promise<number | null> {
  return writingSales(context, async (transaction) => {
    const { editable, sold } = await getOwnSale(context, transaction, id);
    if (sold > 0) throw operatorError('conflict', 'Items of it were sold already.');
    await deleteSale(transaction, id);
    await refreshSale(context, transaction, [editable]);
    return recordAudit(transaction, context, { action: 'flash-sale.remove', subject: subjectOf(id), before: editable });
  });
}

/** A member of a shop changes the sales of the shop. Another sale is one that does not exist. */
async function getOwnSale(context: Acting, transaction: Transaction<DB>, id: number): Promise<ManagedFlashSaleRow> {
  const sale = await getFlashSale(transaction, id, context.clock.now());
  const shopId = sellingShop(context);
  if (shopId !== null && sale.shop_id !== shopId) throw notFound('Flash sale not found');
  return sale;
}

function sellingShop({ operator }: Acting): number | null {
  return operator?.kind === 'seller' ? operator.shop_id : null;
}

type Written = { id: number; former: EditableFlashSale; record: EditableFlashSale; action: string };

async function writeSale(context: Acting, transaction: Transaction<DB>, { id, former, record, action }: Written): Promise<number | null> {
  await updateSale(transaction, id, record);
  if (record.offers !== former.offers) await replaceOffers(transaction, id, record.offers);
  await refreshSale(context, transaction, [former, record]);
  // A removed product that was sold stays, so the stored state may differ from the given one.
  const { editable: after } = await getFlashSale(transaction, id, context.clock.now());
  return recordAudit(transaction, context, { action, subject: subjectOf(id), ...changedFields(former, after) });
}

type Checked = { id: number; former: EditableFlashSale | undefined; record: EditableFlashSale };

async function checkSale(context: Acting, transaction: Transaction<DB>, { id, former, record }: Checked): Promise<void> {
  const shopId = sellingShop(context);
  if (shopId !== null) return checkShopSale(transaction, shopId, { id, former, record });
  const { name, starts_at, ends_at, offers, active } = record;
  if (!name[await findContentLocale(transaction)]) throw operatorError('invalid', 'is needed in the default language', 'name');
  checkTimes(record);
  const checked = await listCheckedProducts(transaction, { ids: productIds(offers), saleId: id, starts: starts_at, ends: ends_at });
  for (const offer of offers) {
    const product = checked.find((each) => each.id === offer.product_id);
    if (!product)
      throw operatorError('invalid', { text: ': there is no product {product_id}', with: { product_id: offer.product_id } }, 'offers');
    checkOffer(offer, product, { isSamePrice: hasOffer(former, offer), isActive: active });
  }
}

/** The checks of a sale of a shop. Its products may be in other sales at that time: the lower price counts. */
async function checkShopSale(transaction: Transaction<DB>, shopId: number, { id, former, record }: Checked): Promise<void> {
  checkTimes(record);
  const [starts, ends] = [new Date(record.starts_at), new Date(record.ends_at)];
  const { percent, days } = await getOfferLimits(transaction);
  if (ends > addDays(starts, days))
    throw operatorError('invalid', { text: 'cannot be more than {days} days after the start', with: { days } }, 'ends_at');
  const products = await listShopOffers(shopId, transaction, { ids: productIds(record.offers), saleId: id, starts, ends });
  for (const offer of record.offers) {
    const product = products.find(({ product_id }) => product_id === offer.product_id);
    if (!product) throw notFound('Product not found');
    if (hasOffer(former, offer)) continue;
    const name = mergeTexts(product.name, {});
    checkPrice(offer, product);
    if (offer.price < subtractAmounts(product.regular_price, percentOf(product.regular_price, percent)))
      throw operatorError(
        'invalid',
        { text: ': the marketplace allows at most {percent} percent less for "{name}"', with: { percent, name } },
        'offers',
      );
  }
}

type Offer = EditableFlashSale['offers'][number];

function checkTimes({ starts_at, ends_at }: EditableFlashSale): void {
  if (new Date(starts_at) >= new Date(ends_at)) throw operatorError('invalid', 'must be after its start', 'ends_at');
}

function productIds(offers: readonly Offer[]): number[] {
  const ids = offers.map(({ product_id }) => product_id);
  if (new Set(ids).size < ids.length) throw operatorError('invalid', ': a product is in the list twice', 'offers');
  return ids;
}

/** Whether the sale had the product at this price. */
function hasOffer(sale: EditableFlashSale | undefined, { product_id, price }: Offer): boolean {
  return sale?.offers.some((each) => each.product_id === product_id && each.price === price) ?? false;
}

function checkPrice({ price }: Pick<Offer, 'price'>, product: { name: unknown; regular_price: number }): void {
  if (price > 0 && price < product.regular_price) return;
  const name = mergeTexts(product.name, {});
  throw operatorError(
    'invalid',
    { text: ': the sale price of "{name}" must be above 0 and below its regular price', with: { name } },
    'offers',
  );
}

/** A stored price may stay although the regular price has changed since. */
function checkOffer(
  { price, quantity }: Offer,
  product: CheckedProduct,
  { isSamePrice, isActive }: { isSamePrice: boolean; isActive: boolean },
) {
  const name = mergeTexts(product.name, {});
  if (!isSamePrice) checkPrice({ price }, product);
  if (quantity < product.sold)
    throw operatorError('invalid', { text: ': more than {quantity} of "{name}" are sold already', with: { quantity, name } }, 'offers');
  if (isActive && quantity > product.sold && product.busy_id !== null) {
    const sale = mergeTexts(product.busy_name, {});
    throw operatorError('invalid', { text: ': "{name}" is in the flash sale "{sale}" at that time', with: { name, sale } }, 'offers');
  }
}

/** A time that did not change remains as it is stored, because calls have milliseconds only. */
function withMoments(stored: EditableFlashSale, record: EditableFlashSale): EditableFlashSale {
  const momentOf = (field: 'starts_at' | 'ends_at') =>
    new Date(stored[field]).getTime() === new Date(record[field]).getTime() ? stored[field] : record[field];
  return { ...record, starts_at: momentOf('starts_at'), ends_at: momentOf('ends_at') };
}

/** Updates the prices of all products concerned; the bumped tags make every process read the new start and end. */
async function refreshSale({ clock }: Acting, transaction: Transaction<DB>, sales: readonly EditableFlashSale[]): Promise<void> {
  const ids = sales.flatMap(({ offers }) => offers.map(({ product_id }) => product_id));
  await refreshProducts(transaction, [...new Set(ids)], clock);
  await bumpTags(transaction, ['catalog', 'stock']);
}

function subjectOf(id: number) {
  return { kind: 'flash-sale', id };
}

const foreignKeyViolation = '23503';

/** A transaction in which nobody else plans a sale. */
async function writingSales<Result>({ db }: Acting, work: (transaction: Transaction<DB>) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(db, async (transaction) => {
      await lockFlashSales(transaction);
      return work(transaction);
    });
  } catch (error) {
    if (!hasCode(error, foreignKeyViolation)) throw error;
    if (Object(error).constraint === 'flash_sales_thumbnail_id_fkey') throw operatorError('invalid', 'does not exist', 'picture_id');
    throw operatorError('conflict', 'Orders refer to the flash sale.');
  }
}
