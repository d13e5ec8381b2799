import { fromWire } from '@souk/money/currency';
import { formatPrice } from '@souk/money/format';
import { z } from 'zod';
import { getOrderByCode } from '../../modules/orders/manage-orders.ts';
import { listManagedLines } from '../../modules/orders/queries/managed-order.ts';
import { listParcels } from '../../modules/orders/queries/parcels.ts';
import { operatorError } from '../../platform/app-error.ts';
import { previewRefund, refundLines } from '../../workflows/change-order/refund-lines.ts';
import { readManagedOrder } from '../../workflows/manage-orders/manage-orders.ts';
import { addParcel, changeParcel, deliverParcel, removeParcel, shipParcel } from '../../workflows/send-parcels/send-parcels.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { flag, operand, option, options, rowId, words } from '../framework/fields.ts';
import { formatTime, renderTable } from '../framework/tables.ts';

const orderCode = operand('code', 'Code of the order, such as SK-7F3K9Q', words(20));
const parcelId = operand('parcel', 'Id of the parcel, as "parcels list" prints it', rowId());

/** `12=2`: two items of the line 12. */
const lineQuantity = z
  .string()
  .regex(/^[1-9]\d{0,11}=[1-9]\d{0,3}$/, { error: 'must be a line and a quantity, such as 12=2' })
  .transform((typed) => {
    const [line_id = 0, quantity = 0] = typed.split('=').map(Number);
    return { line_id, quantity };
  });
const items = options('line=quantity', 'Items of a line of the order, as "parcels list" prints them; may be repeated', lineQuantity);

const webAddress = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s"<>]+$/, { error: 'must be an address that starts with https://' });
const parcelFields = {
  tracking: option('number', 'Tracking number', words(80).nullable().default(null)),
  url: option('address', 'Page of the carrier that shows where the parcel is', webAddress.nullable().default(null)),
};

const parcelsList = defineCommand({
  name: 'parcels list',
  summary: 'List the lines of an order with their ids, and its parcels.',
  examples: ['parcels list SK-7F3K9Q', 'parcels list SK-7F3K9Q --json'],
  fields: { code: orderCode },
  async run({ code }, { context, print }) {
    const { order, lines, parcels } = await readManagedOrder(context, code);
    const lineRows = lines.map((line) => [
      line.id,
      [line.name, line.options].filter(Boolean).join(', '),
      line.quantity,
      line.packed,
      line.refunded,
    ]);
    const parcelRows = parcels.map((parcel) => [
      parcel.id,
      parcel.carrier,
      parcel.tracking_number ?? '',
      parcel.lines.map(({ line_id, quantity }) => `${line_id}=${quantity}`).join(' '),
      parcel.shipped_at ? formatTime(parcel.shipped_at) : '',
      parcel.delivered_at ? formatTime(parcel.delivered_at) : '',
    ]);
    const tables = [
      renderTable(['line', 'product', 'quantity', 'packed', 'refunded'], lineRows),
      renderTable(['parcel', 'carrier', 'tracking', 'items', 'handed over', 'delivered'], parcelRows),
    ];
    print({ code: order.code, lines, parcels }, tables.join('\n\n'));
  },
});

const parcelsAdd = defineCommand({
  name: 'parcels add',
  summary: 'Add a parcel with items of a confirmed order.',
  details: 'Without --items the parcel has everything that no other parcel has.',
  examples: ['parcels add SK-7F3K9Q "Blue Dart" --tracking 7391', 'parcels add SK-7F3K9Q "Blue Dart" --items 12=2 --items 13=1'],
  fields: { code: orderCode, carrier: operand('carrier', 'Name of the carrier', words(80)), items, ...parcelFields },
  async run({ code, carrier, items: chosen, tracking, url }, { context, print }) {
    const { id: orderId } = await getOrderByCode(context, code);
    const lines = chosen.length > 0 ? chosen : await listUnpacked(context.db, orderId);
    if (lines.length === 0) throw operatorError('conflict', `All items of ${code} are in parcels.`);
    await addParcel(context, { orderId, carrier, tracking_number: tracking, tracking_url: url, lines });
    const parcel = (await listParcels(context.db, orderId)).at(-1);
    print({ parcel_id: parcel?.id }, `Added the parcel ${parcel?.id} to ${code}.`);
  },
});

const parcelsEdit = defineCommand({
  name: 'parcels edit',
  summary: 'Change carrier, tracking or items of a parcel; its items only until it is handed over.',
  examples: ['parcels edit SK-7F3K9Q 4 --tracking 7391 --url https://carrier.example/7391', 'parcels edit SK-7F3K9Q 4 --items 12=1'],
  fields: {
    code: orderCode,
    parcelId,
    carrier: option('name', 'Name of the carrier', words(80).optional()),
    tracking: option('number', 'Tracking number', words(80).optional()),
    url: option('address', 'Page of the carrier that shows where the parcel is', webAddress.optional()),
    items,
  },
  async run({ code, parcelId: id, carrier, tracking, url, items: chosen }, { context, print }) {
    const { id: orderId } = await getOrderByCode(context, code);
    const former = (await listParcels(context.db, orderId)).find((parcel) => parcel.id === id);
    if (!former) throw operatorError('not-found', `${code} has no parcel ${id}.`);
    await changeParcel(context, {
      orderId,
      parcelId: id,
      carrier: carrier ?? former.carrier,
      tracking_number: tracking ?? former.tracking_number,
      tracking_url: url ?? former.tracking_url,
      lines: chosen.length > 0 ? chosen : former.lines,
    });
    print({ parcel_id: id }, `Changed the parcel ${id} of ${code}.`);
  },
});

const parcelsRemove = defineCommand({
  name: 'parcels remove',
  summary: 'Remove a parcel that was not handed over.',
  examples: ['parcels remove SK-7F3K9Q 4'],
  fields: { code: orderCode, parcelId },
  async run({ code, parcelId: id }, { context, print }) {
    await removeParcel(context, { orderId: (await getOrderByCode(context, code)).id, parcelId: id });
    print({ parcel_id: id }, `Removed the parcel ${id} of ${code}.`);
  },
});

const parcelsShip = defineCommand({
  name: 'parcels ship',
  summary: 'Mark a parcel as handed over to the carrier. The shopper is notified.',
  details: 'The order is On The Way once all of its items are handed over.',
  examples: ['parcels ship SK-7F3K9Q 4'],
  fields: { code: orderCode, parcelId },
  async run({ code, parcelId: id }, { context, print }) {
    await shipParcel(context, { orderId: (await getOrderByCode(context, code)).id, parcelId: id });
    const { order } = await readManagedOrder({ ...context, read: context.db }, code);
    print({ parcel_id: id, status: order.status }, `The parcel ${id} is handed over; ${code} is ${order.status}.`);
  },
});

const parcelsDeliver = defineCommand({
  name: 'parcels deliver',
  summary: 'Mark a parcel as delivered.',
  details: 'The order is Delivered once all of its parcels are; for cash on delivery that also records the payment.',
  examples: ['parcels deliver SK-7F3K9Q 4'],
  fields: { code: orderCode, parcelId },
  async run({ code, parcelId: id }, { context, print }) {
    await deliverParcel(context, { orderId: (await getOrderByCode(context, code)).id, parcelId: id });
    const { order } = await readManagedOrder({ ...context, read: context.db }, code);
    print({ parcel_id: id, status: order.status }, `The parcel ${id} is delivered; ${code} is ${order.status}.`);
  },
});

export const ordersRefundLines = defineCommand({
  name: 'orders refund-lines',
  summary: 'Refund items of a paid order, and its delivery charge if wanted. The commission on them is reversed.',
  details: '"parcels list" prints the lines with their ids. The amount and who bears it are shown before anything is refunded.',
  examples: ['orders refund-lines SK-7F3K9Q --items 12=1 --restock', 'orders refund-lines SK-7F3K9Q --items 12=2 --items 13=1 --delivery'],
  fields: {
    code: orderCode,
    items,
    delivery: flag('Refund the delivery charge, too'),
    restock: flag('The items can be sold again'),
  },
  async run({ code, items: lines, delivery, restock }, { context, confirm, print }) {
    const { id: orderId } = await getOrderByCode(context, code);
    const { currency } = await readManagedOrder(context, code);
    const price = (amount: number) => formatPrice(amount, { symbol: ` ${currency}` });
    const preview = await previewRefund(context, { orderId, lines, delivery });
    const { amount, borne_by_shop, borne_by_marketplace } = preview;
    await confirm(
      `${price(amount)} will be refunded; the shop bears ${price(borne_by_shop)}, the marketplace ${price(borne_by_marketplace)}.`,
    );
    await refundLines(context, { orderId, lines, delivery, restock, seenAmount: fromWire(amount) });
    print(preview, `Refunded ${price(amount)} of ${code}.`);
  },
});

export const parcelCommands: CommandGroup = {
  name: 'parcels',
  summary: 'parcels of orders: add, edit, hand over, deliver',
  commands: [parcelsList, parcelsAdd, parcelsEdit, parcelsRemove, parcelsShip, parcelsDeliver],
};

/** The items that are neither in a parcel nor refunded. */
async function listUnpacked(
  read: Parameters<typeof listManagedLines>[0],
  orderId: number,
): Promise<{ line_id: number; quantity: number }[]> {
  const lines = await listManagedLines(read, orderId);
  return lines
    .map(({ id, quantity, packed, refunded }) => ({ line_id: id, quantity: quantity - packed - Math.min(refunded, quantity - packed) }))
    .filter(({ quantity }) => quantity > 0);
}
