import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createAnotherApp } from '../../test/another-app.ts';
import { buildProduct } from '../../test/builders/goods.ts';
import { buildSession } from '../../test/builders/session.ts';
import { buildShopper } from '../../test/builders/shopper.ts';
import { useEventReceiver } from '../../test/receive-events.ts';
import { useTestApp } from '../../test/test-app.ts';
import type { Actor } from '../context.ts';
import { createServer } from '../platform/http/create-server.ts';
import { serveEvents } from './serve-events.ts';

const { app, call, database, clock } = await useTestApp();
const { db } = database;

let address = '';
beforeAll(async () => {
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});

const receive = useEventReceiver(() => address);

describe('[account-05] events', () => {
  test('come within a second, also of what another process did, and only to whom they concern', async () => {
    const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
    const [mine, theirs] = [await receive(shopper), await receive(other)];
    const product = await buildProduct(db);
    const second = await createAnotherApp(database, clock);
    const body = { product_id: product.id, quantity: 1 };
    const headers = { authorization: `Bearer ${shopper.token}` };
    await second.inject({ method: 'POST', url: '/api/cart/store', payload: body, headers });
    await vi.waitFor(() => expect(mine.received).toContain(`cart {"id":${shopper.id}}`), { timeout: 1000 });
    await second.close();
    expect(theirs.received).toEqual(['ready {}']);
  });

  test('are not sent for a rolled back change', async () => {
    const shopper = await buildShopper(db);
    const { received } = await receive(shopper);
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('cart_lines').where('person_id', '=', shopper.id).execute();
      throw new Error('undone');
    });
    await undone.catch(() => undefined);
    const product = await buildProduct(db);
    await call('POST', '/cart/store', { token: shopper.token, body: { product_id: product.id, quantity: 1 } });
    await vi.waitFor(() => expect(received).toHaveLength(2));
  });

  test('announce that some may have been missed when the database was away', async () => {
    const { received } = await receive(await buildShopper(db));
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'souk listener' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(received).toContain('missed {}'), { timeout: 5000 });
  });

  test('end within a second of the logout, whichever process it reaches, and those of other sessions continue', async () => {
    const shopper = await buildShopper(db);
    const other = await buildSession(db, { person_id: shopper.id });
    const [mine, second] = [await receive(shopper), await receive(other)];
    const process = await createAnotherApp(database, clock);
    await process.inject({ method: 'GET', url: '/api/logout', headers: { authorization: `Bearer ${shopper.token}` } });
    await vi.waitFor(() => expect(mine.hasEnded()).toBe(true), { timeout: 1000 });
    await process.close();
    expect(mine.received).toContain('signed-out {}');
    expect(second.hasEnded()).toBe(false);
  });

  test('need a session', async () => {
    expect((await fetch(`${address}/api/events`)).status).toBe(401);
    expect((await fetch(`${address}/api/events`, { headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });

  test('go to no more than eight pages of a person: the oldest is let go', async () => {
    const shopper = await buildShopper(db);
    const first = await receive(shopper);
    for (let page = 0; page < 8; page += 1) await receive(shopper);
    await vi.waitFor(() => expect(first.hasEnded()).toBe(true));
  });

  test('end with the session', async () => {
    const server = createServer({ logger: false, trustProxy: false, bodyLimit: 1, maxConnections: 9, maxInFlight: 9 });
    const sessions: (Actor | null)[] = [{ person_id: 1, session_id: 1 }, null];
    const actorOf = async () => sessions.shift() ?? null;
    serveEvents(server, { events: { subscribe: () => () => undefined }, actorOf, heartbeatMilliseconds: 20 });
    const stream = await fetch(`${await server.listen({ host: '127.0.0.1', port: 0 })}/api/events`);
    expect(await stream.text()).toMatch(/event: ready[\s\S]*event: signed-out/);
    await server.close();
  });
});
