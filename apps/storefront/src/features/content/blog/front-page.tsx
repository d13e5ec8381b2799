import type { PostCard as Post } from '@souk/contract/content';
import { PostCard, PostCardSkeleton } from './post-card.tsx';

const besides = 2;
const spread = 'grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-10';
const column = 'grid content-start gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-1 lg:gap-y-8';
const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8';

/** The newest post large, the two after it at its side, the rest below. */
export function FrontPage({ posts }: { posts: readonly Post[] }) {
  const [lead, ...others] = posts;
  const rest = others.slice(besides);
  if (!lead) return null;
  return (
    <div className="grid gap-10 lg:gap-14">
      <div className={spread}>
        <PostCard post={lead} look="lead" priority />
        {others.length > 0 && (
          <div className={column}>
            {others.slice(0, besides).map((post) => (
              <PostCard key={post.id} post={post} look="side" />
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

/** Posts in rows, none before the other. */
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
    <div className={spread} aria-hidden="true">
      <PostCardSkeleton look="lead" />
      <div className={column}>
        <PostCardSkeleton look="side" />
        <PostCardSkeleton look="side" />
      </div>
    </div>
  );
}
