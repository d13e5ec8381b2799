import type { ManagedSeo } from '@souk/contract/back-office/seo';
import { Language } from '@souk/contract/settings';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { findSeoSubject, findSeoTexts, type SeoKind, type SeoSubject, type SeoTexts, writeSeoTexts } from '../../modules/seo/queries.ts';
import { findSiteName, listLanguages } from '../../modules/settings/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkVersion, versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { mergeTexts } from '../../platform/text/texts.ts';
import { addressOf } from '../manage-content/read-content.ts';

/** A page that search engines show; `key` is the id of a category, product or post, and the slug of a page. */
export type SeoName = { kind: SeoKind; key: string };
type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** The pages themselves in the audit log, so that their history has the change. */
const subjectKinds = { category: 'category', product: 'product', post: 'posts', page: 'pages' } as const;

export async function readSeo({ read, defaultLocale }: Pick<ReadContext, 'read' | 'defaultLocale'>, name: SeoName): Promise<ManagedSeo> {
  const subject = await getSubject(read, name);
  const [texts, languages, site] = await Promise.all([findSeoTexts(read, name.kind, name.key), listLanguages(read), findSiteName(read)]);
  return {
    version: versionOf(texts),
    title: { ...texts.title },
    description: { ...texts.description },
    own: { title: mergeTexts({}, subject.title), description: mergeTexts({}, subject.description) },
    address: pageOf(name, subject),
    site: mergeTexts({}, Object(site)),
    languages: languages
      .toSorted((one, other) => Number(other.name === defaultLocale) - Number(one.name === defaultLocale))
      .map(({ name: language, title, direction }) => Language.omit({ id: true }).parse({ name: language, title, direction })),
  };
}

function pageOf({ kind, key }: SeoName, { slug, parent_slug }: SeoSubject): string {
  if (kind === 'product') return `/products/${key}/details`;
  if (kind === 'category') return parent_slug === null ? `/categories/${slug}` : `/categories/${parent_slug}?subcategory=${key}`;
  return kind === 'post' ? `/blog/${slug}` : addressOf({ kind: 'pages', key }, null);
}

async function getSubject(read: ReadDatabase<DB>, { kind, key }: SeoName, lock = false): Promise<SeoSubject> {
  const isKey = kind === 'page' || /^\d{1,15}$/.test(key);
  const subject = isKey ? await findSeoSubject(read, kind, key, lock) : undefined;
  if (!subject) throw operatorError('not-found', 'There is no such page.');
  return subject;
}

/** Writes the texts over the version that the operator saw. Returns the entry of the audit log. */
export function saveSeo(context: Acting, name: SeoName, given: SeoTexts & { version?: string | undefined }): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    await getSubject(transaction, name, true);
    const former = await findSeoTexts(transaction, name.kind, name.key);
    checkVersion(former, given.version);
    const after = { title: mergeTexts({}, given.title), description: mergeTexts({}, given.description) };
    await writeSeoTexts(transaction, name.kind, name.key, after);
    const isCatalog = name.kind === 'category' || name.kind === 'product';
    await bumpTags(transaction, [isCatalog ? 'catalog' : 'content']);
    const subject = { kind: subjectKinds[name.kind], id: name.key };
    return recordAudit(transaction, context, {
      action: isCatalog ? 'catalog-seo.change' : 'content-seo.change',
      subject,
      ...changedFields(former, after),
    });
  });
}

const Recorded = z.object({ title: z.record(z.string(), z.string()), description: z.record(z.string(), z.string()) });

/** Writes the former texts of an entry again. */
export async function restoreSeo(
  context: Acting,
  { subject_kind, subject_id, before }: { subject_kind: string; subject_id: string; before: unknown },
): Promise<number | null> {
  const kind = (['category', 'product', 'post', 'page'] as const).find((each) => subjectKinds[each] === subject_kind);
  if (!kind) throw operatorError('not-found', 'There is no such page.');
  const stored = await findSeoTexts(context.db, kind, subject_id);
  return saveSeo(context, { kind, key: subject_id }, Recorded.parse({ ...stored, ...Recorded.partial().parse(before) }));
}
