import type { Api } from '@souk/client/api/create-api.ts';
import type { ServerClock } from '@souk/client/api/server-clock.ts';
import type { I18n, Texts } from '@souk/client/i18n/create-i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { AuthStore } from '../stores/auth-store.ts';
import type { CartStore } from '../stores/cart-store.ts';
import type { SettingsStore } from '../stores/settings-store.ts';
import type { VisitorStore } from '../stores/visitor-store.ts';
import type { Gate } from './create-gate.ts';

/** The dependencies of every page. One set in a browser, one per request on the server. */
export type Services = {
  api: Api;
  serverClock: ServerClock;
  queryClient: QueryClient;
  settings: SettingsStore;
  auth: AuthStore;
  cart: CartStore;
  visitor: VisitorStore;
  i18n: I18n;
  texts: Texts;
  isServer: boolean;
  /** The shop's origin without a trailing slash, for canonical addresses. */
  origin: string;
  /** Preloads the code and data of an address. */
  preload: (href: string) => void;
  /**
   * Runs an action that needs a signed-in shopper: now, or after the login dialog that it opens. For anything a visitor
   * may click: `whenSignedIn(() => void navigate(paths.planPurchase({ id })))`.
   */
  whenSignedIn: Gate;
  /** The same for actions that need a verified phone number or mail address. */
  whenVerified: Gate;
};

/** The router context in which loaders find the services. */
export const servicesContext = createContext<Services>();
