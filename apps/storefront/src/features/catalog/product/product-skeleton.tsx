import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { ProductGridSkeleton } from '../product-grid.tsx';

/** In the shape of a product's page. */
export function ProductSkeleton() {
  return (
    <div className="page-width pt-4 pb-14" aria-busy="true">
      <Skeleton className="mt-2 h-5 w-64 max-w-full rounded-sm" />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-14">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[4.75rem_minmax(0,1fr)]">
          <div className="grid content-start gap-2.5 max-md:hidden md:max-lg:order-last md:max-lg:auto-cols-[15.2%] md:max-lg:grid-flow-col">
            {['one', 'two', 'three', 'four'].map((id) => (
              <Skeleton key={id} className="aspect-square" />
            ))}
          </div>
          <Skeleton className="aspect-square rounded-lg max-md:-mx-(--gutter) max-md:rounded-none" />
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-4 w-24 rounded-sm" />
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-4 w-1/2 rounded-sm" />
          <Skeleton className="h-7 w-32" />
          <SkeletonText lines={2} />
          <div className="flex gap-3">
            {['one', 'two', 'three'].map((id) => (
              <Skeleton key={id} className="size-11 rounded-full" />
            ))}
          </div>
          <Skeleton className="h-13 rounded-lg" />
          <Skeleton className="h-20 rounded-lg" />
        </div>
      </div>
      <div className="mt-16">
        <ProductGridSkeleton count={4} />
      </div>
    </div>
  );
}
