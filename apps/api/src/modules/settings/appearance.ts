import { ThemeColors } from '@souk/contract/settings';
import type { DB } from '../../../db/schema.ts';
import type { Letterhead } from '../../integrations/messages/render-mail.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { pickOptionalText, pickText } from '../../platform/text/texts.ts';
import { mailColors } from './domain/mail-colors.ts';
import { getSettings, getThemeRow, listLanguages } from './queries.ts';

type LetterheadOptions = { locale: string; publicUrl: string };

/** The header, colours and footer of a mail in that language. */
export async function getLetterhead(read: ReadDatabase<DB>, { locale, publicUrl }: LetterheadOptions): Promise<Letterhead> {
  const settings = await getSettings(read);
  const language = (await listLanguages(read)).find(({ name }) => name === locale);
  const languages = { locale, defaultLocale: settings.app_locale };
  const address = pickOptionalText(settings.address, languages);
  return {
    name: pickText(settings.app_name, languages),
    url: publicUrl,
    logo_url: logoUrl(pickText(settings.logo_url, languages) || null, publicUrl),
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
    name: pickText(row.app_name, { locale, defaultLocale: row.app_locale }),
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
  const reader = { locale: language?.name ?? settings.app_locale, defaultLocale: settings.app_locale };
  return {
    name: pickText(settings.app_name, reader),
    description: pickOptionalText(settings.footer_description, reader),
    logo: pickText(settings.logo_url, reader) || null,
    primary: primaryOf(settings.theme_colors),
    language: reader.locale,
    direction: language?.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** A theme applies only if it has all twelve colours. */
function primaryOf(stored: unknown): string | null {
  const { success, data } = ThemeColors.safeParse(stored);
  return success && Object.keys(data).length === 12 ? (data.primary ?? null) : null;
}
