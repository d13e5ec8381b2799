import { createPusherStandIn } from '../../apps/api/test/pusher-stand-in.ts';

/* Pusher for the market of the journeys. */
createPusherStandIn().server.listen(Number(process.env.SOUK_E2E_PUSHER_PORT), '127.0.0.1');
