import type { ReplyCalls } from '../../lib/replies/queries.ts';

/** The saved replies of the staff. */
export const staffReplies: ReplyCalls = {
  list: async (api, signal) => (await api.call('GET /admin/saved-replies', { signal })).data.replies,
  add: (api, body) => api.call('POST /admin/saved-replies', { body }),
  change: (api, id, body) => api.call('POST /admin/saved-replies/{id}', { params: { id }, body }),
  remove: (api, id) => api.call('DELETE /admin/saved-replies/{id}', { params: { id } }),
};
