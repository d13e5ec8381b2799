import { beforeAll, expect, test } from 'vitest';
import { buildColor, buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { buildManyProducts } from '../../../test/builders/many-products.ts';
import { buildSeller, buildSellerWith } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { call, database, clock } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
// Its shops are the first ones.
await buildManyProducts(db, 620);
const seller = await buildSeller(db);
const elsewhere = await buildShop(db);

beforeAll(async () => {
  const color_id = await buildColor(db, { en: 'Red' });
  const hidden_id = await buildColor(db, { en: 'Blue' });
  const variants = [
    { sku: 'GRID-1', color_id, stock: 4 },
    { sku: 'GRID-2', stock: 5 },
    { sku: 'GRID-3', color_id: hidden_id, stock: 6, active: false },
  ];
  const own = await buildProduct(db, { shop_id: seller.shop_id, discount_price: 900, selling_price: 900, variants });
  const other = await buildProduct(db, { shop_id: elsewhere });
  await refreshProducts(db, [own.id, other.id], clock);
});

const grid = async (path: string, given = headers) => Object((await call('GET', path, { headers: given })).body.data);
type Product = { id: number; slug: string; price: number; variants: { sku: string; stock: number }[] };

test('[admin-06] a grid reads 500 products of a list at a time, with their variants on sale', async () => {
  const first = await grid('/admin/product-grid?sort=oldest');
  const second = await grid('/admin/product-grid?sort=oldest&page=2');
  expect(first).toMatchObject({ total: 622, currency: 'USD', products: { length: 500 } });
  expect(second.products).toHaveLength(122);
  expect(new Set([...first.products, ...second.products].map(({ id }: Product) => id)).size).toBe(622);
  const { products } = await grid(`/admin/product-grid?shop=${seller.shop_id}`);
  expect(products).toEqual([
    {
      ...{ id: expect.any(Number), slug: expect.any(String), name: 'Tea bowl', price: 10, discount_price: 9, is_published: true },
      variants: [
        { sku: 'GRID-1', options: 'Red', stock: 4 },
        { sku: 'GRID-2', options: '', stock: 5 },
      ],
    },
  ]);
  expect((await call('GET', '/admin/product-grid')).status).toBe(401);
  expect((await call('GET', '/admin/product-grid', { headers: (await buildStaff(db, ['orders:read'])).headers })).status).toBe(403);
  expect((await call('GET', '/admin/product-grid?sort=name', { headers })).status).toBe(422);
});

test('[admin-06] 500 prices are previewed, saved and undone in one transaction each, within 5 seconds', { timeout: 60_000 }, async () => {
  const { products } = await grid('/admin/product-grid?sort=oldest');
  const lines = products.map(({ slug, price }: Product) => `${slug},${(price + 1).toFixed(2)},(none)`);
  const csv = ['product,price,discount_price', ...lines].join('\r\n');
  const before = await prices();
  const start = performance.now();
  const preview = await call('POST', '/admin/product-import', { headers, body: { csv } });
  expect(preview.body.data).toMatchObject({ changed: 500, problem_count: 0, can_undo: true, is_written: false });
  const saved = await call('POST', '/admin/product-import', { headers, body: { csv, seen: preview.body.data?.seen } });
  expect(saved.body.data).toMatchObject({ changed: 500, is_written: true });
  const undoing = performance.now();
  const changed = await prices();
  const between = performance.now() - undoing;
  const undone = await call('POST', `/admin/audit/${saved.body.data?.entry_id}/undo`, { headers });
  const milliseconds = performance.now() - start - between;
  expect(undone.status).toBe(200);
  expect(changed.filter(({ price }, index) => price === before[index]?.price + 100)).toHaveLength(500);
  // One transaction wrote all of them.
  expect(new Set(changed.slice(0, 500).map(({ transaction }) => transaction)).size).toBe(1);
  const after = await prices();
  expect(after.map(({ transaction: _, ...row }) => row)).toEqual(before.map(({ transaction: _, ...row }) => row));
  expect(new Set(after.slice(0, 500).map(({ transaction }) => transaction)).size).toBe(1);
  await assertInvariants(pool);
  expect(milliseconds).toBeLessThan(5000);
});

const prices = async () =>
  (await pool.query(`select p.id, p.price, p.discount_price, p.selling_price, p.xmin::text as transaction from products p order by p.id`))
    .rows;

test('[seller-03] a member of a shop reads its products only, by state and words; a packer reads none', async () => {
  const own = (query = '') => grid(`/seller/product-grid${query}`, seller.headers);
  expect(await own()).toMatchObject({ total: 1, products: [{ price: 10, variants: [{ sku: 'GRID-1' }, { sku: 'GRID-2' }] }] });
  expect(await own('?status=on_sale&search=GRID-2')).toMatchObject({ total: 1 });
  expect(await own('?status=hidden')).toMatchObject({ total: 0, products: [] });
  expect(await own('?status=sold_out')).toMatchObject({ total: 0 });
  expect(await own('?search=product-1')).toMatchObject({ total: 0 });
  const packer = await buildSellerWith(db, ['orders', 'stock']);
  const refused = await call('GET', '/seller/product-grid', { headers: packer.headers });
  expect(refused.status).toBe(403);
  expect(JSON.stringify(refused.body)).not.toContain('price');
  expect((await call('GET', '/seller/product-grid', { headers })).status).toBe(401);
});
