import { addAmounts } from '@souk/money/amount';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { lockOwed, markPayment, type OwedOrder } from '../../modules/orders/owed-orders.ts';
import { type Attempt, insertAttempt, listOpenAttempts } from '../../modules/payments/attempts.ts';
import { lockPurchase, type Purchase } from '../../modules/payments/lock-purchase.ts';
import { conflict } from '../../platform/http/problem.ts';
import { closeAttempts } from './close-attempts.ts';

/** An attempt that can be begun or gone on with. */
export type Prepared = { attempt: Attempt; expiresAt: Date };

/** A page that ends sooner than this is of no use. */
const shortestMilliseconds = 60_000;

/**
 * The attempt to pay a purchase by a gateway: the open one, if it has one, otherwise a new one of what is owed now, for which
 * those at other gateways are given up.
 */
export async function prepareAttempt(
  transaction: Kysely<DB>,
  { purchaseId, gateway, now }: { purchaseId: number; gateway: string; now: Date },
): Promise<Prepared> {
  const purchase = await lockPurchase(transaction, purchaseId);
  const { expires_at: expiresAt, currency } = purchase;
  if (expiresAt === null || expiresAt <= now) throw over();
  const open = (await listOpenAttempts(transaction, purchaseId)).find((attempt) => attempt.gateway === gateway && isUsable(attempt, now));
  if (open) return { attempt: open, expiresAt };
  const owed = purchase.kind === 'order' ? await lockOwed(transaction, purchaseId) : [];
  const orderIds = owed.map(({ id }) => id);
  await closeAttempts(transaction, purchaseId, now);
  const attempt = await insertAttempt(transaction, { purchaseId, gateway, amount: amountOf(purchase, owed), currency, orderIds, now });
  await markPayment(transaction, orderIds, { status: 'Pending' });
  return { attempt, expiresAt };
}

function isUsable({ url, url_expires_at: ends }: Attempt, now: Date): boolean {
  return url === null || (ends !== null && ends.getTime() - now.getTime() > shortestMilliseconds);
}

function amountOf(purchase: Purchase, owed: readonly OwedOrder[]): number {
  if (purchase.kind === 'plan') return purchase.payable_amount;
  if (owed.length === 0) throw over();
  return addAmounts(...owed.map(({ payable_amount }) => payable_amount));
}

function over() {
  return conflict('This can no longer be paid');
}
