import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { InboxTicket } from '@souk/contract/back-office/tickets';
import type { CallAnswer } from '@souk/contract/calls';
import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../app/session.ts';
import { ticketsQuery } from '../features/support/queries.ts';
import { TicketBulkBar } from '../features/support/ticket-bulk-bar.tsx';
import { Duration, stateTexts, TicketBadge } from '../features/support/ticket-words.tsx';
import { type Column, DataTable } from '../lib/list/data-table.tsx';
import { download, ExportButton } from '../lib/list/export-button.tsx';
import { FilterBar, FilterSelect, SearchField } from '../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../lib/list/list-page.tsx';
import { useRowSelection } from '../lib/list/selection.ts';
import { StatusTabs } from '../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../lib/list/use-list-filters.ts';
import { Moment } from '../lib/moment.tsx';
import { paths } from '../lib/paths.ts';
import { useServices } from '../lib/services.tsx';

type FirstAnswersMeasured = CallAnswer<'GET /admin/tickets'>['first_answers'];

/** The inbox: what waits for an answer comes first. */
export function TicketsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({
    status: one('status', keysOf(stateTexts)),
    assigned: one('assigned', ['me', 'nobody']),
    search: string('search'),
  }));
  const { filters, change } = list;
  const { status, ...others } = filters;
  const tickets = useQuery(ticketsQuery(api, { ...others, state: status, page: list.page, per_page: rowsPerPage }));
  const mayWrite = useMay('support:write');
  const selected = useRowSelection(tickets.data?.tickets ?? []);
  return (
    <ListPage
      title={t('Support')}
      actions={
        <>
          <ButtonLink variant="secondary" href={paths.conversations()}>
            {t('Messages to shops')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.contactMessages()}>
            {t('Contact messages')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.savedReplies()}>
            {t('Saved replies')}
          </ButtonLink>
          <ExportButton download={() => download(api, 'GET /admin/ticket-export', { query: { ...others, state: status } })} />
        </>
      }
      list={list}
      query={tickets}
      filters={
        <>
          {tickets.data && <FirstAnswers measured={tickets.data.first_answers} />}
          <StatusTabs texts={stateTexts} counts={tickets.data?.counts} value={filters.status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search tickets')}
              placeholder={t('Number, subject, shopper or order')}
              value={filters.search}
              onSearch={(search) => change({ search })}
            />
            <FilterSelect
              label={t('Assigned to')}
              value={filters.assigned}
              options={[
                { value: '', label: t('Assigned to anybody') },
                { value: 'me', label: t('Assigned to me') },
                { value: 'nobody', label: t('Assigned to nobody') },
              ]}
              onChange={(assigned) => change({ assigned })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} ticket', '{count} tickets'),
        failed: t('The tickets could not be loaded'),
        none: t('No tickets yet'),
        noneHint: t('Tickets appear here as soon as shoppers open them.'),
        noMatch: t('No tickets match these filters'),
      }}
    >
      {(data) => (
        <>
          <DataTable
            label={t('Tickets')}
            rows={data.tickets}
            columns={columnsOf(t)}
            href={paths.ticket}
            isOld={tickets.isPlaceholderData}
            selection={mayWrite ? { selected: selected.selection, nameOf: ({ ticket_number }) => ticket_number } : undefined}
          />
          {mayWrite && <TicketBulkBar selected={selected} members={data.members} />}
        </>
      )}
    </ListPage>
  );
}

function columnsOf(t: I18n['t']): Column<InboxTicket>[] {
  return [
    { id: 'subject', title: t('Subject'), cell: (ticket) => <Subject ticket={ticket} />, className: 'w-2/5' },
    {
      id: 'number',
      title: t('Number'),
      cell: ({ ticket_number }) => <bdi dir="ltr">{ticket_number}</bdi>,
      className: 'whitespace-nowrap text-ink-muted',
    },
    { id: 'shopper', title: t('Shopper'), cell: ({ person }) => person.name || t('No name yet'), className: 'max-w-40 truncate' },
    {
      id: 'status',
      title: t('Status'),
      cell: ({ status, is_waiting }) => <TicketBadge status={status} isWaiting={is_waiting} />,
      card: 'badges',
    },
    { id: 'assignee', title: t('Assigned to'), cell: ({ assignee }) => assignee?.name, className: 'max-w-32 truncate' },
    {
      id: 'first-answer',
      title: t('First answer after'),
      cell: ({ first_answer_minutes: minutes }) => minutes !== null && <Duration minutes={minutes} />,
      className: 'whitespace-nowrap text-ink-muted',
      card: 'none',
    },
    { id: 'updated', title: t('Updated'), cell: ({ updated_at }) => <Moment at={updated_at} />, className: 'text-ink-muted' },
  ];
}

function FirstAnswers({ measured: { tickets, median_minutes } }: { measured: FirstAnswersMeasured }) {
  const { t, plural } = useServices().i18n;
  if (median_minutes === null) return null;
  return (
    <p className="text-sm text-ink-muted">
      {t('Median time to first answer, last 30 days')}:{' '}
      <strong className="font-semibold text-ink">
        <Duration minutes={median_minutes} />
      </strong>{' '}
      ({plural(tickets, '{count} ticket', '{count} tickets')})
    </p>
  );
}

function Subject({ ticket: { subject, last_message, is_waiting } }: { ticket: InboxTicket }) {
  return (
    <span className="grid min-w-0">
      <span className={`wrap-anywhere ${is_waiting ? '' : 'font-normal'}`}>
        <bdi>{subject}</bdi>
      </span>
      <span dir="auto" className="line-clamp-1 text-xs font-normal text-ink-muted wrap-anywhere">
        {last_message.message}
      </span>
    </span>
  );
}
