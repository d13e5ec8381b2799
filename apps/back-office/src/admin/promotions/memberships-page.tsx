import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { MembershipRow, MembershipState } from '@souk/contract/back-office/promotions/plans';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { MembershipActions } from '../../features/memberships/membership-actions.tsx';
import { membershipsQuery, plansQuery } from '../../features/memberships/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { download, ExportButton } from '../../lib/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { paths } from '../../lib/paths.ts';
import { RefundBadge } from '../../lib/refunds/refund-words.tsx';
import { useServices } from '../../lib/services.tsx';

const statusTexts = {
  pending: 'Awaiting payment',
  active: 'Active',
  replaced: 'Replaced by a later one',
  cancelled: 'Ended early',
  expired: 'Expired',
} as const satisfies Record<MembershipState, string>;

const tones = {
  pending: 'warn',
  active: 'success',
  replaced: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
} satisfies Record<MembershipState, BadgeTone>;

function useMembershipFilters() {
  return useListFilters(({ one, id }) => ({
    status: one('status', keysOf(statusTexts)),
    plan: id('plan'),
    person: id('person'),
    unpaid: one('unpaid', ['1']),
  }));
}

/** The memberships of all people, newest first. */
export function MembershipsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [mayWrite, mayRefund] = [useMay('promotions:write'), useMay('refunds')];
  const list = useMembershipFilters();
  const memberships = useQuery(membershipsQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <>
      <BackLink href={paths.plans()} label={t('Membership plans')} />
      <ListPage
        title={t('Members')}
        actions={<ExportButton download={() => download(api, 'GET /admin/membership-export', { query: list.filters })} />}
        list={list}
        query={memberships}
        filters={<MembershipFilters list={list} />}
        texts={{
          count: (total) => i18n.plural(total, '{count} membership', '{count} memberships'),
          failed: t('The memberships could not be loaded'),
          none: t('No memberships yet'),
          noneHint: t('They appear here as soon as shoppers buy a plan.'),
          noMatch: t('No memberships match these filters'),
        }}
      >
        {(data) => (
          <DataTable
            label={t('Members')}
            rows={data.memberships}
            columns={columnsOf(i18n, mayWrite || mayRefund)}
            href={({ person }) => paths.person(person)}
            isOld={memberships.isPlaceholderData}
          />
        )}
      </ListPage>
    </>
  );
}

function MembershipFilters({ list: { filters, change } }: { list: ReturnType<typeof useMembershipFilters> }) {
  const { api, i18n } = useServices();
  const { t, locale } = i18n;
  const plans = useQuery(plansQuery(api)).data ?? [];
  return (
    <FilterBar>
      <FilterSelect
        label={t('Status')}
        value={filters.status}
        options={[{ value: '', label: t('Any status') }, ...keysOf(statusTexts).map((value) => ({ value, label: t(statusTexts[value]) }))]}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={t('Plan')}
        value={filters.plan?.toString()}
        options={[
          { value: '', label: t('Any plan') },
          ...plans.map(({ id, name }) => ({ value: String(id), label: name[locale] ?? Object.values(name)[0] ?? '' })),
        ]}
        onChange={(plan) => change({ plan })}
      />
      <FilterSelect
        label={t('Payment')}
        value={filters.unpaid}
        options={[
          { value: '', label: t('Any payment') },
          { value: '1', label: t('Cash to collect') },
        ]}
        onChange={(unpaid) => change({ unpaid })}
      />
    </FilterBar>
  );
}

function columnsOf({ t }: I18n, mayAct: boolean): Column<MembershipRow>[] {
  return [
    { id: 'person', title: t('Member'), cell: ({ person }) => <bdi>{person.name || t('No name yet')}</bdi>, className: 'wrap-anywhere' },
    { id: 'plan', title: t('Plan'), cell: ({ plan }) => plan },
    {
      id: 'status',
      title: t('Status'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(statusTexts[status])}</Badge>,
      card: 'badges',
    },
    { id: 'starts', title: t('Starts'), cell: ({ starts_at }) => starts_at && <Moment at={starts_at} />, className: 'text-ink-muted' },
    { id: 'ends', title: t('Ends'), cell: ({ ends_at }) => ends_at && <Moment at={ends_at} />, className: 'text-ink-muted' },
    {
      id: 'price',
      title: t('Price'),
      cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
      align: 'end',
      card: 'end',
    },
    {
      id: 'payment',
      title: t('Payment'),
      cell: ({ is_cash_due, failed_refund }) => {
        if (failed_refund) return <RefundBadge status="Failed" />;
        return is_cash_due && <Badge tone="warn">{t('Cash to collect')}</Badge>;
      },
      card: 'badges',
    },
    ...(mayAct
      ? [
          {
            id: 'actions',
            title: t('Actions'),
            cell: (membership: MembershipRow) => <MembershipActions membership={membership} />,
            align: 'end' as const,
            card: 'badges' as const,
          },
        ]
      : []),
  ];
}
