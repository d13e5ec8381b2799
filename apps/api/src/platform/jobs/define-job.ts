import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';

/** Work that is done after its cause is committed, again until it succeeds. */
export type Job<Payload = unknown> = {
  name: string;
  payload: z.ZodType<Payload>;
  run: (payload: Payload, about: { log: FastifyBaseLogger; attempt: number }) => Promise<void>;
  /** A crontab line if the job is also scheduled, e.g. `7 * * * *`. */
  cron?: string;
};

/** A job whose payload has been forgotten, so that jobs of every kind fit one list. */
export type AnyJob = {
  name: string;
  cron: string | undefined;
  perform: (payload: unknown, about: Parameters<Job['run']>[1]) => Promise<void>;
};

export function defineJob<Payload>(job: Job<Payload>): AnyJob {
  return { name: job.name, cron: job.cron, perform: (payload, about) => job.run(job.payload.parse(payload), about) };
}

type EnqueueOptions = {
  /** Jobs with the same key are one: a later one replaces what still waits. */
  key?: string;
  runAt?: Date;
  attempts?: number;
  /** The higher, the later: what somebody waits for at the screen comes before what has time. */
  priority?: number;
};

/** Adds a job in the transaction of its cause: it runs if and only if that commits. */
export async function enqueue<Tables>(db: Kysely<Tables>, name: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
  await sql`select ${addJob(name, sql`${JSON.stringify(payload)}::json`, options)}`.execute(db);
}

/** SQL that adds a job, for a statement that also writes its cause. */
export function addJob(name: string, payload: RawBuilder<unknown>, options: EnqueueOptions = {}): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(${name}, ${payload},
    run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.attempts ?? 12}::int, job_key => ${options.key ?? null}::text,
    priority => ${options.priority ?? 0}::int)`;
}
