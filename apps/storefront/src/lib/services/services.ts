import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Api } from '../api/create-api.ts';
import type { ServerClock } from '../api/server-clock.ts';
import type { I18n, Texts } from '../i18n/create-i18n.ts';
import type { AuthStore } from '../stores/auth-store.ts';
import type { CartStore } from '../stores/cart-store.ts';
import type { SettingsStore } from '../stores/settings-store.ts';
import type { VisitorStore } from '../stores/visitor-store.ts';
import type { Gate } from './create-gate.ts';

/** What a page stands on. One set in a browser, one for each request on the server. */
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
  /** Where the shop is, without a closing slash: for canonical addresses. */
  origin: string;
  /** Loads the code and the data of an address that may be opened next. */
  preload: (href: string) => void;
  /**
   * Runs what needs a sign-in: now, or once the visitor has come in by any way that the login dialog, which this opens, leads to. For
   * whatever a visitor may press: `whenSignedIn(() => void navigate(paths.planPurchase({ id })))`.
   */
  whenSignedIn: Gate;
  /** The same for what needs a person whose number or mail address is proved. */
  whenVerified: Gate;
};

/** Where a route's loader finds them. */
export const servicesContext = createContext<Services>();
