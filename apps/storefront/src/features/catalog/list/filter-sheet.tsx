import { Button } from '@souk/ui/button.tsx';
import { Sheet } from '@souk/ui/overlay/dialog.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { clearFilters } from './list-params.ts';
import type { FilterProps } from './option-filters.tsx';
import type { ListScope } from './product-list-query.ts';

type FilterSheetProps = FilterProps & {
  scope: ListScope;
  /** The number of matching products; `pending` while it is being fetched. */
  total: number;
  pending: boolean;
  chosenCount: number;
};

/** The filters on a phone. They apply immediately; the button shows the number of matches and closes the sheet. */
export function FilterSheet({ total, pending, chosenCount, ...panel }: FilterSheetProps) {
  const { t, number, plural } = useI18n();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-sm:grow max-sm:basis-[calc(50%-0.375rem)] lg:hidden"
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('Filters')}
        {chosenCount > 0 && (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs text-on-primary tabular-nums">
            {number(chosenCount)}
          </span>
        )}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={t('Filters')}
        footer={
          <div className="flex items-center gap-3">
            {chosenCount > 0 && (
              <Button variant="secondary" onClick={() => panel.onChange(clearFilters)}>
                {t('Clear all')}
              </Button>
            )}
            <Button className="min-w-0 flex-1" onClick={close}>
              <span className={pending ? 'opacity-60' : undefined} aria-live="polite">
                {plural(total, 'Show {count} product', 'Show {count} products')}
              </span>
            </Button>
          </div>
        }
      >
        <FilterPanel {...panel} />
      </Sheet>
    </>
  );
}
