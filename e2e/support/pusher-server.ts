import { createFakePusher } from '../../apps/api/test/fakes/fake-pusher.ts';

/* A fake of Pusher for the journeys. */
createFakePusher().server.listen(Number(process.env.SOUK_E2E_PUSHER_PORT), '127.0.0.1');
