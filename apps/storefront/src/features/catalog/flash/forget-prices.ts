import type { QueryClient } from '@tanstack/react-query';

const priced = new Set<unknown>(['home', 'just-for-you', 'products', 'product', 'flash-sale', 'flash-sales', 'suggest']);

/** A sale has begun or ended: whatever shows prices is asked for again, what is on the screen at once. */
export function forgetPrices(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => priced.has(queryKey[0]) });
}
