import type { Review } from '@souk/contract/catalog';
import { intlLocale } from '@souk/money/format';
import { Avatar } from '@souk/ui/avatar.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { PhotoButtons } from './photo-buttons.tsx';
import { ReportButton } from './report-button.tsx';

type ReviewCardProps = {
  review: Review;
  /** Shows which product the review is about. */
  showProduct?: boolean | undefined;
};

export function ReviewCard({ review, showProduct = false }: ReviewCardProps) {
  const { t, rating, date } = useI18n();
  return (
    <article className="grid gap-x-3.5 gap-y-2 py-5 min-[18rem]:grid-cols-[auto_minmax(0,1fr)]">
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
        <div className="flex min-h-8 basis-full flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          <RatingStars value={review.rating} figure={rating(review.rating)} />
          {review.variant && <span>{t('Bought: {variant}', { variant: review.variant })}</span>}
          <ReportButton reviewId={review.id} author={review.author} />
        </div>
      </div>
      <div className="grid gap-3 min-[18rem]:col-start-2">
        {/* Reviews can be in any language: `auto` sets their direction, `w-fit` aligns them with the author. */}
        <p
          dir="auto"
          lang={review.language ? intlLocale(review.language) : undefined}
          className="w-fit text-sm wrap-anywhere whitespace-pre-line"
        >
          {review.description}
        </p>
        <PhotoButtons
          name={t('Photos by {author}', { author: review.author })}
          label={(position) => t('Photo {position} of this review', { position })}
          photos={review.photos}
          className="flex-wrap"
        />
        {review.reply && (
          <div className="grid gap-1 border-s-2 border-line-strong ps-3 text-sm">
            <p className="text-xs font-semibold text-ink-muted">{t('Reply of the shop')}</p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {review.reply}
            </p>
          </div>
        )}
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
