import { createApi } from '@souk/client/api/create-api.ts';
import { createI18n } from '@souk/client/i18n/create-i18n.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Services } from '../services.tsx';
import { createSecondFactorPrompt, withSecondFactor } from '../sign-in/second-factor.ts';
import type { StartedPanel } from './start-panel.ts';

/** Shows a panel in its language. */
export function showPanel({ root, language, texts, loadTexts, fetch }: StartedPanel, render: (services: Services) => ReactNode): void {
  const i18n = createI18n(language, texts);
  document.documentElement.lang = i18n.language;
  const api = createApi({ fetch, baseUrl: '/api', locale: () => language, token: () => null });
  const secondFactor = createSecondFactorPrompt();
  createRoot(root).render(render({ api: withSecondFactor(api, secondFactor), i18n, secondFactor, loadTexts }));
}
