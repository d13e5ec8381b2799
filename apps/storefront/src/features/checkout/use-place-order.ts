import { isSignedOut } from '@souk/client/api/api-error.ts';
import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import type { CheckoutSummary, PlaceOrder } from '@souk/contract/checkout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { complete } from '../../lib/other-servers/complete.ts';
import { placedOrders } from '../../lib/other-servers/order-shapes.ts';
import { leaveTo } from '../../lib/page/leave-to.ts';
import { paths } from '../../lib/paths.ts';
import type { Services } from '../../lib/services/services.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { personal } from '../../lib/services/session.ts';
import { deleteDraft, draftName } from './model/checkout-draft.ts';
import { deleteAttempt, idempotencyKey, type OrderFailure, orderFailure } from './model/order-attempt.ts';
import { cash } from './model/payment-choices.ts';
import { type Difference, summaryDifferences } from './model/summary-differences.ts';

/** Why the last order was not placed. */
export type OrderNotice =
  | { kind: 'changed'; differences: Difference[]; before: number; now: number }
  | Exclude<OrderFailure, { kind: 'changed' } | { kind: 'unverified' }>;

/** Changes of the cart after an order; the cart's feature provides them. */
export type OrderedCart = {
  /** Removes what was ordered from the selection, or clears the direct purchase. */
  clearOrdered: () => void;
  /** Fetches the cart after an order, and after one that was refused because something changed. */
  refresh: () => Promise<void>;
};

type PlaceOrderOptions = { cart: OrderedCart; onChanged: (summary: CheckoutSummary) => void };

type PlacedOrder = { orderId: number | undefined; paymentUrl: string | null; isOnline: boolean };

export type OrderPlacement = ReturnType<typeof usePlaceOrder>;

/** Sends an order under one idempotency key until the server settles it, and then opens its confirmation or payment page. */
export function usePlaceOrder({ cart, onChanged }: PlaceOrderOptions) {
  const services = useServices();
  const { api, auth, settings, whenVerified } = services;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<OrderNotice | null>(null);
  const isSending = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: PlaceOrder) => {
      const headers = { 'Idempotency-Key': idempotencyKey(sessionTextStorage, body) };
      return complete(placedOrders, (await api.call('POST /place-order', { body, headers })).data);
    },
  });
  const [isLeaving, setLeaving] = useState(false);

  /** `seen` is the summary that the shopper agreed to. A marketplace may require a verified account first. */
  function place(body: PlaceOrder, seen: CheckoutSummary | undefined): void {
    const needsVerification = settings.getState().orderPlaceAccountVerify && auth.getState().user?.account_verified === false;
    if (needsVerification) whenVerified(() => void send(body, seen));
    else void send(body, seen);
  }
  async function send(body: PlaceOrder, seen: CheckoutSummary | undefined): Promise<void> {
    // A second click may come before the busy button is rendered.
    if (isSending.current) return;
    isSending.current = true;
    setNotice(null);
    try {
      const { orders, order_payment_url } = await mutateAsync(body);
      deleteAttempt(sessionTextStorage);
      deleteDraft(sessionTextStorage, draftName({ isBuyNow: body.is_buy_now === true }));
      setLeaving(true);
      void leave({ orderId: orders[0]?.id, paymentUrl: order_payment_url, isOnline: body.payment_method !== cash });
    } catch (error) {
      if (isSignedOut(error)) signInAgain(services, body);
      else handleFailure(orderFailure(error), body, seen);
    } finally {
      isSending.current = false;
    }
  }
  async function leave({ orderId, paymentUrl, isOnline }: PlacedOrder) {
    void queryClient.invalidateQueries({ queryKey: [...personal, 'orders'] });
    if (paymentUrl) {
      cart.clearOrdered();
      return leaveTo(paymentUrl, orderId ? paths.orderConfirm({ id: orderId, payment: 'cancelled' }) : paths.orderHistory());
    }
    // An online order without a payment page exists all the same; its confirmation shows how to pay later.
    const confirmed = orderId && paths.orderConfirm({ id: orderId, payment: isOnline ? 'later' : undefined });
    await navigate(confirmed || paths.orderHistory(), { replace: true });
    // After the navigation, so that the page does not show an empty checkout for a moment.
    cart.clearOrdered();
    await cart.refresh();
  }
  function handleFailure(failure: OrderFailure, body: PlaceOrder, seen: CheckoutSummary | undefined) {
    if (failure.kind !== 'unknown') deleteAttempt(sessionTextStorage);
    // This page knows an older setting, or an older state of the account.
    if (failure.kind === 'unverified') {
      auth.setState(({ user }) => ({ user: user && { ...user, account_verified: false } }));
      return whenVerified(() => void send(body, seen));
    }
    if (failure.kind !== 'changed') return setNotice(failure);
    const { summary } = failure;
    onChanged(summary);
    void cart.refresh();
    setNotice({
      kind: 'changed',
      differences: seen ? summaryDifferences(seen, summary) : [],
      before: seen?.checkout.payable_amount ?? summary.checkout.payable_amount,
      now: summary.checkout.payable_amount,
    });
  }
  return { place, notice, isPlacing: isPending || isLeaving };
}

/** The end of a session clears the selection; the next sign-in restores it. The draft of the checkout stays stored. */
function signInAgain({ cart, whenSignedIn }: Services, { shop_ids, coupon_code }: PlaceOrder): void {
  whenSignedIn(() => cart.setState({ selectedShopIds: [...shop_ids], coupon_code: coupon_code ?? '' }));
}
