import type { AsStaff, Context } from '../../context.ts';
import type { Router } from '../../router.ts';
import { exportReviews } from './export-reviews.ts';
import { hideReview, readManagedReview, readManagedReviews, replyToReview, showReview } from './manage-reviews.ts';
import { dismissReports } from './review-reports.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/review-export', async ({ query }, context) => ({ file: await exportReviews(context, query) }));
  router.call('GET /admin/reviews', async ({ query }, context) => ({ data: await readManagedReviews(context, query) }));
  router.call('GET /admin/reviews/{id}', async ({ params }, context) => ({ data: await readManagedReview(context, params.id) }));
  router.call('POST /admin/reviews/{id}/hide', async ({ params: { id }, body }, context) =>
    afterwards(context, id, await hideReview(context, { id, ...body })),
  );
  router.call('POST /admin/reviews/{id}/show', async ({ params: { id }, body }, context) =>
    afterwards(context, id, await showReview(context, { id, ...body })),
  );
  router.call('POST /admin/reviews/{id}/dismiss-reports', async ({ params: { id }, body }, context) =>
    afterwards(context, id, await dismissReports(context, { id, ...body })),
  );
  router.call('POST /admin/reviews/{id}/reply', async ({ params: { id }, body }, context) =>
    afterwards(context, id, await replyToReview(context, { id, ...body })),
  );
}

/** Reads what was just written, which a replica may not have yet. */
async function afterwards(context: AsStaff<Context>, id: number, entry_id: number | null) {
  return { data: { review: await readManagedReview({ ...context, read: context.db }, id), entry_id } };
}
