import { PaymentStatus } from '@souk/contract/fields';
import { Order, type OrderCard, OrderStatus, type OwnReview } from '@souk/contract/orders';
import { toWire } from '@souk/money/wire';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText, pickTextOrNull } from '../../platform/text/pick-text.ts';
import { canCancel, canReview, hasInvoice } from './policy.ts';
import type { listPurchaseOrders, OrderLineRow, OrderRow, ReviewRow } from './repository.ts';

type TogetherRow = Awaited<ReturnType<typeof listPurchaseOrders>>[number];

const perPercent = 100;

/** An order as its list shows it. */
export function presentOrderCard(row: OrderRow, languages: Languages): OrderCard {
  return {
    id: row.id,
    code: row.code,
    status: OrderStatus.parse(row.status),
    payment_status: PaymentStatus.parse(row.payment_status),
    payment_method: row.payment_method,
    payable_amount: toWire(row.payable_amount),
    quantity: row.quantity,
    created_at: row.created_at.toISOString(),
    shop: { id: row.shop_id, name: pickText(row.shop_name, languages), logo: row.shop_logo && thumbnailUrl(row.shop_logo) },
    products: row.lines.map((line) => presentLine(line, languages)),
  };
}

/** An order with everything about it. */
export function presentOrder(row: OrderRow, together: readonly TogetherRow[], languages: Languages): Order {
  const card = presentOrderCard(row, languages);
  return {
    ...card,
    purchase_id: row.purchase_id,
    purchase_orders: together.map((each) => ({
      ...each,
      shop_name: pickText(each.shop_name, languages),
      payable_amount: toWire(each.payable_amount),
    })),
    products: row.lines.map((line) => ({ ...presentLine(line, languages), review: line.review && presentReview(line.review, languages) })),
    amounts: presentAmounts(row, languages),
    coupon_code: row.coupon_code,
    address: Order.shape.address.parse(row.address),
    note: row.note,
    cancel_reason: row.cancel_reason,
    timeline: row.events.map((event) => ({ ...event, created_at: new Date(event.created_at).toISOString() })),
    payment: {
      method: row.payment_method,
      status: card.payment_status,
      amount: card.payable_amount,
      paid_at: row.paid_at?.toISOString() ?? null,
    },
    invoice_url: hasInvoice(row) ? `/api/orders/${row.id}/invoice` : null,
    can_cancel: canCancel(row),
    can_pay: false,
    can_review: canReview(row),
  };
}

function presentAmounts(row: OrderRow, languages: Languages): Order['amounts'] {
  return {
    total_amount: toWire(row.total_amount),
    delivery_charge: toWire(row.delivery_charge),
    coupon_discount: toWire(row.coupon_discount),
    membership_discount_percentage: row.membership_basis_points / perPercent,
    membership_discount_amount: toWire(row.membership_discount),
    membership_delivery_saved: toWire(row.delivery_saved),
    payable_amount: toWire(row.payable_amount),
    order_tax_amount: toWire(row.tax_amount),
    all_vat_taxes: row.taxes.map(({ name, basis_points, amount }) => ({
      name: pickText(name, languages),
      percentage: basis_points / perPercent,
      amount: toWire(amount),
    })),
  };
}

function presentLine(line: OrderLineRow, languages: Languages): Omit<Order['products'][number], 'review'> {
  return {
    id: line.product_id,
    slug: line.slug,
    name: pickText(line.name, languages),
    thumbnail: line.picture && thumbnailUrl(line.picture),
    picture: line.picture && presentPicture(line.picture, languages),
    brand: pickTextOrNull(line.brand, languages),
    size: line.size,
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
