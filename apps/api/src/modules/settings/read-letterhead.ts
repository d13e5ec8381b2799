import type { DB } from '../../../db/schema.ts';
import type { Letterhead } from '../../integrations/messages/smtp/render-mail.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { letterColors } from './domain/letter-colors.ts';
import { getSettings, listLanguages } from './repository.ts';

type Asked = { locale: string; publicUrl: string };

/** How the market looks in a mail of that language. */
export async function readLetterhead(read: ReadDatabase<DB>, { locale, publicUrl }: Asked): Promise<Letterhead> {
  const settings = await getSettings(read);
  const language = (await listLanguages(read)).find(({ name }) => name === locale);
  const address = pickText(settings.address, { locale, defaultLocale: settings.app_locale });
  return {
    name: settings.app_name,
    url: publicUrl,
    logo_url: pictureOf(settings.logo_url, publicUrl),
    direction: language?.direction === 'rtl' ? 'rtl' : 'ltr',
    colors: letterColors(settings.theme_colors),
    footer: [address, settings.mobile ?? ''].filter((line) => line !== ''),
  };
}

/** The logo by its whole address, where it is of a kind that mail programs show. */
function pictureOf(logo: string | null, publicUrl: string): string | null {
  if (logo === null || !URL.canParse(logo, publicUrl)) return null;
  const url = new URL(logo, publicUrl);
  return /\.(png|jpe?g|gif)$/i.test(url.pathname) ? url.href : null;
}
