import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';

/** In the shape of the cards. */
export function PlansSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="grid gap-5 rounded-xl border border-line bg-surface p-5 sm:p-6">
          <div className="flex justify-between gap-4">
            <div className="grid flex-1 content-start gap-3">
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="h-4 rounded-sm" />
            </div>
            <span className="arch block w-16">
              <Skeleton className="aspect-4/5 rounded-none" />
            </span>
          </div>
          <Skeleton className="h-10 w-40" />
          <SkeletonText lines={3} />
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-13 rounded-lg" />
        </div>
      ))}
    </div>
  );
}

/** In the shape of the plan and the summary beside it. */
export function PlanPurchaseSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      <div className="grid content-start gap-4 lg:gap-5">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </div>
      <Skeleton className="h-56 rounded-lg max-md:hidden" />
    </div>
  );
}
