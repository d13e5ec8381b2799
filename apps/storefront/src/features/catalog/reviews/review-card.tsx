import { lazyPart } from '@souk/client/lazy-part.ts';
import type { Review } from '@souk/contract/catalog';
import { Avatar } from '@souk/ui/avatar.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Suspense, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

type ReviewCardProps = {
  review: Review;
  /** Shows which product the review is about. */
  showProduct?: boolean | undefined;
};

export function ReviewCard({ review, showProduct = false }: ReviewCardProps) {
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
        {/* Reviews can be in any language: `auto` sets their direction, `w-fit` aligns them with the author. */}
        <p dir="auto" className="w-fit text-sm wrap-anywhere whitespace-pre-line">
          {review.description}
        </p>
        {review.photos.length > 0 && <ReviewPhotos review={review} />}
        {showProduct && (
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

const Lightbox = lazyPart(
  () => import('../gallery/lightbox.tsx'),
  ({ Lightbox }) => Lightbox,
);

const smallSizes = '5rem';

/** Thumbnails that open full-screen. */
function ReviewPhotos({ review }: { review: Review }) {
  const { t } = useI18n();
  const [shown, setShown] = useState<{ open: boolean; at: number } | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {review.photos.map((photo, index) => (
          <li key={photo.src}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('Photo {position} of this review', { position: index + 1 })}
              onClick={() => setShown({ open: true, at: index })}
              className="block size-20 overflow-hidden rounded-md border border-line transition-[border-color] hover:border-line-strong"
            >
              <Picture source={pictureSource(photo, 'small')} alt={photo.alt} sizes={smallSizes} className="size-full!" />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <Lightbox
            open={shown.open}
            name={t('Photos by {author}', { author: review.author })}
            pictures={review.photos}
            pageSizes={() => smallSizes}
            start={shown.at}
            onClose={(at) => setShown({ open: false, at })}
          />
        </Suspense>
      )}
    </>
  );
}
