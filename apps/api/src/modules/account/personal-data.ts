import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { presentAddress } from './present.ts';
import { listAddresses, listFavoritesWithNames, listViewsWithNames } from './queries.ts';

type Exported = Pick<AccountExport, 'addresses' | 'favorites' | 'recent_views'>;

/** The person's addresses, favourites and viewed products, also those that are no longer on sale. */
export async function exportAccountData(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<Exported> {
  const addresses = await listAddresses(read, personId);
  const favorites = await listFavoritesWithNames(read, personId);
  const views = await listViewsWithNames(read, personId);
  return {
    addresses: addresses.map((row) => ({ ...presentAddress(row), created_at: row.created_at.toISOString() })),
    favorites: favorites.map(({ product_id, name, created_at }) => ({
      product_id,
      name: pickText(name, languages),
      created_at: created_at.toISOString(),
    })),
    recent_views: views.map(({ product_id, name, viewed_at }) => ({
      product_id,
      name: pickText(name, languages),
      viewed_at: viewed_at.toISOString(),
    })),
  };
}
