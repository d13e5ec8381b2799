import { PaymentStatus } from '@souk/contract/fields';
import { Order, type OrderCard, type OrderParcel, OrderStatus, type OwnReview, RefundStatus } from '@souk/contract/orders';
import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText, pickTextOrNull } from '../../platform/text/texts.ts';
import { canCancel, canPay, canReview, hasInvoice } from './domain/order-path.ts';
import { isReturnable } from './domain/return-window.ts';
import type { listPurchaseOrders, OrderLineRow, OrderParcelRow, OrderRow, ReviewRow } from './queries/orders.ts';

type PurchaseOrderRow = Awaited<ReturnType<typeof listPurchaseOrders>>[number];

type Reader = Languages & Pick<ReadContext, 'translate' | 'clock'>;

/** An order in the list of orders. */
export function presentOrderCard(row: OrderRow, reader: Reader): OrderCard {
  return {
    id: row.id,
    code: row.code,
    status: OrderStatus.parse(row.status),
    payment_status: PaymentStatus.parse(row.payment_status),
    payment_method: row.payment_method,
    payable_amount: toWire(row.payable_amount),
    quantity: row.quantity,
    created_at: row.created_at.toISOString(),
    shop: { id: row.shop_id, name: pickText(row.shop_name, reader), logo: row.shop_logo && thumbnailUrl(row.shop_logo) },
    products: row.lines.map((line) => presentLineOfCard(line, reader)),
    can_pay: canPay(row, reader.clock.now()),
  };
}

/** An order on its own page. */
export function presentOrder(row: OrderRow, purchaseOrders: readonly PurchaseOrderRow[], reader: Reader): Order {
  const card = presentOrderCard(row, reader);
  return {
    ...card,
    purchase_id: row.purchase_id,
    purchase_orders: purchaseOrders.map((each) => ({
      ...each,
      shop_name: pickText(each.shop_name, reader),
      payable_amount: toWire(each.payable_amount),
    })),
    products: row.lines.map((line) => ({ ...presentLine(line, reader), review: line.review && presentReview(line.review, reader) })),
    amounts: presentAmounts(row, reader),
    estimated_delivery: presentDeliveryDays(row),
    coupon_code: row.coupon_code,
    address: Order.shape.address.parse(row.address),
    note: row.note,
    cancel_reason: translateNote(row.cancel_reason, reader),
    timeline: row.events.map(({ status, note, created_at }) => ({
      status,
      note: translateNote(note, reader),
      created_at: toUtc(created_at),
    })),
    parcels: row.parcels.map((parcel) => presentParcel(parcel, reader)),
    payment: {
      method: row.payment_method,
      status: card.payment_status,
      amount: card.payable_amount,
      paid_at: row.paid_at?.toISOString() ?? null,
      pay_until: card.can_pay ? (row.pay_until?.toISOString() ?? null) : null,
      refund: presentRefund(row.refund),
    },
    invoice_url: hasInvoice(row) ? `/api/orders/${row.id}/invoice` : null,
    can_cancel: canCancel(row),
    returns: { can_return: row.has_returnable && isReturnable(row, reader.clock.now()), count: row.return_count },
    can_review: canReview(row),
  };
}

function presentParcel({ shipped_at, delivered_at, products, ...parcel }: OrderParcelRow, languages: Languages): OrderParcel {
  return {
    ...parcel,
    shipped_at: toUtc(shipped_at),
    delivered_at: delivered_at === null ? null : toUtc(delivered_at),
    products: products.map(({ name, quantity }) => ({ name: pickText(name, languages), quantity })),
  };
}

function presentDeliveryDays({ delivery_days_min, delivery_days_max }: OrderRow): Order['estimated_delivery'] {
  if (delivery_days_min === null || delivery_days_max === null) return null;
  return { min_days: delivery_days_min, max_days: delivery_days_max };
}

/** Notes that the shop writes have a translation; a shopper's own words have none and are returned as they are. */
function translateNote(note: string | null, { translate }: Reader): string | null {
  return note === null ? null : translate({ text: note });
}

function presentRefund(refund: OrderRow['refund']): Order['payment']['refund'] {
  if (!refund) return null;
  return { amount: toWire(refund.amount), status: RefundStatus.parse(refund.status), at: refund.at === null ? null : toUtc(refund.at) };
}

function toUtc(time: string): string {
  return new Date(time).toISOString();
}

function presentAmounts(row: OrderRow, languages: Languages): Order['amounts'] {
  return {
    total_amount: toWire(row.total_amount),
    delivery_charge: toWire(row.delivery_charge),
    coupon_discount: toWire(row.coupon_discount),
    membership_discount_percentage: toPercent(row.membership_basis_points),
    membership_discount_amount: toWire(row.membership_discount),
    membership_delivery_saved: toWire(row.delivery_saved),
    payable_amount: toWire(row.payable_amount),
    order_tax_amount: toWire(row.tax_amount),
    all_vat_taxes: row.taxes.map(({ name, basis_points, amount }) => ({
      name: pickText(name, languages),
      percentage: toPercent(basis_points),
      amount: toWire(amount),
    })),
  };
}

function presentLineOfCard(line: OrderLineRow, languages: Languages): OrderCard['products'][number] {
  const { id, name, thumbnail, picture, quantity } = presentLine(line, languages);
  return { id, name, thumbnail, picture, quantity };
}

function presentLine(line: OrderLineRow, languages: Languages): Omit<Order['products'][number], 'review'> {
  return {
    id: line.product_id,
    slug: line.slug,
    name: pickText(line.name, languages),
    thumbnail: line.picture && thumbnailUrl(line.picture),
    picture: line.picture && presentPicture(line.picture, languages),
    brand: pickTextOrNull(line.brand, languages),
    size: pickTextOrNull(line.size, languages),
    color: pickTextOrNull(line.color, languages),
    unit: pickTextOrNull(line.unit, languages),
    list_price: toWire(line.list_price),
    price: toWire(line.price),
    quantity: line.quantity,
    amount: toWire(line.amount),
  };
}

function presentReview({ photos, created_at, ...review }: ReviewRow, languages: Languages): OwnReview {
  return {
    ...review,
    created_at: new Date(created_at).toISOString(),
    photos: photos.map(({ id, ...picture }) => ({ id, picture: presentPicture(picture, languages) })),
  };
}
