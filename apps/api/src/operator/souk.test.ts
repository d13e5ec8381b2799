import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../test/builders/goods.ts';
import { buildShopper } from '../../test/builders/shopper.ts';
import { runSoukOn } from '../../test/run-souk-on.ts';
import { soukProcess } from '../../test/souk-process.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { parseCommand } from './parse-command.ts';
import { rooms } from './rooms.ts';

const market = await useTestApp();
const souk = (...args: string[]) => runSoukOn(market, args);

// Each is a process of its own: on a busy machine that takes longer than a test usually may.
const patience = { timeout: 60_000 };

const empty = await createTestDatabase({ empty: true });
afterAll(() => empty.drop());

test('help is no failure and lists every command', async () => {
  const help = await souk('--help');
  expect(help).toMatchObject({ code: 0, complained: '' });
  for (const { name } of rooms.flatMap(({ commands }) => commands)) expect(help.said).toContain(`  ${name} `);
  expect(await souk()).toEqual(help);
  expect(await souk('help')).toEqual(help);
});

test('every room and command has help with an example that it understands', async () => {
  for (const { name, commands } of rooms) {
    expect(await souk(name, '--help')).toMatchObject({ code: 0, complained: '' });
    for (const command of commands) {
      const help = await souk(...command.name.split(' '), '--help');
      expect(help).toMatchObject({ code: 0, said: expect.stringContaining(command.summary) });
      expect(command.name.split(' ')[0]).toBe(name);
      for (const example of command.examples) {
        expect(example.startsWith(command.name)).toBe(true);
        const args = [...example.slice(command.name.length).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
        expect(() => command.prepare(parseCommand(command, args).fields), example).not.toThrow();
      }
    }
  }
});

test.each([
  [['chekc'], /There is no "chekc"; did you mean check\?/],
  [['check', '--jsno'], /There is no option --jsno here; did you mean --json\?/],
  [['check', 'everything'], /"everything" is one word too many/],
  [['check', '--json=yes'], /--json takes no value/],
])('%j is wrong use and explained', async (args, message) => {
  expect(await souk(...args)).toMatchObject({ code: 2, said: '', complained: expect.stringMatching(message) });
});

test('a process of its own: one JSON document, remarks apart, codes that a script can read', patience, async () => {
  const env = { DATABASE_URL: market.database.url };
  const checked = await soukProcess(['check', '--json'], env);
  expect(checked).toMatchObject({ code: 0, complained: '' });
  expect(JSON.parse(checked.said)).toMatchObject({ is_sound: true });
  expect(await soukProcess(['chekc'], env)).toMatchObject({ code: 2, said: '' });
  expect(await soukProcess(['check'], { DATABASE_URL: 'nonsense' })).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/DATABASE_URL/),
  });
});

test('where there is no market none is made, and a database of another release is left alone', patience, async () => {
  const nowhere = `${market.folder}/nowhere`;
  expect(await soukProcess(['check'], { SOUK_DATA: nowhere })).toMatchObject({
    code: 1,
    complained: `There is no market in ${nowhere} yet: npm start makes one. SOUK_DATA names another folder.\n`,
  });
  expect(await soukProcess(['check'], { DATABASE_URL: empty.url })).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/not yet of this release/),
  });
  expect((await empty.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
});

test('check fails with what is broken and how often', async () => {
  expect(await souk('check')).toMatchObject({ code: 0, complained: '' });
  await buildShopper(market.database.db, { erased_at: new Date() });
  const answer = await souk('check', '--json');
  expect(answer).toMatchObject({ code: 1, complained: expect.stringMatching(/^1 of \d+ do not hold/) });
  expect(JSON.parse(answer.said)).toMatchObject({
    is_sound: false,
    checked: expect.arrayContaining([{ invariant: 'nobody who is erased is signed in', broken: 1, examples: [{ id: expect.anything() }] }]),
  });
});

test('reindex finds what was changed by hand', async () => {
  const { db } = market.database;
  const product = await buildProduct(db);
  await db
    .updateTable('products')
    .set({ name: JSON.stringify({ en: 'Quillwort' }) })
    .where('id', '=', product.id)
    .execute();
  await db.updateTable('product_variants').set({ stock: 0 }).where('id', '=', product.variant_id).execute();
  expect(await souk('reindex')).toMatchObject({ code: 0, said: expect.stringMatching(/products and all posts are indexed/) });
  const found = await market.call('GET', '/products?search=quillw');
  expect(found.body.data).toMatchObject({ products: [{ id: product.id, in_stock: false }] });
});
