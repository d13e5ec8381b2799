import { createHash } from 'node:crypto';
import type { ShopDelivery } from '@souk/contract/back-office/settings/delivery';
import type { CallAnswer, CallBody } from '@souk/contract/calls';
import { fromWire, toWire } from '@souk/money/currency';
import { z } from 'zod';
import type { Context, ReadContext } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { priceCheckout } from './domain/price-checkout.ts';
import { checkBands, type DeliveryBand } from './manage-charges.ts';
import {
  type DeliveryRow,
  getDefaultCurrency,
  listActiveTaxes,
  listDeliveryBands,
  lockShopId,
  replaceDeliveryBands,
} from './queries/checkout.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Reading = Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>;

/** The delivery charges of every shop, and the currency that they are in. */
export async function readDelivery(context: Reading): Promise<CallAnswer<'GET /admin/delivery'>> {
  const [rows, { name }] = await Promise.all([listDeliveryBands(context.read), getDefaultCurrency(context.read)]);
  return { shops: rows.map((row) => present(row, context)), currency: name };
}

export async function readShopDelivery(context: Reading, id: number): Promise<ShopDelivery> {
  return present(await getShop(context, id), context);
}

/** By its slug or its id. `bands` are in minor units, `version` names the bands that the operator saw. */
type Replacing = { shop: { slug: string } | { id: number }; bands: readonly DeliveryBand[]; version?: string | undefined };

/** Replaces the delivery charges of a shop. Existing orders do not change. Returns the id of the entry. */
export function replaceDelivery(context: Acting, { shop, bands, version }: Replacing): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    checkBands(bands, 'slug' in shop ? 'band' : 'bands');
    const slug = 'slug' in shop ? shop.slug : (await getShop({ read: transaction }, shop.id)).slug;
    const id = await lockShopId(transaction, slug);
    if (id === undefined)
      throw operatorError('not-found', { text: 'There is no shop "{shop}".', with: { shop: slug }, hint: '"shops list" lists them' });
    const former = await getShop({ read: transaction }, id);
    if (version !== undefined && version !== versionOf(former)) throw operatorError('conflict', 'Somebody else has changed these charges.');
    const rows = bands.map(({ from, to, charge }) => ({ shop_id: id, from_quantity: from, to_quantity: to, charge }));
    await replaceDeliveryBands(transaction, id, rows);
    await bumpTags(transaction, ['catalog']);
    const change = { before: { bands: former.bands }, after: { bands: bands.map(({ from, to, charge }) => ({ from, to, charge })) } };
    return recordAudit(transaction, context, { action: 'delivery.change', subject: { kind: 'delivery', id }, ...change });
  });
}

const Recorded = z.object({ bands: z.array(z.object({ from: z.int(), to: z.int().nullable(), charge: z.int() })) });

/** Writes the former charges of an entry again. */
export function restoreDelivery(context: Acting, { subject_id, before }: { subject_id: string; before: unknown }): Promise<number | null> {
  return replaceDelivery(context, { shop: { id: Number(subject_id) }, bands: readBands(Recorded.parse(before).bands.map(toWireBand)) });
}

/** The bands of a call, in minor units. */
export function readBands(bands: readonly { from: number; to: number | null; charge: number }[]): DeliveryBand[] {
  return bands.map(({ charge, ...band }) => ({ ...band, charge: fromWire(charge) }));
}

/** The amounts of a basket in a shop: the same function prices it at checkout. Vouchers and memberships come on top. */
export async function testDelivery(
  context: Reading,
  id: number,
  { lines }: CallBody<'POST /admin/delivery/{id}/test'>,
): Promise<CallAnswer<'POST /admin/delivery/{id}/test'>> {
  const [{ bands }, taxes] = await Promise.all([getShop(context, id), listActiveTaxes(context.read)]);
  const { sum } = priceCheckout([{ shop_id: id, lines: lines.map(({ price, quantity }) => ({ price: fromWire(price), quantity })) }], {
    vouchers: [],
    taxes,
    bands: bands.map(({ from, to, charge }) => ({ shop_id: id, from_quantity: from, to_quantity: to, charge })),
    membership: null,
    named_voucher_id: null,
  });
  return {
    quantity: lines.reduce((all, { quantity }) => all + quantity, 0),
    total: toWire(sum.total),
    taxes: sum.taxes.map(({ tax, amount }) => ({ name: pickText(tax.name, context), amount: toWire(amount) })),
    delivery: toWire(sum.delivery),
    payable: toWire(sum.payable),
  };
}

async function getShop({ read }: Pick<ReadContext, 'read'>, id: number): Promise<DeliveryRow> {
  const row = (await listDeliveryBands(read, id))[0];
  if (!row) throw operatorError('not-found', { text: 'There is no shop {id}.', with: { id } });
  return row;
}

function present(row: DeliveryRow, languages: Languages): ShopDelivery {
  const { id, name, active, bands } = row;
  return { id, name: pickText(name, languages), is_active: active, bands: bands.map(toWireBand), version: versionOf(row) };
}

function toWireBand({ from, to, charge }: DeliveryRow['bands'][number]) {
  return { from, to, charge: toWire(charge) };
}

function versionOf({ bands }: DeliveryRow): string {
  return createHash('sha256').update(JSON.stringify(bands)).digest('base64url').slice(0, 16);
}
