import type { CallBody } from '@souk/contract/calls';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { operatorError, tooMany } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { createLimiter, type Limiter } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/miss-limit.ts';
import { browserOf, fingerprintOf, redactError } from './domain/redact-error.ts';
import {
  type ClientError,
  countClientErrors,
  deleteClientErrors,
  deleteOldClientErrors,
  findClientError,
  listErrorRows,
  upsertClientError,
} from './queries.ts';

export type ErrorLimits = { byNetwork: Limiter; overall: Limiter };

/**
 * A broken release makes every browser report, and one report of each error is enough, so more than these are refused.
 */
export function createErrorLimits(): ErrorLimits {
  return { byNetwork: createLimiter({ burst: 10, perMinute: 2 }), overall: createLimiter({ burst: 60, perMinute: 60, maxKeys: 1 }) };
}

type Report = { body: CallBody<'POST /client-errors'>; address: string; device: string };

/** Records an error of the storefront's code, without personal data. */
export async function recordClientError(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { body, address, device }: Report,
  limits: ErrorLimits,
): Promise<void> {
  const wait = limits.byNetwork.consume(networkOf(address)) ?? limits.overall.consume('all');
  if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
  const error = redactError({ message: body.message, stack: body.stack ?? '', page: body.page });
  await upsertClientError(db, { ...error, fingerprint: fingerprintOf(error), browser: browserOf(device), now: clock.now() });
  log.warn({ page: error.page, message: error.message }, 'a browser reported an error of the storefront');
}

export async function getClientError({ read }: Pick<Context, 'read'>, id: number): Promise<ClientError> {
  const error = await findClientError(read, id);
  if (!error) throw operatorError('not-found', { text: 'There is no error {id}.', with: { id }, hint: '"errors list" lists them' });
  return error;
}

/** Deletes one error, or all of them. Returns the number of deleted errors. */
export async function clearClientErrors({ db }: Pick<Context, 'db'>, id?: number): Promise<number> {
  const deleted = await deleteClientErrors(db, id);
  if (id !== undefined && deleted === 0)
    throw operatorError('not-found', { text: 'There is no error {id}.', with: { id }, hint: '"errors list" lists them' });
  return deleted;
}

/** A page of errors, latest first. */
export async function listClientErrors(
  read: ReadDatabase<DB>,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; page: number; client_errors: ClientError[] }> {
  const total = await countClientErrors(read);
  return { total, page, client_errors: await listErrorRows(read, { limit, offset: (page - 1) * limit }) };
}

const retentionMilliseconds = 30 * 24 * 3_600_000;
const maxErrors = 500;

/** Deletes errors that were not reported for 30 days, and all but the latest 500. */
export function deleteOldClientErrorsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'delete-old-client-errors',
    payload: z.unknown(),
    cron: '47 * * * *',
    run: () => deleteOldClientErrors(db, { before: new Date(clock.now().getTime() - retentionMilliseconds), max: maxErrors }),
  });
}
