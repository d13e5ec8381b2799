import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Shopper } from '../../apps/api/test/builders/shopper.ts';

export type Buying = {
  /** Where the server answers now; another port after each start. */
  port: () => number;
  product: { id: number; shop_id: number };
  /** Orders of each acknowledged key. */
  books: Map<string, number>;
  /** Answers that no kill explains. */
  unexpected: string[];
  signal: AbortSignal;
};

type Answer = { status: number; body: unknown };

const Summary = z.object({ data: z.object({ checkout: z.object({ payable_amount: z.number() }) }) });
const retryMilliseconds = 100;
/** A request that gets no usable answer for so long ends the drill. */
const maxRetryMilliseconds = 60_000;

/** Places one order after the other until the signal; sends what got no answer again under its key, as the storefront does. */
export async function buyThroughKills({ token, address_id }: Shopper, buying: Buying): Promise<void> {
  const { product, books, unexpected, signal } = buying;
  while (!signal.aborted) {
    await post(buying, '/cart/store', { token, body: { product_id: product.id, quantity: 1 } });
    const summary = await post(buying, '/cart/checkout', { token, body: { shop_ids: [product.shop_id] } });
    const checkout = Summary.safeParse(summary.body);
    if (!checkout.success) {
      unexpected.push(`checkout: ${describe(summary)}`);
      continue;
    }
    const { payable_amount } = checkout.data.data.checkout;
    const key = randomUUID();
    const body = { shop_ids: [product.shop_id], address_id, payment_method: 'cash', payable_amount, note: key };
    const placed = await post(buying, '/place-order', { token, key, body });
    if (placed.status === 201) books.set(key, 1);
    else unexpected.push(`place-order: ${describe(placed)}`);
  }
}

/** Repeats a request while its connection fails, the server is busy, or the same key is still under way. */
async function post({ port }: Buying, path: string, request: { token: string; key?: string; body: object }): Promise<Answer> {
  const deadline = performance.now() + maxRetryMilliseconds;
  for (;;) {
    const answer = await send(`http://127.0.0.1:${port()}/api${path}`, request);
    const isUnderWay = answer?.status === 409 && describe(answer).includes('under way');
    if (answer && answer.status !== 503 && !isUnderWay) return answer;
    if (performance.now() > deadline) throw new Error(`POST ${path} got no answer in time, last: ${answer ? describe(answer) : 'none'}`);
    await delay(retryMilliseconds);
  }
}

async function send(url: string, { token, key, body }: { token: string; key?: string; body: object }): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    // The connection ended without a whole answer: the request is sent again.
    return undefined;
  }
}

function describe({ status, body }: Answer): string {
  return `${status} ${JSON.stringify(body).slice(0, 200)}`;
}
