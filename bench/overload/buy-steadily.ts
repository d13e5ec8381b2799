import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Shopper } from '../marketplace/shoppers.ts';
import { send } from './request.ts';

export type Purchases = {
  placed: number;
  failed: number;
  /** Purchases that did not start, because all shoppers waited for the answer to theirs. */
  skipped: number;
  firstFailure: string | undefined;
  orderMilliseconds: number[];
  wholeMilliseconds: number[];
};

const Summary = z.object({ data: z.object({ checkout: z.looseObject({ payable_amount: z.number() }) }) });

/** Starts a purchase at a steady rate until the signal aborts: two products into the cart, the checkout, the order. */
export async function buySteadily(port: number, shoppers: readonly Shopper[], perSecond: number, signal: AbortSignal): Promise<Purchases> {
  const purchases: Purchases = { placed: 0, failed: 0, skipped: 0, firstFailure: undefined, orderMilliseconds: [], wholeMilliseconds: [] };
  const free = [...shoppers];
  const running = new Set<Promise<void>>();
  while (!signal.aborted) {
    const shopper = free.shift();
    if (shopper) {
      const purchase = buy(port, shopper, purchases).finally(() => {
        free.push(shopper);
        running.delete(purchase);
      });
      running.add(purchase);
    } else purchases.skipped += 1;
    await delay(1000 / perSecond);
  }
  await Promise.all(running);
  return purchases;
}

async function buy(port: number, { token, wants, address_id }: Shopper, purchases: Purchases): Promise<void> {
  const startedAt = performance.now();
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' };
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    send({ port, path, method: 'POST', headers: { ...headers, ...more }, body, timeout: 30_000 });
  const shop_ids = wants.map(({ shop_id }) => shop_id);
  const steps = [
    ...wants.map(
      ({ product_id, size, color }) =>
        () =>
          post('/api/cart/store', { product_id, size, color, quantity: 1 }),
    ),
    () => post('/api/cart/checkout', { shop_ids, address_id }),
  ];
  let text = '';
  for (const step of steps) {
    const outcome = await step();
    if (outcome.status !== 200) return fail(purchases, outcome);
    text = outcome.text;
  }
  const payable_amount = Summary.parse(JSON.parse(text)).data.checkout.payable_amount;
  const order = { shop_ids, address_id, payment_method: 'cash', payable_amount };
  const outcome = await post('/api/place-order', order, { 'idempotency-key': randomUUID() });
  if (outcome.status >= 300 || outcome.status === 0) return fail(purchases, outcome);
  purchases.placed += 1;
  purchases.orderMilliseconds.push(outcome.milliseconds);
  purchases.wholeMilliseconds.push(performance.now() - startedAt);
}

function fail(purchases: Purchases, { status, text }: { status: number; text: string }): void {
  purchases.failed += 1;
  purchases.firstFailure ??= `${status} ${text.slice(0, 200)}`;
}
