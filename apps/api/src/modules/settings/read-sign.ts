import { ThemeColors } from '@souk/contract/settings';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { getSettings, listLanguages } from './repository.ts';

/** What a telephone shows of a market that is installed on it. */
export type Sign = {
  name: string;
  description: string;
  logo: string | null;
  primary: string | null;
  language: string;
  direction: 'ltr' | 'rtl';
};

/** In the language asked for, or in the market's own where it does not speak that one. */
export async function readSign(read: ReadDatabase<DB>, asked: string | undefined): Promise<Sign> {
  const [settings, languages] = await Promise.all([getSettings(read), listLanguages(read)]);
  const spoken = languages.find(({ name }) => name === asked) ?? languages.find(({ name }) => name === settings.app_locale);
  const locale = spoken?.name ?? settings.app_locale;
  return {
    name: settings.app_name,
    description: pickText(settings.footer_description, { locale, defaultLocale: settings.app_locale }),
    logo: settings.logo_url,
    primary: primaryOf(settings.theme_colors),
    language: locale,
    direction: spoken?.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Colours count only where all twelve are there. */
function primaryOf(stored: unknown): string | null {
  const { success, data } = ThemeColors.safeParse(stored);
  return success && Object.keys(data).length === 12 ? (data.primary ?? null) : null;
}
