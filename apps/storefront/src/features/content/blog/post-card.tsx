import type { PostCard as Post } from '@souk/contract/content';
import { classNames } from '@souk/ui/class-names.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

type PostCardProps = {
  post: Post;
  /** `lead` is the first post of a front page, `side` is next to it. */
  variant?: keyof typeof variants | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | undefined;
  /** Loads the picture eagerly. */
  priority?: boolean | undefined;
};

const variants = {
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

export function PostCard({ post, variant = 'card', level = 2, priority }: PostCardProps) {
  const { box, frame, title, excerpt, byline, sizes } = variants[variant];
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

export function PostCardSkeleton({ variant = 'card' }: { variant?: keyof typeof variants | undefined }) {
  const { box, frame } = variants[variant];
  return (
    <div className={classNames('grid content-start', box)}>
      <Skeleton className={classNames('aspect-video', frame)} />
      <div className="grid content-start gap-2.5">
        <Skeleton className="h-3 w-24 rounded-sm" />
        <Skeleton className={classNames('max-w-full rounded-sm', variant === 'lead' ? 'h-9 w-3/4' : 'h-5 w-5/6')} />
        {variant !== 'side' && <Skeleton className="h-3.5 rounded-sm" />}
        {variant !== 'side' && <Skeleton className="h-3.5 w-4/5 rounded-sm" />}
        <Skeleton className="mt-1 h-3 w-2/5 rounded-sm" />
      </div>
    </div>
  );
}

type PostBylineProps = { post: Pick<Post, 'author' | 'published_at' | 'reading_minutes'>; className?: string | undefined };

/** The dot before each part is clipped at the start of a line. */
const part = "relative ps-4 before:absolute before:start-1.5 before:content-['·'_/_'']";

/** Author, date and reading time. */
export function PostByline({ post: { author, published_at, reading_minutes }, className }: PostBylineProps) {
  const { longDate, plural } = useI18n();
  return (
    <p className={classNames('overflow-hidden text-ink-muted', className)}>
      <span className="-ms-4 flex flex-wrap">
        {author && (
          // On a line of its own on a phone, so that the layout does not shift when the font loads.
          <span className={classNames(part, 'max-sm:basis-full')}>
            <bdi>{author}</bdi>
          </span>
        )}
        {published_at && (
          <time dateTime={published_at} className={part}>
            {longDate(published_at)}
          </time>
        )}
        {/* Other servers may not send it. */}
        {reading_minutes > 0 && <span className={part}>{plural(reading_minutes, '{count} min read', '{count} min read')}</span>}
      </span>
    </p>
  );
}
