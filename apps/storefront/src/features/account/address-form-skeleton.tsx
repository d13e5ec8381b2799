import { Skeleton } from '../../ui/skeleton.tsx';

/** In the shape of the way back, the title and the fields below them. */
export function AddressFormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-7 w-44" />
      <div className="grid max-w-2xl gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6">
        {['name', 'phone', 'street', 'flat', 'way', 'area', 'postcode'].map((key) => (
          <div key={key} className={key === 'street' ? 'grid gap-2 sm:col-span-2' : 'grid gap-2'}>
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-11" />
          </div>
        ))}
        <Skeleton className="h-11 sm:col-span-2" />
      </div>
    </div>
  );
}
