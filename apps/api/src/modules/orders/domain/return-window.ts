const day = 24 * 3_600_000;

type Delivered = { status: string; payment_status: string; delivered_at: Date | null; return_days: number | null };

/** The end of the time to return an order; null before the delivery, and without returns. */
export function returnUntil({ status, delivered_at, return_days }: Omit<Delivered, 'payment_status'>): Date | null {
  if (status !== 'Delivered' || delivered_at === null || return_days === null) return null;
  return new Date(delivered_at.getTime() + return_days * day);
}

/** Whether items of the order may be sent back now. Nothing is left to refund of an order that is refunded in full. */
export function isReturnable(order: Delivered, now: Date): boolean {
  const until = returnUntil(order);
  return until !== null && now < until && order.payment_status !== 'Refunded';
}

/** The time by which the shop answers. */
export function answerBy(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}
