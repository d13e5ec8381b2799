import type { Filters } from '@souk/contract/product-list';
import { Button } from '@souk/ui/button.tsx';
import { Chip } from '@souk/ui/chip.tsx';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n, useMoney } from '../../../lib/services/services-context.tsx';
import { changeParams, emptyParams, type IdChoice, idChoices, type ListChange, type ListParams } from './list-params.ts';

type ActiveFilterChipsProps = {
  filters: readonly ActiveFilter[];
  onChange: (change: ListChange) => void;
  /** Removes all filters. */
  onClear: () => void;
};

/** A chip for each filter of the list, with a button that removes it. */
export function ActiveFilterChips({ filters, onChange, onClear }: ActiveFilterChipsProps) {
  const { t } = useI18n();
  if (filters.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={t('Active filters')}>
      {filters.map((filter) => (
        <li key={filter.key} className="max-w-full">
          <Chip onRemove={() => onChange(filter.remove)}>
            <FilterLabel filter={filter} />
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

function FilterLabel({ filter }: { filter: ActiveFilter }): ReactNode {
  const { t, number } = useI18n();
  const money = useMoney();
  switch (filter.kind) {
    case 'named':
      return filter.name ?? t('Unknown option');
    case 'rating':
      return (
        <span className="inline-flex items-center gap-1">
          {number(filter.rating)} <Star aria-hidden="true" className="size-3.5 fill-star text-star" />
          {t('and up')}
        </span>
      );
    case 'price':
      return priceLabel(filter, t, money);
    case 'in_stock':
      return t('In stock');
    case 'offer':
      return t('On sale');
    default:
      return filter satisfies never;
  }
}

type Translate = ReturnType<typeof useI18n>['t'];

function priceLabel({ min, max }: { min: number | null; max: number | null }, t: Translate, money: (amount: number) => string): string {
  if (min === null) return t('Up to {price}', { price: money(max ?? 0) });
  if (max === null) return t('From {price}', { price: money(min) });
  return t('{from} to {to}', { from: money(min), to: money(max) });
}

/** A filter of the list and the change that removes it. `name` is undefined if the server does not know the id. */
export type ActiveFilter = { key: string; remove: ListChange } & (
  | { kind: 'named'; choice: IdChoice; name: string | undefined }
  | { kind: 'rating'; rating: number }
  | { kind: 'price'; min: number | null; max: number | null }
  | { kind: 'in_stock' }
  | { kind: 'offer' }
);

type Named = { id: number; name: string };

/** All filters of the list but those in `hidden`, which the page itself sets. */
export function listActiveFilters(params: ListParams, filters: Filters | null, hidden: readonly IdChoice[] = []): ActiveFilter[] {
  const named = idChoices
    .filter((choice) => !hidden.includes(choice))
    .flatMap((choice) => params[choice].map((id) => idFilter(filters, choice, id)));
  return [...named, ...listOtherFilters(params)];
}

function idFilter(filters: Filters | null, choice: IdChoice, id: number): ActiveFilter {
  const name = filters ? namedOptions(filters, choice).find((named) => named.id === id)?.name : undefined;
  const remove: ListChange = (now) => changeParams(now, { [choice]: now[choice].filter((other) => other !== id) });
  return { key: `${choice}-${id}`, kind: 'named', choice, name, remove };
}

function listOtherFilters(params: ListParams): ActiveFilter[] {
  const { rating, min_price, max_price, in_stock, offer } = params;
  const remove =
    (...names: ('rating' | 'min_price' | 'max_price' | 'in_stock' | 'offer')[]): ListChange =>
    (now) =>
      changeParams(now, Object.fromEntries(names.map((name) => [name, emptyParams[name]])));
  const filters: ActiveFilter[] = [];
  if (min_price !== null || max_price !== null) {
    filters.push({ key: 'price', kind: 'price', min: min_price, max: max_price, remove: remove('min_price', 'max_price') });
  }
  if (rating !== null) filters.push({ key: 'rating', kind: 'rating', rating, remove: remove('rating') });
  if (offer) filters.push({ key: 'offer', kind: 'offer', remove: remove('offer') });
  if (in_stock) filters.push({ key: 'in_stock', kind: 'in_stock', remove: remove('in_stock') });
  return filters;
}

function namedOptions(filters: Filters, choice: IdChoice): readonly Named[] {
  switch (choice) {
    case 'category_id':
      return filters.categories;
    case 'sub_category_id':
      return filters.categories.flatMap(({ sub_categories }) => sub_categories);
    case 'brand_id':
      return filters.brands;
    case 'shop_id':
      return filters.shops;
    case 'color_id':
      return filters.colors;
    case 'size_id':
      return filters.sizes;
    default:
      return choice satisfies never;
  }
}
