import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database } = await useTestApp({ poolSize: 20 });
const { db } = database;
const absent = { message: 'Product not found' };

const toggle = (token: string, product_id: unknown) => call('POST', '/favorite-add-or-remove', { token, body: { product_id } });
async function listed(path: string, token: string): Promise<number[]> {
  const { body } = await call('GET', path, { token });
  const products: { id: number }[] = Object(body.data).products;
  return products.map(({ id }) => id);
}
async function toggled(token: string, product_id: number): Promise<void> {
  clock.advance(1);
  await toggle(token, product_id);
}

describe('POST /favorite-add-or-remove', () => {
  test('[call-02] adds, then removes, and returns the number of favourites', async () => {
    const { token } = await buildSession(db);
    const { id } = await buildProduct(db);
    const added = await toggle(token, id);
    expect(added).toMatchObject({
      status: 200,
      body: { message: 'Added to your wishlist', data: { product: { id, is_favorite: true }, total: 1 } },
    });
    const removed = await toggle(token, id);
    expect(removed.body).toMatchObject({ message: 'Removed from your wishlist', data: { product: { id, is_favorite: false }, total: 0 } });
  });

  test('an inactive product is not found and leaves no row', async () => {
    const { token, person_id } = await buildSession(db);
    const { id } = await buildProduct(db, { active: false });
    expect(await toggle(token, id)).toMatchObject({ status: 404, body: absent });
    expect(await toggle(token, 999_999_999)).toMatchObject({ status: 404, body: absent });
    expect(await db.selectFrom('favorites').selectAll().where('person_id', '=', person_id).execute()).toEqual([]);
  });

  test('an even number of concurrent toggles changes nothing', async () => {
    const { token } = await buildSession(db);
    const { id } = await buildProduct(db);
    const answers = await Promise.all(Array.from({ length: 10 }, () => toggle(token, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await listed('/favorite-products', token)).toEqual([]);
  });

  test('the size of the wishlist is limited', async () => {
    const { token, person_id } = await buildSession(db);
    const { id } = await buildProduct(db);
    await sql`
      with copies as (
        insert into products (shop_id, category_id, slug, name, price, selling_price)
        select shop_id, category_id, slug || n, name, price, selling_price from products, generate_series(1, 500) n where id = ${id}
        returning id)
      insert into favorites (person_id, product_id) select ${person_id}, id from copies`.execute(db);
    expect(await toggle(token, id)).toMatchObject({
      status: 422,
      body: { message: 'Your wishlist can hold 500 products. Remove one to add another.' },
    });
    expect(await listed('/favorite-products', token)).toHaveLength(500);
  });

  test.each([undefined, 0, '3', 1.5])('[call-04] product_id %j is a 422', async (product_id) => {
    const { token } = await buildSession(db);
    const { status, body } = await toggle(token, product_id);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['product_id']]);
  });
});

describe('GET /favorite-products', () => {
  test('lists the shopper’s own favourites newest first, without inactive products', async () => {
    const { token } = await buildSession(db);
    const other = await buildSession(db);
    const [first, second, inactive] = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
    for (const { id } of [first, inactive, second]) await toggled(token, id);
    await toggled(other.token, first.id);
    await db.updateTable('products').set({ active: false }).where('id', '=', inactive.id).execute();
    expect(await listed('/favorite-products', token)).toEqual([second.id, first.id]);
    expect(await listed('/favorite-products', other.token)).toEqual([first.id]);
    const { body } = await toggle(token, first.id);
    expect(body.data?.total).toBe(1);
  });
});

describe('GET /favorites/ids', () => {
  test('[account-03] lists the ids of the wishlist in its order, and needs one statement for 500 products', async () => {
    const { token, person_id } = await buildSession(db);
    const other = await buildSession(db);
    const [first, second, inactive] = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
    for (const { id } of [first, inactive, second]) await toggled(token, id);
    await toggled(other.token, first.id);
    await db.updateTable('products').set({ active: false }).where('id', '=', inactive.id).execute();
    const ids = async () => Object((await call('GET', '/favorites/ids', { token })).body.data).product_ids;
    expect(await ids()).toEqual([second.id, first.id]);
    expect(await ids()).toEqual(await listed('/favorite-products', token));
    await sql`
      with copies as (
        insert into products (shop_id, category_id, slug, name, price, selling_price)
        select shop_id, category_id, slug || n, name, price, selling_price from products, generate_series(1, 498) n where id = ${first.id}
        returning id)
      insert into favorites (person_id, product_id) select ${person_id}, id from copies`.execute(db);
    expect(await ids()).toHaveLength(500);
    const statements = await recordStatements(ids);
    expect(statements.filter((text) => !text.includes('token_hash'))).toHaveLength(1);
  });
});

describe('GET /recently-views', () => {
  test('lists the last ten views, newest first', async () => {
    const person_id = await buildPerson(db);
    const { token } = await buildSession(db, { person_id });
    const ids: number[] = [];
    for (let index = 0; index < 12; index++) {
      const { id } = await buildProduct(db);
      await db
        .insertInto('recent_views')
        .values({ person_id, product_id: id, viewed_at: new Date(Date.now() + index * 1000) })
        .execute();
      ids.unshift(id);
    }
    expect(await listed('/recently-views', token)).toEqual(ids.slice(0, 10));
    expect(await listed('/recently-views', (await buildSession(db)).token)).toEqual([]);
    await db
      .updateTable('products')
      .set({ active: false })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect(await listed('/recently-views', token)).toEqual(ids.slice(1, 11));
  });
});

describe('POST /favorites/join', () => {
  const join = (token: string, product_ids: unknown) => call('POST', '/favorites/join', { token, body: { product_ids } });
  const wished = (token: string) => listed('/favorite-products', token);
  const idsOf = ({ body }: Awaited<ReturnType<typeof join>>): number[] => Object(body.data).products.map(({ id }: { id: number }) => id);

  test('[account-03] adds a visitor’s favourites in front, newest first, and removes none', async () => {
    const { token } = await buildSession(db);
    const other = await buildSession(db);
    const [listed, latest, earlier, inactive] = [
      await buildProduct(db),
      await buildProduct(db),
      await buildProduct(db),
      await buildProduct(db, { active: false }),
    ];
    await toggled(token, listed.id);
    clock.advance(1);
    const answer = await join(token, [latest.id, listed.id, inactive.id, earlier.id, latest.id, 999_999_999]);
    expect(answer.status).toBe(200);
    expect(idsOf(answer)).toEqual([latest.id, earlier.id, listed.id]);
    expect(Object(answer.body.data).products[0]).toMatchObject({ id: latest.id, is_favorite: true });
    expect(idsOf(await join(token, [latest.id, earlier.id]))).toEqual([latest.id, earlier.id, listed.id]);
    expect(idsOf(await join(token, []))).toHaveLength(3);
    expect(await wished(other.token)).toEqual([]);
  });

  test('concurrent merges from two tabs give one list', async () => {
    const { token } = await buildSession(db);
    const ids = await Promise.all(Array.from({ length: 3 }, async () => (await buildProduct(db)).id));
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(token, ids)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await wished(token)).toEqual(ids);
  });

  test('a nearly full list takes only as many as it has room for', async () => {
    const { token, person_id } = await buildSession(db);
    const { id } = await buildProduct(db);
    await sql`
      with copies as (
        insert into products (shop_id, category_id, slug, name, price, selling_price)
        select shop_id, category_id, slug || n, name, price, selling_price from products, generate_series(1, 499) n where id = ${id}
        returning id)
      insert into favorites (person_id, product_id) select ${person_id}, id from copies`.execute(db);
    const other = await buildProduct(db);
    clock.advance(1);
    const answer = await join(token, [id, other.id]);
    expect(idsOf(answer)).toHaveLength(500);
    expect(idsOf(answer)).toContain(id);
    expect(idsOf(answer)).not.toContain(other.id);
  });

  test.each([undefined, 3, ['3'], [0], [1.5]])('[call-04] product_ids %j is a 422', async (product_ids) => {
    const { token } = await buildSession(db);
    const { status, body } = await join(token, product_ids);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})[0]).toMatch(/^product_ids/);
  });
});

describe('POST /recently-views/join', () => {
  const join = (token: string, product_ids: unknown) => call('POST', '/recently-views/join', { token, body: { product_ids } });

  test('merges a visitor’s views, newest first, and retains a later view', async () => {
    const { token, person_id } = await buildSession(db);
    const [later, latest, earlier] = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
    await db
      .insertInto('recent_views')
      .values({ person_id, product_id: later.id, viewed_at: new Date(clock.now().getTime() + 1000) })
      .execute();
    const answer = await join(token, [latest.id, earlier.id, later.id, latest.id, 999_999_999]);
    expect(answer).toMatchObject({ status: 200, body: { data: { products: [{ id: later.id }, { id: latest.id }, { id: earlier.id }] } } });
    expect(await listed('/recently-views', token)).toEqual([later.id, latest.id, earlier.id]);
  });

  test.each([undefined, 'all', [-1], Array.from({ length: 51 }, (_, at) => at + 1)])('[call-04] %j is a 422', async (product_ids) => {
    const { token } = await buildSession(db);
    const { status, body } = await join(token, product_ids);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})[0]).toMatch(/^product_ids/);
  });
});

test.each([
  ['GET', '/favorite-products'],
  ['GET', '/favorites/ids'],
  ['GET', '/recently-views'],
  ['POST', '/favorites/join'],
  ['POST', '/recently-views/join'],
  ['POST', '/favorite-add-or-remove'],
] as const)('[call-03] [auth-11] %s %s without a token is a 401', async (method, path) => {
  expect(await call(method, path)).toMatchObject({ status: 401, body: { message: 'Please login first!' } });
});
