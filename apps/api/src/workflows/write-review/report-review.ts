import type { CallBody } from '@souk/contract/calls';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import {
  countRecentReports,
  hasReported,
  insertReport,
  listReportedIds,
  lockShownReview,
} from '../../modules/catalog/queries/panel/review-reports.ts';
import { conflict, notFound, tooMany } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const maxReportsPerDay = 20;
const maxReportedIds = 500;
const daySeconds = 24 * 3600;

/** Stores the report of a shopper about somebody else's review. A second one changes nothing. */
export function reportReview(
  { db, actor: { person_id }, clock }: SignedIn<Context>,
  { id, ...report }: CallBody<'POST /reviews/{id}/report'> & { id: number },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const review = await lockShownReview(transaction, id);
    if (!review) throw notFound('Review not found');
    if (review.person_id === person_id) throw conflict('You cannot report your own review.');
    if (await hasReported(transaction, id, person_id)) return;
    const now = clock.now();
    const recent = await countRecentReports(transaction, person_id, new Date(now.getTime() - daySeconds * 1000));
    if (recent >= maxReportsPerDay) throw tooMany('You have reported many reviews. Please try again tomorrow.', daySeconds);
    await insertReport(transaction, { ...report, review_id: id, person_id, created_at: now });
  });
}

export function listReportedReviews({ read, actor: { person_id } }: SignedIn<ReadContext>): Promise<number[]> {
  return listReportedIds(read, person_id, maxReportedIds);
}
