import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

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

type NewError = Pick<ClientError, 'message' | 'stack' | 'page' | 'browser'> & { fingerprint: string; now: Date };

/** Inserts an error, or counts it if it is known. */
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

/** Deletes what was last seen before `before`, and the oldest beyond `max` rows. */
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

/** A page of errors, the latest first. */
export async function listClientErrors(
  read: ReadDatabase<DB>,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; page: number; client_errors: ClientError[] }> {
  const { total } = await read
    .selectFrom('client_errors')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const client_errors = await read
    .selectFrom('client_errors')
    .select(['id', 'message', 'stack', 'page', 'browser', 'times', 'first_at', 'last_at'])
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { total: Number(total), page, client_errors };
}

export async function findClientError(read: ReadDatabase<DB>, id: number): Promise<ClientError | undefined> {
  return await read
    .selectFrom('client_errors')
    .select(['id', 'message', 'stack', 'page', 'browser', 'times', 'first_at', 'last_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes one error, or all; the number of deleted rows. */
export async function deleteClientErrors(db: Kysely<DB>, id?: number): Promise<number> {
  const all = db.deleteFrom('client_errors');
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
