import type { PostCard as Post } from '@souk/contract/content';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Link } from '../../../ui/ui-context.tsx';
import { PostByline } from './post-byline.tsx';

type PostCardProps = {
  post: Post;
  /** `lead` opens a front page, `side` stands beside it. */
  look?: keyof typeof looks | undefined;
  /** The rank of its title among the page's headings. */
  level?: 2 | 3 | undefined;
  /** The first screen's main picture. */
  priority?: boolean | undefined;
};

const looks = {
  lead: {
    box: 'gap-4 sm:gap-6',
    frame: 'rounded-xl',
    title: 'text-2xl',
    excerpt: 'mt-3 text-lg',
    byline: 'mt-4 text-sm',
    sizes: '(min-width: 84rem) 51rem, (min-width: 64rem) 62vw, 96vw',
  },
  side: {
    box: 'gap-3 max-sm:grid-cols-[2fr_3fr] max-sm:gap-4',
    frame: 'rounded-lg max-sm:aspect-4/3!',
    title: 'text-lg',
    excerpt: 'hidden',
    byline: 'mt-2 text-xs',
    sizes: '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 40vw',
  },
  card: {
    box: 'gap-3.5',
    frame: 'rounded-lg',
    title: 'text-lg',
    excerpt: 'mt-1.5 line-clamp-3 text-sm',
    byline: 'mt-3 text-xs',
    sizes: '(min-width: 84rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 94vw',
  },
} as const;

/** A post among others: its picture, its title and what it is about, without a box around them. */
export function PostCard({ post, look = 'card', level = 2, priority }: PostCardProps) {
  const { box, frame, title, excerpt, byline, sizes } = looks[look];
  const Title = `h${level}` as const;
  return (
    <article className={classNames('group/post relative grid content-start', box)}>
      <div className={classNames('aspect-video overflow-hidden bg-tint', frame)}>
        {post.picture && (
          <Picture
            source={pictureSource(post.picture)}
            alt={post.picture.alt}
            sizes={sizes}
            priority={priority}
            className="size-full! transition-transform duration-(--duration-slow) group-hover/post:scale-[1.03]"
          />
        )}
      </div>
      <div className="min-w-0">
        {post.category && <p className="mb-1.5 text-xs font-semibold text-accent">{post.category.name}</p>}
        <Title className={classNames('font-bold', title)}>
          <Link
            href={paths.blog({ slug: post.slug })}
            className="decoration-2 underline-offset-4 group-hover/post:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
          >
            {post.title}
          </Link>
        </Title>
        {post.excerpt && <p className={classNames('text-ink-muted', excerpt)}>{post.excerpt}</p>}
        <PostByline post={post} className={byline} />
      </div>
    </article>
  );
}

/** In the shape of a card. */
export function PostCardSkeleton({ look = 'card' }: { look?: keyof typeof looks | undefined }) {
  const { box, frame } = looks[look];
  return (
    <div className={classNames('grid content-start', box)}>
      <Skeleton className={classNames('aspect-video', frame)} />
      <div className="grid content-start gap-2.5">
        <Skeleton className="h-3 w-24 rounded-sm" />
        <Skeleton className={classNames('max-w-full rounded-sm', look === 'lead' ? 'h-9 w-3/4' : 'h-5 w-5/6')} />
        {look !== 'side' && <Skeleton className="h-3.5 rounded-sm" />}
        {look !== 'side' && <Skeleton className="h-3.5 w-4/5 rounded-sm" />}
        <Skeleton className="mt-1 h-3 w-2/5 rounded-sm" />
      </div>
    </div>
  );
}
