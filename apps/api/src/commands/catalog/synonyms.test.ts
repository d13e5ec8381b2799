import { expect, test } from 'vitest';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, clock, database } = marketplace;
await buildSmallMarketplace(database.db, clock);

const souk = (...args: string[]) => runSoukOn(marketplace, ['synonyms', ...args]);
const total = async (search: string) =>
  Object((await call('GET', `/products?search=${encodeURIComponent(search)}&with_filters=0`)).body.data).total;

test('[browse-12] a search finds the synonyms that the operator sets, until they are deleted', async () => {
  expect(await total('carpet')).toBe(0);
  expect(await souk('set', 'Carpet', '--finds', 'rug', '--finds', 'throw')).toMatchObject({
    code: 0,
    stdout: 'en: carpet -> rug, throw\n',
  });
  await expect.poll(() => total('carpet'), { timeout: 1000 }).toBe(3);
  expect(await total('striped carpet')).toBe(1);
  expect(await total('carpet woven')).toBe(1);
  expect((await souk('list')).stdout).toMatch(/^language +word +finds\n[- ]+\nen +carpet +rug, throw\n$/);
  expect(await souk('delete', 'carpet')).toMatchObject({ code: 0, stdout: 'en: carpet no longer finds rug, throw\n' });
  await expect.poll(() => total('carpet'), { timeout: 1000 }).toBe(0);
});

test.each([
  [['set', 'cell phone', '--finds', 'phone'], 'must be one word, not "cell phone"'],
  [['set', 'phone', '--finds', '!!'], 'must be one word, not "!!"'],
  [['set', 'phone'], 'must have at least one other word'],
  [['set', 'phone', '--finds', 'Phone'], 'must have at least one other word'],
  [['set', 'phone', '--finds', 'mug', '--language', 'fr'], 'the marketplace does not have the language "fr"'],
  [['delete', 'phone'], '"phone" has no synonyms in en'],
])('%j is refused', async (args, message) => {
  expect(await souk(...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
});
