import { lazyPart } from '@souk/client/lazy-part.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApi } from '../../lib/services/services-context.tsx';
import { questionsQueries } from './queries.ts';

const QuestionList = lazyPart(
  () => import('./question-list.tsx'),
  ({ QuestionList }) => QuestionList,
);

/** The answered questions about a product. Their code loads only where there are some. */
export function ProductQuestions({ productId }: { productId: number }) {
  const { data } = useQuery(questionsQueries.ofProduct(useApi(), productId));
  if (!data || data.total === 0) return null;
  return (
    <Suspense>
      <QuestionList productId={productId} />
    </Suspense>
  );
}
