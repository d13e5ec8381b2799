import { createApi } from '@souk/client/api/create-api.ts';
import { createServerClock } from '@souk/client/api/server-clock.ts';
import { createI18n, type Texts } from '@souk/client/i18n/create-i18n.ts';
import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import type { QueryClient } from '@tanstack/react-query';
import { clearSession, createAuthStore, isSigningIn } from '../stores/auth-store.ts';
import { createCartStore } from '../stores/cart-store.ts';
import { createSettingsStore, type SettingsState } from '../stores/settings-store.ts';
import { createVisitorStore } from '../stores/visitor-store.ts';
import { createGate } from './create-gate.ts';
import type { Services } from './services.ts';

type ServicesParts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  queryClient: QueryClient;
  /** The initial state of the settings, before the stored one is restored. */
  initialSettings: SettingsState;
  storage: TextStorage;
  isServer: boolean;
  origin: string;
};

/** The services of one browser or one request. Texts are added by `withTexts`, because they come from a call. */
export function createServices(parts: ServicesParts): Services {
  const { isServer, origin, queryClient, storage } = parts;
  const settings = createSettingsStore(storage, parts.initialSettings);
  const auth = createAuthStore(storage);
  const cart = createCartStore(storage);
  const serverClock = createServerClock();
  const api = createApi({
    fetch: parts.fetch,
    baseUrl: '/api',
    locale: () => settings.getState().locale,
    token: () => auth.getState().token,
    // Any call that finds an invalid token ends the session.
    onUnauthorized: () => auth.setState(clearSession),
    onDate: serverClock.addDateHeader,
  });
  return {
    api,
    serverClock,
    queryClient,
    settings,
    auth,
    cart,
    visitor: createVisitorStore(storage),
    i18n: createI18n(settings.getState().locale, {}),
    texts: {},
    isServer,
    origin,
    preload: () => undefined,
    whenSignedIn: createGate(auth, { isOpen: ({ token }) => token !== null, isAsking: isSigningIn, ask: { loginModal: true } }),
    whenVerified: createGate(auth, {
      isOpen: ({ user }) => user?.account_verified === true,
      isAsking: ({ verifyModal }) => verifyModal,
      ask: { verifyModal: true },
    }),
  };
}

export function withTexts(services: Services, texts: Texts): Services {
  return { ...services, texts, i18n: createI18n(services.settings.getState().locale, texts) };
}
