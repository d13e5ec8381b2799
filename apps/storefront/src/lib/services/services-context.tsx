import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Api } from '../api/create-api.ts';
import type { I18n } from '../i18n/create-i18n.ts';
import type { AuthState } from '../stores/auth-store.ts';
import type { CartState } from '../stores/cart-state.ts';
import type { SettingsState } from '../stores/settings-state.ts';
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
