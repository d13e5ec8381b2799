import { afterEach, expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db } = database;
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();

const souk = (...args: string[]) => runSoukOn(marketplace, ['texts', ...args]);
const texts = async (locale: string) => (await call('GET', `/lang/${locale}`)).body.data ?? {};
/** A refusal in the words of the server itself. */
const refused = async (locale: string) => (await call('GET', '/products/none', { headers: { 'accept-language': locale } })).body.message;

afterEach(() => db.deleteFrom('texts').execute());

test('the running marketplace shows a changed text at once, only in its language, until it is reset', async () => {
  const before = await texts('ar');
  expect(before['Cart is empty']).toMatch(/\p{Script=Arabic}/u);
  expect(await souk('set', 'Cart is empty', 'لا شيء هنا بعد', '--language', 'ar')).toMatchObject({
    code: 0,
    stdout: `ar: ${before['Cart is empty']} -> لا شيء هنا بعد\n`,
  });
  await expect.poll(() => texts('ar'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'لا شيء هنا بعد' });
  expect(await texts('en')).not.toHaveProperty('Cart is empty');
  expect((await souk('set', 'Cart is empty', 'السلة خالية', '--language', 'ar')).stdout).toBe('ar: لا شيء هنا بعد -> السلة خالية\n');

  expect(await souk('reset', 'Cart is empty', '--language', 'ar')).toMatchObject({
    code: 0,
    stdout: `ar: السلة خالية -> ${before['Cart is empty']}\n`,
  });
  await expect.poll(() => texts('ar'), { timeout: 1000 }).toEqual(before);
});

test('the default language is used unless another is given, and the English text is the key itself', async () => {
  expect((await souk('set', 'Cart is empty', 'Nothing in here yet')).stdout).toBe('en: Cart is empty -> Nothing in here yet\n');
  await expect.poll(() => texts('en'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'Nothing in here yet' });
});

test('a language without included texts falls back to the default language only', async () => {
  await db.insertInto('languages').values({ name: 'de', title: 'Deutsch', direction: 'ltr', position: 2 }).execute();
  await souk('set', 'Cart is empty', 'Nothing in here yet');
  await souk('set', '{count} products|one', 'A single product');
  await expect.poll(() => texts('de'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'Nothing in here yet' });
  await souk('set', 'Cart is empty', 'Leer', '--language', 'de');
  await souk('set', '{count} products', '{count} Produkte', '--language', 'de');
  await expect.poll(() => texts('de'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'Leer' });
  expect(await texts('de')).not.toHaveProperty('{count} products|one');
  await souk('reset', 'Cart is empty', '--language', 'de');
  await expect.poll(() => texts('de'), { timeout: 1000 }).toMatchObject({ 'Cart is empty': 'Nothing in here yet' });
  expect(JSON.stringify(await texts('de'))).not.toMatch(/\p{Script=Arabic}/u);
  await db.deleteFrom('languages').where('name', '=', 'de').execute();
});

test('error messages of the server use the operator’s texts too', async () => {
  const [en, ar] = [await refused('en'), await refused('ar')];
  expect(ar).toMatch(/\p{Script=Arabic}/u);
  expect(await souk('set', String(en), 'Nobody knows that page')).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(() => refused('en'), { timeout: 1000 }).toBe('Nobody knows that page');
  expect(await refused('ar')).toBe(ar);
});

test('the list shows changed texts, all texts on demand, and texts that contain given words', async () => {
  const list = async (...args: string[]) => JSON.parse((await souk('list', ...args, '--json')).stdout);
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
  expect((await souk('list')).stdout).toMatch(
    /^text +default \(en\) +your text\n[- ]+\nCart is empty +Cart is empty +Nothing in here yet\n$/,
  );
});

test('a plural form may replace its number by words', async () => {
  expect(await souk('set', '{count} products|one', 'A single product')).toMatchObject({ code: 0, stderr: '' });
});

test.each([
  [['set', 'Cart is emty', 'x'], 'there is no such text: "Cart is emty"'],
  [['set', 'Cart is empty', 'x', '--language', 'fr'], 'the marketplace does not have the language "fr"; it has en, ar'],
  [['set', 'Cart is empty', 'Nothing, {name}'], '{name} is not a placeholder of this text'],
  [['set', 'Add {name} to cart', 'Add to cart'], 'lacks {name}'],
  [['set', 'Add {name} to cart', 'Add {nam} to cart'], '{nam} is not a placeholder of this text; it has {name}'],
  [['reset', 'Cart is empty'], '"Cart is empty" has no text of your own in en'],
])('%j is refused', async (args, message) => {
  expect(await souk(...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
  expect(await db.selectFrom('texts').selectAll().execute()).toEqual([]);
});

test.each([[['set', 'Cart is empty', '']], [['set', 'Cart is empty']], [['set', 'Cart is empty', 'x\u0000']]])(
  '%j is wrong usage',
  async (args) => {
    expect(await souk(...args)).toMatchObject({ code: 2, stdout: '' });
  },
);
