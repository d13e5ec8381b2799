import { type ContentName, ContentState } from '@souk/contract/back-office/content-state';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { deleteDraft, findDraftRow, upsertDraft } from '../../modules/content/queries/drafts.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { enqueue } from '../../platform/jobs/define-job.ts';
import { findContent, writeContent } from './content-stores.ts';

/** All that is stored about one content, as entries of the audit log have it. */
export const ContentSnapshot = z.object({
  published: ContentState.nullable(),
  is_public: z.boolean(),
  /** When shoppers saw it first; null for lists. */
  published_at: z.string().nullable(),
  draft: ContentState.nullable(),
  publish_at: z.string().nullable(),
});
export type ContentSnapshot = z.infer<typeof ContentSnapshot>;

export const publishJobName = 'publish-content';

async function findSnapshot(read: ReadDatabase<DB>, name: ContentName): Promise<ContentSnapshot | undefined> {
  const [stored, draft] = [await findContent(read, name), await findDraftRow(read, name)];
  if (!stored) return undefined;
  return {
    published: stored.state,
    is_public: stored.is_public,
    published_at: stored.published_at?.toISOString() ?? null,
    draft: readDraft(draft?.state),
    publish_at: draft?.publish_at?.toISOString() ?? null,
  };
}

export async function getSnapshot(read: ReadDatabase<DB>, name: ContentName): Promise<ContentSnapshot> {
  const snapshot = await findSnapshot(read, name);
  if (!snapshot) throw operatorError('not-found', 'There is no such content.');
  return snapshot;
}

/** Null for a draft that this release cannot read. */
function readDraft(state: unknown): ContentState | null {
  return ContentState.safeParse(state).data ?? null;
}

/** The changed fields before and after; undefined if nothing changed. */
export function differences(before: ContentSnapshot, after: ContentSnapshot): { before: Fields; after: Fields } | undefined {
  const now = new Map(Object.entries(after));
  const changed = Object.entries(before).filter(([name, value]) => sortedJson(value) !== sortedJson(now.get(name)));
  if (changed.length === 0) return undefined;
  return { before: Object.fromEntries(changed), after: Object.fromEntries(changed.map(([name]) => [name, now.get(name)])) };
}
type Fields = Record<string, unknown>;

/** JSON with the keys of objects in order, because jsonb orders them in its own way. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** Stores the fields in which `after` differs. */
export async function writeSnapshot(
  transaction: Transaction<DB>,
  { name, before, after, now }: { name: ContentName; before: ContentSnapshot; after: ContentSnapshot; now: Date },
): Promise<void> {
  const changed = differences(before, after);
  if (!changed) return;
  const has = (...fields: (keyof ContentSnapshot)[]) => fields.some((field) => field in changed.after);
  if (has('published', 'is_public', 'published_at')) {
    const published_at = after.published_at === null ? null : new Date(after.published_at);
    await writeContent(transaction, name, { state: after.published, is_public: after.is_public, published_at });
  }
  if (!has('draft', 'publish_at')) return;
  if (!after.draft) return deleteDraft(transaction, name);
  const publish_at = after.publish_at === null ? null : new Date(after.publish_at);
  await upsertDraft(transaction, name, { state: after.draft, publish_at, now });
  if (publish_at)
    await enqueue<DB>(transaction, publishJobName, {}, { runAt: publish_at, key: `${publishJobName} ${name.kind} ${name.key}` });
}
