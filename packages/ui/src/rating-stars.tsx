import { classNames } from './class-names.ts';
import { useText } from './ui-context.tsx';

type RatingStarsProps = {
  /** From 0 to 5; shown in halves. */
  value: number;
  /** The formatted number next to the stars, for example `4.8`. */
  figure?: string | undefined;
  /** The number is visible elsewhere, so it is only announced. */
  figureElsewhere?: boolean | undefined;
  /** After the number, for example how many reviews there are. */
  note?: string | undefined;
  /** One star with the number, for cards. */
  compact?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
};

const sizes = { sm: 'text-[0.875rem]', md: 'text-[1.125rem]', lg: 'text-[1.5rem]' };

/** A rating. */
export function RatingStars({ value, figure, figureElsewhere, note, compact = false, size = 'sm' }: RatingStarsProps) {
  const text = useText();
  const halves = Math.round(Math.min(Math.max(value, 0), 5) * 2);
  return (
    <span className="rating inline-flex">
      <span
        role="img"
        aria-label={text('{rating} out of 5 stars', { rating: figure ?? value })}
        className={classNames(compact ? 'star star-on block' : 'stars', sizes[size])}
      >
        {!compact && <span style={{ inlineSize: `${halves * 10}%` }} />}
      </span>
      {figure && !figureElsewhere && (
        <span aria-hidden="true" className="font-semibold text-ink">
          {figure}
        </span>
      )}
      {note && <span>{note}</span>}
    </span>
  );
}
