import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import { applyTheme, type Language, readPreferences } from './preferences.ts';

type TextLoaders = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>>;

/** The first script of a panel passes this to the rest. */
export type StartedPanel = {
  root: HTMLElement;
  language: Language;
  /** Grows with the texts of each area. */
  texts: Texts;
  /** Loads the texts that only one area has. */
  loadTexts: (area: string) => Promise<void>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
};

type Start = {
  /** The path of the panel: `/admin`. */
  base: string;
  /** Loads the texts of a language; English texts are their own keys. */
  texts: TextLoaders;
  /** Those of areas that have texts of their own, by the path of the area. */
  areaTexts?: Readonly<Record<string, TextLoaders>>;
  /** Loads the code of the pages that the panel is opened with, by their address. */
  firstPages: Readonly<Record<string, () => Promise<unknown>>>;
  /** Loads the rest of the panel. */
  open: () => Promise<{ openPanel: (started: StartedPanel) => void }>;
};

/** The first script of a panel is small: it requests the texts, the session, the page and the rest of the code at the same time. */
export async function startPanel({ base, texts, areaTexts = {}, firstPages, open }: Start): Promise<void> {
  const { language, theme } = readPreferences();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  applyTheme(theme);
  const known: Record<string, string> = {};
  const load = async (loaders: TextLoaders | undefined) => {
    if (language !== 'en' && loaders) Object.assign(known, await loaders[language]());
  };
  const fetchOnce = location.pathname === `${base}/sign-in` ? fetch : fetchEarly(`/api${base}/me`, language);
  // The route that needs it handles its failure.
  void Promise.allSettled([firstPages[location.pathname]?.()]);
  const [{ openPanel }] = await Promise.all([open(), load(texts)]);
  openPanel({
    ...{ root, language, texts: known },
    loadTexts: (area) => load(areaTexts[area]),
    fetch: (address, init) => fetchOnce(address, init),
  });
}

/** Requests an address now: the first call of it receives this answer. */
function fetchEarly(address: string, language: Language): StartedPanel['fetch'] {
  let early: Promise<Response> | undefined = fetch(address, { headers: { Accept: 'application/json', 'Accept-Language': language } });
  // The call that receives it handles its failure.
  void Promise.allSettled([early]);
  return (called, init) => {
    if (called !== address || !early) return fetch(called, init);
    const answer = early;
    early = undefined;
    return answer;
  };
}
