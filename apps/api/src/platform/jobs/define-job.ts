import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

/** Work that is done after its cause is committed, again until it succeeds. */
export type Job<Payload = unknown> = {
  name: string;
  payload: z.ZodType<Payload>;
  run: (payload: Payload, about: { log: FastifyBaseLogger; attempt: number }) => Promise<void>;
  /** A crontab line where the job also comes by itself, e.g. `7 * * * *`. */
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
