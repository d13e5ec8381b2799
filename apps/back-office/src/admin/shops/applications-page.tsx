import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ApplicationRow } from '@souk/contract/back-office/shops';
import { Badge } from '@souk/ui/badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { applicationsQuery } from '../../features/shops/queries.ts';
import { ApplicationBadge, applicationTexts } from '../../features/shops/shop-words.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { FilterBar, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

/** Applications for a shop: those that wait for an answer come first. */
export function ApplicationsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(applicationTexts)), search: string('search') }));
  const { filters, change } = list;
  const applications = useQuery(applicationsQuery(api, { ...filters, page: list.page, per_page: rowsPerPage }));
  return (
    <>
      <BackLink href={paths.shops()} label={t('Shops')} />
      <ListPage
        title={t('Applications for a shop')}
        list={list}
        query={applications}
        filters={
          <>
            <StatusTabs texts={applicationTexts} counts={applications.data?.counts} value={filters.status} href={list.href} />
            <FilterBar>
              <SearchField
                label={t('Search applications')}
                placeholder={t('Shop, applicant, mail address or phone')}
                value={filters.search}
                onSearch={(search) => change({ search })}
              />
            </FilterBar>
          </>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} application', '{count} applications'),
          failed: t('The applications could not be loaded'),
          none: t('No applications yet'),
          noneHint: t('They appear here as soon as somebody applies in the storefront.'),
          noMatch: t('No applications match these filters'),
        }}
      >
        {(data) => (
          <DataTable
            label={t('Applications')}
            rows={data.applications}
            columns={columnsOf(i18n)}
            href={paths.application}
            isOld={applications.isPlaceholderData}
          />
        )}
      </ListPage>
    </>
  );
}

function columnsOf({ t, plural }: I18n): Column<ApplicationRow>[] {
  return [
    { id: 'shop', title: t('Shop'), cell: ({ shop_name }) => <bdi>{shop_name}</bdi>, className: 'w-1/3 wrap-anywhere' },
    { id: 'owner', title: t('Applicant'), cell: ({ owner_name }) => <bdi>{owner_name}</bdi> },
    {
      id: 'phone',
      title: t('Phone'),
      cell: ({ phone }) => (
        <bdi dir="ltr" className="tabular-nums">
          {phone}
        </bdi>
      ),
    },
    { id: 'status', title: t('Status'), cell: ({ status }) => <ApplicationBadge status={status} />, card: 'badges' },
    {
      id: 'duplicates',
      title: t('Same phone'),
      cell: ({ duplicates }) =>
        duplicates > 0 && <Badge tone="warn">{plural(duplicates, '{count} duplicate', '{count} duplicates')}</Badge>,
      card: 'badges',
    },
    { id: 'sent', title: t('Sent'), cell: ({ created_at }) => <Moment at={created_at} />, className: 'text-ink-muted' },
  ];
}
