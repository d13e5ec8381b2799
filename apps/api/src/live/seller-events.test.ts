import type { SellerPermission } from '@souk/contract/seller/permissions';
import { beforeAll, expect, test, vi } from 'vitest';
import { fillCart, orderBasket } from '../../test/builders/basket.ts';
import { buildProduct } from '../../test/builders/goods.ts';
import { readPlaced } from '../../test/builders/online-order.ts';
import { buildSeller } from '../../test/builders/seller.ts';
import { buildShopper } from '../../test/builders/shopper.ts';
import { useEventReceiver } from '../../test/receive-events.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createServer } from '../platform/http/create-server.ts';
import { serveSellerEvents } from './serve-seller-events.ts';

const { app, call, database } = await useTestApp();
const { db } = database;

let address = '';
beforeAll(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
const receive = useEventReceiver(() => address, '/api/seller/events');

async function placeOrder(shopId: number): Promise<string> {
  const shopper = await buildShopper(db);
  await fillCart(db, shopper, await buildProduct(db, { shop_id: shopId }), 1);
  const [order] = readPlaced(await orderBasket(call, { shopper, shopIds: [shopId], payable: 10 })).orders;
  return order?.code ?? '';
}

test('[seller-02] an order is announced to the members of its shop, and to nobody else', async () => {
  const [seller, other] = [await buildSeller(db), await buildSeller(db)];
  const [mine, theirs] = [await receive(seller), await receive(other)];
  const code = await placeOrder(seller.shop_id);
  await vi.waitFor(() => expect(mine.received).toContain('order {}'), { timeout: 2000 });
  const { headers } = seller;
  const moved = await call('POST', `/seller/orders/${code}/status`, { headers, body: { seen_status: 'Pending', status: 'Confirm' } });
  expect(moved.status).toBe(200);
  await vi.waitFor(() => expect(mine.received.filter((event) => event === 'order {}').length).toBeGreaterThan(1), { timeout: 2000 });
  expect(theirs.received).toEqual(['ready {}']);
});

test('a stream ends at once with the session', async () => {
  const seller = await buildSeller(db);
  const { received, hasEnded } = await receive(seller);
  expect((await call('POST', '/seller/sign-out', { headers: seller.headers })).status).toBe(200);
  await vi.waitFor(() => expect(hasEnded()).toBe(true), { timeout: 1000 });
  expect(received).toContain('signed-out {}');
});

test('[seller-05] a stream ends at once when its member is removed, the shop is blocked, or the member has only another shop left', async () => {
  const owner = await buildSeller(db);
  const { shop_id } = owner;
  const [removed, moved] = [await buildSeller(db, { shop_id, role: 'Packer' }), await buildSeller(db, { shop_id, role: 'Packer' })];
  await buildSeller(db, { person_id: moved.person_id });
  const streams = { owner: await receive(owner), removed: await receive(removed), moved: await receive(moved) };
  for (const { person_id } of [removed, moved])
    expect((await call('DELETE', `/seller/staff/${person_id}`, { headers: owner.headers })).status).toBe(200);
  await vi.waitFor(() => expect([streams.removed.hasEnded(), streams.moved.hasEnded()]).toEqual([true, true]), { timeout: 1000 });
  expect(streams.removed.received).toEqual(['ready {}', 'members {}', 'signed-out {}']);
  expect(streams.moved.received).toEqual(['ready {}', 'members {}', 'members {}']);
  expect(streams.owner.received).toContain('members {}');
  expect(streams.owner.hasEnded()).toBe(false);
  await db.updateTable('shops').set({ sellers_blocked_at: new Date() }).where('id', '=', shop_id).execute();
  await vi.waitFor(() => expect(streams.owner.hasEnded()).toBe(true), { timeout: 1000 });
  expect(streams.owner.received.at(-1)).toBe('signed-out {}');
});

test('a stream needs a session of the seller panel, and ends when the membership has', async () => {
  expect((await fetch(`${address}/api/seller/events`)).status).toBe(401);
  const shopper = await buildShopper(db);
  expect((await fetch(`${address}/api/seller/events`, { headers: { cookie: `souk_seller=${shopper.token}` } })).status).toBe(401);
  const server = createServer({ logger: false, trustProxy: false, bodyLimit: 1, maxConnections: 9, maxInFlight: 9 });
  const member = { kind: 'seller', person_id: 1, session_id: 1, shop_id: 1, permissions: new Set<SellerPermission>() } as const;
  const answers = [member, null];
  const events = { subscribe: () => () => undefined, subscribeToShop: () => () => undefined };
  serveSellerEvents(server, { events, sellerOf: async () => answers.shift() ?? null, heartbeatMilliseconds: 20 });
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/api/seller/events`;
  const stream = await fetch(url, { headers: { cookie: `souk_seller=${'x'.repeat(43)}` } });
  expect(await stream.text()).toMatch(/event: ready[\s\S]*event: signed-out/);
  await server.close();
});
