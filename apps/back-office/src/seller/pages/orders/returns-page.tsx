import type { ShopReturnRow } from '@souk/contract/seller/returns';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { FilterBar, SearchField } from '../../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../../lib/list/list-page.tsx';
import { StatusTabs } from '../../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { Moment } from '../../../lib/moment.tsx';
import { filterTexts, ReturnBadge } from '../../../lib/returns/return-words.tsx';
import { TimeLeft } from '../../../lib/returns/time-left.tsx';
import { useI18n, useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { shopReturnsQuery } from '../../returns/queries.ts';

/** The returns of the shop: those that wait for an answer come first, with the time that is left. */
export function ReturnsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(filterTexts)), search: string('search') }));
  const { filters, change } = list;
  const returns = useQuery(shopReturnsQuery(api, { ...filters, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Returns')}
      hasViews={false}
      list={list}
      query={returns}
      filters={
        <>
          <StatusTabs texts={filterTexts} counts={returns.data?.counts} value={filters.status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search returns')}
              placeholder={t('Return, order or shopper')}
              value={filters.search}
              onSearch={(search) => change({ search })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} return', '{count} returns'),
        failed: t('The returns could not be loaded'),
        none: t('No returns yet'),
        noneHint: t('Shoppers ask for returns of delivered orders; they appear here, with the time to answer.'),
        noMatch: t('No returns match these filters'),
      }}
    >
      {(data) => <ReturnCards returns={data.returns} />}
    </ListPage>
  );
}

function ReturnCards({ returns }: { returns: readonly ShopReturnRow[] }) {
  const { t, plural } = useI18n();
  return (
    <ul aria-label={t('Returns')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {returns.map(({ code, order_code, status, is_passed, quantity, created_at, answer_by, recipient }) => (
        <li
          key={code}
          className="relative grid gap-1.5 px-4 py-3.5 text-sm focus-within:bg-tint hover:bg-tint sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <p className="grid min-w-0 gap-0.5">
            <Link href={sellerPaths.return({ code })} className="font-semibold text-accent after:absolute after:inset-0">
              <bdi dir="ltr">{code}</bdi>
            </Link>
            <span className="truncate">
              <bdi>{recipient}</bdi> · <bdi dir="ltr">{order_code}</bdi>
            </span>
            <span className="text-xs text-ink-muted">
              {plural(quantity, '{count} item', '{count} items')} · <Moment at={created_at} />
            </span>
          </p>
          <span className="flex flex-wrap gap-2">
            <ReturnBadge status={status} isPassed={is_passed} />
            {status === 'requested' && !is_passed && <TimeLeft until={answer_by} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
