import { useQuery } from '@tanstack/react-query';
import { productSortTexts, productStatusTexts, stockTexts } from '../../features/products/product-words.tsx';
import { choicesQuery } from '../../features/products/queries.ts';
import { FilterBar, FilterSelect, SearchField } from '../../lib/list/filter-bar.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { useServices } from '../../lib/services.tsx';

/** The filters of a list of products, in the address. */
export function useProductFilters() {
  return useListFilters(({ one, id, string }) => ({
    status: one('status', keysOf(productStatusTexts)),
    stock: one('stock', keysOf(stockTexts)),
    shop: id('shop'),
    category: id('category'),
    brand: id('brand'),
    search: string('search'),
    sort: one('sort', keysOf(productSortTexts)),
  }));
}

type ProductList = ReturnType<typeof useProductFilters>;

/** The search, the selections and the order of a list of products. */
export function ProductFilterBar({ list: { filters, change } }: { list: ProductList }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const choices = useQuery(choicesQuery(api)).data;
  const options = (rows: readonly { id: number; name: string }[] | undefined, all: string) => [
    { value: '' as const, label: all },
    ...(rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FilterBar>
      <SearchField
        label={t('Search products')}
        placeholder={t('Name, brand or SKU')}
        value={filters.search}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label={t('Shop')}
        value={filters.shop?.toString()}
        options={options(choices?.shops, t('Any shop'))}
        onChange={(shop) => change({ shop })}
      />
      <FilterSelect
        label={t('Category')}
        value={filters.category?.toString()}
        options={options(choices?.categories, t('Any category'))}
        onChange={(category) => change({ category })}
      />
      <FilterSelect
        label={t('Stock')}
        value={filters.stock}
        options={[{ value: '', label: t('Any stock') }, ...keysOf(stockTexts).map((value) => ({ value, label: t(stockTexts[value]) }))]}
        onChange={(stock) => change({ stock })}
      />
      <FilterSelect
        label={t('Sort by')}
        value={filters.sort ?? 'newest'}
        options={keysOf(productSortTexts).map((value) => ({ value, label: t(productSortTexts[value]) }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
      />
    </FilterBar>
  );
}
