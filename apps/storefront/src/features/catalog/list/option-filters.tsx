import type { Filters } from '@souk/contract/product-list';
import { Button } from '@souk/ui/button.tsx';
import { Chip } from '@souk/ui/chip.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ColorSwatch } from '../color-swatch.tsx';
import { changeParams, type IdChoice, type ListChange, type ListParams, toggleId } from './list-params.ts';

export type FilterProps = { filters: Filters; params: ListParams; onChange: (change: ListChange) => void };

type Option = { id: number; name: string; count: number };
type IdFilterProps = Omit<FilterProps, 'filters'> & { choice: IdChoice; options: readonly Option[] };

/** Checkboxes, the options with most products first. */
export function IdFilter({ choice, options, params, onChange }: IdFilterProps) {
  const { number } = useI18n();
  const isChosen = ({ id }: Option) => params[choice].includes(id);
  const sorted = options.toSorted((one, other) => other.count - one.count);
  return (
    <ShowMore items={sorted} first={6} isChosen={isChosen}>
      {(option) => (
        <Checkbox
          key={option.id}
          label={<bdi>{option.name}</bdi>}
          note={number(option.count)}
          checked={isChosen(option)}
          onChange={() => onChange((now) => toggleId(now, choice, option.id))}
        />
      )}
    </ShowMore>
  );
}

/** Colour swatches with names, for people who cannot distinguish them. */
export function ColorFilter({ filters, params, onChange }: FilterProps) {
  const { number } = useI18n();
  const isChosen = ({ id }: { id: number }) => params.color_id.includes(id);
  return (
    <ShowMore items={filters.colors} first={12} isChosen={isChosen} className="grid grid-cols-2 gap-x-2">
      {(color) => (
        <button
          key={color.id}
          type="button"
          aria-pressed={isChosen(color)}
          onClick={() => onChange((now) => toggleId(now, 'color_id', color.id))}
          className={classNames(
            'flex min-h-9 min-w-0 items-center gap-2.5 rounded-md text-start text-sm pointer-coarse:min-h-11',
            isChosen(color) && 'font-semibold',
          )}
        >
          <span
            className={classNames(
              'relative grid shrink-0 place-items-center rounded-full p-0.5 outline-2 outline-offset-0',
              isChosen(color) ? 'outline-accent' : 'outline-transparent',
            )}
          >
            <ColorSwatch hex={color.hex} />
            {isChosen(color) && (
              <span className="absolute inset-0 grid place-items-center">
                <Check aria-hidden="true" className="size-3.5 rounded-full bg-surface text-ink" />
              </span>
            )}
          </span>
          <span className="min-w-0 flex-1 truncate">{color.name}</span>
          <span className="text-xs font-normal text-ink-muted tabular-nums">{number(color.count)}</span>
        </button>
      )}
    </ShowMore>
  );
}

export function SizeFilter({ filters, params, onChange }: FilterProps) {
  const { number } = useI18n();
  const isChosen = ({ id }: { id: number }) => params.size_id.includes(id);
  return (
    <ShowMore items={filters.sizes} first={12} isChosen={isChosen} className="flex flex-wrap gap-2">
      {(size) => (
        <Chip key={size.id} pressed={isChosen(size)} onPress={() => onChange((now) => toggleId(now, 'size_id', size.id))}>
          <bdi>{size.name}</bdi>
          <span className="text-xs font-normal text-ink-muted tabular-nums">{number(size.count)}</span>
        </Chip>
      )}
    </ShowMore>
  );
}

/** Offers only the highest of the ratings that leave the same products. */
export function RatingFilter({ filters, params, onChange }: FilterProps) {
  const { t, number } = useI18n();
  const name = useId();
  const offered = filters.ratings.filter(({ rating, count }) => rating < 5 && count > 0);
  const isSameAsHigher = (one: { rating: number; count: number }) =>
    offered.some(({ rating, count }) => rating > one.rating && count === one.count);
  const lines = filters.ratings.filter((one) => one.rating === params.rating || (offered.includes(one) && !isSameAsHigher(one)));
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

type ShowMoreProps<Item> = {
  items: readonly Item[];
  /** How many items show at first; chosen ones always show. */
  first: number;
  isChosen: (item: Item) => boolean;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
};

/** A list whose end is hidden until “Show more” is pressed. */
export function ShowMore<Item>({ items, first, isChosen, className, children }: ShowMoreProps<Item>) {
  const { t, number } = useI18n();
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  // The button takes a line itself, so hiding a single line saves nothing.
  const isLong = items.length > first + 1;
  const shown = expanded || !isLong ? items : items.filter((item, index) => index < first || isChosen(item));
  return (
    <>
      <div id={id} className={className}>
        {shown.map(children)}
      </div>
      {isLong && (expanded || shown.length < items.length) && (
        <Button
          variant="text"
          size="sm"
          className="mt-1"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t('Show fewer') : t('Show {count} more', { count: number(items.length - shown.length) })}
        </Button>
      )}
    </>
  );
}
