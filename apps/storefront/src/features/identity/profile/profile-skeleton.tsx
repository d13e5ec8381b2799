import { Skeleton } from '../../../ui/skeleton.tsx';

/** In the shape of the portrait and the fields beside each other. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="grid gap-6 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-8">
        <Skeleton className="size-32 rounded-full" />
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {['name', 'email', 'phone', 'country', 'birth', 'gender'].map((key) => (
            <div key={key} className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-12" />
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="h-11 w-full sm:w-36" />
    </div>
  );
}
