import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/create-api.ts';
import { load } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import type { Services } from '../../../lib/services/services.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { ProductRow } from '../home/product-row.tsx';
import { catalogQueries } from '../queries.ts';
import { SaleTeaser } from './sale-teaser.tsx';

const offersQuery = (api: Api) => catalogQueries.products(api, { offer: 1, sort_type: 'top_selling', per_page: 10, with_filters: 0 });

export async function loadOtherDeals(services: Services): Promise<void> {
  await Promise.all([load(services, catalogQueries.flashSales(services.api)), load(services, offersQuery(services.api))]);
}

/** Where a sale is over: the next one, and what else is to be had for less. */
export function OtherDeals({ except }: { except: number }) {
  const { t } = useI18n();
  const api = useApi();
  const { data: sales, dataUpdatedAt, refetch } = useQuery(catalogQueries.flashSales(api));
  const { data: offers } = useQuery(offersQuery(api));
  const next = sales && [...sales.running, ...sales.incoming].find(({ id }) => id !== except);
  return (
    <>
      {next && <SaleTeaser key={next.id} sale={next} answeredAt={dataUpdatedAt} onTurn={() => void refetch()} />}
      {offers && <ProductRow id="other-deals" title={t('Other deals')} more={paths.bestDeal()} products={offers.products} />}
    </>
  );
}
