import { memo, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { LatestPostsSkeleton } from './latest-posts-skeleton.tsx';

let comeNear: () => void = () => undefined;
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

const LatestPosts = lazyPart(
  async () => {
    if (!import.meta.env.SSR) await near;
    return import('./latest-posts.tsx');
  },
  ({ LatestPosts: Posts }) => Posts,
);

/**
 * The posts come with the page as HTML; their code comes when somebody scrolls towards them, so that the first load of the
 * home page carries none of it. Until then the HTML stands as it is, and its links are links.
 * It takes no props and no context: a new render from above would have to give up the HTML.
 */
export const LatestPostsSlot = memo(function LatestPostsSlot() {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), { rootMargin: '600px' });
    if (slot.current) observer.observe(slot.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={slot} className="empty:hidden">
      <Suspense fallback={<LatestPostsSkeleton />}>
        <LatestPosts />
      </Suspense>
    </div>
  );
});
