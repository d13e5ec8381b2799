import { lazyPart } from '@souk/client/lazy-part.ts';
import { memo, Suspense, useEffect, useRef } from 'react';
import { LatestPostsSkeleton } from './latest-posts-loading.tsx';

let markNear: () => void = () => undefined;
const near = new Promise<void>((resolve) => {
  markNear = resolve;
});

const LatestPosts = lazyPart(
  async () => {
    if (!import.meta.env.SSR) await near;
    return import('./latest-posts.tsx');
  },
  ({ LatestPosts: Posts }) => Posts,
);

/**
 * The server renders the posts; their code is loaded when the visitor scrolls near them, so the home page is smaller.
 * Until then the server's HTML stays in place. The component has no props that change and uses no context, because a render before
 * the code has arrived would discard that HTML.
 */
export const LazyLatestPosts = memo(function LazyLatestPosts({ title }: { title: string | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && markNear(), { rootMargin: '600px' });
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} className="empty:hidden">
      <Suspense fallback={<LatestPostsSkeleton />}>
        <LatestPosts title={title} />
      </Suspense>
    </div>
  );
});
