import { isApiError, lacksCall } from '../../lib/api/api-error.ts';
import { personal } from '../../lib/services/end-session.ts';
import type { Services } from '../../lib/services/services.ts';
import { dropJoined } from '../../lib/stores/visitor-store.ts';
import { putOnWishlist } from './put-on-wishlist.ts';

/** After sign-in: what the visitor liked and looked at joins the account. What could not be sent is kept for the next time. */
export function joinVisitor(services: Services): Promise<void> {
  return oneTabAtATime(async () => {
    // Another tab may have been quicker.
    services.visitor.restore();
    await Promise.all([joinHearts(services), joinViews(services)]).catch(keepForLater);
  });
}

async function joinHearts(services: Services): Promise<void> {
  const { hearts } = services.visitor.getState();
  if (hearts.length === 0) return;
  await putOnWishlist(services, hearts);
  services.visitor.setState((state) => dropJoined(state, { hearts }));
}

async function joinViews({ api, queryClient, visitor }: Services): Promise<void> {
  const { viewed } = visitor.getState();
  if (viewed.length === 0) return;
  await api.call('POST /recently-views/join', { body: { product_ids: viewed } }).catch((error) => {
    // A server without the call remembers nothing of that kind, and never will.
    if (!lacksCall(error)) throw error;
  });
  visitor.setState((state) => dropJoined(state, { viewed }));
  await queryClient.invalidateQueries({ queryKey: [...personal, 'viewed'] });
}

function keepForLater(error: unknown): void {
  if (!isApiError(error)) throw error;
}

/** Tabs hear of a sign-in at the same time. Without TLS a browser has no locks; the calls stand being made twice. */
async function oneTabAtATime(action: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('souk.join', action);
  else await action();
}
