import { createApi } from '@souk/client/api/create-api.ts';
import { createI18n, type Texts } from '@souk/client/i18n/create-i18n.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Services } from '../services.tsx';
import { createSecondFactorPrompt, withSecondFactor } from '../sign-in/second-factor.ts';
import { applyTheme, type Language, readPreferences } from './preferences.ts';

type TextLoaders = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>>;

type Start = {
  /** Loads the texts of a language; English texts are their own keys. */
  texts: TextLoaders;
  /** Those of areas that have texts of their own, by the path of the area. */
  areaTexts?: Readonly<Record<string, TextLoaders>>;
  render: (services: Services) => ReactNode;
};

/** Starts a panel in the chosen language and colours. */
export async function startPanel({ texts, areaTexts = {}, render }: Start): Promise<void> {
  const { language, theme } = readPreferences();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  const known: Record<string, string> = {};
  const load = async (loaders: TextLoaders | undefined) => {
    if (language !== 'en' && loaders) Object.assign(known, await loaders[language]());
  };
  await load(texts);
  const i18n = createI18n(language, known);
  document.documentElement.lang = i18n.language;
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  applyTheme(theme);
  const api = createApi({ fetch: (address, init) => fetch(address, init), baseUrl: '/api', locale: () => language, token: () => null });
  const secondFactor = createSecondFactorPrompt();
  createRoot(root).render(
    render({ api: withSecondFactor(api, secondFactor), i18n, secondFactor, loadTexts: (area) => load(areaTexts[area]) }),
  );
}
