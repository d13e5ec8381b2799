import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import { createRoot } from 'react-dom/client';
import { createServices, withTexts } from '../../lib/services/create-services.ts';
import type { Services } from '../../lib/services/services.ts';
import { siteQueries } from '../../lib/services/site-queries.ts';
import { applyMaster, chooseLanguage } from '../../lib/stores/apply-master.ts';
import { defaultSettings } from '../../lib/stores/settings-store.ts';
import { reloadOnce } from './missing-code.ts';
import { rootOptions, startApp } from './start-app.tsx';

/** How long the page waits for a server that does not answer. */
const timeoutMs = 8000;

/**
 * Renders without server HTML: as plain files, or in another language than the server sent. The page starts when its
 * texts have arrived; if they do not, it starts in English, and without the settings it looks as it did last time.
 */
export async function renderInBrowser(root: HTMLElement, storage: TextStorage, requested: string | undefined): Promise<void> {
  const services = createServices({
    fetch: (address, init) => fetch(address, init),
    queryClient: createQueryClient({ isServer: false }),
    initialSettings: defaultSettings,
    storage,
    isServer: false,
    origin: location.origin,
  });
  const { settings, auth, cart, visitor } = services;
  for (const store of [settings, auth, cart, visitor]) store.restore();
  chooseOfferedLanguage(services, requested);
  // The first visit waits for the settings, so that the page does not flash in the wrong language. Later visits
  // start from the stored settings and refetch them afterwards.
  const isReturning = settings.getState().appName !== '';
  // On a first visit, whether the shop offers the requested language is not known yet.
  const locale = (isReturning ? undefined : requested) ?? settings.getState().locale;
  const [texts, localeChanged] = await Promise.all([fetchTexts(services, locale), isReturning ? false : configure(services)]);
  if (localeChanged && reloadOnce('locale')) return;
  chooseOfferedLanguage(services, requested);
  // Without texts the page is English, and is marked as English.
  const shop = await startApp(texts ? withTexts(services, texts) : services);
  root.replaceChildren();
  createRoot(root, rootOptions).render(shop);
}

/** Applies the settings; returns whether the page has to be loaded again in the server's language. */
async function configure({ api, queryClient, settings }: Services): Promise<boolean> {
  const master = await withTimeout(queryClient.fetchQuery({ ...siteQueries.master(api), retry: false }));
  if (!master) return false;
  const { settings: next, localeChanged } = applyMaster(settings.getState(), master);
  settings.setState(next);
  return localeChanged;
}

async function fetchTexts({ api }: Services, locale: string): Promise<Texts | undefined> {
  const answer = await withTimeout(api.call('GET /lang/{locale}', { params: { locale } }));
  return answer?.data;
}

function chooseOfferedLanguage({ settings }: Services, requested: string | undefined): void {
  const { languages, locale } = settings.getState();
  if (requested && requested !== locale && languages.some(({ name }) => name === requested)) {
    settings.setState((state) => chooseLanguage(state, requested));
  }
}

/** Undefined if the call failed or timed out. */
async function withTimeout<Value>(call: Promise<Value>): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), timeoutMs));
  return Promise.race([call.catch(() => undefined), timeout]);
}
