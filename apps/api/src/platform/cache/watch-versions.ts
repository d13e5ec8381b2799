import { setInterval } from 'node:timers';
import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../database/listen.ts';
import { type Versions, versionsChannel } from './content-versions.ts';

type WatchOptions = {
  versions: Versions;
  /** Where to listen. */
  url: string;
  log: FastifyBaseLogger;
  /** Told whenever something may have changed, at the start too. */
  onChange?: () => Promise<void>;
};

const pollMilliseconds = 1000;

/** Keeps the versions true: NOTIFY says a change at once, and a poll each second finds what NOTIFY could not say. */
export async function watchVersions({ versions, url, log, onChange }: WatchOptions): Promise<{ close: () => Promise<void> }> {
  let seen = '';
  async function look(): Promise<void> {
    await versions.poll();
    const now = versions.fingerprint();
    if (now === seen) return;
    await onChange?.();
    seen = now;
  }
  // While the database is away there is nothing to see; the next look finds out.
  const lookOrWait = () => look().catch((error: unknown) => log.debug({ err: error }, 'content versions could not be read'));

  await look();
  const listener = listen({
    url,
    onNotice: {
      [versionsChannel]: (payload) => {
        versions.touch(payload.split(','));
        void lookOrWait();
      },
    },
    onConnected: () => void lookOrWait(),
  });
  const timer = setInterval(() => void lookOrWait(), pollMilliseconds);
  return {
    async close() {
      clearInterval(timer);
      await listener.close();
    },
  };
}
