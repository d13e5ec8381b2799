import { Found } from '@souk/contract/back-office/panel/find';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);

const Answer = z.object({ found: z.array(Found), corrected: z.string().nullable() });
async function find(search: string, own: Record<string, string> = headers) {
  const { body } = await call('GET', `/admin/find?search=${encodeURIComponent(search)}`, { headers: own });
  return Answer.parse(body.data);
}
const kindsAndKeys = async (search: string, own = headers) => (await find(search, own)).found.map(({ kind, key }) => `${kind} ${key}`);

const refresh = (id: number) => db.transaction().execute((transaction) => refreshProducts(transaction, [id], clock));

describe('the command palette', () => {
  test('finds an order by the beginning of its code and by the phone number of its shopper', async () => {
    await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
    const basket = await buildBasket(db);
    await orderBasket(call, basket);
    const { code } = await db
      .selectFrom('orders')
      .select('code')
      .where('person_id', '=', basket.shopper.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { phone_full } = await db
      .updateTable('people')
      .set({ name: 'Farida Aziz' })
      .where('id', '=', basket.shopper.id)
      .returning('phone_full')
      .executeTakeFirstOrThrow();
    expect(await find(`#${code.toLowerCase().slice(0, 7)}`)).toMatchObject({
      found: [{ kind: 'order', key: code, detail: 'Farida Aziz' }],
    });
    expect(await kindsAndKeys(String(phone_full).slice(2))).toEqual(
      expect.arrayContaining([`order ${code}`, `person ${basket.shopper.id}`]),
    );
    expect(await kindsAndKeys('fari az')).toContain(`person ${basket.shopper.id}`);
  });

  test('finds a product by words of its name, with a typo too, and by its SKU', async () => {
    const product = await buildProduct(db, { name: JSON.stringify({ en: 'Copper lantern' }) });
    await refresh(product.id);
    const { sku } = await db.selectFrom('product_variants').select('sku').where('product_id', '=', product.id).executeTakeFirstOrThrow();
    await expect.poll(() => kindsAndKeys('copper lant')).toContain(`product ${product.id}`);
    expect(await find('copper lantren')).toMatchObject({
      corrected: 'copper lantern',
      found: [{ kind: 'product', title: 'Copper lantern' }],
    });
    expect(await kindsAndKeys(sku.toLowerCase())).toContain(`product ${product.id}`);
    await db.updateTable('products').set({ active: false }).where('id', '=', product.id).execute();
    expect(await kindsAndKeys(sku)).toContain(`product ${product.id}`);
  });

  test('finds a shop by a part of its name and a ticket by its number and subject', async () => {
    const product = await buildProduct(db);
    await db
      .updateTable('shops')
      .set({ name: JSON.stringify({ en: 'Blue Kiln 100%' }) })
      .where('id', '=', product.shop_id)
      .execute();
    const { ticket_number } = await buildTicketMessage(db, { person_id: await buildPerson(db), from_shopper: true });
    await db.updateTable('tickets').set({ subject: 'A cracked saucer' }).where('ticket_number', '=', ticket_number).execute();
    expect(await kindsAndKeys('kiln 100%')).toContain(`shop ${product.shop_id}`);
    expect(await kindsAndKeys('kiln 1000%')).toEqual([]);
    expect(await kindsAndKeys('cracked sau')).toEqual([`ticket ${ticket_number}`]);
    expect(await kindsAndKeys(ticket_number.slice(0, 7).toLowerCase())).toContain(`ticket ${ticket_number}`);
  });

  test('finds of each kind only what the role may read', async () => {
    const name = 'Omnipresent';
    const product = await buildProduct(db, { name: JSON.stringify({ en: name }) });
    await refresh(product.id);
    const person_id = await buildPerson(db);
    await db.updateTable('people').set({ name }).where('id', '=', person_id).execute();
    await db
      .updateTable('shops')
      .set({ name: JSON.stringify({ en: name }) })
      .where('id', '=', product.shop_id)
      .execute();
    const { ticket_number } = await buildTicketMessage(db, { person_id, from_shopper: true });
    await db.updateTable('tickets').set({ subject: name }).where('ticket_number', '=', ticket_number).execute();
    await expect.poll(async () => (await find(name)).found.map(({ kind }) => kind)).toEqual(['product', 'person', 'shop', 'ticket']);
    for (const [permission, kind] of [
      ['products:read', 'product'],
      ['people:read', 'person'],
      ['shops:read', 'shop'],
      ['support:read', 'ticket'],
    ] as const) {
      const member = await buildStaff(db, [permission]);
      expect((await find(name, member.headers)).found.map((each) => each.kind)).toEqual([kind]);
    }
    expect((await find(name, (await buildStaff(db, [])).headers)).found).toEqual([]);
  });

  test('needs a session and words, and survives any sign', async () => {
    expect((await call('GET', '/admin/find?search=a')).status).toBe(401);
    expect(await call('GET', '/admin/find?search=', { headers })).toMatchObject({
      status: 422,
      body: { errors: { search: expect.anything() } },
    });
    for (const search of ["'", '\\', '%', ':*', '& |', '#', '🙂', "a'b\\c", '(((', '0000000'])
      expect([search, (await call('GET', `/admin/find?search=${encodeURIComponent(search)}`, { headers })).status]).toEqual([search, 200]);
  });
});
