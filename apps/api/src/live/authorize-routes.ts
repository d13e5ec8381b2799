import type { PusherOutlet } from '../integrations/pusher/create-pusher.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Router } from '../router.ts';
import { pusherChannel } from './pusher-channel.ts';

/** Lets a page into its session's channel. Which one that is nobody can choose, so there is no other to ask for. */
export function authorizeRoutes(router: Router, pusher: PusherOutlet | undefined): void {
  router.call('POST /events/authorize', async ({ body }, { actor }) => {
    if (!pusher) throw notFound();
    const channel_name = pusherChannel(actor.session_id);
    return { data: { channel_name, auth: pusher.authorize(body.socket_id, channel_name) } };
  });
}
