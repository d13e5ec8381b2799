import type { FastifyInstance } from 'fastify';
import type { SellerOperator } from '../context.ts';
import type { PersonEvents } from '../platform/events/person-events.ts';
import { servePanelEvents } from './serve-panel-events.ts';

type Options = {
  events: Pick<PersonEvents, 'subscribe' | 'subscribeToShop'>;
  sellerOf: (token: string) => Promise<SellerOperator | null>;
  heartbeatMilliseconds?: number;
};

/** The kind that triggers of the database send when who may sell for the shop has changed. */
const membersChanged = 'members';

/** `GET /api/seller/events`: the events of the shop that the session is about, and of no other. */
export function serveSellerEvents(server: FastifyInstance, { events, sellerOf, heartbeatMilliseconds }: Options): void {
  servePanelEvents(server, {
    ...{ audience: 'seller', events, operatorOf: sellerOf, heartbeatMilliseconds },
    open: ({ shop_id }, stream, check) => ({
      stop: events.subscribeToShop(shop_id, (kind) => {
        stream.write(`event: ${kind}\ndata: {}\n\n`);
        // The stream of a member who was removed, and of members of a shop that was blocked, ends at once.
        if (kind === membersChanged) void check();
      }),
      // The session may be about another shop now: the page connects again for it.
      update: (still) => still.shop_id === shop_id,
    }),
  });
}
