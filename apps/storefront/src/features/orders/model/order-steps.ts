import type { OrderStatus } from '@souk/contract/orders';
import type { Order } from '../../../lib/answers/answers.ts';

export type OrderStep = {
  status: OrderStatus;
  state: 'done' | 'current' | 'coming';
  /** When it happened, and what was said; null for what is to come or was passed over. */
  at: string | null;
  note: string | null;
};

const way = ['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'] as const satisfies OrderStatus[];

/** Where an order is on its way. A cancelled one shows how far it came, and that it ended there. */
export function orderSteps({ status, timeline }: Pick<Order, 'status' | 'timeline'>): OrderStep[] {
  const step = (name: OrderStatus, state: OrderStep['state']): OrderStep => {
    const event = timeline.findLast((each) => each.status === name);
    return { status: name, state, at: event?.created_at ?? null, note: event?.note ?? null };
  };
  if (status === 'Cancelled') {
    const reached = way.filter((name) => name === 'Pending' || timeline.some((event) => event.status === name));
    return [...reached.map((name) => step(name, 'done')), step('Cancelled', 'current')];
  }
  const at = way.indexOf(status);
  return way.map((name, index) => step(name, index < at ? 'done' : index === at ? 'current' : 'coming'));
}
