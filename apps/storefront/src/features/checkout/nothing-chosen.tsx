import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenAttempt } from './open-attempt.tsx';
import type { PlacingOrder } from './use-place-order.ts';

type NothingChosenProps = { order: PlacingOrder; onOpenCart: () => void };

/** No shop of the cart is chosen, or the cart is empty. */
export function NothingChosen({ order, onOpenCart }: NothingChosenProps) {
  const { t } = useI18n();
  const { cart } = useServices();
  const handleWholeCart = () => cart.setState(({ products }) => ({ selectedShopIds: products.map(({ shop_id }) => shop_id) }));
  const isEmpty = useCart((state) => state.products.length === 0);
  return (
    <div className="page-width pb-12">
      <OpenAttempt order={order} />
      {isEmpty ? (
        <EmptyState
          drawing="basket"
          title={t('Cart is empty')}
          text={t('Put something in, and this is where you order it.')}
          action={{ label: t('See all products'), href: paths.products() }}
        />
      ) : (
        <EmptyState
          drawing="basket"
          title={t('Please select at least one shop')}
          text={t('No shop in your cart is selected. Check out the whole cart, or open the cart and select the shops to order from.')}
          action={{ label: t('Check out the whole cart'), onPress: handleWholeCart }}
          secondAction={{ label: t('Open the cart'), onPress: onOpenCart }}
        />
      )}
    </div>
  );
}
