import { beforeEach, describe, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database, messages, runJob, runJobs } = await useTestApp({ poolSize: 20 });
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
beforeEach(() => {
  messages.splice(0);
});

const hour = 3600;
const want = (token: string, cart_reminders: unknown) => call('POST', '/message-preference', { token, body: { cart_reminders } });

async function buildLeftCart({ wanted = true } = {}) {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db, { variants: [{ stock: 5 }] });
  if (wanted) expect((await want(shopper.token, true)).body.data).toMatchObject({ cart_reminders: true });
  await fillCart(db, shopper, product);
  await touch(shopper.id);
  return { shopper, product };
}
const touch = (id: number) => db.updateTable('cart_lines').set({ updated_at: clock.now() }).where('person_id', '=', id).execute();
const tick = () => Promise.all([runJob('remind-of-carts'), runJob('remind-of-carts')]);
async function remind(): Promise<string[]> {
  messages.splice(0);
  await tick();
  await runJobs();
  return messages.map(({ text }) => text);
}

describe('a cart that was left', () => {
  test('is the subject of one message after the hours of the setting, for those who turned it on', async () => {
    const { shopper } = await buildLeftCart();
    await buildLeftCart({ wanted: false });
    clock.advance(24 * hour - 60);
    expect(await remind()).toEqual([]);
    clock.advance(60);
    const [text, ...others] = await remind();
    expect(text).toMatch(
      /^Souk: You left Tea bowl in your cart\. Price and stock are as you left them\. \S+\/checkout Stop these messages: \S+\/stop-notices\/[\w-]+$/,
    );
    expect(others).toEqual([]);
    clock.advance(48 * hour);
    expect(await remind()).toEqual([]);
    const other = await buildProduct(db);
    await fillCart(db, shopper, other);
    await touch(shopper.id);
    clock.advance(48 * hour);
    expect(await remind()).toEqual([]);
  });

  test('is described as it is when the message is sent', async () => {
    const { shopper, product } = await buildLeftCart();
    const soldOut = await buildProduct(db, { name: JSON.stringify({ en: 'Jug' }), variants: [{ stock: 0 }] });
    await fillCart(db, shopper, soldOut);
    await touch(shopper.id);
    clock.advance(24 * hour);
    await tick();
    await db.updateTable('products').set({ selling_price: 800 }).where('id', '=', product.id).execute();
    await runJobs();
    expect(messages.map(({ text }) => text).join()).toContain('Tea bowl now costs $8.00 instead of $10.00. Jug is sold out.');
  });

  test('that is emptied, ordered or not wanted before the message is sent has none', async () => {
    const [emptied, ordered, stopped] = [await buildLeftCart(), await buildLeftCart(), await buildLeftCart()];
    clock.advance(24 * hour);
    await tick();
    await db.deleteFrom('cart_lines').where('person_id', '=', emptied.shopper.id).execute();
    const basket = { shopper: ordered.shopper, shopIds: [ordered.product.shop_id], payable: 10 };
    expect((await orderBasket(call, basket)).status).toBe(201);
    await want(stopped.shopper.token, false);
    await runJobs();
    expect(messages.filter(({ subject }) => subject.includes('cart'))).toEqual([]);
  });

  test('has a message whose link stops all of them without signing in, and undoes it', async () => {
    const { shopper } = await buildLeftCart();
    clock.advance(24 * hour);
    const [text = ''] = await remind();
    const token = /\/stop-notices\/([\w-]+)/.exec(text)?.[1];
    const wanted = async () => Object((await call('GET', '/message-preference', { token: shopper.token })).body.data).cart_reminders;
    for (const stopped of [true, true, false]) {
      const answer = await call('POST', `/notice-links/${token}`, { body: { stopped } });
      expect(answer).toMatchObject({ status: 200, body: { data: { product: null, notices: 1 } } });
      expect(await wanted()).toBe(!stopped);
    }
  });

  test('waits as long as the operator sets', async () => {
    await buildLeftCart();
    await db.updateTable('settings').set({ cart_reminder_hours: 2 }).execute();
    clock.advance(2 * hour);
    expect(await remind()).toHaveLength(1);
    await db.updateTable('settings').set({ cart_reminder_hours: 24 }).execute();
  });

  test('[call-04] another value than on or off is a 422 that names the field', async () => {
    const { token } = await buildShopper(db);
    const { status, body } = await want(token, 'yes');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['cart_reminders']]);
  });
});
