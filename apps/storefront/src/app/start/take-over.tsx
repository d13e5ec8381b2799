import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HydrationState } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { createQueryClient } from '../../lib/api/create-query-client.ts';
import { siteQueries } from '../../lib/api/site-queries.ts';
import { createServices, withTexts } from '../../lib/services/create-services.ts';
import { chooseLanguage, type GivenMaster } from '../../lib/stores/apply-master.ts';
import type { TextStorage } from '../../lib/stores/kept-store.ts';
import { seedSettings } from '../../lib/view/seed-settings.ts';
import type { BootData } from './boot-data.ts';
import { hearPageClock, isPageNew } from './hear-page-clock.ts';
import type { MatchedPage } from './match-pages.ts';
import { openShop } from './open-shop.tsx';
import { quietRoot } from './report-fault.ts';

/** The browser takes over the page that the server rendered, with the same data; then what is kept here appears. Done once the page answers. */
export async function takeOver(root: HTMLElement, boot: BootData, storage: TextStorage): Promise<void> {
  const goodUntil = isPageNew() ? Math.max(...boot.queries.queries.map(({ state }) => state.dataUpdatedAt)) : 0;
  const queryClient = createQueryClient({ isServer: false, goodUntil });
  hydrate(queryClient, boot.queries);
  const master = queryClient.getQueryData<GivenMaster>(siteQueries.masterKey);
  const services = withTexts(
    createServices({
      fetch: (address, init) => fetch(address, init),
      queryClient,
      // The first render must be the server's, so the stores start where it did; what they restore comes in the next one.
      initialSettings: seedSettings(boot.view, master),
      storage,
      isServer: false,
      origin: location.origin,
    }),
    boot.texts,
  );
  hearPageClock(services.serverClock);
  const { settings, auth, cart, visitor } = services;
  for (const store of [settings, auth, cart, visitor]) store.restore();
  // What is kept may be another language where the address asked for this one.
  settings.setState((state) => chooseLanguage(state, boot.view.locale));
  const shop = await openShop(services, (pages) => hydrationOf(boot, pages));
  // As a transition it is done in slices, and a finger on the page does not wait for the whole of it.
  await new Promise<void>((done) => {
    startTransition(() => {
      hydrateRoot(root, <Committed tell={done}>{shop}</Committed>, quietRoot);
    });
  });
}

/** Tells when the page is taken over. Around the tree and not beside it, so that the ids within are the server's. */
function Committed({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(tell, [tell]);
  return children;
}

/** The router's own record of the page: every loader has run (its data is in the query cache), and what failed. */
function hydrationOf(boot: BootData, pages: readonly MatchedPage[]): HydrationState {
  const errors = Object.entries(boot.errors ?? {}).map(([id, error]) => [id, new ApiError(error)]);
  return {
    loaderData: Object.fromEntries(pages.map(({ route }) => [route.id ?? '', null])),
    errors: errors.length > 0 ? Object.fromEntries(errors) : null,
  };
}
