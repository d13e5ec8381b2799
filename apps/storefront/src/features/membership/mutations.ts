import { failureText } from '@souk/client/api/api-error.ts';
import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import type { Subscription } from '@souk/contract/membership';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useServices } from '../../lib/services/services-context.tsx';
import { personal } from '../../lib/services/session.ts';
import { clearPurchase, type Purchase, type PurchaseFailure, purchaseFailure, purchaseKey } from './purchase.ts';
import { membershipQueries } from './queries.ts';

/** Shown above the button. `unopened`: the purchase exists, but its payment page could not be opened. */
export type BuyNotice = Exclude<PurchaseFailure, { kind: 'signed-out' }> | { kind: 'unopened' };

/** Buys a plan, after sign-in if needed. Its idempotency key stays the same until the server has settled it. */
export function useBuyPlan() {
  const { api, whenSignedIn } = useServices();
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<BuyNotice | null>(null);
  const [bought, setBought] = useState<Subscription | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isSending = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (purchase: Purchase) => {
      const headers = { 'Idempotency-Key': purchaseKey(sessionTextStorage, purchase) };
      const body = { payment_method: purchase.method };
      return (await api.call('POST /plans/{id}/purchase', { params: { id: purchase.plan_id }, body, headers })).data;
    },
  });

  function buy(purchase: Purchase): void {
    whenSignedIn(() => void send(purchase));
  }
  async function send(purchase: Purchase): Promise<void> {
    // A second click can come before the button is disabled.
    if (isSending.current) return;
    isSending.current = true;
    setNotice(null);
    try {
      const { subscription, payment_url } = await mutateAsync(purchase);
      // The key stays stored, so that the next attempt opens the payment page of the same purchase.
      if (!payment_url && subscription.status === 'pending') return setNotice({ kind: 'unopened' });
      clearPurchase(sessionTextStorage);
      // Checkout totals and all screens that show the membership depend on it.
      void queryClient.invalidateQueries({ queryKey: personal });
      if (payment_url) leave(payment_url);
      else setBought(subscription);
    } catch (error) {
      handleFailure(purchaseFailure(error), purchase);
    } finally {
      isSending.current = false;
    }
  }
  function leave(paymentUrl: string): void {
    setLeaving(true);
    // The browser may restore this page from its cache when the shopper comes back without paying.
    addEventListener('pageshow', () => setLeaving(false), { once: true });
    location.assign(paymentUrl);
  }
  function handleFailure(failure: PurchaseFailure, purchase: Purchase): void {
    if (failure.kind === 'signed-out') return buy(purchase);
    if (failure.kind === 'refused') clearPurchase(sessionTextStorage);
    setNotice(failure);
  }
  return { buy, bought, notice, isBuying: isPending || isLeaving };
}

export function useCancelMembership({ onSettled }: { onSettled: () => void }) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('POST /my-subscription/cancel', {}),
    onSuccess({ data, message }) {
      queryClient.setQueryData(membershipQueries.mine(api).queryKey, data);
      if (message) toast.success(message);
    },
    onError: (error) => toast.error(failureText(i18n, error)),
    onSettled,
  });
  return { cancel: () => mutate(), isCancelling: isPending };
}
