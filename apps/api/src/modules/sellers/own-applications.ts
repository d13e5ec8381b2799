import type { AccountExport } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { isWrittenBy } from '../../platform/database/is-written-by.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';

type Addresses = Parameters<typeof isWrittenBy>[0];

/** What somebody applied for a shop with, for their own file. */
export async function exportApplications(read: ReadDatabase<DB>, addresses: Addresses): Promise<AccountExport['shop_applications']> {
  const rows = await read
    .selectFrom('shop_applications')
    .select(['owner_name', 'phone', 'email', 'shop_name', 'description', 'address', 'status', 'reason', 'created_at'])
    .select(['logo_id', 'banner_id'])
    .where(isWrittenBy(addresses))
    .orderBy('id')
    .execute();
  const ids = picturesOf(rows);
  const pictures =
    ids.length === 0 ? [] : await read.selectFrom('pictures').select(['id', 'key', 'width']).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ logo_id, banner_id, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    pictures: pictures.filter(({ id }) => id === logo_id || id === banner_id).map(thumbnailUrl),
  }));
}

/** Takes them away; a shop that came of one stays, with what it is shown by. Gives the pictures that may be removed. */
export async function eraseApplications(transaction: Kysely<DB>, addresses: Addresses): Promise<number[]> {
  return picturesOf(
    await transaction.deleteFrom('shop_applications').where(isWrittenBy(addresses)).returning(['logo_id', 'banner_id']).execute(),
  );
}

function picturesOf(rows: readonly { logo_id: number | null; banner_id: number | null }[]): number[] {
  return rows.flatMap(({ logo_id, banner_id }) => [logo_id, banner_id]).filter((id) => id !== null);
}
