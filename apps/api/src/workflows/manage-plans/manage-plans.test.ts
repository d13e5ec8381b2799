import { expect, test } from 'vitest';
import { newKey } from '../../../test/builders/basket.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

const get = (path: string) => call('GET', `/admin${path}`, { headers });
const post = (path: string, body: object) => call('POST', `/admin${path}`, { headers, body });
const read = async (path: string) => Object((await get(path)).body.data);
const newestEntry = async () => (await read('/audit?per_page=1')).entries[0];
const undoNewest = async () => post(`/audit/${(await newestEntry()).id}/undo`, {});

const fields = {
  name: { en: 'Lantern' },
  short_description: { en: 'For regulars' },
  description: {},
  benefits: [{ en: 'Free delivery', ar: 'توصيل مجاني' }],
  price: 9,
  duration_days: 30,
  discount_percentage: 5.5,
  free_delivery: true,
  is_popular: false,
  funded_by: 'shop',
  position: 1,
};
const create = async (over: object = {}) => Object((await post('/plans', { ...fields, ...over })).body.data);
const bodyOf = (plan: ReturnType<typeof Object>) => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, plan[name]])),
  version: plan.version,
});
const save = async (id: number, over: object) => post(`/plans/${id}`, { ...bodyOf(await read(`/plans/${id}`)), ...over });
const row = async (id: number) => (await pool.query('select * from plans where id = $1', [id])).rows;

async function buy(planId: number) {
  const shopper = await buildShopper(db);
  const answer = await call('POST', `/plans/${planId}/purchase`, {
    token: shopper.token,
    headers: { 'idempotency-key': newKey() },
    body: { payment_method: 'cash' },
  });
  expect(answer.status).toBe(201);
  const { memberships } = await read(`/memberships?person=${shopper.id}`);
  return { shopper, id: memberships[0].id };
}

test('a plan is created, changed, no longer offered, and each change is undone byte for byte', async () => {
  const plan = await create();
  expect(plan).toMatchObject({ ...fields, is_offered: true, members: 0 });
  expect((await call('GET', '/plans')).body.data).toMatchObject({ plans: [{ id: plan.id, name: 'Lantern' }] });
  const before = await row(plan.id);
  expect((await save(plan.id, { price: 12, duration_days: null, benefits: [], funded_by: 'marketplace' })).body.data).toMatchObject({
    ...{ price: 12, duration_days: null, benefits: [], funded_by: 'marketplace' },
  });
  expect((await undoNewest()).status).toBe(200);
  expect(await row(plan.id)).toEqual(before);

  const { version } = await read(`/plans/${plan.id}`);
  const ended = await post(`/plans/${plan.id}/status`, { is_offered: false, version });
  expect(ended.body.data).toMatchObject({ plan: { is_offered: false }, entry_id: expect.any(Number) });
  await expect.poll(async () => (await call('GET', '/plans')).body.data).toMatchObject({ plans: [] });
  expect((await newestEntry()).action).toBe('plan.end');
  expect((await undoNewest()).status).toBe(200);
  expect(await row(plan.id)).toEqual(before);
});

test('a plan that nobody has bought can be taken back', async () => {
  const plan = await create();
  expect((await undoNewest()).status).toBe(200);
  expect((await get(`/plans/${plan.id}`)).status).toBe(404);
  const bought = await create();
  const entry = await newestEntry();
  await buy(bought.id);
  expect((await read(`/plans/${bought.id}`)).members).toBe(1);
  expect((await post(`/audit/${entry.id}/undo`, {})).status).toBe(409);
});

test('[admin-08] two operators: the second one gets a conflict and nothing changes', async () => {
  const plan = await create();
  const seen = bodyOf(plan);
  expect((await post(`/plans/${plan.id}`, { ...seen, price: 10 })).status).toBe(200);
  expect((await post(`/plans/${plan.id}`, { ...seen, price: 11 })).status).toBe(409);
  expect((await post(`/plans/${plan.id}/status`, { is_offered: false, version: plan.version })).status).toBe(409);
  expect((await read(`/plans/${plan.id}`)).price).toBe(10);
});

test('what cannot be stored is refused with its field', async () => {
  const { id } = await create();
  for (const [over, field] of [
    [{ name: { ar: 'فانوس' } }, 'name'],
    [{ price: -1 }, 'price'],
    [{ price: 1.234 }, 'price'],
    [{ discount_percentage: 101 }, 'discount_percentage'],
    [{ duration_days: 0 }, 'duration_days'],
    [{ funded_by: 'nobody' }, 'funded_by'],
  ] as const) {
    const { status, body } = await save(id, over);
    expect([over, status, Object.keys(body.errors ?? {})]).toEqual([over, 422, [field]]);
  }
  expect((await get('/plans/999999')).status).toBe(404);
  expect((await post('/plans/999999/status', { is_offered: true, version: 'x' })).status).toBe(404);
});

test('memberships are listed, marked as paid in cash once, and ended once; each is in the audit log and not reversible', async () => {
  const plan = await create();
  const { id, shopper } = await buy(plan.id);
  expect(await read(`/memberships?plan=${plan.id}&unpaid=1`)).toMatchObject({
    total: 1,
    memberships: [{ id, plan: 'Lantern', status: 'active', price: 9, is_cash_due: true, person: { id: shopper.id } }],
  });
  expect((await post(`/memberships/${id}/paid`, {})).body.data).toMatchObject({ is_cash_due: false, payment_status: 'Paid' });
  expect(await newestEntry()).toMatchObject({ action: 'membership.paid', can_undo: false });
  expect((await post(`/memberships/${id}/paid`, {})).status).toBe(409);
  expect((await read(`/memberships?plan=${plan.id}&unpaid=1`)).total).toBe(0);
  expect((await post(`/memberships/${id}/end`, {})).body.data).toMatchObject({ status: 'cancelled' });
  expect(await newestEntry()).toMatchObject({ action: 'membership.end', after: { status: 'cancelled' } });
  expect((await post(`/memberships/${id}/end`, {})).status).toBe(409);
  expect((await read('/memberships?status=cancelled')).memberships.map((each: { id: number }) => each.id)).toContain(id);
  for (const path of ['paid', 'end']) expect((await post(`/memberships/999999/${path}`, {})).status).toBe(404);
});
