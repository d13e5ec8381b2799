import type { Waiting } from '@souk/contract/back-office/panel/home';
import type { Permission } from '@souk/contract/back-office/permissions';
import type { AsStaff, ReadContext } from '../../context.ts';
import { countLowStock } from '../../modules/catalog/queries/managed-products.ts';
import { countReportedReviews } from '../../modules/catalog/queries/panel/review-reports.ts';
import { countWaitingRequests } from '../../modules/change-requests/queries/change-requests.ts';
import { countFailedMessages } from '../../modules/messages/queries/recent-messages.ts';
import { countAllOrders, type OrderSearch } from '../../modules/orders/queries/all-orders.ts';
import { countRefunds } from '../../modules/payments/queries/refunds.ts';
import { countWaitingReturns } from '../../modules/returns/queries/find-returns.ts';
import { countPendingApplications } from '../../modules/sellers/queries.ts';
import { countWaitingTickets } from '../../modules/support/queries/inbox.ts';
import { undeliveredSince } from '../manage-people/manage-people.ts';

/** The number of things that wait, of those that the member may see. */
export async function readWaiting({ read, operator, clock }: AsStaff<ReadContext>): Promise<Waiting> {
  const ifMay = async (permission: Permission, count: () => Promise<number>) => (operator.permissions.has(permission) ? count() : null);
  const orders = (search: OrderSearch) => ifMay('orders:read', () => countAllOrders(read, search));
  const [pending_orders, unpaid_orders, failed_refunds, waiting_tickets, waiting_returns] = await Promise.all([
    orders({ status: 'Pending' }),
    orders({ payment_status: 'Pending', isOpen: true }),
    ifMay('orders:read', () => countRefunds(read, 'Failed')),
    ifMay('support:read', () => countWaitingTickets(read)),
    ifMay('orders:read', () => countWaitingReturns(read)),
  ]);
  const [applications, failed_messages, low_stock, change_requests, reported_reviews] = await Promise.all([
    ifMay('shops:read', () => countPendingApplications(read)),
    ifMay('people:read', () => countFailedMessages(read, undeliveredSince({ clock }))),
    ifMay('products:read', () => countLowStock(read)),
    ifMay('products:read', () => countWaitingRequests(read)),
    ifMay('reviews:read', () => countReportedReviews(read)),
  ]);
  const ofOrders = { pending_orders, unpaid_orders, failed_refunds, waiting_tickets, waiting_returns };
  return { ...ofOrders, applications, failed_messages, low_stock, change_requests, reported_reviews };
}
