import { ShopDelivery } from '@souk/contract/back-office/settings/delivery';
import { describe, expect, test } from 'vitest';
import { buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);
const id = await buildShop(db);

const read = async () => {
  const shops = ShopDelivery.array().parse(Object((await call('GET', '/admin/delivery', { headers })).body.data).shops);
  const shop = shops.find((each) => each.id === id);
  if (!shop) throw new Error('The shop is missing');
  return shop;
};
const replace = async (bands: object[], version?: string) =>
  call('POST', `/admin/delivery/${id}`, { headers, body: { bands, version: version ?? (await read()).version } });
const bands = [
  { from: 1, to: 3, charge: 5.25 },
  { from: 4, to: null, charge: 0 },
];

test('the charges of a shop are replaced, recorded, and return by an undo', async () => {
  const before = await read();
  const answer = await replace(bands);
  expect(answer).toMatchObject({ status: 200, body: { data: { shop: { id, bands }, entry_id: expect.any(Number) } } });
  expect((await read()).bands).toEqual(bands);
  expect((await replace([], before.version)).status).toBe(409);
  const { id: entry } = await db.selectFrom('audit_entries').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  expect((await call('POST', `/admin/audit/${entry}/undo`, { headers })).status).toBe(200);
  expect(await read()).toEqual(before);
});

describe('bands that are wrong are a 422:', () => {
  test.each([
    [
      'a gap',
      [
        { from: 1, to: 2, charge: 1 },
        { from: 4, to: null, charge: 1 },
      ],
    ],
    ['no beginning', [{ from: 2, to: null, charge: 1 }]],
    ['an end', [{ from: 1, to: 5, charge: 1 }]],
    ['a part of a cent', [{ from: 1, to: null, charge: 1.005 }]],
    ['a negative charge', [{ from: 1, to: null, charge: -1 }]],
  ])('%s', async (_title, wrong) => {
    const before = await read();
    expect((await replace(wrong)).status).toBe(422);
    expect(await read()).toEqual(before);
  });
});

test('a basket is priced with the taxes and charges of now, as at checkout', async () => {
  await db.insertInto('taxes').values({ name: '{"en":"VAT"}', basis_points: 1000 }).execute();
  await replace(bands);
  const price = (lines: object[]) => call('POST', `/admin/delivery/${id}/test`, { headers, body: { lines } });
  expect(await price([{ price: 10, quantity: 2 }])).toMatchObject({
    status: 200,
    body: { data: { quantity: 2, total: 20, taxes: [{ name: 'VAT', amount: 2 }], delivery: 5.25, payable: 27.25 } },
  });
  expect(
    (
      await price([
        { price: 10, quantity: 2 },
        { price: 1.5, quantity: 2 },
      ])
    ).body.data,
  ).toMatchObject({ delivery: 0, payable: 25.3 });
  expect((await price([])).status).toBe(422);
  expect((await call('POST', '/admin/delivery/987654/test', { headers, body: { lines: [{ price: 1, quantity: 1 }] } })).status).toBe(404);
  expect((await call('POST', '/admin/delivery/987654', { headers, body: { bands: [], version: '' } })).status).toBe(404);
});
