import type { Api } from '@souk/client/api/create-api.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { formatPrice, type PriceCurrency } from '@souk/money/format';
import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { AuthState } from '../stores/auth-store.ts';
import type { CartState } from '../stores/cart-store.ts';
import type { SettingsState } from '../stores/settings-store.ts';
import type { VisitorState } from '../stores/visitor-store.ts';
import type { Services } from './services.ts';

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('No <ServicesProvider> above this component');
  return services;
}

export function useApi(): Api {
  return useServices().api;
}

export function useI18n(): I18n {
  return useServices().i18n;
}

export function useSettings<Selected>(select: (state: SettingsState) => Selected): Selected {
  return useStore(useServices().settings, select);
}

export function useAuth<Selected>(select: (state: AuthState) => Selected): Selected {
  return useStore(useServices().auth, select);
}

export function useVisitor<Selected>(select: (state: VisitorState) => Selected): Selected {
  return useStore(useServices().visitor, select);
}

export function useCart<Selected>(select: (state: CartState) => Selected): Selected {
  return useStore(useServices().cart, select);
}

/** Formats amounts in the chosen currency: `useMoney()(19.99)`. */
export function useMoney(): (amount: number) => string {
  const { locale } = useI18n();
  const currency = useCurrency();
  return (amount) => formatPrice(amount, currency, locale);
}

/** For amounts that are converted together, so that they add up: the rate, and how to show a converted one. */
export function useConverted(): { rate: number; show: (amount: number) => string } {
  const { locale } = useI18n();
  const currency = useCurrency();
  const format = (amount: number) => formatPrice(amount, { ...currency, rate_from_default: 1 }, locale);
  return { rate: currency.rate_from_default ?? 1, show: (amount) => (amount < 0 ? `−${format(-amount)}` : format(amount)) };
}

function useCurrency(): PriceCurrency {
  const selected = useSettings((state) => state.selectedCurrency);
  const defaultCurrency = useSettings((state) => state.currency);
  // Another server sends the symbol's position only with the default currency.
  return { ...defaultCurrency, ...selected };
}
