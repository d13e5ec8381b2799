import type { orderStatusByKey as contractStatuses, OrderStatus, OrderStatusKey } from '@souk/contract/orders';
import type { Order } from '../../../lib/other-servers/answers.ts';

/** The contract's map: its type makes a difference an error, and its value would load the schemas. In the order of the statuses. */
export const orderStatusByKey = {
  pending: 'Pending',
  confirm: 'Confirm',
  processing: 'Processing',
  pickup: 'Pickup',
  on_the_way: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies typeof contractStatuses;

export function isStatusKey(value: unknown): value is OrderStatusKey {
  return typeof value === 'string' && Object.hasOwn(orderStatusByKey, value);
}

export const orderStatusTabs: readonly OrderStatusKey[] = Object.keys(orderStatusByKey).filter(isStatusKey);

export type OrderStep = {
  status: OrderStatus;
  state: 'done' | 'current' | 'coming';
  /** Null if the step is still to come or was skipped. */
  at: string | null;
  note: string | null;
};

const statusSequence = ['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'] as const satisfies OrderStatus[];

/** The steps of an order. A cancelled one ends with the steps that it reached. */
export function orderSteps({ status, timeline }: Pick<Order, 'status' | 'timeline'>): OrderStep[] {
  const step = (name: OrderStatus, state: OrderStep['state']): OrderStep => {
    const event = timeline.findLast((each) => each.status === name);
    return { status: name, state, at: event?.created_at ?? null, note: event?.note ?? null };
  };
  if (status === 'Cancelled') {
    const reached = statusSequence.filter((name) => name === 'Pending' || timeline.some((event) => event.status === name));
    return [...reached.map((name) => step(name, 'done')), step('Cancelled', 'current')];
  }
  const at = statusSequence.indexOf(status);
  return statusSequence.map((name, index) => step(name, index < at ? 'done' : index === at ? 'current' : 'coming'));
}
