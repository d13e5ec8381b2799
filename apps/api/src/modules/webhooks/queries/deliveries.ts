import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type EventRow = { id: number; type: string; facts: unknown; created_at: Date };

/** Claims events that no other process claims, oldest first. */
export async function claimEvents(db: Kysely<DB>, limit: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select id, type, facts, created_at from webhook_events where dispatched_at is null order by id limit ${limit}
    for update skip locked`.execute(db);
  return rows;
}

export async function markDispatched(db: Kysely<DB>, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ dispatched_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

/** An event that goes to one webhook alone, such as a test. */
export async function insertEvent(db: Kysely<DB>, event: { type: string; facts: object; now: Date }): Promise<number> {
  const { type, facts, now } = event;
  const { id } = await db
    .insertInto('webhook_events')
    .values({ type, facts: JSON.stringify(facts), created_at: now, dispatched_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type NewDelivery = { webhook_id: number; event_id: number; is_replay?: boolean; created_at: Date; next_at: Date };

export async function insertDeliveries(db: Kysely<DB>, deliveries: readonly NewDelivery[]): Promise<{ id: number; webhook_id: number }[]> {
  if (deliveries.length === 0) return [];
  return db
    .insertInto('webhook_deliveries')
    .values([...deliveries])
    .returning(['id', 'webhook_id'])
    .execute();
}

export type DeliveryRow = {
  id: number;
  webhook_id: number;
  event_id: number;
  type: string;
  facts: unknown;
  happened_at: Date;
  status: string;
  attempts: number;
  is_replay: boolean;
  next_at: Date | null;
  created_at: Date;
};

const columns = sql`d.id, d.webhook_id, d.event_id, e.type, e.facts, e.created_at as happened_at, d.status, d.attempts, d.is_replay, d.next_at, d.created_at`;

export async function findDelivery(read: ReadDatabase<DB>, id: number): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from webhook_deliveries d join webhook_events e on e.id = d.event_id where d.id = ${id}`.execute(read);
  return rows[0];
}

type DeliveryFilter = { webhookId: number; status: string | undefined; offset: number; limit: number };

export async function listDeliveries(
  read: ReadDatabase<DB>,
  { webhookId, status, offset, limit }: DeliveryFilter,
): Promise<(DeliveryRow & { total: number })[]> {
  const { rows } = await sql<DeliveryRow & { total: number }>`
    select ${columns}, count(*) over () as total from webhook_deliveries d join webhook_events e on e.id = d.event_id
    where d.webhook_id = ${webhookId} and (${status ?? null}::text is null or d.status = ${status ?? null})
    order by d.id desc limit ${limit} offset ${offset}`.execute(read);
  return rows;
}

export type AttemptRow = {
  delivery_id: number;
  at: Date;
  milliseconds: number;
  status: number | null;
  error: string | null;
  excerpt: string;
};

export async function listAttempts(read: ReadDatabase<DB>, deliveryIds: readonly number[]): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select delivery_id, at, milliseconds, status, error, excerpt from webhook_attempts where delivery_id = any(${[...deliveryIds]}::bigint[])
    order by id`.execute(read);
  return rows;
}

export async function insertAttempt(db: Kysely<DB>, attempt: AttemptRow): Promise<void> {
  await db.insertInto('webhook_attempts').values(attempt).execute();
}

export async function updateDelivery(
  db: Kysely<DB>,
  id: number,
  change: { status: 'waiting' | 'delivered' | 'failed'; attempts?: number; next_at: Date | null },
): Promise<void> {
  await db.updateTable('webhook_deliveries').set(change).where('id', '=', id).execute();
}

/** Deletes the events before a time, with their deliveries. */
export async function deleteEventsBefore(db: Kysely<DB>, time: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('webhook_events').where('created_at', '<', time).executeTakeFirst();
  return Number(numDeletedRows);
}
