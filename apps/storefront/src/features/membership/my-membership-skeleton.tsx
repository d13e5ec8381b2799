import { Skeleton } from '../../ui/skeleton.tsx';

/** In the shape of the membership that runs. */
export function MyMembershipSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="flex gap-5">
        <Skeleton className="h-24 w-20 shrink-0 rounded-lg" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-6 w-32 max-w-full" />
          <Skeleton className="h-4 w-72 max-w-full" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-4 w-48 max-w-full" />
        </div>
      </div>
      <div className="grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        {['saved', 'since', 'price'].map((key) => (
          <Skeleton key={key} className="h-11 max-w-40" />
        ))}
      </div>
    </div>
  );
}
