import { addressText } from '../../../lib/page/address-text.ts';
import type { OrdersPage } from '../orders-queries.ts';
import { isStatusKey } from './order-statuses.ts';

/** No code is nearly as long. */
export const longestSearch = 40;

/** Which orders an address shows; what it does not know counts as nothing said. */
export function readOrdersAddress(search: URLSearchParams): OrdersPage {
  const status = search.get('status');
  const page = search.get('page') ?? '';
  return {
    status: isStatusKey(status) ? status : undefined,
    search: addressText(search, 'search', longestSearch),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of such an address; the first page of all says nothing. */
export function ordersQuery({ status, search, page }: OrdersPage) {
  return { status, search: search || undefined, page: page > 1 ? page : undefined };
}

/** An order's number as an address has it; undefined where it cannot be one. */
export function readOrderId(id: string | undefined): number | undefined {
  return id && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
