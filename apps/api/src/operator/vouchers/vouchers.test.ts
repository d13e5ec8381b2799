import { expect, test } from 'vitest';
import { buildShop } from '../../../test/builders/goods.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp();
const { clock, database } = market;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(market, args);
await buildShop(db, { slug: 'clay' });

const row = (code: string) => db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('a voucher is made, shown, changed and ended', async () => {
  const made = ['--shop', 'clay', '--percent', '12.5', '--max', '30.00', '--min', '40', '--ends', later(10), '--limit', '100'];
  expect(await souk('vouchers', 'create', 'SUMMER', ...made)).toMatchObject({ code: 0, complained: '' });
  expect(await row('SUMMER')).toMatchObject({
    discount_type: 'Percentage',
    discount: 1250,
    max_discount_amount: 3000,
    min_order_amount: 4000,
    usage_limit: 100,
    listed: true,
  });
  expect(JSON.parse((await souk('vouchers', 'show', 'summer', '--json')).said)).toMatchObject({
    discount: 12.5,
    max_discount_amount: 30,
    min_order_amount: 40,
  });
  expect((await souk('vouchers', 'show', 'summer')).said).toMatch(/takes off +12\.5 %\nis +running/);
  expect(await souk('vouchers', 'edit', 'summer', '--amount', '5.00', '--max', 'none', '--limit', 'none', '--listed', 'no')).toMatchObject({
    code: 0,
  });
  expect(await row('SUMMER')).toMatchObject({
    discount_type: 'Amount',
    discount: 500,
    max_discount_amount: null,
    usage_limit: null,
    listed: false,
  });
  expect(await souk('vouchers', 'end', 'SUMMER')).toMatchObject({ code: 2, complained: expect.stringContaining('--yes') });
  expect(await souk('vouchers', 'end', 'SUMMER', '--yes')).toMatchObject({ code: 0 });
  expect((await souk('vouchers', 'list')).said).toMatch(/SUMMER +clay +5\.00 +ended/);
  expect((await souk('vouchers', 'list', '--running')).said).not.toMatch(/SUMMER/);
  expect(await souk('vouchers', 'end', 'SUMMER', '--yes')).toMatchObject({ code: 1, complained: expect.stringContaining('ended already') });
});

test('one that has not begun can be ended too', async () => {
  await souk('vouchers', 'create', 'COMING', '--shop', 'clay', '--amount', '1', '--starts', later(2), '--ends', later(4));
  expect((await souk('vouchers', 'show', 'COMING')).said).toMatch(/is +coming/);
  expect(await souk('vouchers', 'end', 'COMING', '--yes')).toMatchObject({ code: 0 });
});

test.each([
  [['create', 'A', '--shop', 'clay', '--ends', later(1)], 2, 'either --percent or --amount'],
  [['create', 'A', '--shop', 'clay', '--ends', later(1), '--percent', '10', '--amount', '1'], 2, 'either --percent or --amount'],
  [['create', 'A', '--shop', 'clay', '--ends', later(1), '--percent', '120'], 2, '--percent must be a percentage'],
  [['create', 'A', '--shop', 'clay', '--ends', 'soon', '--percent', '10'], 2, '--ends must be like'],
  [['create', 'A', '--shop', 'cly', '--ends', later(1), '--percent', '10'], 1, '--shop: there is no shop "cly"'],
  [['create', 'A', '--shop', 'clay', '--ends', later(-1), '--percent', '10'], 1, '--ends must be after --starts'],
  [['create', 'summer', '--shop', 'clay', '--ends', later(1), '--percent', '10'], 1, 'is taken by another voucher'],
  [['edit', 'NONE', '--limit', '3'], 1, 'There is no voucher "NONE"'],
  [['edit', 'USED', '--limit', '3'], 1, '--limit cannot be less than the 5 times'],
  [['edit', 'USED'], 1, 'Nothing is said that is to change'],
  [['show', 'NONE'], 1, 'There is no voucher "NONE"'],
])('vouchers %j is refused', async (args, code, message) => {
  await souk('vouchers', 'create', 'USED', '--shop', 'clay', '--percent', '10', '--ends', later(3));
  await db.updateTable('vouchers').set({ used_count: 5 }).where('code', '=', 'USED').execute();
  expect(await souk('vouchers', ...args)).toMatchObject({ code, complained: expect.stringContaining(message) });
});
