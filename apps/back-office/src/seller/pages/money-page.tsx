import type { Statement } from '@souk/contract/seller/money/statement';
import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Pagination } from '@souk/ui/navigation/pagination.tsx';
import { useQuery } from '@tanstack/react-query';
import { rowsPerPage } from '../../lib/list/list-page.tsx';
import { keysOf, type ListFilters, useListFilters } from '../../lib/list/use-list-filters.ts';
import { PageHeader } from '../../lib/page-header.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { PayoutPanel } from '../money/payout-panel.tsx';
import { statementOrdersQuery, statementQuery } from '../money/queries.ts';
import { StatementButtons } from '../money/statement-buttons.tsx';
import { StatementFigures } from '../money/statement-figures.tsx';
import { StatementOrders } from '../money/statement-orders.tsx';
import { figureTexts, monthText } from '../money/statement-words.ts';
import { sellerPaths } from '../paths.ts';

/** The figures of a month, the orders behind each figure, and the statement as a file. */
export function MoneyPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useStatementFilters();
  const { month, figure } = list.filters;
  const statement = useQuery(statementQuery(api, month));
  const { data } = statement;
  return (
    <>
      <PageHeader title={t('Money')}>
        {data && (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <Select
              size="sm"
              aria-label={t('Month')}
              value={data.month}
              options={monthsOf(data).map((value) => ({ value, label: monthText(i18n, value) }))}
              onChange={({ target }) => list.change({ month: target.value, figure: undefined })}
            />
            <span className="flex flex-wrap gap-2">
              <StatementButtons month={data.month} />
            </span>
          </div>
        )}
      </PageHeader>
      {statement.isPending && <Skeleton className="h-96 rounded-lg" />}
      {statement.isError && (
        <ErrorState
          title={t('The figures could not be loaded')}
          text={explainError(i18n, statement.error)}
          onRetry={() => statement.refetch()}
        />
      )}
      {!statement.isPending && (!data || isEmpty(data)) && <PayoutPanel />}
      {data && isEmpty(data) && <EmptyMonth month={monthText(i18n, data.month)} />}
      {data && !isEmpty(data) && (
        <div
          aria-busy={statement.isPlaceholderData}
          className="grid grid-cols-1 items-start gap-5 aria-busy:opacity-60 xl:grid-cols-[28rem_minmax(0,1fr)]"
        >
          <div className="grid grid-cols-1 gap-5">
            <StatementFigures statement={data} chosen={figure} href={(name) => list.href({ figure: name })} />
            <PayoutPanel />
          </div>
          <OrdersOfMonth month={data.month} list={list} />
        </div>
      )}
    </>
  );
}

/** A month of the address may be older than the shop. */
function monthsOf({ month, months }: Statement): string[] {
  return months.includes(month) ? months : [...months, month];
}

function isEmpty({ totals, sold_orders, refunded_orders }: Statement): boolean {
  return sold_orders === 0 && refunded_orders === 0 && Object.values(totals).every((amount) => amount === 0);
}

function EmptyMonth({ month }: { month: string }) {
  const { t } = useServices().i18n;
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
      <p className="font-semibold">{t('Nothing was sold or refunded in {month}.', { month })}</p>
      <p className="text-sm text-ink-muted">{t('Orders appear here when they are placed, and online orders when they are paid.')}</p>
      <ButtonLink href={sellerPaths.orders()} variant="secondary">
        {t('All orders')}
      </ButtonLink>
    </div>
  );
}

function useStatementFilters() {
  return useListFilters(({ one, string }) => {
    const month = string('month', 7);
    return { month: month && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined, figure: one('figure', keysOf(figureTexts)) };
  });
}

type Filters = ReturnType<typeof useStatementFilters> extends ListFilters<infer Values> ? Values : never;

function OrdersOfMonth({ month, list }: { month: string; list: ListFilters<Filters> }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { figure } = list.filters;
  const orders = useQuery(statementOrdersQuery(api, { month, figure, page: list.page, per_page: rowsPerPage }));
  const { data } = orders;
  const title = figure ? t('Orders with: {figure}', { figure: t(figureTexts[figure]) }) : t('Orders of the month');
  return (
    <section aria-labelledby="orders-title" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="orders-title" className="text-lg font-bold">
          {title}
        </h2>
        {figure && (
          <ButtonLink href={list.href({ figure: undefined })} variant="text" size="sm">
            {t('Show all')}
          </ButtonLink>
        )}
      </div>
      {orders.isPending && <Skeleton className="h-64 rounded-lg" />}
      {orders.isError && (
        <ErrorState
          kind="inline"
          title={t('The orders could not be loaded')}
          text={explainError(i18n, orders.error)}
          onRetry={() => orders.refetch()}
        />
      )}
      {data && data.orders.length === 0 && <p className="text-sm text-ink-muted">{t('No order has this figure.')}</p>}
      {data && data.orders.length > 0 && <StatementOrders label={title} orders={data.orders} currency={data.currency} />}
      {data && (
        <Pagination
          page={list.page}
          total={data.total}
          perPage={rowsPerPage}
          locale={i18n.locale === 'ar' || i18n.locale === 'ir' ? i18n.locale : 'en'}
          direction={i18n.locale === 'en' ? 'ltr' : 'rtl'}
          target={{ type: 'link', url: list.pageHref }}
        />
      )}
      <p role="status" className="sr-only">
        {data && i18n.plural(data.total, '{count} order', '{count} orders')}
      </p>
    </section>
  );
}
