import { isApiError } from '@souk/client/api/api-error.ts';
import type { ManagedPerson } from '@souk/contract/back-office/people';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../app/session.ts';
import { SubjectHistory } from '../features/audit/subject-history.tsx';
import { StatusBadge } from '../features/orders/order-words.tsx';
import { PersonActions } from '../features/people/person-actions.tsx';
import { PersonBadges } from '../features/people/person-badges.tsx';
import { PersonDevices, PersonFacts } from '../features/people/person-facts.tsx';
import { PersonMessages } from '../features/people/person-messages.tsx';
import { personQuery } from '../features/people/queries.ts';
import { BackLink } from '../lib/back-link.tsx';
import { TextLink } from '../lib/frame/text-link.tsx';
import { Moment } from '../lib/moment.tsx';
import { Money } from '../lib/money.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { Panel } from '../lib/panel.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useI18n, useServices } from '../lib/services.tsx';

/** One person: what can be done, their orders and tickets, how to reach them, and what operators changed. */
export function PersonPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { id = '' } = useParams();
  const person = useQuery(personQuery(api, Number(id) || 0));
  const isMissing = isApiError(person.error) && [404, 422].includes(person.error.status);
  const name = person.data?.person.erased_at ? t('Erased account {id}', { id }) : person.data?.person.name;
  return (
    <>
      <BackLink href={paths.people()} label={t('People')} />
      <PageHeader title={name || t('Person {id}', { id })}>{person.data && <PersonBadges person={person.data.person} />}</PageHeader>
      {person.isPending && <Skeleton className="h-96 rounded-lg" />}
      {person.isError && !person.data && (
        <ErrorState
          title={isMissing ? t('There is no such person') : t('The person could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, person.error)}
          onRetry={isMissing ? undefined : () => person.refetch()}
        />
      )}
      {person.data && (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-5">
            <PersonActions managed={person.data} />
            <Orders managed={person.data} />
            <Tickets managed={person.data} />
            <SubjectHistory kind="person" id={person.data.person.id} />
          </div>
          <div className="grid gap-5">
            <PersonFacts managed={person.data} />
            <PersonDevices managed={person.data} />
            <PersonMessages managed={person.data} />
          </div>
        </div>
      )}
    </>
  );
}

function Orders({ managed: { orders, person } }: { managed: ManagedPerson }) {
  const { t, number } = useI18n();
  return (
    <Panel title={`${t('Orders')} (${number(orders.total)})`}>
      {orders.total === 0 && <p className="text-sm text-ink-muted">{t('No orders yet')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {orders.newest.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
            <TextLink href={paths.order(order)} strong>
              <bdi dir="ltr">{order.code}</bdi>
            </TextLink>
            <StatusBadge status={order.status} />
            <span className="text-xs text-ink-muted">
              <Moment at={order.created_at} />
            </span>
            <span className="ms-auto">
              <Money amount={order.payable_amount} currency={order.currency} />
            </span>
          </li>
        ))}
      </ul>
      {orders.total > orders.newest.length && person.phone && (
        <TextLink href={paths.orders({ search: person.phone })} className="text-sm">
          {t('Show all')}
        </TextLink>
      )}
    </Panel>
  );
}

const ticketTexts = { running: 'Open', completed: 'Answered and closed', cancel: 'Closed' } as const;

function Tickets({ managed: { tickets } }: { managed: ManagedPerson }) {
  const { t, number } = useI18n();
  const maySee = useMay('support:read');
  return (
    <Panel title={`${t('Tickets')} (${number(tickets.total)})`}>
      {tickets.total === 0 && <p className="text-sm text-ink-muted">{t('No tickets yet')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {tickets.newest.map((ticket) => (
          <li key={ticket.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              {maySee ? (
                <TextLink href={paths.ticket(ticket)}>
                  <bdi>{ticket.subject}</bdi>
                </TextLink>
              ) : (
                <bdi>{ticket.subject}</bdi>
              )}
            </span>
            <span className="text-ink-muted">{t(ticketTexts[ticket.status])}</span>
            <span className="text-xs text-ink-muted">
              <Moment at={ticket.updated_at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
