import { type OrderStatus, type OrderStatusKey, orderStatusKeys, type StatusCounts } from '@souk/contract/orders';
import type { z } from 'zod';
import type { ReadContext, SignedIn } from '../../context.ts';
import { presentOrderCard } from './presenter.ts';
import { countOrders, listOrders } from './repository.ts';

const statusOf = {
  pending: 'Pending',
  confirm: 'Confirm',
  processing: 'Processing',
  pickup: 'Pickup',
  on_the_way: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStatusKey, OrderStatus>;

type Query = { order_status?: OrderStatusKey | undefined; search?: string | undefined; page: number; per_page: number };

/** A page of one's own orders, with how many there are in each status; `search` leaves those whose code has it. */
export async function readOrders(context: SignedIn<ReadContext>, { order_status, search = '', page, per_page }: Query) {
  const { read, actor } = context;
  const status = order_status && statusOf[order_status];
  // As people read it from a message: `#sk-33aagp`.
  const codePart = search.replaceAll(/[#\s]/g, '').toUpperCase();
  const personId = actor.person_id;
  const [counts, rows] = await Promise.all([
    countOrders(read, { personId, codePart }),
    listOrders(read, { personId, codePart, status, page, perPage: per_page }),
  ]);
  const byStatus = presentCounts(counts);
  return {
    total: byStatus[order_status ?? 'all'],
    status_wise_orders: byStatus,
    orders: rows.map((row) => presentOrderCard(row, context)),
  };
}

function presentCounts(counts: readonly { status: string; count: number }[]): z.infer<typeof StatusCounts> {
  const countOf = (status: string) => counts.find((each) => each.status === status)?.count ?? 0;
  const all = orderStatusKeys.reduce((sum, key) => sum + countOf(statusOf[key]), 0);
  return {
    all,
    pending: countOf(statusOf.pending),
    confirm: countOf(statusOf.confirm),
    processing: countOf(statusOf.processing),
    pickup: countOf(statusOf.pickup),
    on_the_way: countOf(statusOf.on_the_way),
    delivered: countOf(statusOf.delivered),
    cancelled: countOf(statusOf.cancelled),
  };
}
