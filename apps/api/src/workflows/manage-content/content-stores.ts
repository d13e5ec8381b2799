import type { ContentName, ContentState } from '@souk/contract/back-office/content-state';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { readBannersState, writeBannersState } from '../../modules/catalog/managed-banners.ts';
import { readHomeState, writeHomeState } from '../../modules/catalog/managed-home.ts';
import {
  findPageContent,
  findPostContent,
  readHelpState,
  type StoredContent,
  writeHelpState,
  writePageContent,
  writePostContent,
} from '../../modules/content/managed-content.ts';
import { findSeoTexts, writeSeoTexts } from '../../modules/seo/queries.ts';
import {
  readFootersState,
  readMenusState,
  readSocialLinksState,
  writeFootersState,
  writeMenusState,
  writeSocialLinksState,
} from '../../modules/settings/managed-lists.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

/** The one key of a list. */
export const listKey = 'all';

/** The content that shoppers see; undefined if there is no such content. */
export async function findContent(read: Read, { kind, key }: ContentName): Promise<StoredContent<ContentState> | undefined> {
  if (kind === 'posts') return /^\d{1,15}$/.test(key) ? withSeo(read, { kind, key }, await findPostContent(read, Number(key))) : undefined;
  if (kind === 'pages') return withSeo(read, { kind, key }, await findPageContent(read, key));
  if (key !== listKey) return undefined;
  return { state: await readList(read, kind), is_public: true, published_at: null };
}

type TextName = { kind: 'posts' | 'pages'; key: string };
const seoKinds = { posts: 'post', pages: 'page' } as const;

async function withSeo<State extends object>(read: Read, { kind, key }: TextName, stored: StoredContent<State> | undefined) {
  if (!stored?.state) return stored && { ...stored, state: null };
  const { title, description } = await findSeoTexts(read, seoKinds[kind], key);
  return { ...stored, state: { ...stored.state, seo: { title: { ...title }, description: { ...description } } } };
}

async function writeSeo(transaction: Transaction<DB>, { kind, key }: TextName, state: ContentState | null): Promise<void> {
  const seo = state?.kind === 'posts' || state?.kind === 'pages' ? state.seo : { title: {}, description: {} };
  await writeSeoTexts(transaction, seoKinds[kind], key, seo);
}

/** The texts for search engines of a post or page that is removed. */
export async function deleteSeo(transaction: Transaction<DB>, { kind, key }: ContentName): Promise<void> {
  if (kind === 'posts' || kind === 'pages') await writeSeo(transaction, { kind, key }, null);
}

type ListKind = Exclude<ContentName['kind'], 'posts' | 'pages'>;

function readList(read: Read, kind: ListKind): Promise<ContentState> {
  switch (kind) {
    case 'home':
      return readHomeState(read);
    case 'banners':
      return readBannersState(read);
    case 'menus':
      return readMenusState(read);
    case 'footers':
      return readFootersState(read);
    case 'social-links':
      return readSocialLinksState(read);
    case 'help':
      return readHelpState(read);
  }
}

/** Writes what shoppers see. */
export async function writeContent(
  transaction: Transaction<DB>,
  { kind, key }: ContentName,
  { state, ...stored }: StoredContent<ContentState>,
): Promise<void> {
  if (kind === 'posts' || kind === 'pages') await writeSeo(transaction, { kind, key }, state);
  if (kind === 'posts') return writePostContent(transaction, Number(key), { ...stored, state: state?.kind === 'posts' ? state : null });
  if (kind === 'pages') return writePageContent(transaction, key, { ...stored, state: state?.kind === 'pages' ? state : null });
  switch (state?.kind) {
    case 'home':
      return writeHomeState(transaction, state);
    case 'banners':
      return writeBannersState(transaction, state);
    case 'menus':
      return writeMenusState(transaction, state);
    case 'footers':
      return writeFootersState(transaction, state);
    case 'social-links':
      return writeSocialLinksState(transaction, state);
    case 'help':
      return writeHelpState(transaction, state);
  }
}
