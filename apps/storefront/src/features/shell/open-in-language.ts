import { languageParam } from '../../lib/page/language-address.ts';
import type { Services } from '../../lib/services/services.ts';
import { chooseLanguage } from '../../lib/stores/apply-master.ts';

/** Keeps the language and loads the page again in it: every text, menu and name comes anew. */
export function openInLanguage({ settings }: Services, locale: string): void {
  settings.setState((state) => chooseLanguage(state, locale));
  const url = new URL(location.href);
  // An address that asks for a language would win over the choice.
  if (url.searchParams.has(languageParam)) {
    url.searchParams.delete(languageParam);
    location.replace(url);
  } else {
    location.reload();
  }
}
