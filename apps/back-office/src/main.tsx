import './styles/back-office.css';
import { createApi } from '@souk/client/api/create-api.ts';
import { createI18n, type Texts } from '@souk/client/i18n/create-i18n.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { applyTheme, type Language, readPreferences } from './lib/preferences.ts';
import { createSecondFactorPrompt, withSecondFactor } from './lib/second-factor.ts';

const textsOfLanguage: Record<Language, () => Promise<Texts>> = {
  en: async () => ({}),
  ar: async () => (await import('@souk/texts/back-office/ar.json')).default,
  ir: async () => (await import('@souk/texts/back-office/ir.json')).default,
};

start().catch(reportError);

async function start(): Promise<void> {
  const { language, theme } = readPreferences();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  const i18n = createI18n(language, await textsOfLanguage[language]());
  document.documentElement.lang = i18n.language;
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  applyTheme(theme);
  const api = createApi({ fetch: (address, init) => fetch(address, init), baseUrl: '/api', locale: () => language, token: () => null });
  const secondFactor = createSecondFactorPrompt();
  createRoot(root).render(<App services={{ api: withSecondFactor(api, secondFactor), i18n, secondFactor }} />);
}
