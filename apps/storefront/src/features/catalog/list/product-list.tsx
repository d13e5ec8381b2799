import type { SortType } from '@souk/contract/product-list';
import { classNames } from '@souk/ui/class-names.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { type ReactNode, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useNewestChoice } from '../../../lib/page/use-newest-choice.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ActiveFilterChips, listActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { changeParams, clearFilters, type ListChange, type ListParams, sortTypes } from './list-params.ts';
import { ListResults } from './list-results.tsx';
import { isFixed, type ListScope, useListParams, useProductList } from './product-list-query.ts';
import { FilterButtonSkeleton, FilterSkeleton } from './product-list-skeleton.tsx';

type ProductListProps = {
  scope: ListScope;
  /** Set by pages whose address has other parameter names. */
  params?: ListParams | undefined;
};

/** A product list with filters, sort order and pages, all of them in the address. */
export function ProductList({ scope, params: given }: ProductListProps) {
  const read = useListParams();
  const params = given ?? read;
  const top = useRef<HTMLDivElement>(null);
  const list = useProductList(params, scope.fixed);
  const change = useChangeList(params, scope, top);
  const filters = list.data?.filters ?? null;
  const activeFilters = listActiveFilters(params, filters, pageChoices(scope));
  const panel = filters && { filters, params, scope };
  // Filters are hidden if there are no products, and if the server sends no filters.
  const withoutFilters = list.data ? !filters || (list.data.total === 0 && activeFilters.length === 0) : list.failed;
  return (
    <div
      ref={top}
      className={classNames('grid scroll-mt-24 items-start gap-x-8', !withoutFilters && 'lg:grid-cols-[16.5rem_minmax(0,1fr)]')}
    >
      {!withoutFilters && <FilterColumn>{panel ? <FilterPanel {...panel} onChange={change} /> : <FilterSkeleton />}</FilterColumn>}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
          <Total total={list.data?.total} failed={list.failed} />
          {!list.data && !withoutFilters && <FilterButtonSkeleton />}
          {panel && !withoutFilters && (
            <FilterSheet
              {...panel}
              // Replaces the address, so that “back” leaves the list and does not undo each filter.
              onChange={(next) => change(next, true)}
              total={list.data?.total ?? 0}
              pending={list.outdated}
              chosenCount={activeFilters.length}
            />
          )}
          {(!withoutFilters || (list.data?.total ?? 0) > 0) && !isFixed(scope, 'sort_type') && (
            <SortSelect params={params} onChange={change} />
          )}
        </div>
        <ActiveFilterChips filters={activeFilters} onChange={change} onClear={() => change(clearFilters)} />
        <ListResults list={list} params={params} scope={scope} activeFilters={activeFilters} onChange={change} />
      </div>
    </div>
  );
}

function pageChoices({ fixed = {} }: ListScope) {
  return (['category_id', 'shop_id', 'brand_id'] as const).filter((choice) => fixed[choice] !== undefined);
}

function Total({ total, failed }: { total: number | undefined; failed: boolean }) {
  const { plural } = useI18n();
  return (
    <p role="status" className="grow text-sm text-ink-muted max-sm:basis-full">
      {total === undefined ? !failed && <Skeleton className="h-4 w-24" /> : plural(total, '{count} product', '{count} products')}
    </p>
  );
}

/** Navigates to the changed list and scrolls to its top, because a shorter list could end above the screen. */
function useChangeList(params: ListParams, scope: ListScope, top: { current: HTMLElement | null }) {
  const navigate = useNavigate();
  const newest = useNewestChoice(params, scope.href(params));
  return (change: ListChange, replace = false) => {
    const next = change(newest.read());
    const href = scope.href(next);
    newest.choose(next, href);
    void navigate(href, { preventScrollReset: true, replace });
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' });
  };
}

function FilterColumn({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  return (
    <aside
      aria-label={t('Filters')}
      className="sticky top-(--sticky-top) -mx-1.5 max-h-[calc(100dvh-var(--sticky-top)-1rem)] overflow-y-auto overscroll-contain px-1.5 pb-6 [mask-image:linear-gradient(#000_calc(100%-1.5rem),transparent)] [scrollbar-width:thin] max-lg:hidden"
    >
      {children}
    </aside>
  );
}

type SortSelectProps = { params: ListParams; onChange: (change: ListChange) => void };

function SortSelect({ params, onChange }: SortSelectProps) {
  const { t } = useI18n();
  const id = useId();
  const labels: Record<SortType, string> = {
    default: params.search ? t('Best match') : t('Recommended'),
    relevance: t('Best match'),
    popular_product: t('Most popular'),
    top_selling: t('Best selling'),
    newest: t('Newest'),
    top_rated: t('Top rated'),
    low_to_high: t('Price: low to high'),
    high_to_low: t('Price: high to low'),
  };
  // The default order of a search is by relevance, so this is one option and not two.
  const offered = sortTypes.filter((sort) => sort !== 'relevance');
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-sm max-sm:grow max-sm:basis-[calc(50%-0.375rem)]">
      <label htmlFor={id} className="shrink-0 text-ink-muted max-sm:sr-only">
        {t('Sort by')}
      </label>
      <Select
        id={id}
        size="sm"
        className="min-w-0 grow"
        value={params.sort_type === 'relevance' ? 'default' : params.sort_type}
        options={offered.map((value) => ({ value, label: labels[value] }))}
        onChange={({ target }) =>
          onChange((now) => changeParams(now, { sort_type: sortTypes.find((sort) => sort === target.value) ?? 'default' }))
        }
      />
    </div>
  );
}
