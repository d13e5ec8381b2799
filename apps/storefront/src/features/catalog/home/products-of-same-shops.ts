import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ProductCard } from '../../../lib/other-servers/answers.ts';
import { useApi, useVisitor } from '../../../lib/services/services-context.tsx';
import { useHydrated, useIsShopper } from '../../../lib/services/session.ts';
import { catalogQueries } from '../queries.ts';

const maxShops = 3;
const productsOfShops = 8;

/** New products of the shops whose products were looked at last; undefined without a history. */
export function useProductsOfSameShops(): readonly ProductCard[] | undefined {
  const history = useViewingHistory();
  const shopIds = history?.shopIds ?? [];
  const { data } = useQuery({
    ...catalogQueries.products(useApi(), { shop_id: shopIds.join(','), sort_type: 'newest', per_page: productsOfShops }),
    enabled: shopIds.length > 0,
  });
  return shopIds.length > 0 ? data?.products.filter(({ id }) => !history?.productIds.includes(id)) : undefined;
}

type ViewingHistory = { productIds: readonly number[]; shopIds: readonly number[] };

/** The histories with which visits of the page were shown, by entry of the browser's history and kind of visitor. */
const shownHistories = new Map<string, ViewingHistory>();

/**
 * The products looked at before this visit of the page. Going back to the page finds the history of that visit: with the product that was
 * just looked at the list would change, and the product would not be where the finger left it.
 */
function useViewingHistory(): ViewingHistory | undefined {
  const api = useApi();
  const isShopper = useIsShopper();
  const isHydrated = useHydrated();
  const ids = useVisitor((state) => state.viewed);
  const { key } = useLocation();
  const visit = `${key} ${isShopper ? 'shopper' : 'visitor'}`;
  const shown = shownHistories.get(visit);
  const inAccount = useQuery({ ...catalogQueries.recentlyViewed(api), enabled: !shown && isShopper });
  const inBrowser = useQuery({ ...catalogQueries.cards(api, ids), enabled: !shown && isHydrated && !isShopper && ids.length > 0 });
  const hasNone = isHydrated && !isShopper && ids.length === 0;
  const viewed = hasNone ? [] : (isShopper ? inAccount : inBrowser).data;
  const history = shown ?? (viewed && historyOf(viewed));
  useEffect(() => {
    if (history) shownHistories.set(visit, history);
  }, [history, visit]);
  return history;
}

function historyOf(viewed: readonly ProductCard[]): ViewingHistory {
  return {
    productIds: viewed.map(({ id }) => id),
    shopIds: [...new Set(viewed.flatMap(({ shop }) => shop?.id ?? []))].slice(0, maxShops),
  };
}
