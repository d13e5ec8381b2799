import { afterEach, expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp();
const { call, database } = market;
const { db } = database;
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();

const souk = (...args: string[]) => runSoukOn(market, ['texts', ...args]);
const said = async (locale: string) => (await call('GET', `/lang/${locale}`)).body.data ?? {};
/** A refusal in the words of the server itself. */
const refused = async (locale: string) => (await call('GET', '/products/none', { headers: { 'accept-language': locale } })).body.message;

afterEach(() => db.deleteFrom('texts').execute());

test('a wording is seen by the running market at once, in its language alone, and taken back', async () => {
  const before = await said('ar');
  expect(before['Cart is empty']).toMatch(/\p{Script=Arabic}/u);
  expect(await souk('set', 'Cart is empty', 'لا شيء هنا بعد', '--language', 'ar')).toMatchObject({
    code: 0,
    said: `ar: ${before['Cart is empty']} -> لا شيء هنا بعد\n`,
  });
  await expect.poll(() => said('ar'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'لا شيء هنا بعد' });
  expect(await said('en')).not.toHaveProperty('Cart is empty');
  expect((await souk('set', 'Cart is empty', 'السلة خالية', '--language', 'ar')).said).toBe('ar: لا شيء هنا بعد -> السلة خالية\n');

  expect(await souk('unset', 'Cart is empty', '--language', 'ar')).toMatchObject({
    code: 0,
    said: `ar: السلة خالية -> ${before['Cart is empty']}\n`,
  });
  await expect.poll(() => said('ar'), { timeout: 1000 }).toEqual(before);
});

test('in the market’s own language unless said; English is the text itself', async () => {
  expect((await souk('set', 'Cart is empty', 'Nothing in here yet')).said).toBe('en: Cart is empty -> Nothing in here yet\n');
  await expect.poll(() => said('en'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'Nothing in here yet' });
});

test('a language that ships no texts falls back to the default language, and to no third one', async () => {
  await db.insertInto('languages').values({ name: 'de', title: 'Deutsch', direction: 'ltr', position: 2 }).execute();
  await souk('set', 'Cart is empty', 'Nothing in here yet');
  await souk('set', '{count} products|one', 'A single product');
  await expect.poll(() => said('de'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'Nothing in here yet' });
  await souk('set', 'Cart is empty', 'Leer', '--language', 'de');
  await souk('set', '{count} products', '{count} Produkte', '--language', 'de');
  await expect.poll(() => said('de'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'Leer' });
  expect(await said('de')).not.toHaveProperty('{count} products|one');
  await souk('unset', 'Cart is empty', '--language', 'de');
  await expect.poll(() => said('de'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'Nothing in here yet' });
  expect(JSON.stringify(await said('de'))).not.toMatch(/\p{Script=Arabic}/u);
  await db.deleteFrom('languages').where('name', '=', 'de').execute();
});

test('what the server says itself is said in the operator’s words too', async () => {
  const [en, ar] = [await refused('en'), await refused('ar')];
  expect(ar).toMatch(/\p{Script=Arabic}/u);
  expect(await souk('set', String(en), 'Nobody knows that page')).toMatchObject({ code: 0, complained: '' });
  await expect.poll(() => refused('en'), { timeout: 1000 }).toBe('Nobody knows that page');
  expect(await refused('ar')).toBe(ar);
});

test('the list has one’s own wordings, everything on demand, and what bears certain words', async () => {
  const list = async (...args: string[]) => JSON.parse((await souk('list', ...args, '--json')).said);
  expect(await list()).toEqual({ language: 'en', texts: [] });
  await souk('set', 'Cart is empty', 'Nothing in here yet');
  const own = { text: 'Cart is empty', shipped: 'Cart is empty', own: 'Nothing in here yet' };
  expect(await list()).toEqual({ language: 'en', texts: [own] });
  const all = await list('--all');
  expect(all.texts.length).toBeGreaterThan(1000);
  expect(all.texts).toContainEqual(own);
  expect((await list('in here yet', '--all')).texts).toEqual([own]);
  expect((await list('cart is EMPTY', '--all', '--language', 'ar')).texts).toEqual([
    { text: 'Cart is empty', shipped: expect.stringMatching(/\p{Script=Arabic}/u), own: null },
  ]);
  expect((await souk('list')).said).toMatch(/^text +in en +your own\n[- ]+\nCart is empty +Cart is empty +Nothing in here yet\n$/);
});

test('a form for a number may say it in words', async () => {
  expect(await souk('set', '{count} products|one', 'A single product')).toMatchObject({ code: 0, complained: '' });
});

test.each([
  [['set', 'Cart is emty', 'x'], 'there is no such text: "Cart is emty"'],
  [['set', 'Cart is empty', 'x', '--language', 'fr'], 'the market does not speak "fr"; it speaks en, ar'],
  [['set', 'Cart is empty', 'Nothing, {name}'], 'nothing is put in for {name}'],
  [['set', 'Add {name} to cart', 'Add to cart'], 'lacks {name}'],
  [['set', 'Add {name} to cart', 'Add {nam} to cart'], 'nothing is put in for {nam}; there is {name}'],
  [['unset', 'Cart is empty'], '"Cart is empty" has no wording of your own in en'],
])('%j is refused', async (args, message) => {
  expect(await souk(...args)).toMatchObject({ code: 1, said: '', complained: expect.stringContaining(message) });
  expect(await db.selectFrom('texts').selectAll().execute()).toEqual([]);
});

test.each([[['set', 'Cart is empty', '']], [['set', 'Cart is empty']], [['set', 'Cart is empty', 'x\u0000']]])(
  '%j is called wrongly',
  async (args) => {
    expect(await souk(...args)).toMatchObject({ code: 2, said: '' });
  },
);
