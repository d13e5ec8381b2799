import type { OrdersPage } from '../orders-queries.ts';
import { isStatusKey } from './order-statuses.ts';

/** Which orders an address shows; what it does not know counts as nothing said. */
export function readOrdersAddress(search: URLSearchParams): OrdersPage {
  const status = search.get('status');
  const page = search.get('page') ?? '';
  return { status: isStatusKey(status) ? status : undefined, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The query of such an address; the first page of all says nothing. */
export function ordersQuery({ status, page }: OrdersPage) {
  return { status, page: page > 1 ? page : undefined };
}

/** An order's number as an address has it; undefined where it cannot be one. */
export function readOrderId(id: string | undefined): number | undefined {
  return id && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
