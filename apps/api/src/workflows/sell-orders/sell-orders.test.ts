import { ShopOrder, sellerOrdersCalls } from '@souk/contract/seller/orders';
import { beforeAll, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { payInCash } from '../../../test/builders/move-orders.ts';
import { buildOnlineOrder, offerGateways, readPlaced } from '../../../test/builders/online-order.ts';
import { buildSeller, buildSellerWith } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = await useTestApp();
const { call, database, clock } = app;
const { db, pool } = database;
beforeAll(() => offerGateways(db, 'demo'));

/** A pending order of three bowls and one cup, paid in cash, and the owner of its shop. */
async function buildOrder(seller?: Awaited<ReturnType<typeof buildSeller>>) {
  const shopper = await buildShopper(db);
  const owner = seller ?? (await buildSeller(db));
  const [bowl, cup] = [await buildProduct(db, { shop_id: owner.shop_id }), await buildProduct(db, { shop_id: owner.shop_id })];
  await fillCart(db, shopper, bowl, 3);
  await fillCart(db, shopper, cup, 1);
  const [placed] = readPlaced(await orderBasket(call, { shopper, shopIds: [owner.shop_id], payable: 40 })).orders;
  return { owner, shopper, code: placed?.code ?? '', id: placed?.id ?? 0 };
}

type Order = Awaited<ReturnType<typeof buildOrder>>;
const read = async ({ owner, code }: Order) =>
  ShopOrder.parse((await call('GET', `/seller/orders/${code}`, { headers: owner.headers })).body.data);
const post = ({ owner, code }: Order, path: string, body: object) =>
  call('POST', `/seller/orders/${code}/${path}`, { headers: owner.headers, body });
const blueDart = { carrier: 'Blue Dart', tracking_number: 'AWB 7391', tracking_url: 'https://track.example/7391' };

test('[seller-01] an order is confirmed, packed and shipped with tracking; its shopper sees the parcel, and the log has each step', async () => {
  const order = await buildOrder();
  expect(await read(order)).toMatchObject({
    status: 'Pending',
    next_statuses: ['Confirm'],
    can_ship: true,
    lines: [{ quantity: 3 }, { quantity: 1 }],
  });
  expect(await post(order, 'status', { seen_status: 'Pending', status: 'Confirm' })).toMatchObject({ status: 200 });
  expect(await post(order, 'status', { seen_status: 'Pending', status: 'Processing' })).toMatchObject({ status: 409 });
  expect(await post(order, 'status', { seen_status: 'Confirm', status: 'Delivered' })).toMatchObject({ status: 422 });
  expect(await post(order, 'status', { seen_status: 'Confirm', status: 'Processing' })).toMatchObject({ status: 200 });
  const shipped = await post(order, 'ship', { seen_status: 'Processing', ...blueDart });
  expect(shipped).toMatchObject({
    status: 200,
    body: { data: { status: 'On The Way', can_ship: false, parcels: [{ tracking_number: 'AWB 7391' }] } },
  });
  const shown = await call('GET', `/order-details?order_id=${order.id}`, { token: order.shopper.token });
  expect(shown.body.data).toMatchObject({
    order: { status: 'On The Way', parcels: [{ carrier: 'Blue Dart', tracking_number: 'AWB 7391' }] },
  });
  expect(await post(order, 'status', { seen_status: 'On The Way', status: 'Delivered' })).toMatchObject({
    body: { data: { payment_status: 'Paid', can_cancel: false } },
  });
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'person_id'])
    .where('subject_id', '=', String(order.id))
    .orderBy('id')
    .execute();
  const { person_id } = order.owner;
  expect(entries).toEqual(['order.move', 'order.move', 'parcel.ship', 'order.move'].map((action) => ({ action, person_id })));
  await assertInvariants(pool);
});

test('an order is cancelled with a reason, which its shopper reads; not twice', async () => {
  const order = await buildOrder();
  expect(await post(order, 'cancel', { seen_status: 'Pending', reason: ' ' })).toMatchObject({
    status: 422,
    body: { errors: { reason: [expect.anything()] } },
  });
  expect(await post(order, 'cancel', { seen_status: 'Pending', reason: 'Broken in the kiln' })).toMatchObject({
    status: 200,
    body: { data: { status: 'Cancelled', cancel_reason: 'Broken in the kiln' } },
  });
  expect(await post(order, 'cancel', { seen_status: 'Cancelled', reason: 'Again' })).toMatchObject({ status: 409 });
  expect(await post(order, 'ship', { seen_status: 'Cancelled', ...blueDart })).toMatchObject({ status: 409 });
  await assertInvariants(pool);
});

test('[seller-04] several orders are picked, printed and sent with their tracking numbers; one that was changed meanwhile is left', async () => {
  const owner = await buildSeller(db);
  const orders = [await buildOrder(owner), await buildOrder(owner), await buildOrder(owner)];
  const codes = orders.map(({ code }) => code);
  const picked = await call('GET', `/seller/pick-list?codes=${codes.join(',')}`, { headers: owner.headers });
  expect(sellerOrdersCalls['GET /seller/pick-list'].answer.parse(picked.body.data).lines).toHaveLength(6);
  const lists = await app.app.server.inject({
    url: `/api/seller/packing-slips?codes=${codes.join(',')}&size=label`,
    headers: owner.headers,
  });
  expect([lists.statusCode, lists.headers['content-type']]).toEqual([200, 'application/pdf']);
  const last = orders[2];
  if (last) await post(last, 'status', { seen_status: 'Pending', status: 'Confirm' });
  const body = {
    carrier: 'Blue Dart',
    orders: codes.map((code, index) => ({ code, seen_status: 'Pending', tracking_number: `T-${index}` })),
  };
  const sent = await call('POST', '/seller/shipments', { headers: owner.headers, body });
  expect(sent).toMatchObject({
    status: 200,
    body: {
      data: { results: [{ is_shipped: true }, { is_shipped: true, status: 'On The Way' }, { is_shipped: false, status: 'Confirm' }] },
    },
  });
  const parcels = await db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select('tracking_number')
    .where('code', 'in', codes)
    .orderBy('parcels.id')
    .execute();
  expect(parcels.map(({ tracking_number }) => tracking_number)).toEqual(['T-0', 'T-1']);
});

test('lists have filters, search and counts; late orders are marked, and those that await a payment do not wait for the shop', async () => {
  const order = await buildOrder();
  const { headers, shop_id } = order.owner;
  const list = async (query: string) =>
    sellerOrdersCalls['GET /seller/orders'].answer.parse((await call('GET', `/seller/orders${query}`, { headers })).body.data);
  expect(await list('')).toMatchObject({
    total: 1,
    counts: { all: 1, pending: 1, late: 0 },
    orders: [{ code: order.code, is_late: false, is_cash: true }],
  });
  expect((await list(`?search=${order.code.slice(0, 5)}`)).total).toBe(1);
  expect((await list('?search=nobody')).orders).toEqual([]);
  await db
    .updateTable('orders')
    .set({ created_at: new Date(clock.now().getTime() - 49 * 3_600_000) })
    .where('id', '=', order.id)
    .execute();
  expect(await list('?status=late&sort=oldest')).toMatchObject({ total: 1, counts: { late: 1 } });
  const today = async () =>
    sellerOrdersCalls['GET /seller/today'].answer.parse((await call('GET', '/seller/today', { headers })).body.data);
  expect(await today()).toMatchObject({ orders: { pending: 1, late: 1, next: [{ code: order.code, is_late: true }] } });

  const online = await buildOnlineOrder(app, { gateway: 'demo' });
  await db.updateTable('orders').set({ shop_id }).where('id', '=', online.orderId).execute();
  const { code } = await db.selectFrom('orders').select('code').where('id', '=', online.orderId).executeTakeFirstOrThrow();
  const unpaid = { ...order, code, id: online.orderId };
  expect(await today()).toMatchObject({ orders: { pending: 1 } });
  expect(await read(unpaid)).toMatchObject({ next_statuses: [], can_ship: false });
  expect(await post(unpaid, 'ship', { seen_status: 'Pending', ...blueDart })).toMatchObject({ status: 409 });
  expect(await post(unpaid, 'status', { seen_status: 'Pending', status: 'Confirm' })).toMatchObject({ status: 409 });
});

test('[seller-04] the first page counts what waits, each member as far as the role permits', async () => {
  const order = await buildOrder();
  const { shop_id } = order.owner;
  const today = async ({ headers }: { headers: Record<string, string> }) =>
    sellerOrdersCalls['GET /seller/today'].answer.parse((await call('GET', '/seller/today', { headers })).body.data);
  const product = await buildProduct(db, { shop_id });
  const before = await today(order.owner);
  expect(before).toMatchObject({ orders: { pending: 1, returns: 0 }, messages: 0, questions: 0, sold_out: 0 });
  const { token } = await buildShopper(db);
  expect((await call('POST', '/conversations', { token, body: { product_id: product.id, message: 'Is it blue?' } })).status).toBe(201);
  expect((await call('POST', '/product-questions', { token, body: { product_id: product.id, question: 'Is it heavy?' } })).status).toBe(
    201,
  );
  await db.updateTable('product_variants').set({ stock: 0 }).where('product_id', '=', product.id).execute();
  expect(await today(order.owner)).toEqual({ ...before, messages: 1, questions: 1, sold_out: 1 });
  expect(await today(await buildSeller(db))).toMatchObject({ orders: { pending: 0, next: [] }, messages: 0, questions: 0, sold_out: 0 });
  const only = await buildSellerWith(db, ['orders'], shop_id);
  expect(await today(only)).toEqual({ ...before, messages: null, questions: null, sold_out: null });
  expect(await today(await buildSeller(db, { shop_id, role: 'Finance' }))).toEqual({
    ...{ orders: null, messages: null, questions: null, sold_out: null },
  });
});

test('[seller-05] the amounts are in a call of their own, which needs the permission for money', async () => {
  const order = await buildOrder();
  const packer = await buildSeller(db, { shop_id: order.owner.shop_id, role: 'Packer' });
  const amounts = ({ headers }: { headers: Record<string, string> }) => call('GET', `/seller/orders/${order.code}/amounts`, { headers });
  expect((await amounts(order.owner)).body.data).toMatchObject({
    total: 40,
    payable: 40,
    lines: [{ price: 10, amount: 30 }, { price: 10 }],
  });
  expect((await amounts(packer)).status).toBe(403);
  expect((await call('GET', `/seller/orders/${order.code}`, { headers: packer.headers })).status).toBe(200);
});

test('[admin-05] before a paid order is cancelled, its shop sees who bears the refund, and a packer does not', async () => {
  const order = await buildOrder();
  const bearers = ({ owner, code }: Order, headers = owner.headers) => call('GET', `/seller/orders/${code}/bearers`, { headers });
  expect((await bearers(order)).status).toBe(409);
  await payInCash(db, order.id);
  expect((await bearers(order)).body.data).toEqual({
    amount: 40,
    commission: 0,
    marketplace_discount: 0,
    borne_by_shop: 40,
    borne_by_marketplace: 0,
  });
  const packer = await buildSeller(db, { shop_id: order.owner.shop_id, role: 'Packer' });
  expect((await bearers(order, packer.headers)).status).toBe(403);
  expect((await bearers(order, (await buildSeller(db)).headers)).status).toBe(404);
});
