import type { PostCard } from '@souk/contract/content';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';

type PostBylineProps = { post: Pick<PostCard, 'author' | 'published_at' | 'reading_minutes'>; className?: string | undefined };

/** Each dot stands before its part, in room that is cut off where a line begins. */
const part = "relative ps-4 before:absolute before:start-1.5 before:content-['·'_/_'']";

/** Who wrote it, when, and how long it takes to read. */
export function PostByline({ post: { author, published_at, reading_minutes }, className }: PostBylineProps) {
  const { longDate, plural } = useI18n();
  return (
    <p className={classNames('overflow-hidden text-ink-muted', className)}>
      <span className="-ms-4 flex flex-wrap">
        {author && (
          // Alone on a phone's line, so that it wraps alike before and after its font has come.
          <span className={classNames(part, 'max-sm:basis-full')}>
            <bdi>{author}</bdi>
          </span>
        )}
        {published_at && (
          <time dateTime={published_at} className={part}>
            {longDate(published_at)}
          </time>
        )}
        {/* Another server may not tell. */}
        {reading_minutes > 0 && (
          <span className={part}>{plural(reading_minutes, '{count} minute to read', '{count} minutes to read')}</span>
        )}
      </span>
    </p>
  );
}
