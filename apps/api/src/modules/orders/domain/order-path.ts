import type { OrderStatus } from '@souk/contract/orders';

/** Where an order goes on to. Packing and handing over may happen unseen, so they may be left out; nothing goes back. */
export const nextStatuses = {
  Pending: ['Confirm'],
  Confirm: ['Processing', 'Pickup', 'On The Way'],
  Processing: ['Pickup', 'On The Way'],
  Pickup: ['On The Way', 'Delivered'],
  'On The Way': ['Delivered'],
  Delivered: [],
  Cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** Statuses that an order is moved to: it begins as Pending, and is cancelled in another way. */
export const movingStatuses = ['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'] as const;
export type MovingStatus = (typeof movingStatuses)[number];

/** Whether an order may go from one status to the other. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  const next: readonly OrderStatus[] = nextStatuses[from];
  return next.includes(to);
}
