import type { OrderStatus, OrderStatusKey } from '@souk/contract/orders';

/** Each status with its name in addresses, in the order in which an order goes through them. */
export const orderStatusOf = {
  pending: 'Pending',
  confirm: 'Confirm',
  processing: 'Processing',
  pickup: 'Pickup',
  on_the_way: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStatusKey, OrderStatus>;

export function isStatusKey(value: unknown): value is OrderStatusKey {
  return typeof value === 'string' && Object.hasOwn(orderStatusOf, value);
}

/** The tabs of the list: all, then each status. */
export const orderStatusTabs: readonly OrderStatusKey[] = Object.keys(orderStatusOf).filter(isStatusKey);
