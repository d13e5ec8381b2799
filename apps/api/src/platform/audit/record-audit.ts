import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { operatorError } from '../app-error.ts';
import type { Clock } from '../clock/clock.ts';
import type { Caller } from '../security-log/record-security-event.ts';

/** A member of the staff or of a shop. */
type Member = { kind: 'staff' | 'seller'; person_id: number; session_id: number; api_key_id?: number };

/** The one whose changes are recorded. */
type Auditor = ({ kind: 'command-line' } | Member) & {
  /** The id of the entry that the operation reverses. */
  undoes?: number;
};

/** Present in the context of every operation. */
export type AuditContext = { operator: Auditor | null; caller: Caller; clock: Clock };

export type AuditEntry = {
  /** The noun and the verb: `order.move`. */
  action: string;
  subject: { kind: string; id: string | number };
  /** The changed fields only, without personal data: an entry is never changed, so it could not be erased. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/**
 * Records what an operator changes, in the transaction of the change and as its last statement: the log is locked from here to
 * the commit. Does nothing where a shopper runs the same operation. Throws 409 if the change reverses an entry and something newer
 * changed the subject. Returns the id of the entry.
 */
export async function recordAudit(
  transaction: Kysely<DB>,
  { operator, caller, clock }: AuditContext,
  { action, subject, before, after }: AuditEntry,
): Promise<number | null> {
  if (!operator) return null;
  const { undoes } = operator;
  if (undoes !== undefined) {
    await sql`select pg_advisory_xact_lock(hashtext('audit_entries'))`.execute(transaction);
    await checkNothingNewer(transaction, subject, undoes);
  }
  const who = operator.kind === 'command-line' ? {} : authorOf(operator);
  const { id } = await transaction
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function authorOf({ person_id, session_id, api_key_id }: Member) {
  return api_key_id === undefined ? { person_id, session_id } : { person_id, api_key_id };
}

type Subject = AuditEntry['subject'];

/** Throws 409 with the newest entry of the subject, if it is not this one. */
export async function checkNothingNewer(db: Kysely<DB>, subject: Subject, id: number): Promise<void> {
  const newest = await db
    .selectFrom('audit_entries')
    .leftJoin('people', 'people.id', 'audit_entries.person_id')
    .select(['audit_entries.id', 'audit_entries.action', 'audit_entries.created_at', 'audit_entries.person_id', 'people.name'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', String(subject.id))
    .orderBy('audit_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || newest.id <= id) return;
  const by = newest.person_id === null ? null : (newest.name ?? '');
  const data = { id: newest.id, action: newest.action, at: newest.created_at.toISOString(), by };
  const noName = by === null ? 'The command line has changed it since.' : 'A former member has changed it since.';
  const text = by ? '{by} has changed it since.' : noName;
  throw operatorError('conflict', { text, with: { by: by ?? '' }, hint: newest.action }, undefined, data);
}
