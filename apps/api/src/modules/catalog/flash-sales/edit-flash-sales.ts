import { toWire } from '@souk/money/currency';
import type { Selectable, Transaction } from 'kysely';
import type { DB, FlashSales } from '../../../../db/schema.ts';
import { operatorError } from '../../../platform/app-error.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { mergeTexts, type Texts } from '../../../platform/text/texts.ts';
import {
  findProductBySlug,
  insertFlashSale,
  listFlashSalesForOperator,
  listOfferedProducts,
  listOffersForOperator,
  lockFlashSale,
  type OperatorFlashSale,
  type OperatorOffer,
  removeOffer,
  updateFlashSaleRow,
  upsertOffer,
} from '../queries/flash-sales.ts';
import { refreshProducts } from '../refresh/refresh-products.ts';

export async function getFlashSaleForOperator(
  read: ReadDatabase<DB>,
  id: number,
  now: Date,
): Promise<OperatorFlashSale & { offers: OperatorOffer[] }> {
  const [sale] = await listFlashSalesForOperator(read, now, id);
  if (!sale) throw operatorError('not-found', `There is no flash sale ${id}; "flash-sales list" lists them`);
  return { ...sale, offers: await listOffersForOperator(read, id) };
}

/** Converts amounts to the API's format. */
export function presentFlashSaleForOperator({ offers, ...sale }: OperatorFlashSale & { offers: OperatorOffer[] }) {
  return { ...sale, offers: offers.map((offer) => ({ ...offer, usual_price: toWire(offer.usual_price), price: toWire(offer.price) })) };
}

/** `product` is a slug; `quantity` is the number of items at this price. */
type NewOffer = { product: string; price: number; quantity: number };

export type FlashSaleChange = {
  name: Texts;
  description: Texts;
  starts_at: Date | undefined;
  ends_at: Date | undefined;
  /** New offers, and existing ones with another price or quantity. */
  offers: readonly NewOffer[];
  /** Slugs of products to remove. */
  removed: readonly string[];
};

export async function createFlashSale(
  transaction: Transaction<DB>,
  change: FlashSaleChange & { starts_at: Date; ends_at: Date },
  clock: Clock,
): Promise<number> {
  if (change.starts_at >= change.ends_at) throw operatorError('invalid', 'must be after its start', 'ends');
  const id = await insertFlashSale(transaction, {
    name: JSON.stringify(change.name),
    description: JSON.stringify(change.description),
    starts_at: change.starts_at,
    ends_at: change.ends_at,
  });
  await upsertOffers(transaction, id, change.offers);
  await refreshSale(transaction, id, clock);
  return id;
}

export async function updateFlashSale(transaction: Transaction<DB>, id: number, change: FlashSaleChange, clock: Clock): Promise<void> {
  const former = await lockSaleOrThrow(transaction, id);
  const starts_at = change.starts_at ?? former.starts_at;
  const ends_at = change.ends_at ?? former.ends_at;
  if (starts_at >= ends_at) throw operatorError('invalid', 'must be after its start', 'ends');
  const texts = {
    name: JSON.stringify(mergeTexts(former.name, change.name)),
    description: JSON.stringify(mergeTexts(former.description, change.description)),
  };
  await updateFlashSaleRow(transaction, id, { ...texts, starts_at, ends_at });
  const removed = await removeOffers(transaction, id, change.removed);
  await upsertOffers(transaction, id, change.offers);
  await refreshSale(transaction, id, clock, removed);
}

/** Ends a running sale now, or disables one that has not started. */
export async function endFlashSale(transaction: Transaction<DB>, id: number, clock: Clock): Promise<void> {
  const now = clock.now();
  const former = await lockSaleOrThrow(transaction, id);
  if (!former.active || former.ends_at <= now) throw operatorError('conflict', `The flash sale ${id} has ended already`);
  await updateFlashSaleRow(transaction, id, former.starts_at < now ? { ends_at: now } : { active: false });
  await refreshSale(transaction, id, clock);
}

async function lockSaleOrThrow(transaction: Transaction<DB>, id: number): Promise<Selectable<FlashSales>> {
  const sale = await lockFlashSale(transaction, id);
  if (!sale) throw operatorError('not-found', `There is no flash sale ${id}; "flash-sales list" lists them`);
  return sale;
}

async function upsertOffers(transaction: Transaction<DB>, saleId: number, offers: readonly NewOffer[]): Promise<void> {
  for (const [index, { product, price, quantity }] of offers.entries()) {
    const { id, usual_price } = await getProduct(transaction, product);
    if (price <= 0 || price >= usual_price)
      throw operatorError('invalid', `: the sale price of "${product}" must be above 0 and below its regular price`, 'product');
    const isWritten = await upsertOffer(transaction, { saleId, productId: id, price, quantity, index });
    if (!isWritten) throw operatorError('invalid', `: more than ${quantity} of "${product}" are sold already`, 'product');
  }
}

async function removeOffers(transaction: Transaction<DB>, saleId: number, slugs: readonly string[]): Promise<number[]> {
  const removed: number[] = [];
  for (const slug of slugs) {
    const product = await getProduct(transaction, slug);
    const isRemoved = await removeOffer(transaction, saleId, product.id);
    if (!isRemoved) throw operatorError('invalid', `: "${slug}" is not in this sale`, 'remove');
    removed.push(product.id);
  }
  return removed;
}

async function getProduct(transaction: Transaction<DB>, slug: string): Promise<{ id: number; usual_price: number }> {
  const product = await findProductBySlug(transaction, slug);
  if (!product) throw operatorError('not-found', `: there is no product "${slug}"; "products export" lists them`, 'product');
  return product;
}

/** Updates the prices of all products concerned; the bumped tags make every process read the new start and end. */
async function refreshSale(transaction: Transaction<DB>, id: number, clock: Clock, removed: readonly number[] = []): Promise<void> {
  await refreshProducts(transaction, [...(await listOfferedProducts(transaction, id)), ...removed], clock);
  await bumpTags(transaction, ['catalog', 'stock']);
}
