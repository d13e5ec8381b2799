import type { Subscription } from '@souk/contract/membership';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { personal } from '../../lib/services/end-session.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { sessionTextStorage } from '../../lib/session-text-storage.ts';
import { keyOfPurchase, type Purchase, settlePurchase } from './model/purchase-attempt.ts';
import { type PurchaseFailure, purchaseFailure } from './model/purchase-failure.ts';

/** What stands above the button after a purchase that did not go through. `unopened`: it waits for a payment that could not begin. */
export type BuyNotice = Exclude<PurchaseFailure, { kind: 'signed-out' }> | { kind: 'unopened' };

/** Buys a plan for whoever is signed in, or will be in a moment; under one key until it is settled. */
export function useBuyPlan() {
  const { api, whenSignedIn } = useServices();
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<BuyNotice | null>(null);
  const [bought, setBought] = useState<Subscription | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const sending = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (purchase: Purchase) => {
      const headers = { 'Idempotency-Key': keyOfPurchase(sessionTextStorage, purchase) };
      const body = { payment_method: purchase.method };
      return (await api.call('POST /plans/{id}/purchase', { params: { id: purchase.plan_id }, body, headers })).data;
    },
  });

  function buy(purchase: Purchase): void {
    whenSignedIn(() => void send(purchase));
  }
  async function send(purchase: Purchase): Promise<void> {
    // A second click may come before the first has been drawn.
    if (sending.current) return;
    sending.current = true;
    setNotice(null);
    try {
      const { subscription, payment_url } = await mutateAsync(purchase);
      // The same purchase goes on under its key: the server tries the payment page again.
      if (!payment_url && subscription.status === 'pending') return setNotice({ kind: 'unopened' });
      settlePurchase(sessionTextStorage);
      // What it takes off shows at the next checkout, and wherever a membership is spoken of.
      void queryClient.invalidateQueries({ queryKey: personal });
      if (payment_url) leave(payment_url);
      else setBought(subscription);
    } catch (error) {
      handleFailure(purchaseFailure(error), purchase);
    } finally {
      sending.current = false;
    }
  }
  function leave(paymentUrl: string): void {
    setLeaving(true);
    // Whoever comes back without paying finds the page as it stood.
    addEventListener('pageshow', () => setLeaving(false), { once: true });
    location.assign(paymentUrl);
  }
  function handleFailure(failure: PurchaseFailure, purchase: Purchase): void {
    if (failure.kind === 'signed-out') return buy(purchase);
    if (failure.kind === 'refused') settlePurchase(sessionTextStorage);
    setNotice(failure);
  }
  return { buy, bought, notice, isBuying: isPending || isLeaving };
}
