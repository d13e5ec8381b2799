import type { I18n } from '@souk/client/i18n/create-i18n.ts';

/** The names of events; one of a later release shows its own name. */
const eventTexts: Readonly<Record<string, string>> = {
  'order.placed': 'Order placed',
  'order.status_changed': 'Status of an order changed',
  'order.payment_changed': 'Payment status of an order changed',
  'payment.succeeded': 'Payment received',
  'payment.failed': 'Payment failed',
  'payment.refunded': 'Money refunded',
  'payment.refund_failed': 'Refund failed',
  'product.created': 'Product created',
  'product.changed': 'Product changed',
  'product.stock_changed': 'Product in stock or sold out',
  'person.registered': 'Person registered',
  'person.blocked': 'Person blocked',
  'person.unblocked': 'Person unblocked',
  'person.erased': 'Person erased',
  'ticket.opened': 'Ticket opened',
  'ticket.message_received': 'Message of a shopper received',
  'ticket.answered': 'Ticket answered',
  'ticket.status_changed': 'Ticket closed or opened again',
  'webhook.test': 'Test event',
};

export function eventText({ t }: I18n, type: string): string {
  return t(eventTexts[type] ?? type);
}
