import { z } from 'zod';
import { type PusherOutlet, PusherRefused } from '../integrations/pusher/create-pusher.ts';
import { type AnyJob, defineJob } from '../platform/jobs/define-job.ts';
import { pusherChannel } from './pusher-channel.ts';

/** As the database's triggers write it: `key` is the same at each attempt, so that a page which hears it twice knows. */
const Payload = z.object({ person: z.int(), name: z.string(), id: z.int(), key: z.string() });

type PushParts = {
  pusher: Pick<PusherOutlet, 'publish'>;
  /** The sessions in which the person is signed in. */
  sessionsOf: (personId: number) => Promise<number[]>;
};

/** Tells a person's pages through Pusher what has changed of theirs. */
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
