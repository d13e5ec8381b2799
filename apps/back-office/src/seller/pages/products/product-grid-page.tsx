import { useInfiniteQuery } from '@tanstack/react-query';
import { GridScreen } from '../../../features/products/grid/grid-screen.tsx';
import { BackLink } from '../../../lib/back-link.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../../lib/list/filter-bar.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { PageHeader } from '../../../lib/page-header.tsx';
import { useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { shopGridQuery } from '../../products/queries.ts';
import { useShopImport } from '../../products/use-shop-importer.ts';

const stateTexts = { on_sale: 'On sale', sold_out: 'Sold out', hidden: 'Hidden' } as const;

/** Prices, offers, stock and publication of the shop's products in one grid. */
export function ProductGridPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(stateTexts)), search: string('search') }));
  const products = useInfiniteQuery(shopGridQuery(api, list.filters));
  const { send, showWritten } = useShopImport();
  const saver = { send, isReviewed: true, onSaved: showWritten };
  return (
    <>
      <BackLink href={sellerPaths.products()} label={t('Products')} />
      <PageHeader title={t('Product grid')} />
      <FilterBar>
        <SearchField
          label={t('Search products')}
          placeholder={t('Name or SKU')}
          value={list.filters.search}
          onSearch={(search) => list.change({ search })}
        />
        <FilterSelect
          label={t('Status')}
          value={list.filters.status}
          options={[{ value: '', label: t('Any status') }, ...keysOf(stateTexts).map((value) => ({ value, label: t(stateTexts[value]) }))]}
          onChange={(status) => list.change({ status })}
        />
      </FilterBar>
      <GridScreen query={products} list={list} saver={saver} mayWrite />
    </>
  );
}
