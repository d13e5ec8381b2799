import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { SectionHeader } from '../../../ui/section-header.tsx';
import { PostGrid } from '../blog/front-page.tsx';
import { latestPostsQuery } from './latest-posts-query.ts';
import { LatestPostsSkeleton } from './latest-posts-skeleton.tsx';

/** What was written last, for whoever has come to the end of the page. Without posts there is no such place. */
export function LatestPosts() {
  const { t } = useI18n();
  const { data: posts, isPending } = useQuery(latestPostsQuery(useApi()));
  if (isPending) return <LatestPostsSkeleton />;
  if (!posts || posts.length === 0) return null;
  return (
    <section aria-labelledby="home-posts">
      <SectionHeader
        id="home-posts"
        title={t('Latest posts')}
        text={t('Workshops, things that last, and how to look after them.')}
        more={{ label: t('All posts'), href: paths.blogs() }}
      />
      <PostGrid posts={posts} level={3} />
    </section>
  );
}
