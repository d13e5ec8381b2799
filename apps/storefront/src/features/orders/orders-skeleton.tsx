import { Skeleton } from '../../ui/skeleton.tsx';

/** In the shape of the search, the tabs and the cards below them. */
export function OrderListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <div className="flex max-w-md gap-2.5">
        <Skeleton className="h-11 flex-1" />
        <Skeleton className="h-11 w-20" />
      </div>
      <div className="flex h-12 items-center gap-6 overflow-hidden border-b border-line">
        {['w-10', 'w-16', 'w-20', 'w-24', 'w-18', 'w-22'].map((width) => (
          <Skeleton key={width} className={`h-4 shrink-0 ${width}`} />
        ))}
      </div>
      <div className="grid gap-3">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="grid gap-3.5 rounded-lg border border-line bg-surface p-4 sm:p-5">
            <Skeleton className="h-5 w-56" />
            <span className="flex gap-2">
              <Skeleton className="size-13 sm:size-16" />
              <Skeleton className="size-13 sm:size-16" />
            </span>
            <Skeleton className="h-5" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** In the shape of one order. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <div className="grid gap-2.5">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-4 w-44" />
      </div>
      <Skeleton className="h-96 rounded-lg md:h-32" />
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr]">
        <Skeleton className="h-40 rounded-lg md:col-span-2 xl:col-span-1" />
        <Skeleton className="h-72 rounded-lg xl:row-span-2" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
    </div>
  );
}

/** In the shape of the confirmation. */
export function OrderConfirmedSkeleton() {
  return (
    <div aria-busy="true" className="page-width grid justify-items-center gap-8 py-8 sm:py-12">
      <Skeleton className="h-40 w-48 rounded-lg" />
      <Skeleton className="h-8 w-72" />
      <div className="grid w-full max-w-4xl gap-5 md:grid-cols-2">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </div>
  );
}
