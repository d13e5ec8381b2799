import { useLiveEvents } from '../lib/frame/use-live-events.ts';
import { sellerPaths } from './paths.ts';

/** Loads again what changes in the shop. */
export function useSellerLive(): void {
  useLiveEvents({ address: '/api/seller/events', queriesOf, signIn: sellerPaths.signIn });
}

function queriesOf(event: string): string[] {
  const orders = event === 'order' || event === 'missed' ? ['today', 'orders', 'order'] : [];
  const conversations = event === 'conversation' || event === 'missed' ? ['conversations', 'conversation'] : [];
  return [...orders, ...conversations];
}
