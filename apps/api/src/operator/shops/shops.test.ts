import { expect, test } from 'vitest';
import { buildPicture } from '../../../test/builders/catalog.ts';
import { buildSmallMarket } from '../../../test/builders/small-market.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp();
const { call, clock, database, messages, runJobs } = market;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(market, args);
const built = await buildSmallMarket(db, clock);

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

test('a shop that is closed disappears with its products, and comes back with them', async () => {
  const hidden = built.ids[0] ?? 0;
  await db.updateTable('products').set({ active: false }).where('id', '=', hidden).execute();
  expect(await total('/products')).toBe(7);
  expect(await total('/products?search=coffee')).toBe(1);
  expect(await souk('shops', 'deactivate', 'clay')).toMatchObject({ code: 2, complained: expect.stringContaining('would disappear') });
  expect(await souk('shops', 'deactivate', 'clay', '--yes')).toMatchObject({
    code: 0,
    said: 'clay is closed, and 4 products are hidden.\n',
  });
  await expect.poll(() => total('/products'), { timeout: 1000 }).toBe(3);
  await expect.poll(() => total('/products?search=coffee')).toBe(0);
  await expect.poll(() => total('/shops')).toBe(1);
  expect(await call('GET', `/product-details?product_id=${built.ids[1]}`)).toMatchObject({ status: 404 });
  expect((await call('GET', '/home')).body.data).toMatchObject({ shops: [{ slug: 'loom' }] });
  expect(await souk('shops', 'deactivate', 'clay', '--yes')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('closed already'),
  });
  expect(JSON.parse((await souk('shops', 'list', '--closed', '--json')).said)).toMatchObject({
    shops: [{ slug: 'clay', products: 0, hidden_products: 4 }],
  });

  expect(await souk('shops', 'activate', 'clay')).toMatchObject({ code: 0, said: 'clay is open, with 4 products that were hidden.\n' });
  await expect.poll(() => total('/products')).toBe(7);
  await expect.poll(() => total('/products?search=coffee')).toBe(1);
  expect((await souk('shops', 'show', 'clay')).said).toMatch(/is +open/);
});

test('the one shop of a market is not closed, and one that is not there is said', async () => {
  await db.updateTable('settings').set({ multi_vendor: false, single_shop_id: built.shops.loom }).execute();
  expect(await souk('shops', 'deactivate', 'loom', '--yes')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('the one shop'),
  });
  await db.updateTable('settings').set({ multi_vendor: true, single_shop_id: null }).execute();
  expect(await souk('shops', 'show', 'lom')).toMatchObject({ code: 1, complained: 'There is no shop "lom"; there are clay, loom\n' });
});

test('an application becomes a shop, once', async () => {
  const [first, second] = [await apply('Lamps of Fès'), await apply('Lamps of Fès')];
  expect((await souk('shops', 'applications', '--status', 'pending')).said).toMatch(/Lamps of Fès {2}Salma Nasser/);
  expect(await souk('shops', 'approve', String(first))).toMatchObject({ code: 0, said: expect.stringContaining('open as lamps-of-fes;') });
  expect(await souk('shops', 'approve', String(first))).toMatchObject({ code: 1, complained: expect.stringContaining('accepted already') });
  expect(await souk('shops', 'approve', String(second), '--slug', 'lamps-of-fes')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('another shop'),
  });
  expect(await souk('shops', 'approve', String(second))).toMatchObject({ code: 0, said: expect.stringContaining('lamps-of-fes-2') });
  await expect.poll(() => total('/shops?search=lamps')).toBe(2);
  const found = await db.selectFrom('shops').selectAll().where('slug', '=', 'lamps-of-fes').executeTakeFirstOrThrow();
  expect(found).toMatchObject({
    name: { en: 'Lamps of Fès' },
    address: { en: '4 Lantern Lane' },
    active: true,
    logo_id: expect.any(Number),
  });
});

test('who applied is told what became of it, in their language and once', async () => {
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
    { to: `+${phone}`, locale: 'ar', subject: 'متجرك \u2068Lanterns\u2069 مفتوح الآن' },
    {
      locale: 'en',
      subject: 'Your application for Rugs',
      text: expect.stringContaining('We cannot open Rugs at the moment. We have enough rugs for now. You are welcome to apply again. http'),
    },
  ]);
  const { letter } = messages[0] ?? {};
  expect(letter?.link?.url).toMatch(new RegExp(`/shops/${shop_id}$`));
  expect(letter?.paragraphs[0]).toContain('Salma Nasser');
});

test('one that is refused may be sent again', async () => {
  const id = await apply('Rugs');
  expect(await souk('shops', 'decline', String(id))).toMatchObject({ code: 2 });
  expect(await souk('shops', 'decline', String(id), '--yes')).toMatchObject({ code: 0, said: expect.stringContaining('Rugs is refused') });
  expect(await souk('shops', 'decline', '999999', '--yes')).toMatchObject({ code: 1, complained: 'There is no application 999999\n' });
});

test('categories and brands are listed by what sheets call them', async () => {
  expect((await souk('categories', 'list')).said).toMatch(/kitchen-and-ceramics +Kitchen +shown +\d\n {2}mugs +Mugs +shown/);
  expect((await souk('brands', 'list')).said).toMatch(/Ember +shown/);
});
