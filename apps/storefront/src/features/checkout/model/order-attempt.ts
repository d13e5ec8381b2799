import { isApiError } from '@souk/client/api/api-error.ts';
import { createAttemptStore, firstMessage, type UnknownOutcome, unknownOutcome } from '@souk/client/api/idempotent-request.ts';
import { isRecord } from '@souk/client/api/read-answer.ts';
import { randomKey } from '@souk/client/random-key.ts';
import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isFlag, isNumber, isText, listOf, orNull, recordOf } from '@souk/client/stores/stored-shape.ts';
import type { CheckoutSummary, PlaceOrder } from '@souk/contract/checkout';

/** An order that was sent and whose outcome is unknown. */
export type OrderAttempt = { key: string; hash: string; body: PlaceOrder };

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

const attempts = createAttemptStore<OrderAttempt>('souk.order', isAttempt);

/**
 * The idempotency key of an order. A retry, a double click and a reload send the same order under the same key until the server
 * settles it, so it is placed once; a different order gets a new key.
 */
export function idempotencyKey(storage: TextStorage, body: PlaceOrder, newKey: () => string = randomKey): string {
  const hash = hashOf(body);
  const open = readAttempt(storage);
  if (open?.hash === hash) return open.key;
  const attempt: OrderAttempt = { key: newKey(), hash, body };
  attempts.write(storage, attempt);
  return attempt.key;
}

/** The stored attempt, unless it is settled or damaged. */
export function readAttempt(storage: TextStorage): OrderAttempt | null {
  const attempt = attempts.read(storage);
  return attempt?.hash === (attempt && hashOf(attempt.body)) ? attempt : null;
}

/** The server has settled the attempt. */
export function deleteAttempt(storage: TextStorage): void {
  attempts.clear(storage);
}

/** Independent of the order of fields and shops. 64 bits suffice to distinguish the orders of one tab. */
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

/**
 * The outcome of a failed order. `changed`: nothing was ordered, the new summary must be confirmed. `unverified`: the account must be
 * verified first. `refused`: nothing was ordered. `unknown`: it may have been placed, so a retry uses the same key.
 */
export type OrderFailure =
  | { kind: 'changed'; message: string; summary: CheckoutSummary }
  | { kind: 'unverified'; message: string }
  | { kind: 'refused'; message: string }
  | UnknownOutcome;

export function orderFailure(error: unknown): OrderFailure {
  if (!isApiError(error)) return unknownOutcome(error);
  const { status, data } = error;
  const message = firstMessage(error);
  if (status === 409 && isCheckoutSummary(data)) return { kind: 'changed', message, summary: data };
  if (status === 422 && error.errors.account) return { kind: 'unverified', message };
  // A conflict without a new summary means that the same order is in progress; 429 and 401 leave the outcome open too.
  const isSettled = error.kind === 'refused' && ![401, 409, 429].includes(status);
  return isSettled ? { kind: 'refused', message } : unknownOutcome(error);
}

/** The server validates its answers, so this only distinguishes a summary from another answer. */
function isCheckoutSummary(data: unknown): data is CheckoutSummary {
  return isRecord(data) && Array.isArray(data.checkout_items) && isRecord(data.checkout) && Array.isArray(data.changes);
}
