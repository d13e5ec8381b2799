import { isNotFound } from '@souk/client/api/api-error.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { reviewQuery } from '../../features/reviews/queries.ts';
import { ReviewReply } from '../../features/reviews/review-reply.tsx';
import { ReviewReports } from '../../features/reviews/review-reports.tsx';
import { ReviewActions, ReviewFacts } from '../../features/reviews/review-side.tsx';
import { ReviewText } from '../../features/reviews/review-text.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** One review, the reply of the shop, and whether shoppers see it. */
export function ReviewPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const id = Number(useParams().id) || 0;
  const mayWrite = useMay('reviews:write');
  const review = useQuery(reviewQuery(api, id));
  const isMissing = isNotFound(review.error);
  const { data } = review;
  return (
    <>
      <BackLink href={paths.reviews()} label={t('Reviews')} />
      <PageHeader title={data?.product.name ?? t('Review')} />
      {review.isPending && <Skeleton className="h-96 rounded-lg" />}
      {review.isError && !data && (
        <ErrorState
          title={isMissing ? t('There is no such review') : t('The review could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, review.error)}
          onRetry={isMissing ? undefined : () => void review.refetch()}
        />
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <ReviewText review={data} />
            <ReviewReports review={data} mayWrite={mayWrite} />
            <ReviewReply key={id} review={data} mayWrite={mayWrite} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {mayWrite && <ReviewActions review={data} />}
            <ReviewFacts review={data} />
            <SubjectHistory kind="review" id={id} />
          </div>
        </div>
      )}
    </>
  );
}
