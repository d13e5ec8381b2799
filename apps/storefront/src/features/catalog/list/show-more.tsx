import { type ReactNode, useId, useState } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';

type ShowMoreProps<Item> = {
  items: readonly Item[];
  /** How many stand there at first; what is chosen always does. */
  first: number;
  isChosen: (item: Item) => boolean;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
};

/** A long list of choices, short at first. */
export function ShowMore<Item>({ items, first, isChosen, className, children }: ShowMoreProps<Item>) {
  const { t, number } = useI18n();
  const id = useId();
  const [whole, setWhole] = useState(false);
  // Hiding a single line behind a line of its own gains nothing.
  const isLong = items.length > first + 1;
  const shown = whole || !isLong ? items : items.filter((item, index) => index < first || isChosen(item));
  return (
    <>
      <div id={id} className={className}>
        {shown.map(children)}
      </div>
      {isLong && (whole || shown.length < items.length) && (
        <Button variant="text" size="sm" className="mt-1" aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
          {whole ? t('Show fewer') : t('Show {count} more', { count: number(items.length - shown.length) })}
        </Button>
      )}
    </>
  );
}
