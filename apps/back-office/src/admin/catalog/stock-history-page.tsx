import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { StockHistory } from '../../features/products/movements/stock-history.tsx';
import { rowsPerPage } from '../../lib/list/list-page.tsx';
import { useListFilters } from '../../lib/list/use-list-filters.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

/** The changes of the stock of a product. */
export function StockHistoryPage() {
  const { api, i18n } = useServices();
  const id = Number(useParams().id) || 0;
  const list = useListFilters(() => ({}));
  const query = { page: list.page, per_page: rowsPerPage };
  const movements = useQuery({
    queryKey: ['stock-movements', id, query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/products/{id}/stock-movements', { params: { id }, query, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <StockHistory list={list} query={movements} back={{ href: paths.product({ id }), label: i18n.t('Product') }} orderHref={paths.order} />
  );
}
