import { expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
await database.db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();
await bumpTags(database.db, ['settings']);
const souk = (...args: string[]) => runSoukOn(marketplace, args);
const plans = async (locale = 'en') => (await call('GET', '/plans', { locale })).body.data?.plans;

test('a plan is created, shown by the running marketplace, changed and ended', async () => {
  expect(await plans()).toEqual([]);
  const words = ['--name', 'Lantern', '--name', 'ar=فانوس', '--benefit', 'Free delivery | ar=توصيل مجاني', '--benefit', 'Early sales'];
  const made = await souk(
    'plans',
    'create',
    ...words,
    '--price',
    '9.00',
    '--days',
    '30',
    '--percent',
    '5',
    '--free-delivery',
    'yes',
    '--json',
  );
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const id = String(JSON.parse(made.stdout).id);
  await expect
    .poll(() => plans(), { timeout: 1000 })
    .toMatchObject([
      {
        name: 'Lantern',
        price: 9,
        duration_days: 30,
        discount_percentage: 5,
        free_delivery: true,
        benefits: ['Free delivery', 'Early sales'],
      },
    ]);
  await expect.poll(() => plans('ar')).toMatchObject([{ name: 'فانوس', benefits: ['توصيل مجاني', 'Early sales'] }]);

  expect(await souk('plans', 'edit', id, '--price', '12.50', '--days', 'none', '--percent', '0', '--benefit', 'One')).toMatchObject({
    code: 0,
  });
  await expect
    .poll(() => plans())
    .toMatchObject([{ name: 'Lantern', price: 12.5, duration_days: null, discount_percentage: 0, free_delivery: true, benefits: ['One'] }]);

  expect(JSON.parse((await souk('plans', 'list', '--json')).stdout)).toMatchObject({ plans: [{ price: 12.5, discount_percentage: 0 }] });
  expect(await souk('plans', 'end', id)).toMatchObject({ code: 2 });
  expect(await souk('plans', 'end', id, '--yes')).toMatchObject({ code: 0 });
  await expect.poll(() => plans(), { timeout: 1000 }).toEqual([]);
  expect((await souk('plans', 'list')).stdout).toMatch(/Lantern +ended +12\.50 +no end/);
  expect(await souk('plans', 'edit', id, '--active', 'yes')).toMatchObject({ code: 0 });
  await expect.poll(() => plans()).toHaveLength(1);
});

test.each([
  [['create', '--price', '9'], 2, '--name is missing'],
  [['create', '--name', 'x'], 2, '--price is missing'],
  [['create', '--name', 'x', '--price', '9', '--days', '0'], 2, '--days must be a whole number from 1'],
  [['create', '--name', 'x', '--price', '9', '--benefit', 'fr=y'], 1, '--benefit: the marketplace does not have the language "fr"'],
  [['edit', '999', '--price', '1'], 1, 'There is no plan 999'],
  [['edit', '1', '--name', 'en='], 2, '--name may not be empty'],
])('plans %j is refused', async (args, code, message) => {
  expect(await souk('plans', ...args)).toMatchObject({ code, stderr: expect.stringContaining(message) });
});
