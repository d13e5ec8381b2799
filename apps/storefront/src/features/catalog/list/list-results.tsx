import { classNames } from '@souk/ui/class-names.ts';
import { EmptyPage, EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ProductList } from '../../../lib/other-servers/answers.ts';
import { ListPagination } from '../../../lib/page/list-pagination.tsx';
import { pageTemplate } from '../../../lib/page/page-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { ProductGrid, ProductGridSkeleton, ProductRow } from '../product-grid.tsx';
import { catalogQueries } from '../queries.ts';
import type { ActiveFilter } from './active-filters.tsx';
import { changeParams, clearFilters, type ListChange, type ListParams } from './list-params.ts';
import { type ListScope, type ListState, listPerPage } from './product-list-query.ts';

type ListResultsProps = {
  list: ListState;
  params: ListParams;
  scope: ListScope;
  activeFilters: readonly ActiveFilter[];
  onChange: (change: ListChange) => void;
};

/** One page of products, or the reason why it is empty. */
export function ListResults({ list, ...rest }: ListResultsProps) {
  const { t } = useI18n();
  const { data, outdated, failed, fetching, retry } = list;
  const failure = { title: t('The products could not be loaded'), onRetry: retry, busy: fetching };
  if (!data && failed) return <ErrorState {...failure} text={t('Your filters are still applied.')} />;
  if (!data) return <ProductGridSkeleton width="narrow" count={12} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failed && <ErrorState kind="inline" {...failure} />}
      <div aria-busy={outdated} className={classNames('grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity', outdated && 'opacity-50')}>
        <Products data={data} {...rest} />
      </div>
    </div>
  );
}

function Products({ data, params, scope, activeFilters, onChange }: Omit<ListResultsProps, 'list'> & { data: ProductList }) {
  if (data.total === 0) return <NoProducts params={params} activeFilters={activeFilters} onChange={onChange} />;
  if (data.products.length === 0) return <EmptyPage first={scope.href(changeParams(params, {}))} />;
  return (
    <>
      {data.corrected_search && <CorrectedSearch typed={params.search} corrected={data.corrected_search} />}
      <ProductGrid products={data.products} width="narrow" first level={2} />
      <ListPages total={data.total} params={params} scope={scope} />
    </>
  );
}

function CorrectedSearch({ typed, corrected }: { typed: string; corrected: string }) {
  const { t } = useI18n();
  return <Note>{t('No results for “{typed}”. Showing results for “{corrected}”.', { typed, corrected })}</Note>;
}

function ListPages({ total, params, scope }: { total: number; params: ListParams; scope: ListScope }) {
  const url = pageTemplate(scope.href(changeParams(params, {})));
  return (
    <div className="mt-2">
      <ListPagination page={params.page} total={total} perPage={listPerPage} target={{ type: 'link', url }} />
    </div>
  );
}

type NoProductsProps = { params: ListParams; activeFilters: readonly ActiveFilter[]; onChange: (change: ListChange) => void };

/** No matches: offers to clear the filters, or suggests other products for a search. */
function NoProducts({ params, activeFilters, onChange }: NoProductsProps) {
  const { t } = useI18n();
  if (activeFilters.length > 0) {
    return (
      <div className="pb-8">
        <EmptyState
          illustration="shelf"
          title={t('No products match your filters')}
          text={activeFilters.length > 1 ? t('Remove a filter to see more products.') : t('Remove the filter to see more products.')}
          action={{ label: t('Clear all'), onPress: () => onChange(clearFilters) }}
        />
      </div>
    );
  }
  return (
    <div className="pb-8">
      <EmptyState
        illustration="lens"
        title={params.search ? t('No results for “{search}”', { search: params.search }) : t('Nothing here yet')}
        text={params.search ? t('Try a shorter or different word.') : t('New products arrive every week.')}
        action={{ label: t('View all products'), href: paths.products() }}
      />
      {params.search && <SuggestedRow search={params.search} />}
    </div>
  );
}

function SuggestedRow({ search }: { search: string }) {
  const { t } = useI18n();
  const { data } = useQuery(catalogQueries.suggest(useApi(), search));
  if (!data) return null;
  return <ProductRow id="instead" title={t('You may also like')} products={data.products} />;
}
