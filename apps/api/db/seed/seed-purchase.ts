import type { OrderStatus } from '@souk/contract/orders';
import { percentOf } from '@souk/money/amount';
import type { PurchaseContent } from '../../../../demo/content-schema.ts';
import { type PricedShop, priceCheckout, type Terms } from '../../src/modules/checkout/domain/price-checkout.ts';
import { seedCommissions } from './seed-commissions.ts';
import { daysFrom, type SeedContext } from './seed-context.ts';
import type { Membership } from './seed-memberships.ts';
import { seedPayment } from './seed-payment.ts';
import { demoShopper } from './seed-people.ts';

export type Offer = {
  variant_id: number;
  product_id: number;
  extra_price: number;
  picture_id: number | null;
  thumbnail_id: number | null;
  shop_id: number;
  name: unknown;
  price: number;
  discount_price: number;
  brand: unknown;
  size: unknown;
  color: unknown;
};

export type Line = { offer: Offer; price: number; list_price: number; quantity: number };

type Purchase = PurchaseContent & {
  personId: number;
  terms: Terms;
  membership: Membership | undefined;
  carts: { shop_id: number; lines: Line[] }[];
};

const daysUntilDelivered = 4;
/** The refunded share of an order with a broken item. */
const brokenPercent = 20;

/** One payment and an order for each shop. Returns the ids of the orders. */
export async function seedPurchase(context: SeedContext, purchase: Purchase): Promise<number[]> {
  const { db, now } = context;
  const { personId, status, days_ago, gateway, carts, terms, membership, trouble } = purchase;
  const { shops, sum } = priceCheckout(carts, { ...terms, membership: membership ?? null });
  const created_at = daysFrom(now, -days_ago);
  const { id: purchase_id } = await db
    .insertInto('purchases')
    .values({ person_id: personId, payment_method: gateway, payable_amount: sum.payable, currency: 'USD', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orders: { id: number; payable: number }[] = [];
  for (const [index, shop] of shops.entries()) {
    const lines = carts[index]?.lines ?? [];
    orders.push({ id: await seedOrder(context, { purchase, purchase_id, shop, lines, created_at }), payable: shop.payable });
  }
  const isPaid = trouble !== 'payment expired' && (gateway === 'demo' || status === 'Delivered');
  await seedPayment(context, {
    purchase_id,
    gateway,
    amount: sum.payable,
    created_at,
    paid_at: isPaid ? daysFrom(created_at, gateway === 'demo' ? 0.001 : daysUntilDelivered) : null,
    isClosed: status === 'Cancelled',
    orders: orders.map(({ id, payable }) => ({ id, refunded: refundedAmount(payable, trouble) })),
    refunded_at: daysFrom(created_at, trouble === 'partial refund' ? daysUntilDelivered + 2 : 1),
  });
  return orders.map(({ id }) => id);
}

function refundedAmount(payable: number, trouble: PurchaseContent['trouble']): number {
  if (trouble === 'full refund') return payable;
  return trouble === 'partial refund' ? percentOf(payable, brokenPercent) : 0;
}

type Order = { purchase: Purchase; purchase_id: number; shop: PricedShop; lines: Line[]; created_at: Date };

async function seedOrder(context: SeedContext, { purchase, purchase_id, shop, lines, created_at }: Order): Promise<number> {
  const { db } = context;
  const { personId, status, gateway, membership, reason, note } = purchase;
  const isCancelled = status === 'Cancelled';
  const payer = shop.membership > 0 || shop.delivery_saved > 0 ? 'marketplace' : null;
  const { id } = await db
    .insertInto('orders')
    .values({
      purchase_id,
      person_id: personId,
      shop_id: shop.shop_id,
      code: orderCode(context),
      status,
      payment_status: paymentStatus(purchase),
      payment_method: gateway,
      total_amount: shop.total,
      coupon_discount: shop.coupon,
      membership_discount: shop.membership,
      membership_basis_points: membership?.basis_points ?? 0,
      subscription_id: membership?.id ?? null,
      delivery_saved: shop.delivery_saved,
      membership_funded_by: payer,
      tax_amount: shop.tax,
      delivery_charge: shop.delivery,
      payable_amount: shop.payable,
      quantity: shop.quantity,
      note: note ?? null,
      address: JSON.stringify(deliveryAddress),
      created_at,
      delivered_at: status === 'Delivered' ? daysFrom(created_at, daysUntilDelivered) : null,
      cancelled_at: isCancelled ? daysFrom(created_at, 0.2) : null,
      cancel_reason: isCancelled ? (reason ?? null) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_lines')
    .values(lines.map((line) => lineRow(id, line)))
    .execute();
  const taxes = shop.taxes.map(({ tax: { name, basis_points }, amount }, position) => ({ position, name, basis_points, amount }));
  await db
    .insertInto('order_taxes')
    .values(taxes.map(({ name, ...tax }) => ({ ...tax, order_id: id, name: JSON.stringify(name) })))
    .execute();
  await seedCommissions(context, {
    id,
    shop_id: shop.shop_id,
    coupon_discount: shop.coupon,
    membership_discount: shop.membership,
    membership_funded_by: payer,
    tax_amount: shop.tax,
    delivery_charge: shop.delivery,
    created_at,
    reversed_at: isCancelled || purchase.trouble === 'full refund' ? daysFrom(created_at, 1) : null,
  });
  await seedOrderEvents(context, { order_id: id, status, created_at, reason: reason ?? null });
  return id;
}

function paymentStatus({ status, gateway, trouble }: Purchase): string {
  if (trouble === 'full refund') return 'Refunded';
  if (trouble === 'payment expired') return 'Failed';
  return gateway === 'demo' || status === 'Delivered' ? 'Paid' : 'Pending';
}

function lineRow(order_id: number, { offer, price, list_price, quantity }: Line) {
  return {
    order_id,
    product_id: offer.product_id,
    variant_id: offer.variant_id,
    name: JSON.stringify(offer.name),
    brand: offer.brand === null ? null : JSON.stringify(offer.brand),
    size: offer.size === null ? null : JSON.stringify(offer.size),
    color: offer.color === null ? null : JSON.stringify(offer.color),
    picture_id: offer.picture_id ?? offer.thumbnail_id,
    list_price,
    price,
    quantity,
    amount: price * quantity,
    price_funded_by: price < list_price ? 'shop' : null,
  };
}

const deliveryAddress = {
  name: demoShopper.name,
  phone: demoShopper.phone,
  area: 'Fort Kochi',
  flat_no: '2B',
  post_code: '682001',
  address_line: '18 Princess Street',
  address_line2: null,
  address_type: 'home',
  latitude: null,
  longitude: null,
};

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function orderCode({ random }: SeedContext): string {
  return `SK-${Array.from({ length: 6 }, () => random.pick([...letters])).join('')}`;
}

/** The statuses of an order and the days between its placement and each of them. */
const path: readonly { status: OrderStatus; day: number }[] = [
  { status: 'Pending', day: 0 },
  { status: 'Confirm', day: 0.1 },
  { status: 'Processing', day: 0.7 },
  { status: 'Pickup', day: 1.6 },
  { status: 'On The Way', day: 2.2 },
  { status: 'Delivered', day: 4 },
];

const daysUntilCancelled = 0.2;

type StatusHistory = { order_id: number; status: OrderStatus; created_at: Date; reason: string | null };

/** The timeline of an order up to its status. A recent order has shorter intervals, so that no event is in the future. */
async function seedOrderEvents({ db, now }: SeedContext, { order_id, status, created_at, reason }: StatusHistory): Promise<void> {
  if (status === 'Cancelled') {
    const steps = [
      { order_id, status: 'Pending', note: null, created_at },
      { order_id, status, note: reason, created_at: daysFrom(created_at, daysUntilCancelled) },
    ];
    await db.insertInto('order_events').values(steps).execute();
    return;
  }
  const steps = path.slice(0, path.findIndex((step) => step.status === status) + 1);
  const age = (now.getTime() - created_at.getTime()) / 86_400_000;
  const last = steps.at(-1)?.day ?? 0;
  const scale = last >= age ? (age * 0.9) / last : 1;
  await db
    .insertInto('order_events')
    .values(steps.map((step) => ({ order_id, status: step.status, created_at: daysFrom(created_at, step.day * scale) })))
    .execute();
}
