import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListPage, rowsPerPage } from '../../../lib/list/list-page.tsx';
import { StatusTabs } from '../../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { flashSaleStateTexts } from '../../../lib/promotions/promotion-words.tsx';
import { useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { shopSalesQuery } from '../../sales/queries.ts';
import { SaleCards } from '../../sales/sale-cards.tsx';

/** The sales that the shop has planned itself. */
export function SalesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one }) => ({ status: one('status', keysOf(flashSaleStateTexts)) }));
  const { status } = list.filters;
  const sales = useQuery(shopSalesQuery(api, { state: status, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Own sales')}
      hasViews={false}
      actions={<ButtonLink href={sellerPaths.sale({ id: 'new' })}>{t('New sale')}</ButtonLink>}
      list={list}
      query={sales}
      filters={<StatusTabs texts={flashSaleStateTexts} counts={sales.data?.counts} value={status} href={list.href} />}
      texts={{
        count: (total) => i18n.plural(total, '{count} sale', '{count} sales'),
        failed: t('The sales could not be loaded'),
        none: t('No sales yet'),
        noneHint: t('Plan lower prices for a time: they start and end automatically.'),
        noMatch: t('No sales match these filters'),
      }}
    >
      {(data) => <SaleCards sales={data.sales} />}
    </ListPage>
  );
}
