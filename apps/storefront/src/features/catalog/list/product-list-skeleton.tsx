import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProductGridSkeleton } from '../product-grid.tsx';
import { FilterButtonSkeleton, FilterSkeleton, SortSkeleton } from './filter-skeleton.tsx';

/** In the shape of a list with its filters, where not even the page around it is known yet. */
export function ProductListSkeleton() {
  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-[16.5rem_minmax(0,1fr)]" aria-hidden="true">
      <div className="max-lg:hidden">
        <FilterSkeleton />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
          <span className="grow max-sm:basis-full">
            <Skeleton className="h-4 w-24" />
          </span>
          <FilterButtonSkeleton />
          <SortSkeleton />
        </div>
        <ProductGridSkeleton width="beside" count={12} />
      </div>
    </div>
  );
}
