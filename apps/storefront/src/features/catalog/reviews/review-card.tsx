import type { Review } from '@souk/contract/catalog';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { RatingStars } from '../../../ui/rating-stars.tsx';
import { Link } from '../../../ui/ui-context.tsx';
import { ReviewPhotos } from './review-photos.tsx';

type ReviewCardProps = {
  review: Review;
  /** Where the page is not about one product: which one is meant. */
  named?: boolean | undefined;
};

/** What one shopper says. */
export function ReviewCard({ review, named = false }: ReviewCardProps) {
  const { t, rating, date } = useI18n();
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2 py-5">
      <Avatar name={review.author} className="size-10 text-sm" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-semibold">
          <bdi>{review.author}</bdi>
        </p>
        {review.created_at && (
          <p className="text-xs text-ink-muted">
            <time dateTime={review.created_at}>{date(review.created_at)}</time>
          </p>
        )}
        <div className="basis-full">
          <RatingStars value={review.rating} figure={rating(review.rating)} />
        </div>
      </div>
      <div className="col-start-2 grid gap-3">
        {/* People write in their own language, whichever the page's is; a short line of it stays below its author. */}
        <p dir="auto" className="w-fit text-sm wrap-anywhere whitespace-pre-line">
          {review.description}
        </p>
        {review.photos.length > 0 && <ReviewPhotos review={review} />}
        {named && (
          <p className="text-xs text-ink-muted">
            {t('About')}{' '}
            <Link href={paths.product({ id: review.product.id })} className="font-semibold text-accent underline-offset-4 hover:underline">
              {review.product.name}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
