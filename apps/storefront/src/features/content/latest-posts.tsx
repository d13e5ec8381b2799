import { SectionHeader } from '@souk/ui/layout/section.tsx';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { PostGrid } from './blog/front-page.tsx';
import { LatestPostsSkeleton, latestPostsQuery } from './latest-posts-loading.tsx';

/** The newest posts at the end of the home page; hidden if there are none. */
export function LatestPosts({ title }: { title: string | undefined }) {
  const { t } = useI18n();
  const { data: posts, isPending } = useQuery(latestPostsQuery(useApi()));
  if (isPending) return <LatestPostsSkeleton />;
  if (!posts || posts.length === 0) return null;
  return (
    <section aria-labelledby="home-posts">
      <SectionHeader
        id="home-posts"
        title={title ?? t('Latest posts')}
        text={title ? undefined : t('Workshops, things that last, and how to look after them.')}
        more={{ label: t('All posts'), href: paths.blogs() }}
      />
      <PostGrid posts={posts} level={3} />
    </section>
  );
}
