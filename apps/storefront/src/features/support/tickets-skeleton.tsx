import { Skeleton } from '../../ui/skeleton.tsx';

/** In the shape of the tabs and the cards below them. */
export function TicketListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <div className="flex h-12 items-center gap-6 border-b border-line">
        {['w-18', 'w-22', 'w-20'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <div className="grid gap-3">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="grid gap-3 rounded-lg border border-line bg-surface p-5">
            <Skeleton className="h-5 w-56" />
            <Skeleton className="h-4" />
            <Skeleton className="h-3 w-64" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** In the shape of a conversation. */
export function TicketSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-20 w-4/5 rounded-lg" />
      <Skeleton className="h-24 w-4/5 justify-self-end rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}
