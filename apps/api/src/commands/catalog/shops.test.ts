import { expect, test } from 'vitest';
import { buildPicture } from '../../../test/builders/catalog.ts';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, clock, database, messages, runJobs } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args);
const built = await buildSmallMarketplace(db, clock);

async function apply(shop_name: string, locale = 'en'): Promise<number> {
  const pictures = { logo_id: await buildPicture(db), banner_id: await buildPicture(db) };
  const row = {
    owner_name: 'Salma Nasser',
    phone: String(91_987_000_000 + Math.floor(Math.random() * 999_999)),
    email: 'salma@lamps.example',
    description: 'Brass.',
    address: '4 Lantern Lane',
    locale,
  };
  return (
    await db
      .insertInto('shop_applications')
      .values({ ...row, ...pictures, shop_name })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

const total = async (path: string) => (await call('GET', path)).body.data?.total;

test('a closed shop is hidden with its products and returns with them', async () => {
  const hidden = built.ids[0] ?? 0;
  await db.updateTable('products').set({ active: false }).where('id', '=', hidden).execute();
  expect(await total('/products')).toBe(7);
  expect(await total('/products?search=coffee')).toBe(1);
  expect(await souk('shops', 'deactivate', 'clay')).toMatchObject({ code: 2, stderr: expect.stringContaining('will be hidden') });
  expect(await souk('shops', 'deactivate', 'clay', '--yes')).toMatchObject({
    code: 0,
    stdout: 'clay is closed; 4 products are hidden.\n',
  });
  await expect.poll(() => total('/products'), { timeout: 1000 }).toBe(3);
  await expect.poll(() => total('/products?search=coffee')).toBe(0);
  await expect.poll(() => total('/shops')).toBe(1);
  expect(await call('GET', `/product-details?product_id=${built.ids[1]}`)).toMatchObject({ status: 404 });
  expect((await call('GET', '/home')).body.data).toMatchObject({ shops: [{ slug: 'loom' }] });
  expect(await souk('shops', 'deactivate', 'clay', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('closed already'),
  });
  expect(JSON.parse((await souk('shops', 'list', '--closed', '--json')).stdout)).toMatchObject({
    shops: [{ slug: 'clay', products: 0, hidden_products: 4 }],
  });

  expect(await souk('shops', 'activate', 'clay')).toMatchObject({
    code: 0,
    stdout: 'clay is open; 4 hidden products are on sale again.\n',
  });
  await expect.poll(() => total('/products')).toBe(7);
  await expect.poll(() => total('/products?search=coffee')).toBe(1);
  expect((await souk('shops', 'show', 'clay')).stdout).toMatch(/status +open/);
});

test('the only shop of a single-vendor marketplace cannot be closed, and an unknown shop is reported', async () => {
  await db.updateTable('settings').set({ multi_vendor: false, single_shop_id: built.shops.loom }).execute();
  expect(await souk('shops', 'deactivate', 'loom', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the only shop'),
  });
  await db.updateTable('settings').set({ multi_vendor: true, single_shop_id: null }).execute();
  expect(await souk('shops', 'show', 'lom')).toMatchObject({ code: 1, stderr: 'There is no shop "lom"; there are clay, loom\n' });
});

test('an approved application becomes one shop', async () => {
  const [first, second] = [await apply('Lamps of Fès'), await apply('Lamps of Fès')];
  expect((await souk('shops', 'applications', '--status', 'pending')).stdout).toMatch(/Lamps of Fès {2}Salma Nasser/);
  expect(await souk('shops', 'approve', String(first))).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('lamps-of-fes opens when its checklist is done;'),
  });
  expect(await souk('shops', 'approve', String(first))).toMatchObject({ code: 1, stderr: expect.stringContaining('accepted already') });
  expect(await souk('shops', 'approve', String(second), '--slug', 'lamps-of-fes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('another shop'),
  });
  expect(await souk('shops', 'approve', String(second))).toMatchObject({ code: 0, stdout: expect.stringContaining('lamps-of-fes-2') });
  const found = await db.selectFrom('shops').selectAll().where('slug', '=', 'lamps-of-fes').executeTakeFirstOrThrow();
  expect(found).toMatchObject({
    name: { en: 'Lamps of Fès' },
    address: { en: '4 Lantern Lane' },
    active: false,
    awaits_opening: true,
    logo_id: expect.any(Number),
  });
  for (const slug of ['lamps-of-fes', 'lamps-of-fes-2']) await souk('shops', 'activate', slug);
  await expect.poll(() => total('/shops?search=lamps')).toBe(2);
});

test('applicants are notified of the decision once and in their language', async () => {
  await db
    .insertInto('languages')
    .values({ name: 'ar', title: 'العربية', direction: 'rtl' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [opened, refused] = [await apply('Lanterns', 'ar'), await apply('Rugs')];
  await runJobs();
  messages.splice(0);
  await souk('shops', 'approve', String(opened));
  await souk('shops', 'decline', String(refused), '--reason', 'We have enough rugs for now.', '--yes');
  await souk('shops', 'approve', String(opened));
  await runJobs();
  const { shop_id, phone } = await db.selectFrom('shop_applications').selectAll().where('id', '=', opened).executeTakeFirstOrThrow();
  expect(messages).toMatchObject([
    { to: `+${phone}`, locale: 'ar', subject: 'قُبل طلبك لفتح \u2068Lanterns\u2069' },
    {
      locale: 'en',
      subject: 'Your application for Rugs',
      text: expect.stringContaining('We cannot open Rugs at the moment. We have enough rugs for now. You are welcome to apply again. http'),
    },
  ]);
  const { letter } = messages[0] ?? {};
  expect([shop_id, letter?.link?.url]).toEqual([expect.any(Number), expect.stringMatching(/\/seller$/)]);
  expect(letter?.paragraphs[0]).toContain('Salma Nasser');
});

test('a declined application may be sent again', async () => {
  const id = await apply('Rugs');
  expect(await souk('shops', 'decline', String(id))).toMatchObject({ code: 2 });
  expect(await souk('shops', 'decline', String(id), '--yes')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Rugs is declined'),
  });
  expect(await souk('shops', 'decline', '999999', '--yes')).toMatchObject({ code: 1, stderr: 'There is no application 999999.\n' });
});

test('categories and brands are listed with the slugs of CSV files', async () => {
  expect((await souk('categories', 'list')).stdout).toMatch(/kitchen-and-ceramics +Kitchen +active +\d\n {2}mugs +Mugs +active/);
  expect((await souk('brands', 'list')).stdout).toMatch(/Ember +active/);
});
