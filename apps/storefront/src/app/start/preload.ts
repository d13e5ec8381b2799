import { matchRoutes, type Params, type RouteObject } from 'react-router';
import type { Services } from '../../lib/services/services.ts';
import type { PageHandle } from '../page-route.tsx';
import { preloadCode } from './missing-code.ts';

const minIntervalMs = 30_000;

/** Preloads the code and data of links that the visitor points at, each at most every 30 seconds. */
export function createPreload(routes: RouteObject[], services: () => Services): (href: string) => void {
  const recent = new Map<string, number>();
  return (href) => {
    const now = Date.now();
    if (now - (recent.get(href) ?? 0) < minIntervalMs || isSavingData()) return;
    recent.set(href, now);
    preloadPage(routes, services(), href).catch(() => {
      // Preloading is optional: the page itself shows the error if the visitor goes there.
      recent.delete(href);
    });
  };
}

async function preloadPage(routes: RouteObject[], services: Services, href: string): Promise<void> {
  const url = new URL(href, location.href);
  await Promise.all(
    matchPages(routes, url.pathname).map(async ({ handle, params }) => {
      const module = handle && (await preloadCode(handle.load));
      await module?.loader?.({ services, params, url });
    }),
  );
}

export type MatchedPage = { route: RouteObject; params: Params; handle: PageHandle | undefined };

/** The matched routes of an address, from the root to its page. */
export function matchPages(routes: RouteObject[], address: string): MatchedPage[] {
  const { pathname } = new URL(address, 'http://localhost');
  return (matchRoutes(routes, pathname) ?? []).map(({ route, params }) => ({ route, params, handle: route.handle }));
}

/** Loads the routes' code as the router would, so that the first render need not wait. */
export async function loadPages(pages: readonly MatchedPage[]): Promise<void> {
  await Promise.all(
    pages.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Whether the visitor has turned on data saving. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
