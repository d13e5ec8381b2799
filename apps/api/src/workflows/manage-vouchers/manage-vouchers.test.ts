import { expect, test } from 'vitest';
import { buildShop, buildVoucher } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database, clock } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
const shop_id = await buildShop(db);

const get = (path: string) => call('GET', `/admin${path}`, { headers });
const post = (path: string, body: object) => call('POST', `/admin${path}`, { headers, body });
const read = async (path: string) => Object((await get(path)).body.data);
const undoNewest = async () => {
  const { entries } = await read('/audit?per_page=1');
  return post(`/audit/${entries[0].id}/undo`, {});
};
const day = (count: number) => new Date(clock.now().getTime() + count * 86_400_000).toISOString();

let numbers = 0;
const fieldsNow = () => ({
  shop_id,
  discount_type: 'Percentage',
  discount: 12.5,
  min_order_amount: 40,
  max_discount_amount: 30,
  starts_at: day(-1),
  ends_at: day(3),
  usage_limit: 100,
  per_person_limit: 2,
  is_listed: true,
  funded_by: 'marketplace',
});
const create = async (over: object = {}) => {
  numbers += 1;
  return Object((await post('/vouchers', { ...fieldsNow(), code: `CODE${numbers}`, ...over })).body.data);
};
const bodyOf = (voucher: ReturnType<typeof Object>) => {
  const { shop_id: _shop, ...fields } = fieldsNow();
  return { ...Object.fromEntries(Object.keys(fields).map((name) => [name, voucher[name]])), version: voucher.version };
};
const save = async (id: number, over: object) => post(`/vouchers/${id}`, { ...bodyOf(await read(`/vouchers/${id}`)), ...over });
const row = async (id: number) => (await pool.query('select * from vouchers where id = $1', [id])).rows;

test('a voucher is created, changed, ended, and each change is undone byte for byte', async () => {
  const voucher = await create({ code: 'SPRING' });
  const { shop_id: _shop, ...terms } = fieldsNow();
  expect(voucher).toMatchObject({
    ...terms,
    code: 'SPRING',
    state: 'running',
    used_count: 0,
    uses: [],
    collected: 0,
  });
  expect(await row(voucher.id)).toMatchObject([
    { discount: 1250, min_order_amount: 4000, max_discount_amount: 3000, funded_by: 'marketplace' },
  ]);

  const before = await row(voucher.id);
  const changed = await save(voucher.id, { discount_type: 'Amount', discount: 5, usage_limit: null, is_listed: false, funded_by: 'shop' });
  expect(changed.body.data).toMatchObject({ discount_type: 'Amount', discount: 5, usage_limit: null, is_listed: false, funded_by: 'shop' });
  expect((await undoNewest()).status).toBe(200);
  expect(await row(voucher.id)).toEqual(before);

  const { version } = await read(`/vouchers/${voucher.id}`);
  const ended = await post(`/vouchers/${voucher.id}/end`, { version });
  expect(ended.body.data).toMatchObject({ voucher: { state: 'ended' }, entry_id: expect.any(Number) });
  expect((await post(`/vouchers/${voucher.id}/end`, { version })).status).toBe(409);
  expect((await undoNewest()).status).toBe(200);
  expect(await row(voucher.id)).toEqual(before);
});

test('a planned voucher that is ended begins nowhere, and the undo plans it again', async () => {
  const voucher = await create({ starts_at: day(1) });
  expect(voucher.state).toBe('planned');
  const before = await row(voucher.id);
  await post(`/vouchers/${voucher.id}/end`, { version: voucher.version });
  expect(await read(`/vouchers/${voucher.id}`)).toMatchObject({ state: 'ended' });
  expect((await undoNewest()).status).toBe(200);
  expect(await row(voucher.id)).toEqual(before);
});

test('a voucher that nobody has collected can be taken back', async () => {
  const fresh = await create();
  expect((await undoNewest()).status).toBe(200);
  expect((await get(`/vouchers/${fresh.id}`)).status).toBe(404);
  const collected = await create();
  const { entries } = await read('/audit?per_page=1');
  const { person_id } = await buildStaff(db, []);
  await db.insertInto('voucher_collections').values({ person_id, voucher_id: collected.id, collected_at: clock.now() }).execute();
  expect((await read(`/vouchers/${collected.id}`)).collected).toBe(1);
  expect((await post(`/audit/${entries[0].id}/undo`, {})).status).toBe(409);
});

test('[admin-08] two operators: the second one gets a conflict and nothing changes', async () => {
  const voucher = await create();
  const seen = bodyOf(voucher);
  expect((await post(`/vouchers/${voucher.id}`, { ...seen, discount: 20 })).status).toBe(200);
  expect((await post(`/vouchers/${voucher.id}`, { ...seen, discount: 30 })).status).toBe(409);
  expect((await post(`/vouchers/${voucher.id}/end`, { version: voucher.version })).status).toBe(409);
  expect((await read(`/vouchers/${voucher.id}`)).discount).toBe(20);
});

test('what cannot be stored is refused with its field', async () => {
  const { id } = await create({ code: 'TAKEN' });
  await db.updateTable('vouchers').set({ used_count: 5 }).where('id', '=', id).execute();
  for (const [over, field] of [
    [{ discount: 101 }, 'discount'],
    [{ discount: 0 }, 'discount'],
    [{ discount: 1.234 }, 'discount'],
    [{ ends_at: day(-2) }, 'ends_at'],
    [{ ends_at: 'soon' }, 'ends_at'],
    [{ usage_limit: 4 }, 'usage_limit'],
    [{ per_person_limit: 0 }, 'per_person_limit'],
    [{ max_discount_amount: 0 }, 'max_discount_amount'],
    [{ funded_by: 'nobody' }, 'funded_by'],
  ] as const) {
    const { status, body } = await save(id, over);
    expect([over, status, Object.keys(body.errors ?? {})]).toEqual([over, 422, [field]]);
  }
  for (const [over, field] of [
    [{ code: 'taken' }, 'code'],
    [{ code: 'two words' }, 'code'],
    [{ code: 'NEW', shop_id: 999_999 }, 'shop_id'],
  ] as const)
    expect(Object.keys((await post('/vouchers', { ...fieldsNow(), ...over })).body.errors ?? {})).toEqual([field]);
  expect((await get('/vouchers/999999')).status).toBe(404);
  expect((await post('/vouchers/999999/end', { version: 'x' })).status).toBe(404);
});

test('the list is filtered by state, shop and code, and sorted; uses are shown to those who may see orders', async () => {
  const shop = await buildShop(db);
  const planned = await create({ shop_id: shop, starts_at: day(1), code: 'LIST-A' });
  const running = await create({ shop_id: shop, code: 'LIST-B' });
  const usedUp = await create({ shop_id: shop, code: 'LIST-C', usage_limit: 3 });
  await db.updateTable('vouchers').set({ used_count: 3 }).where('id', '=', usedUp.id).execute();
  const ended = await buildVoucher(db, { shop_id: shop, code: 'OLD', ends_at: day(-0.5), starts_at: day(-3) });
  const ids = async (query: string) => (await read(`/vouchers?shop=${shop}&${query}`)).vouchers.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([ended.id, usedUp.id, running.id, planned.id]);
  expect((await read(`/vouchers?shop=${shop}`)).counts).toEqual({ all: 4, planned: 1, running: 1, used_up: 1, ended: 1 });
  expect(await ids('state=planned')).toEqual([planned.id]);
  expect(await ids('state=used_up')).toEqual([usedUp.id]);
  expect(await ids('search=list-')).toHaveLength(3);
  expect((await ids('sort=most_used'))[0]).toBe(usedUp.id);
  expect((await ids('sort=ending'))[0]).toBe(ended.id);
  const other = await buildStaff(db, ['promotions:read']);
  const seen = await call('GET', `/admin/vouchers/${running.id}`, { headers: other.headers });
  expect(seen.body.data).toMatchObject({ uses: null, code: 'LIST-B' });
});
