import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { createNoticeLinks } from './domain/notice-link.ts';

const secret = 'a secret of the histories with enough letters';
const { call, clock, database, messages, runJob, runJobs } = await useTestApp({ poolSize: 20, env: { APP_SECRET: secret } });
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

type Kind = 'back-in-stock' | 'price-drop';
type Step =
  | { do: 'stock'; variant: 0 | 1; stock: number }
  | { do: 'price'; price: number }
  | { do: 'ask'; kind: Kind; variant: 0 | 1 | null }
  | { do: 'withdraw' | 'heart' | 'stop' | 'undo' | 'buy' | 'claim' | 'deliver' | 'next-day' };

const variant = fc.constantFrom<0 | 1>(0, 1);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('stock' as const), variant, stock: fc.constantFrom(0, 0, 1, 5) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('price' as const), price: fc.constantFrom(600, 800, 1000) }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('ask' as const),
        kind: fc.constantFrom<Kind>('back-in-stock', 'price-drop'),
        variant: fc.option(variant),
      }),
    },
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('claim' as const, 'deliver' as const) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom('withdraw' as const, 'heart' as const, 'stop' as const, 'undo' as const, 'buy' as const, 'next-day' as const),
      }),
    },
  ),
  { minLength: 10, maxLength: 35 },
);

/** A message waits until the day of the next one. */
const lateMessage: Step[] = [
  { do: 'ask', kind: 'back-in-stock', variant: null },
  { do: 'stock', variant: 0, stock: 5 },
  { do: 'ask', kind: 'price-drop', variant: null },
  { do: 'claim' },
  { do: 'price', price: 600 },
  { do: 'next-day' },
  { do: 'claim' },
  { do: 'deliver' },
  { do: 'claim' },
  { do: 'deliver' },
];

test('[browse-11] in any history of stock, price, wishlist, stopping and orders, exactly the due messages come and none twice', {
  timeout: 600_000,
}, async () => {
  const sizes = [await buildSize(db, 'Small'), await buildSize(db, 'Large')];
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const shopper = await buildShopper(db);
      const product = await buildProduct(db, { variants: sizes.map((size_id) => ({ stock: 0, size_id })) });
      const link = createNoticeLinks(secret).sign({ personId: shopper.id, productId: product.id });
      const oracle = createOracle();
      // The days of all histories before this one have passed.
      const expires_at = new Date(clock.now().getTime() + 400 * 86_400_000);
      await db.updateTable('sessions').set({ expires_at }).where('person_id', '=', shopper.id).execute();
      const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', shopper.id).executeTakeFirstOrThrow();
      await settle(product.id);
      for (const step of history) {
        clock.advance(1);
        await perform(step, { shopper, product, link, oracle });
      }
      const own = messages.filter(({ to }) => to === `+${phone_full}`);
      const sent = own.map(({ subject }) => (subject.includes('back in stock') ? 'back-in-stock' : 'price-drop'));
      expect(sent).toEqual(oracle.sent.map(({ kind }) => kind));
      const days = oracle.sent.map(({ day }) => day);
      expect(days).toEqual([...new Set(days)]);
    }),
    { numRuns: 40, examples: [[lateMessage]] },
  );
});

type World = {
  shopper: Awaited<ReturnType<typeof buildShopper>>;
  product: Awaited<ReturnType<typeof buildProduct>>;
  link: string;
  oracle: ReturnType<typeof createOracle>;
};

/** Performs a step with the real calls and jobs, and records it in the oracle. */
async function perform(step: Step, world: World): Promise<void> {
  switch (step.do) {
    case 'stock':
      return changeStock(step, world);
    case 'price':
      return changePrice(step, world);
    case 'ask':
      return askFor(step, world);
    case 'withdraw':
      return withdraw(world);
    case 'heart':
      await call('POST', '/favorite-add-or-remove', { token: world.shopper.token, body: { product_id: world.product.id } });
      return;
    case 'stop':
    case 'undo':
      return followLink(step.do, world);
    case 'buy':
      return buy(world);
    case 'claim':
      await Promise.all([runJob('send-notices'), runJob('send-notices')]);
      await runJob('send-notices');
      world.oracle.claim(today());
      return;
    case 'deliver':
      await runJobs();
      world.oracle.deliver(today());
      return;
    case 'next-day':
      clock.advance(86_400);
  }
}

async function changeStock({ variant, stock }: { variant: 0 | 1; stock: number }, { product, oracle }: World): Promise<void> {
  const id = product.variant_ids[variant] ?? 0;
  await db.updateTable('product_variants').set({ stock }).where('id', '=', id).execute();
  await settle(product.id);
  oracle.stock[variant] = stock;
}

async function changePrice({ price }: { price: number }, { product, oracle }: World): Promise<void> {
  const discount_price = price === 1000 ? 0 : price;
  await db.updateTable('products').set({ discount_price }).where('id', '=', product.id).execute();
  await settle(product.id);
  oracle.price = price;
}

async function askFor({ kind, variant }: { kind: Kind; variant: 0 | 1 | null }, { shopper, product, oracle }: World): Promise<void> {
  const size = kind === 'price-drop' ? null : variant;
  const size_id = size === null ? null : await sizeOf(product.variant_ids[size] ?? 0);
  const body = { product_id: product.id, kind, size_id };
  const { status } = await call('POST', '/product-notices', { token: shopper.token, body });
  expect(status).toBe(oracle.ask(kind, size) ? 201 : 409);
}

async function withdraw({ shopper: { token }, oracle }: World): Promise<void> {
  const { body } = await call('GET', '/product-notices', { token });
  const ids: number[] = Object(body.data).notices.map(({ id }: { id: number }) => id);
  expect(ids).toHaveLength(oracle.open().length);
  if (ids.length > 0) expect((await call('DELETE', `/product-notices/${ids[0]}`, { token })).status).toBe(200);
  oracle.withdrawLatest();
}

async function followLink(what: 'stop' | 'undo', { link, oracle }: World): Promise<void> {
  const answer = await call('POST', `/notice-links/${link}`, { body: { stopped: what === 'stop' } });
  oracle[what](clock.now().getTime());
  expect(answer.body.data).toMatchObject({ notices: what === 'stop' ? oracle.stopped() : oracle.open().length });
}

async function buy({ shopper, product, oracle }: World): Promise<void> {
  const index = oracle.stock[0] > 0 ? 0 : 1;
  if (oracle.stock[index] === 0) return;
  await fillCart(db, shopper, { ...product, variant_id: product.variant_ids[index] ?? 0 });
  const basket = { shopper, shopIds: [product.shop_id], payable: oracle.price / 100 };
  expect((await orderBasket(call, basket)).status).toBe(201);
  // Messages about orders are not part of the property.
  await db.deleteFrom('messages').where('person_id', '=', shopper.id).where('kind', '=', 'order-placed').execute();
  await settle(product.id);
  oracle.stock[index] -= 1;
  oracle.buy();
}

const today = () => clock.now().toISOString().slice(0, 10);

async function settle(product_id: number): Promise<void> {
  await db.insertInto('product_changes').values({ product_id }).execute();
  await runJob('settle-catalog');
}

async function sizeOf(id: number): Promise<number | null> {
  return (await db.selectFrom('product_variants').select('size_id').where('id', '=', id).executeTakeFirstOrThrow()).size_id;
}

type Notice = {
  kind: Kind;
  size: 0 | 1 | null;
  price: number;
  message: 'none' | 'waiting' | 'sent' | 'outdated';
  claimedOn: string | null;
  sentOn: string | null;
  stoppedAt: number | null;
  isEnded: boolean;
};

/** The rules in their plainest form: a list of notices, oldest first, of one person and one product. */
function createOracle() {
  const notices: Notice[] = [];
  const sent: { kind: Kind; day: string }[] = [];
  const stock: [number, number] = [0, 0];
  const isOpen = (n: Notice) => n.message === 'none' && n.stoppedAt === null && !n.isEnded;
  const lastStop = () => Math.max(...notices.map(({ stoppedAt }) => stoppedAt ?? 0));
  const isSame = (a: Notice, b: { kind: Kind; size: 0 | 1 | null }) => a.kind === b.kind && a.size === b.size;
  const inStock = (size: 0 | 1 | null) => (size === null ? stock[0] + stock[1] > 0 : stock[size] > 0);
  const oracle = {
    stock,
    price: 1000,
    sent,
    open: () => notices.filter(isOpen),
    /** The number of notices that undoing the last stop opens again. */
    stopped: () => notices.filter((n) => n.stoppedAt === lastStop() && n.message === 'none' && !n.isEnded).length,
    /** Whether it is accepted. */
    ask(kind: Kind, size: 0 | 1 | null): boolean {
      if (kind === 'back-in-stock' && inStock(size)) return false;
      if (notices.some((n) => isOpen(n) && isSame(n, { kind, size }))) return true;
      notices.push({ kind, size, price: oracle.price, message: 'none', claimedOn: null, sentOn: null, stoppedAt: null, isEnded: false });
      return true;
    },
    withdrawLatest() {
      const last = notices.findLast(isOpen);
      if (last) notices.splice(notices.indexOf(last), 1);
    },
    stop(at: number) {
      for (const n of notices) if (n.stoppedAt === null && !n.isEnded) n.stoppedAt = at;
    },
    undo() {
      const last = lastStop();
      for (const n of notices) {
        const isFree = n.message !== 'none' || !notices.some((other) => isOpen(other) && isSame(other, n));
        if (n.stoppedAt === last && !n.isEnded && isFree) n.stoppedAt = null;
      }
    },
    buy() {
      for (const n of notices) n.isEnded = true;
    },
    claim(day: string) {
      for (const n of notices) {
        const isReplaced = notices.some((other) => other !== n && isSame(other, n) && (isOpen(other) || isLaterUnsent(other, n)));
        if (n.message === 'outdated' && n.stoppedAt === null && !n.isEnded && !isReplaced)
          Object.assign(n, { message: 'none', claimedOn: null });
      }
      if (notices.some(({ claimedOn, message, sentOn }) => claimedOn === day || sentOn === day || message === 'waiting')) return;
      const due = notices.find((n) => isOpen(n) && isTrue(n));
      if (due) Object.assign(due, { message: 'waiting', claimedOn: day });
    },
    deliver(day: string) {
      for (const n of notices) {
        if (n.message !== 'waiting') continue;
        n.message = isTrue(n) && n.stoppedAt === null && !n.isEnded ? 'sent' : 'outdated';
        if (n.message !== 'sent') continue;
        n.sentOn = day;
        sent.push({ kind: n.kind, day });
      }
    },
  };
  const isTrue = (n: Notice) => inStock(null) && (n.kind === 'price-drop' ? oracle.price < n.price : inStock(n.size));
  const isLaterUnsent = (other: Notice, n: Notice) => other.message === 'outdated' && notices.indexOf(other) > notices.indexOf(n);
  return oracle;
}
