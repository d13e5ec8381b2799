import { matchRoutes, type Params, type RouteObject } from 'react-router';
import type { PageHandle } from '../page-route.tsx';

export type MatchedPage = { route: RouteObject; params: Params; handle: PageHandle | undefined };

/** The rows that an address opens, from the root to its page. */
export function matchPages(routes: RouteObject[], address: string): MatchedPage[] {
  const { pathname } = new URL(address, 'http://localhost');
  return (matchRoutes(routes, pathname) ?? []).map(({ route, params }) => ({ route, params, handle: route.handle }));
}

/** Loads the code of the pages in place, as the router itself does, so that the first render need not wait. */
export async function settlePages(pages: readonly MatchedPage[]): Promise<void> {
  await Promise.all(
    pages.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
