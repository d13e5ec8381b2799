import type { ExportedOrder } from '@souk/contract/account-export';
import { Order } from '@souk/contract/orders';
import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { ReadContext, SignedIn } from '../../context.ts';
import { pickText, pickTextOrNull } from '../../platform/text/texts.ts';
import { listOrders, type OrderRow } from './queries/orders.ts';

/** The payments, refunds and returns are added by the workflow. */
type Exported = { id: number; purchase_id: number; order: Omit<ExportedOrder, 'payments' | 'refunds' | 'returns'> };

const batchSize = 200;

/** Every order of the person, oldest first, for the export of their account. */
export async function exportOrders(context: SignedIn<ReadContext>): Promise<Exported[]> {
  const { read, actor } = context;
  const all: Exported[] = [];
  for (let page = 1; ; page++) {
    const rows = await listOrders(read, { personId: actor.person_id, codePart: '', status: undefined, page, perPage: batchSize });
    all.push(...rows.map((row) => ({ id: row.id, purchase_id: row.purchase_id, order: presentExported(row, context) })));
    if (rows.length < batchSize) return all.reverse();
  }
}

function presentExported(row: OrderRow, context: SignedIn<ReadContext>): Exported['order'] {
  return {
    code: row.code,
    shop: pickText(row.shop_name, context),
    status: row.status,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    total_amount: toWire(row.total_amount),
    coupon_code: row.coupon_code,
    coupon_discount: toWire(row.coupon_discount),
    membership_discount: toWire(row.membership_discount),
    tax_amount: toWire(row.tax_amount),
    delivery_charge: toWire(row.delivery_charge),
    payable_amount: toWire(row.payable_amount),
    note: row.note,
    cancel_reason: row.cancel_reason,
    created_at: row.created_at.toISOString(),
    delivered_at: lastEventAt(row, 'Delivered'),
    cancelled_at: lastEventAt(row, 'Cancelled'),
    address: Order.shape.address.parse(row.address),
    lines: row.lines.map((line) => ({
      product_id: line.product_id,
      name: pickText(line.name, context),
      brand: pickTextOrNull(line.brand, context),
      size: pickTextOrNull(line.size, context),
      color: pickTextOrNull(line.color, context),
      unit: pickTextOrNull(line.unit, context),
      list_price: toWire(line.list_price),
      price: toWire(line.price),
      quantity: line.quantity,
      amount: toWire(line.amount),
    })),
    taxes: row.taxes.map(({ name, basis_points, amount }) => ({
      name: pickText(name, context),
      percentage: toPercent(basis_points),
      amount: toWire(amount),
    })),
    events: row.events.map((event) => ({ ...event, created_at: new Date(event.created_at).toISOString() })),
  };
}

function lastEventAt({ events }: OrderRow, status: string): string | null {
  const event = events.findLast((each) => each.status === status);
  return event ? new Date(event.created_at).toISOString() : null;
}
