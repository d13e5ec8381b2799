import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { getSettings } from './repository.ts';
import { siteSettings } from './site-settings.ts';

export type ShownSetting = { name: string; value: unknown; help: string };

/** Every setting of the site as it is kept. There are no secrets among them: those are the process's own. */
export async function showSettings(read: ReadDatabase<DB>): Promise<ShownSetting[]> {
  const row = await getSettings(read);
  const shop = row.single_shop_id;
  const only = shop === null ? undefined : await read.selectFrom('shops').select('slug').where('id', '=', shop).executeTakeFirst();
  return siteSettings.map(({ name, column, kind, help }) => ({ name, value: kind === 'shop' ? (only?.slug ?? null) : row[column], help }));
}
