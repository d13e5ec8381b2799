import { useQueryClient } from '@tanstack/react-query';
import { useCart, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { Delivery } from './checkout-form.tsx';
import { LazyCheckout } from './lazy-checkout.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { useCheckoutSummary } from './use-checkout-summary.ts';
import { usePlaceOrder } from './use-place-order.ts';

type CheckoutScreenProps = {
  delivery: Delivery;
  onOpenCart: () => void;
  /** Brings the cart up to date after an order, or after one that could not be. */
  refreshCart: () => Promise<void>;
};

/** The checkout of whoever is signed in. */
export function CheckoutScreen({ delivery, onOpenCart, refreshCart }: CheckoutScreenProps) {
  const { t } = useI18n();
  const { cart } = useServices();
  const queryClient = useQueryClient();
  const isNothing = useCart((state) => state.selectedShopIds.length === 0);
  const isFetching = useCart((state) => state.loading && state.products.length === 0);
  const summary = useCheckoutSummary();
  const order = usePlaceOrder({ refreshCart, onChanged: (changed) => queryClient.setQueryData(summary.queryKey, changed) });
  if (isNothing && !isFetching && !order.isPlacing) return <NothingChosen order={order} onOpenCart={onOpenCart} />;
  const change = (
    <Button variant="text" size="sm" onClick={onOpenCart}>
      {t('Change cart')}
    </Button>
  );
  const onCode = (coupon_code: string) => cart.setState({ coupon_code });
  return (
    <LazyCheckout
      counting={{ ...summary, isOutdated: summary.isPlaceholderData, onCode }}
      delivery={delivery}
      order={order}
      changing={{ aside: change }}
    />
  );
}
