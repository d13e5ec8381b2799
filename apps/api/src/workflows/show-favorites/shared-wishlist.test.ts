import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database } = await useTestApp({ poolSize: 20 });
const { db } = database;
const ended = { status: 404, body: { message: 'This wishlist is not shared any more' } };

async function share(token: string, body: object): Promise<string> {
  const answer = await call('POST', '/wishlist-link', { token, body });
  expect(answer.status).toBe(200);
  return Object(answer.body.data).link.token;
}
const open = (link: string) => call('GET', `/wishlists/${link}`);

async function buildOwner() {
  const owner = await buildSession(db);
  const products = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
  for (const { id } of products) {
    clock.advance(1);
    await call('POST', '/favorite-add-or-remove', { token: owner.token, body: { product_id: id } });
  }
  return { ...owner, ids: products.map(({ id }) => id) };
}

describe('a shared wishlist', () => {
  test('[account-03] shows the products that are sold and the chosen name to anybody, and nothing else', async () => {
    const { token, ids } = await buildOwner();
    await db
      .updateTable('products')
      .set({ active: false })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    const link = await share(token, { first_name: 'Asha' });
    expect(link).toMatch(/^[\w-]{22}$/);
    const { status, body } = await open(link);
    expect([status, Object.keys(Object(body.data))]).toEqual([200, ['first_name', 'products']]);
    expect(body.data).toMatchObject({ first_name: 'Asha', products: [{ id: ids[2] }, { id: ids[0] }] });
    expect(Object(body.data).products).toHaveLength(2);
  });

  test('retains its link when the name changes, and loses it when it is renewed or ended', async () => {
    const { token } = await buildOwner();
    const link = await share(token, { first_name: 'Asha' });
    expect(await share(token, { first_name: null })).toBe(link);
    expect((await open(link)).body.data).toMatchObject({ first_name: null });
    const renewed = await share(token, { first_name: null, renew: true });
    expect(renewed).not.toBe(link);
    expect(await open(link)).toMatchObject(ended);
    expect((await open(renewed)).status).toBe(200);
    expect((await call('GET', '/wishlist-link', { token })).body.data).toMatchObject({ link: { token: renewed, first_name: null } });
    for (let time = 0; time < 2; time++) expect((await call('DELETE', '/wishlist-link', { token })).status).toBe(200);
    expect(await open(renewed)).toMatchObject(ended);
    expect((await call('GET', '/wishlist-link', { token })).body.data).toEqual({ link: null });
  });

  test('of a blocked person opens nothing', async () => {
    const { token, person_id } = await buildOwner();
    const link = await share(token, { first_name: null });
    await db.updateTable('people').set({ blocked_at: clock.now() }).where('id', '=', person_id).execute();
    expect(await open(link)).toMatchObject(ended);
  });

  test('two links that are made at once are one', async () => {
    const { token } = await buildOwner();
    const links = await Promise.all(Array.from({ length: 6 }, () => share(token, { first_name: null })));
    expect(new Set(links).size).toBe(1);
  });

  test.each([
    [{}, 'first_name'],
    [{ first_name: '' }, 'first_name'],
    [{ first_name: 'x'.repeat(41) }, 'first_name'],
    [{ first_name: null, renew: 'yes' }, 'renew'],
  ])('[call-04] %j is a 422 that names the field', async (body, field) => {
    const { token } = await buildSession(db);
    const answer = await call('POST', '/wishlist-link', { token, body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });
});
