import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { TabLinks } from '@souk/ui/navigation/tabs.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { TicketCard as Card } from '../../lib/other-servers/answers.ts';
import { ListPagination } from '../../lib/page/list-pagination.tsx';
import { pageTemplate } from '../../lib/page/page-address.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { type TicketsPage, ticketsPerPage, ticketsQueries } from './queries.ts';
import { ticketStatusTexts, ticketTabs, toTicketListParams } from './ticket-list-params.ts';
import { TicketStatusBadge } from './ticket-status-badge.tsx';

type TicketListProps = { shown: TicketsPage; onNew: () => void };

export function TicketList({ shown, onNew }: TicketListProps) {
  const { api, i18n } = useServices();
  const { t, number } = i18n;
  const { data } = useSuspenseQuery(ticketsQueries.list(api, shown));
  const tabs = ticketTabs.map((status) => ({
    id: status,
    label: t(ticketStatusTexts[status]),
    count: number(data[status]),
    href: paths.supportTickets(toTicketListParams({ status, page: 1 })),
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TabLinks label={t('Tickets by status')} tabs={tabs} value={shown.status} />
      {data.support_tickets.length === 0 ? (
        <EmptyState
          compact
          illustration="letter"
          title={t('No tickets here')}
          text={t('Problem with an order, or a question? Write to us and see the reply here.')}
          action={{ label: t('Open a ticket'), onPress: onNew }}
        />
      ) : (
        <ul className="grid gap-3">
          {data.support_tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
      <ListPagination
        page={shown.page}
        total={data.total}
        perPage={ticketsPerPage}
        target={{ type: 'link', url: pageTemplate(paths.supportTickets(toTicketListParams({ status: shown.status, page: 1 }))) }}
      />
    </div>
  );
}

function TicketCard({ ticket }: { ticket: Card }) {
  const { t, moment } = useI18n();
  const { last_message: last } = ticket;
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans text-base font-semibold">
          <Link
            href={paths.supportTicket({ ticketNumber: ticket.ticket_number })}
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
          >
            <bdi>{ticket.subject}</bdi>
          </Link>
        </h2>
        <TicketStatusBadge status={ticket.status} />
      </div>
      <ChevronRight aria-hidden="true" className="mirror row-span-3 size-5 text-ink-muted" />
      {last && (
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          {last.from_shopper ? t('You:') : t('Our team:')} <bdi>{last.message}</bdi>
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-muted">
        <bdi dir="ltr" className="tabular-nums">
          #{ticket.ticket_number}
        </bdi>
        {ticket.issue_type && <span>{ticket.issue_type.name}</span>}
        {ticket.order_number && (
          <span>
            {t('Order')} <bdi dir="ltr">{ticket.order_number}</bdi>
          </span>
        )}
        {ticket.updated_at && <time dateTime={ticket.updated_at}>{moment(ticket.updated_at)}</time>}
      </p>
    </article>
  );
}

export function TicketListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <div className="flex h-12 items-center gap-6 border-b border-line">
        {['w-18', 'w-22', 'w-20'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <div className="grid gap-3">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="grid gap-3 rounded-lg border border-line bg-surface p-5">
            <Skeleton className="h-5 w-56" />
            <Skeleton className="h-4" />
            <Skeleton className="h-3 w-64" />
          </div>
        ))}
      </div>
    </div>
  );
}
