import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { sessionTextStorage } from '../../lib/session-text-storage.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import type { Delivery } from './checkout-form.tsx';
import { LazyCheckout } from './lazy-checkout.tsx';
import { draftName, keepDraft, readDraft } from './model/checkout-draft.ts';
import { OpenAttempt } from './open-attempt.tsx';
import { useBuyNowQuantity } from './use-buy-now-quantity.ts';
import { useBuyNowSummary } from './use-buy-now-summary.ts';
import { type PlacingOrder, usePlaceOrder } from './use-place-order.ts';

/** The checkout of one product that is bought at once; the cart is none of its business. */
export function BuyNowScreen({ delivery }: { delivery: Delivery }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const [couponCode, onCode] = useCouponCode();
  const summary = useBuyNowSummary(couponCode);
  const { line } = summary;
  const quantity = useBuyNowQuantity(line, summary.refetch);
  const order = usePlaceOrder({ refreshCart: nothingToRefresh, onChanged: (now) => queryClient.setQueryData(summary.queryKey, now) });
  if (summary.data && !line && !order.isPlacing) return <NothingToBuy order={order} />;
  const change = line && (
    <ButtonLink variant="text" size="sm" href={paths.product({ id: line.id })}>
      {t('Choose differently')}
    </ButtonLink>
  );
  return (
    <LazyCheckout
      counting={{ ...summary, isOutdated: summary.isPlaceholderData || quantity.isChanging, onCode }}
      delivery={delivery}
      order={order}
      changing={{
        aside: change,
        quantity: ({ name, stock }) => (
          <QuantityStepper
            size="sm"
            value={quantity.shown}
            max={stock}
            label={t('Quantity of {name}', { name })}
            onIncrease={() => quantity.change(1)}
            onDecrease={() => quantity.change(-1)}
          />
        ),
      }}
    />
  );
}

async function nothingToRefresh(): Promise<void> {
  return undefined;
}

/** Kept through a reload, apart from the cart's. */
function useCouponCode() {
  const name = draftName({ isBuyNow: true });
  const [code, setCode] = useState(() => readDraft(sessionTextStorage, name).couponCode);
  function change(couponCode: string) {
    setCode(couponCode);
    keepDraft(sessionTextStorage, name, { couponCode });
  }
  return [code, change] as const;
}

function NothingToBuy({ order }: { order: PlacingOrder }) {
  const { t } = useI18n();
  return (
    <div className="page-width pb-12">
      <OpenAttempt order={order} />
      <EmptyState
        drawing="basket"
        title={t('Nothing chosen to buy at once')}
        text={t('Press Buy now on a product, and this is where you order it.')}
        action={{ label: t('See all products'), href: paths.products() }}
      />
    </div>
  );
}
