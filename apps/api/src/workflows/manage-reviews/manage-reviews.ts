import type { ManagedReview, ReviewLine } from '@souk/contract/back-office/reviews';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import {
  countManagedReviews,
  findManagedReview,
  listManagedReviews,
  lockReview,
  type ManagedReviewRow,
  type StoredReview,
  updateModeration,
} from '../../modules/catalog/queries/panel/managed-reviews.ts';
import { closeReports, reopenReports } from '../../modules/catalog/queries/panel/review-reports.ts';
import { refreshRating } from '../../modules/catalog/refresh/refresh-products.ts';
import { operatorError } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkVersion, versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { readReports } from './review-reports.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** A page of all reviews, with the number in each state under the other filters. */
export async function readManagedReviews(
  context: ReadContext,
  query: CallQuery<'GET /admin/reviews'>,
): Promise<CallAnswer<'GET /admin/reviews'>> {
  const { state } = query;
  const [counts, reviews] = await Promise.all([countManagedReviews(context.read, searchOf(query)), listReviewLines(context, query)]);
  const all = counts.shown + counts.hidden;
  return { total: state ? counts[state] : all, counts: { all, ...counts }, reviews };
}

export async function listReviewLines(context: ReadContext, query: CallQuery<'GET /admin/reviews'>): Promise<ReviewLine[]> {
  const { state, sort, page, per_page } = query;
  const filter = { ...searchOf(query), state };
  const rows = await listManagedReviews(context.read, filter, { sort, limit: per_page, offset: (page - 1) * per_page });
  return rows.map((row) => presentLine(row, context));
}

function searchOf({ rating, shop, product, search }: CallQuery<'GET /admin/reviews'>) {
  return { rating, shop, product, search: search || undefined };
}

/** The order is left out without the permission to see orders. */
export async function readManagedReview(
  context: Pick<AsStaff<ReadContext>, 'read' | 'operator' | 'locale' | 'defaultLocale'>,
  id: number,
): Promise<ManagedReview> {
  const row = await getReview(context.read, id);
  const { hidden_reason, reply, replied_at } = row.stored;
  return {
    ...presentLine(row, context),
    pictures: row.photos.map(thumbnailUrl),
    order_code: context.operator.permissions.has('orders:read') ? row.order_code : null,
    person_id: row.person_id,
    ...{ hidden_reason, reply },
    replied_at: replied_at === null ? null : new Date(replied_at).toISOString(),
    product_rating: row.product_rating,
    product_reviews: row.product_reviews,
    reports: await readReports(context, id),
  };
}

function presentLine(row: ManagedReviewRow, languages: Languages) {
  const { id, author, language, created_at, open_reports, product_id, product_name, shop_id, shop_name, photos } = row;
  const { rating, description, hidden_at, reply } = row.stored;
  return {
    ...{ id, author, rating, description, language },
    created_at: created_at.toISOString(),
    product: { id: product_id, name: pickText(product_name, languages) },
    shop: { id: shop_id, name: pickText(shop_name, languages) },
    photos: photos.length,
    is_hidden: hidden_at !== null,
    has_reply: reply !== null,
    open_reports,
    version: versionOf(row.stored),
  };
}

async function getReview(read: ReadContext['read'], id: number): Promise<ManagedReviewRow> {
  const row = await findManagedReview(read, id);
  if (!row) throw operatorError('not-found', { text: 'There is no review {id}.', with: { id } });
  return row;
}

type Seen = { id: number; version?: string | undefined };

/** Hides a review from shoppers and closes its reports. */
export function hideReview(context: Acting, { reason, ...seen }: Seen & { reason: string }): Promise<number | null> {
  return moderate(context, seen, 'review.hide', ({ hidden_at }) => {
    if (hidden_at !== null) throw operatorError('conflict', 'The review is hidden already.');
    return { hidden_at: context.clock.now().toISOString(), hidden_reason: reason };
  });
}

/** Shows a hidden review again. */
export function showReview(context: Acting, seen: Seen): Promise<number | null> {
  return moderate(context, seen, 'review.show', ({ hidden_at }) => {
    if (hidden_at === null) throw operatorError('conflict', 'The review is shown already.');
    return { hidden_at: null, hidden_reason: null };
  });
}

/** Writes the reply of the shop; an empty one removes it. */
export function replyToReview(context: Acting, { reply, ...seen }: Seen & { reply: string }): Promise<number | null> {
  return moderate(context, seen, 'review.reply', () =>
    reply === '' ? { reply: null, replied_at: null } : { reply, replied_at: context.clock.now().toISOString() },
  );
}

/** The fields of an entry of the audit log. */
const Recorded = z.object({
  hidden_at: z.string().nullable(),
  hidden_reason: z.string().nullable(),
  reply: z.string().nullable(),
  replied_at: z.string().nullable(),
});

/** Writes the former state of an entry again. The reports that were closed when the review was hidden are open again. */
export function restoreReview(context: Acting, { subject_id, before }: { subject_id: string; before: unknown }): Promise<number | null> {
  const former = Recorded.partial().parse(before);
  const action = !('hidden_at' in former) ? 'review.reply' : former.hidden_at === null ? 'review.show' : 'review.hide';
  return moderate(context, { id: Number(subject_id), reopens: true }, action, (stored) => Recorded.parse({ ...stored, ...former }));
}

type Moderation = Partial<Omit<StoredReview, 'rating' | 'description'>>;

/** Returns the entry of the audit log. */
function moderate(
  context: Acting,
  { id, version, reopens = false }: Seen & { reopens?: boolean },
  action: 'review.hide' | 'review.show' | 'review.reply',
  decide: (stored: StoredReview) => Moderation,
): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    await lockReview(transaction, id);
    const { stored, product_id } = await getReview(transaction, id);
    checkVersion(stored, version);
    const decided = decide(stored);
    await updateModeration(transaction, id, decided);
    if (action === 'review.hide' && decided.hidden_at) await closeReports(transaction, id, { outcome: 'hidden', at: decided.hidden_at });
    if (action === 'review.show' && reopens && stored.hidden_at)
      await reopenReports(transaction, id, { outcome: 'hidden', at: stored.hidden_at });
    if (action !== 'review.reply') await refreshRating(transaction, product_id);
    await bumpTags(transaction, ['reviews']);
    return record(context, transaction, { id, action, stored });
  });
}

async function record(
  context: Acting,
  transaction: Transaction<DB>,
  { id, action, stored }: { id: number; action: string; stored: StoredReview },
): Promise<number | null> {
  const { stored: after } = await getReview(transaction, id);
  // The text of the shopper is not part of an entry: it did not change.
  return recordAudit(transaction, context, { action, subject: { kind: 'review', id }, ...changedFields(stored, after) });
}
