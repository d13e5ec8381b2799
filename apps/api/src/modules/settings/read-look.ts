import { ThemeColors } from '@souk/contract/settings';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** What a page beside the storefront needs to look as if it belonged to it. */
export type Look = {
  name: string;
  direction: 'ltr' | 'rtl';
  currency: { symbol: string; position: string };
  colors: ThemeColors | null;
};

export async function readLook(read: ReadDatabase<DB>, locale: string): Promise<Look> {
  const row = await read
    .selectFrom('settings')
    .innerJoin('currencies', (join) => join.on('currencies.is_default', '=', true))
    .leftJoin('languages', (join) => join.on('languages.name', '=', locale))
    .select(['settings.app_name', 'settings.theme_colors', 'currencies.symbol', 'currencies.position', 'languages.direction'])
    .executeTakeFirstOrThrow();
  return {
    name: row.app_name,
    direction: row.direction === 'rtl' ? 'rtl' : 'ltr',
    currency: { symbol: row.symbol, position: row.position },
    colors: row.theme_colors === null ? null : ThemeColors.parse(row.theme_colors),
  };
}
