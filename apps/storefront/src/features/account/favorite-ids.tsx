import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { useServices, useVisitor } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';
import { accountQueries } from './queries.ts';

const none: ReadonlySet<number> = new Set();
const FavoriteIds = createContext(none);

/** Reads the ids on the wishlist once for all hearts of the page: an observer for each would cost more than the rest of the heart. */
export function FavoriteIdsProvider({ children }: { children: ReactNode }) {
  const { api } = useServices();
  const enabled = useIsShopper();
  const { data } = useQuery({ ...accountQueries.favoriteIds(api), enabled, select: toSet });
  return <FavoriteIds value={(enabled && data) || none}>{children}</FavoriteIds>;
}

function toSet(ids: readonly number[]): ReadonlySet<number> {
  return new Set(ids);
}

/** Whether the product is on the wishlist, of a visitor too. */
export function useIsListed(id: number): boolean {
  const isStored = useVisitor((state) => state.hearts.includes(id));
  const isListed = use(FavoriteIds).has(id);
  return isStored || isListed;
}
