import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { fieldProblem } from '../../lib/api/api-error.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { type ReviewValues, reviewValues, toReviewFields } from './model/review-values.ts';
import { ordersQueries } from './orders-queries.ts';

type Line = Order['products'][number];
export type ReviewProblems = { rating?: string | undefined; description?: string | undefined; photos?: string | undefined };

/** What is being written about a product of an order, and its sending; a refusal stays with what was written. */
export function useReview(order: Order, line: Line, onDone: () => void) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => reviewValues(line.review));
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (given: ReviewValues) =>
      api.call('POST /product-review', {
        body: { product_id: line.id, order_id: order.id, ...toReviewFields(given) },
        files: { photos: given.photos },
        onProgress: setSent,
      }),
    onSuccess({ data, message }) {
      const products = order.products.map((each) => (each.id === line.id ? { ...each, review: data.review } : each));
      queryClient.setQueryData(ordersQueries.one(api, order.id).queryKey, { ...order, products });
      setValues(reviewValues(data.review));
      if (message) toast.success(message);
      onDone();
    },
    onError: (failed) => setProblems(problemsOf(failed)),
    onMutate: () => setSent(0),
  });
  function change(part: Partial<ReviewValues>) {
    setValues((before) => ({ ...before, ...part }));
  }
  function submit() {
    const found = {
      rating: values.rating === 0 ? t('Choose how many stars') : undefined,
      description: values.description.trim() === '' ? t('Write a few words') : undefined,
    };
    reset();
    setProblems(found);
    if (found.rating || found.description) return false;
    mutate(values);
    return true;
  }
  const isNamed = Object.values(problemsOf(error)).some(Boolean);
  const failure = error && !isNamed ? failureWords(i18n, error) : undefined;
  return { values, change, problems, setProblems, submit, isSending: isPending, sent, failure };
}

function problemsOf(error: unknown): ReviewProblems {
  return {
    rating: fieldProblem(error, 'rating'),
    description: fieldProblem(error, 'description'),
    photos: fieldProblem(error, 'photos'),
  };
}
