import type { CallAnswer } from '@souk/contract/calls';
import { classNames } from '@souk/ui/class-names.ts';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { useI18n } from '../../../lib/services/services-context.tsx';

type ReviewHistogramProps = {
  summary: CallAnswer<'GET /reviews'>['average_rating_percentage'];
  /** The rating that filters the reviews. */
  chosen: number | undefined;
  onChoose: (rating: number | undefined) => void;
};

const stars = [5, 4, 3, 2, 1] as const;

/** The share of each rating; pressing a row filters the reviews by it. */
export function ReviewHistogram({ summary, chosen, onChoose }: ReviewHistogramProps) {
  const { t, rating, percent, plural } = useI18n();
  const figure = rating(summary.rating);
  return (
    <div className="grid content-start gap-5 self-start @4xl:sticky @4xl:top-(--sticky-top) @lg:@max-4xl:grid-cols-[auto_minmax(0,1fr)] @lg:@max-4xl:items-center @lg:@max-4xl:gap-10">
      <p className="flex flex-wrap items-center gap-x-4">
        <span aria-hidden="true" className="text-2xl font-bold tabular-nums">
          {figure}
        </span>
        <span className="grid gap-1">
          <RatingStars value={summary.rating} figure={figure} figureElsewhere size="md" />
          <span className="text-sm text-ink-muted">{plural(summary.total_review, '{count} review', '{count} reviews')}</span>
        </span>
      </p>
      <ul className="grid gap-0.5">
        {stars.map((star) => {
          const share = summary.percentages[star];
          return (
            <li key={star}>
              <button
                type="button"
                aria-pressed={chosen === star}
                disabled={share === 0 && chosen !== star}
                onClick={() => onChoose(chosen === star ? undefined : star)}
                className={classNames('histogram-row', chosen === star && 'bg-primary-soft font-semibold text-on-primary-soft')}
              >
                <span>{plural(star, '{count} star', '{count} stars')}</span>
                <Progress value={share} max={100} tone="star" label={t('Share of reviews')} />
                <span className="text-end text-ink-muted tabular-nums">{percent(share)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
