import type { PostCard as Post } from '@souk/contract/content';
import { PostCard, PostCardSkeleton } from './post-card.tsx';

const sideCount = 2;
const leadGrid = 'grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-10';
const column = 'grid content-start gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-1 lg:gap-y-8';
const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8';

/** The newest post large, the next two at its side, the rest below. */
export function FrontPage({ posts }: { posts: readonly Post[] }) {
  const [lead, ...others] = posts;
  const rest = others.slice(sideCount);
  if (!lead) return null;
  return (
    <div className="grid gap-10 lg:gap-14">
      <div className={leadGrid}>
        <PostCard post={lead} variant="lead" priority />
        {others.length > 0 && (
          <div className={column}>
            {others.slice(0, sideCount).map((post) => (
              <PostCard key={post.id} post={post} variant="side" />
            ))}
          </div>
        )}
      </div>
      {rest.length > 0 && (
        <div className="border-t border-line pt-10 lg:pt-14">
          <PostGrid posts={rest} />
        </div>
      )}
    </div>
  );
}

export function PostGrid({ posts, level, first = false }: { posts: readonly Post[]; level?: 2 | 3 | undefined; first?: boolean }) {
  return (
    <ul className={grid}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} level={level} priority={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}

export function FrontPageSkeleton() {
  return (
    <div className={leadGrid} aria-hidden="true">
      <PostCardSkeleton variant="lead" />
      <div className={column}>
        <PostCardSkeleton variant="side" />
        <PostCardSkeleton variant="side" />
      </div>
    </div>
  );
}
