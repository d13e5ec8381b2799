import { useQueryClient } from '@tanstack/react-query';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProductGridSkeleton } from '../product-grid.tsx';
import type { FlashAddress } from './flash-address.ts';
import { FlashHeader, FlashHeaderSkeleton } from './flash-header.tsx';
import { FlashResults } from './flash-results.tsx';
import { forgetPrices } from './forget-prices.ts';
import { OtherDeals } from './other-deals.tsx';
import type { FlashAnswer, useFlashSale } from './use-flash-sale.ts';
import { useSalePhase } from './use-sale-phase.ts';

type FlashScreenProps = {
  list: ReturnType<typeof useFlashSale>;
  address: FlashAddress;
  /** The sale has begun or ended: what else shows its prices is none of the catalogue's. */
  onTurn: () => void;
};

/** A flash sale before, in and after its time. */
export function FlashScreen({ list, ...rest }: FlashScreenProps) {
  const { t } = useI18n();
  const { data, failed, asking, retry } = list;
  if (data) return <Sale {...rest} list={{ ...list, data }} />;
  if (!failed) return <FlashSkeleton />;
  return (
    <div className="page-width">
      <ErrorState title={t('The sale could not be loaded')} onRetry={retry} busy={asking} />
    </div>
  );
}

function Sale({ list, address, onTurn }: FlashScreenProps & { list: { data: FlashAnswer } }) {
  const queryClient = useQueryClient();
  const sale = list.data.flash_sale;
  const { phase, countdown } = useSalePhase(sale, list.answeredAt, () => {
    void forgetPrices(queryClient);
    onTurn();
  });
  return (
    <>
      <FlashHeader sale={sale} phase={phase} countdown={countdown} />
      <div className="page-width page-flow pt-6 pb-14">
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
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-14">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="my-1 h-11 rounded-full" />
        <ProductGridSkeleton count={8} />
      </div>
    </div>
  );
}
