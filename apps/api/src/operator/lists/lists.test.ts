import { beforeAll, expect, test } from 'vitest';
import { offerGateways } from '../../../test/builders/online-order.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const market = await useTestApp();
const { call, database } = market;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(market, args);
const toldIn = async (locale: string) => (await call('GET', '/master', { locale })).body.data ?? {};
const told = () => toldIn('en');

beforeAll(async () => {
  await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();
  await bumpTags(db, ['settings']);
});

/** Adds one and gives what it is named by. */
async function add(...args: string[]): Promise<string> {
  const added = await souk(...args, '--json');
  expect(added, args.join(' ')).toMatchObject({ code: 0, complained: '' });
  return String(JSON.parse(added.said).id);
}

test('an entry of the menu is added, seen by the running market, changed and taken away', async () => {
  const id = await add('menus', 'add', '--name', 'Plans', '--name', 'ar=الباقات', '--url', '/plans', '--position', '0');
  await expect.poll(told, { timeout: 1000 }).toMatchObject({ menus: [{ name: 'Plans', url: '/plans', is_external: false }] });
  expect(await toldIn('ar')).toMatchObject({ menus: [{ name: 'الباقات' }] });
  expect((await souk('menus', 'list')).said).toMatch(/Plans +\/plans +_self +no +0\n$/);
  expect(await souk('menus', 'edit', id, '--name', 'ar=', '--url', 'https://souk.example', '--external', 'yes')).toMatchObject({ code: 0 });
  await expect.poll(() => toldIn('ar')).toMatchObject({ menus: [{ name: 'Plans', url: 'https://souk.example', is_external: true }] });
  expect(await souk('menus', 'remove', id)).toMatchObject({ code: 2 });
  expect(await souk('menus', 'remove', id, '--yes')).toMatchObject({ code: 0, said: `${id} is gone.\n` });
  await expect.poll(told).toMatchObject({ menus: [] });
  expect(await souk('menus', 'edit', id, '--position', '2')).toMatchObject({
    code: 1,
    complained: `There is no ${id} among the menus\n`,
  });
});

test('the footer has columns, and each what stands in it', async () => {
  const column = await add('footers', 'add', '--title', 'Help');
  const item = await add('footer-items', 'add', '--column', column, '--type', 'link', '--title', 'Plans', '--url', '/plans');
  await expect.poll(told, { timeout: 1000 }).toMatchObject({ footers: [{ title: 'Help', items: [{ type: 'link', title: 'Plans' }] }] });
  expect(await souk('footer-items', 'edit', item, '--column', '999')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is not there'),
  });
  await souk('footers', 'remove', column, '--yes');
  await expect.poll(told).toMatchObject({ footers: [] });
});

test('a gateway is switched on and off, and a page elsewhere shown', async () => {
  await offerGateways(db, 'demo');
  await souk('gateways', 'edit', 'demo', '--active', 'no');
  await expect.poll(told, { timeout: 1000 }).toMatchObject({ payment_gateways: [] });
  await souk('gateways', 'edit', 'demo', '--active', 'yes', '--title', 'Card');
  await expect.poll(told).toMatchObject({ payment_gateways: [{ name: 'demo', title: 'Card' }] });
  await add('social-links', 'add', '--name', 'Instagram', '--link', 'https://instagram.com/souk');
  await expect.poll(told).toMatchObject({ social_links: [{ name: 'Instagram', link: 'https://instagram.com/souk' }] });
});

test('a currency has its rate, and prices stay in the default one', async () => {
  expect(await souk('currencies', 'add', 'EUR', '--symbol', '€', '--rate', '0.92')).toMatchObject({ code: 0, said: 'EUR is there.\n' });
  await expect
    .poll(told, { timeout: 1000 })
    .toMatchObject({ currencies: expect.arrayContaining([expect.objectContaining({ name: 'EUR', rate_from_default: 0.92 })]) });
  expect(await souk('currencies', 'edit', 'EUR', '--rate', '0.95', '--side', 'suffix')).toMatchObject({ code: 0 });
  expect((await souk('currencies', 'list')).said).toMatch(/EUR +€ +suffix +0\.95 +yes/);
  const own = await db.selectFrom('currencies').select('name').where('is_default', '=', true).executeTakeFirstOrThrow();
  for (const wrong of [
    ['--active', 'no'],
    ['--rate', '2'],
  ])
    expect(await souk('currencies', 'edit', own.name, ...wrong)).toMatchObject({ code: 1 });
});

test('a language is added and hidden, but never the market’s own', async () => {
  expect(await souk('languages', 'add', 'fr', '--title', 'Français', '--direction', 'ltr')).toMatchObject({ code: 0 });
  await expect
    .poll(told, { timeout: 1000 })
    .toMatchObject({ languages: expect.arrayContaining([expect.objectContaining({ name: 'fr' })]) });
  await souk('languages', 'edit', 'fr', '--active', 'no');
  await expect.poll(async () => JSON.stringify(await told())).not.toContain('Français');
  expect(await souk('languages', 'edit', 'en', '--active', 'no')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('own language is en'),
  });
});

test('a tax is added to what is bought from then on', async () => {
  const id = await add('taxes', 'add', '--name', 'VAT', '--percent', '7.5');
  expect((await souk('taxes', 'list')).said).toMatch(/VAT +7\.50 % +yes/);
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
  [['menus', 'add', '--name', 'fr=x', '--url', '/'], 1, 'does not speak "fr"'],
  [['currencies', 'add', 'eur', '--symbol', '€', '--rate', '1'], 1, 'does not go together'],
  [['currencies', 'add', 'EUR', '--symbol', '€', '--rate', '0'], 2, '--rate must be above 0'],
  [['currencies', 'add', 'USD', '--symbol', '$', '--rate', '1'], 1, 'such a one already'],
  [['taxes', 'add', '--name', 'VAT', '--percent', '101'], 2, '--percent must be'],
  [['gateways', 'edit', 'paypal', '--active', 'yes'], 1, 'There is no paypal among the payment gateways'],
])('%j is refused', async (args, code, message) => {
  expect(await souk(...args)).toMatchObject({ code, said: '', complained: expect.stringContaining(message) });
});
