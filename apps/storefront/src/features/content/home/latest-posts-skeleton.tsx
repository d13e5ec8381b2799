import { Skeleton } from '../../../ui/skeleton.tsx';
import { latestShown } from './latest-posts-query.ts';

/** In the shape of the posts to come. */
export function LatestPostsSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-6 h-8 w-48" />
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8">
        {Array.from({ length: latestShown }, (_, index) => `post-${index}`).map((key) => (
          <div key={key} className="grid gap-3">
            <Skeleton className="aspect-video rounded-lg" />
            <Skeleton className="h-5 w-5/6 rounded-sm" />
            <Skeleton className="h-3.5 w-2/5 rounded-sm" />
          </div>
        ))}
      </div>
    </div>
  );
}
