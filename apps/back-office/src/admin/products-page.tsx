import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ProductRow } from '@souk/contract/back-office/products';
import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../app/session.ts';
import { ProductBulkBar } from '../features/products/bulk-bar.tsx';
import { PublishedBadge, productStatusTexts, Stock, Thumbnail } from '../features/products/product-words.tsx';
import { exportProducts, productsQuery, readProductIds } from '../features/products/queries.ts';
import { type Column, DataTable } from '../lib/list/data-table.tsx';
import { ExportButton } from '../lib/list/export-button.tsx';
import { ListPage, rowsPerPage } from '../lib/list/list-page.tsx';
import { useSelection } from '../lib/list/selection.ts';
import { StatusTabs } from '../lib/list/status-tabs.tsx';
import { Money } from '../lib/money.tsx';
import { paths } from '../lib/paths.ts';
import { useI18n, useServices } from '../lib/services.tsx';
import { ProductFilterBar, useProductFilters } from './catalog/product-filters.tsx';

/** All products, with filters, search, and changes of many at once. */
export function ProductsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('products:write');
  const list = useProductFilters();
  const selected = useSelection();
  const products = useQuery(productsQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Products')}
      actions={
        <>
          <ButtonLink variant="secondary" href={paths.changeRequests()}>
            {t('Changes by shops')}
          </ButtonLink>
          <ExportButton download={() => exportProducts(api, list.filters)} />
          {mayWrite && (
            <>
              <ButtonLink variant="secondary" href={paths.importProducts()}>
                {t('Import CSV')}
              </ButtonLink>
              <ButtonLink variant="secondary" href={gridOf(list.filters)}>
                {t('Edit as a grid')}
              </ButtonLink>
              <ButtonLink href={paths.newProduct()}>{t('New product')}</ButtonLink>
            </>
          )}
        </>
      }
      list={list}
      query={products}
      filters={
        <>
          <StatusTabs texts={productStatusTexts} counts={products.data?.counts} value={list.filters.status} href={list.href} />
          <ProductFilterBar list={list} />
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
      {(data) => (
        <>
          <DataTable
            label={t('Products')}
            rows={data.products}
            columns={columnsOf(t, data.currency)}
            href={paths.product}
            isOld={products.isPlaceholderData}
            selection={mayWrite ? { selected, nameOf: ({ name }) => name } : undefined}
          />
          <ProductBulkBar
            selection={selected}
            currency={data.currency}
            total={data.total}
            readAllIds={() => readProductIds(api, list.filters)}
          />
        </>
      )}
    </ListPage>
  );
}

/** The grid with the products of the list. */
function gridOf(filters: ReturnType<typeof useProductFilters>['filters']): string {
  return paths.productGrid(Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value?.toString()])));
}

function columnsOf(t: I18n['t'], currency: string): Column<ProductRow>[] {
  return [
    {
      id: 'name',
      title: t('Product'),
      cell: ({ name, thumbnail }) => (
        <span className="flex items-center gap-3">
          <Thumbnail src={thumbnail} />
          <span className="min-w-0 line-clamp-2 wrap-anywhere">{name}</span>
        </span>
      ),
      className: 'w-2/5',
    },
    { id: 'shop', title: t('Shop'), cell: ({ shop }) => shop.name, className: 'max-w-40 truncate' },
    { id: 'category', title: t('Category'), cell: ({ category }) => category.name, className: 'max-w-40 truncate' },
    { id: 'status', title: t('Status'), cell: ({ is_published }) => <PublishedBadge isPublished={is_published} />, card: 'badges' },
    {
      id: 'stock',
      title: t('Stock'),
      cell: ({ stock, is_low }) => <Stock quantity={stock} isLow={is_low} />,
      align: 'end',
      card: 'badges',
    },
    { id: 'sold', title: t('Sold'), cell: ({ sold_count }) => <Sold count={sold_count} />, align: 'end', card: 'none' },
    { id: 'price', title: t('Price'), cell: (row) => <Prices row={row} currency={currency} />, align: 'end', card: 'end' },
  ];
}

function Sold({ count }: { count: number }) {
  return <span className="text-ink-muted tabular-nums">{useI18n().number(count)}</span>;
}

function Prices({ row: { price, discount_price }, currency }: { row: ProductRow; currency: string }) {
  if (discount_price === null) return <Money amount={price} currency={currency} />;
  return (
    <span className="grid justify-items-end">
      <Money amount={discount_price} currency={currency} />
      <s className="text-xs text-ink-muted">
        <Money amount={price} currency={currency} />
      </s>
    </span>
  );
}
