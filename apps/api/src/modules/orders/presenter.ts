import { PaymentStatus } from '@souk/contract/fields';
import { Order, type OrderCard, OrderStatus, type OwnReview, RefundStatus } from '@souk/contract/orders';
import { toWire } from '@souk/money/wire';
import type { ReadContext } from '../../context.ts';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText, pickTextOrNull } from '../../platform/text/pick-text.ts';
import { canCancel, canPay, canReview, hasInvoice } from './policy.ts';
import type { listPurchaseOrders, OrderLineRow, OrderRow, ReviewRow } from './repository.ts';

type TogetherRow = Awaited<ReturnType<typeof listPurchaseOrders>>[number];

const perPercent = 100;

/** Who is spoken to, and when. */
type Speaker = Languages & Pick<ReadContext, 'say' | 'clock'>;

/** An order as its list shows it. */
export function presentOrderCard(row: OrderRow, speaker: Speaker): OrderCard {
  return {
    id: row.id,
    code: row.code,
    status: OrderStatus.parse(row.status),
    payment_status: PaymentStatus.parse(row.payment_status),
    payment_method: row.payment_method,
    payable_amount: toWire(row.payable_amount),
    quantity: row.quantity,
    created_at: row.created_at.toISOString(),
    shop: { id: row.shop_id, name: pickText(row.shop_name, speaker), logo: row.shop_logo && thumbnailUrl(row.shop_logo) },
    products: row.lines.map((line) => presentLine(line, speaker)),
    can_pay: canPay(row, speaker.clock.now()),
  };
}

/** An order with everything about it. */
export function presentOrder(row: OrderRow, together: readonly TogetherRow[], speaker: Speaker): Order {
  const card = presentOrderCard(row, speaker);
  return {
    ...card,
    purchase_id: row.purchase_id,
    purchase_orders: together.map((each) => ({
      ...each,
      shop_name: pickText(each.shop_name, speaker),
      payable_amount: toWire(each.payable_amount),
    })),
    products: row.lines.map((line) => ({ ...presentLine(line, speaker), review: line.review && presentReview(line.review, speaker) })),
    amounts: presentAmounts(row, speaker),
    coupon_code: row.coupon_code,
    address: Order.shape.address.parse(row.address),
    note: row.note,
    cancel_reason: said(row.cancel_reason, speaker),
    timeline: row.events.map(({ status, note, created_at }) => ({ status, note: said(note, speaker), created_at: inUtc(created_at) })),
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
    can_review: canReview(row),
  };
}

/** What the market itself writes is a text like any other; a shopper's own words are none and stay. */
function said(words: string | null, { say }: Speaker): string | null {
  return words === null ? null : say({ text: words });
}

function presentRefund(refund: OrderRow['refund']): Order['payment']['refund'] {
  if (!refund) return null;
  return { amount: toWire(refund.amount), status: RefundStatus.parse(refund.status), at: refund.at === null ? null : inUtc(refund.at) };
}

function inUtc(time: string): string {
  return new Date(time).toISOString();
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
