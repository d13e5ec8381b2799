import type { PlaceOrder } from '@souk/contract/checkout';
import { randomKey } from '../../../lib/random-key.ts';
import type { TextStorage } from '../../../lib/stores/kept-store.ts';
import { isFlag, isNumber, isText, listOf, orNull, recordOf } from '../../../lib/stores/stored-shape.ts';

/** An order that was sent and of which nobody knows yet whether it was placed. */
export type OrderAttempt = { key: string; hash: string; body: PlaceOrder };

const name = 'souk.order';

/**
 * The key to send an order under. The same order keeps its key until it is settled, through a retry, a double click and a
 * reload, so that it can only be placed once; another order gets another.
 */
export function keyOfOrder(storage: TextStorage, body: PlaceOrder, newKey: () => string = randomKey): string {
  const hash = hashOf(body);
  const open = readAttempt(storage);
  if (open?.hash === hash) return open.key;
  const attempt: OrderAttempt = { key: newKey(), hash, body };
  storage.setItem(name, JSON.stringify(attempt));
  return attempt.key;
}

/** The attempt that is not settled, if there is one. */
export function readAttempt(storage: TextStorage): OrderAttempt | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return isAttempt(stored) && stored.hash === hashOf(stored.body) ? stored : null;
  } catch {
    return null;
  }
}

/** The server has said what became of it. */
export function settleOrder(storage: TextStorage): void {
  storage.removeItem(name);
}

const isOptional =
  <Value>(shape: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || shape(value);

const isAttempt = recordOf({
  key: isText,
  hash: isText,
  body: recordOf({
    shop_ids: listOf(isNumber),
    address_id: isNumber,
    payment_method: isText,
    coupon_code: isOptional(orNull(isText)),
    note: isOptional(orNull(isText)),
    is_buy_now: isOptional(isFlag),
    payable_amount: isNumber,
    cart_version: isOptional(isText),
  }),
});

/** The same for the same order, whatever the order of its fields and shops. 64 bits: enough to tell one tab's orders apart. */
export function hashOf(body: PlaceOrder): string {
  const fields = Object.entries({ ...body, shop_ids: body.shop_ids.toSorted((one, other) => one - other) })
    .filter(([, value]) => value !== undefined && value !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(fields);
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}-${(low >>> 0).toString(36)}`;
}
