import type { OrderStatus } from '@souk/contract/orders';
import { type PricedShop, priceCheckout, type Terms } from '../../src/modules/checkout/domain/price-checkout.ts';
import { daysFrom, type Market } from './market.ts';
import { demoShopper } from './seed-people.ts';

/** The way an order goes, and how long each step took. */
const path: readonly OrderStatus[] = ['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'];

/** What the demo shopper bought, the oldest first: every status is there, some purchases are from two shops. */
const purchases: { status: OrderStatus; daysAgo: number; shops: number }[] = [
  { status: 'Delivered', daysAgo: 118, shops: 1 },
  { status: 'Delivered', daysAgo: 60, shops: 1 },
  { status: 'Cancelled', daysAgo: 35, shops: 1 },
  { status: 'Delivered', daysAgo: 21, shops: 2 },
  { status: 'On The Way', daysAgo: 4, shops: 1 },
  { status: 'Pickup', daysAgo: 3, shops: 1 },
  { status: 'Processing', daysAgo: 2, shops: 1 },
  { status: 'Confirm', daysAgo: 1, shops: 1 },
  { status: 'Pending', daysAgo: 0.1, shops: 2 },
];

type Offer = Awaited<ReturnType<typeof listOffers>>[number];

/** Orders of the demo shopper, priced by the same rules as real ones; stock is what is left after them. */
export async function seedOrders(market: Market, personId: number): Promise<void> {
  const terms = await readTerms(market);
  const offers = await listOffers(market);
  const shopIds = [...new Set(offers.map(({ shop_id }) => shop_id))];
  for (const [index, purchase] of purchases.entries()) {
    const chosen = shopIds.filter((_id, place) => place % purchases.length === index).slice(0, purchase.shops);
    const baskets = chosen.map((shop_id) => ({
      shop_id,
      lines: basketOf(
        offers.filter((offer) => offer.shop_id === shop_id),
        market,
      ),
    }));
    await seedPurchase(market, { personId, baskets, terms, ...purchase });
  }
}

async function readTerms({ db }: Market): Promise<Terms> {
  const taxes = await db
    .selectFrom('taxes')
    .select(['id', 'name', 'basis_points'])
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  const bands = await db.selectFrom('delivery_bands').select(['shop_id', 'from_quantity', 'to_quantity', 'charge']).execute();
  return { vouchers: [], taxes, bands, membership: null, named_voucher_id: null };
}

function listOffers({ db }: Market) {
  return db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .leftJoin('sizes as s', 's.id', 'v.size_id')
    .leftJoin('colors as c', 'c.id', 'v.color_id')
    .select([
      'v.id as variant_id',
      'v.product_id',
      'v.extra_price',
      'v.picture_id',
      'p.thumbnail_id',
      'p.shop_id',
      'p.name',
      'p.price',
      'p.discount_price',
    ])
    .select(['b.name as brand', 's.name as size', 'c.name as color'])
    .where('v.stock', '>', 20)
    .orderBy('p.sold_count', 'desc')
    .orderBy('v.id')
    .execute();
}

type Line = { offer: Offer; price: number; list_price: number; quantity: number };

function basketOf(offers: Offer[], { random }: Market): Line[] {
  const products = [...new Map(offers.map((offer) => [offer.product_id, offer])).values()];
  return products.slice(0, random.between(1, 3)).map((offer) => ({
    offer,
    list_price: offer.price + offer.extra_price,
    price: (offer.discount_price || offer.price) + offer.extra_price,
    quantity: random.between(1, 2),
  }));
}

type Purchase = {
  personId: number;
  status: OrderStatus;
  daysAgo: number;
  terms: Terms;
  baskets: { shop_id: number; lines: Line[] }[];
};

async function seedPurchase(market: Market, { personId, status, daysAgo, terms, baskets }: Purchase): Promise<void> {
  const { db, now } = market;
  const { shops, sum } = priceCheckout(baskets, terms);
  const created_at = daysFrom(now, -daysAgo);
  const purchase = await db
    .insertInto('purchases')
    .values({ person_id: personId, payment_method: 'cash', payable_amount: sum.payable, currency: 'USD', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orderIds: number[] = [];
  for (const [index, shop] of shops.entries()) {
    const lines = baskets[index]?.lines ?? [];
    orderIds.push(await seedOrder(market, { shop, lines, status, created_at, purchaseId: purchase.id, personId }));
  }
  const paid = status === 'Delivered';
  const payment = await db
    .insertInto('payments')
    .values({
      purchase_id: purchase.id,
      gateway: 'cash',
      amount: sum.payable,
      currency: 'USD',
      status: paid ? 'Paid' : status === 'Cancelled' ? 'Failed' : 'Pending',
      created_at,
      settled_at: paid ? daysFrom(created_at, 4) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_orders')
    .values(orderIds.map((order_id) => ({ payment_id: payment.id, order_id })))
    .execute();
}

type OrderParts = { shop: PricedShop; lines: Line[]; status: OrderStatus; created_at: Date; purchaseId: number; personId: number };

async function seedOrder(market: Market, { shop, lines, status, created_at, purchaseId, personId }: OrderParts): Promise<number> {
  const { db } = market;
  const cancelled = status === 'Cancelled';
  const { id } = await db
    .insertInto('orders')
    .values({
      purchase_id: purchaseId,
      person_id: personId,
      shop_id: shop.shop_id,
      code: orderCode(market),
      status,
      payment_status: status === 'Delivered' ? 'Paid' : 'Pending',
      payment_method: 'cash',
      total_amount: shop.total,
      coupon_discount: shop.coupon,
      membership_discount: shop.membership,
      tax_amount: shop.tax,
      delivery_charge: shop.delivery,
      payable_amount: shop.payable,
      quantity: shop.quantity,
      address: JSON.stringify(deliveryAddress),
      created_at,
      delivered_at: status === 'Delivered' ? daysFrom(created_at, 4) : null,
      cancelled_at: cancelled ? daysFrom(created_at, 0.2) : null,
      cancel_reason: cancelled ? 'Ordered the wrong size' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_lines')
    .values(lines.map((line) => lineRow(id, line)))
    .execute();
  await db
    .insertInto('order_taxes')
    .values(
      shop.taxes.map(({ tax, amount }, position) => ({
        order_id: id,
        position,
        name: JSON.stringify(tax.name),
        basis_points: tax.basis_points,
        amount,
      })),
    )
    .execute();
  const steps = cancelled ? (['Pending', 'Cancelled'] as const) : path.slice(0, path.indexOf(status) + 1);
  const pause = (market.now.getTime() - created_at.getTime()) / 86_400_000 / (steps.length + 1);
  await db
    .insertInto('order_events')
    .values(steps.map((step, index) => ({ order_id: id, status: step, created_at: daysFrom(created_at, Math.min(pause, 0.8) * index) })))
    .execute();
  return id;
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
