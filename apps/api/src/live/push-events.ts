import { z } from 'zod';
import { type Pusher, PusherRefused } from '../integrations/pusher/pusher.ts';
import { type AnyJob, defineJob } from '../platform/jobs/define-job.ts';

/** Written by the database's triggers; `key` is the same at each attempt, so that a page can ignore duplicates. */
const Payload = z.object({ person: z.int(), name: z.string(), id: z.int(), key: z.string() });

type PushParts = {
  pusher: Pick<Pusher, 'publish'>;
  /** The sessions in which the person is signed in. */
  sessionsOf: (personId: number) => Promise<number[]>;
};

/** Sends a person's changes to their pages through Pusher. */
export function pushEventJob({ pusher, sessionsOf }: PushParts): AnyJob {
  return defineJob({
    name: 'push-event',
    payload: Payload,
    async run({ person, name, id, key }, { log }) {
      const channels = (await sessionsOf(person)).map(pusherChannel);
      if (channels.length === 0) return;
      try {
        await pusher.publish({ name, channels, data: { id, key } });
      } catch (error) {
        if (!(error instanceof PusherRefused)) throw error;
        log.error({ err: error, event: name }, 'Pusher does not take an event');
      }
    },
  });
}

/**
 * Each session has its own channel, so that an ended session receives nothing more over an open connection.
 */
export function pusherChannel(sessionId: number): string {
  return `private-session-${sessionId}`;
}
