import { expect, test } from 'vitest';
import { buildManyProducts } from '../../../test/builders/many-products.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
const prices = async () => (await pool.query('select id, price, selling_price from products order by id')).rows;

test('[admin-06] thousands of products that the filters match are changed in one transaction and undone', {
  timeout: 120_000,
}, async () => {
  await buildManyProducts(db, 3000);
  const before = await prices();
  const { ids } = Object((await call('GET', '/admin/product-ids', { headers })).body.data);
  expect(ids).toEqual(before.map(({ id }) => Number(id)));
  const change = { kind: 'price', by: 'percent', value: 10 };
  const preview = await call('POST', '/admin/products/bulk', { headers, body: { ids, change } });
  const done = await call('POST', '/admin/products/bulk', { headers, body: { ids, change, seen: preview.body.data?.seen } });
  expect(done.status).toBe(200);
  expect(await prices()).not.toEqual(before);
  expect((await call('GET', '/admin/audit?per_page=1', { headers })).body.data).toMatchObject({ entries: [{ after: { products: 3000 } }] });
  expect((await call('POST', `/admin/audit/${done.body.data?.entry_id}/undo`, { headers })).status).toBe(200);
  expect(await prices()).toEqual(before);
});

test('more than 5,000 are refused, and the ids need a permission', async () => {
  const ids = Array.from({ length: 5001 }, (_, index) => index + 1);
  const change = { kind: 'status', is_published: false };
  expect((await call('POST', '/admin/products/bulk', { headers, body: { ids, change } })).status).toBe(422);
  expect((await call('GET', '/admin/product-ids')).status).toBe(401);
  const other = await buildStaff(db, ['orders:read']);
  expect((await call('GET', '/admin/product-ids', { headers: other.headers })).status).toBe(403);
  expect((await call('GET', '/admin/product-ids?nonsense=1', { headers })).status).toBe(422);
});
