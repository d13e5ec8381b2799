import type { ReturnStatus } from '@souk/contract/orders/returns';

/** The statuses that may follow each status. An inspection is reversed by undo. */
const nextReturnStatuses = {
  requested: ['accepted', 'declined', 'withdrawn'],
  accepted: ['received', 'declined', 'withdrawn'],
  received: ['inspected', 'declined'],
  inspected: ['received', 'refunded', 'declined'],
  refunded: [],
  declined: [],
  withdrawn: [],
} as const satisfies Record<ReturnStatus, readonly ReturnStatus[]>;

export function canMoveReturn(from: ReturnStatus, to: ReturnStatus): boolean {
  const next: readonly ReturnStatus[] = nextReturnStatuses[from];
  return next.includes(to);
}
