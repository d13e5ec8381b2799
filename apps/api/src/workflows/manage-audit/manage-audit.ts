import type { AuditEntry } from '@souk/contract/back-office/access/audit';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Context, Operator, ReadContext } from '../../context.ts';
import { presentEntry } from '../../modules/audit/present.ts';
import { type AuditFilter, type FullAuditRow, listActions, listAuditors, listEntries } from '../../modules/audit/queries.ts';
import { checkRecentSecondFactor } from '../../modules/staff/recent-second-factor.ts';
import { forbidden, operatorError } from '../../platform/app-error.ts';
import { checkNothingNewer } from '../../platform/audit/record-audit.ts';
import { inverses, type UndoParts } from './inverses.ts';

/** A page of the log, and what it can be filtered by. */
export async function readAudit(
  context: Pick<ReadContext, 'read' | 'operator'>,
  { by, per_page, ...filter }: CallQuery<'GET /admin/audit'>,
): Promise<CallAnswer<'GET /admin/audit'>> {
  const { read } = context;
  const search = searchOf({ ...filter, by });
  const [found, people, actions] = await Promise.all([
    listPresentedEntries(context, search, per_page + 1),
    listAuditors(read),
    listActions(read),
  ]);
  return { entries: found.slice(0, per_page), has_more: found.length > per_page, people, actions };
}

/** The command line has no person. */
export function searchOf({ by, ...filter }: Omit<CallQuery<'GET /admin/audit'>, 'per_page'>): AuditFilter {
  return { ...filter, by: by === 'command-line' ? null : by };
}

export async function listPresentedEntries(
  context: Pick<ReadContext, 'read' | 'operator'>,
  search: AuditFilter,
  limit: number,
): Promise<AuditEntry[]> {
  return (await listEntries(context.read, search, limit)).map((row) => present(context, row));
}

/** Reverses a change; the entry of the reversal is the answer. Throws 409 if it is not reversible or something newer changed the subject. */
export async function undoChange(context: Context & { operator: Operator }, id: number, parts: UndoParts): Promise<AuditEntry> {
  const { db, operator } = context;
  const [row] = await listEntries(db, { id }, 1);
  if (!row) throw operatorError('not-found', { text: 'There is no entry {id}.', with: { id } });
  const inverse = inverses[row.action];
  if (!inverse) throw operatorError('conflict', { text: 'This change cannot be reversed.', hint: row.action });
  if (!mayRun(operator, row.action)) throw forbidden();
  if (inverse.recent && operator.kind === 'staff') await checkRecentSecondFactor({ ...context, operator });
  await checkNothingNewer(db, { kind: row.subject_kind, id: row.subject_id }, id);
  await inverse.undo({ ...context, operator: { ...operator, undoes: id } }, row, parts);
  const [undone] = await listEntries(db, { undoes: id }, 1);
  if (!undone) throw new Error(`The inverse of ${row.action} recorded no entry`);
  return present({ operator }, undone);
}

function present({ operator }: Pick<ReadContext, 'operator'>, row: FullAuditRow): AuditEntry {
  return presentEntry(row, { mayReverse: mayRun(operator, row.action) });
}

function mayRun(operator: Operator | null, action: string): boolean {
  const inverse = inverses[action];
  if (!inverse || !operator) return false;
  if (operator.kind === 'command-line') return true;
  return operator.kind === 'staff' && (inverse.needs === 'session' || operator.permissions.has(inverse.needs));
}
