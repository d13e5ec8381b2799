import type { SortType } from '@souk/contract/product-list';
import { useId } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Select } from '../../../ui/select.tsx';
import { changeParams, type ListChange, type ListParams, sortTypes } from './list-params.ts';

type SortSelectProps = { params: ListParams; onChange: (change: ListChange) => void };

export function SortSelect({ params, onChange }: SortSelectProps) {
  const { t } = useI18n();
  const id = useId();
  const words: Record<SortType, string> = {
    default: params.search ? t('Best match') : t('Recommended'),
    relevance: t('Best match'),
    popular_product: t('Most popular'),
    top_selling: t('Best selling'),
    newest: t('Newest'),
    top_rated: t('Top rated'),
    low_to_high: t('Price: low to high'),
    high_to_low: t('Price: high to low'),
  };
  // The usual order of a search is by relevance: one choice, not two.
  const offered = sortTypes.filter((sort) => sort !== 'relevance');
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-sm max-sm:grow max-sm:basis-[calc(50%-0.375rem)]">
      <label htmlFor={id} className="shrink-0 text-ink-muted max-sm:sr-only">
        {t('Sort by')}
      </label>
      <Select
        id={id}
        size="sm"
        className="min-w-0 grow"
        value={params.sort_type === 'relevance' ? 'default' : params.sort_type}
        options={offered.map((value) => ({ value, label: words[value] }))}
        onChange={({ target }) =>
          onChange((now) => changeParams(now, { sort_type: sortTypes.find((sort) => sort === target.value) ?? 'default' }))
        }
      />
    </div>
  );
}
