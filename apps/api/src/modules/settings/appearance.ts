import { ThemeColors } from '@souk/contract/settings';
import type { DB } from '../../../db/schema.ts';
import type { Letterhead } from '../../integrations/messages/render-mail.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { pickOptionalText } from '../../platform/text/texts.ts';
import { mailColors } from './domain/mail-colors.ts';
import { getSettings, getThemeRow, listLanguages } from './queries.ts';

type LetterheadOptions = { locale: string; publicUrl: string };

/** The header, colours and footer of a mail in that language. */
export async function getLetterhead(read: ReadDatabase<DB>, { locale, publicUrl }: LetterheadOptions): Promise<Letterhead> {
  const settings = await getSettings(read);
  const language = (await listLanguages(read)).find(({ name }) => name === locale);
  const address = pickOptionalText(settings.address, { locale, defaultLocale: settings.app_locale });
  return {
    name: settings.app_name,
    url: publicUrl,
    logo_url: logoUrl(settings.logo_url, publicUrl),
    direction: language?.direction === 'rtl' ? 'rtl' : 'ltr',
    colors: mailColors(settings.theme_colors),
    footer: [address, settings.mobile ?? ''].filter((line) => line !== ''),
  };
}

/** The logo's absolute URL, or null if mail programs do not show its format. */
function logoUrl(logo: string | null, publicUrl: string): string | null {
  if (logo === null || !URL.canParse(logo, publicUrl)) return null;
  const url = new URL(logo, publicUrl);
  return /\.(png|jpe?g|gif)$/i.test(url.pathname) ? url.href : null;
}

/** The look of pages that the API renders itself, so that they match the storefront. */
export type PageTheme = {
  name: string;
  direction: 'ltr' | 'rtl';
  currency: { symbol: string; position: string };
  colors: ThemeColors | null;
};

export async function getPageTheme(read: ReadDatabase<DB>, locale: string): Promise<PageTheme> {
  const row = await getThemeRow(read, locale);
  return {
    name: row.app_name,
    direction: row.direction === 'rtl' ? 'rtl' : 'ltr',
    currency: { symbol: row.symbol, position: row.position },
    colors: row.theme_colors === null ? null : ThemeColors.parse(row.theme_colors),
  };
}

/** The marketplace's name and logo for the web manifest and app icons. */
export type Brand = {
  name: string;
  description: string;
  logo: string | null;
  primary: string | null;
  language: string;
  direction: 'ltr' | 'rtl';
};

/** In the requested language if it is active, otherwise in the default one. */
export async function getBrand(read: ReadDatabase<DB>, requested: string | undefined): Promise<Brand> {
  const [settings, languages] = await Promise.all([getSettings(read), listLanguages(read)]);
  const language = languages.find(({ name }) => name === requested) ?? languages.find(({ name }) => name === settings.app_locale);
  const locale = language?.name ?? settings.app_locale;
  return {
    name: settings.app_name,
    description: pickOptionalText(settings.footer_description, { locale, defaultLocale: settings.app_locale }),
    logo: settings.logo_url,
    primary: primaryOf(settings.theme_colors),
    language: locale,
    direction: language?.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** A theme applies only if it has all twelve colours. */
function primaryOf(stored: unknown): string | null {
  const { success, data } = ThemeColors.safeParse(stored);
  return success && Object.keys(data).length === 12 ? (data.primary ?? null) : null;
}
