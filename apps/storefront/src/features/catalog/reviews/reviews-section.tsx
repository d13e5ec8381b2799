import { lacksCall } from '@souk/client/api/api-error.ts';
import type { ReviewSort } from '@souk/contract/catalog';
import { Chip } from '@souk/ui/chip.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton, SkeletonText, skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { ListPagination } from '../../../lib/page/list-pagination.tsx';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { catalogQueries, type ReviewParams } from '../queries.ts';
import { PhotoButtons } from './photo-buttons.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewHistogram } from './review-histogram.tsx';

/** Either a product or a shop. */
type ReviewSubject = { product_id: number } | { shop_id: number };

const perPage = 6;
/** A copy of the contract's list, whose module is large. */
const reviewSorts = ['newest', 'highest', 'lowest'] as const satisfies readonly ReviewSort[];

/** Page, filters and order of the reviews. */
type Shown = { page: number; rating?: number | undefined; withPhotos?: boolean | undefined; sort?: ReviewSort | undefined };

/** The page's loader calls this without the second parameter, for the first page. */
export function reviewParams(subject: ReviewSubject, { page, rating, withPhotos, sort }: Shown = { page: 1 }): ReviewParams {
  const stars = rating === undefined ? undefined : toStars(rating);
  return { ...subject, page, per_page: perPage, rating: stars, with_photos: withPhotos ? 1 : undefined, sort_type: sort };
}

/** Reviews with a histogram that filters them. */
export function ReviewsSection({ subject, id = 'reviews' }: { subject: ReviewSubject; id?: string | undefined }) {
  const { t } = useI18n();
  const [shown, setShown] = useState<Shown>({ page: 1 });
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    catalogQueries.reviews(useApi(), reviewParams(subject, shown)),
  );
  const top = useRef<HTMLElement>(null);
  if (lacksCall(error)) return null;
  function goToPage(page: number) {
    setShown({ ...shown, page });
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <section ref={top} aria-labelledby={`${id}-title`} id={id} className="@container scroll-mt-24">
      <SectionHeader id={`${id}-title`} title={t('Reviews')} />
      {isError && !data && (
        <ErrorState kind="inline" title={t('The reviews could not be loaded.')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <ReviewsSkeleton />}
      {data && data.average_rating_percentage.total_review === 0 && (
        <EmptyState
          compact
          level={3}
          illustration="review"
          title={t('No reviews yet')}
          text={t('Buy this product to write the first review.')}
        />
      )}
      {data && data.average_rating_percentage.total_review > 0 && (
        <div className="grid gap-x-12 gap-y-6 @4xl:grid-cols-[19rem_minmax(0,1fr)]">
          <ReviewHistogram
            summary={data.average_rating_percentage}
            chosen={shown.rating}
            onChoose={(rating) => setShown({ ...shown, page: 1, rating })}
          />
          <div aria-busy={isPlaceholderData} className={classNames('min-w-0 transition-opacity', isPlaceholderData && 'opacity-50')}>
            <PhotoButtons
              name={t('Photos by shoppers')}
              label={(position) => t('Photo {position} by a shopper', { position })}
              photos={data.photos}
              className="no-scrollbar mb-5 overflow-x-auto p-0.5"
            />
            <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
              <PhotosFilter count={data.total_with_photos} shown={shown} onChange={setShown} />
              <SortSelect sort={shown.sort ?? 'newest'} onChange={(sort) => setShown({ ...shown, page: 1, sort })} />
            </div>
            {data.reviews.length === 0 && <NoMatchingReviews onClear={() => setShown({ page: 1 })} />}
            <ul className="divide-y divide-line">
              {data.reviews.map((review) => (
                // Each review renders when it is near the screen; the padding leaves room for focus outlines.
                <li key={review.id} className="drawn-later-12 max-md:-mx-1.5 max-md:px-1.5">
                  <ReviewCard review={review} showProduct={'shop_id' in subject} />
                </li>
              ))}
            </ul>
            <ListPagination page={shown.page} total={data.total} perPage={perPage} target={{ type: 'button', onChange: goToPage }} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Hidden if there are no photos, or if the server does not count them. */
function PhotosFilter({ count, shown, onChange }: { count: number; shown: Shown; onChange: (shown: Shown) => void }) {
  const { t, number } = useI18n();
  if (!(count > 0)) return null;
  return (
    <Chip pressed={shown.withPhotos === true} onPress={() => onChange({ ...shown, page: 1, withPhotos: !shown.withPhotos })}>
      <Camera aria-hidden="true" />
      {t('With photos')}
      <span className="text-xs font-normal text-ink-muted tabular-nums">{number(count)}</span>
    </Chip>
  );
}

function SortSelect({ sort, onChange }: { sort: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  const { t } = useI18n();
  const labels: Record<ReviewSort, string> = { newest: t('Newest'), highest: t('Best first'), lowest: t('Worst first') };
  return (
    <Select
      size="sm"
      aria-label={t('Sort reviews')}
      className="ms-auto w-auto"
      value={sort}
      options={reviewSorts.map((value) => ({ value, label: labels[value] }))}
      onChange={({ target }) => onChange(reviewSorts.find((value) => value === target.value) ?? 'newest')}
    />
  );
}

function NoMatchingReviews({ onClear }: { onClear: () => void }) {
  const { t } = useI18n();
  return (
    <EmptyState
      compact
      level={3}
      illustration="lens"
      title={t('No reviews match your filters')}
      text={t('Try another rating, or include reviews without photos.')}
      action={{ label: t('Show all reviews'), onPress: onClear }}
    />
  );
}

function ReviewsSkeleton() {
  return (
    <div className="grid gap-x-12 gap-y-6 @4xl:grid-cols-[19rem_minmax(0,1fr)]" aria-hidden="true">
      <div className="grid content-start gap-4">
        <Skeleton className="h-12 w-40" />
        {skeletonKeys(5).map((key) => (
          <Skeleton key={key} className="h-5 rounded-sm" />
        ))}
      </div>
      <div className="grid gap-8">
        {skeletonKeys(3).map((key) => (
          <div key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
            <Skeleton className="size-10 rounded-full" />
            <SkeletonText lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
}

function toStars(rating: number): '1' | '2' | '3' | '4' | '5' | undefined {
  return (['1', '2', '3', '4', '5'] as const).find((stars) => stars === String(rating));
}
