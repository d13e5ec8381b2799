import type { ReactNode } from 'react';
import { createBrowserRouter, type HydrationState, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Services, servicesContext } from '../../lib/services/services.ts';
import { App } from '../app.tsx';
import { routes } from '../routes.tsx';
import { createPreload } from './create-preload.ts';
import { keepSearch } from './keep-search.ts';
import { keepSettings } from './keep-settings.ts';
import { type MatchedPage, matchPages, settlePages } from './match-pages.ts';
import { followWay } from './missing-code.ts';
import { reportFault } from './report-fault.ts';
import { syncDocument } from './sync-document.ts';
import { syncTabs } from './sync-tabs.ts';

/** The tree of the browser, with everything that keeps it in step; ready to render or to take over the server's HTML. */
export async function openShop(given: Services, hydrate?: (pages: readonly MatchedPage[]) => HydrationState): Promise<ReactNode> {
  const services: Services = { ...given, preload: createPreload(routes, () => services) };
  // The code of the first page comes before the router, so that the first render shows it and not a gap.
  const pages = matchPages(routes, location.href);
  await settlePages(pages);
  const router = createBrowserRouter(routes, {
    ...(hydrate && { hydrationData: hydrate(pages) }),
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  followWay(() => {
    const { location: next } = router.state.navigation;
    return next && router.createHref(next);
  });
  syncDocument(services);
  syncTabs(services);
  keepSettings(services);
  keepSearch(services, router);
  if (import.meta.env.PROD) {
    whenIdle(() => import('./report-client-errors.ts').then((code) => code?.reportClientErrors(services.api)));
    // Nothing comes where a new release has taken the code away: the page is then being loaded again.
    whenIdle(() => import('./keep-offline.ts').then((code) => code?.keepOffline(services, router.subscribe)));
  }
  return (
    <App services={services}>
      <RouterProvider router={router} onError={reportFault} />
    </App>
  );
}

/** Once the page is whole and the browser has nothing else to do. */
function whenIdle(work: () => Promise<void>): void {
  const begin = () => work().catch(reportError);
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 2000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
