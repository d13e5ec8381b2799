import { isApiError, lacksCall } from '@souk/client/api/api-error.ts';
import type { Services } from '../../lib/services/services.ts';
import { personal } from '../../lib/services/session.ts';
import { removeJoined } from '../../lib/stores/visitor-store.ts';
import { addToWishlist } from './mutations.ts';

/** After sign-in the visitor’s favorites and viewed products join the account. Unsent ones stay for the next time. */
export function mergeVisitorData(services: Services): Promise<void> {
  return withTabLock(async () => {
    // Another tab may have merged them already.
    services.visitor.restore();
    await Promise.all([mergeFavorites(services), mergeViewed(services)]).catch(ignoreApiError);
  });
}

async function mergeFavorites(services: Services): Promise<void> {
  const { hearts } = services.visitor.getState();
  if (hearts.length === 0) return;
  await addToWishlist(services, hearts);
  services.visitor.setState((state) => removeJoined(state, { hearts }));
}

async function mergeViewed({ api, queryClient, visitor }: Services): Promise<void> {
  const { viewed } = visitor.getState();
  if (viewed.length === 0) return;
  await api.call('POST /recently-views/join', { body: { product_ids: viewed } }).catch((error) => {
    // A server without this call stores no viewed products.
    if (!lacksCall(error)) throw error;
  });
  visitor.setState((state) => removeJoined(state, { viewed }));
  await queryClient.invalidateQueries({ queryKey: [...personal, 'viewed'] });
}

function ignoreApiError(error: unknown): void {
  if (!isApiError(error)) throw error;
}

/** All tabs react to a sign-in at once, so they take turns. There are no locks without TLS; merging twice is harmless. */
async function withTabLock(action: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('souk.join', action);
  else await action();
}
