import { Skeleton } from '../../ui/skeleton.tsx';

/** The page in its shape while its code comes. */
export function SellerSkeleton() {
  return (
    <div className="page-width pt-4 pb-14" aria-busy="true">
      <Skeleton className="h-4 w-44 rounded-sm" />
      <Skeleton className="mt-4 h-96 rounded-xl sm:h-80" />
      <div className="mt-8 grid items-start gap-6 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-8">
        <Skeleton className="h-[50rem] rounded-xl max-lg:order-last" />
        <Skeleton className="h-60 rounded-xl" />
      </div>
    </div>
  );
}
