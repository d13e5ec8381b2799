import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { SideSection } from '@souk/ui/layout/side-section.tsx';
import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { changeParams } from './list-params.ts';
import { ColorFilter, type FilterProps, IdFilter, RatingFilter, SizeFilter } from './option-filters.tsx';
import { PriceFilter } from './price-filter.tsx';
import { isFixed, type ListScope } from './product-list-query.ts';

/** All filters of a list with the number of products for each option. Filters without options are hidden. */
export function FilterPanel({ scope, ...props }: FilterProps & { scope: ListScope }) {
  const { t } = useI18n();
  const { filters, params } = props;
  const hasPrices = filters.max_price > filters.min_price || params.min_price !== null || params.max_price !== null;
  const hasRatings = filters.ratings.some(({ count }) => count > 0) || params.rating !== null;
  return (
    <div>
      <CategoryFilter {...props} scope={scope} />
      {hasPrices && (
        <SideSection title={t('Price')}>
          <PriceFilter {...props} />
        </SideSection>
      )}
      <FlagFilters {...props} />
      <ChoiceSection title={t('Brand')} options={filters.brands} chosen={params.brand_id}>
        <IdFilter {...props} choice="brand_id" options={filters.brands} />
      </ChoiceSection>
      {hasRatings && (
        <SideSection title={t('Rating')}>
          <RatingFilter {...props} />
        </SideSection>
      )}
      <ChoiceSection title={t('Color')} options={filters.colors} chosen={params.color_id}>
        <ColorFilter {...props} />
      </ChoiceSection>
      <ChoiceSection title={t('Size')} options={filters.sizes} chosen={params.size_id}>
        <SizeFilter {...props} />
      </ChoiceSection>
      {!isFixed(scope, 'shop_id') && (
        <ChoiceSection title={t('Shop')} options={filters.shops} chosen={params.shop_id}>
          <IdFilter {...props} choice="shop_id" options={filters.shops} />
        </ChoiceSection>
      )}
    </div>
  );
}

type ChoiceSectionProps = { title: string; options: readonly unknown[]; chosen: readonly number[]; children: ReactNode };

/** A single option filters nothing, so it is hidden unless it is chosen. */
function ChoiceSection({ title, options, chosen, children }: ChoiceSectionProps) {
  if (options.length < 2 && chosen.length === 0) return null;
  return (
    <SideSection title={title} note={chosen.length || undefined}>
      {children}
    </SideSection>
  );
}

function FlagFilters({ filters, params, onChange }: FilterProps) {
  const { t, number } = useI18n();
  if (filters.offer === 0 && filters.in_stock === 0 && !params.offer && !params.in_stock) return null;
  return (
    <SideSection title={t('Deals and availability')}>
      <Checkbox
        label={t('On sale')}
        note={number(filters.offer)}
        checked={params.offer}
        disabled={filters.offer === 0 && !params.offer}
        onChange={() => onChange((now) => changeParams(now, { offer: !now.offer }))}
      />
      <Checkbox
        label={t('In stock')}
        note={number(filters.in_stock)}
        checked={params.in_stock}
        disabled={filters.in_stock === 0 && !params.in_stock}
        onChange={() => onChange((now) => changeParams(now, { in_stock: !now.in_stock }))}
      />
    </SideSection>
  );
}
