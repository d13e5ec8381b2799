import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database, messages, runJob, runJobs } = await useTestApp({ poolSize: 20 });
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true, cart_reminder_hours: 2 }).execute();

type Item = 0 | 1;
type Change = 'add' | 'remove' | 'buy' | 'sell-out' | 'restock';
type Event = 'on' | 'off' | 'hour' | 'claim' | 'deliver';
type Step = { do: Change; item: Item } | { do: Event };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('add' as const, 'add' as const, 'remove' as const, 'buy' as const, 'sell-out' as const, 'restock' as const),
        item: fc.constantFrom<Item>(0, 1),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'on' as const,
          'on' as const,
          'off' as const,
          'hour' as const,
          'hour' as const,
          'claim' as const,
          'deliver' as const,
        ),
      }),
    },
  ),
  { minLength: 8, maxLength: 30 },
);

test('in any history of a cart, orders, stock and the choice, exactly the due messages come and none twice about a line', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const shopper = await buildShopper(db);
      const products = [await buildProduct(db, { variants: [{ stock: 50 }] }), await buildProduct(db, { variants: [{ stock: 50 }] })];
      const expires_at = new Date(clock.now().getTime() + 400 * 86_400_000);
      await db.updateTable('sessions').set({ expires_at }).where('person_id', '=', shopper.id).execute();
      const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', shopper.id).executeTakeFirstOrThrow();
      const oracle = createOracle();
      const own = () => messages.filter(({ to, subject }) => to === `+${phone_full}` && subject === 'Your cart is waiting');
      const changes = changesOf({ shopper, products, oracle });
      const events = eventsOf({ shopper, oracle });
      for (const step of history) {
        clock.advance(1);
        await perform(step);
        expect(own()).toHaveLength(oracle.sent());
      }

      function perform(step: Step): Promise<void> {
        if ('item' in step) return changes[step.do](step.item);
        return events[step.do]();
      }
    }),
    { numRuns: 40 },
  );
});

type World = { shopper: Awaited<ReturnType<typeof buildShopper>>; oracle: ReturnType<typeof createOracle> };
type Goods = World & { products: Awaited<ReturnType<typeof buildProduct>>[] };

/** Each change of the cart or the stock, by the real calls and in the oracle. */
function changesOf({ shopper, products, oracle }: Goods): Record<Change, (item: Item) => Promise<void>> {
  const productOf = (item: Item) => products[item] ?? { id: 0, shop_id: 0, variant_id: 0 };
  const { token } = shopper;
  async function setStock(item: Item, stock: number) {
    await db.updateTable('product_variants').set({ stock }).where('id', '=', productOf(item).variant_id).execute();
    oracle.stock[item] = stock > 0;
  }
  return {
    'sell-out': (item) => setStock(item, 0),
    restock: (item) => setStock(item, 50),
    async add(item) {
      const { status } = await call('POST', '/cart/store', { token, body: { product_id: productOf(item).id, quantity: 1 } });
      if (status < 300) oracle.add(item, clock.now().getTime());
    },
    async remove(item) {
      await call('POST', '/cart/delete', { token, body: { product_id: productOf(item).id } });
      oracle.remove(item);
    },
    async buy(item) {
      if (!oracle.stock[item] || !oracle.has(item)) return;
      const basket = { shopper, shopIds: [productOf(item).shop_id], payable: 10 * oracle.quantity(item) };
      expect((await orderBasket(call, basket)).status).toBe(201);
      oracle.buy(item, clock.now().getTime());
    },
  };
}

function eventsOf({ shopper: { token }, oracle }: World): Record<Event, () => Promise<void>> {
  async function want(isWanted: boolean) {
    await call('POST', '/message-preference', { token, body: { cart_reminders: isWanted } });
    oracle.isWanted = isWanted;
  }
  return {
    on: () => want(true),
    off: () => want(false),
    hour: async () => clock.advance(3600),
    async claim() {
      await Promise.all([runJob('remind-of-carts'), runJob('remind-of-carts')]);
      await runJob('remind-of-carts');
      oracle.claim(clock.now().getTime());
    },
    async deliver() {
      await runJobs();
      oracle.deliver();
    },
  };
}

type Line = { item: Item; quantity: number; changedAt: number; isReminded: boolean };
type Reminder = { lines: Line[]; at: number; state: 'waiting' | 'sent' | 'outdated' };

/** The rules in their plainest form, for one person. */
function createOracle() {
  let lines: Line[] = [];
  let orderedAt = 0;
  const reminders: Reminder[] = [];
  const find = (item: Item) => lines.find((line) => line.item === item);
  const oracle = {
    isWanted: false,
    stock: [true, true],
    sent: () => reminders.filter(({ state }) => state === 'sent').length,
    has: (item: Item) => find(item) !== undefined,
    quantity: (item: Item) => find(item)?.quantity ?? 0,
    add(item: Item, now: number) {
      const line = find(item);
      if (line) Object.assign(line, { quantity: line.quantity + 1, changedAt: now });
      else lines.push({ item, quantity: 1, changedAt: now, isReminded: false });
    },
    remove(item: Item) {
      lines = lines.filter((line) => line.item !== item);
    },
    buy(item: Item, now: number) {
      oracle.remove(item);
      orderedAt = now;
    },
    claim(now: number) {
      const lastChange = Math.max(...lines.map(({ changedAt }) => changedAt));
      const isLeft = lines.length > 0 && now - lastChange >= 2 * 3_600_000 && orderedAt < lastChange;
      if (!oracle.isWanted || !isLeft || lines.some(({ isReminded }) => isReminded)) return;
      for (const line of lines) line.isReminded = true;
      reminders.push({ lines: [...lines], at: now, state: 'waiting' });
    },
    deliver() {
      for (const reminder of reminders.filter(({ state }) => state === 'waiting')) {
        const rest = reminder.lines.filter((line) => lines.includes(line));
        const isTrue = oracle.isWanted && orderedAt < reminder.at && rest.some(({ item }) => oracle.stock[item]);
        reminder.state = isTrue ? 'sent' : 'outdated';
      }
    },
  };
  return oracle;
}
