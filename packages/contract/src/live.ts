import { z } from 'zod';
import type { Calls } from './endpoint.ts';

/** `GET /events` is none of these: it has no end. */
export const liveCalls = {
  'POST /events/authorize': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'Where Pusher is set up: the private channel on which this session hears what has changed, and leave for one connection to join it.',
    body: z.strictObject({ socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/) }),
    answer: z.object({ channel_name: z.string(), auth: z.string() }),
    refusals: { 404: 'Pusher is not set up: GET /events says the same.' },
  },
} satisfies Calls;
