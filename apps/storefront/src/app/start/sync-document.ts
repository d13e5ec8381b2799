import { intlLocale } from '@souk/money/format-number';
import { arrived } from '../../lib/lazy-part.ts';
import type { Services } from '../../lib/services/services.ts';
import type { SettingsState } from '../../lib/stores/settings-state.ts';
import { viewOf, writeView } from '../../lib/view/view-cookie.ts';
import { themeStyleId } from './boot-data.ts';

/** Keeps what lies outside the tree in step with the settings: the document's language, direction, scheme, colours and cookie. */
export function syncDocument({ settings, i18n }: Services): void {
  const dressInColors = createDyer(settings.getState());
  const dress = (state: SettingsState) => {
    const root = document.documentElement;
    // The language of the texts that are shown: a choice of another one only counts once the page has loaded again.
    // The same value again would have the browser work out every style of the page anew.
    if (root.lang !== i18n.language) root.lang = i18n.language;
    if (intlLocale(state.locale) === i18n.language && root.dir !== state.langDirection) root.dir = state.langDirection;
    if (state.colorScheme === 'system') delete root.dataset.theme;
    else if (root.dataset.theme !== state.colorScheme) root.dataset.theme = state.colorScheme;
    dressInColors(state);
    keepView(settings);
  };
  dress(settings.getState());
  settings.subscribe(dress);
}

/** For the server's next page. A frame that may keep nothing goes without. */
function keepView(settings: Services['settings']): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and viewOf allows no special character.
    document.cookie = writeView(viewOf(settings.kept()));
  } catch {
    return;
  }
}

/** The server's HTML is dressed already: what works the colours out is only loaded for plain files and for a change. */
function createDyer(first: SettingsState): (state: SettingsState) => void {
  const fromServer = document.getElementById(themeStyleId);
  const sheet = new CSSStyleSheet();
  let dyed = fromServer ? JSON.stringify(first.themeColors) : 'null';
  return ({ themeColors }) => {
    const wanted = JSON.stringify(themeColors);
    if (wanted === dyed) return;
    dyed = wanted;
    fromServer?.remove();
    arrived(() => import('../../ui/theme/theme-css.ts')).then(({ themeCss }) => {
      // The answer to an earlier change may come after that to a later one.
      if (wanted !== dyed) return;
      sheet.replaceSync(themeCss(themeColors) ?? '');
      document.adoptedStyleSheets = [sheet];
    }, reportError);
  };
}
