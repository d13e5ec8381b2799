import { useLiveEvents } from '../lib/frame/use-live-events.ts';
import { sellerPaths } from './paths.ts';

/** The first parts of the keys of the queries that each kind of event changes. */
const changedBy: Readonly<Record<string, readonly string[]>> = {
  order: ['today', 'orders', 'order'],
  conversation: ['today', 'conversations', 'conversation'],
  question: ['today', 'questions'],
  product: ['today', 'products', 'product'],
  return: ['today', 'returns', 'return', 'order'],
  notification: ['shop-notifications'],
  members: ['me', 'staff'],
};

/** Loads again what has changed in the shop. */
export function useSellerLive(): void {
  useLiveEvents({ address: '/api/seller/events', queriesOf, signIn: sellerPaths.signIn });
}

function queriesOf(event: string): readonly string[] {
  return event === 'missed' ? Object.values(changedBy).flat() : (changedBy[event] ?? []);
}
