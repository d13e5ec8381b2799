import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import { applyTheme, type Language, readPreferences } from './preferences.ts';

/** The call for the data of a page, and the permission without which it is refused; every member may make one without. */
type FirstCall = { address: string; needs?: string };

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
  /** Those of their calls that can be made before the page is loaded, as the page makes them. */
  firstCalls?: Readonly<Record<string, FirstCall>>;
  /** Loads the rest of the panel. */
  open: () => Promise<{ openPanel: (started: StartedPanel) => void }>;
};

/** The first script of a panel is small: it requests the texts, the session, the page with its data and the rest of the code at the same time. */
export async function startPanel({ base, texts, areaTexts = {}, firstPages, firstCalls = {}, open }: Start): Promise<void> {
  const { language, theme } = readPreferences();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  applyTheme(theme);
  const known: Record<string, string> = {};
  const load = async (loaders: TextLoaders | undefined) => {
    if (language !== 'en' && loaders) Object.assign(known, await loaders[language]());
  };
  const { pathname, search } = location;
  const firstCall = search === '' ? firstCalls[pathname] : undefined;
  const fetchOnce = pathname === `${base}/sign-in` ? fetch : fetchEarly(`/api${base}/me`, firstCall, language);
  // The route that needs it handles its failure.
  void Promise.allSettled([firstPages[pathname]?.()]);
  const [{ openPanel }] = await Promise.all([open(), load(texts)]);
  openPanel({
    ...{ root, language, texts: known },
    loadTexts: (area) => load(areaTexts[area]),
    fetch: (address, init) => fetchOnce(address, init),
  });
}

/**
 * Requests who is signed in now, and the data of the page: at once for a member who might see it the last time, otherwise when that is
 * known. The first call of each receives this answer.
 */
function fetchEarly(meAddress: string, firstCall: FirstCall | undefined, language: Language): StartedPanel['fetch'] {
  const early = new Map<string, Promise<Response>>();
  const called = new Set<string>();
  const request = (address: string) => {
    const answer = fetch(address, { headers: { Accept: 'application/json', 'Accept-Language': language } });
    early.set(address, answer);
    return answer;
  };
  const mayRequest = (call: FirstCall, permissions: readonly string[]) =>
    permissions.length > 0 && (call.needs === undefined || permissions.includes(call.needs));
  const requestFirst = async (answer: Response) => {
    const { data } = Object(await answer.clone().json());
    const permissions = Array.isArray(data?.permissions) ? data.permissions : [];
    storePermissions(permissions);
    const isMissing = firstCall && !early.has(firstCall.address) && !called.has(firstCall.address);
    if (isMissing && mayRequest(firstCall, permissions)) await request(firstCall.address);
  };
  // The calls that receive the answers handle their failures.
  void Promise.allSettled([
    request(meAddress).then(requestFirst),
    firstCall && mayRequest(firstCall, readPermissions()) && request(firstCall.address),
  ]);
  return (address, init) => {
    const answer = early.get(address);
    early.delete(address);
    called.add(address);
    return answer ?? fetch(address, init);
  };
}

const permissionsKey = 'souk.permissions';

/** The permissions of the member who opened the panel the last time. */
function readPermissions(): string[] {
  try {
    return (localStorage.getItem(permissionsKey) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

function storePermissions(permissions: readonly string[]): void {
  try {
    localStorage.setItem(permissionsKey, permissions.join());
  } catch {
    // The next start waits for the session again.
  }
}
