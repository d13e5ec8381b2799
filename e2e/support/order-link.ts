import { createOrderLinks } from '../../apps/api/src/modules/orders/domain/order-link.ts';

/** The marketplace of the journeys signs with this secret. */
export const linkSecret = 'a secret of the journeys with enough letters';

/** The path of the link that a message about an order has; `days` may be negative for an expired one. */
export function orderLink(orderId: number, days = 30): string {
  const expiresAt = new Date(Date.now() + days * 24 * 3_600_000);
  return `/order-link/${createOrderLinks(linkSecret).sign({ kind: 'order', id: orderId }, expiresAt)}`;
}
