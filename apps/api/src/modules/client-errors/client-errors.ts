import type { CallBody } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import { Fault } from '../../platform/fault.ts';
import { tooMany } from '../../platform/http/problem.ts';
import { createLimiter, type Limiter } from '../../platform/limits/create-limiter.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { browserOf, fingerprintOf, redactError } from './domain/redact-error.ts';
import { type ClientError, deleteClientErrors, deleteOldClientErrors, findClientError, upsertClientError } from './queries.ts';

const retentionMilliseconds = 30 * 24 * 3_600_000;
const maxErrors = 500;

export type ErrorLimits = { byNetwork: Limiter; overall: Limiter };

/** A broken release makes every browser report: what exceeds these limits is refused, and one report of each error is enough. */
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
  const wait = limits.byNetwork.take(networkOf(address)) ?? limits.overall.take('all');
  if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
  const error = redactError({ message: body.message, stack: body.stack ?? '', page: body.page });
  const now = clock.now();
  await upsertClientError(db, { ...error, fingerprint: fingerprintOf(error), browser: browserOf(device), now });
  await deleteOldClientErrors(db, { before: new Date(now.getTime() - retentionMilliseconds), max: maxErrors });
  log.warn({ page: error.page, message: error.message }, 'a browser reported an error of the storefront');
}

/** One error, with its stack. */
export async function getClientError({ read }: Pick<Context, 'read'>, id: number): Promise<ClientError> {
  const error = await findClientError(read, id);
  if (!error) throw new Fault(`There is no error ${id}. "errors list" shows them all.`);
  return error;
}

/** Deletes one error, or all of them; the number of deleted errors. */
export async function clearClientErrors({ db }: Pick<Context, 'db'>, id?: number): Promise<number> {
  const deleted = await deleteClientErrors(db, id);
  if (id !== undefined && deleted === 0) throw new Fault(`There is no error ${id}. "errors list" shows them all.`);
  return deleted;
}
