import { failureText } from '@souk/client/api/api-error.ts';
import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import type { CartProduct } from '@souk/contract/cart';
import { ButtonLink } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { QuantityStepper } from '@souk/ui/forms/quantity-stepper.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesOf } from '../../lib/other-servers/complete-cart.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import type { Delivery } from './checkout-form.tsx';
import { LazyCheckout } from './lazy-checkout.tsx';
import type { SummaryQuery } from './model/checkout-choice.ts';
import { draftName, readDraft, writeDraft } from './model/checkout-draft.ts';
import { OpenAttempt } from './place-notice.tsx';
import { type PrepareGuest, useGuestOrder } from './use-guest-order.ts';
import { type OrderedCart, type OrderPlacement, usePlaceOrder } from './use-place-order.ts';

type BuyNowScreenProps = {
  summary: SummaryQuery;
  onCode: (code: string) => void;
  delivery: Delivery;
  cart: OrderedCart;
  /** The press of the button, where a guest has to sign in by a code first. */
  guest?: Pick<OrderPlacement, 'place' | 'isPlacing'>;
  prepareGuest?: PrepareGuest;
};

/** The checkout of one product that is bought directly, by a shopper or a guest; it does not touch the cart. */
export function BuyNowScreen({ summary, onCode, delivery, cart, guest, prepareGuest }: BuyNowScreenProps) {
  const { t } = useI18n();
  const line = summary.data?.checkout_items[0]?.products[0];
  const quantity = useBuyNowQuantity(line, summary.refetch);
  const placement = usePlaceOrder({ cart, onChanged: summary.replace });
  const isContinuing = useGuestOrder(placement.place, prepareGuest);
  const order = { ...placement, isPlacing: placement.isPlacing || isContinuing, ...guest };
  if (summary.data && !line && !order.isPlacing) return <NothingToBuy order={order} />;
  const change = line && (
    <ButtonLink variant="text" size="sm" href={paths.product({ id: line.id })}>
      {t('Change selection')}
    </ButtonLink>
  );
  return (
    <LazyCheckout
      summary={{ ...summary, isOutdated: summary.isOutdated || quantity.isChanging }}
      onCode={guest ? undefined : onCode}
      delivery={delivery}
      order={order}
      editing={{
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

/** The voucher code of the direct purchase; a reload restores it, and the cart has its own. */
export function useBuyNowCode() {
  const name = draftName({ isBuyNow: true });
  const [code, setCode] = useState(() => readDraft(sessionTextStorage, name).couponCode);
  function change(couponCode: string) {
    setCode(couponCode);
    writeDraft(sessionTextStorage, name, { couponCode });
  }
  return [code, change] as const;
}

const quantityKey = ['buy-now-quantity'];

/** The quantity of the direct purchase. A pending change shows at once; amounts follow with the last answer. */
function useBuyNowQuantity(line: CartProduct | undefined, reload: () => Promise<unknown>) {
  const { api, auth, i18n, visitor } = useServices();
  const queryClient = useQueryClient();
  const pending = useMutationState({ filters: { mutationKey: quantityKey, status: 'pending' }, select: ({ state }) => state.variables });
  const { mutate } = useMutation({
    mutationKey: quantityKey,
    // The mutations of a scope run one after the other.
    scope: { id: 'buy-now' },
    mutationFn: async ({ step, of, quantity }: QuantityStep) => {
      // A guest's purchase is stored in the browser.
      if (!auth.getState().token) return visitor.setState(({ direct }) => ({ direct: direct && { ...direct, quantity } }));
      const body = { product_id: of.id, ...choicesOf(of), is_buy_now: true };
      await api.call(step > 0 ? 'POST /cart/increment' : 'POST /cart/decrement', { body });
    },
    onError: (error) => toast.error(failureText(i18n, error)),
    // This mutation counts as pending until the amounts are there.
    onSettled: () => (queryClient.isMutating({ mutationKey: quantityKey }) === 1 ? reload() : undefined),
  });
  const last = pending.findLast(isQuantityStep);
  const shown = last?.quantity ?? line?.quantity ?? 1;
  function change(step: 1 | -1) {
    // A direct purchase has at least one item.
    if (line && shown + step >= 1) mutate({ step, of: line, quantity: shown + step });
  }
  return { shown, change, isChanging: pending.length > 0 };
}

type QuantityStep = { step: 1 | -1; of: CartProduct; quantity: number };

function isQuantityStep(variables: unknown): variables is QuantityStep {
  return typeof variables === 'object' && variables !== null && 'step' in variables;
}

function NothingToBuy({ order }: { order: OrderPlacement }) {
  const { t } = useI18n();
  return (
    <div className="page-width pb-12">
      <OpenAttempt order={order} />
      <EmptyState
        illustration="basket"
        title={t('No product selected')}
        text={t('Choose Buy now on a product to order it here.')}
        action={{ label: t('View all products'), href: paths.products() }}
      />
    </div>
  );
}
