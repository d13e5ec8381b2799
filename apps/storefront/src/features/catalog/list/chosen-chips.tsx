import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '../../../lib/money/use-money.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { Chosen } from './list-chosen.ts';
import type { ListChange } from './list-params.ts';

type ChosenChipsProps = {
  chosen: readonly Chosen[];
  onChange: (change: ListChange) => void;
  /** Takes all of them back at once. */
  onClear: () => void;
};

/** What narrows the list, each with its way back. */
export function ChosenChips({ chosen, onChange, onClear }: ChosenChipsProps) {
  const { t } = useI18n();
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={t('Chosen filters')}>
      {chosen.map((choice) => (
        <li key={choice.key} className="max-w-full">
          <Chip onRemove={() => onChange(choice.without)}>
            <ChosenWords choice={choice} />
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="text" size="sm" className="ms-1 pointer-coarse:min-h-11" onClick={onClear}>
          {t('Clear all')}
        </Button>
      </li>
    </ul>
  );
}

function ChosenWords({ choice }: { choice: Chosen }): ReactNode {
  const { t, number } = useI18n();
  const money = useMoney();
  switch (choice.kind) {
    case 'named':
      return choice.name ?? t('Unknown choice');
    case 'rating':
      return (
        <span className="inline-flex items-center gap-1">
          {number(choice.rating)} <Star aria-hidden="true" className="size-3.5 fill-star text-star" />
          {t('and up')}
        </span>
      );
    case 'price':
      return priceWords(choice, t, money);
    case 'in_stock':
      return t('In stock');
    case 'offer':
      return t('On offer');
    default:
      return choice satisfies never;
  }
}

type Words = ReturnType<typeof useI18n>['t'];

function priceWords({ min, max }: { min: number | null; max: number | null }, t: Words, money: (amount: number) => string): string {
  if (min === null) return t('Up to {price}', { price: money(max ?? 0) });
  if (max === null) return t('From {price}', { price: money(min) });
  return t('{from} to {to}', { from: money(min), to: money(max) });
}
