import { expect, test } from 'vitest';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, clock, database } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args);
const built = await buildSmallMarketplace(db, clock);
const [first = 0, second = 0] = built.ids;
await db.updateTable('products').set({ slug: 'blue-mug' }).where('id', '=', first).execute();
await db.updateTable('products').set({ slug: 'rust-mug' }).where('id', '=', second).execute();

const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 16).replace('T', ' ');
const price = async (id: number) =>
  (await db.selectFrom('products').select('selling_price').where('id', '=', id).executeTakeFirstOrThrow()).selling_price;
const running = async () => (await call('GET', '/flash-sales')).body.data?.running;

test('a flash sale is created, shown by the running marketplace, changed and ended', async () => {
  expect(await running()).toEqual([]);
  const made = await souk(
    'flash-sales',
    'create',
    '--name',
    'Lantern Hours',
    '--ends',
    later(2),
    '--product',
    'blue-mug:7.50:20',
    '--product',
    'rust-mug:12:5',
    '--json',
  );
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const id = String(JSON.parse(made.stdout).id);
  await expect.poll(running, { timeout: 1000 }).toMatchObject([{ name: 'Lantern Hours' }]);
  expect([await price(first), await price(second)]).toEqual([750, 1200]);
  expect(JSON.parse((await souk('flash-sales', 'show', id, '--json')).stdout)).toMatchObject({
    offers: [{ usual_price: 10, price: 7.5, quantity: 20 }, {}],
  });
  expect((await souk('flash-sales', 'show', id)).stdout).toMatch(/blue-mug +10\.00 +7\.50 +0 +20/);

  await db.updateTable('flash_sale_products').set({ sold: 3 }).where('product_id', '=', second).execute();
  expect(await souk('flash-sales', 'edit', id, '--name', 'Lamp Hours', '--product', 'blue-mug:6:30', '--remove', 'rust-mug')).toMatchObject(
    { code: 0 },
  );
  expect([await price(first), await price(second)]).toEqual([600, 2000]);
  await expect.poll(running).toMatchObject([{ name: 'Lamp Hours' }]);
  const remaining = await db.selectFrom('flash_sale_products').select(['quantity', 'sold']).where('product_id', '=', second).execute();
  expect(remaining).toEqual([{ quantity: 3, sold: 3 }]);

  clock.advance(60);
  expect(await souk('flash-sales', 'end', id)).toMatchObject({ code: 2 });
  expect(await souk('flash-sales', 'end', id, '--yes')).toMatchObject({ code: 0 });
  expect(await price(first)).toBe(1000);
  await expect.poll(running, { timeout: 1000 }).toEqual([]);
  expect(await souk('flash-sales', 'end', id, '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining('ended already') });
  expect((await souk('flash-sales', 'list')).stdout).toMatch(/Lamp Hours +ended/);
});

test('a flash sale that is ended before its start never starts', async () => {
  const made = await souk('flash-sales', 'create', '--name', 'Friday', '--starts', later(1), '--ends', later(2), '--json');
  const id = String(JSON.parse(made.stdout).id);
  // The command runs in another process, which notifies this one.
  await expect.poll(async () => (await call('GET', '/flash-sales')).body.data).toMatchObject({ incoming: [{ name: 'Friday' }] });
  expect(await souk('flash-sales', 'end', id, '--yes')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await call('GET', '/flash-sales')).body.data).toMatchObject({ incoming: [] });
});

test.each([
  [['create', '--ends', later(1)], 2, '--name is missing'],
  [['create', '--name', 'x', '--ends', later(-1)], 1, '--ends must be after its start'],
  [['create', '--name', 'x', '--ends', later(1), '--product', 'blue-mug'], 2, 'must be like brass-lamp:12.50:20'],
  [['create', '--name', 'x', '--ends', later(1), '--product', 'no-mug:1:1'], 1, 'there is no product "no-mug"'],
  [['create', '--name', 'x', '--ends', later(1), '--product', 'blue-mug:10.00:1'], 1, 'below its regular price'],
  [['create', '--name', 'x', '--name', 'fr=y', '--ends', later(1)], 1, 'does not have the language "fr"'],
  [['edit', '999'], 1, 'There is no flash sale 999'],
  [['edit', '1', '--remove', 'no-mug'], 1, 'there is no product "no-mug"'],
  [['show', 'x'], 2, 'must be a whole number'],
])('flash-sales %j is refused', async (args, code, message) => {
  expect(await souk('flash-sales', ...args)).toMatchObject({ code, stderr: expect.stringContaining(message) });
});
