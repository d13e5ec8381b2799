import type { CallAnswer } from '@souk/contract/calls';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/progress.tsx';
import { RatingStars } from '../../../ui/rating-stars.tsx';

type ReviewHistogramProps = {
  judgement: CallAnswer<'GET /reviews'>['average_rating_percentage'];
  /** The stars that are shown alone. */
  chosen: number | undefined;
  onChoose: (rating: number | undefined) => void;
};

const stars = [5, 4, 3, 2, 1] as const;

/** How many gave how many stars; each row shows its reviews alone. */
export function ReviewHistogram({ judgement, chosen, onChoose }: ReviewHistogramProps) {
  const { t, rating, percent, plural } = useI18n();
  const figure = rating(judgement.rating);
  return (
    <div className="grid content-start gap-5 self-start lg:sticky lg:top-24 sm:max-lg:grid-cols-[auto_minmax(0,1fr)] sm:max-lg:items-center sm:max-lg:gap-10">
      <p className="flex items-center gap-4">
        <span aria-hidden="true" className="text-2xl font-bold tabular-nums">
          {figure}
        </span>
        <span className="grid gap-1">
          <RatingStars value={judgement.rating} figure={figure} figureElsewhere size="md" />
          <span className="text-sm text-ink-muted">{plural(judgement.total_review, '{count} review', '{count} reviews')}</span>
        </span>
      </p>
      <ul className="grid gap-0.5">
        {stars.map((star) => {
          const share = judgement.percentages[star];
          return (
            <li key={star}>
              <button
                type="button"
                aria-pressed={chosen === star}
                disabled={share === 0 && chosen !== star}
                onClick={() => onChoose(chosen === star ? undefined : star)}
                className={classNames(
                  'grid min-h-9 w-full grid-cols-[4.5rem_minmax(0,1fr)_3rem] items-center gap-3 rounded-md px-2 text-start text-sm transition-colors enabled:hover:bg-tint disabled:text-ink-muted pointer-coarse:min-h-11',
                  chosen === star && 'bg-primary-soft font-semibold text-on-primary-soft',
                )}
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
