import type { Api } from '@souk/client/api/create-api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';

/** As many questions are shown at first. */
export const shownQuestions = 3;
/** The contract's limit of a page. */
export const allQuestions = 100;

export const questionsQueries = {
  /** Null if the server has no questions. */
  ofProduct: (api: Api, product_id: number, per_page: number = shownQuestions) =>
    queryOptions({
      queryKey: ['questions', product_id, per_page],
      queryFn: ({ signal }) => askOurs(api, 'GET /product-questions', { query: { product_id, per_page }, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['question', id],
      queryFn: async ({ signal }) => (await api.call('GET /product-questions/{id}', { params: { id }, signal })).data,
    }),
};
