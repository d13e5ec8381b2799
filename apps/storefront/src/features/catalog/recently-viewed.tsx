import { lazyPart } from '@souk/client/lazy-part.ts';
import { Suspense } from 'react';
import { useVisitor } from '../../lib/services/services-context.tsx';
import { useSession } from '../../lib/services/session.ts';
import type { RecentlyViewedProps } from './recently-viewed-row.tsx';

const RecentlyViewedRow = lazyPart(
  () => import('./recently-viewed-row.tsx'),
  ({ RecentlyViewedRow }) => RecentlyViewedRow,
);

/** Loads the row only for people who have viewed products; the server's HTML does not contain it. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { status } = useSession();
  const hasViewed = useVisitor((state) => state.viewed.some((id) => id !== props.except));
  if (status === 'unknown' || (status === 'visitor' && !hasViewed)) return null;
  return (
    <Suspense>
      <RecentlyViewedRow {...props} />
    </Suspense>
  );
}
