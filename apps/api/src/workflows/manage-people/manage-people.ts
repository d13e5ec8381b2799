import { type ManagedPerson, SentMessage } from '@souk/contract/back-office/people';
import { TicketStatus } from '@souk/contract/support';
import { type Context, onBehalfOf, type ReadContext } from '../../context.ts';
import { getPersonDetails, type PersonDetails } from '../../modules/identity/people.ts';
import { endAllSessions, endSession, listOwnSessions } from '../../modules/identity/sessions/sessions.ts';
import { readSubscriptions } from '../../modules/membership/subscriptions.ts';
import { listRecentMessages } from '../../modules/messages/queries/recent-messages.ts';
import { listManagedOrders } from '../../modules/orders/manage-orders.ts';
import { readTickets } from '../../modules/support/read-tickets.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { checkMayChangePerson } from '../manage-staff/manage-staff.ts';
import { eraseAccountAsOperator } from '../personal-data/erase-as-operator.ts';
import type { AccountExporter } from '../personal-data/export-account.ts';

const shown = 10;

/** Messages that failed before this time do not wait for anybody any more. */
export function undeliveredSince({ clock }: Pick<ReadContext, 'clock'>): Date {
  return new Date(clock.now().getTime() - 7 * 24 * 3_600_000);
}

/** Everything about a person that the panel shows on one page. */
export async function readManagedPerson(context: ReadContext, id: number): Promise<ManagedPerson> {
  const person = await getPersonDetails(context, String(id));
  const theirs = onBehalfOf(context, id);
  const [orders, tickets, { current }, sessions, messages] = await Promise.all([
    listManagedOrders(context, { person_id: id }, { page: 1, limit: shown }),
    readTickets(theirs, { status: undefined, page: 1, per_page: shown }),
    readSubscriptions(theirs),
    listOwnSessions(theirs),
    listRecentMessages(context.read, id, 20),
  ]);
  return {
    person,
    orders: {
      total: orders.total,
      newest: orders.orders.map(({ id: orderId, code, status, payable_amount, currency, created_at }) => ({
        id: orderId,
        code,
        status,
        payable_amount,
        currency,
        created_at,
      })),
    },
    tickets: {
      total: tickets.total,
      newest: tickets.support_tickets.map(({ id: ticketId, ticket_number, subject, status, updated_at }) => ({
        id: ticketId,
        ticket_number,
        subject,
        status: TicketStatus.parse(status),
        updated_at,
      })),
    },
    membership: current && { plan: current.plan.name, ends_at: current.ends_at },
    sessions: sessions.map(({ id: sessionId, device, created_at, last_used_at }) => ({ id: sessionId, device, created_at, last_used_at })),
    messages: messages.map(({ status, medium, created_at, settled_at, ...message }) => ({
      ...message,
      status: SentMessage.shape.status.parse(status),
      medium: SentMessage.shape.medium.parse(medium),
      created_at: created_at.toISOString(),
      settled_at: settled_at?.toISOString() ?? null,
    })),
  };
}

/** Signs a person out on every device; returns on how many. */
export async function signPersonOut(context: Context, { id }: PersonDetails): Promise<number> {
  const theirs = onBehalfOf(context, id);
  return inTransaction(context.db, async (transaction) => {
    await checkMayChangePerson(context, transaction, id);
    const { length: ended } = await listOwnSessions({ ...theirs, read: transaction });
    await endAllSessions(theirs, transaction);
    await recordAudit(transaction, context, { action: 'person.sign-out', subject: { kind: 'person', id }, after: { ended } });
    return ended;
  });
}

/** Signs a person out on one device. */
export async function endPersonSession(context: Context, { id }: PersonDetails, sessionId: number): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    await checkMayChangePerson(context, transaction, id);
    await endSession(onBehalfOf(context, id), transaction, sessionId);
    const subject = { kind: 'person', id };
    await recordAudit(transaction, context, { action: 'person.end-session', subject, after: { session_id: sessionId } });
  });
}

/** The file that the person could download themselves. */
export async function exportPerson(
  context: Context,
  exportAccount: AccountExporter,
  { id }: PersonDetails,
): Promise<{ name: string; content: string }> {
  const { content, name } = await exportAccount(onBehalfOf(context, id));
  await inTransaction(context.db, (transaction) =>
    recordAudit(transaction, context, { action: 'person.export', subject: { kind: 'person', id } }),
  );
  return { name: name ?? 'export.json', content: content.toString('utf8') };
}

export async function erasePersonAsOperator(context: Context, { id, erased_at }: PersonDetails): Promise<void> {
  if (erased_at !== null) throw operatorError('conflict', { text: 'The account {id} is erased already.', with: { id } });
  await eraseAccountAsOperator(context, id);
}
