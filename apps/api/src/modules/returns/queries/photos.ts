import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

type StoredPhoto = { key: string; name: string; type: string };

/** A photo of a return of the person. */
export async function findOwnPhoto(read: Read, personId: number, id: number): Promise<StoredPhoto | undefined> {
  const { rows } = await sql<StoredPhoto>`
    select p.key, p.name, p.type from return_photos p join returns r on r.id = p.return_id
    where p.id = ${id} and r.person_id = ${personId}`.execute(read);
  return rows[0];
}

/** `shopId` limits it to the returns of a shop. */
export async function findAnyPhoto(read: Read, id: number, shopId?: number): Promise<StoredPhoto | undefined> {
  const { rows } = await sql<StoredPhoto>`
    select p.key, p.name, p.type from return_photos p join returns r on r.id = p.return_id
    where p.id = ${id} and ${shopId === undefined ? sql`true` : sql`r.shop_id = ${shopId}`}`.execute(read);
  return rows[0];
}

/**
 * Removes what a person wrote and sent with their returns; items, quantities and refunds remain as bookkeeping. Returns the keys of
 * the photos, whose files are deleted after the commit.
 */
export async function anonymizeReturns(transaction: Kysely<DB>, personId: number): Promise<string[]> {
  await sql`update returns set note = null, answer = null, label_url = null where person_id = ${personId}
    and (note is not null or answer is not null or label_url is not null)`.execute(transaction);
  await sql`update return_events e set note = null from returns r where r.id = e.return_id and r.person_id = ${personId}
    and e.note is not null`.execute(transaction);
  const { rows } = await sql<{ key: string }>`
    delete from return_photos p using returns r where r.id = p.return_id and r.person_id = ${personId} returning p.key`.execute(
    transaction,
  );
  return rows.map(({ key }) => key);
}
