import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useVisitor } from '../../../lib/services/services-context.tsx';
import { useSession } from '../../../lib/services/use-session.ts';

const RecentlyViewedRow = lazyPart(
  () => import('./recently-viewed-row.tsx'),
  ({ RecentlyViewedRow }) => RecentlyViewedRow,
);

/** A row for who has been here before: nothing of it is loaded for anybody else, and it is no part of the server's page. */
export function RecentlyViewed({ except }: { except?: number | undefined }) {
  const { status } = useSession();
  const hasViewed = useVisitor((state) => state.viewed.some((id) => id !== except));
  if (status === 'unknown' || (status === 'visitor' && !hasViewed)) return null;
  return (
    <Suspense>
      <RecentlyViewedRow except={except} />
    </Suspense>
  );
}
