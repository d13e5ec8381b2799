import { intlLocale } from '@souk/money/format';
import { classNames } from '@souk/ui/class-names.ts';
import { EmptyPage, EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { LinkedText } from '@souk/ui/linked-text.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProductList } from '../../../lib/other-servers/answers.ts';
import { ListPagination } from '../../../lib/page/list-pagination.tsx';
import { pageTemplate } from '../../../lib/page/page-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { useCategories } from '../../../lib/services/use-categories.ts';
import { ProductGrid, ProductGridSkeleton, ProductRow } from '../product-grid.tsx';
import { catalogQueries } from '../queries.ts';
import type { ActiveFilter } from './active-filters.tsx';
import { changeParams, clearFilters, emptyParams, type ListChange, type ListParams, listQuery } from './list-params.ts';
import { type ListScope, type ListState, listPerPage } from './product-list-query.ts';
import { useRecordFound } from './use-record-found.ts';

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
  const results = useRef<HTMLDivElement>(null);
  useRecordFound(results, list.data ? rest.params.search : '');
  const failure = { title: t('The products could not be loaded'), onRetry: retry, busy: fetching };
  if (!data && failed) return <ErrorState {...failure} text={t('Your filters are still applied.')} />;
  if (!data) return <ProductGridSkeleton width="narrow" count={12} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failed && <ErrorState kind="inline" {...failure} />}
      <div
        ref={results}
        aria-busy={outdated}
        className={classNames('grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity', outdated && 'opacity-50')}
      >
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
      <SearchNote params={params} corrected={data.corrected_search} leftOut={data.left_out} />
      <ProductGrid products={data.products} width="narrow" first level={2} withScenes />
      <ListPages total={data.total} params={params} scope={scope} />
      {params.search && data.total < fewResults && <PopularRow shown={data.products} />}
    </>
  );
}

/** Fewer results leave most of a wide page empty. */
const fewResults = 9;

/** Products that sell well, below a search with few results. */
function PopularRow({ shown }: { shown: ProductList['products'] }) {
  const { t } = useI18n();
  const { data } = useQuery(catalogQueries.suggest(useApi(), ''));
  const others = data?.products.filter(({ id }) => !shown.some((product) => product.id === id)) ?? [];
  return others.length > 0 && <ProductRow id="instead" title={t('You may also like')} products={others} />;
}

type SearchNoteProps = { params: ListParams; corrected: string | null; leftOut: readonly string[] };

/** How the products differ from what was searched, by corrected or left out words, and the search as it was typed. */
function SearchNote({ params, corrected, leftOut }: SearchNoteProps) {
  const { t, locale } = useI18n();
  if (!corrected && leftOut.length === 0) return null;
  const typed = params.search;
  const quoted = leftOut.map((word) => t('“{word}”', { word }));
  const words = new Intl.ListFormat(intlLocale(locale), { type: 'conjunction' }).format(quoted);
  const search = corrected ?? typed;
  return (
    <Note>
      {corrected && (
        <p className="text-base">
          <LinkedText
            text={t('Showing results for {corrected}.')}
            links={{ corrected: <SearchLink params={{ ...params, search: corrected }} strong /> }}
          />
        </p>
      )}
      {leftOut.length > 0 && <p>{t('Nothing matches all of “{search}”. Showing results without {words}.', { search, words })}</p>}
      {corrected && (
        <p>
          <LinkedText
            text={t('Search instead for {typed}.')}
            links={{ typed: <SearchLink params={{ ...params, search: typed, exact: true }} /> }}
          />
        </p>
      )}
    </Note>
  );
}

function SearchLink({ params, strong }: { params: ListParams; strong?: boolean }) {
  return (
    <Link
      href={paths.products(listQuery(changeParams(params, {})))}
      className={classNames('hit-area underline', strong && 'font-semibold')}
    >
      <bdi>{params.search}</bdi>
    </Link>
  );
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
  if (params.search) return <NoSearchResults search={params.search} />;
  return (
    <div className="pb-8">
      <EmptyState
        illustration="lens"
        title={t('Nothing here yet')}
        text={t('New products arrive every week.')}
        action={{ label: t('View all products'), href: paths.products() }}
      />
    </div>
  );
}

/** Ways on from a search without results: categories, help and other products. */
function NoSearchResults({ search }: { search: string }) {
  const { t } = useI18n();
  const hasWords = /[\p{L}\p{N}]/u.test(search);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-8">
      <EmptyState
        illustration="lens"
        title={t('No results for “{search}”', { search })}
        text={hasWords ? t('Try a shorter or different word.') : t('Your search has no letters or digits. Type a word to search for.')}
        action={{ label: t('View all products'), href: paths.products() }}
      />
      <DidYouMean search={search} />
      <PopularSearches search={search} />
      <OtherWays />
      <SuggestedRow search={search} />
    </div>
  );
}

/** The corrected search of one that was to be exact. */
function DidYouMean({ search }: { search: string }) {
  const { t } = useI18n();
  const { data, isPlaceholderData } = useQuery(catalogQueries.suggest(useApi(), search));
  const corrected = isPlaceholderData ? undefined : data?.corrections[0];
  if (corrected === undefined) return null;
  return (
    <p className="text-center">
      <LinkedText
        text={t('Did you mean {corrected}?')}
        links={{ corrected: <SearchLink params={{ ...emptyParams, search: corrected }} strong /> }}
      />
    </p>
  );
}

/** Searches that find what sells best. */
function PopularSearches({ search }: { search: string }) {
  const { t } = useI18n();
  const { data } = useQuery(catalogQueries.suggest(useApi(), search));
  if (!data || data.popular.length === 0) return null;
  return (
    <nav aria-label={t('Popular searches')} className="grid justify-items-center gap-3">
      <p aria-hidden="true" className="text-sm text-ink-muted">
        {t('Popular searches')}
      </p>
      <ul className="flex flex-wrap justify-center gap-2">
        {data.popular.map((popular) => (
          <li key={popular}>
            <Link href={paths.products({ search: popular })} className={wayClass}>
              <bdi>{popular}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const maxCategories = 6;
const wayClass =
  'inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-semibold hover:border-accent hover:text-accent';

/** Links to categories and to help. */
function OtherWays() {
  const { t } = useI18n();
  const { data = [] } = useCategories();
  return (
    <nav aria-label={t('Shop by category')}>
      <ul className="flex flex-wrap justify-center gap-2">
        {data.slice(0, maxCategories).map(({ id, slug, name }) => (
          <li key={id}>
            <Link href={paths.category({ slug })} className={wayClass}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.support()} className={wayClass}>
            {t('Help and contact')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function SuggestedRow({ search }: { search: string }) {
  const { t } = useI18n();
  const { data } = useQuery(catalogQueries.suggest(useApi(), search));
  if (!data) return null;
  return <ProductRow id="instead" title={t('You may also like')} products={data.products} />;
}
