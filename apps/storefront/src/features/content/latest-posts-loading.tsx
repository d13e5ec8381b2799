import type { Api } from '@souk/client/api/create-api.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { queryOptions } from '@tanstack/react-query';

const postsShown = 3;

/** Separate from `contentQueries`, so that the home page loads only this one. */
export const latestPostsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['posts', 'latest'],
    queryFn: async ({ signal }) => (await api.call('GET /blogs', { query: { per_page: postsShown }, signal })).data.blogs,
  });

export function LatestPostsSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-6 h-8 w-48" />
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8">
        {Array.from({ length: postsShown }, (_, index) => `post-${index}`).map((key) => (
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
