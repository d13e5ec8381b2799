import { describe, expect, test, vi } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import type { View } from '../../modules/catalog/queries/derived-data.ts';
import { createVisitRecorder } from './record-visits.ts';

const clock = createTestClock();
const actor = { person_id: 7, session_id: 70 };
const log = { debug: vi.fn() };

function open(known: typeof actor | undefined) {
  const recorded: View[] = [];
  const findActor = vi.fn(async (): Promise<typeof actor | null> => actor);
  const views = { record: (view: View) => void recorded.push(view) };
  const counted: string[] = [];
  const counts = { record: (url: string) => void counted.push(url) };
  const recorder = createVisitRecorder({ sessions: { findActor, peekActor: () => known }, views, counts, clock, log });
  return { recorder, recorded, counted, findActor };
}

const visit = (url: string, token: string | undefined = 'Bearer x') => ({ method: 'GET', url, headers: { authorization: token } });
const view = (product_id: number) => ({ person_id: 7, product_id, at: clock.now() });

describe('a visit', () => {
  test('of a known shopper is recorded at once', () => {
    const { recorder, recorded, findActor } = open(actor);
    recorder.record(visit('/api/product-details?product_id=12'));
    expect([recorded, findActor.mock.calls]).toEqual([[view(12)], []]);
  });

  test('of another one after the session was looked up', async () => {
    const { recorder, recorded } = open(undefined);
    recorder.record(visit('/api/product-details?product_id=12'));
    await recorder.idle();
    expect(recorded).toEqual([view(12)]);
  });

  test.each([
    ['a visitor', { ...visit('/api/product-details?product_id=12'), headers: {} }],
    ['a HEAD', { ...visit('/api/product-details?product_id=12'), method: 'HEAD' }],
    ['another call', visit('/api/products?product_id=12')],
    ['no product', visit('/api/product-details?id=12')],
    ['something else', visit('/api/product-details?product_id=x')],
  ])('of %s is no view', async (_whose, request) => {
    const { recorder, recorded } = open(undefined);
    recorder.record(request);
    await recorder.idle();
    expect(recorded).toEqual([]);
  });

  test('with the token of nobody, or while the database is away, is none either', async () => {
    const { recorder, recorded, findActor } = open(undefined);
    findActor.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('Connection terminated'));
    for (const id of [1, 2, 3]) recorder.record(visit(`/api/product-details?product_id=${id}`));
    await recorder.idle();
    expect(recorded).toEqual([view(3)]);
    expect(log.debug).toHaveBeenCalledTimes(1);
  });
});

test('tokens that must be looked up never occupy more than a hundred statements', async () => {
  const { recorder, recorded, findActor } = open(undefined);
  const answer = Promise.withResolvers<typeof actor>();
  findActor.mockReturnValue(answer.promise);
  for (let id = 1; id <= 150; id += 1) recorder.record(visit(`/api/product-details?product_id=${id}`));
  expect(findActor).toHaveBeenCalledTimes(100);
  answer.resolve(actor);
  await recorder.idle();
  expect(recorded).toHaveLength(100);
});

test('views of products are recorded for the shopper, from the cache or not, and for no visitor', async () => {
  const { app, database, close } = await createTestApp();
  const { id } = await buildProduct(database.db);
  const { token, person_id } = await buildSession(database.db);
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const path = `${address}/api/product-details?product_id=${id}`;
  for (const headers of [{}, { authorization: `Bearer ${token}` }, { authorization: `Bearer ${token}` }, { authorization: 'Bearer y' }]) {
    const answer = await fetch(path, { headers });
    expect([answer.status, (await answer.text()).length > 100]).toEqual([200, true]);
  }
  const viewed = () => database.db.selectFrom('recent_views').select(['person_id', 'product_id']).execute();
  const counted = () => database.db.selectFrom('product_popularity').select('views').execute();
  await vi.waitFor(async () => expect([await viewed(), await counted()]).toEqual([[{ person_id, product_id: id }], [{ views: 2 }]]), 5000);
  await close();
});

test('a crawler is named to the count by its user agent', () => {
  const count = vi.fn();
  const counts = { record: count };
  const sessions = { findActor: vi.fn(), peekActor: () => undefined };
  const recorder = createVisitRecorder({ sessions, views: { record: vi.fn() }, counts, clock, log });
  recorder.record({ method: 'GET', url: '/products/4/details', headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(count).toHaveBeenCalledWith('/products/4/details', 'Googlebot/2.1');
});

test('visits of everybody are counted, those without a token too, and only what was read', () => {
  const { recorder, counted } = open(undefined);
  recorder.record({ method: 'GET', url: '/products/4/details', headers: {} });
  recorder.record({ method: 'HEAD', url: '/products/5/details', headers: {} });
  recorder.record({ method: 'GET', url: '/products/6/details', headers: {} }, { isCounted: false });
  expect(counted).toEqual(['/products/4/details']);
});
