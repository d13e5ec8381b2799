import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { lacksCall } from '../../../lib/api/api-error.ts';
import { useApi, useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { paginationLocales } from '../../../ui/pagination-texts.ts';
import { SectionHeader } from '../../../ui/section-header.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { placeholders } from '../placeholders.ts';
import { catalogQueries, type ReviewParams } from '../queries.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewHistogram } from './review-histogram.tsx';

/** Either a product or a shop. */
export type ReviewSubject = { product_id: number } | { shop_id: number };

const perPage = 6;

/** Which of them are shown. */
type Shown = { page: number; rating?: number | undefined; withPhotos?: boolean | undefined };

/** The first page as the section asks for it; for a page's loader. */
export function reviewParams(subject: ReviewSubject, { page, rating, withPhotos }: Shown = { page: 1 }): ReviewParams {
  const stars = rating === undefined ? undefined : toStars(rating);
  return { ...subject, page, per_page: perPage, rating: stars, with_photos: withPhotos ? 1 : undefined };
}

/** What shoppers say: the histogram beside the reviews, which it narrows. */
export function ReviewsSection({ subject, id = 'reviews' }: { subject: ReviewSubject; id?: string | undefined }) {
  const { t } = useI18n();
  const [shown, setShown] = useState<Shown>({ page: 1 });
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    catalogQueries.reviews(useApi(), reviewParams(subject, shown)),
  );
  const top = useRef<HTMLElement>(null);
  if (lacksCall(error)) return null;
  function turn(page: number) {
    setShown({ ...shown, page });
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <section ref={top} aria-labelledby={`${id}-title`} id={id} className="scroll-mt-24">
      <SectionHeader id={`${id}-title`} title={t('Reviews')} />
      {isError && !data && (
        <ErrorState kind="inline" title={t('The reviews could not be loaded.')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <ReviewsSkeleton />}
      {data && data.average_rating_percentage.total_review === 0 && (
        <EmptyState
          compact
          level={3}
          drawing="review"
          title={t('No reviews yet')}
          text={t('The first one to buy may be the first to tell.')}
        />
      )}
      {data && data.average_rating_percentage.total_review > 0 && (
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <ReviewHistogram
            judgement={data.average_rating_percentage}
            chosen={shown.rating}
            onChoose={(rating) => setShown({ ...shown, page: 1, rating })}
          />
          <div aria-busy={isPlaceholderData} className={classNames('min-w-0 transition-opacity', isPlaceholderData && 'opacity-50')}>
            <PhotosOnly count={data.total_with_photos} shown={shown} onChange={setShown} />
            {data.reviews.length === 0 && <NoneOfThese onClear={() => setShown({ page: 1 })} />}
            <ul className="-mt-5 divide-y divide-line">
              {data.reviews.map((review) => (
                // Each is drawn when it comes near, like the section; its focused links stand out to both sides.
                <li key={review.id} className="drawn-later-12 max-md:-mx-1.5 max-md:px-1.5">
                  <ReviewCard review={review} named={'shop_id' in subject} />
                </li>
              ))}
            </ul>
            <ReviewPages page={shown.page} total={data.total} onTurn={turn} />
          </div>
        </div>
      )}
    </section>
  );
}

/** A server without photos, or one that does not count them, has no such choice. */
function PhotosOnly({ count, shown, onChange }: { count: number; shown: Shown; onChange: (shown: Shown) => void }) {
  const { t, number } = useI18n();
  if (!(count > 0)) return null;
  return (
    <div className="mb-6">
      <Chip pressed={shown.withPhotos === true} onPress={() => onChange({ ...shown, page: 1, withPhotos: !shown.withPhotos })}>
        <Camera aria-hidden="true" />
        {t('With photos')}
        <span className="text-xs font-normal text-ink-muted tabular-nums">{number(count)}</span>
      </Chip>
    </div>
  );
}

function NoneOfThese({ onClear }: { onClear: () => void }) {
  const { t } = useI18n();
  return (
    <EmptyState
      compact
      level={3}
      drawing="lens"
      title={t('No review is like that')}
      text={t('There are some with other stars, or without photos.')}
      action={{ label: t('Show all reviews'), onPress: onClear }}
    />
  );
}

function ReviewPages({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  const { locale } = useI18n();
  const direction = useSettings((state) => state.langDirection);
  return (
    <Pagination
      page={page}
      total={total}
      perPage={perPage}
      locale={paginationLocales.find((known) => known === locale)}
      direction={direction}
      target={{ type: 'button', onChange: onTurn }}
    />
  );
}

function ReviewsSkeleton() {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]" aria-hidden="true">
      <div className="grid content-start gap-4">
        <Skeleton className="h-12 w-40" />
        {placeholders(5).map((key) => (
          <Skeleton key={key} className="h-5 rounded-sm" />
        ))}
      </div>
      <div className="grid gap-8">
        {placeholders(3).map((key) => (
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
