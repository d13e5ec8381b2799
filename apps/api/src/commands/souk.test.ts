import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../test/builders/goods.ts';
import { buildShopper } from '../../test/builders/shopper.ts';
import { soukProcess } from '../../test/processes/souk-process.ts';
import { runSoukOn } from '../../test/run-souk-on.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { parseArguments } from './framework/read-command-line.ts';
import { commandGroups } from './groups.ts';

const marketplace = await useTestApp();
const souk = (...args: string[]) => runSoukOn(marketplace, args);

// Starting processes on a busy machine takes longer than the default timeout.
const timeout = { timeout: 60_000 };

const empty = await createTestDatabase({ empty: true });
afterAll(() => empty.drop());

test('help succeeds and lists every command', async () => {
  const help = await souk('--help');
  expect(help).toMatchObject({ code: 0, stderr: '' });
  for (const { name } of commandGroups.flatMap(({ commands }) => commands)) expect(help.stdout).toContain(`  ${name} `);
  expect(await souk()).toEqual(help);
  expect(await souk('help')).toEqual(help);
});

test('every group and command has help with an example that it accepts', async () => {
  for (const { name, commands } of commandGroups) {
    expect(await souk(name, '--help')).toMatchObject({ code: 0, stderr: '' });
    for (const command of commands) {
      const help = await souk(...command.name.split(' '), '--help');
      expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining(command.summary) });
      expect(command.name.split(' ')[0]).toBe(name);
      for (const example of command.examples) {
        expect(example.startsWith(command.name)).toBe(true);
        const args = [...example.slice(command.name.length).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
        expect(() => command.prepare(parseArguments(command, args).fields), example).not.toThrow();
      }
    }
  }
});

test.each([
  [['chekc'], /Unknown command "chekc"; did you mean check\?/],
  [['check', '--jsno'], /Unknown option --jsno; did you mean --json\?/],
  [['check', 'everything'], /Unexpected argument "everything"/],
  [['check', '--json=yes'], /--json takes no value/],
])('%j is wrong usage with an explanation', async (args, message) => {
  expect(await souk(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
});

test('a separate process prints one JSON document, writes warnings to stderr and sets the exit code', timeout, async () => {
  const env = { DATABASE_URL: marketplace.database.url };
  const checked = await soukProcess(['check', '--json'], env);
  expect(checked).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(checked.stdout)).toMatchObject({ is_sound: true });
  expect(await soukProcess(['chekc'], env)).toMatchObject({ code: 2, stdout: '' });
  expect(await soukProcess(['check'], { DATABASE_URL: 'nonsense' })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/DATABASE_URL/),
  });
});

test('a command neither creates a marketplace nor migrates a database', timeout, async () => {
  const nowhere = `${marketplace.folder}/nowhere`;
  expect(await soukProcess(['check'], { SOUK_DATA: nowhere })).toMatchObject({
    code: 1,
    stderr: `There is no marketplace in ${nowhere} yet. npm start creates one; SOUK_DATA sets another folder.\n`,
  });
  expect(await soukProcess(['check'], { DATABASE_URL: empty.url })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/not migrated to this release/),
  });
  expect((await empty.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
});

test('check fails with the violated rule and the number of violations', async () => {
  expect(await souk('check')).toMatchObject({ code: 0, stderr: '' });
  await buildShopper(marketplace.database.db, { erased_at: new Date() });
  const answer = await souk('check', '--json');
  expect(answer).toMatchObject({ code: 1, stderr: expect.stringMatching(/^1 of \d+ checks failed/) });
  expect(JSON.parse(answer.stdout)).toMatchObject({
    is_sound: false,
    checked: expect.arrayContaining([{ invariant: 'an erased person has no session', broken: 1, examples: [{ id: expect.anything() }] }]),
  });
});

test('reindex finds rows that were changed by hand', async () => {
  const { db } = marketplace.database;
  const product = await buildProduct(db);
  await db
    .updateTable('products')
    .set({ name: JSON.stringify({ en: 'Quillwort' }) })
    .where('id', '=', product.id)
    .execute();
  await db.updateTable('product_variants').set({ stock: 0 }).where('id', '=', product.variant_id).execute();
  expect(await souk('reindex')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Indexed \d+ products and all posts/) });
  const found = await marketplace.call('GET', '/products?search=quillw');
  expect(found.body.data).toMatchObject({ products: [{ id: product.id, in_stock: false }] });
});
