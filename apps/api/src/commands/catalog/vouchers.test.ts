import { expect, test } from 'vitest';
import { buildShop } from '../../../test/builders/goods.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { clock, database } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args);
await buildShop(db, { slug: 'clay' });

const row = (code: string) => db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('a voucher is created, shown, changed and ended', async () => {
  const made = ['--shop', 'clay', '--percent', '12.5', '--max', '30.00', '--min', '40', '--ends', later(10), '--limit', '100'];
  expect(await souk('vouchers', 'create', 'SUMMER', ...made)).toMatchObject({ code: 0, stderr: '' });
  expect(await row('SUMMER')).toMatchObject({
    discount_type: 'Percentage',
    discount: 1250,
    max_discount_amount: 3000,
    min_order_amount: 4000,
    usage_limit: 100,
    listed: true,
  });
  expect(JSON.parse((await souk('vouchers', 'show', 'summer', '--json')).stdout)).toMatchObject({
    discount: 12.5,
    max_discount_amount: 30,
    min_order_amount: 40,
  });
  expect((await souk('vouchers', 'show', 'summer')).stdout).toMatch(/discount +12\.5 %\nstatus +running/);
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
  expect(await souk('vouchers', 'end', 'SUMMER')).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  expect(await souk('vouchers', 'end', 'SUMMER', '--yes')).toMatchObject({ code: 0 });
  expect((await souk('vouchers', 'list')).stdout).toMatch(/SUMMER +clay +5\.00 +ended/);
  expect((await souk('vouchers', 'list', '--active')).stdout).not.toMatch(/SUMMER/);
  expect(await souk('vouchers', 'end', 'SUMMER', '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining('ended already') });
});

test('a voucher that has not started can be ended', async () => {
  await souk('vouchers', 'create', 'COMING', '--shop', 'clay', '--amount', '1', '--starts', later(2), '--ends', later(4));
  expect((await souk('vouchers', 'show', 'COMING')).stdout).toMatch(/status +scheduled/);
  expect(await souk('vouchers', 'end', 'COMING', '--yes')).toMatchObject({ code: 0 });
});

test.each([
  [['create', 'A', '--shop', 'clay', '--ends', later(1)], 2, 'either --percent or --amount'],
  [['create', 'A', '--shop', 'clay', '--ends', later(1), '--percent', '10', '--amount', '1'], 2, 'either --percent or --amount'],
  [['create', 'A', '--shop', 'clay', '--ends', later(1), '--percent', '120'], 2, '--percent must be a percentage'],
  [['create', 'A', '--shop', 'clay', '--ends', 'soon', '--percent', '10'], 2, '--ends must be like'],
  [['create', 'A', '--shop', 'cly', '--ends', later(1), '--percent', '10'], 1, '--shop: there is no shop "cly"'],
  [['create', 'A', '--shop', 'clay', '--ends', later(-1), '--percent', '10'], 1, '--ends must be after its start'],
  [['create', 'summer', '--shop', 'clay', '--ends', later(1), '--percent', '10'], 1, 'is the code of another voucher'],
  [['edit', 'NONE', '--limit', '3'], 1, 'There is no voucher "NONE"'],
  [['edit', 'USED', '--limit', '3'], 1, '--limit cannot be less than 5'],
  [['edit', 'USED'], 1, 'Give at least one field to change'],
  [['show', 'NONE'], 1, 'There is no voucher "NONE"'],
])('vouchers %j is refused', async (args, code, message) => {
  await souk('vouchers', 'create', 'USED', '--shop', 'clay', '--percent', '10', '--ends', later(3));
  await db.updateTable('vouchers').set({ used_count: 5 }).where('code', '=', 'USED').execute();
  expect(await souk('vouchers', ...args)).toMatchObject({ code, stderr: expect.stringContaining(message) });
});
