import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createAnotherApp } from '../../test/another-app.ts';
import { buildBasket, orderBasket } from '../../test/builders/basket.ts';
import { buildPerson } from '../../test/builders/person.ts';
import { buildShopper } from '../../test/builders/shopper.ts';
import { buildStaff } from '../../test/builders/staff.ts';
import { buildTicketMessage } from '../../test/builders/ticket.ts';
import { useEventReceiver } from '../../test/receive-events.ts';
import { useTestApp } from '../../test/test-app.ts';

const { app, call, clock, database } = await useTestApp();
const { db } = database;

let address = '';
beforeAll(async () => {
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
});
const receive = useEventReceiver(() => address, '/api/admin/events');

describe('events for members of the staff', () => {
  test('come within a second of what another process did, and only of what the role may read', async () => {
    const [support, orders] = [await buildStaff(db, ['support:read']), await buildStaff(db, ['orders:read'])];
    const [mine, theirs] = [await receive(support), await receive(orders)];
    const second = await createAnotherApp(database, clock);
    await second.close();
    await buildTicketMessage(db, { person_id: await buildPerson(db), from_shopper: true });
    await orderBasket(call, await buildBasket(db));
    await vi.waitFor(() => expect(mine.received).toContain('ticket {}'), { timeout: 1500 });
    await vi.waitFor(() => expect(theirs.received).toContain('order {}'), { timeout: 1500 });
    expect(mine.received).not.toContain('order {}');
    expect(theirs.received).not.toContain('ticket {}');
  });

  test('end at once when the member is blocked or signed out', async () => {
    const owner = await buildStaff(db);
    const [blocked, leaving] = [await buildStaff(db, ['orders:read']), await buildStaff(db, ['orders:read'])];
    const [first, second] = [await receive(blocked), await receive(leaving)];
    expect((await call('POST', `/admin/people/${blocked.person_id}/block`, { headers: owner.headers })).status).toBe(200);
    await vi.waitFor(() => expect(first.hasEnded()).toBe(true), { timeout: 1000 });
    expect(first.received).toContain('signed-out {}');
    expect(second.hasEnded()).toBe(false);
    await call('POST', '/admin/sign-out', { headers: leaving.headers });
    await vi.waitFor(() => expect(second.hasEnded()).toBe(true), { timeout: 1000 });
  });

  test('end at once when the member is removed from the staff', async () => {
    const owner = await buildStaff(db);
    const removed = await buildStaff(db, ['orders:read']);
    const stream = await receive(removed);
    expect((await call('DELETE', `/admin/staff/${removed.person_id}`, { headers: owner.headers })).status).toBe(200);
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), { timeout: 1000 });
  });

  test('need a session of the back office', async () => {
    const shopper = await buildShopper(db);
    for (const headers of [{}, { authorization: `Bearer ${shopper.token}` }, { cookie: `souk_admin=${shopper.token}` }])
      expect((await fetch(`${address}/api/admin/events`, { headers })).status).toBe(401);
  });

  test('go to no more than eight pages of a member: the oldest stream ends', async () => {
    const member = await buildStaff(db, ['orders:read']);
    const first = await receive(member);
    for (let page = 0; page < 8; page += 1) await receive(member);
    await vi.waitFor(() => expect(first.hasEnded()).toBe(true));
  });
});
