import type { Address } from '@souk/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { useCart, useI18n } from '../../lib/services/services-context.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { useCheckoutSummary } from './use-checkout-summary.ts';
import { usePlaceOrder } from './use-place-order.ts';

type CheckoutScreenProps = {
  address: Address | null;
  addressPicker: ReactNode;
  onOpenCart: () => void;
  /** Brings the cart up to date after an order, or after one that could not be. */
  refreshCart: () => Promise<void>;
};

/** The checkout of whoever is signed in. */
export function CheckoutScreen({ address, addressPicker, onOpenCart, refreshCart }: CheckoutScreenProps) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const isNothing = useCart((state) => state.selectedShopIds.length === 0);
  const isFetching = useCart((state) => state.loading && state.products.length === 0);
  const { data, error, refetch, isFetching: isCounting, isPlaceholderData, queryKey } = useCheckoutSummary();
  const order = usePlaceOrder({ refreshCart, onChanged: (summary) => queryClient.setQueryData(queryKey, summary) });
  if (isNothing && !isFetching && !order.isPlacing) return <NothingChosen order={order} onOpenCart={onOpenCart} />;
  if (!data) {
    if (!error) return <CheckoutSkeleton />;
    return (
      <div className="page-width pb-12">
        <ErrorState
          title={t('The checkout could not be loaded')}
          text={isApiError(error) && error.kind === 'refused' ? error.said : undefined}
          onRetry={() => void refetch()}
          busy={isCounting}
        />
      </div>
    );
  }
  return (
    <>
      {error && (
        <div className="page-width pb-4">
          <ErrorState
            kind="inline"
            title={t('The amounts may have changed since.')}
            text={t('They could not be brought up to date.')}
            onRetry={() => void refetch()}
            busy={isCounting}
          />
        </div>
      )}
      <CheckoutForm
        summary={data}
        isCounting={isPlaceholderData}
        address={address}
        addressPicker={addressPicker}
        order={order}
        onChangeCart={onOpenCart}
      />
    </>
  );
}
