import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type ImportEntry = { subject_kind: string; subject_id: string; before: unknown; after: unknown };

/** An import by a member of the shop that can be undone. Its subject begins with the id of the shop. */
export async function findShopImport(shopId: number, read: ReadDatabase<DB>, entryId: number): Promise<ImportEntry | undefined> {
  const { rows } = await sql<ImportEntry>`
    select e.subject_kind, e.subject_id, e.before, e.after from audit_entries e
    where e.id = ${entryId} and e.action = 'product.import' and e.subject_kind = 'shop-products'
      and split_part(e.subject_id, '-', 1) = ${String(shopId)} and e.undoes is null`.execute(read);
  return rows[0];
}
