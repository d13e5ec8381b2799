import { setInterval } from 'node:timers';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ReadDatabase } from '../database/kysely.ts';
import { listen } from '../database/listen.ts';
import { afterCommit } from '../database/transaction.ts';
import { oneAtATime } from '../one-at-a-time.ts';

/** Notifications on this channel are immediate; the poll would find the same change within a second. */
const versionsChannel = 'content_versions';

/**
 * Marks content as changed, in the transaction that changes it: every process drops what it holds under the tags.
 * Tags are taken in order so that two transactions never wait for each other.
 */
export async function bumpTags<Tables>(db: Kysely<Tables> | Transaction<Tables>, tags: readonly string[]): Promise<void> {
  const sorted = [...new Set(tags)].sort();
  if (sorted.length === 0) return;
  await sql`
    insert into content_versions (tag) select unnest(${sorted}::text[]) order by 1
    on conflict (tag) do update set version = content_versions.version + 1, changed_at = now()`.execute(db);
  await sql`select pg_notify(${versionsChannel}, ${sorted.join(',')})`.execute(db);
  afterCommit(db, (handle) => ownVersions.get(handle)?.touch(sorted));
}

/** The versions of this process by the handle through which it changes content. */
const ownVersions = new WeakMap<object, Pick<Versions, 'touch'>>();

/** Changes through this handle count at once in this process, so that a person sees their own change even before the notification arrives. */
export function touchAfterCommit(handle: object, versions: Pick<Versions, 'touch'>): void {
  ownVersions.set(handle, versions);
}

export type Versions = {
  /** A stamp that changes with any of the tags. Read it before the data that it describes. */
  stamp: (tags: readonly string[]) => string;
  /** Marks the tags as changed, after a notification. */
  touch: (tags: readonly string[]) => void;
  /** Reads the table once. Two polls at the same time could undo each other. */
  poll: () => Promise<void>;
  /** The numbers of the tags at the last reading. */
  known: (tags: readonly string[]) => string;
  /** Calls the listener after each change of a stamp. */
  onChange: (listener: () => void) => void;
};

export async function listVersions<Tables>(read: ReadDatabase<Tables>): Promise<{ tag: string; version: string }[]> {
  return (await sql<{ tag: string; version: string }>`select tag, version::text as version from content_versions`.execute(read)).rows;
}

/** The numbers of all tags as this process knows them. */
export function createVersions(readVersions: () => Promise<{ tag: string; version: string }[]>): Versions {
  const known = new Map<string, string>();
  const touches = new Map<string, number>();
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    stamp: (tags) => tags.map((tag) => `${known.get(tag) ?? '0'}.${touches.get(tag) ?? 0}`).join(' '),
    touch(tags) {
      for (const tag of tags) touches.set(tag, (touches.get(tag) ?? 0) + 1);
      notify();
    },
    async poll() {
      const changed = (await readVersions()).filter(({ tag, version }) => known.get(tag) !== version);
      for (const { tag, version } of changed) known.set(tag, version);
      if (changed.length > 0) notify();
    },
    known: (tags) => tags.map((tag) => known.get(tag) ?? '0').join(' '),
    onChange: (listener) => void listeners.push(listener),
  };
}

type WatchOptions = {
  versions: Versions;
  /** Where to listen. */
  url: string;
  log: FastifyBaseLogger;
  /** Other data in memory that depends on the tags: read at the start and again whenever one of them may have changed. */
  memory?: { tags: readonly string[]; refresh: () => Promise<void> };
  pollMilliseconds?: number;
};

/** Updates the versions continuously: NOTIFY is immediate, and a poll each second finds changes whose notification was lost. */
export async function watchVersions(options: WatchOptions): Promise<{ close: () => Promise<void> }> {
  const { versions, url, log, pollMilliseconds = 1000 } = options;
  // Two readings at once could undo each other, and would use up the connections while the database is slow.
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
    // An answer that was made from old data in memory must not count as current.
    versions.touch(memory.tags);
    seen = now;
  };
}
