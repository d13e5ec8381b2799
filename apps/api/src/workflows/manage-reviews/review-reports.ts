import type { ReviewReport } from '@souk/contract/back-office/reviews';
import { reportReasons } from '@souk/contract/catalog/review-reports';
import { z } from 'zod';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { lockReview } from '../../modules/catalog/queries/panel/managed-reviews.ts';
import { closeReports, listReports, reopenReports } from '../../modules/catalog/queries/panel/review-reports.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

const Reason = z.enum(reportReasons);
const Outcome = z.enum(['dismissed', 'hidden']).nullable();

/** The reports of a review. Who sent them is left out without the permission to see people. */
export async function readReports(
  { read, operator }: Pick<AsStaff<ReadContext>, 'read' | 'operator'>,
  id: number,
): Promise<ReviewReport[]> {
  const maySeePeople = operator.permissions.has('people:read');
  const rows = await listReports(read, id);
  return rows.map(({ person_id, name, reason, outcome, created_at, closed_at, ...row }) => ({
    ...row,
    reason: Reason.parse(reason),
    outcome: Outcome.parse(outcome),
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    person: maySeePeople && person_id !== null ? { id: person_id, name: name ?? '' } : null,
  }));
}

/** Closes the open reports up to the newest one that the operator saw. Returns the entry of the audit log. */
export function dismissReports(context: Acting, { id, seen_report_id }: { id: number; seen_report_id: number }): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    if (!(await lockReview(transaction, id))) throw operatorError('not-found', { text: 'There is no review {id}.', with: { id } });
    const at = context.clock.now().toISOString();
    const count = await closeReports(transaction, id, { outcome: 'dismissed', at, upTo: seen_report_id });
    if (count === 0) throw operatorError('conflict', 'The reports are closed already.');
    return recordAudit(transaction, context, {
      ...{ action: 'review.dismiss-reports', subject: { kind: 'review', id } },
      ...{ before: { reports_dismissed_at: null, seen_report_id }, after: { reports_dismissed_at: at, seen_report_id } },
    });
  });
}

/** The fields of an entry of the audit log. */
const Recorded = z.object({ reports_dismissed_at: z.string().nullable(), seen_report_id: z.int() });

type Change = { subject_id: string; before: unknown; after: unknown };

/** Opens dismissed reports again, or dismisses those again that an undo had opened. */
export function restoreReports(context: Acting, { subject_id, before, after }: Change): Promise<number | null> {
  const id = Number(subject_id);
  const [former, current] = [Recorded.parse(before), Recorded.parse(after)];
  return inTransaction(context.db, async (transaction) => {
    await lockReview(transaction, id);
    const { reports_dismissed_at: at, seen_report_id: upTo } = former;
    if (at !== null) await closeReports(transaction, id, { outcome: 'dismissed', at, upTo });
    else if (current.reports_dismissed_at !== null)
      await reopenReports(transaction, id, { outcome: 'dismissed', at: current.reports_dismissed_at });
    return recordAudit(transaction, context, {
      ...{ action: at === null ? 'review.reopen-reports' : 'review.dismiss-reports', subject: { kind: 'review', id } },
      ...{ before: current, after: former },
    });
  });
}
