import type { ManagedSeo } from '@souk/contract/back-office/seo';
import { Language } from '@souk/contract/settings';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import {
  type CatalogKind,
  findSeoSubject,
  findSeoTexts,
  type SeoSubject,
  type SeoTexts,
  writeSeoTexts,
} from '../../modules/seo/queries.ts';
import { findSiteName, listLanguages } from '../../modules/settings/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkVersion, versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { mergeTexts } from '../../platform/text/texts.ts';

/** A page of the catalogue that search engines show. */
type SeoName = { kind: CatalogKind; id: number };
type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

export async function readSeo({ read, defaultLocale }: Pick<ReadContext, 'read' | 'defaultLocale'>, name: SeoName): Promise<ManagedSeo> {
  const subject = await getSubject(read, name);
  const [texts, languages, site] = await Promise.all([
    findSeoTexts(read, name.kind, String(name.id)),
    listLanguages(read),
    findSiteName(read),
  ]);
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

function pageOf({ kind, id }: SeoName, { slug, parent_slug }: SeoSubject): string {
  if (kind === 'product') return `/products/${id}/details`;
  return parent_slug === null ? `/categories/${slug}` : `/categories/${parent_slug}?subcategory=${id}`;
}

async function getSubject(read: ReadDatabase<DB>, { kind, id }: SeoName, lock = false): Promise<SeoSubject> {
  const subject = await findSeoSubject(read, kind, id, lock);
  if (!subject) throw operatorError('not-found', 'There is no such page.');
  return subject;
}

/** Writes the texts over the version that the operator saw. Returns the entry of the audit log. */
export function saveSeo(context: Acting, name: SeoName, given: SeoTexts & { version?: string | undefined }): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    await getSubject(transaction, name, true);
    const former = await findSeoTexts(transaction, name.kind, String(name.id));
    checkVersion(former, given.version);
    const after = { title: mergeTexts({}, given.title), description: mergeTexts({}, given.description) };
    await writeSeoTexts(transaction, name.kind, String(name.id), after);
    await bumpTags(transaction, ['catalog']);
    return recordAudit(transaction, context, { action: 'catalog-seo.change', subject: name, ...changedFields(former, after) });
  });
}

const Recorded = z.object({ title: z.record(z.string(), z.string()), description: z.record(z.string(), z.string()) });

/** Writes the former texts of an entry again. */
export async function restoreSeo(
  context: Acting,
  { subject_kind, subject_id, before }: { subject_kind: string; subject_id: string; before: unknown },
): Promise<number | null> {
  const name = { kind: subject_kind === 'product' ? 'product' : 'category', id: Number(subject_id) } as const;
  const stored = await findSeoTexts(context.db, name.kind, subject_id);
  return saveSeo(context, name, Recorded.parse({ ...stored, ...Recorded.partial().parse(before) }));
}
