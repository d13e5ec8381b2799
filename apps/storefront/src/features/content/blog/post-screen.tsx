import type { Post, PostCard } from '@souk/contract/content';
import { Avatar } from '@souk/ui/avatar.tsx';
import { Skeleton, SkeletonText } from '@souk/ui/feedback/skeleton.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { ReactNode } from 'react';
import type { PostDetails } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { RichText } from '../rich-text.tsx';
import { PostGrid } from './front-page.tsx';
import { PostByline } from './post-card.tsx';
import { PostFooter } from './post-footer.tsx';

type PostScreenProps = {
  answer: PostDetails;
  /** The related products, rendered by the route. */
  products: ReactNode;
};

const relatedShown = 3;
const columns = 'mx-auto grid max-w-5xl gap-x-16 gap-y-12 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_17rem]';

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
            <PostFooter post={post} />
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <PopularPosts posts={popular_blogs} />
          </div>
        </div>
      </article>
      {products}
      {related.length > 0 && (
        <section aria-labelledby="related-posts">
          <SectionHeader id="related-posts" title={t('More to read')} more={{ label: t('All posts'), href: paths.blogs() }} />
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

function PostHeader({ post }: { post: Post }) {
  const { category, picture } = post;
  return (
    <header className="grid justify-items-center gap-6 sm:gap-8">
      <div className="grid max-w-3xl justify-items-center gap-4 text-center">
        {category && (
          <Link
            href={paths.blogs({ category_id: category.id })}
            className="hit-area inline-flex min-h-9 items-center rounded-full bg-primary-soft px-4 text-sm font-semibold text-on-primary-soft hover:underline"
          >
            {category.name}
          </Link>
        )}
        <h1 className="text-2xl">{post.title}</h1>
        {post.excerpt && <p className="max-w-2xl text-lg text-ink-muted">{post.excerpt}</p>}
        <div className="flex items-center gap-3 text-start text-sm">
          {post.author && <Avatar name={post.author} className="size-10 text-xs" />}
          <PostByline post={post} />
        </div>
      </div>
      {picture && (
        <div className="aspect-video w-full max-w-5xl overflow-hidden rounded-lg bg-tint sm:rounded-xl">
          <Picture
            source={pictureSource(picture)}
            alt={picture.alt}
            sizes="(min-width: 68rem) 64rem, 96vw"
            priority
            className="size-full!"
          />
        </div>
      )}
    </header>
  );
}

function PopularPosts({ posts }: { posts: readonly PostCard[] }) {
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
