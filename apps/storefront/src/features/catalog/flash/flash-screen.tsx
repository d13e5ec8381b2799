import type { Api } from '@souk/client/api/create-api.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FlashSaleDetails } from '../../../lib/other-servers/answers.ts';
import { load } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import type { Services } from '../../../lib/services/services.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { ProductGridSkeleton, ProductRow } from '../product-grid.tsx';
import { catalogQueries, invalidatePrices } from '../queries.ts';
import { FlashHeader, FlashHeaderSkeleton } from './flash-header.tsx';
import type { FlashAddress, useFlashSale } from './flash-list.ts';
import { FlashResults } from './flash-results.tsx';
import { useSalePhase } from './sale-clock.ts';
import { SaleTeaser } from './sale-teaser.tsx';

type FlashScreenProps = {
  list: ReturnType<typeof useFlashSale>;
  address: FlashAddress;
  /** Called when the sale starts or ends: the route refreshes the prices of other features. */
  onPhaseChange: () => void;
};

/** A flash sale before, during and after its run. */
export function FlashScreen({ list, ...rest }: FlashScreenProps) {
  const { t } = useI18n();
  const { data, failed, fetching, retry } = list;
  if (data) return <Sale {...rest} list={{ ...list, data }} />;
  if (!failed) return <FlashSkeleton />;
  return (
    <div className="page-wide">
      <ErrorState title={t('The sale could not be loaded')} onRetry={retry} busy={fetching} />
    </div>
  );
}

function Sale({ list, address, onPhaseChange }: FlashScreenProps & { list: { data: FlashSaleDetails } }) {
  const queryClient = useQueryClient();
  const sale = list.data.flash_sale;
  const { phase, countdown } = useSalePhase(sale, list.answeredAt, () => {
    void invalidatePrices(queryClient);
    onPhaseChange();
  });
  return (
    <>
      <FlashHeader sale={sale} phase={phase} countdown={countdown} />
      <div className="page-wide page-flow pt-6 pb-14">
        {phase === 'over' && <OtherDeals except={sale.id} />}
        <FlashResults list={list} address={address} phase={phase} />
      </div>
    </>
  );
}

export function FlashSkeleton() {
  return (
    <div aria-busy="true">
      <FlashHeaderSkeleton />
      <div className="page-wide grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-14">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="my-1 h-11 rounded-full" />
        <ProductGridSkeleton count={8} />
      </div>
    </div>
  );
}

const offersQuery = (api: Api) => catalogQueries.products(api, { offer: 1, sort_type: 'top_selling', per_page: 10, with_filters: 0 });

export async function loadOtherDeals(services: Services): Promise<void> {
  await Promise.all([load(services, catalogQueries.flashSales(services.api)), load(services, offersQuery(services.api))]);
}

/** Shown when a sale is over: the next sale, and other discounted products. */
function OtherDeals({ except }: { except: number }) {
  const { t } = useI18n();
  const api = useApi();
  const { data: sales, dataUpdatedAt, refetch } = useQuery(catalogQueries.flashSales(api));
  const { data: offers } = useQuery(offersQuery(api));
  const next = sales && [...sales.running, ...sales.incoming].find(({ id }) => id !== except);
  return (
    <>
      {next && <SaleTeaser key={next.id} sale={next} answeredAt={dataUpdatedAt} onPhaseChange={() => void refetch()} />}
      {offers && <ProductRow id="other-deals" title={t('Other deals')} more={paths.bestDeal()} products={offers.products} />}
    </>
  );
}
