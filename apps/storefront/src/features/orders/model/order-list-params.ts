import { addressText } from '../../../lib/page/page-address.ts';
import type { OrdersPage } from '../queries.ts';
import { isStatusKey } from './order-status.ts';

/** Order codes are much shorter. */
export const maxSearchLength = 40;

/** Reads the orders to show from the URL; an invalid value is replaced by its default. */
export function parseOrderListParams(search: URLSearchParams): OrdersPage {
  const status = search.get('status');
  const page = search.get('page') ?? '';
  return {
    status: isStatusKey(status) ? status : undefined,
    search: addressText(search, 'search', maxSearchLength),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The URL parameters of a page of orders, without those that have their default. */
export function toOrderListParams({ status, search, page }: OrdersPage) {
  return { status, search: search || undefined, page: page > 1 ? page : undefined };
}

export function parseOrderId(id: string | undefined): number | undefined {
  return id && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
