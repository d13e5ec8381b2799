import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';

/** The skeleton of pages that have none of their own. */
export function PageSkeleton() {
  return (
    <div className="page-width grid gap-6 py-8" aria-busy="true">
      <Skeleton className="h-8 w-56" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => `card-${index}`).map((id) => (
          <Skeleton key={id} className="aspect-3/4 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
