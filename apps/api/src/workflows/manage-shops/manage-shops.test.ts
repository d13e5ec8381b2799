import { describe, expect, test } from 'vitest';
import { aFile, buildForm } from '../../../test/build-form.ts';
import { buildApiKey } from '../../../test/builders/api-key.ts';
import { buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { call, database, runJobs, messages, clock } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);

const get = (path: string) => call('GET', `/admin${path}`, { headers });
const post = (path: string, body: object) => call('POST', `/admin${path}`, { headers, body });
const read = async (path: string) => Object((await get(path)).body.data);
const undoNewest = async () => {
  const { entries } = await read('/audit?per_page=1');
  return post(`/audit/${entries[0].id}/undo`, {});
};
const newestEntry = async () => (await read('/audit?per_page=1')).entries[0];

const fields = {
  slug: '',
  name: { en: 'Lamps of Fes', ar: 'مصابيح فاس' },
  tagline: { en: 'Cut by hand' },
  description: { en: 'Brass lamps.' },
  address: { en: '4 Lantern Lane' },
  phone: '+91 98700 00001',
  logo_id: null,
  banner_id: null,
  delivery_days_min: 2,
  delivery_days_max: 4,
  delivery: [
    { from: 1, to: 3, charge: 5.5 },
    { from: 4, to: null, charge: 0 },
  ],
};
const create = async (over: object = {}) => Object((await post('/shops', { ...fields, ...over })).body.data);
const bodyOf = (shop: ReturnType<typeof Object>) => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, shop[name]])),
  slug: undefined,
  version: shop.version,
  logo_id: shop.logo?.id ?? null,
  banner_id: shop.banner?.id ?? null,
});
const save = async (id: number, over: object) => post(`/shops/${id}`, { ...bodyOf(await read(`/shops/${id}`)), ...over });
const state = async (id: number) => [
  (await pool.query('select * from shops where id = $1', [id])).rows,
  (await pool.query('select from_quantity, to_quantity, charge from delivery_bands where shop_id = $1 order by 1', [id])).rows,
];

test('[admin-06] a shop is created, shown to shoppers at once, edited with its delivery charges, and undone byte for byte', async () => {
  const shop = await create();
  expect(shop).toMatchObject({ slug: 'lamps-of-fes', is_open: true, products: 0, orders: 0, sales: 0, delivery: fields.delivery });
  expect((await create()).slug).toBe('lamps-of-fes-2');
  expect((await call('GET', `/shops/${shop.id}`)).body.data).toMatchObject({ shop: { name: 'Lamps of Fes', address: '4 Lantern Lane' } });

  const before = await state(shop.id);
  const saved = await save(shop.id, { name: { en: 'Lights of Fes' }, delivery: [], phone: null });
  expect(saved.body.data).toMatchObject({ name: { en: 'Lights of Fes' }, delivery: [], phone: null });
  await expect.poll(async () => (await call('GET', `/shops/${shop.id}`)).body.data).toMatchObject({ shop: { name: 'Lights of Fes' } });
  expect(await newestEntry()).toMatchObject({
    action: 'shop.change',
    subject: { kind: 'shop', id: String(shop.id), name: 'Lights of Fes' },
  });
  expect((await undoNewest()).status).toBe(200);
  expect(await state(shop.id)).toEqual(before);
});

test('a new shop can be taken back while nothing refers to it', async () => {
  const shop = await create({ slug: 'mistake' });
  expect((await undoNewest()).status).toBe(200);
  expect((await get(`/shops/${shop.id}`)).status).toBe(404);
  const used = await create({ slug: 'used' });
  const { entries } = await read('/audit?per_page=1');
  await buildProduct(db, { shop_id: used.id });
  expect((await post(`/audit/${entries[0].id}/undo`, {})).status).toBe(409);
});

test('a search finds the products of a shop by its new name', async () => {
  const shop = await create({ name: { en: 'Plain' } });
  const { id } = await buildProduct(db, { shop_id: shop.id });
  await refreshProducts(db, [id], clock);
  await save(shop.id, { name: { en: 'Zellige' } });
  await runJobs();
  expect((await call('GET', '/products?search=zellige')).body.data).toMatchObject({ products: [{ id }] });
});

test('[admin-08] two operators: the second one gets a conflict and nothing changes', async () => {
  const shop = await create();
  const seen = { ...bodyOf(shop), slug: undefined };
  expect((await post(`/shops/${shop.id}`, { ...seen, phone: null })).status).toBe(200);
  expect((await post(`/shops/${shop.id}`, { ...seen, phone: '123456' })).status).toBe(409);
  expect((await read(`/shops/${shop.id}`)).phone).toBeNull();
});

test('what cannot be stored is refused with its field', async () => {
  const { id } = await create({ slug: 'chosen' });
  for (const [over, field] of [
    [{ name: { ar: 'مصابيح' } }, 'name'],
    [{ logo_id: 999_999 }, 'logo_id'],
    [{ banner_id: 999_999 }, 'banner_id'],
    [{ phone: 'x' }, 'phone'],
    [{ delivery_days_min: 9 }, 'delivery_days_max'],
    [{ delivery: [{ from: 2, to: null, charge: 1 }] }, 'delivery'],
    [{ delivery: [{ from: 1, to: 3, charge: 1 }] }, 'delivery'],
    [{ delivery: [{ from: 1, to: null, charge: 1.234 }] }, 'delivery'],
  ] as const) {
    const { status, body } = await save(id, over);
    expect([over, status, Object.keys(body.errors ?? {}).map((name) => name.split('.')[0])]).toEqual([over, 422, [field]]);
  }
  for (const slug of ['chosen', '12', 'Über uns'])
    expect(Object.keys((await post('/shops', { ...fields, slug })).body.errors ?? {})).toEqual(['slug']);
  expect((await save(999_999, {})).status).toBe(422);
  expect((await get('/shops/999999')).status).toBe(404);
});

test('a shop is closed with its products and opened again', async () => {
  const shop = await create();
  const { id } = await buildProduct(db, { shop_id: shop.id });
  const closed = await post(`/shops/${shop.id}/status`, { is_open: false });
  expect(closed.body.data).toMatchObject({ shop: { is_open: false, products: 0, hidden_products: 1 }, entry_id: expect.any(Number) });
  expect((await post(`/shops/${shop.id}/status`, { is_open: false })).status).toBe(409);
  await expect.poll(async () => (await call('GET', `/products/${id}/details`)).status).toBe(404);
  expect((await undoNewest()).status).toBe(200);
  expect(await read(`/shops/${shop.id}`)).toMatchObject({ is_open: true, products: 1 });
  expect((await post('/shops/999999/status', { is_open: false })).status).toBe(404);
});

test('the list is searched, filtered and sorted', async () => {
  const first = await create({ name: { en: 'Anise corner', ar: 'ركن اليانسون' } });
  const second = await create({ name: { en: 'Anise cellar' } });
  await post(`/shops/${second.id}/status`, { is_open: false });
  const ids = async (query: string) => (await read(`/shops?${query}`)).shops.map(({ id }: { id: number }) => id);
  expect(await ids('search=anise')).toEqual([second.id, first.id]);
  expect(await ids('search=anise&sort=name')).toEqual([second.id, first.id]);
  expect(await ids('search=anise&status=open')).toEqual([first.id]);
  expect(await ids(`search=${encodeURIComponent('اليانسون')}`)).toEqual([first.id]);
  expect((await read('/shops?search=anise')).counts).toEqual({ all: 2, open: 1, closed: 1 });
  for (const sort of ['top_rated', 'most_products']) expect(await ids(`search=anise&sort=${sort}`)).toHaveLength(2);
  expect((await get('/shops?sort=x')).status).toBe(422);
  expect(await read('/choices')).toMatchObject({
    currency: 'USD',
    languages: expect.arrayContaining([expect.objectContaining({ name: 'en', direction: 'ltr' })]),
    shops: expect.any(Array),
  });
});

describe('applications', () => {
  let numbers = 9_800_000_000;
  const apply = async (over: object = {}) => {
    numbers += 1;
    const values = { owner_name: 'Salma', phone: `91${numbers}`, email: 's@lamps.example', shop_name: 'Lamps', locale: 'ar', ...over };
    return (await db.insertInto('shop_applications').values(values).returning(['id', 'phone']).executeTakeFirstOrThrow()) ?? { id: 0 };
  };

  test('one is approved: the shop waits for its checklist, the applicant gets a message in their language, a second answer is a conflict', async () => {
    const { id, phone } = await apply({ shop_name: 'Saffron stall', description: 'Saffron.' });
    expect((await read('/shops')).pending_applications).toBeGreaterThan(0);
    const answer = await post(`/shop-applications/${id}/approve`, {});
    expect(answer.body.data).toMatchObject({ status: 'accepted', shop: { name: 'Saffron stall' } });
    const { shop } = Object(answer.body.data);
    expect((await call('GET', `/shops/${shop.id}`)).status).toBe(404);
    expect(await read(`/shops/${shop.id}`)).toMatchObject({ application_id: id, is_open: false, phone: `+${phone}` });
    await runJobs();
    expect(messages.splice(0)).toMatchObject([{ to: `+${phone}`, text: expect.stringMatching(/[\u0600-\u06ff]/) }]);
    expect(await newestEntry()).toMatchObject({
      action: 'application.approve',
      after: { status: 'accepted', shop: 'saffron-stall' },
      can_undo: false,
    });
    for (const path of ['approve', 'decline'])
      expect((await post(`/shop-applications/${id}/${path}`, path === 'decline' ? { reason: 'No.' } : {})).status).toBe(409);
  });

  test('one is declined: the applicant gets the reason, and nothing of them is in the audit log', async () => {
    const { id, phone } = await apply();
    expect((await post(`/shop-applications/${id}/decline`, { reason: '' })).body.errors).toHaveProperty('reason');
    const answer = await post(`/shop-applications/${id}/decline`, { reason: 'لدينا ما يكفي من المصابيح.' });
    expect(answer.body.data).toMatchObject({ status: 'refused', reason: 'لدينا ما يكفي من المصابيح.', shop: null });
    await runJobs();
    expect(messages.splice(0)).toMatchObject([{ to: `+${phone}`, text: expect.stringContaining('لدينا ما يكفي') }]);
    expect(JSON.stringify(await newestEntry())).not.toContain(phone);
  });

  test('the same phone number is shown: other applications, and shops', async () => {
    const { id, phone } = await apply({ status: 'refused' });
    const again = await apply({ phone, shop_name: 'Lamps again' });
    const shop_id = await buildShop(db, { phone: `+${phone.slice(0, 2)} ${phone.slice(2)}` });
    expect(await read(`/shop-applications/${again.id}`)).toMatchObject({
      duplicates: 2,
      same_phone: { applications: [{ id, status: 'refused' }], shops: [{ id: shop_id }] },
    });
    const found = await read(`/shop-applications?search=${phone.slice(-6)}`);
    expect(found).toMatchObject({ total: 2, counts: { pending: 1, refused: 1, accepted: 0 }, applications: [{ id: again.id }, { id }] });
    expect((await read('/shop-applications?status=pending&search=Lamps again')).applications).toMatchObject([
      { id: again.id, duplicates: 2 },
    ]);
    expect((await get('/shop-applications/999999')).status).toBe(404);
    expect((await post('/shop-applications/999999/approve', {})).status).toBe(404);
  });
});

test('a picture is stored by a role that may write shops, and refused to one that may not write anything with pictures', async () => {
  const form = () => buildForm([['picture', aFile('png')]]);
  const shops = await buildStaff(db, ['shops:write']);
  const support = await buildStaff(db, ['support:write']);
  expect((await call('POST', '/admin/pictures', { headers: shops.headers, form: form() })).status).toBe(200);
  expect((await call('POST', '/admin/pictures', { headers: support.headers, form: form() })).status).toBe(403);
  const [key, other] = [await buildApiKey(db, { scopes: ['products:write'] }), await buildApiKey(db, { scopes: ['orders:write'] })];
  expect((await call('POST', '/admin/pictures', { headers: key.headers, form: form() })).status).toBe(200);
  expect((await call('POST', '/admin/pictures', { headers: other.headers, form: form() })).status).toBe(403);
});
