import { useId } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RatingStars } from '../../../ui/rating-stars.tsx';
import type { FilterProps } from './filter-props.ts';
import { changeParams } from './list-params.ts';

/** So many stars and more. */
export function RatingFilter({ filters, params, onChange }: FilterProps) {
  const { t, number } = useI18n();
  const name = useId();
  const lines = filters.ratings.filter(({ rating, count }) => rating < 5 && (count > 0 || rating === params.rating));
  return (
    <fieldset>
      <legend className="sr-only">{t('Rating')}</legend>
      <Checkbox
        type="radio"
        name={name}
        label={t('Any rating')}
        checked={params.rating === null}
        onChange={() => onChange((now) => changeParams(now, { rating: null }))}
      />
      {lines.map(({ rating, count }) => (
        <Checkbox
          key={rating}
          type="radio"
          name={name}
          label={<RatingStars value={rating} note={t('and up')} />}
          note={number(count)}
          checked={params.rating === rating}
          onChange={() => onChange((now) => changeParams(now, { rating }))}
        />
      ))}
    </fieldset>
  );
}
