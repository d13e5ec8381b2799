import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { RefundRow } from '@souk/contract/back-office/refunds';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../app/session.ts';
import { BackLink } from '../lib/back-link.tsx';
import { type Column, DataTable } from '../lib/list/data-table.tsx';
import { FilterBar, FilterSelect } from '../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../lib/list/list-page.tsx';
import { keysOf, useListFilters } from '../lib/list/use-list-filters.ts';
import { Moment } from '../lib/moment.tsx';
import { Money } from '../lib/money.tsx';
import { paths } from '../lib/paths.ts';
import { PaidBackButton } from '../lib/refunds/paid-back-button.tsx';
import { refundsQuery } from '../lib/refunds/queries.ts';
import { RefundBadge, refundTexts } from '../lib/refunds/refund-words.tsx';
import { useServices } from '../lib/services.tsx';

/** The refunds of orders and memberships, newest first. Those that a gateway rejected are completed here. */
export function RefundsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayRefund = useMay('refunds');
  const list = useListFilters(({ one }) => ({ status: one('status', keysOf(refundTexts)) }));
  const refunds = useQuery(refundsQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <>
      <BackLink href={paths.orders()} label={t('Orders')} />
      <ListPage
        title={t('Refunds')}
        list={list}
        query={refunds}
        filters={
          <FilterBar>
            <FilterSelect
              label={t('Status')}
              value={list.filters.status}
              options={[
                { value: '', label: t('Any status') },
                ...keysOf(refundTexts).map((value) => ({ value, label: t(refundTexts[value]) })),
              ]}
              onChange={(status) => list.change({ status })}
            />
          </FilterBar>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} refund', '{count} refunds'),
          failed: t('The refunds could not be loaded'),
          none: t('No refunds yet'),
          noneHint: t('Refunds of orders and memberships appear here.'),
          noMatch: t('No refunds match these filters'),
        }}
      >
        {(data) => (
          <DataTable
            label={t('Refunds')}
            rows={data.refunds}
            columns={columnsOf(i18n, mayRefund)}
            href={({ order_code, person }) =>
              order_code === null ? paths.memberships({ person: String(person.id) }) : paths.order({ code: order_code })
            }
            isOld={refunds.isPlaceholderData}
          />
        )}
      </ListPage>
    </>
  );
}

function columnsOf({ t }: I18n, mayRefund: boolean): Column<RefundRow>[] {
  return [
    {
      id: 'of',
      title: t('Refund of'),
      cell: ({ order_code }) => (order_code === null ? t('Membership') : <bdi dir="ltr">{order_code}</bdi>),
    },
    { id: 'created', title: t('Created'), cell: ({ created_at }) => <Moment at={created_at} />, className: 'text-ink-muted' },
    {
      id: 'shopper',
      title: t('Shopper'),
      cell: ({ person }) => <bdi>{person.name || t('No name yet')}</bdi>,
      className: 'max-w-48 wrap-anywhere',
    },
    {
      id: 'gateway',
      title: t('Payment'),
      cell: ({ gateway }) => (gateway === 'cash' ? t('Cash on delivery') : gateway),
      className: 'text-ink-muted',
    },
    { id: 'status', title: t('Status'), cell: ({ status }) => <RefundBadge status={status} />, card: 'badges' },
    {
      id: 'reference',
      title: t('Reference'),
      cell: ({ reference }) => reference && <bdi>{reference}</bdi>,
      className: 'max-w-56 wrap-anywhere text-ink-muted',
    },
    {
      id: 'amount',
      title: t('Amount'),
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      align: 'end',
      card: 'end',
    },
    ...(mayRefund
      ? [
          {
            id: 'actions',
            title: t('Actions'),
            // Above the link that covers the row.
            cell: (refund: RefundRow) =>
              refund.status === 'Failed' && (
                <span className="relative z-[1]">
                  <PaidBackButton refund={refund} />
                </span>
              ),
            align: 'end' as const,
            card: 'badges' as const,
          },
        ]
      : []),
  ];
}
