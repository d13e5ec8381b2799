import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { listPageSlugs, listPostSlugs } from './repository.ts';

type Read = ReadDatabase<DB>;

/** Every post that can be read by now. */
export function listReadablePosts(read: Read, now: Date): Promise<{ slug: string; published_at: Date }[]> {
  return listPostSlugs(read, now);
}

/** Every page of the shop: terms, privacy and the operator's own. */
export function listShopPages(read: Read): Promise<{ slug: string; updated_at: Date }[]> {
  return listPageSlugs(read);
}
