import type { CheckoutSummary, PlaceOrder } from '@souk/contract/checkout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { complete } from '../../lib/answers/complete.ts';
import { placedOrders } from '../../lib/answers/order-shapes.ts';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { leaveTo } from '../../lib/page/leave-to.ts';
import { paths } from '../../lib/paths.ts';
import { personal } from '../../lib/services/end-session.ts';
import type { Services } from '../../lib/services/services.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { sessionTextStorage } from '../../lib/session-text-storage.ts';
import { clearCheckout, forgetBuyNow } from '../../lib/stores/cart-changes.ts';
import { draftName, dropDraft } from './model/checkout-draft.ts';
import { keyOfOrder, settleOrder } from './model/order-attempt.ts';
import { type OrderFailure, orderFailure } from './model/order-failure.ts';
import { cash } from './model/payment-choices.ts';
import { type Difference, summaryDifferences } from './model/summary-differences.ts';

/** What stands above the button after an order that did not go through. */
export type PlaceNotice =
  | { kind: 'changed'; differences: Difference[]; before: number; now: number }
  | Exclude<OrderFailure, { kind: 'changed' } | { kind: 'unverified' }>;

type Placing = {
  /** Brings the cart up to date: what was ordered is no longer in it, what changed is shown so. */
  refreshCart: () => Promise<void>;
  /** The server refused the total and said what holds now. */
  onChanged: (summary: CheckoutSummary) => void;
};

type Leaving = { orderId: number | undefined; paymentUrl: string | null; isBuyNow: boolean; isOnline: boolean };

export type PlacingOrder = ReturnType<typeof usePlaceOrder>;

/** Sends an order, under one key until it is settled, and leads to its confirmation. */
export function usePlaceOrder({ refreshCart, onChanged }: Placing) {
  const services = useServices();
  const { api, auth, cart, settings, whenVerified } = services;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<PlaceNotice | null>(null);
  const sending = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: PlaceOrder) => {
      const headers = { 'Idempotency-Key': keyOfOrder(sessionTextStorage, body) };
      return complete(placedOrders, (await api.call('POST /place-order', { body, headers })).data);
    },
  });
  const [isLeaving, setLeaving] = useState(false);

  /** `seen` is the summary that the shopper agreed to. Where the shop asks for verified accounts, that comes first. */
  function place(body: PlaceOrder, seen: CheckoutSummary | undefined): void {
    const isAsked = settings.getState().orderPlaceAccountVerify && auth.getState().user?.account_verified === false;
    if (isAsked) whenVerified(() => void send(body, seen));
    else void send(body, seen);
  }
  async function send(body: PlaceOrder, seen: CheckoutSummary | undefined): Promise<void> {
    // A second click may come before the first has been drawn.
    if (sending.current) return;
    sending.current = true;
    setNotice(null);
    try {
      const { orders, order_payment_url } = await mutateAsync(body);
      settleOrder(sessionTextStorage);
      const isBuyNow = body.is_buy_now === true;
      dropDraft(sessionTextStorage, draftName({ isBuyNow }));
      setLeaving(true);
      void leave({ orderId: orders[0]?.id, paymentUrl: order_payment_url, isBuyNow, isOnline: body.payment_method !== cash });
    } catch (error) {
      if (isSignedOut(error)) signInAgain(services, body);
      else handleFailure(orderFailure(error), body, seen);
    } finally {
      sending.current = false;
    }
  }
  async function leave({ orderId, paymentUrl, isBuyNow, isOnline }: Leaving) {
    void queryClient.invalidateQueries({ queryKey: [...personal, 'orders'] });
    const forget = () => cart.setState(isBuyNow ? forgetBuyNow : clearCheckout);
    if (paymentUrl) {
      forget();
      return leaveTo(paymentUrl, orderId ? paths.orderConfirm({ id: orderId, payment: 'cancelled' }) : paths.orderHistory());
    }
    // Without a page to pay on the order stands all the same, and says where to go on.
    const confirmed = orderId && paths.orderConfirm({ id: orderId, payment: isOnline ? 'later' : undefined });
    await navigate(confirmed || paths.orderHistory(), { replace: true });
    // Only now: the page that is being left would show an empty checkout for a moment.
    forget();
    await refreshCart();
  }
  function handleFailure(failure: OrderFailure, body: PlaceOrder, seen: CheckoutSummary | undefined) {
    if (failure.kind !== 'unknown') settleOrder(sessionTextStorage);
    // The page knew an older setting, or an older person.
    if (failure.kind === 'unverified') {
      auth.setState(({ user }) => ({ user: user && { ...user, account_verified: false } }));
      return whenVerified(() => void send(body, seen));
    }
    if (failure.kind !== 'changed') return setNotice(failure);
    const { summary } = failure;
    onChanged(summary);
    void refreshCart();
    setNotice({
      kind: 'changed',
      differences: seen ? summaryDifferences(seen, summary) : [],
      before: seen?.checkout.payable_amount ?? summary.checkout.payable_amount,
      now: summary.checkout.payable_amount,
    });
  }
  return { place, notice, isPlacing: isPending || isLeaving };
}

/** With the session goes what was chosen; whoever comes back finds it again. What was written is kept as it is. */
function signInAgain({ cart, whenSignedIn }: Services, { shop_ids, coupon_code }: PlaceOrder): void {
  whenSignedIn(() => cart.setState({ selectedShopIds: [...shop_ids], coupon_code: coupon_code ?? '' }));
}
