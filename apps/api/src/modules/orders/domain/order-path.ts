import type { OrderStatus } from '@souk/contract/orders';

/** The statuses that may follow each status. Processing and Pickup may be skipped; no status is left backwards. */
export const nextStatuses = {
  Pending: ['Confirm'],
  Confirm: ['Processing', 'Pickup', 'On The Way'],
  Processing: ['Pickup', 'On The Way'],
  Pickup: ['On The Way', 'Delivered'],
  'On The Way': ['Delivered'],
  Delivered: [],
  Cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** Statuses to which an operator can move an order; cancelling is a separate operation. */
export const movingStatuses = ['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'] as const;
export type MovingStatus = (typeof movingStatuses)[number];

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  const next: readonly OrderStatus[] = nextStatuses[from];
  return next.includes(to);
}

/** A shopper may cancel until the shop confirms the order. */
export function canCancel({ status }: { status: string }): boolean {
  return status === 'Pending';
}

/** The shop may cancel until the order is delivered; items of a refused delivery return to stock. */
export function canShopCancel({ status }: { status: string }): boolean {
  return status !== 'Delivered' && status !== 'Cancelled';
}

/** An order that was cancelled before it was paid has no invoice. */
export function hasInvoice({ status, payment_status }: { status: string; payment_status: string }): boolean {
  return status !== 'Cancelled' || ['Paid', 'Refunded'].includes(payment_status);
}

export function canReview({ status }: { status: string }): boolean {
  return status === 'Delivered';
}

type Payable = { status: string; payment_status: string; pay_until: Date | null };

/** Whether an online payment is awaited. */
export function canPay({ status, payment_status, pay_until }: Payable, now: Date): boolean {
  const isUnpaid = payment_status === 'Pending' || payment_status === 'Failed';
  return status !== 'Cancelled' && isUnpaid && pay_until !== null && pay_until > now;
}
