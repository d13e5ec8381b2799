import { setInterval } from 'node:timers';
import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../database/listen.ts';
import { type Versions, versionsChannel } from './content-versions.ts';

type WatchOptions = {
  versions: Versions;
  /** Where to listen. */
  url: string;
  log: FastifyBaseLogger;
  /** What else is kept in memory of the tags: read again at the start, and whenever one of them may have changed. */
  memory?: { tags: readonly string[]; refresh: () => Promise<void> };
  pollMilliseconds?: number;
};

/** Keeps the versions true: NOTIFY says a change at once, and a poll each second finds what NOTIFY could not say. */
export async function watchVersions(options: WatchOptions): Promise<{ close: () => Promise<void> }> {
  const { versions, url, log, pollMilliseconds = 1000 } = options;
  const look = oneAtATime(createLook(options));
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
      await look.idle();
    },
  };
}

function createLook({ versions, memory }: WatchOptions): () => Promise<void> {
  let seen: string | undefined;
  return async () => {
    await versions.poll();
    if (!memory) return;
    const now = versions.known(memory.tags);
    if (now === seen) return;
    await memory.refresh();
    // What was made while the memory was old must not pass for new.
    versions.touch(memory.tags);
    seen = now;
  };
}

type OneAtATime = { (): Promise<void>; idle: () => Promise<void> };

/**
 * Never two at once: an older reading that ends later would undo a newer one, and while the database is slow they would
 * take up all of its connections. Who asks while one is under way gets one that starts after it.
 */
function oneAtATime(work: () => Promise<void>): OneAtATime {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function start(): Promise<void> {
    const started = work().finally(() => {
      running = undefined;
    });
    running = started;
    return started;
  }
  const ask = () => {
    if (!running) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
  return Object.assign(ask, { idle: async () => void (await Promise.allSettled([next, running])) });
}
