import { beforeAll, expect, test } from 'vitest';
import { offerGateways } from '../../../test/builders/online-order.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args);
const readMasterIn = async (locale: string) => (await call('GET', '/master', { locale })).body.data ?? {};
const readMaster = () => readMasterIn('en');

beforeAll(async () => {
  await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();
  await bumpTags(db, ['settings']);
});

/** Returns the id of the added row. */
async function add(...args: string[]): Promise<string> {
  const added = await souk(...args, '--json');
  expect(added, args.join(' ')).toMatchObject({ code: 0, stderr: '' });
  return String(JSON.parse(added.stdout).id);
}

test('a menu item is added, shown by the running marketplace, changed and removed', async () => {
  const id = await add('menus', 'add', '--name', 'Plans', '--name', 'ar=الباقات', '--url', '/plans', '--position', '0');
  await expect.poll(readMaster, { timeout: 1000 }).toMatchObject({ menus: [{ name: 'Plans', url: '/plans', is_external: false }] });
  expect(await readMasterIn('ar')).toMatchObject({ menus: [{ name: 'الباقات' }] });
  expect((await souk('menus', 'list')).stdout).toMatch(/Plans +\/plans +_self +no +0\n$/);
  expect(await souk('menus', 'edit', id, '--name', 'ar=', '--url', 'https://souk.example', '--external', 'yes')).toMatchObject({ code: 0 });
  await expect.poll(() => readMasterIn('ar')).toMatchObject({ menus: [{ name: 'Plans', url: 'https://souk.example', is_external: true }] });
  expect(await souk('menus', 'remove', id)).toMatchObject({ code: 2 });
  expect(await souk('menus', 'remove', id, '--yes')).toMatchObject({ code: 0, stdout: `Removed ${id}.\n` });
  await expect.poll(readMaster).toMatchObject({ menus: [] });
  expect(await souk('menus', 'edit', id, '--position', '2')).toMatchObject({
    code: 1,
    stderr: `There is no ${id} among the menus.\n`,
  });
});

test('footer columns and their items are added and removed', async () => {
  const column = await add('footers', 'add', '--title', 'Help');
  const item = await add('footer-items', 'add', '--column', column, '--type', 'link', '--title', 'Plans', '--url', '/plans');
  await expect
    .poll(readMaster, { timeout: 1000 })
    .toMatchObject({ footers: [{ title: 'Help', items: [{ type: 'link', title: 'Plans' }] }] });
  expect(await souk('footer-items', 'edit', item, '--column', '999')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not exist'),
  });
  await souk('footers', 'remove', column, '--yes');
  await expect.poll(readMaster).toMatchObject({ footers: [] });
});

test('a gateway is switched off and on, and a social link is shown', async () => {
  await offerGateways(db, 'demo');
  await souk('gateways', 'edit', 'demo', '--active', 'no');
  await expect.poll(readMaster, { timeout: 1000 }).toMatchObject({ payment_gateways: [] });
  await souk('gateways', 'edit', 'demo', '--active', 'yes', '--title', 'Card');
  await expect.poll(readMaster).toMatchObject({ payment_gateways: [{ name: 'demo', title: 'Card' }] });
  await add('social-links', 'add', '--name', 'Instagram', '--link', 'https://instagram.com/souk');
  await expect.poll(readMaster).toMatchObject({ social_links: [{ name: 'Instagram', link: 'https://instagram.com/souk' }] });
});

test('a currency has an exchange rate, and the default currency stays unchanged', async () => {
  expect(await souk('currencies', 'add', 'EUR', '--symbol', '€', '--rate', '0.92')).toMatchObject({ code: 0, stdout: 'Added EUR.\n' });
  await expect
    .poll(readMaster, { timeout: 1000 })
    .toMatchObject({ currencies: expect.arrayContaining([expect.objectContaining({ name: 'EUR', rate_from_default: 0.92 })]) });
  expect(await souk('currencies', 'edit', 'EUR', '--rate', '0.95', '--side', 'suffix')).toMatchObject({ code: 0 });
  expect((await souk('currencies', 'list')).stdout).toMatch(/EUR +€ +suffix +0\.95 +yes/);
  const own = await db.selectFrom('currencies').select('name').where('is_default', '=', true).executeTakeFirstOrThrow();
  for (const wrong of [
    ['--active', 'no'],
    ['--rate', '2'],
  ])
    expect(await souk('currencies', 'edit', own.name, ...wrong)).toMatchObject({ code: 1 });
});

test('a language is added and hidden, but the default language cannot be hidden', async () => {
  expect(await souk('languages', 'add', 'fr', '--title', 'Français', '--direction', 'ltr')).toMatchObject({ code: 0 });
  await expect
    .poll(readMaster, { timeout: 1000 })
    .toMatchObject({ languages: expect.arrayContaining([expect.objectContaining({ name: 'fr' })]) });
  await souk('languages', 'edit', 'fr', '--active', 'no');
  await expect.poll(async () => JSON.stringify(await readMaster())).not.toContain('Français');
  expect(await souk('languages', 'edit', 'en', '--active', 'no')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('default language is en'),
  });
});

test('a tax is added, listed, switched off and removed', async () => {
  const id = await add('taxes', 'add', '--name', 'VAT', '--percent', '7.5');
  expect((await souk('taxes', 'list')).stdout).toMatch(/VAT +7\.50 % +yes/);
  expect(await db.selectFrom('taxes').select('basis_points').executeTakeFirst()).toEqual({ basis_points: 750 });
  expect(await souk('taxes', 'edit', id, '--active', 'no')).toMatchObject({ code: 0 });
  expect(await souk('taxes', 'remove', id, '--yes')).toMatchObject({ code: 0 });
});

test.each([
  [['menus', 'add', '--name', 'Plans'], 2, '--url is missing'],
  [['menus', 'add', '--name', 'ar=الباقات', '--url', '/plans'], 2, '--name is missing'],
  [['menus', 'add', '--name', 'x', '--url', 'javascript:alert(1)'], 2, '--url must be an address of the shop'],
  [['menus', 'add', '--name', 'x', '--url', '//evil.example'], 2, '--url must be an address of the shop'],
  [['menus', 'add', '--name', 'x', '--url', '/\\evil.example'], 2, '--url must be an address of the shop'],
  [['menus', 'add', '--name', 'fr=x', '--url', '/'], 1, 'does not have the language "fr"'],
  [['currencies', 'add', 'eur', '--symbol', '€', '--rate', '1'], 1, 'do not go together'],
  [['currencies', 'add', 'EUR', '--symbol', '€', '--rate', '0'], 2, '--rate must be above 0'],
  [['currencies', 'add', 'USD', '--symbol', '$', '--rate', '1'], 1, 'It exists already'],
  [['taxes', 'add', '--name', 'VAT', '--percent', '101'], 2, '--percent must be'],
  [['gateways', 'edit', 'paypal', '--active', 'yes'], 1, 'There is no paypal among the payment gateways'],
])('%j is refused', async (args, code, message) => {
  expect(await souk(...args)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
});

/** The rows of a list, and the newest entry of the audit log. */
const rowsOf = (table: 'languages' | 'currencies' | 'taxes' | 'payment_gateways') => db.selectFrom(table).selectAll().execute();
const newest = () => db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

test.each([
  ['taxes', 'tax.add', ['taxes', 'add', '--name', 'Levy', '--name', 'ar=رسم', '--percent', '2']],
  ['taxes', 'tax.change', ['taxes', 'edit', '901', '--percent', '3', '--name', 'ar=']],
  ['taxes', 'tax.remove', ['taxes', 'remove', '901', '--yes']],
  ['languages', 'language.add', ['languages', 'add', 'de', '--title', 'Deutsch', '--direction', 'ltr']],
  ['languages', 'language.change', ['languages', 'edit', 'ar', '--active', 'no']],
  ['currencies', 'currency.add', ['currencies', 'add', 'JOD', '--symbol', 'JD', '--rate', '0.70912345']],
  ['currencies', 'currency.change', ['currencies', 'edit', 'CHF', '--rate', '0.88000001']],
  ['payment_gateways', 'gateway.change', ['gateways', 'edit', 'demo', '--title', 'Bank card', '--logo', '/media/x/200.webp']],
] as const)('%s: %s is in the audit log and is undone', async (table, action, args) => {
  await offerGateways(db, 'demo');
  await db.insertInto('taxes').values({ id: 901, name: '{"en":"City","ar":"مدينة"}', basis_points: 100 }).execute();
  await db.insertInto('currencies').values({ name: 'CHF', symbol: 'CHF', rate_from_default: 0.9 }).execute();
  try {
    const before = await rowsOf(table);
    expect(await souk(...args)).toMatchObject({ code: 0, stderr: '' });
    const entry = await newest();
    expect(entry).toMatchObject({ action, device: 'npm run souk' });
    expect(await rowsOf(table)).not.toEqual(before);
    expect(await souk('audit', 'undo', String(entry.id))).toMatchObject({ code: 0, stderr: '' });
    expect((await rowsOf(table)).toSorted(byKey)).toEqual(before.toSorted(byKey));
    expect(await newest()).toMatchObject({ undoes: entry.id, subject_id: entry.subject_id });
  } finally {
    await db.deleteFrom('taxes').execute();
    await db.deleteFrom('currencies').where('is_default', '=', false).execute();
  }
});

const byKey = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
