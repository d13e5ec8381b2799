import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type NewPushDevice = { session_id: number; endpoint: string; public_key: string; auth_secret: string; created_at: Date };

/** The push service's address of a sign-in's browser. */
export async function findPushEndpoint(read: ReadDatabase<DB>, sessionId: number): Promise<string | null> {
  const row = await read.selectFrom('push_devices').select('endpoint').where('session_id', '=', sessionId).executeTakeFirst();
  return row?.endpoint ?? null;
}

/** The browsers with a valid sign-in of a person. */
export function listPushDevices(db: Kysely<DB>, personId: number, now: Date) {
  return db
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', 's.id', 'd.session_id')
    .select(['d.id', 'd.endpoint', 'd.public_key', 'd.auth_secret'])
    .where('s.person_id', '=', personId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .orderBy('d.id')
    .execute();
}

export function listAllPushDevices(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', 's.id', 'd.session_id')
    .select(['s.device', 'd.endpoint', 'd.created_at'])
    .where('s.person_id', '=', personId)
    .orderBy('d.id')
    .execute();
}

/** Stores a browser in place of the sign-in's previous one; a browser in which another person signed in before is theirs no more. */
export async function replacePushDevice(transaction: Kysely<DB>, device: NewPushDevice): Promise<void> {
  await transaction
    .deleteFrom('push_devices')
    .where((row) => row.or([row('session_id', '=', device.session_id), row('endpoint', '=', device.endpoint)]))
    .execute();
  await transaction.insertInto('push_devices').values(device).execute();
}

/** Concurrent requests of one sign-in wait for each other. False if it has ended. */
export async function lockSession(transaction: Kysely<DB>, sessionId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePushDeviceOfSession(db: Kysely<DB>, sessionId: number): Promise<void> {
  await db.deleteFrom('push_devices').where('session_id', '=', sessionId).execute();
}

export async function deletePushDevice(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute();
}

export async function deletePushDevices(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction
    .deleteFrom('push_devices')
    .where('session_id', 'in', (select) => select.selectFrom('sessions').select('id').where('person_id', '=', personId))
    .execute();
}
