import type { ContentName } from '@souk/contract/back-office/content-state';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { deleteDraft, lockContent, upsertDraft } from '../../modules/content/queries/drafts.ts';
import { deletePage, insertHiddenPage } from '../../modules/content/queries/managed-pages.ts';
import { deletePost, findManagedPost, insertHiddenPost } from '../../modules/content/queries/managed-posts.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Changing, checkRemovable, nameOf, subjectOf, withUnderstoodErrors } from './change-content.ts';
import { ContentSnapshot, getSnapshot, writeSnapshot } from './content-snapshot.ts';
import { deleteSeo } from './content-stores.ts';

type Creating = Changing & Pick<Context, 'defaultLocale'>;
type Created = { kind: 'posts' | 'pages'; slug: string; title: string };

/** Creates a post or page that shoppers do not see, with a draft. */
export function createContent(context: Creating, { kind, slug, title }: Created): Promise<{ key: string; entry_id: number | null }> {
  const texts = { title: { [context.defaultLocale]: title }, body: {} };
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock.now();
    const key =
      kind === 'posts'
        ? String((await insertHiddenPost(transaction, { id: null, slug, now, view_count: 0 })) ?? '')
        : (await insertHiddenPage(transaction, slug, now)) && slug;
    if (!key) throw operatorError('invalid', 'is the address of another one', 'slug');
    const draft =
      kind === 'posts'
        ? { kind, slug, ...texts, excerpt: {}, author: {}, category_id: null, tags: [], picture_id: null }
        : { kind, ...texts };
    const name = { kind, key };
    await upsertDraft(transaction, name, { state: draft, publish_at: null, now });
    const entry_id = await recordAudit(transaction, context, { action: 'content.add', subject: subjectOf(name), after: { slug, draft } });
    return { key, entry_id };
  });
}

/** Removes a post or page with its draft as the operator saw them; a reversal saw none. Returns the id of the entry. */
export function removeContent(context: Changing, name: ContentName, version?: string): Promise<number | null> {
  checkRemovable(name);
  return inTransaction(context.db, async (transaction) => {
    await lockContent(transaction, name);
    const before = await getSnapshot(transaction, name);
    if (version !== undefined && version !== versionOf(before)) throw operatorError('conflict', 'Somebody else has changed it.');
    const post = name.kind === 'posts' ? await findManagedPost(transaction, Number(name.key)) : undefined;
    if (name.kind === 'posts') await deletePost(transaction, Number(name.key));
    else await deletePage(transaction, name.key);
    await deleteDraft(transaction, name);
    await deleteSeo(transaction, name);
    await bumpTags(transaction, ['content']);
    const entry = { ...before, slug: post?.slug ?? name.key, view_count: post?.view_count ?? 0 };
    return recordAudit(transaction, context, { action: 'content.remove', subject: subjectOf(name), before: entry });
  });
}

const Removed = ContentSnapshot.extend({ slug: z.string(), view_count: z.int() });

/** Inserts removed content again, with its id. */
export function restoreRemovedContent(
  context: Changing,
  { subject_kind, subject_id, before }: { subject_kind: string; subject_id: string; before: unknown },
): Promise<number | null> {
  const { slug, view_count, ...after } = Removed.parse(before);
  const name = nameOf(subject_kind, subject_id);
  return withUnderstoodErrors(() =>
    inTransaction(context.db, async (transaction) => {
      await lockContent(transaction, name);
      const now = context.clock.now();
      const isInserted =
        name.kind === 'posts'
          ? await insertHiddenPost(transaction, { id: Number(name.key), slug, now, view_count })
          : await insertHiddenPage(transaction, name.key, now);
      if (!isInserted) throw operatorError('conflict', 'There is another one with this address now.');
      await writeSnapshot(transaction, { name, before: await getSnapshot(transaction, name), after, now });
      return recordAudit(transaction, context, { action: 'content.add', subject: subjectOf(name), after: { slug, ...after } });
    }),
  );
}
