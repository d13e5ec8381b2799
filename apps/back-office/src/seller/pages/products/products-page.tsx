import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../lib/list/export-button.tsx';
import { FilterBar, SearchField } from '../../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../../lib/list/list-page.tsx';
import { StatusTabs } from '../../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { stateTexts, useStateTexts } from '../../products/product-badges.tsx';
import { ProductCards } from '../../products/product-cards.tsx';
import { exportShopProducts, shopProductsQuery } from '../../products/queries.ts';
import { SellingNote } from '../../products/selling-note.tsx';

/** The products of the shop, with those that wait for approval. */
export function ProductsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(stateTexts)), search: string('search') }));
  const texts = useStateTexts();
  const products = useQuery(shopProductsQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Products')}
      hasViews={false}
      actions={
        <>
          <ExportButton download={() => exportShopProducts(api)} />
          <ButtonLink variant="secondary" href={sellerPaths.importProducts()}>
            {t('Import CSV')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={sellerPaths.productGrid({ search: list.filters.search })}>
            {t('Edit as a grid')}
          </ButtonLink>
          <ButtonLink href={sellerPaths.newProduct()}>{t('New product')}</ButtonLink>
        </>
      }
      list={list}
      query={products}
      filters={
        <>
          <SellingNote />
          <StatusTabs texts={texts} counts={products.data?.counts} value={list.filters.status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search products')}
              placeholder={t('Name or SKU')}
              value={list.filters.search}
              onSearch={(search) => list.change({ search })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} product', '{count} products'),
        failed: t('The products could not be loaded'),
        none: t('No products yet'),
        noneHint: t('Create the first one with a picture, a price and stock.'),
        noMatch: t('No products match these filters'),
      }}
    >
      {(data) => <ProductCards products={data.products} currency={data.currency} />}
    </ListPage>
  );
}
