import { createHash } from 'node:crypto';
import type { Wording } from '@souk/contract/back-office/settings/texts';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { intlLocale } from '@souk/money/format';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { deleteText, findText, listAllLanguages, listAllTexts, listTexts, replaceTexts, upsertText } from './queries.ts';
import { checkPlaceholders, knownTexts, shippedTexts } from './texts.ts';

type Read = ReadDatabase<DB>;
type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Changed = { wording: Wording; entry_id: number | null };

/** The texts of a language, missing ones first, those that match the words. */
export async function readWordings(
  { read }: Pick<ReadContext, 'read'>,
  { language, state, search = '', page, per_page }: CallQuery<'GET /admin/texts'>,
): Promise<CallAnswer<'GET /admin/texts'>> {
  await checkLanguage(read, language);
  const all = await listAllWordings(read, language);
  const words = search.toLowerCase();
  const found = all.filter(
    (wording) =>
      (state !== 'missing' || isMissing(wording)) &&
      (state !== 'own' || wording.own !== null) &&
      [wording.text, wording.shipped ?? '', wording.own ?? ''].some((each) => each.toLowerCase().includes(words)),
  );
  const ordered = found.toSorted((one, other) => Number(isMissing(other)) - Number(isMissing(one)));
  return {
    total: found.length,
    counts: { all: all.length, missing: all.filter(isMissing).length, own: all.filter(({ own }) => own !== null).length },
    texts: ordered.slice((page - 1) * per_page, page * per_page),
  };
}

export async function exportWordings({ read }: Pick<ReadContext, 'read'>, language: string): Promise<Record<string, string>> {
  await checkLanguage(read, language);
  const all = await listAllWordings(read, language);
  return Object.fromEntries(all.map(({ text, shipped, own }) => [text, own ?? shipped ?? '']));
}

/** How many texts of each language are translated. */
export async function countTranslated(read: Read): Promise<{ language: string; counts: { translated: number; total: number } }[]> {
  const [languages, own] = await Promise.all([listAllLanguages(read), listAllTexts(read)]);
  return languages.map(({ name }) => {
    const written = new Set(own.filter(({ locale }) => locale === name).map(({ key }) => key));
    const wanted = textsOfLanguage(name);
    const translated = wanted.filter((text) => written.has(text) || shippedWording(name, text) !== null).length;
    return { language: name, counts: { translated, total: wanted.length } };
  });
}

type TextChange = { language: string; text: string; own: string | null; seen_own?: string | null | undefined };

/** Sets the wording of a text, or resets it by null. */
export function changeWording(context: Acting, { language, text, own, seen_own }: TextChange): Promise<Changed> {
  return inTransaction(context.db, async (transaction) => {
    await checkLanguage(transaction, language);
    const former = (await findText(transaction, { locale: language, key: text })) ?? null;
    if (seen_own !== undefined && seen_own !== former) throw operatorError('conflict', 'Somebody else has changed this text.');
    if (own === null && former === null)
      throw operatorError('conflict', { text: ': "{text}" has no text of your own in {language}', with: { text, language } }, 'text');
    if (own === null) await deleteText(transaction, { locale: language, key: text });
    else {
      checkWording({ language, text, own });
      await upsertText(transaction, { locale: language, key: text, value: own });
    }
    await bumpTags(transaction, ['settings']);
    const entry_id = await recordAudit(transaction, context, {
      action: own === null ? 'text.reset' : 'text.set',
      subject: { kind: 'text', id: subjectOf(language, text) },
      before: { language, text, wording: former },
      after: { language, text, wording: own },
    });
    return { wording: { text, shipped: shippedWording(language, text), own }, entry_id };
  });
}

/** The id of a text in the audit log: texts may be long. */
function subjectOf(language: string, text: string): string {
  return `${language}:${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
}

const Recorded = z.object({ language: z.string(), text: z.string(), wording: z.string().nullable() });

export function restoreWording(context: Acting, { before }: { before: unknown }): Promise<Changed> {
  const { language, text, wording } = Recorded.parse(before);
  return changeWording(context, { language, text, own: wording });
}

type Import = { language: string; texts: Readonly<Record<string, string>> };
type Imported = { changed: number; unchanged: number; entry_id: number | null };
const shownProblems = 20;

/** Imports the texts of a language, all or none. */
export function importWordings(context: Acting, { language, texts }: Import): Promise<Imported> {
  return inTransaction(context.db, async (transaction) => {
    await checkLanguage(transaction, language);
    const stored = new Map((await listTexts(transaction, language)).map(({ key, value }) => [key, value]));
    const given = Object.entries(texts).filter(([, own]) => own !== '');
    const problems = given.flatMap(([text, own]) => {
      const problem = problemOf({ language, text, own });
      return problem === undefined ? [] : [{ text, problem }];
    });
    if (problems.length > 0)
      throw operatorError(
        'invalid',
        { text: ': {count} texts are wrong, the first: {first}', with: { count: problems.length, first: problems[0]?.text ?? '' } },
        'texts',
        {
          problems: problems.slice(0, shownProblems),
        },
      );
    const changes = given.filter(([text, own]) => own !== (stored.get(text) ?? shippedWording(language, text)));
    await replaceTexts(transaction, language, changes);
    const before = Object.fromEntries(changes.map(([text]) => [text, stored.get(text) ?? null]));
    const entry_id =
      changes.length === 0 ? null : await recordImport(transaction, context, { language, before, after: Object.fromEntries(changes) });
    return { changed: changes.length, unchanged: Object.keys(texts).length - changes.length, entry_id };
  });
}

type Wordings = Readonly<Record<string, string | null>>;

async function recordImport(
  transaction: Context['db'],
  context: Acting,
  { language, before, after }: { language: string; before: Wordings; after: Wordings },
): Promise<number | null> {
  await bumpTags(transaction, ['settings']);
  const subject = { kind: 'texts', id: language };
  return recordAudit(transaction, context, { action: 'text.import', subject, before: { wordings: before }, after: { wordings: after } });
}

const RecordedImport = z.object({ wordings: z.record(z.string(), z.string().nullable()) });

/** Writes the wordings from before an import again; 409 if one was changed since. */
export function restoreWordings(
  context: Acting,
  { subject_id: language, before, after }: { subject_id: string; before: unknown; after: unknown },
): Promise<number | null> {
  const [former, imported] = [RecordedImport.parse(before).wordings, RecordedImport.parse(after).wordings];
  return inTransaction(context.db, async (transaction) => {
    const stored = new Map((await listTexts(transaction, language)).map(({ key, value }) => [key, value]));
    const changed = Object.entries(imported).find(([text, own]) => (stored.get(text) ?? null) !== own);
    if (changed) throw operatorError('conflict', { text: '"{wording}" was changed since.', with: { wording: changed[0] } });
    await replaceTexts(transaction, language, Object.entries(former));
    return recordImport(transaction, context, { language, before: imported, after: former });
  });
}

async function listAllWordings(read: Read, language: string): Promise<Wording[]> {
  const own = new Map((await listTexts(read, language)).map(({ key, value }) => [key, value]));
  return [...new Set([...textsOfLanguage(language), ...own.keys()])]
    .sort()
    .map((text) => ({ text, shipped: shippedWording(language, text), own: own.get(text) ?? null }));
}

function isMissing({ shipped, own }: Wording): boolean {
  return shipped === null && own === null;
}

/** The shipped translation; the texts themselves are English. */
function shippedWording(language: string, text: string): string | null {
  return shippedTexts.get(language)?.[text] ?? (language === 'en' ? text.replace(/\|[a-z]+$/, '') : null);
}

const plainTexts = knownTexts.filter((text) => !text.includes('|'));
const pluralTexts = [...new Set(knownTexts.filter((text) => text.includes('|')).map((text) => text.replace(/\|[a-z]+$/, '')))];

/** The texts that a language needs: those of every language, and the forms of its own plurals. */
function textsOfLanguage(language: string): string[] {
  const forms = pluralForms(language);
  const plurals =
    language === 'en' ? Object.keys(shippedTexts.get('en') ?? {}) : pluralTexts.flatMap((text) => forms.map((form) => `${text}|${form}`));
  return [...new Set([...plainTexts, ...plurals])];
}

function pluralForms(language: string): string[] {
  return new Intl.PluralRules(intlLocale(language)).resolvedOptions().pluralCategories.filter((form) => form !== 'other');
}

async function checkLanguage(read: Read, language: string): Promise<void> {
  const languages = await listAllLanguages(read);
  if (!languages.some(({ name }) => name === language))
    throw operatorError('invalid', { text: ': the marketplace does not have the language "{language}"', with: { language } }, 'language');
}

type OwnWording = { language: string; text: string; own: string };

function checkWording({ language, text, own }: OwnWording): void {
  if (!knownTexts.includes(text) && !textsOfLanguage(language).includes(text))
    throw operatorError('invalid', { text: ': there is no such text: "{text}"', with: { text } }, 'text');
  checkPlaceholders(text, own, 'own');
}

function problemOf(wording: OwnWording): string | undefined {
  try {
    checkWording(wording);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
