import { Button } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useServices } from '../../lib/services/services-context.tsx';
import type { Delivery } from './checkout-form.tsx';
import { LazyCheckout } from './lazy-checkout.tsx';
import type { SummaryQuery } from './model/checkout-choice.ts';
import { OpenAttempt } from './place-notice.tsx';
import { type PrepareGuest, useGuestOrder } from './use-guest-order.ts';
import { type OrderedCart, type OrderPlacement, usePlaceOrder } from './use-place-order.ts';

type CheckoutScreenProps = {
  summary: SummaryQuery;
  delivery: Delivery;
  cart: OrderedCart & { open: () => void };
  /** The press of the button, where a guest has to sign in by a code first. */
  guest?: Pick<OrderPlacement, 'place' | 'isPlacing'>;
  prepareGuest?: PrepareGuest;
};

/** The checkout of the cart's selected shops, of a shopper or a guest. A guest has no vouchers. */
export function CheckoutScreen({ summary, delivery, cart, guest, prepareGuest }: CheckoutScreenProps) {
  const { t } = useI18n();
  const services = useServices();
  const isNothingSelected = useCart((state) => state.selectedShopIds.length === 0);
  const isLoadingCart = useCart((state) => state.loading && state.products.length === 0);
  const placement = usePlaceOrder({ cart, onChanged: summary.replace });
  const isContinuing = useGuestOrder(placement.place, prepareGuest);
  const order = { ...placement, isPlacing: placement.isPlacing || isContinuing, ...guest };
  if (isNothingSelected && !isLoadingCart && !order.isPlacing) return <NothingSelected order={order} onOpenCart={cart.open} />;
  const change = (
    <Button variant="text" size="sm" onClick={cart.open}>
      {t('Edit cart')}
    </Button>
  );
  return (
    <LazyCheckout
      summary={summary}
      onCode={guest ? undefined : (coupon_code) => services.cart.setState({ coupon_code })}
      delivery={delivery}
      order={order}
      editing={{ aside: change }}
    />
  );
}

type NothingSelectedProps = { order: OrderPlacement; onOpenCart: () => void };

/** No shop of the cart is selected, or the cart is empty. */
function NothingSelected({ order, onOpenCart }: NothingSelectedProps) {
  const { t } = useI18n();
  const { cart } = useServices();
  const handleWholeCart = () => cart.setState(({ products }) => ({ selectedShopIds: products.map(({ shop_id }) => shop_id) }));
  const isEmpty = useCart((state) => state.products.length === 0);
  return (
    <div className="page-width pb-12">
      <OpenAttempt order={order} />
      {isEmpty ? (
        <EmptyState
          illustration="basket"
          title={t('Cart is empty')}
          text={t('Add items to your cart to check out.')}
          action={{ label: t('View all products'), href: paths.products() }}
        />
      ) : (
        <EmptyState
          illustration="basket"
          title={t('Please select at least one shop')}
          text={t('No shop is selected. Check out the whole cart, or open the cart and select shops.')}
          action={{ label: t('Check out the whole cart'), onPress: handleWholeCart }}
          secondAction={{ label: t('Open cart'), onPress: onOpenCart }}
        />
      )}
    </div>
  );
}
