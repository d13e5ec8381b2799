import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { moveOrderTo } from '../../../test/builders/move-orders.ts';
import { buildOnlineOrder, readBooks } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { cancelOrderAsOperator } from './cancel-order.ts';

const marketplace = await useTestApp();
const { clock, database } = marketplace;
const { db, pool } = database;
const operating = { db, clock, log: marketplace.app.server.log, ...commandLine };
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

const folder = resolve(import.meta.dirname, '../../../db/migrations');
const file = (await readdir(folder)).find((name) => name.endsWith('-cash-by-order.sql')) ?? '';

test('the migration pays delivered orders that waited for the others of their purchase', async () => {
  const buildPurchase = () => buildOnlineOrder(marketplace, { gateway: 'cash', prices: [1000, 500, 300] });
  const [waiting, untouched, complete, mixed] = [
    await buildPurchase(),
    await buildPurchase(),
    await buildPurchase(),
    await buildPurchase(),
  ];
  // Delivered and not paid, as it was before.
  for (const id of [...waiting.orderIds.slice(0, 2), ...complete.orderIds, mixed.orderId]) await moveOrderTo(db, id, 'Delivered');
  await cancelOrderAsOperator(operating, { orderId: mixed.orderIds[1] ?? 0, reason: 'Sold out' });
  expect(await readBooks(db, mixed.orderId)).toMatchObject({ payments: ['Pending 2600'] });

  const migration = await readFile(resolve(folder, file), 'utf8');
  await pool.query(`begin; alter table payments drop column split_order_id; ${migration}; commit`);

  expect(await readBooks(db, waiting.orderId)).toMatchObject({
    orders: ['Delivered Paid', 'Delivered Paid', 'Pending Pending'],
    payments: ['Pending 600', 'Paid 2000', 'Paid 1000'],
  });
  expect(await readBooks(db, untouched.orderId)).toMatchObject({
    orders: ['Pending Pending', 'Pending Pending', 'Pending Pending'],
    payments: ['Pending 3600'],
  });
  expect(await readBooks(db, complete.orderId)).toMatchObject({
    orders: ['Delivered Paid', 'Delivered Paid', 'Delivered Paid'],
    payments: ['Failed 0', 'Paid 2000', 'Paid 1000', 'Paid 600'],
  });
  expect(await readBooks(db, mixed.orderId)).toMatchObject({
    orders: ['Delivered Paid', 'Cancelled Pending', 'Pending Pending'],
    payments: ['Pending 600', 'Paid 2000'],
  });
  const received = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.split_order_id')
    .select(['payments.settled_at', 'orders.delivered_at'])
    .execute();
  expect(received).toHaveLength(6);
  expect(received.filter(({ settled_at, delivered_at }) => settled_at?.getTime() !== delivered_at?.getTime())).toEqual([]);
  await assertInvariants(pool);
});
