import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/create-api.ts';

export const homeQueries = {
  home: (api: Api) =>
    queryOptions({
      queryKey: ['home'],
      queryFn: async ({ signal }) => (await api.call('GET /home', { query: {}, signal })).data,
    }),
};
