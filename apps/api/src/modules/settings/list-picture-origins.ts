import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** The other sites that logos in the settings are stored at. Every other picture is one of the marketplace's own. */
export async function listPictureOrigins(read: ReadDatabase<DB>): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select unnest(array[logo_url, footer_logo_url, footer_qr_url]) as address from settings
    union select logo_url from social_links union select logo_url from payment_gateways`.execute(read);
  const origins = rows.flatMap(({ address }) => (/^https:/.test(address ?? '') && URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].toSorted();
}
