import type { BackgroundJob, MessageChannelState, StorefrontError } from '@souk/contract/back-office/settings/system';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { DB } from '../../../db/schema.ts';
import type { Config } from '../../config/config.ts';
import type { Context, ReadContext } from '../../context.ts';
import { channelWays } from '../../integrations/messages/open-messenger.ts';
import { listOutages } from '../../integrations/messages/queries.ts';
import { clearClientErrors as clear, listClientErrors } from '../../modules/client-errors/client-errors.ts';
import { findPersonId, listPersonNames } from '../../modules/identity/people.ts';
import { listSecurityEvents } from '../../modules/security-log/security-log.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findWaitingJob, listWaitingJobs, retryJob, type WaitingJob } from '../../platform/jobs/waiting-jobs.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Reading = Pick<ReadContext, 'read'>;

export async function readJobs(
  { read }: Reading,
  { state, page, per_page }: CallQuery<'GET /admin/jobs'>,
): Promise<CallAnswer<'GET /admin/jobs'>> {
  const found = await listWaitingJobs(read, { onlyFailed: state === 'failed', limit: per_page, offset: (page - 1) * per_page });
  return { total: found.total, jobs: found.jobs.map(presentJob) };
}

function presentJob({ most_attempts, run_at, created_at, ...job }: WaitingJob): BackgroundJob {
  return { ...job, max_attempts: most_attempts, run_at: run_at.toISOString(), created_at: created_at.toISOString() };
}

/** Retries a job now, with all of its attempts. Returns it as it was. */
export function retryBackgroundJob(context: Acting, id: number): Promise<WaitingJob> {
  return inTransaction(context.db, async (transaction) => {
    const job = await findWaitingJob<DB>(transaction, id);
    if (!job) throw operatorError('not-found', { text: 'There is no job {id}. Finished jobs are removed.', with: { id } });
    if (!(await retryJob<DB>(transaction, id))) throw operatorError('conflict', { text: 'The job {id} is running.', with: { id } });
    const change = { before: { attempts: job.attempts }, after: { job: job.name, attempts: 0 } };
    await recordAudit(transaction, context, { action: 'job.retry', subject: { kind: 'job', id }, ...change });
    return job;
  });
}

export async function readErrors(
  { read }: Reading,
  { page, per_page }: CallQuery<'GET /admin/errors'>,
): Promise<CallAnswer<'GET /admin/errors'>> {
  const { total, client_errors } = await listClientErrors(read, { page, limit: per_page });
  const errors = client_errors.map(
    ({ first_at, last_at, ...error }): StorefrontError => ({ ...error, first_at: first_at.toISOString(), last_at: last_at.toISOString() }),
  );
  return { total, errors };
}

/** Deletes one reported error, or all of them. Returns the number of deleted errors. */
export function clearErrors(context: Acting, id: number | undefined): Promise<number> {
  return inTransaction(context.db, async (transaction) => {
    const deleted = await clear({ db: transaction }, id);
    const subject = { kind: 'client-error', id: id ?? 'all' };
    await recordAudit(transaction, context, { action: 'client-error.clear', subject, after: { deleted } });
    return deleted;
  });
}

/** A page of the security log. A person who does not exist has no events. */
export async function readSecurityLog(
  { read }: Reading,
  { kind, person, page, per_page }: CallQuery<'GET /admin/security'>,
): Promise<CallAnswer<'GET /admin/security'>> {
  const personId = person ? await findPersonId({ read }, person) : undefined;
  if (person && personId === undefined) return { total: 0, events: [] };
  const { total, security_events } = await listSecurityEvents(read, { personId, kind, page, limit: per_page });
  const ids = security_events.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]));
  const names = new Map((await listPersonNames({ read }, ids)).map(({ id, name }) => [id, name]));
  const events = security_events.map(({ id, kind: what, person_id, address, device, created_at }) => ({
    id,
    kind: what,
    person: person_id === null ? null : { id: person_id, name: names.get(person_id) ?? '' },
    address,
    device,
    created_at: created_at.toISOString(),
  }));
  return { total, events };
}

/** Every channel of this project; secrets stay in the environment. */
export async function readChannels({ read }: Reading, channels: Config['messages']['channels']): Promise<MessageChannelState[]> {
  const outages = await listOutages(read);
  return Object.entries(channelWays).map(([name, carries]) => {
    const is_configured = channels.some((channel) => channel.name === name);
    const out = is_configured ? outages.filter(({ way }) => carries.some((each) => each === way)) : [];
    return {
      name,
      is_configured,
      carries: [...carries],
      out_since: earliest(out.map(({ since }) => since)),
      failed_at: earliest(out.map(({ failed_at }) => failed_at)),
    };
  });
}

function earliest(times: readonly Date[]): string | null {
  const [first] = times.toSorted((one, other) => one.getTime() - other.getTime());
  return first?.toISOString() ?? null;
}
