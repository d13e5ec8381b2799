import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import { presentAddress } from './presenter.ts';
import { listAddresses } from './repository.ts';

type Exported = Pick<AccountExport, 'addresses' | 'favorites' | 'recent_views'>;

/** What the person keeps here, for their own file: also products that are no longer on sale. */
export async function exportKept(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<Exported> {
  const addresses = await listAddresses(read, personId);
  const favorites = await read
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.product_id')
    .select(['product_id', 'name', 'favorites.created_at'])
    .where('person_id', '=', personId)
    .orderBy('favorites.created_at')
    .execute();
  const views = await read
    .selectFrom('recent_views')
    .innerJoin('products', 'products.id', 'recent_views.product_id')
    .select(['product_id', 'name', 'viewed_at'])
    .where('person_id', '=', personId)
    .orderBy('viewed_at')
    .execute();
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
