/** The languages of the panel, in their own words. */
export const languages = { en: 'English', ar: 'العربية', ir: 'فارسی' } as const;
export type Language = keyof typeof languages;
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `sound`: whether new notifications play one. */
export type Preferences = { language: Language; theme: Theme; sound: boolean };

const key = 'souk.back-office';

/** The stored preferences; the browser's language if nothing is stored or the storage is denied. */
export function readPreferences(): Preferences {
  const stored = Object(parse(readStored()));
  const language = isLanguage(stored.language) ? stored.language : browserLanguage();
  return { language, theme: themes.find((theme) => theme === stored.theme) ?? 'system', sound: stored.sound === true };
}

/** Stores the change and applies it: another language starts the panel again. */
export function changePreferences(change: Partial<Preferences>): void {
  const next = { ...readPreferences(), ...change };
  localStorage.setItem(key, JSON.stringify(next));
  if (change.language) location.reload();
  else applyTheme(next.theme);
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function browserLanguage(): Language {
  const code = navigator.language.slice(0, 2);
  const language = code === 'fa' ? 'ir' : code;
  return isLanguage(language) ? language : 'en';
}

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
