import { expect, test } from 'vitest';
import { buildFlashSale, buildProduct } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { call, database, clock } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);

const get = (path: string) => call('GET', `/admin${path}`, { headers });
const post = (path: string, body: object) => call('POST', `/admin${path}`, { headers, body });
const read = async (path: string) => Object((await get(path)).body.data);
const undoNewest = async () => {
  const { entries } = await read('/audit?per_page=1');
  return post(`/audit/${entries[0].id}/undo`, {});
};
const inHours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000).toISOString();
const aProduct = async (over: object = {}) => {
  const product = await buildProduct(db, over);
  await refreshProducts(db, [product.id], clock);
  return product.id;
};
const fieldsOf = (...product_ids: number[]) => ({
  name: { en: 'Lantern Hours' },
  description: {},
  picture_id: null,
  starts_at: inHours(1),
  ends_at: inHours(5),
  funded_by: 'marketplace',
  offers: product_ids.map((product_id) => ({ product_id, price: 7.5, quantity: 20 })),
});
const create = async (...product_ids: number[]) => Object((await post('/flash-sales', fieldsOf(...product_ids))).body.data);
const bodyOf = ({ name, description, picture, starts_at, ends_at, funded_by, offers, version }: ReturnType<typeof Object>) => ({
  ...{ name, description, starts_at, ends_at, funded_by, version },
  picture_id: picture?.id ?? null,
  offers: offers.map(({ product_id, price, quantity }: ReturnType<typeof Object>) => ({ product_id, price, quantity })),
});
const save = async (id: number, over: object) => post(`/flash-sales/${id}`, { ...bodyOf(await read(`/flash-sales/${id}`)), ...over });
const state = async (id: number) => [
  (await pool.query('select * from flash_sales where id = $1', [id])).rows,
  (await pool.query('select * from flash_sale_products where flash_sale_id = $1 order by position', [id])).rows,
];
const priceOf = async (id: number) => (await pool.query('select selling_price from products where id = $1', [id])).rows[0].selling_price;

test('a flash sale is planned, runs at its time, is ended early, and each change is undone byte for byte', async () => {
  const [first, second] = [await aProduct(), await aProduct()];
  const sale = await create(first, second);
  expect(sale).toMatchObject({
    state: 'planned',
    funded_by: 'marketplace',
    offers: [{ product_id: first, regular_price: 10, price: 7.5 }, {}],
  });
  await expect.poll(async () => (await call('GET', '/flash-sales')).body.data).toMatchObject({ incoming: [{ id: sale.id }] });

  const before = await state(sale.id);
  const offers = [{ product_id: second, price: 6, quantity: 3 }];
  expect((await save(sale.id, { name: { en: 'Lamp Hours' }, offers, funded_by: 'shop' })).body.data).toMatchObject({
    name: { en: 'Lamp Hours' },
    offers: [{ product_id: second, price: 6, quantity: 3 }],
  });
  expect((await undoNewest()).status).toBe(200);
  expect(await state(sale.id)).toEqual(before);

  clock.advance(2 * 3600);
  expect(await read(`/flash-sales/${sale.id}`)).toMatchObject({ state: 'running' });
  const { version } = await read(`/flash-sales/${sale.id}`);
  const ended = await post(`/flash-sales/${sale.id}/end`, { version });
  expect(ended.body.data).toMatchObject({ flash_sale: { state: 'ended' }, entry_id: expect.any(Number) });
  expect((await post(`/flash-sales/${sale.id}/end`, { version })).status).toBe(409);
  expect(await priceOf(first)).toBe(1000);
  expect((await undoNewest()).status).toBe(200);
  expect(await state(sale.id)).toEqual(before);
  expect(await priceOf(first)).toBe(750);
});

test('a planned sale that is ended never starts, and the undo plans it again', async () => {
  const sale = await create(await aProduct());
  const before = await state(sale.id);
  await post(`/flash-sales/${sale.id}/end`, { version: sale.version });
  expect(await read(`/flash-sales/${sale.id}`)).toMatchObject({ state: 'ended' });
  expect((await undoNewest()).status).toBe(200);
  expect(await state(sale.id)).toEqual(before);
});

test('a sale of which nothing was sold can be taken back', async () => {
  const sale = await create(await aProduct());
  expect((await undoNewest()).status).toBe(200);
  expect((await get(`/flash-sales/${sale.id}`)).status).toBe(404);
  const sold = await create(await aProduct());
  const { entries } = await read('/audit?per_page=1');
  await db.updateTable('flash_sale_products').set({ sold: 2 }).where('flash_sale_id', '=', sold.id).execute();
  expect((await post(`/audit/${entries[0].id}/undo`, {})).status).toBe(409);
});

test('a product that was sold stays as sold out when it is removed, and a cancellation cannot return into nothing', async () => {
  const [first, second] = [await aProduct(), await aProduct()];
  const sale = await create(first, second);
  await db.updateTable('flash_sale_products').set({ sold: 3 }).where('product_id', '=', first).execute();
  expect((await save(sale.id, { offers: [{ product_id: first, price: 7.5, quantity: 2 }] })).body.errors).toHaveProperty('offers');
  const saved = await save(sale.id, { offers: [{ product_id: second, price: 7.5, quantity: 20 }] });
  expect(saved.body.data?.offers).toEqual([
    expect.objectContaining({ product_id: first, quantity: 3, sold: 3 }),
    expect.objectContaining({ product_id: second }),
  ]);
});

test('two sales cannot have a product at the same time, and the calendar shows where older ones do', async () => {
  const id = await aProduct();
  const sale = await create(id);
  const twice = await post('/flash-sales', { ...fieldsOf(id), name: { en: 'Other' }, starts_at: inHours(4), ends_at: inHours(9) });
  expect([twice.status, twice.body.errors]).toEqual([422, { offers: [expect.stringContaining('is in the flash sale "Lantern Hours"')] }]);
  const after = await post('/flash-sales', { ...fieldsOf(id), starts_at: sale.ends_at, ends_at: inHours(9) });
  expect(after.status).toBe(200);
  expect((await save(Object(after.body.data).id, { starts_at: inHours(2) })).body.errors).toHaveProperty('offers');

  const found = await read(`/flash-sale-products?search=tea&starts_at=${inHours(2)}&ends_at=${inHours(3)}`);
  expect(found.products).toContainEqual(expect.objectContaining({ product_id: id, busy_in: { id: sale.id, name: 'Lantern Hours' } }));
  const popular = await read(`/flash-sale-products?starts_at=${inHours(2)}&ends_at=${inHours(3)}`);
  expect(popular.products.length).toBeGreaterThan(0);
  const own = await read(`/flash-sale-products?search=tea&starts_at=${inHours(2)}&ends_at=${inHours(3)}&sale=${sale.id}`);
  expect(own.products).toContainEqual(expect.objectContaining({ product_id: id, busy_in: null }));

  const old = await buildFlashSale(db, {
    product_id: id,
    price: 500,
    quantity: 2,
    starts_at: new Date(inHours(2)),
    ends_at: new Date(inHours(3)),
  });
  const calendar = await read(`/flash-sale-calendar?from=${inHours(-1)}&until=${inHours(24)}`);
  expect(calendar.flash_sales.map((each: { id: number }) => each.id)).toEqual(expect.arrayContaining([sale.id, old]));
  expect(calendar.overlaps).toContainEqual(
    expect.objectContaining({
      product: { id, name: 'Tea bowl' },
      sales: [
        { id: sale.id, name: 'Lantern Hours' },
        { id: old, name: 'Flash' },
      ],
    }),
  );
  expect((await get(`/flash-sale-calendar?from=${inHours(0)}&until=${inHours(24 * 101)}`)).body.errors).toHaveProperty('until');
});

test('two operators who plan one product at once: one of them is refused', async () => {
  const id = await aProduct();
  const answers = await Promise.all([post('/flash-sales', fieldsOf(id)), post('/flash-sales', fieldsOf(id))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('[admin-08] two operators: the second one gets a conflict; items that are sold meanwhile are none', async () => {
  const id = await aProduct();
  const sale = await create(id);
  const seen = bodyOf(sale);
  await db.updateTable('flash_sale_products').set({ sold: 1 }).where('product_id', '=', id).execute();
  expect((await post(`/flash-sales/${sale.id}`, { ...seen, name: { en: 'First' } })).status).toBe(200);
  expect((await post(`/flash-sales/${sale.id}`, { ...seen, name: { en: 'Second' } })).status).toBe(409);
  expect((await post(`/flash-sales/${sale.id}/end`, { version: seen.version })).status).toBe(409);
});

test('what cannot be stored is refused with its field', async () => {
  const id = await aProduct();
  const sale = await create(id);
  const offer = { product_id: id, price: 7.5, quantity: 20 };
  for (const [over, field] of [
    [{ name: { ar: 'فوانيس' } }, 'name'],
    [{ ends_at: inHours(0) }, 'ends_at'],
    [{ starts_at: 'soon' }, 'starts_at'],
    [{ picture_id: 999_999 }, 'picture_id'],
    [{ offers: [{ ...offer, price: 10 }] }, 'offers'],
    [{ offers: [{ ...offer, product_id: 999_999 }] }, 'offers'],
    [{ offers: [offer, offer] }, 'offers'],
    [{ offers: [{ ...offer, quantity: 0 }] }, 'offers'],
    [{ funded_by: 'nobody' }, 'funded_by'],
  ] as const) {
    const { status, body } = await save(sale.id, over);
    expect([over, status, Object.keys(body.errors ?? {}).map((name) => name.split('.')[0])]).toEqual([over, 422, [field]]);
  }
  for (const path of ['/flash-sales/999999', '/flash-sales/999999/end'])
    expect((await (path.endsWith('end') ? post(path, { version: 'x' }) : get(path))).status).toBe(404);
  const list = await read('/flash-sales?search=lantern&state=planned');
  expect(list.flash_sales.map((each: { id: number }) => each.id)).toContain(sale.id);
  expect(list.counts).toMatchObject({ planned: list.total });
});
