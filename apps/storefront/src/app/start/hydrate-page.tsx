import { ApiError } from '@souk/client/api/api-error.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import type { ServerClock } from '@souk/client/api/server-clock.ts';
import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HydrationState } from 'react-router';
import { createServices, withTexts } from '../../lib/services/create-services.ts';
import { siteQueries } from '../../lib/services/site-queries.ts';
import { chooseLanguage, type GivenMaster } from '../../lib/stores/apply-master.ts';
import { seedSettings } from '../../lib/stores/view-cookie.ts';
import type { BootData } from './boot-data.ts';
import type { MatchedPage } from './preload.ts';
import { nextTask, rootOptions, startApp } from './start-app.tsx';

/** Hydrates the server's HTML with the same data, then restores the stores. Resolves once the page reacts to input. */
export async function hydratePage(root: HTMLElement, boot: BootData, texts: Texts, storage: TextStorage): Promise<void> {
  const goodUntil = isPageFresh() ? Math.max(...boot.queries.map(({ updatedAt }) => updatedAt)) : 0;
  const queryClient = createQueryClient({ isServer: false, goodUntil });
  for (const { key, data, updatedAt } of boot.queries) queryClient.setQueryData(key, data, { updatedAt });
  const master = queryClient.getQueryData<GivenMaster>(siteQueries.masterKey);
  const services = withTexts(
    createServices({
      fetch: (address, init) => fetch(address, init),
      queryClient,
      // The first render must equal the server's, so the stores start with its values; restored values follow in the
      // next render.
      initialSettings: seedSettings(boot.view, master),
      storage,
      isServer: false,
      origin: location.origin,
    }),
    texts,
  );
  setPageClock(services.serverClock);
  const { settings, auth, cart, visitor } = services;
  for (const store of [settings, auth, cart, visitor]) store.restore();
  // The stored language may differ from the one in the address, which wins.
  settings.setState((state) => chooseLanguage(state, boot.view.locale));
  await nextTask();
  const shop = await startApp(services, (pages) => hydrationState(boot, pages));
  // A transition renders in slices, so input does not wait for the whole page.
  await new Promise<void>((done) => {
    startTransition(() => {
      hydrateRoot(root, <HydrationNotice onCommit={done}>{shop}</HydrationNotice>, rootOptions);
    });
  });
}

/** Calls `onCommit` when the tree is hydrated. It wraps the tree, because a sibling would change the ids of `useId`. */
function HydrationNotice({ onCommit, children }: { onCommit: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/** The router's hydration state: every loader has run (its data is in the query cache), and the errors. */
function hydrationState(boot: BootData, pages: readonly MatchedPage[]): HydrationState {
  const errors = Object.entries(boot.errors ?? {}).map(([id, error]) => [id, new ApiError(error)]);
  return {
    loaderData: Object.fromEntries(pages.map(({ route }) => [route.id ?? '', null])),
    errors: errors.length > 0 ? Object.fromEntries(errors) : null,
  };
}

/**
 * Sets the server clock from the Server-Timing header of the page. A page from the browser cache carries an old time;
 * one from the worker's cache, or served without TLS, carries none.
 */
function setPageClock(clock: ServerClock): void {
  const page = freshNavigation();
  if (!page) return;
  const at = serverTime(page);
  // The start of this page load by the clock that `Date.now` reads, in case the clock was set meanwhile.
  const beginning = Date.now() - performance.now();
  clock.addReading({ at, within: 1, askedAt: beginning + page.requestStart, answeredAt: beginning + page.responseStart });
}

/** Whether the server has just sent the page, so that its data is current. */
function isPageFresh(): boolean {
  return freshNavigation() !== undefined;
}

function freshNavigation(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming && !isStored(page) && serverTime(page) > 0 ? page : undefined;
}

function serverTime({ serverTiming }: PerformanceNavigationTiming): number {
  return Number(serverTiming?.find(({ name }) => name === 'now')?.description);
}

/** The browser restores a page without a request on back and forward. */
function isStored({ type, transferSize, workerStart }: PerformanceNavigationTiming): boolean {
  return type === 'back_forward' || (transferSize === 0 && workerStart === 0);
}
