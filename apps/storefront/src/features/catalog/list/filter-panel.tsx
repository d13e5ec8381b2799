import type { Filters } from '@souk/contract/product-list';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SideSection } from '../../../ui/side-section.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { ColorFilter } from './color-filter.tsx';
import { IdFilter } from './id-filter.tsx';
import { changeParams, type ListParams } from './list-params.ts';
import { isFixed, type ListScope } from './list-scope.ts';
import { PriceFilter } from './price-filter.tsx';
import { RatingFilter } from './rating-filter.tsx';
import { SizeFilter } from './size-filter.tsx';

export type FilterProps = { filters: Filters; params: ListParams; onChange: (params: ListParams) => void };

/** Everything that a list can be narrowed by, each choice with what it would show. What nobody could choose is not there. */
export function FilterPanel({ scope, ...props }: FilterProps & { scope: ListScope }) {
  const { t } = useI18n();
  const { filters, params } = props;
  return (
    <div>
      <CategoryFilter {...props} scope={scope} />
      {filters.max_price > filters.min_price && (
        <SideSection title={t('Price')}>
          <PriceFilter {...props} />
        </SideSection>
      )}
      <SwitchFilters {...props} />
      {filters.brands.length > 1 && (
        <SideSection title={t('Brand')} note={params.brand_id.length || undefined}>
          <IdFilter {...props} choice="brand_id" options={filters.brands} />
        </SideSection>
      )}
      {filters.ratings.some(({ count }) => count > 0) && (
        <SideSection title={t('Rating')}>
          <RatingFilter {...props} />
        </SideSection>
      )}
      {filters.colors.length > 1 && (
        <SideSection title={t('Color')} note={params.color_id.length || undefined}>
          <ColorFilter {...props} />
        </SideSection>
      )}
      {filters.sizes.length > 1 && (
        <SideSection title={t('Size')} note={params.size_id.length || undefined}>
          <SizeFilter {...props} />
        </SideSection>
      )}
      {filters.shops.length > 1 && !isFixed(scope, 'shop_id') && (
        <SideSection title={t('Shop')} note={params.shop_id.length || undefined}>
          <IdFilter {...props} choice="shop_id" options={filters.shops} />
        </SideSection>
      )}
    </div>
  );
}

function SwitchFilters({ filters, params, onChange }: FilterProps) {
  const { t, number } = useI18n();
  if (filters.offer === 0 && filters.in_stock === 0 && !params.offer && !params.in_stock) return null;
  return (
    <SideSection title={t('Offers and stock')}>
      <Checkbox
        label={t('On offer')}
        note={number(filters.offer)}
        checked={params.offer}
        disabled={filters.offer === 0 && !params.offer}
        onChange={() => onChange(changeParams(params, { offer: !params.offer }))}
      />
      <Checkbox
        label={t('In stock')}
        note={number(filters.in_stock)}
        checked={params.in_stock}
        disabled={filters.in_stock === 0 && !params.in_stock}
        onChange={() => onChange(changeParams(params, { in_stock: !params.in_stock }))}
      />
    </SideSection>
  );
}
