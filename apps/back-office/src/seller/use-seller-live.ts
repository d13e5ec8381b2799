import { useLiveEvents } from '../lib/frame/use-live-events.ts';
import { sellerPaths } from './paths.ts';

/** Loads the orders again when one of the shop changes. */
export function useSellerLive(): void {
  useLiveEvents({ address: '/api/seller/events', queriesOf, signIn: sellerPaths.signIn });
}

function queriesOf(event: string): string[] {
  return event === 'order' || event === 'missed' ? ['today', 'orders', 'order'] : [];
}
