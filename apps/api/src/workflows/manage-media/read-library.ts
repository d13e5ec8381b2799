import { type LibraryPicture, type ManagedPicture, type MediaUse, mediaUseKinds } from '@souk/contract/back-office/media';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { Language } from '@souk/contract/settings';
import type { ReadContext } from '../../context.ts';
import { findLibraryPicture, type LibraryRow, listLibrary } from '../../modules/media/queries/library.ts';
import { listPictureUses, type PictureUseRow } from '../../modules/media/queries/picture-uses.ts';
import { listLanguages } from '../../modules/settings/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { offeredWidths } from '../../platform/media/media-store.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { noMatchQuery, prefixQuery, queryWords } from '../../platform/text/search-text.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';

type Reading = Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>;

/** How many uses the list shows of each picture, and the page of one. */
const maxUses = { list: 3, page: 100 };

export async function readLibrary(
  context: Reading,
  { filter, search, page, per_page }: CallQuery<'GET /admin/media/pictures'>,
): Promise<CallAnswer<'GET /admin/media/pictures'>> {
  const { read } = context;
  // The typed text may have no word.
  const named = search ? (prefixQuery(queryWords(search)) ?? noMatchQuery) : undefined;
  const [{ total, rows }, languages] = await Promise.all([
    listLibrary(read, { filter, search: named }, { limit: per_page, offset: (page - 1) * per_page }),
    listLanguages(read),
  ]);
  const ids = rows.map(({ id }) => id);
  const uses = await listPictureUses(read, ids, maxUses.list + 1);
  const names = languages.map(({ name }) => name);
  return { total, pictures: rows.map((row) => presentRow(row, { languages: names, uses, max: maxUses.list, context })) };
}

/** The stored state that a change names. */
export function stateOf({ key, name, alt }: LibraryRow) {
  return { key, name, alt };
}

export async function getLibraryPicture(read: Reading['read'], id: number): Promise<LibraryRow> {
  const row = await findLibraryPicture(read, id);
  if (!row) throw operatorError('not-found', { text: 'There is no picture {id} in the media library.', with: { id } });
  return row;
}

export async function readManagedPicture(context: Reading, id: number): Promise<ManagedPicture> {
  const { read, defaultLocale } = context;
  const [row, uses, languages] = await Promise.all([
    getLibraryPicture(read, id),
    listPictureUses(read, [id], maxUses.page + 1),
    listLanguages(read),
  ]);
  const names = languages.map(({ name }) => name);
  return {
    ...presentRow(row, { languages: names, uses, max: maxUses.page, context }),
    version: versionOf(stateOf(row)),
    large: `/media/${row.key}/${offeredWidths(row.width).at(-1)}.webp`,
    alt: { ...row.alt },
    languages: languages
      .toSorted((one, other) => Number(other.name === defaultLocale) - Number(one.name === defaultLocale))
      .map(({ name, title, direction }) => Language.omit({ id: true }).parse({ name, title, direction })),
  };
}

type Presenting = { languages: readonly string[]; uses: readonly PictureUseRow[]; max: number; context: Languages };

function presentRow({ id, name, width, height, bytes, alt, created_at, ...row }: LibraryRow, given: Presenting): LibraryPicture {
  const uses = given.uses.filter((use) => use.picture_id === id).map((use) => presentUse(use, given.context));
  return {
    ...{ id, name, width, height, bytes },
    src: thumbnailUrl({ ...row, width }),
    created_at: created_at.toISOString(),
    missing_alt: given.languages.filter((language) => !alt[language]),
    uses: uses.slice(0, given.max),
    has_more_uses: uses.length > given.max,
  };
}

function presentUse({ kind, id, name }: PictureUseRow, languages: Languages): MediaUse {
  const known = mediaUseKinds.find((each) => each === kind);
  if (!known) throw new Error(`Nothing called ${kind} uses pictures`);
  return { kind: known, id, name: pickText(name, languages) };
}
