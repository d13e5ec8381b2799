import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/create-api.ts';

export const latestShown = 3;

/** Apart from the other queries of its kind: the home page carries this one alone. */
export const latestPostsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['posts', 'latest'],
    queryFn: async ({ signal }) => (await api.call('GET /blogs', { query: { per_page: latestShown }, signal })).data.blogs,
  });
