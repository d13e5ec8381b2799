import { loadCode } from '@souk/client/lazy-part.ts';
import { intlLocale } from '@souk/money/format';
import type { Services } from '../../lib/services/services.ts';
import { clearSession, restoreSession } from '../../lib/stores/auth-store.ts';
import { emptyCart } from '../../lib/stores/cart-store.ts';
import type { SettingsState, SettingsStore } from '../../lib/stores/settings-store.ts';
import { formatView, viewOf } from '../../lib/stores/view-cookie.ts';
import { themeStyleId } from './boot-data.ts';

/** Applies the settings to the document: language, direction, scheme, colours, and the view cookie. */
export function syncDocument({ settings, i18n }: Services): void {
  const updateTheme = createThemeUpdater(settings.getState());
  const apply = (state: SettingsState) => {
    const root = document.documentElement;
    // The language of the loaded texts: choosing another one takes effect after the page has reloaded.
    // Assigning the same value again would recalculate all styles.
    if (root.lang !== i18n.language) root.lang = i18n.language;
    if (intlLocale(state.locale) === i18n.language && root.dir !== state.langDirection) root.dir = state.langDirection;
    if (state.colorScheme === 'system') delete root.dataset.theme;
    else if (root.dataset.theme !== state.colorScheme) root.dataset.theme = state.colorScheme;
    updateTheme(state);
    storeView(settings);
  };
  apply(settings.getState());
  settings.subscribe(apply);
}

/** For the server's next page. Frames without storage go without. */
function storeView(settings: Services['settings']): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API; the value needs no escaping.
    document.cookie = formatView(viewOf(settings.persisted()));
  } catch {
    return;
  }
}

/** The server's HTML has the theme already: the code that computes it loads only for plain files and for a change. */
function createThemeUpdater(first: SettingsState): (state: SettingsState) => void {
  const fromServer = document.getElementById(themeStyleId);
  const sheet = new CSSStyleSheet();
  let applied = fromServer ? JSON.stringify(first.themeColors) : 'null';
  return ({ themeColors }) => {
    const wanted = JSON.stringify(themeColors);
    if (wanted === applied) return;
    applied = wanted;
    fromServer?.remove();
    loadCode(() => import('@souk/ui/theme/theme-css.ts')).then(({ themeCss }) => {
      // An earlier change may finish loading after a later one.
      if (wanted !== applied) return;
      sheet.replaceSync(themeCss(themeColors) ?? '');
      document.adoptedStyleSheets = [sheet];
    }, reportError);
  };
}

/**
 * Applies another tab's changes of session, cart, currency and colour scheme. Each tab stays in the language that it was
 * loaded in.
 */
export function syncTabs({ auth, cart, visitor, settings }: Services): void {
  const handlers: Record<string, (isStored: boolean) => void> = {
    [auth.key]: (isStored) => (isStored ? restoreSession(auth) : auth.setState(clearSession)),
    [cart.key]: (isStored) => (isStored ? cart.restore() : cart.setState(emptyCart)),
    [visitor.key]: () => visitor.restore(),
    [settings.key]: (isStored) => isStored && applyOtherTab(settings),
  };
  addEventListener('storage', ({ key, newValue }) => {
    // The key is null when storage was cleared.
    for (const name of key === null ? [auth.key, cart.key] : [key]) handlers[name]?.(newValue !== null);
  });
}

function applyOtherTab(settings: SettingsStore): void {
  const { locale, langDirection, defaultLocale, selectedCurrency, colorScheme } = settings.read();
  settings.retain({ locale, langDirection, defaultLocale });
  const own = settings.getState();
  // Sets only what differs: each change triggers a storage event in the other tab.
  if (selectedCurrency?.name !== own.selectedCurrency?.name || colorScheme !== own.colorScheme) {
    settings.setState({ selectedCurrency, colorScheme });
  }
}
