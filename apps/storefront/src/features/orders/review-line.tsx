import { PencilLine, Star } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';

/** Few orders are reviewed at each visit. */
const ReviewDialog = lazyPart(
  () => import('./review-dialog.tsx'),
  ({ ReviewDialog }) => ReviewDialog,
);

type ReviewLineProps = { order: Order; line: Order['products'][number]; onReviewed: (productId: number) => void };

/** Under a product that was delivered: what the shopper has said of it, and the way to say it. */
export function ReviewLine({ order, line, onReviewed }: ReviewLineProps) {
  const { t, rating } = useI18n();
  const [writing, setWriting] = useState(false);
  const [wanted, setWanted] = useState(false);
  function open() {
    setWanted(true);
    setWriting(true);
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {line.review && <RatingStars value={line.review.rating} figure={rating(line.review.rating)} />}
      <Button
        variant="secondary"
        size="sm"
        aria-label={line.review ? t('Edit your review of {name}', { name: line.name }) : t('Review {name}', { name: line.name })}
        onClick={open}
      >
        {line.review ? <PencilLine aria-hidden="true" /> : <Star aria-hidden="true" />}
        {line.review ? t('Edit') : t('Review')}
      </Button>
      {wanted && (
        <Suspense>
          <ReviewDialog open={writing} order={order} line={line} onClose={() => setWriting(false)} onReviewed={() => onReviewed(line.id)} />
        </Suspense>
      )}
    </div>
  );
}
