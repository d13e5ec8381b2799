import type { ContentName, ContentState } from '@souk/contract/back-office/content-state';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { findRevision, insertRevision, listRevisions, lockContent } from '../../modules/content/queries/drafts.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ContentSnapshot, differences, getSnapshot, writeSnapshot } from './content-snapshot.ts';
import { checkComplete, prepareState } from './prepare-state.ts';

export type Changing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Publishing = Changing & Pick<Context, 'defaultLocale'>;

/** Content, and the version of it that the operator saw. */
type Seen = { name: ContentName; version: string };

/** Saves a draft over the version that the operator saw. Returns the id of the entry. */
export function saveDraft(context: Changing, { state, ...seen }: Seen & { state: ContentState }): Promise<number | null> {
  return changeContent(context, seen, async (transaction, former) => ({
    ...former,
    draft: await prepareState(transaction, seen.name, state),
  }));
}

export function discardDraft(context: Changing, seen: Seen): Promise<number | null> {
  return changeContent(context, seen, async (_transaction, former) => {
    if (!former.published) throw operatorError('conflict', 'It was never published, so the draft is all there is.');
    return { ...former, draft: null, publish_at: null };
  });
}

/** Makes an earlier published state the draft. */
export function restoreRevision(context: Changing, { revision_id, ...seen }: Seen & { revision_id: number }): Promise<number | null> {
  return changeContent(context, seen, async (transaction, former) => {
    const revision = await findRevision(transaction, seen.name, revision_id);
    const state = ContentSnapshot.shape.draft.safeParse(revision?.state).data;
    if (!state) throw operatorError('not-found', 'There is no such earlier state.');
    return { ...former, draft: await prepareState(transaction, seen.name, state) };
  });
}

type Publication = { when: 'now' } | { when: 'not' } | { when: 'at'; at: Date };

/** Publishes the draft now or at a time, or cancels the planned publication. */
export function publishContent(context: Publishing, { publication, ...seen }: Seen & { publication: Publication }): Promise<number | null> {
  return changeContent(context, seen, async (transaction, former) => {
    if (publication.when === 'not') return { ...former, publish_at: null };
    if (publication.when === 'now') return publishedNow(context, transaction, { name: seen.name, former });
    if (!former.draft) throw operatorError('conflict', 'There is no draft to publish.');
    if (publication.at <= context.clock.now()) throw operatorError('invalid', 'is not in the future', 'at');
    checkComplete(former.draft, context.defaultLocale);
    return { ...former, publish_at: publication.at.toISOString() };
  });
}

/** Publishes a draft whose time has come; does nothing if that was cancelled meanwhile. */
export function publishDueContent(context: Publishing, name: ContentName): Promise<number | null> {
  return changeContent(context, { name }, async (transaction, former) => {
    const isDue = former.publish_at !== null && new Date(former.publish_at) <= context.clock.now();
    return isDue ? publishedNow(context, transaction, { name, former }) : former;
  });
}

type Former = { name: ContentName; former: ContentSnapshot };

async function publishedNow(context: Publishing, transaction: Transaction<DB>, { name, former }: Former): Promise<ContentSnapshot> {
  const state = former.draft ?? former.published;
  if (!state) throw operatorError('conflict', 'There is no draft to publish.');
  const published = await prepareState(transaction, name, state);
  checkComplete(published, context.defaultLocale);
  return { published, is_public: true, published_at: dateOf(name, former, context.clock.now()), draft: null, publish_at: null };
}

/** A post retains the date of its first publication, a page has that of its last one. */
function dateOf({ kind }: ContentName, { published_at }: ContentSnapshot, now: Date): string | null {
  if (kind === 'pages') return now.toISOString();
  if (kind !== 'posts') return null;
  return published_at === null || new Date(published_at) > now ? now.toISOString() : published_at;
}

/** Hides a post or page from shoppers. */
export function hideContent(context: Changing, seen: Seen): Promise<number | null> {
  checkRemovable(seen.name);
  return changeContent(context, seen, async (_transaction, former) => ({ ...former, is_public: false, publish_at: null }));
}

export function checkRemovable({ kind }: ContentName): void {
  if (kind !== 'posts' && kind !== 'pages') throw operatorError('invalid', 'is a list, which cannot be hidden or removed', 'kind');
}

/** Writes the former fields of an entry again. */
export function undoContentChange(
  context: Changing,
  { subject_kind, subject_id, before }: { subject_kind: string; subject_id: string; before: unknown },
): Promise<number | null> {
  const fields = ContentSnapshot.partial().parse(before);
  return changeContent(context, { name: nameOf(subject_kind, subject_id) }, async (_transaction, former) =>
    ContentSnapshot.parse({ ...former, ...fields }),
  );
}

type Change = (transaction: Transaction<DB>, former: ContentSnapshot) => Promise<ContentSnapshot>;

/** Changes one content in a transaction, with its revision and its entry. Throws 409 if the operator saw another version. */
async function changeContent(
  context: Changing,
  { name, version }: { name: ContentName; version?: string },
  change: Change,
): Promise<number | null> {
  return withUnderstoodErrors(() =>
    inTransaction(context.db, async (transaction) => {
      await lockContent(transaction, name);
      const before = await getSnapshot(transaction, name);
      if (version !== undefined && version !== versionOf(before)) throw operatorError('conflict', 'Somebody else has changed it.');
      const after = await change(transaction, before);
      await writeSnapshot(transaction, { name, before, after, now: context.clock.now() });
      return recordContentChange(context, transaction, { name, before, after });
    }),
  );
}

/** Records what changed in the audit log, and what shoppers see from now on as a revision. Returns the id of the entry. */
async function recordContentChange(
  context: Changing,
  transaction: Transaction<DB>,
  { name, before, after }: { name: ContentName; before: ContentSnapshot; after: ContentSnapshot },
): Promise<number | null> {
  const changed = differences(before, after);
  // An undo is recorded anyway, because it is refused if something newer touched the content.
  if (!changed && context.operator?.undoes === undefined) return null;
  const fields = changed ?? { before: {}, after: {} };
  const now = context.clock.now();
  if ('published' in fields.after && after.published) {
    const isFirst = (await listRevisions(transaction, name)).length === 0;
    const since = before.published_at === null ? now : new Date(before.published_at);
    if (isFirst && before.published) await insertRevision(transaction, name, before.published, since);
    await insertRevision(transaction, name, after.published, now);
  }
  return recordAudit(transaction, context, { action: actionOf(before, fields.after), subject: subjectOf(name), ...fields });
}

function actionOf(before: ContentSnapshot, after: Record<string, unknown>): string {
  if ('is_public' in after) return before.is_public ? 'content.hide' : 'content.publish';
  if ('published' in after) return 'content.publish';
  return 'publish_at' in after ? 'content.schedule' : 'content.draft';
}

/** Runs a change that shoppers see at once, and records it as a publication. */
export async function recordingContent<Result>(
  context: Changing,
  transaction: Transaction<DB>,
  { name, work }: { name: ContentName; work: () => Promise<Result> },
): Promise<Result> {
  await lockContent(transaction, name);
  const before = await getSnapshot(transaction, name);
  const result = await work();
  await recordContentChange(context, transaction, { name, before, after: await getSnapshot(transaction, name) });
  return result;
}

/** Records content that was created and published at once. */
export async function recordCreated(context: Changing, transaction: Transaction<DB>, name: ContentName): Promise<void> {
  const after = await getSnapshot(transaction, name);
  await insertRevision(transaction, name, after.published, context.clock.now());
  await recordAudit(transaction, context, { action: 'content.add', subject: subjectOf(name), after });
}

export function subjectOf({ kind, key }: ContentName): { kind: string; id: string } {
  return { kind, id: key };
}

export function nameOf(kind: string, key: string): ContentName {
  const [known] = ContentSnapshot.shape.published
    .unwrap()
    .options.flatMap(({ shape }) => (shape.kind.value === kind ? [shape.kind.value] : []));
  if (!known) throw operatorError('not-found', 'There is no such content.');
  return { kind: known, key };
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Broken references and doubled addresses are errors that an operator understands. */
export async function withUnderstoodErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, uniqueViolation)) throw operatorError('invalid', 'is the address of another one', 'state.slug');
    if (hasCode(error, foreignKeyViolation)) throw operatorError('conflict', 'Something that it refers to was removed.');
    throw error;
  }
}
