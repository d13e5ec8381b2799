import { beforeAll, expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../../test/builders/basket.ts';
import { readPlaced } from '../../../../test/builders/online-order.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const { app, call, database } = await useTestApp();
const { db } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
const { headers } = await buildStaff(db);

async function buildCode(locale = 'en'): Promise<string> {
  const basket = await buildBasket(db);
  const [placed] = readPlaced(await orderBasket(call, basket)).orders;
  await db.updateTable('people').set({ locale }).where('id', '=', basket.shopper.id).execute();
  return placed?.code ?? '';
}

const get = (path: string) => app.server.inject({ method: 'GET', url: `/api/admin/${path}`, headers });
const lists = (codes: readonly string[], size = 'a4') => get(`packing-slips?codes=${codes.join(',')}&size=${size}`);
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
const boxOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/MediaBox \[[^\]]+\]/)?.[0];

test('[admin-05] fifty packing slips are one file within three seconds, in either size', async () => {
  const codes: string[] = [];
  for (let made = 0; made < 50; made++) codes.push(await buildCode(['en', 'ar', 'ir'][made % 3]));
  for (const [size, box] of [
    ['a4', '595.28 841.89'],
    ['label', '283.46 425.2'],
  ] as const) {
    const started = process.cpuUsage();
    const answer = await lists(codes, size);
    // Processor time, because other tests run at the same time.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
    expect([answer.statusCode, answer.headers['content-type'], pagesOf(answer.rawPayload)]).toEqual([200, 'application/pdf', 50]);
    expect(boxOf(answer.rawPayload)).toContain(box);
  }
}, 60_000);

test('packing slips of unknown orders, of more than fifty and of other sizes are refused', async () => {
  const code = await buildCode();
  expect((await lists([code, 'SK-NONE'])).statusCode).toBe(404);
  expect((await lists([code], 'a5')).statusCode).toBe(422);
  expect((await lists(Array.from({ length: 51 }, () => code))).statusCode).toBe(422);
  expect((await lists([])).statusCode).toBe(422);
});

test('the invoice of an order is sent to the staff', async () => {
  const answer = await get(`orders/${await buildCode()}/invoice`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await get('orders/SK-NONE/invoice')).statusCode).toBe(404);
});
