import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type ParcelLine = { line_id: number; quantity: number };

export type ParcelRow = {
  id: number;
  carrier: string;
  tracking_number: string | null;
  tracking_url: string | null;
  created_at: Date;
  shipped_at: Date | null;
  delivered_at: Date | null;
  lines: ParcelLine[];
};

export type NewParcel = Pick<ParcelRow, 'carrier' | 'tracking_number' | 'tracking_url' | 'lines'>;

/** The parcels of an order, oldest first. */
export async function listParcels(db: ReadDatabase<DB>, orderId: number): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select p.id, p.carrier, p.tracking_number, p.tracking_url, p.created_at, p.shipped_at, p.delivered_at,
      (select coalesce(json_agg(json_build_object('line_id', l.line_id, 'quantity', l.quantity) order by l.line_id), '[]')
        from parcel_lines l where l.parcel_id = p.id) as lines
    from parcels p where p.order_id = ${orderId} order by p.id`.execute(db);
  return rows;
}

/** `id` is that of a parcel that was removed and is restored. */
export async function insertParcel(
  transaction: Kysely<DB>,
  { lines, ...parcel }: NewParcel & { id?: number; order_id: number; created_at: Date },
): Promise<number> {
  const { id } = await transaction.insertInto('parcels').values(parcel).returning('id').executeTakeFirstOrThrow();
  await insertLines(transaction, id, lines);
  return id;
}

export async function updateParcel(transaction: Kysely<DB>, id: number, { lines, ...fields }: NewParcel): Promise<void> {
  await transaction.updateTable('parcels').set(fields).where('id', '=', id).execute();
  await transaction.deleteFrom('parcel_lines').where('parcel_id', '=', id).execute();
  await insertLines(transaction, id, lines);
}

async function insertLines(transaction: Kysely<DB>, parcelId: number, lines: readonly ParcelLine[]): Promise<void> {
  await transaction
    .insertInto('parcel_lines')
    .values(lines.map(({ line_id, quantity }) => ({ parcel_id: parcelId, line_id, quantity })))
    .execute();
}

export async function deleteParcel(transaction: Kysely<DB>, id: number): Promise<void> {
  await transaction.deleteFrom('parcels').where('id', '=', id).execute();
}

/** Marks parcels of an order as handed over, or also as delivered, unless they are already; one parcel if `id` is given. */
export async function markParcels(
  transaction: Kysely<DB>,
  { orderId, id, isDelivered, now }: { orderId: number; id?: number; isDelivered: boolean; now: Date },
): Promise<void> {
  await sql`
    update parcels set shipped_at = coalesce(shipped_at, ${now}::timestamptz),
      delivered_at = case when ${isDelivered} then coalesce(delivered_at, ${now}::timestamptz) else delivered_at end
    where order_id = ${orderId} and (${id ?? null}::bigint is null or id = ${id ?? null})`.execute(transaction);
}
