import { cash } from '@souk/contract/fields';
import { addAmounts } from '@souk/money/amount';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { lockUnpaidOrders, type PayableOrder, updatePaymentStatus } from '../../modules/orders/queries/order-changes.ts';
import { type Attempt, insertAttempt, listOpenAttempts, markAttemptsFailed } from '../../modules/payments/queries/attempts.ts';
import { lockPurchase, type Purchase } from '../../modules/payments/queries/purchases.ts';
import { conflict } from '../../platform/app-error.ts';
import { enqueue } from '../../platform/jobs/define-job.ts';

export const closePageJobName = 'close-payment-page';

/** `session` is the gateway's id of the page. Jobs of an earlier release have none: they close the attempt's only page. */
export const ClosePagePayload = z.object({ payment_id: z.int(), session: z.string().optional() });
export type ClosePagePayload = z.infer<typeof ClosePagePayload>;

/** A payment page that expires sooner is not offered again. */
const minPageMilliseconds = 60_000;

/**
 * Returns the open attempt of a purchase at a gateway with the deadline of the purchase. Without one it closes the attempts at
 * other gateways and inserts an attempt for the amount due.
 */
export async function prepareAttempt(
  transaction: Kysely<DB>,
  { purchaseId, gateway, now }: { purchaseId: number; gateway: string; now: Date },
): Promise<{ attempt: Attempt; expiresAt: Date }> {
  const purchase = await lockPurchase(transaction, purchaseId);
  const { expires_at: expiresAt, currency } = purchase;
  if (expiresAt === null || expiresAt <= now) throw notPayable();
  const open = (await listOpenAttempts(transaction, purchaseId)).find((attempt) => attempt.gateway === gateway && isUsable(attempt, now));
  if (open) return { attempt: open, expiresAt };
  const unpaid = purchase.kind === 'order' ? await lockUnpaidOrders(transaction, purchaseId) : [];
  const orderIds = unpaid.map(({ id }) => id);
  await closeAttempts(transaction, purchaseId, now);
  const amount = amountDue(purchase, unpaid);
  const attempt = await insertAttempt(transaction, { purchaseId, gateway, amount, currency, orderIds, now });
  await updatePaymentStatus(transaction, orderIds, { status: 'Pending' });
  return { attempt, expiresAt };
}

/** Marks the open attempts of a locked purchase at gateways as failed and enqueues the jobs that close their pages. */
export async function closeAttempts(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  const open = (await listOpenAttempts(transaction, purchaseId)).filter(({ gateway }) => gateway !== cash);
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  // Uses the updated rows: a page is stored without the lock and may have arrived after the attempts were listed.
  for (const { id, session } of await markAttemptsFailed(transaction, ids, now)) {
    if (session !== null) await enqueue(transaction, closePageJobName, { payment_id: id, session } satisfies ClosePagePayload);
  }
}

export function notPayable() {
  return conflict('Payment is no longer possible');
}

function isUsable({ url, url_expires_at: ends }: Attempt, now: Date): boolean {
  return url === null || (ends !== null && ends.getTime() - now.getTime() > minPageMilliseconds);
}

function amountDue(purchase: Purchase, unpaid: readonly PayableOrder[]): number {
  if (purchase.kind === 'plan') return purchase.payable_amount;
  if (unpaid.length === 0) throw notPayable();
  return addAmounts(...unpaid.map(({ payable_amount }) => payable_amount));
}
