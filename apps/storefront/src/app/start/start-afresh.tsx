import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../../lib/api/create-query-client.ts';
import { siteQueries } from '../../lib/api/site-queries.ts';
import type { Texts } from '../../lib/i18n/create-i18n.ts';
import { createServices, withTexts } from '../../lib/services/create-services.ts';
import type { Services } from '../../lib/services/services.ts';
import { applyMaster, chooseLanguage } from '../../lib/stores/apply-master.ts';
import type { TextStorage } from '../../lib/stores/kept-store.ts';
import { defaultSettings } from '../../lib/stores/settings-state.ts';
import { openShop } from './open-shop.tsx';
import { reloadOnce } from './reload-once.ts';
import { quietRoot } from './report-fault.ts';

/** How long the page waits for a server that neither answers nor refuses. */
const patienceMs = 8000;

/**
 * Without HTML from the server, as plain files or in another language than the server sent: the page starts once its
 * texts are there. Neither they nor the configuration must come: the page then speaks English, or looks as it did last.
 */
export async function startAfresh(root: HTMLElement, storage: TextStorage, asked: string | undefined): Promise<void> {
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
  chooseIfOffered(services, asked);
  // A shop that was never seen waits for its configuration, and must not show the wrong language first. One that was
  // seen starts from what is kept; its configuration is asked for again once it stands.
  const isKnown = settings.getState().appName !== '';
  // Whether a shop that was never seen offers the language of the address is being asked at the same time.
  const locale = (isKnown ? undefined : asked) ?? settings.getState().locale;
  const [texts, localeChanged] = await Promise.all([fetchTexts(services, locale), isKnown ? false : configure(services)]);
  if (localeChanged && reloadOnce('locale')) return;
  chooseIfOffered(services, asked);
  // Without its texts the page speaks English, and is then written like it.
  const shop = await openShop(texts ? withTexts(services, texts) : services);
  root.replaceChildren();
  createRoot(root, quietRoot).render(shop);
}

/** Takes over the configuration; answers whether the page has to be loaded again in the server's language. */
async function configure({ api, queryClient, settings }: Services): Promise<boolean> {
  const master = await patiently(queryClient.fetchQuery({ ...siteQueries.master(api), retry: false }));
  if (!master) return false;
  const { settings: next, localeChanged } = applyMaster(settings.getState(), master);
  settings.setState(next);
  return localeChanged;
}

async function fetchTexts({ api }: Services, locale: string): Promise<Texts | undefined> {
  const answer = await patiently(api.call('GET /lang/{locale}', { params: { locale } }));
  return answer?.data;
}

function chooseIfOffered({ settings }: Services, asked: string | undefined): void {
  const { languages, locale } = settings.getState();
  if (asked && asked !== locale && languages.some(({ name }) => name === asked)) {
    settings.setState((state) => chooseLanguage(state, asked));
  }
}

/** Undefined where a call failed or took too long: neither is shown to the visitor. */
async function patiently<Value>(call: Promise<Value>): Promise<Value | undefined> {
  const tired = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));
  return Promise.race([call.catch(() => undefined), tired]);
}
