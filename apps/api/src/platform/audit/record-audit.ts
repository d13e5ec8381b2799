import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../clock/clock.ts';
import type { Caller } from '../security-log/record-security-event.ts';

/** The one who runs the marketplace. */
type Auditor = { kind: 'command-line' } | { kind: 'staff'; person_id: number; session_id: number };

/** Present in the context of every operation. */
export type AuditContext = { operator: Auditor | null; caller: Caller; clock: Clock };

export type AuditEntry = {
  /** The noun and the verb: `order.move`. */
  action: string;
  subject: { kind: string; id: string | number };
  /** The changed fields only, without personal data: an entry is never changed, so it could not be erased. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** The id of the entry that this change reverses. */
  undoes?: number | undefined;
};

/**
 * Records what an operator changes, in the transaction of the change and as its last statement: the log is locked from here to
 * the commit. Does nothing where a shopper runs the same operation.
 */
export async function recordAudit(
  transaction: Kysely<DB>,
  { operator, caller, clock }: AuditContext,
  { action, subject, before, after, undoes }: AuditEntry,
): Promise<void> {
  if (!operator) return;
  const who = operator.kind === 'staff' ? { person_id: operator.person_id, session_id: operator.session_id } : {};
  await transaction
    .insertInto('audit_entries')
    .values({
      ...who,
      ...caller,
      id: 0,
      hash: Buffer.alloc(0),
      created_at: clock.now(),
      action,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      undoes,
    })
    .execute();
}
