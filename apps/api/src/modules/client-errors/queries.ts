import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

export type ClientError = {
  id: number;
  message: string;
  stack: string;
  page: string;
  browser: string;
  times: number;
  first_at: Date;
  last_at: Date;
};

const columns = ['id', 'message', 'stack', 'page', 'browser', 'times', 'first_at', 'last_at'] as const;

type NewError = Pick<ClientError, 'message' | 'stack' | 'page' | 'browser'> & { fingerprint: string; now: Date };

/** Inserts an error, or counts it if it was reported before. */
export async function upsertClientError(db: Kysely<DB>, { now, ...error }: NewError): Promise<void> {
  await db
    .insertInto('client_errors')
    .values({ ...error, first_at: now, last_at: now })
    .onConflict((on) =>
      on.column('fingerprint').doUpdateSet((row) => ({
        times: sql`least(client_errors.times, 2147483646) + 1`,
        last_at: now,
        page: row.ref('excluded.page'),
        browser: row.ref('excluded.browser'),
      })),
    )
    .execute();
}

/** Deletes errors that were last reported before `before`, and the oldest ones beyond `max` rows. */
export async function deleteOldClientErrors(db: Kysely<DB>, { before, max }: { before: Date; max: number }): Promise<void> {
  await db
    .deleteFrom('client_errors')
    .where((where) =>
      where.or([
        where('last_at', '<', before),
        where('id', 'in', where.selectFrom('client_errors').select('id').orderBy('last_at', 'desc').offset(max)),
      ]),
    )
    .execute();
}

export async function countClientErrors(read: ReadDatabase<DB>): Promise<number> {
  const { total } = await read
    .selectFrom('client_errors')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function listErrorRows(read: ReadDatabase<DB>, { limit, offset }: { limit: number; offset: number }): Promise<ClientError[]> {
  return read
    .selectFrom('client_errors')
    .select(columns)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function findClientError(read: ReadDatabase<DB>, id: number): Promise<ClientError | undefined> {
  return await read.selectFrom('client_errors').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Deletes one error, or all. Returns the number of deleted rows. */
export async function deleteClientErrors(db: Kysely<DB>, id?: number): Promise<number> {
  const all = db.deleteFrom('client_errors');
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
