import type { MediaStore } from '../../platform/media/media-store.ts';
import type { Router } from '../../router.ts';
import { listReportedReviews, reportReview } from './report-review.ts';
import { checkReviewed, writeReview } from './write-review.ts';

export function register({ router, media }: { router: Router; media: MediaStore }): void {
  router.call(
    'POST /product-review',
    async ({ body, files }, context) => ({
      data: { review: await writeReview(context, media, { ...body, ...files }) },
      message: 'Thank you for your review',
    }),
    ({ body }, context) => checkReviewed(context, body),
  );
  router.call('POST /reviews/{id}/report', async ({ params, body }, context) => {
    await reportReview(context, { ...params, ...body });
    return { message: 'Thank you. We will look at this review.', data: {} };
  });
  router.call('GET /reviews/reported', async (_input, context) => ({ data: { review_ids: await listReportedReviews(context) } }));
}
