import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { enqueue } from '../jobs/define-job.ts';

export const securityKinds = [
  'sign-in',
  'wrong-code',
  'guess-limit',
  'refused-access',
  'session-ended',
  'phone-changed',
  'email-changed',
  'password-changed',
  'blocked',
  'unblocked',
  'refund',
  'export',
  'erasure',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** The sender of a request or command: network address and device name, empty if unknown. */
export type Caller = { address: string; device: string };

export type SecurityEvent = Caller & {
  kind: SecurityKind;
  /** Null where nobody is known, such as for a wrong code for a number without an account. */
  person_id: number | null;
  /** No secrets and no personal data: no code, number, mail address or token. */
  details?: Record<string, string | number | boolean | null>;
};

/**
 * Inserts a row into the security log and logs one line. Call it in the transaction of the change; for a failed attempt whose
 * transaction rolls back, call it outside of that transaction. Returns the id of the row.
 */
export async function recordSecurityEvent(
  db: Kysely<DB>,
  log: FastifyBaseLogger,
  { kind, person_id, address, device, details = {} }: SecurityEvent,
): Promise<number> {
  const { id } = await db
    .insertInto('security_events')
    .values({ kind, person_id, address, device, details: JSON.stringify(details) })
    .returning('id')
    .executeTakeFirstOrThrow();
  log.info({ security: kind, person_id, address }, 'security event');
  return id;
}

export const accountNoticeJobName = 'create-account-notice';

export const AccountNoticePayload = z.object({
  event_id: z.int(),
  /** The number with its + or the mail address before the change, which gets the notice too; null where nothing was proved. */
  former: z.string().nullable(),
});

/** Notifies a person about an event of the security log, once the transaction has committed. */
export async function enqueueAccountNotice(db: Kysely<DB>, payload: z.infer<typeof AccountNoticePayload>): Promise<void> {
  await enqueue<DB>(db, accountNoticeJobName, payload, { attempts: 25 });
}
