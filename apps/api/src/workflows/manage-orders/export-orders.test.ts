import { expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { app, call, database } = await useTestApp();
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
const { headers } = await buildStaff(db);

const get = (path: string) => app.server.inject({ method: 'GET', url: `/api/admin/${path}`, headers });
const newestEntry = () => db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trim().split('\r\n');

const baskets = [await buildBasket(db), await buildBasket(db)];
for (const basket of baskets) await orderBasket(call, basket);
await db
  .updateTable('people')
  .set({ name: '=HYPERLINK("x")' })
  .where('id', '=', baskets[0]?.shopper.id ?? 0)
  .execute();

test('the filtered orders are exported newest first, formulas are defused, and the audit log has it', async () => {
  const orders = await db.selectFrom('orders').select(['code', 'person_id']).orderBy('id', 'desc').execute();
  const answer = await get('order-export');
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } });
  const [titles, ...rows] = linesOf(answer.body);
  expect(titles).toBe('order,placed,status,payment,gateway,shop,shopper,phone,quantity,amount,currency');
  expect(rows.map((row) => row.split(',')[0])).toEqual(orders.map(({ code }) => code));
  expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`);
  expect(await newestEntry()).toMatchObject({ action: 'order.export', subject_kind: 'order-list', after: { rows: orders.length } });
  const one = orders[0]?.code ?? '';
  expect(linesOf((await get(`order-export?search=${one}&payment=Pending`)).body)).toHaveLength(2);
  const entry = await newestEntry();
  expect(entry.after).toEqual({ rows: 1, payment: 'Pending', searched: true });
  expect(JSON.stringify(entry)).not.toContain(one);
  expect(linesOf((await get('order-export?status=delivered')).body)).toHaveLength(1);
});

test('the filtered people are exported newest first, and the audit log has it', async () => {
  const people = await db.selectFrom('people').select('id').orderBy('id', 'desc').execute();
  const answer = await get('people-export');
  const [titles, ...rows] = linesOf(answer.body);
  expect(titles).toBe('id,name,phone,phone verified,email,email verified,language,account since,blocked at,erased at');
  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(people.map(({ id }) => id));
  expect(await newestEntry()).toMatchObject({ action: 'people.export', after: { rows: people.length } });
  expect(linesOf((await get('people-export?blocked=1')).body)).toHaveLength(1);
});

test.each([
  ['order-export', 'people:read'],
  ['people-export', 'orders:read'],
] as const)('%s is refused without a session, without the permission and with an unknown filter', async (path, other) => {
  const reader = await buildStaff(db, [other]);
  expect((await call('GET', `/admin/${path}`)).status).toBe(401);
  expect((await call('GET', `/admin/${path}`, { headers: reader.headers })).status).toBe(403);
  expect((await call('GET', `/admin/${path}?nonsense=1`, { headers })).status).toBe(422);
});
