import { lazyPart } from '@souk/client/lazy-part.ts';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Pagination } from '@souk/ui/navigation/pagination.tsx';
import { type ReactNode, Suspense } from 'react';
import { PageHeader } from '../page-header.tsx';
import { explainError, useI18n } from '../services.tsx';
import type { ListFilters } from './use-list-filters.ts';

const SavedViews = lazyPart(
  () => import('./saved-views.tsx'),
  (code) => code.SavedViews,
);

/** The part of a query with keepPreviousData that the page shows. */
type ListQuery<Data> = { data: Data | undefined; error: unknown; isError: boolean; isPending: boolean; refetch: () => unknown };

type ListPageProps<Data> = {
  title: string;
  /** Whether the member can save views of it; the seller panel has none. */
  hasViews?: boolean;
  /** Buttons next to the title. */
  actions?: ReactNode;
  /** Tabs and the filter bar. */
  filters?: ReactNode;
  list: ListFilters<object>;
  query: ListQuery<Data>;
  texts: {
    /** `12 orders`, announced after each change. */
    count: (total: number) => string;
    failed: string;
    none: string;
    noneHint?: string | undefined;
    noMatch: string;
  };
  children: (data: Data) => ReactNode;
};

export const rowsPerPage = 25;

/** A page with one list: its saved views, its filters, its states (loading, failed, empty) and its pages. */
export function ListPage<Data extends { total: number }>({ title, hasViews = true, actions, filters, ...rest }: ListPageProps<Data>) {
  const i18n = useI18n();
  const { list, query, texts, children } = rest;
  const { data } = query;
  const isEmpty = data && (data.total === 0 || (list.page - 1) * rowsPerPage >= data.total);
  return (
    <>
      <PageHeader title={title}>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {actions}
          {hasViews && (
            <Suspense fallback={<Skeleton className="h-11 w-28 rounded-md" />}>
              <SavedViews />
            </Suspense>
          )}
        </div>
      </PageHeader>
      {filters}
      {query.isError && <ErrorState title={texts.failed} text={explainError(i18n, query.error)} onRetry={() => query.refetch()} />}
      {query.isPending && <Skeleton className="h-96 rounded-lg" />}
      {data && !isEmpty && children(data)}
      {isEmpty && <NoRows list={list} texts={texts} />}
      <p role="status" className="sr-only">
        {data && texts.count(data.total)}
      </p>
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
    </>
  );
}

function NoRows({ list, texts }: Pick<ListPageProps<never>, 'list' | 'texts'>) {
  const { t } = useI18n();
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
      <p className="font-semibold">{list.isFiltered ? texts.noMatch : texts.none}</p>
      {!list.isFiltered && texts.noneHint && <p className="text-sm text-ink-muted">{texts.noneHint}</p>}
      {list.isFiltered && (
        <Button variant="secondary" onClick={list.reset}>
          {t('Show all')}
        </Button>
      )}
    </div>
  );
}
