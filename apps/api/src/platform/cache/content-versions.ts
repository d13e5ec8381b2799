import { type Kysely, sql, type Transaction } from 'kysely';

/** The channel that says at once what the poll would find within a second. */
export const versionsChannel = 'content_versions';

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
}

export type Versions = {
  /** A stamp that changes when one of the tags does. Take it before reading what it stands for. */
  stamp: (tags: readonly string[]) => string;
  /** Told by the channel: what is held under the tags is stale. */
  touch: (tags: readonly string[]) => void;
  /** Reads the table once; what changed there is stale. Two at once could undo each other. */
  poll: () => Promise<void>;
  /** The numbers of the tags at the last reading. */
  known: (tags: readonly string[]) => string;
};

/** The numbers of all tags as this process knows them. */
export function createVersions(readVersions: () => Promise<{ tag: string; version: string }[]>): Versions {
  const known = new Map<string, string>();
  const touches = new Map<string, number>();
  return {
    stamp: (tags) => tags.map((tag) => `${known.get(tag) ?? '0'}.${touches.get(tag) ?? 0}`).join(' '),
    touch(tags) {
      for (const tag of tags) touches.set(tag, (touches.get(tag) ?? 0) + 1);
    },
    async poll() {
      for (const { tag, version } of await readVersions()) known.set(tag, version);
    },
    known: (tags) => tags.map((tag) => known.get(tag) ?? '0').join(' '),
  };
}
