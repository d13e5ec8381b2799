import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { ProductRow } from '../home/product-row.tsx';
import { catalogQueries } from '../queries.ts';
import { SaleTeaser } from './sale-teaser.tsx';

/** Where a sale is over: the next one, and what else is to be had for less. */
export function OtherDeals({ except }: { except: number }) {
  const { t } = useI18n();
  const api = useApi();
  const { data: sales, dataUpdatedAt, refetch } = useQuery(catalogQueries.flashSales(api));
  const { data: offers } = useQuery(catalogQueries.products(api, { offer: 1, sort_type: 'top_selling', per_page: 10, with_filters: 0 }));
  const next = sales && [...sales.running, ...sales.incoming].find(({ id }) => id !== except);
  return (
    <>
      {next && <SaleTeaser key={next.id} sale={next} answeredAt={dataUpdatedAt} onTurn={() => void refetch()} />}
      {offers && <ProductRow id="other-deals" title={t('Other deals')} more={paths.bestDeal()} products={offers.products} />}
    </>
  );
}
