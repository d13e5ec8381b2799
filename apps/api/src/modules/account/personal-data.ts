import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { presentAddress } from './present.ts';
import { findWishlistLink, listAddresses, listFavoritesWithNames, listViewsWithNames } from './queries.ts';

type Exported = Pick<AccountExport, 'addresses' | 'favorites' | 'wishlist_link' | 'recent_views'>;

/** The person's addresses, favourites and viewed products, also those that are no longer on sale. */
export async function exportAccountData(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<Exported> {
  const addresses = await listAddresses(read, personId);
  const favorites = await listFavoritesWithNames(read, personId);
  const link = await findWishlistLink(read, personId);
  const views = await listViewsWithNames(read, personId);
  return {
    addresses: addresses.map((row) => ({ ...presentAddress(row), created_at: row.created_at.toISOString() })),
    favorites: favorites.map(({ product_id, name, created_at }) => ({
      product_id,
      name: pickText(name, languages),
      created_at: created_at.toISOString(),
    })),
    wishlist_link: link ? { first_name: link.first_name, created_at: link.created_at.toISOString() } : null,
    recent_views: views.map(({ product_id, name, viewed_at }) => ({
      product_id,
      name: pickText(name, languages),
      viewed_at: viewed_at.toISOString(),
    })),
  };
}
