import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useNewestChoice } from '../../../lib/page/use-newest-choice.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FilterButtonSkeleton, FilterSkeleton } from './filter-skeleton.tsx';
import { listChosen } from './list-chosen.ts';
import { clearChoices, type ListChange, type ListParams } from './list-params.ts';
import { ListResults } from './list-results.tsx';
import { isFixed, type ListScope } from './list-scope.ts';
import { SortSelect } from './sort-select.tsx';
import { useListParams } from './use-list-params.ts';
import { useProductList } from './use-product-list.ts';

type ProductListProps = {
  scope: ListScope;
  /** What the address says, where a page has its own names for it. */
  params?: ListParams | undefined;
};

/** A list of products with everything that narrows, sorts and turns it; each choice is an address of its own. */
export function ProductList({ scope, params: given }: ProductListProps) {
  const read = useListParams();
  const params = given ?? read;
  const top = useRef<HTMLDivElement>(null);
  const list = useProductList(params, scope.fixed);
  const change = useChange(params, scope, top);
  const filters = list.data?.filters ?? null;
  const chosen = listChosen(params, filters, hiddenChoices(scope));
  const panel = filters && { filters, params, scope };
  // Without products there is nothing to choose from, and neither is there where the server offers no filters.
  const bare = list.data ? !filters || (list.data.total === 0 && chosen.length === 0) : list.failed;
  return (
    <div ref={top} className={classNames('grid scroll-mt-24 items-start gap-x-8', !bare && 'lg:grid-cols-[16.5rem_minmax(0,1fr)]')}>
      {!bare && <FilterColumn>{panel ? <FilterPanel {...panel} onChange={change} /> : <FilterSkeleton />}</FilterColumn>}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
          <Total total={list.data?.total} failed={list.failed} />
          {!list.data && !bare && <FilterButtonSkeleton />}
          {panel && !bare && (
            <FilterSheet
              {...panel}
              // A visitor who tries choices in the sheet goes back to the page before it, not through each of them.
              onChange={(next) => change(next, true)}
              total={list.data?.total ?? 0}
              pending={list.outdated}
              chosenCount={chosen.length}
            />
          )}
          {(!bare || (list.data?.total ?? 0) > 0) && !isFixed(scope, 'sort_type') && <SortSelect params={params} onChange={change} />}
        </div>
        <ChosenChips chosen={chosen} onChange={change} onClear={() => change(clearChoices)} />
        <ListResults list={list} params={params} scope={scope} chosen={chosen} onChange={change} />
      </div>
    </div>
  );
}

function hiddenChoices({ fixed = {} }: ListScope) {
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

/** Goes to the list of other choices; it stays in sight where a shorter one would end above the screen. */
function useChange(params: ListParams, scope: ListScope, top: { current: HTMLElement | null }) {
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
      className="sticky top-4 -mx-1.5 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain px-1.5 pb-6 [mask-image:linear-gradient(#000_calc(100%-1.5rem),transparent)] [scrollbar-width:thin] max-lg:hidden"
    >
      {children}
    </aside>
  );
}
