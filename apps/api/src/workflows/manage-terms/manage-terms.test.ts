import { termKinds } from '@souk/contract/back-office/catalog/terms';
import { describe, expect, test } from 'vitest';
import { buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { call, database, runJobs, clock } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
const shop_id = await buildShop(db);

type Kind = (typeof termKinds)[number];
const post = (path: string, body: object) => call('POST', `/admin/terms/${path}`, { headers, body });
const read = async (kind: Kind, id: number) => Object((await call('GET', `/admin/terms/${kind}/${id}`, { headers })).body.data);
const list = async (kind: Kind, query = '') => Object((await call('GET', `/admin/terms/${kind}?${query}`, { headers })).body.data);
const remove = (kind: Kind, id: number) => call('DELETE', `/admin/terms/${kind}/${id}`, { headers });
const undoNewest = async () => {
  const { entries } = Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data);
  return call('POST', `/admin/audit/${entries[0].id}/undo`, { headers });
};
const noFields = { hex: null, position: null, is_active: null };
const fieldsOf = { brands: { is_active: true }, colors: { hex: '#D9C2A0' }, sizes: { position: 4 }, units: {} };
const create = async (kind: Kind, en: string) => Object((await post(kind, { ...noFields, ...fieldsOf[kind], name: { en } })).body.data);
const state = async (kind: Kind) => [
  (await pool.query(`select * from ${kind} order by id`)).rows,
  (await pool.query('select id, brand_id, color_ids, size_ids from products order by id')).rows,
  (await pool.query('select id, color_id, size_id, unit_id from product_variants order by id')).rows,
];
const columns = { brands: 'brand_id', colors: 'color_id', sizes: 'size_id', units: 'unit_id' } as const;
async function productOf(kind: Kind, ...ids: number[]) {
  const own = kind === 'brands' ? { brand_id: ids[0] ?? null } : { variants: ids.map((id) => ({ [columns[kind]]: id })) };
  const { id } = await buildProduct(db, { shop_id, ...own });
  await refreshProducts(db, [id], clock);
  return id;
}

describe.each(termKinds)('[admin-06] %s', (kind) => {
  test('are created, found, edited, removed, and each change is taken back', async () => {
    const { id, version } = await create(kind, `Alpha ${kind}`);
    expect(await list(kind, `search=ALPHA%20${kind.slice(0, 3)}`)).toMatchObject({
      total: 1,
      terms: [{ id, name: `Alpha ${kind}`, products: 0 }],
    });
    expect(await list(kind, 'search=%25')).toMatchObject({ total: 0 });
    const before = await state(kind);
    const body = { ...noFields, ...fieldsOf[kind], name: { en: `Beta ${kind}`, ar: 'باء' }, version };
    expect((await post(`${kind}/${id}`, body)).body.data).toMatchObject({ name: { en: `Beta ${kind}`, ar: 'باء' }, ...fieldsOf[kind] });
    expect((await post(`${kind}/${id}`, body)).status).toBe(409);
    expect((await undoNewest()).status).toBe(200);
    expect(await state(kind)).toEqual(before);
    expect((await remove(kind, id)).status).toBe(200);
    expect((await call('GET', `/admin/terms/${kind}/${id}`, { headers })).status).toBe(404);
    expect((await undoNewest()).status).toBe(200);
    expect(await state(kind)).toEqual(before);
  });

  test('come back with another address if theirs was taken meanwhile, and not if their name was', async () => {
    const { id } = await create(kind, `Gone ${kind}`);
    expect((await remove(kind, id)).status).toBe(200);
    const { entries } = Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data);
    const undo = () => call('POST', `/admin/audit/${entries[0].id}/undo`, { headers });
    const later = await create(kind, `Gone ${kind}`);
    const refused = await undo();
    expect([refused.status, refused.body.errors]).toEqual([422, { name: [expect.any(String)] }]);
    // Renaming leaves the address as it was.
    const renamed = await post(`${kind}/${later.id}`, {
      ...noFields,
      ...fieldsOf[kind],
      name: { en: `Renamed ${kind}` },
      version: later.version,
    });
    expect(renamed.status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect(await read(kind, id)).toMatchObject({ name: { en: `Gone ${kind}` } });
  });

  test('are removed only where no product has them, and a name is there once', async () => {
    const { id } = await create(kind, `Used ${kind}`);
    await productOf(kind, id);
    expect(await remove(kind, id)).toMatchObject({ status: 409, body: { data: { products: 1 } } });
    const twice = await post(kind, { ...noFields, ...fieldsOf[kind], name: { en: `used ${kind}` } });
    expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['name']]);
    expect((await post(kind, { ...noFields, ...fieldsOf[kind], name: { ar: 'باء' } })).body.errors).toHaveProperty('name');
  });

  test('[admin-04] are merged after a preview, and the undo gives each product its own again', async () => {
    const [one, other] = [await create(kind, `One ${kind}`), await create(kind, `Other ${kind}`)];
    const product = await productOf(kind, one.id);
    await productOf(kind, other.id);
    const before = await state(kind);
    const preview = await post(`${kind}/${one.id}/merge`, { into_id: other.id });
    expect(preview.body.data).toMatchObject({ products: 1, clashes: [], into: { name: `Other ${kind}` }, entry_id: null });
    expect(await state(kind)).toEqual(before);
    expect((await post(`${kind}/${one.id}/merge`, { into_id: other.id, seen: 'x' })).status).toBe(409);
    expect((await post(`${kind}/${one.id}/merge`, { into_id: other.id, seen: preview.body.data?.seen })).status).toBe(200);
    expect(await read(kind, other.id)).toMatchObject({ products: 2 });
    const shown = Object((await call('GET', `/product-details?product_id=${product}`)).body.data);
    expect(JSON.stringify(shown)).toContain(`Other ${kind}`);
    await runJobs();
    expect((await undoNewest()).status).toBe(200);
    expect(await state(kind)).toEqual(before);
    expect((await post(`${kind}/${one.id}/merge`, { into_id: one.id })).body.errors).toHaveProperty('into_id');
    expect((await post(`${kind}/${one.id}/merge`, { into_id: 999_999 })).body.errors).toHaveProperty('into_id');
    await assertInvariants(pool);
  });
});

test('a size without a position comes last', async () => {
  const { position: last } = await create('sizes', 'Large');
  const next = Object((await post('sizes', { ...noFields, name: { en: 'Larger' } })).body.data);
  expect(next.position).toBeGreaterThan(last);
});

test('two variants never become the same one: the products are named, and nothing changes', async () => {
  const [red, crimson] = [await create('colors', 'Red'), await create('colors', 'Crimson')];
  const product = await productOf('colors', red.id, crimson.id);
  const before = await state('colors');
  const preview = await post(`colors/${red.id}/merge`, { into_id: crimson.id });
  expect(preview.body.data).toMatchObject({ clashes: [{ id: product, name: 'Tea bowl' }] });
  const refused = await post(`colors/${red.id}/merge`, { into_id: crimson.id, seen: preview.body.data?.seen });
  expect(refused).toMatchObject({ status: 409, body: { data: { clashes: [{ id: product }] } } });
  expect(await state('colors')).toEqual(before);
});

test('a colour needs its value', async () => {
  expect((await post('colors', { ...noFields, name: { en: 'Blank' } })).body.errors).toHaveProperty('hex');
  expect((await post('colors', { ...noFields, hex: 'red', name: { en: 'Blank' } })).body.errors).toHaveProperty('hex');
});
