import type { ReplyCalls } from '../../lib/replies/queries.ts';

/** The saved replies of the shop. */
export const shopReplies: ReplyCalls = {
  list: async (api, signal) => (await api.call('GET /seller/saved-replies', { signal })).data.replies,
  add: (api, body) => api.call('POST /seller/saved-replies', { body }),
  change: (api, reply_id, body) => api.call('POST /seller/saved-replies/{reply_id}', { params: { reply_id }, body }),
  remove: (api, reply_id) => api.call('DELETE /seller/saved-replies/{reply_id}', { params: { reply_id } }),
};
