import { type CallName, calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { newToken } from '../../src/modules/identity/domain/token.ts';
import { createAnotherApp } from '../another-app.ts';
import { buildSession } from '../builders/session.ts';
import { buildSmallMarketplace } from '../builders/small-marketplace.ts';
import { recordStatements } from '../record-statements.ts';
import { useTestApp } from '../test-app.ts';
import { exampleCall } from './example-call.ts';

const { app, clock, database } = await useTestApp();
const { db } = database;

const isShared = (name: string): name is CallName => Boolean(Object.entries<Endpoint>(calls).find(([other]) => other === name)?.[1].tags);
const shared = Object.keys(calls).filter(isShared);
const tokens: Record<string, string> = { 'nobody’s': newToken(), malformed: 'x' };
let productId = 0;
let address = '';

beforeAll(async () => {
  const { ids } = await buildSmallMarketplace(db, clock);
  productId = ids[0] ?? 0;
  const shopper = await buildSession(db);
  await db
    .insertInto('favorites')
    .values(ids.map((product_id) => ({ person_id: shopper.person_id, product_id })))
    .execute();
  tokens['a shopper’s'] = shopper.token;
  tokens['an expired'] = (await buildSession(db, { expires_at: clock.now() })).token;
  const blocked = await buildSession(db);
  await db.updateTable('people').set({ blocked_at: clock.now() }).where('id', '=', blocked.person_id).execute();
  tokens['a blocked person’s'] = blocked.token;
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});

const pathOf = (name: CallName) => exampleCall(name).path.replace('product_id=1', `product_id=${productId}`);

async function ask(path: string, token?: string) {
  const answer = await fetch(`${address}/api${path}`, { headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) } });
  const { etag, vary, 'cache-control': caching } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: { etag, vary, caching }, body: await answer.text() };
}

describe('[call-03] an answer that may be cached has the same bytes for everybody', () => {
  test.each(shared)('%s', async (name) => {
    const visitors = await ask(pathOf(name));
    for (const [whose, token] of Object.entries(tokens)) expect([whose, await ask(pathOf(name), token)]).toEqual([whose, visitors]);
  });

  test('also without the cache', async () => {
    const fresh = await createAnotherApp(database, clock, { cache: false });
    const headers = { authorization: `Bearer ${tokens['a shopper’s']}` };
    for (const path of ['/home', '/products', `/product-details?product_id=${productId}`]) {
      expect((await fresh.inject({ url: `/api${path}`, headers })).body, path).toBe((await ask(path)).body);
    }
    await fresh.close();
  });
});

test('a cached answer to a shopper needs no statement', async () => {
  const token = tokens['a shopper’s'];
  const paths = ['/home', '/products', `/product-details?product_id=${productId}`];
  const askAll = async () => void (await Promise.all(paths.map((path) => ask(path, token))));
  const headers = { authorization: `Bearer ${token}` };
  await vi.waitFor(async () => expect(await recordStatements(askAll)).toEqual([]), { timeout: 5000 });
  // The long way, through the framework.
  const inject = () => app.server.inject({ url: '/api/products', headers });
  expect(await recordStatements(inject)).toEqual([]);
});
