import type { ReactNode } from 'react';
import type { PostDetails } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { SectionHeader } from '../../../ui/section-header.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { PostGrid } from '../blog/front-page.tsx';
import { RichText } from '../rich-text.tsx';
import { PopularPosts } from './popular-posts.tsx';
import { PostFoot } from './post-foot.tsx';
import { PostHeader } from './post-header.tsx';

type PostScreenProps = {
  answer: PostDetails;
  /** What the catalogue has about it. */
  products: ReactNode;
};

const relatedShown = 3;
const columns = 'mx-auto grid max-w-5xl gap-x-16 gap-y-12 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_17rem]';

/** A post to be read, and what to read or to look at next. */
export function PostScreen({ answer, products }: PostScreenProps) {
  const { t } = useI18n();
  const { blog: post, related_blogs, popular_blogs } = answer;
  const related = related_blogs.slice(0, relatedShown);
  return (
    <div className="page-flow">
      <article>
        <PostHeader post={post} />
        <div className={columns}>
          <div className="min-w-0">
            <RichText html={post.body} size="reading" />
            <PostFoot post={post} />
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <PopularPosts posts={popular_blogs} />
          </div>
        </div>
      </article>
      {products}
      {related.length > 0 && (
        <section aria-labelledby="related-posts">
          <SectionHeader id="related-posts" title={t('Read on')} more={{ label: t('All posts'), href: paths.blogs() }} />
          <PostGrid posts={related} level={3} />
        </section>
      )}
    </div>
  );
}

export function PostSkeleton() {
  return (
    <div>
      <div className="grid justify-items-center gap-4">
        <Skeleton className="h-9 w-32 rounded-full" />
        <Skeleton className="h-12 w-full max-w-xl" />
        <Skeleton className="h-5 w-full max-w-2xl rounded-sm" />
        <Skeleton className="h-4 w-56 rounded-sm" />
        <Skeleton className="mt-4 aspect-video w-full max-w-5xl rounded-xl" />
      </div>
      <div className={columns}>
        <SkeletonText lines={12} />
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
