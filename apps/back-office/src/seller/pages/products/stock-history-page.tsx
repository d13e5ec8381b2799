import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { StockHistory } from '../../../features/products/movements/stock-history.tsx';
import { rowsPerPage } from '../../../lib/list/list-page.tsx';
import { useListFilters } from '../../../lib/list/use-list-filters.ts';
import { useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { stockHistoryQuery } from '../../products/queries.ts';
import { useSellerMay } from '../../seller-session.ts';

/** The changes of the stock of a product of the shop. */
export function StockHistoryPage() {
  const { api, i18n } = useServices();
  const id = Number(useParams().id) || 0;
  const list = useListFilters(() => ({}));
  const movements = useQuery(stockHistoryQuery(api, id, { page: list.page, per_page: rowsPerPage }));
  const maySeeOrders = useSellerMay('orders');
  return (
    <StockHistory
      list={list}
      query={movements}
      back={{ href: sellerPaths.stock(), label: i18n.t('Stock') }}
      orderHref={maySeeOrders ? sellerPaths.order : undefined}
    />
  );
}
