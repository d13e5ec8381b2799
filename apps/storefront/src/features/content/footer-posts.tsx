import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/picture-source.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { latestPostsQuery } from './latest-posts-loading.tsx';

/** The latest posts in one line each. Optional: without an answer there is nothing. */
export function FooterPosts() {
  const { t, date } = useI18n();
  const { data: posts = [] } = useQuery(latestPostsQuery(useApi()));
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="footer-posts">
      <h2 id="footer-posts" className="font-sans text-base">
        {t('Latest posts')}
      </h2>
      <ul className="grid gap-3 pt-4">
        {posts.map((post) => (
          <li key={post.id} className="relative flex items-center gap-3">
            {post.picture && (
              <Picture source={pictureSource(post.picture, 'small')} alt="" sizes="4.5rem" className="h-12! w-18! shrink-0 rounded-sm" />
            )}
            <p className="min-w-0 text-sm">
              <Link href={paths.blog({ slug: post.slug })} className="card-link line-clamp-1 font-semibold text-ink hover:underline">
                {post.title}
              </Link>
              <span className="text-xs text-ink-muted">{date(post.published_at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
