import type { PostCard } from '@souk/contract/content';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Link } from '../../../ui/ui-context.tsx';

/** What most people read, numbered. */
export function PopularPosts({ posts }: { posts: readonly PostCard[] }) {
  const { t, number } = useI18n();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="popular-posts">
      <h2 id="popular-posts" className="border-b border-line pb-3 text-lg">
        {t('Most read')}
      </h2>
      <ol className="divide-y divide-line">
        {posts.map((post, index) => (
          <li key={post.id} className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline py-4">
            <span aria-hidden="true" className="text-xl font-bold text-accent tabular-nums">
              {number(index + 1)}
            </span>
            <div>
              <h3 className="text-base font-semibold">
                <Link
                  href={paths.blog({ slug: post.slug })}
                  className="underline-offset-4 after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
                >
                  {post.title}
                </Link>
              </h3>
              {post.category && <p className="mt-1 text-xs text-ink-muted">{post.category.name}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
