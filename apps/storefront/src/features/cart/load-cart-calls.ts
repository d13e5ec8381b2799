import { arrived } from '../../lib/lazy-part.ts';
import type { Services } from '../../lib/services/services.ts';
import { toast } from '../../ui/toast/toast.ts';

type CartCalls = typeof import('./cart-calls.ts');

/** Does something with the cart. Its code is none of the first screen's: it comes once the page is idle, or here. */
export async function loadCartCalls(services: Services, action: (calls: CartCalls) => Promise<unknown>): Promise<void> {
  let calls: CartCalls;
  try {
    calls = await arrived(() => import('./cart-calls.ts'));
  } catch {
    toast.error(services.i18n.t('You are offline'));
    return;
  }
  await action(calls);
}
