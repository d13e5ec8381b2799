import { Skeleton } from '../../ui/skeleton.tsx';

/** In the shape of a shop's card. */
export function ShopCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-5/2 rounded-none" />
      <div className="grid gap-2.5 p-4 pt-3">
        <div className="flex items-end gap-3">
          <span className="arch -mt-12 block w-18">
            <Skeleton className="aspect-4/5 rounded-none" />
          </span>
          <Skeleton className="h-4 w-1/2 rounded-sm" />
        </div>
        <Skeleton className="mt-2 h-3.5 w-4/5 rounded-sm" />
        <Skeleton className="h-3 w-3/5 rounded-sm" />
        <Skeleton className="h-3 w-2/5 rounded-sm" />
      </div>
    </div>
  );
}
