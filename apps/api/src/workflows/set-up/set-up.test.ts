import { Setup, setupSteps, skippableSteps } from '@souk/contract/back-office/panel/setup';
import type { Permission } from '@souk/contract/back-office/permissions';
import { expect, test } from 'vitest';
import { buildPicture } from '../../../test/builders/catalog.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { readSetup } from './set-up.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);

const setup = async (own = headers) => Setup.parse((await call('GET', '/admin/setup', { headers: own })).body.data);
const post = (path: string, body: object) => call('POST', `/admin${path}`, { headers, body });
const skip = (step: string) => post('/setup', { step, skipped: true, seen_state: 'open' });
const openSteps = async () => (await setup()).steps.filter(({ state }) => state === 'open').map(({ step }) => step);
const newestEntry = async () => Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data).entries[0];
const skipped = async () => (await pool.query('select * from skipped_setup_steps order by step')).rows;

test('[admin-01] the steps of an empty marketplace are open, and each is done when its rows exist', async () => {
  expect(await setup()).toMatchObject({ finished: 0, left: setupSteps.length });
  expect((await setup()).steps.slice(0, 4).map(({ value }) => value)).toEqual(['Souk', 'English', 'USD', null]);

  const settings = (values: object) => db.updateTable('settings').set(values).execute();
  await settings({ app_name: JSON.stringify({ en: 'Lanterns' }) });
  expect(await openSteps()).toContain('name');
  await settings({ logo_url: JSON.stringify({ en: '/media/logo.webp' }) });
  await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();
  await db.insertInto('currencies').values({ name: 'EUR', symbol: '€', position: 'suffix', rate_from_default: 0.9 }).execute();
  expect(await openSteps()).toEqual(['category', 'shop', 'delivery', 'product', 'payment', 'messages', 'opening']);
  expect((await setup()).steps[1]?.value).toBe('English, العربية');

  const { id, shop_id } = await buildProduct(db);
  expect(await openSteps()).toEqual(['delivery', 'product', 'payment', 'messages', 'opening']);
  await db.insertInto('delivery_bands').values({ shop_id, from_quantity: 1, to_quantity: null, charge: 500 }).execute();
  await db
    .insertInto('product_pictures')
    .values({ product_id: id, picture_id: await buildPicture(db), position: 0 })
    .execute();
  await db.updateTable('products').set({ in_stock: false }).where('id', '=', id).execute();
  expect(await openSteps()).toContain('product');
  await db.updateTable('products').set({ in_stock: true }).where('id', '=', id).execute();
  await settings({ online_payment: true });
  // The demo gateway pays nobody.
  expect(await openSteps()).toEqual(['payment', 'messages', 'opening']);
  await settings({ cash_on_delivery: true });
  expect(await openSteps()).toEqual(['messages', 'opening']);

  const live = { environment: 'production', channels: [{ name: 'console' }, { name: 'smtp' }] } as const;
  const operator = { kind: 'staff', person_id: 1, session_id: 1, permissions: new Set<Permission>() } as const;
  const context = { read: db, operator, locale: 'en', defaultLocale: 'en' };
  expect(await readSetup(context, live)).toMatchObject({ left: 0, finished: setupSteps.length });
});

test('a step is skipped and opened again, with an entry of the audit log that is undone', async () => {
  const before = await skipped();
  const answer = await skip('messages');
  expect(answer).toMatchObject({ status: 200, body: { data: { entry_id: expect.any(Number) } } });
  expect(await openSteps()).toEqual(['opening']);
  expect(await newestEntry()).toMatchObject({
    action: 'setup.skip',
    subject: { kind: 'setup-step', id: 'messages' },
    before: { skipped: false },
    after: { skipped: true },
    can_undo: true,
  });
  expect((await skip('messages')).status).toBe(409);
  expect((await post('/setup', { step: 'messages', skipped: false, seen_state: 'skipped' })).status).toBe(200);
  expect((await post(`/audit/${(await newestEntry()).id}/undo`, {})).status).toBe(200);
  expect(await openSteps()).toEqual(['opening']);
  expect((await post('/setup', { step: 'messages', skipped: false, seen_state: 'skipped' })).status).toBe(200);
  expect(await skipped()).toEqual(before);
});

test('a step that is done or needed is not skipped, and wrong input is refused by its field', async () => {
  expect((await post('/setup', { step: 'name', skipped: true, seen_state: 'open' })).status).toBe(409);
  for (const step of setupSteps.filter((each) => !skippableSteps.includes(each)))
    expect([step, (await skip(step)).body.errors]).toEqual([step, { step: [expect.stringContaining('cannot be skipped')] }]);
  for (const body of [{ step: 'nothing', skipped: true, seen_state: 'open' }, { step: 'name', skipped: 'x', seen_state: 'open' }, {}])
    expect((await post('/setup', body)).status).toBe(422);
  expect((await call('GET', '/admin/setup')).status).toBe(401);
});

test('a role sees which steps it may do', async () => {
  const own = await buildStaff(db, ['settings', 'products:write']);
  const { steps } = await setup(own.headers);
  expect(steps.filter(({ may_do }) => !may_do).map(({ step }) => step)).toEqual(['shop']);
  const other = await buildStaff(db, ['products:write']);
  expect((await call('GET', '/admin/setup', { headers: other.headers })).status).toBe(403);
});
