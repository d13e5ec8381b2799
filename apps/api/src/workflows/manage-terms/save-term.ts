import { type ManagedTerm, type TermFields, type TermKind, termKinds } from '@souk/contract/back-office/catalog/terms';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { findContentLocale } from '../../modules/catalog/queries/managed-product.ts';
import {
  deleteTerm,
  findLastPosition,
  findManagedTerm,
  hasName,
  insertTerm,
  listManagedTerms,
  listProductsOfTerm,
  listTermSlugs,
  lockTerms,
  type ManagedTermRow,
  type StoredTerm,
  updateTerm,
} from '../../modules/catalog/queries/managed-terms.ts';
import { enqueueRefresh } from '../../modules/catalog/refresh/enqueue-refresh.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { freeSlug, slugOf } from '../../platform/text/slug.ts';
import { pickText } from '../../platform/text/texts.ts';

type Saving = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Named = { kind: TermKind; id: number };

/** The name of the kind in the audit log. */
export const termNouns = { brands: 'brand', colors: 'color', sizes: 'size', units: 'unit' } as const satisfies Record<TermKind, string>;

/** The fields of an entry of the audit log. */
export const RecordedTerm = z.object({
  name: z.record(z.string(), z.string()),
  slug: z.string().optional(),
  hex: z.string().optional(),
  position: z.int().optional(),
  active: z.boolean().optional(),
  logo_id: z.int().nullable().optional(),
});

export async function readTerms(
  context: ReadContext,
  kind: TermKind,
  { search, page, per_page }: CallQuery<'GET /admin/terms/{kind}'>,
): Promise<CallAnswer<'GET /admin/terms/{kind}'>> {
  const { total, rows } = await listManagedTerms(context.read, kind, { search, limit: per_page, offset: (page - 1) * per_page });
  return {
    total,
    terms: rows.map(({ id, stored, products }) => ({ id, ...ownFields(stored), name: pickText(stored.name, context), products })),
  };
}

export async function readManagedTerm({ read }: Pick<ReadContext, 'read'>, { kind, id }: Named): Promise<ManagedTerm> {
  const row = await getTerm(read, { kind, id });
  return { id, version: termVersion(row), ...ownFields(row.stored), name: { ...row.stored.name }, products: row.products };
}

/** Creates a brand, colour, size or unit. Returns its id. */
export function createTerm(context: Saving, kind: TermKind, fields: TermFields): Promise<number> {
  return inTransaction(context.db, async (transaction) => {
    await lockTerms(transaction, kind);
    const after = await recordOf(transaction, kind, { ...fields, id: null });
    const id = await insertTerm(transaction, kind, { ...after, ...(await slugFor(transaction, kind, after.name)) });
    await bumpTags(transaction, ['catalog']);
    await recordAudit(transaction, context, { action: 'term.add', subject: { kind: termNouns[kind], id }, after });
    return id;
  });
}

/** Saves a term over the version that the operator saw. */
export function saveTerm(context: Saving, { kind, id, version, ...fields }: Named & TermFields & { version: string }): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    await lockTerms(transaction, kind);
    const former = await getTerm(transaction, { kind, id });
    if (version !== termVersion(former)) throw operatorError('conflict', 'Somebody else has changed it.');
    const record = await recordOf(transaction, kind, { ...fields, id }, former.stored);
    await writeTerm(context, transaction, { kind, former, record });
  });
}

type Entry = { subject_kind: string; subject_id: string; before: unknown };

/** Writes the former fields of an entry again. */
export function restoreTerm(context: Saving, entry: Entry): Promise<void> {
  const named = termOf(entry);
  const before = RecordedTerm.partial().parse(entry.before);
  return inTransaction(context.db, async (transaction) => {
    await lockTerms(transaction, named.kind);
    const former = await getTerm(transaction, named);
    const record = RecordedTerm.parse({ ...former.stored, ...before });
    await checkName(transaction, named.kind, { id: named.id, name: record.name, former: former.stored.name });
    await writeTerm(context, transaction, { kind: named.kind, former, record });
  });
}

/** Removes a term that no product has. Returns the id of the entry. */
export function removeTerm(context: Saving, { kind, id }: Named): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    await lockTerms(transaction, kind);
    const { products, stored } = await getTerm(transaction, { kind, id });
    if (products > 0) throw operatorError('conflict', 'Products have it.', undefined, { products });
    await deleteTerm(transaction, kind, id);
    await bumpTags(transaction, ['catalog']);
    return recordAudit(transaction, context, { action: 'term.remove', subject: { kind: termNouns[kind], id }, before: stored });
  });
}

/** Inserts a removed term again, with its id, and with another slug if its own was taken meanwhile. Throws 422 if its name was. */
export function restoreRemovedTerm(context: Saving, entry: Entry): Promise<void> {
  const { kind, id } = termOf(entry);
  const before = RecordedTerm.parse(entry.before);
  return inTransaction(context.db, async (transaction) => {
    await lockTerms(transaction, kind);
    await checkName(transaction, kind, { id, name: before.name });
    const after = { ...before };
    if ((kind === 'brands' || kind === 'colors') && before.slug)
      after.slug = freeSlug(before.slug, await listTermSlugs(transaction, kind, before.slug));
    await insertTerm(transaction, kind, { ...after, id });
    await bumpTags(transaction, ['catalog']);
    await recordAudit(transaction, context, { action: 'term.add', subject: { kind: termNouns[kind], id }, after });
  });
}

/** The term of an entry. */
export function termOf({ subject_kind, subject_id }: Pick<Entry, 'subject_kind' | 'subject_id'>): Named {
  const kind = termKinds.find((each) => termNouns[each] === subject_kind);
  if (!kind) throw new Error(`There are no terms of the kind ${subject_kind}`);
  return { kind, id: Number(subject_id) };
}

export async function getTerm(read: ReadContext['read'], { kind, id }: Named): Promise<ManagedTermRow> {
  const row = await findManagedTerm(read, kind, id);
  if (!row) throw operatorError('not-found', { text: 'There is nothing with the id {id} in {list}.', with: { id, list: kind } });
  return row;
}

function ownFields({ hex = undefined, position, active }: StoredTerm) {
  return { hex: hex ?? null, position: position ?? null, is_active: active ?? null };
}

function termVersion({ stored }: ManagedTermRow): string {
  return versionOf(stored);
}

/** Checks the fields that the kind has; the others are ignored. */
async function recordOf(
  transaction: Transaction<DB>,
  kind: TermKind,
  { id, hex, position, is_active, ...fields }: TermFields & { id: number | null },
  former?: StoredTerm,
): Promise<StoredTerm> {
  const name = Object.fromEntries(Object.entries(fields.name).filter(([, text]) => text !== ''));
  await checkName(transaction, kind, { id, name, former: former?.name });
  if (kind === 'colors' && hex === null) throw operatorError('invalid', 'is needed', 'hex');
  return {
    name,
    ...(kind === 'colors' && { hex: hex ?? '' }),
    ...(kind === 'sizes' && { position: position ?? (await findLastPosition(transaction)) + 1 }),
    ...(kind === 'brands' && { active: is_active ?? true }),
  };
}

type NameCheck = { id: number | null; name: StoredTerm['name']; former?: StoredTerm['name'] | undefined };

async function checkName(transaction: Transaction<DB>, kind: TermKind, { id, name, former }: NameCheck): Promise<void> {
  const locale = await findContentLocale(transaction);
  const own = name[locale];
  if (!own) throw operatorError('invalid', 'is needed in the default language', 'name');
  // An unchanged name is not checked: where two terms have the same name already, their other fields can still be saved.
  if (own !== former?.[locale] && (await hasName(transaction, kind, { id, locale, name: own })))
    throw operatorError('invalid', 'exists already', 'name');
}

async function slugFor(transaction: Transaction<DB>, kind: TermKind, name: StoredTerm['name']): Promise<{ slug?: string }> {
  if (kind !== 'brands' && kind !== 'colors') return {};
  const slug = slugOf(name.en ?? Object.values(name)[0] ?? '').slice(0, 70) || termNouns[kind];
  return { slug: freeSlug(slug, await listTermSlugs(transaction, kind, slug)) };
}

type Written = { kind: TermKind; former: ManagedTermRow; record: StoredTerm };

async function writeTerm(context: Saving, transaction: Transaction<DB>, { kind, former, record }: Written): Promise<void> {
  const { id, stored } = former;
  await updateTerm(transaction, kind, id, record);
  // Names of brands and colours are among the words that a search finds.
  if (kind === 'brands' || kind === 'colors') await enqueueRefresh(transaction, await listProductsOfTerm(transaction, kind, id));
  await bumpTags(transaction, ['catalog']);
  const now: Record<string, unknown> = { ...stored, ...record };
  const changed = Object.entries(stored).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]));
  const change = { before: Object.fromEntries(changed), after: Object.fromEntries(changed.map(([name]) => [name, now[name]])) };
  await recordAudit(transaction, context, { action: 'term.change', subject: { kind: termNouns[kind], id }, ...change });
}
