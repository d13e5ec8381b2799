import { SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { offerGateways } from '../../../test/builders/online-order.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);

beforeEach(async () => {
  await db.deleteFrom('taxes').execute();
  await db.deleteFrom('currencies').where('is_default', '=', false).execute();
  await db.deleteFrom('languages').where('name', '<>', 'en').execute();
});

const read = async (list: string) =>
  SiteListRow.array().parse(Object((await call('GET', `/admin/lists/${list}`, { headers })).body.data).rows);
const rowOf = async (list: string, key: string) => {
  const row = (await read(list)).find((each) => each.key === key);
  if (!row) throw new Error(`There is no ${key}`);
  return row;
};
const add = (list: string, body: object) => call('POST', `/admin/lists/${list}`, { headers, body });
const change = async (list: string, key: string, fields: object, version?: string) =>
  call('POST', `/admin/lists/${list}/${key}`, { headers, body: { fields, version: version ?? (await rowOf(list, key)).version } });
const undoLast = async () => {
  const { id } = await db.selectFrom('audit_entries').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return call('POST', `/admin/audit/${id}/undo`, { headers });
};

test('a language is added off, changed, switched on, and shows how much is translated', async () => {
  const fields = { title: 'Français', direction: 'ltr', position: 4, is_active: false };
  expect(await add('languages', { key: 'fr', fields })).toMatchObject({ status: 200, body: { data: { key: 'fr' } } });
  const row = await rowOf('languages', 'fr');
  expect(row).toMatchObject({ ...fields, is_default: false, texts: { translated: 0 } });
  expect((await rowOf('languages', 'en')).texts).toMatchObject({ translated: row.texts?.total ? expect.any(Number) : 0 });
  expect((await change('languages', 'fr', { is_active: true })).status).toBe(200);
  expect(await rowOf('languages', 'fr')).toMatchObject({ is_active: true });
  expect((await undoLast()).status).toBe(200);
  expect(await rowOf('languages', 'fr')).toMatchObject({ is_active: false });
  expect(await change('languages', 'en', { is_active: false })).toMatchObject({ status: 409 });
});

test('adding a language is undone only while no text was written in it', async () => {
  await add('languages', { key: 'fr', fields: { title: 'Français', direction: 'ltr' } });
  const { id } = await db.selectFrom('audit_entries').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const undo = () => call('POST', `/admin/audit/${id}/undo`, { headers });
  await db.insertInto('texts').values({ locale: 'fr', key: 'Cart is empty', value: 'Panier vide' }).execute();
  expect((await undo()).status).toBe(409);
  expect(await db.selectFrom('texts').select('value').where('locale', '=', 'fr').execute()).toHaveLength(1);
  await db.deleteFrom('texts').where('locale', '=', 'fr').execute();
  expect((await undo()).status).toBe(200);
  expect((await read('languages')).map(({ key }) => key)).not.toContain('fr');
});

test('a currency is added with its rate and changed', async () => {
  expect((await add('currencies', { key: 'EUR', fields: { symbol: '€', rate: '0.92', side: 'suffix' } })).status).toBe(200);
  expect(await rowOf('currencies', 'EUR')).toMatchObject({ symbol: '€', side: 'suffix', is_default: false });
  expect((await change('currencies', 'EUR', { rate: '0.95' })).status).toBe(200);
  expect(Number((await rowOf('currencies', 'EUR')).rate)).toBe(0.95);
});

test('a tax is added by its percentage, changed, removed, and returns with its id', async () => {
  const { body } = await add('taxes', { fields: { name: { en: 'VAT' }, percent: '7.5', is_active: true, position: 0 } });
  const key = String(Object(body.data).key);
  expect(await rowOf('taxes', key)).toMatchObject({ name: { en: 'VAT' }, percent: '7.5' });
  expect((await change('taxes', key, { percent: '0', name: { en: 'Levy' } })).status).toBe(200);
  expect(await rowOf('taxes', key)).toMatchObject({ name: { en: 'Levy' }, percent: '0' });
  expect((await call('DELETE', `/admin/lists/taxes/${key}`, { headers })).status).toBe(200);
  expect(await read('taxes')).toEqual([]);
  expect((await undoLast()).status).toBe(200);
  expect(await rowOf('taxes', key)).toMatchObject({ name: { en: 'Levy' } });
});

test('a gateway shows whether it is configured and when a payment failed last, and is renamed', async () => {
  await offerGateways(db, 'demo');
  await offerGateways(db, 'paypal');
  expect(await rowOf('gateways', 'demo')).toMatchObject({ is_configured: true, failed_at: null });
  expect(await rowOf('gateways', 'paypal')).toMatchObject({ is_configured: false });
  expect((await change('gateways', 'demo', { title: 'Card', logo: '/media/x/200.webp', is_active: false })).status).toBe(200);
  expect(await rowOf('gateways', 'demo')).toMatchObject({ title: 'Card', logo: '/media/x/200.webp', is_active: false });
});

test('[admin-08] a row that somebody else changed is not overwritten', async () => {
  await add('languages', { key: 'fr', fields: { title: 'Français', direction: 'ltr' } });
  const { version } = await rowOf('languages', 'fr');
  await change('languages', 'fr', { title: 'Le français' });
  expect((await change('languages', 'fr', { title: 'French' }, version)).status).toBe(409);
  expect((await rowOf('languages', 'fr')).title).toBe('Le français');
});

describe('refusals', () => {
  test.each([
    ['languages', { key: 'x', fields: { title: 'X', direction: 'ltr' } }, 422, 'key'],
    ['languages', { key: 'fr', fields: { title: 'X' } }, 422, 'direction'],
    ['languages', { key: 'fr', fields: { title: 'X', direction: 'ltr', rate: '1' } }, 422, 'rate'],
    ['currencies', { key: 'eur', fields: { symbol: '€', rate: '1' } }, 422, 'key'],
    ['currencies', { key: 'EUR', fields: { symbol: '€', rate: '0' } }, 422, 'rate'],
    ['taxes', { key: 'VAT', fields: { name: { en: 'VAT' }, percent: '5' } }, 422, 'key'],
    ['taxes', { fields: { name: { en: 'VAT' }, percent: '101' } }, 422, 'percent'],
    ['taxes', { fields: { name: { fr: 'TVA', en: 'VAT' }, percent: '5' } }, 422, 'name'],
    ['taxes', { fields: { name: { en: '' }, percent: '5' } }, 422, 'name'],
    ['gateways', { fields: { title: 'X' } }, 422, 'list'],
  ])('%s: %j is refused and names the field', async (list, body, status, field) => {
    expect(await add(list, body)).toMatchObject({ status, body: { errors: { [field]: [expect.any(String)] } } });
  });

  test('what exists already, does not exist, or cannot be removed', async () => {
    expect((await add('languages', { key: 'en', fields: { title: 'English', direction: 'ltr' } })).status).toBe(409);
    expect((await change('languages', 'zz', {}, 'x')).status).toBe(404);
    expect((await call('DELETE', '/admin/lists/languages/en', { headers })).status).toBe(409);
    expect((await call('DELETE', '/admin/lists/taxes/987654', { headers })).status).toBe(404);
    expect((await call('DELETE', '/admin/lists/taxes/x', { headers })).status).toBe(404);
    await offerGateways(db, 'demo');
    expect(await change('gateways', 'demo', { logo: 'javascript:x' })).toMatchObject({
      status: 422,
      body: { errors: { logo: [expect.any(String)] } },
    });
  });
});

describe('the default currency', () => {
  const makeDefault = (name: string, seen_default: string) =>
    call('POST', `/admin/currencies/${name}/default`, { headers, body: { seen_default } });
  const own = async () => (await read('currencies')).find(({ is_default }) => is_default)?.key ?? '';
  const readState = () => db.selectFrom('currencies').selectAll().orderBy('id').execute();

  test('changes with the rates of all, and returns by an undo', async () => {
    const before = await own();
    await add('currencies', { key: 'EUR', fields: { symbol: '€', rate: '0.8' } });
    await add('currencies', { key: 'JOD', fields: { symbol: 'JD', rate: '0.7' } });
    const state = await readState();
    expect((await makeDefault('EUR', 'XXX')).status).toBe(409);
    expect((await makeDefault('CHF', before)).status).toBe(404);
    expect((await makeDefault('EUR', before)).status).toBe(200);
    expect(await own()).toBe('EUR');
    expect(Number((await rowOf('currencies', before)).rate)).toBe(1.25);
    expect(Number((await rowOf('currencies', 'JOD')).rate)).toBe(0.875);
    expect((await undoLast()).status).toBe(200);
    expect(await readState()).toEqual(state);
  });

  test('does not change to one that is off, or once there are orders', async () => {
    const before = await own();
    await add('currencies', { key: 'EUR', fields: { symbol: '€', rate: '0.8', is_active: false } });
    expect((await makeDefault('EUR', before)).status).toBe(409);
    await change('currencies', 'EUR', { is_active: true });
    await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
    expect(await orderBasket(call, await buildBasket(db))).toMatchObject({ status: 201 });
    expect((await makeDefault('EUR', before)).status).toBe(409);
    expect(await own()).toBe(before);
  });
});
