import type { ReviewReport } from '@souk/contract/back-office/reviews';
import type { ReportReason } from '@souk/contract/catalog/review-reports';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../../db/schema.ts';
import type { Read } from '../fragments.ts';

/** A review that shoppers see, locked until the transaction ends. */
export function lockShownReview(db: Kysely<DB>, id: number): Promise<{ id: number; person_id: number | null } | undefined> {
  return db
    .selectFrom('reviews')
    .select(['id', 'person_id'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasReported(read: Read, reviewId: number, personId: number): Promise<boolean> {
  const found = await read
    .selectFrom('review_reports')
    .select('id')
    .where('review_id', '=', reviewId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The reviews that a person reported, the latest report first. */
export async function listReportedIds(read: Read, personId: number, limit: number): Promise<number[]> {
  const rows = await read
    .selectFrom('review_reports')
    .select('review_id')
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ review_id }) => review_id);
}

export async function countRecentReports(read: Read, personId: number, since: Date): Promise<number> {
  const { count } = await read
    .selectFrom('review_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

type NewReport = { review_id: number; person_id: number; reason: ReportReason; details: string; created_at: Date };

export async function insertReport(db: Kysely<DB>, report: NewReport): Promise<void> {
  await db.insertInto('review_reports').values(report).execute();
  await updateOpenReports(db, report.review_id);
}

type Closing = { outcome: NonNullable<ReviewReport['outcome']>; at: string };

/** Closes the open reports up to one of them, or all. Returns the number. */
export async function closeReports(db: Kysely<DB>, reviewId: number, { outcome, at, upTo }: Closing & { upTo?: number }): Promise<number> {
  const closed = await db
    .updateTable('review_reports')
    .set({ outcome, closed_at: at })
    .where('review_id', '=', reviewId)
    .where('closed_at', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .returning('id')
    .execute();
  if (closed.length > 0) await updateOpenReports(db, reviewId);
  return closed.length;
}

/** Opens again what was closed at a moment. */
export async function reopenReports(db: Kysely<DB>, reviewId: number, { outcome, at }: Closing): Promise<void> {
  await db
    .updateTable('review_reports')
    .set({ outcome: null, closed_at: null })
    .where('review_id', '=', reviewId)
    .where('outcome', '=', outcome)
    .where('closed_at', '=', sql<Date>`${at}::timestamptz`)
    .execute();
  await updateOpenReports(db, reviewId);
}

async function updateOpenReports(db: Kysely<DB>, reviewId: number): Promise<void> {
  await sql`update reviews set open_reports = (select count(*) from review_reports where review_id = ${reviewId} and closed_at is null)
    where id = ${reviewId}`.execute(db);
}

const maxReports = 100;

/** The newest first. The name is empty once the account is erased. */
export function listReports(read: Read, reviewId: number) {
  return read
    .selectFrom('review_reports as r')
    .leftJoin('people as p', 'p.id', 'r.person_id')
    .select(['r.id', 'r.reason', 'r.details', 'r.created_at', 'r.closed_at', 'r.outcome', 'r.person_id', 'p.name'])
    .where('r.review_id', '=', reviewId)
    .orderBy('r.id', 'desc')
    .limit(maxReports)
    .execute();
}

/** The number of reviews with open reports. */
export async function countReportedReviews(read: Read): Promise<number> {
  const { count } = await read
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('open_reports', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}

export function listReportsOfPerson(read: Read, personId: number) {
  return read
    .selectFrom('review_reports as r')
    .innerJoin('reviews as v', 'v.id', 'r.review_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.name', 'r.reason', 'r.details', 'r.created_at'])
    .where('r.person_id', '=', personId)
    .orderBy('r.id')
    .execute();
}

/** The reports remain for the operators, without the person and their words. */
export async function anonymizeReports(db: Kysely<DB>, personId: number): Promise<void> {
  await db.updateTable('review_reports').set({ person_id: null, details: '' }).where('person_id', '=', personId).execute();
}
