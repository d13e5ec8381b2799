import { isApiError } from '@souk/client/api/api-error.ts';
import { listenToBack } from '@souk/ui/overlay/back-listener.ts';
import { QueryObserver } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter, type HydrationState, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { paths } from '../../lib/paths.ts';
import { type Services, servicesContext } from '../../lib/services/services.ts';
import { siteQueries } from '../../lib/services/site-queries.ts';
import { applyMaster } from '../../lib/stores/apply-master.ts';
import { App } from '../app.tsx';
import { routes } from '../routes.tsx';
import { reloadOnce, setDestination } from './missing-code.ts';
import { createPreload, loadPages, type MatchedPage, matchPages } from './preload.ts';
import { syncDocument, syncTabs } from './sync-document.ts';

/** Creates the router and the browser's tree, ready to render or to hydrate, and starts all subscriptions. */
export async function startApp(base: Services, hydrate?: (pages: readonly MatchedPage[]) => HydrationState): Promise<ReactNode> {
  const services: Services = { ...base, preload: createPreload(routes, () => services) };
  // Loads the first page's code before the router exists, so that the first render is complete.
  const pages = matchPages(routes, location.href);
  await loadPages(pages).catch((error) => {
    // Without server HTML the router shows the error of a page whose code does not load, for example offline.
    if (hydrate) throw error;
  });
  if (hydrate) await nextTask();
  listenToBack();
  const router = createBrowserRouter(routes, {
    ...(hydrate && { hydrationData: hydrate(pages) }),
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  // Without server HTML the router's first state is rendered before its loaders run.
  if (hydrate) await nextTask();
  setDestination(() => {
    const { location: next } = router.state.navigation;
    return next && router.createHref(next);
  });
  if (history.state?.layers) import('@souk/ui/overlay/back-closes.ts').then(({ startLayers }) => startLayers(), reportError);
  syncDocument(services);
  syncTabs(services);
  pollSettings(services);
  syncSearch(services, router);
  if (import.meta.env.PROD) {
    whenIdle(() => import('./report-client-errors.ts').then((code) => code?.reportClientErrors(services.api)));
    // Both imports resolve to undefined if a new release has removed the code; the page is then being reloaded.
    whenIdle(() => import('./register-worker.ts').then((code) => code?.registerWorker(services, router.subscribe)));
  }
  return (
    <App services={services}>
      <RouterProvider router={router} onError={reportPageError} />
    </App>
  );
}

/** Lets the browser handle input and paint: each part of the start takes tens of milliseconds on a phone. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Runs after the load event, when the browser is idle. */
function whenIdle(work: () => Promise<void>): void {
  const begin = () => work().catch(reportError);
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 2000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

const aMinute = 60_000;

/** Polls the settings while the page is visible, so that an open page shows a change within a minute. */
function pollSettings({ api, queryClient, settings }: Services): void {
  const observer = new QueryObserver(queryClient, { ...siteQueries.master(api), staleTime: aMinute, refetchInterval: aMinute });
  let applied: unknown;
  const apply = () => {
    const { data } = observer.getCurrentResult();
    if (!data || data === applied) return;
    applied = data;
    const { settings: next, localeChanged } = applyMaster(settings.getState(), data);
    settings.setState(next);
    // The store already holds the new default, so the reloaded page finds nothing changed.
    if (localeChanged) reloadOnce('locale');
  };
  observer.subscribe(apply);
  apply();
}

/** Stores the search text of the products page, and an empty text on any other page. */
function syncSearch({ settings }: Services, router: ReturnType<typeof createBrowserRouter>): void {
  const sync = () => {
    const { pathname, search } = router.state.location;
    const searched = pathname === paths.products() ? (new URLSearchParams(search).get('search') ?? '') : '';
    if (settings.getState().search !== searched) settings.setState({ search: searched });
  };
  sync();
  router.subscribe(sync);
}

/** Reports a page's error to the browser. Refused calls are excluded: the page shows them itself. */
function reportPageError(error: unknown): void {
  if (!isApiError(error)) reportError(error);
}

/** Options for React roots: the router reports caught errors, so React must not report them again. */
export const rootOptions = { onCaughtError: () => undefined } as const;
