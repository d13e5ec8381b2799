import type { PostCard } from '@souk/contract/content';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';

type PostBylineProps = { post: Pick<PostCard, 'author' | 'published_at' | 'reading_minutes'>; className?: string | undefined };

/** Who wrote it, when, and how long it takes to read. */
export function PostByline({ post: { author, published_at, reading_minutes }, className }: PostBylineProps) {
  const { longDate, plural } = useI18n();
  return (
    <p className={classNames('flex flex-wrap gap-x-1.5 text-ink-muted', className)}>
      {author && (
        <>
          <bdi>{author}</bdi>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={published_at}>{longDate(published_at)}</time>
      {/* Another server may not tell. */}
      {reading_minutes > 0 && (
        <>
          <span aria-hidden="true">·</span>
          <span>{plural(reading_minutes, '{count} minute to read', '{count} minutes to read')}</span>
        </>
      )}
    </p>
  );
}
