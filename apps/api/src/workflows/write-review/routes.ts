import type { MediaStore } from '../../platform/media/media-store.ts';
import type { Router } from '../../router.ts';
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
}
