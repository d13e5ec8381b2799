import { useQueryClient } from '@tanstack/react-query';
import { loadCartCalls } from '../features/cart/load-cart-calls.ts';
import { ordersQueries } from '../features/orders/orders-queries.ts';
import { ticketsQueries } from '../features/support/tickets-queries.ts';
import type { LiveEvent } from '../lib/live/read-events.ts';
import { useLive } from '../lib/live/use-live.ts';
import { useServices } from '../lib/services/services-context.tsx';

const keysOf: Record<string, readonly (readonly unknown[])[]> = {
  order: [ordersQueries.key],
  'support-ticket': [ticketsQueries.key],
  // After a break anything may have happened.
  ready: [ordersQueries.key, ticketsQueries.key],
  missed: [ordersQueries.key, ticketsQueries.key],
};

/** Fetches anew what the server says has changed, while a personal page is open. */
export function LiveAccount(): null {
  const services = useServices();
  const queryClient = useQueryClient();
  useLive(({ name }: LiveEvent) => {
    for (const queryKey of keysOf[name] ?? []) void queryClient.invalidateQueries({ queryKey });
    if (name === 'cart') void loadCartCalls(services, (calls) => calls.fetchCart(services));
  });
  return null;
}
