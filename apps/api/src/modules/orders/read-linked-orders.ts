import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/app-error.ts';
import type { OrderLinks } from './domain/order-link.ts';
import { presentOrder } from './present.ts';
import { listLinkedOrders, listPurchaseOrders } from './queries/orders.ts';

/**
 * The orders of a signed link, for anybody who has it: everything to read and nothing to do. Once the link has expired only what
 * became of them is shown.
 */
export async function readLinkedOrders(
  context: ReadContext,
  links: OrderLinks,
  token: string,
): Promise<CallAnswer<'GET /order-links/{token}'>> {
  const link = links.verify(token);
  const rows = link ? await listLinkedOrders(context.read, link) : [];
  const [first] = rows;
  if (!link || !first) throw notFound('This link is not valid');
  const isExpired = link.expiresAt <= context.clock.now();
  const purchaseOrders = await listPurchaseOrders(context.read, first.purchase_id);
  return {
    expires_at: link.expiresAt.toISOString(),
    orders: rows.map((row) => {
      const order = presentOrder(row, purchaseOrders, context);
      const { code, status, payment_status, can_pay, created_at, cancel_reason, timeline } = order;
      const state = { code, status, payment_status, can_pay, created_at };
      if (isExpired) return { ...state, cancel_reason: null, timeline: timeline.map((event) => ({ ...event, note: null })), order: null };
      const products = order.products.map((product) => ({ ...product, review: null }));
      return { ...state, cancel_reason, timeline, order: { ...order, products, invoice_url: null, can_cancel: false, can_review: false } };
    }),
  };
}
