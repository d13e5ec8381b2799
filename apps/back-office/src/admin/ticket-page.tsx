import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ManagedTicket } from '@souk/contract/back-office/tickets';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../app/session.ts';
import { SubjectHistory } from '../features/audit/subject-history.tsx';
import { StatusBadge } from '../features/orders/order-words.tsx';
import { Conversation } from '../features/support/conversation.tsx';
import { ticketQuery } from '../features/support/queries.ts';
import { ReplyForm } from '../features/support/reply-form.tsx';
import { TicketActions } from '../features/support/ticket-actions.tsx';
import { TicketFacts } from '../features/support/ticket-facts.tsx';
import { TicketBadge } from '../features/support/ticket-words.tsx';
import { BackLink } from '../lib/back-link.tsx';
import { TextLink } from '../lib/frame/text-link.tsx';
import { Moment } from '../lib/moment.tsx';
import { Money } from '../lib/money.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { Panel } from '../lib/panel.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useI18n, useServices } from '../lib/services.tsx';

/** One ticket: its conversation and the answer to it; next to it the shopper and their orders. */
export function TicketPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { number = '' } = useParams();
  const ticketNumber = number.toUpperCase();
  const ticket = useQuery(ticketQuery(api, ticketNumber));
  const isMissing = isNotFound(ticket.error);
  const { data } = ticket;
  return (
    <>
      <BackLink href={paths.tickets()} label={t('Support')} />
      <PageHeader title={data?.ticket.subject ?? t('Ticket {number}', { number: ticketNumber })}>
        {data && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            <bdi dir="ltr">{data.ticket.ticket_number}</bdi>
            <TicketBadge status={data.ticket.status} isWaiting={data.ticket.last_message.from_shopper} />
          </p>
        )}
      </PageHeader>
      {ticket.isPending && <Skeleton className="h-96 rounded-lg" />}
      {ticket.isError && !data && (
        <ErrorState
          title={isMissing ? t('There is no such ticket') : t('The ticket could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, ticket.error)}
          onRetry={isMissing ? undefined : () => ticket.refetch()}
        />
      )}
      {data && <TicketSections key={data.ticket.id} managed={data} />}
    </>
  );
}

function TicketSections({ managed }: { managed: ManagedTicket }) {
  const { t } = useI18n();
  const mayWrite = useMay('support:write');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Conversation managed={managed} />
        {managed.ticket.status !== 'running' && <Note>{t('This ticket is closed. Open it again to answer.')}</Note>}
        {managed.ticket.status === 'running' && mayWrite && <ReplyForm managed={managed} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TicketActions managed={managed} />
        <TicketFacts managed={managed} />
        {managed.orders && <Orders orders={managed.orders} />}
        <SubjectHistory kind="ticket" id={managed.ticket.ticket_number} />
      </div>
    </div>
  );
}

function Orders({ orders }: { orders: NonNullable<ManagedTicket['orders']> }) {
  const { t } = useI18n();
  return (
    <Panel title={t('Orders of the shopper')}>
      {orders.length === 0 && <p className="text-sm text-ink-muted">{t('No orders yet')}</p>}
      <ul className="grid gap-3 text-sm empty:hidden">
        {orders.map(({ id, code, status, payable_amount, currency, created_at }) => (
          <li key={id} className="grid gap-1">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <TextLink href={paths.order({ code })} strong>
                <bdi dir="ltr">{code}</bdi>
              </TextLink>
              <Money amount={payable_amount} currency={currency} />
            </span>
            <span className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-muted">
              <StatusBadge status={status} />
              <Moment at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
