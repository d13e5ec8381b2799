import { percentOf } from '@souk/money/percentage';
import type { PurchaseContent } from '../../../../demo/content-schema.ts';
import { type PricedShop, priceCheckout, type Terms } from '../../src/modules/checkout/domain/price-checkout.ts';
import { daysFrom, type Market } from './market.ts';
import type { Membership } from './seed-memberships.ts';
import { seedOrderEvents } from './seed-order-events.ts';
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
  size: string | null;
  color: unknown;
};

export type Line = { offer: Offer; price: number; list_price: number; quantity: number };

type Purchase = PurchaseContent & {
  personId: number;
  terms: Terms;
  membership: Membership | undefined;
  baskets: { shop_id: number; lines: Line[] }[];
};

const daysToTheDoor = 4;
/** What goes back of an order of which a piece came broken. */
const brokenPercent = 20;

/** One payment and an order for each shop; gives the ids of the orders. */
export async function seedPurchase(market: Market, purchase: Purchase): Promise<number[]> {
  const { db, now } = market;
  const { personId, status, days_ago, gateway, baskets, terms, membership, trouble } = purchase;
  const { shops, sum } = priceCheckout(baskets, { ...terms, membership: membership ?? null });
  const created_at = daysFrom(now, -days_ago);
  const { id: purchase_id } = await db
    .insertInto('purchases')
    .values({ person_id: personId, payment_method: gateway, payable_amount: sum.payable, currency: 'USD', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orders: { id: number; payable: number }[] = [];
  for (const [index, shop] of shops.entries()) {
    const lines = baskets[index]?.lines ?? [];
    orders.push({ id: await seedOrder(market, { purchase, purchase_id, shop, lines, created_at }), payable: shop.payable });
  }
  const isPaid = trouble !== 'not paid in time' && (gateway === 'demo' || status === 'Delivered');
  await seedPayment(market, {
    purchase_id,
    gateway,
    amount: sum.payable,
    created_at,
    paid_at: isPaid ? daysFrom(created_at, gateway === 'demo' ? 0.001 : daysToTheDoor) : null,
    isGivenUp: status === 'Cancelled',
    orders: orders.map(({ id, payable }) => ({ id, givenBack: givenBack(payable, trouble) })),
    given_back_at: daysFrom(created_at, trouble === 'part given back' ? daysToTheDoor + 2 : 1),
  });
  return orders.map(({ id }) => id);
}

function givenBack(payable: number, trouble: PurchaseContent['trouble']): number {
  if (trouble === 'all given back') return payable;
  return trouble === 'part given back' ? percentOf(payable, brokenPercent) : 0;
}

type Order = { purchase: Purchase; purchase_id: number; shop: PricedShop; lines: Line[]; created_at: Date };

async function seedOrder(market: Market, { purchase, purchase_id, shop, lines, created_at }: Order): Promise<number> {
  const { db } = market;
  const { personId, status, gateway, membership, reason, note } = purchase;
  const isCancelled = status === 'Cancelled';
  const { id } = await db
    .insertInto('orders')
    .values({
      purchase_id,
      person_id: personId,
      shop_id: shop.shop_id,
      code: orderCode(market),
      status,
      payment_status: paymentStatus(purchase),
      payment_method: gateway,
      total_amount: shop.total,
      coupon_discount: shop.coupon,
      membership_discount: shop.membership,
      membership_basis_points: membership?.basis_points ?? 0,
      subscription_id: membership?.id ?? null,
      delivery_saved: shop.delivery_saved,
      tax_amount: shop.tax,
      delivery_charge: shop.delivery,
      payable_amount: shop.payable,
      quantity: shop.quantity,
      note: note ?? null,
      address: JSON.stringify(deliveryAddress),
      created_at,
      delivered_at: status === 'Delivered' ? daysFrom(created_at, daysToTheDoor) : null,
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
  await seedOrderEvents(market, { order_id: id, status, created_at, reason: reason ?? null });
  return id;
}

function paymentStatus({ status, gateway, trouble }: Purchase): string {
  if (trouble === 'all given back') return 'Refunded';
  if (trouble === 'not paid in time') return 'Failed';
  return gateway === 'demo' || status === 'Delivered' ? 'Paid' : 'Pending';
}

function lineRow(order_id: number, { offer, price, list_price, quantity }: Line) {
  return {
    order_id,
    product_id: offer.product_id,
    variant_id: offer.variant_id,
    name: JSON.stringify(offer.name),
    brand: offer.brand === null ? null : JSON.stringify(offer.brand),
    size: offer.size,
    color: offer.color === null ? null : JSON.stringify(offer.color),
    picture_id: offer.picture_id ?? offer.thumbnail_id,
    list_price,
    price,
    quantity,
    amount: price * quantity,
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

function orderCode({ random }: Market): string {
  return `SK-${Array.from({ length: 6 }, () => random.pick([...letters])).join('')}`;
}
