import type { Review } from '@souk/contract/catalog';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RatingStars } from '../../../ui/rating-stars.tsx';
import { Link } from '../../../ui/ui-context.tsx';

type ReviewCardProps = {
  review: Review;
  /** Where the page is not about one product: which one is meant. */
  named?: boolean | undefined;
};

/** What one shopper says. */
export function ReviewCard({ review, named = false }: ReviewCardProps) {
  const { t, number, date } = useI18n();
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2 py-5">
      <Avatar name={review.author} className="size-10 text-sm" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-semibold">
          <bdi>{review.author}</bdi>
        </p>
        <p className="text-xs text-ink-muted">
          <time dateTime={review.created_at}>{date(review.created_at)}</time>
        </p>
        <div className="basis-full">
          <RatingStars value={review.rating} figure={number(review.rating)} />
        </div>
      </div>
      <div className="col-start-2 grid gap-3">
        {/* People write in their own language, whichever the page's is. */}
        <p dir="auto" className="text-sm whitespace-pre-line">
          {review.description}
        </p>
        {review.photos.length > 0 && <Photos review={review} />}
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

function Photos({ review }: { review: Review }) {
  const { t } = useI18n();
  return (
    <ul className="flex flex-wrap gap-2">
      {review.photos.map((photo, index) => (
        <li key={photo.src}>
          <a
            href={`${photo.src}/${photo.widths.at(-1) ?? photo.width}.webp`}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-md"
          >
            <Picture
              source={pictureSource(photo)}
              alt={photo.alt || t('Photo {position} of this review', { position: index + 1 })}
              sizes="5rem"
              className="size-20!"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
