import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../../lib/other-servers/ask-ours.ts';
import { personal } from '../../../lib/services/session.ts';

/** The ids of the reviews that the shopper reported: the lists of reviews are the same for everybody. */
export const reportedReviewsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...personal, 'reported-reviews'],
    queryFn: async ({ signal }) => (await askOurs(api, 'GET /reviews/reported', { signal }))?.review_ids ?? [],
    staleTime: 60_000,
  });
