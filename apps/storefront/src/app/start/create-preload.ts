import type { RouteObject } from 'react-router';
import { isSavingData } from '../../lib/is-saving-data.ts';
import type { Services } from '../../lib/services/services.ts';
import { matchPages } from './match-pages.ts';
import { guess } from './missing-code.ts';

const restMs = 30_000;

/** Fetches the code and the data of addresses that the visitor points at, each once in a while. */
export function createPreload(routes: RouteObject[], services: () => Services): (href: string) => void {
  const recent = new Map<string, number>();
  return (href) => {
    const now = Date.now();
    if (now - (recent.get(href) ?? 0) < restMs || isSavingData()) return;
    recent.set(href, now);
    preloadPage(routes, services(), href).catch(() => {
      // Only a guess at the future: whoever does go there is told by the page itself what is wrong.
      recent.delete(href);
    });
  };
}

async function preloadPage(routes: RouteObject[], services: Services, href: string): Promise<void> {
  const url = new URL(href, location.href);
  await Promise.all(
    matchPages(routes, url.pathname).map(async ({ handle, params }) => {
      const module = handle && (await guess(handle.load));
      await module?.loader?.({ services, params, url });
    }),
  );
}
