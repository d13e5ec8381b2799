import { type AnyCallName, allCalls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { listFieldNames } from '@souk/contract/openapi/schemas';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aFile } from '../build-form.ts';
import { fillCart, orderBasket } from '../builders/basket.ts';
import { buildProduct, buildVoucher } from '../builders/goods.ts';
import { moveOrderTo, payInCash } from '../builders/move-orders.ts';
import { readPlaced } from '../builders/online-order.ts';
import { askReturn } from '../builders/return.ts';
import { buildSeller } from '../builders/seller.ts';
import { buildShopper } from '../builders/shopper.ts';
import { readPdfText } from '../read-pdf-text.ts';
import { useTestApp } from '../test-app.ts';
import { exampleCall } from './example-call.ts';

const { app, call, clock, database, messages, runJob, runJobs } = await useTestApp();
const { db } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true, return_days: 14 }).execute());

const isCall = (name: string): name is AnyCallName => Object.hasOwn(allCalls, name);
const endpointOf = (name: AnyCallName): Endpoint => allCalls[name];

/** 7,313.37 and twice as much: with any separators, in the smallest unit, and without the fraction. */
const amounts = /7[.,٬'\s]?313[.,٫]?37|14[.,٬'\s]?626[.,٫]?74|\b(?:7[.,٬'\s]313|14[.,٬'\s]626)\b/;
/** The text with Arabic and Persian digits as Latin ones. */
const latinDigits = (text: string) => text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** The calls that a packer may make. */
async function listOpenCalls(): Promise<AnyCallName[]> {
  const { permissions } = await db.selectFrom('shop_roles').select('permissions').where('name', '=', 'Packer').executeTakeFirstOrThrow();
  return Object.keys(allCalls)
    .filter(isCall)
    .filter((name) => {
      const { access, needs = '' } = endpointOf(name);
      return access === 'seller' && (needs === 'session' || permissions.includes(needs));
    });
}

test('[seller-05] no answer to a packer has a field that is named after an amount', async () => {
  const fields = (await listOpenCalls()).flatMap((name) =>
    listFieldNames(z.toJSONSchema(endpointOf(name).answer, { unrepresentable: 'any' })).map((field) => `${name} ${field}`),
  );
  expect(fields.length).toBeGreaterThan(50);
  expect(
    fields.filter((field) =>
      /amount|price|charge|total_|payable|discount|commission|tax|currency|refunded_/.test(field.split(' ').at(-1) ?? ''),
    ),
  ).toEqual([]);
});

test('the pattern finds an amount in each of its formats', () => {
  for (const written of ['7313.37', '731337', '7,313.37 USD', '7.313,37', '7 313,37', '٧٬٣١٣٫٣٧', '۷٬۳۱۳٫۳۷', '7,313', '"14626.74"'])
    expect([written, amounts.test(latinDigits(written))]).toEqual([written, true]);
});

test('[seller-05] a packer reads no amount: in no answer, file, refusal, notification and message, in any language', async () => {
  const owner = await buildSeller(db);
  const { shop_id } = owner;
  const packer = await buildSeller(db, { shop_id, role: 'Packer' });
  const names = await buildNames(shop_id);
  const open = await listOpenCalls();
  const reading = open.filter((name) => name.startsWith('GET ') && !name.endsWith('/events'));
  expect(reading.length).toBeGreaterThan(12);

  const read = async (headers: Record<string, string>) => {
    const found: string[] = [];
    for (const name of reading)
      for (const language of ['en', 'ar', 'ir']) {
        const { path } = exampleCall(name);
        const url = `/api${fillIn(name, path, names)}`;
        const answer = await app.server.inject({ url, headers: { ...headers, 'accept-language': language } });
        expect([name, answer.statusCode, answer.payload.slice(0, 200)]).toEqual([name, 200, expect.anything()]);
        const isPdf = answer.headers['content-type'] === 'application/pdf';
        if (amounts.test(latinDigits(isPdf ? readPdfText(answer.rawPayload) : answer.payload))) found.push(`${name} ${language}`);
      }
    return found;
  };
  expect(await read(packer.headers)).toEqual([]);

  for (const name of open.filter((each) => !each.startsWith('GET ') && endpointOf(each).closesSession === undefined)) {
    const { method, path, body, form } = exampleCall(name);
    const asked = body && replaceNames(body, names);
    const answer = await call(method, fillIn(name, path, names), {
      headers: packer.headers,
      ...(asked && { body: asked }),
      ...(form && { form }),
    });
    expect(answer.status).toBeLessThan(500);
    expect([name, amounts.test(latinDigits(JSON.stringify(answer.body)))]).toEqual([name, false]);
  }
  expect(await read(packer.headers)).toEqual([]);

  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', packer.person_id).executeTakeFirstOrThrow();
  await runJob('send-shop-notices');
  await runJobs();
  const received = messages.filter(({ to }) => to.includes(phone_full ?? 'nobody')).map(({ text }) => latinDigits(text));
  expect(received.filter((text) => amounts.test(text))).toEqual([]);

  // The owner reads the amounts of the same shop, so that the pattern and the names are right.
  for (const path of [`/seller/orders/${names.code}/amounts`, '/seller/products'])
    expect([path, amounts.test(JSON.stringify((await call('GET', path, { headers: owner.headers })).body))]).toEqual([path, true]);
});

type Names = Readonly<Record<string, string | number>>;

/** An order that was delivered, one that waits, a return, a conversation and a question in a shop where everything costs 7,313.37. */
async function buildNames(shop_id: number): Promise<Names & { code: string }> {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db, { shop_id, price: 731_337, selling_price: 731_337, variants: [{ stock: 3 }] });
  await buildVoucher(db, { shop_id });
  const order = async (quantity: number, payable: number) => {
    await fillCart(db, shopper, product, quantity);
    const [placed] = readPlaced(await orderBasket(call, { shopper, shopIds: [shop_id], payable })).orders;
    if (!placed) throw new Error('Nothing was ordered');
    return placed;
  };
  const delivered = await order(1, 7313.37);
  await moveOrderTo(db, delivered.id, 'Delivered');
  await db.updateTable('orders').set({ delivered_at: clock.now() }).where('id', '=', delivered.id).execute();
  await payInCash(db, delivered.id);
  const line = await db.selectFrom('order_lines').select('id').where('order_id', '=', delivered.id).executeTakeFirstOrThrow();
  const returned = await askReturn(call, { shopper, id: delivered.id }, `${line.id}:1:damaged`, { photos: [aFile('png')] });
  expect(returned.status).toBeLessThan(300);
  const asked = await db.selectFrom('returns').select(['id', 'code']).where('order_id', '=', delivered.id).executeTakeFirstOrThrow();
  const photo = await db.selectFrom('return_photos').select('id').where('return_id', '=', asked.id).executeTakeFirstOrThrow();
  const waiting = await order(2, 14_626.74);
  const { body } = await call('POST', '/conversations', { token: shopper.token, body: { order_id: waiting.id, message: 'Is it packed?' } });
  const question = { product_id: product.id, shop_id, question: 'Is it blue?', created_at: clock.now() };
  const { id: question_id } = await db.insertInto('product_questions').values(question).returning('id').executeTakeFirstOrThrow();
  return {
    ...{ code: waiting.code, codes: `${waiting.code},${delivered.code}`, return_code: asked.code, question_id, id: photo.id },
    ...{ conversation_id: Number(Object(body.data).id), product_id: product.id, variant_id: product.variant_id, shop_id },
  };
}

/** The path of the example with the names of the shop. */
function fillIn(name: AnyCallName, example: string, names: Names): string {
  const filled = name
    .slice(name.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (_all, field: string) =>
      String(names[name.includes('/returns/') ? `return_${field}` : field] ?? names[field] ?? 1),
    );
  const query = new URLSearchParams(example.split('?')[1] ?? '');
  for (const field of query.keys()) if (names[field] !== undefined) query.set(field, String(names[field]));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function replaceNames(body: object, names: Names): object {
  return JSON.parse(JSON.stringify(body, (field: string, value: unknown) => names[field] ?? value));
}
