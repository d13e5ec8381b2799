import type { AccountExport } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { deleteApplicationsOf, listApplicationsOf, listPictures } from './queries.ts';

type Contact = Parameters<typeof listApplicationsOf>[1];

/** The person's applications for their data export. */
export async function exportApplications(read: ReadDatabase<DB>, contact: Contact): Promise<AccountExport['shop_applications']> {
  const rows = await listApplicationsOf(read, contact);
  const pictures = await listPictures(read, picturesOf(rows));
  return rows.map(({ logo_id, banner_id, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    pictures: pictures.filter(({ id }) => id === logo_id || id === banner_id).map(thumbnailUrl),
  }));
}

/**
 * Deletes the person's applications; a shop that was opened for one remains. Returns the ids of pictures that may be
 * deleted.
 */
export async function eraseApplications(transaction: Kysely<DB>, contact: Contact): Promise<number[]> {
  return picturesOf(await deleteApplicationsOf(transaction, contact));
}

function picturesOf(rows: readonly { logo_id: number | null; banner_id: number | null }[]): number[] {
  return rows.flatMap(({ logo_id, banner_id }) => [logo_id, banner_id]).filter((id) => id !== null);
}
