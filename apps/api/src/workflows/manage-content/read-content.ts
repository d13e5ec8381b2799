import type { ContentPicture, ContentRow, ManagedContent } from '@souk/contract/back-office/content';
import type { ContentName, ContentState } from '@souk/contract/back-office/content-state';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { Language } from '@souk/contract/settings';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext } from '../../context.ts';
import { stateAt } from '../../modules/catalog/domain/shown-at.ts';
import { findDraftRow, listRevisions } from '../../modules/content/queries/drafts.ts';
import { listManagedPages } from '../../modules/content/queries/managed-pages.ts';
import { listManagedPostCategories, listManagedPosts } from '../../modules/content/queries/managed-posts.ts';
import { findSiteName, listLanguages } from '../../modules/settings/queries.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { findPictures } from '../../platform/media/find-pictures.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { mergeTexts, pickText } from '../../platform/text/texts.ts';
import { type ContentSnapshot, getSnapshot } from './content-snapshot.ts';
import { picturesOf } from './prepare-state.ts';

type Reading = Pick<ReadContext, 'read' | 'clock' | 'locale' | 'defaultLocale'>;

/** A post, a page or a list, as the panel edits it. */
export async function readManagedContent(context: Reading, name: ContentName): Promise<ManagedContent> {
  const { read, clock, defaultLocale } = context;
  const snapshot = await getSnapshot(read, name);
  const [draft, revisions, languages, site, categories, pictures] = await Promise.all([
    findDraftRow(read, name),
    listRevisions(read, name),
    listLanguages(read),
    findSiteName(read),
    name.kind === 'posts' ? listManagedPostCategories(read) : [],
    presentPictures(read, snapshot),
  ]);
  return {
    ...name,
    version: versionOf(snapshot),
    published: snapshot.published,
    status: statusOf(snapshot, clock.now()),
    draft: snapshot.draft && {
      state: snapshot.draft,
      updated_at: (draft?.updated_at ?? clock.now()).toISOString(),
      publish_at: snapshot.publish_at,
    },
    pictures,
    address: addressOf(name, snapshot.draft ?? snapshot.published),
    languages: languages
      .toSorted((one, other) => Number(other.name === defaultLocale) - Number(one.name === defaultLocale))
      .map(({ name: language, title, direction }) => Language.omit({ id: true }).parse({ name: language, title, direction })),
    site: mergeTexts({}, Object(site)),
    categories: categories.map((category) => ({ id: category.id, name: pickText(category.name, context) })),
    revisions: revisions.map(({ id, published_at }) => ({ id, published_at: published_at.toISOString() })),
  };
}

async function presentPictures(read: ReadDatabase<DB>, { draft, published }: ContentSnapshot): Promise<ContentPicture[]> {
  const pictures = await findPictures<DB>(read, [...picturesOf(draft), ...picturesOf(published)]);
  return pictures.map(({ id, width, height, ...picture }) => ({ id, src: thumbnailUrl({ ...picture, width }), width, height }));
}

function statusOf({ is_public, published_at, publish_at }: ContentSnapshot, now: Date): ManagedContent['status'] {
  if (is_public) return published_at !== null && new Date(published_at) > now ? 'scheduled' : 'published';
  return publish_at === null ? 'hidden' : 'scheduled';
}

/** Pages that the storefront links to by addresses of their own. */
const ownAddresses = ['terms-and-conditions', 'privacy-policy', 'about-us'];

/** The page of the storefront that shows the content. */
export function addressOf({ kind, key }: ContentName, state: ContentState | null | undefined): string {
  if (kind === 'posts') return `/blog/${state?.kind === 'posts' ? state.slug : key}`;
  if (kind === 'pages') return ownAddresses.includes(key) ? `/${key}` : `/page/${key}`;
  return kind === 'help' ? '/support' : '/';
}

type Preview = { name: ContentName; at?: Date | undefined };

/**
 * The draft of a content, or what is published where it has none, as shoppers see it at a moment: by default when the draft is
 * published, or now.
 */
export async function findPreviewState(read: ReadDatabase<DB>, { name, at }: Preview, now: Date): Promise<ContentState | undefined> {
  const { draft, published, publish_at } = await getSnapshot(read, name);
  const state = draft ?? published ?? undefined;
  const planned = publish_at !== null && new Date(publish_at) > now ? new Date(publish_at) : now;
  return state && stateAt(state, at ?? planned);
}

type ListQuery = CallQuery<'GET /admin/content/posts'>;
type List = CallAnswer<'GET /admin/content/posts'>;

export async function listPostRows(context: Reading, { search, status, page, per_page }: ListQuery): Promise<List> {
  const { read, clock } = context;
  const now = clock.now();
  const rows = await listManagedPosts(read, { search, status, now, offset: (page - 1) * per_page, limit: per_page });
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ key, slug, active, published_at, publish_at, ...row }) => {
      const isWaiting = active ? published_at > now : publish_at !== null;
      return {
        ...presentRow(context, row),
        ...{ key, slug, status: isWaiting ? 'scheduled' : active ? 'published' : 'hidden' },
        at: (active ? published_at : publish_at)?.toISOString() ?? null,
      };
    }),
  };
}

export async function listPageRows(context: Reading, { search, status, page, per_page }: ListQuery): Promise<List> {
  const rows = await listManagedPages(context.read, { search, status, offset: (page - 1) * per_page, limit: per_page });
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ slug, active, updated_at, publish_at, ...row }) => ({
      ...presentRow(context, row),
      ...{ key: slug, slug, status: active ? 'published' : publish_at ? 'scheduled' : 'hidden' },
      at: (active ? updated_at : publish_at)?.toISOString() ?? null,
    })),
  };
}

function presentRow(
  languages: Reading,
  { title, body, draft }: { title: unknown; body: unknown; draft: unknown },
): Pick<ContentRow, 'title' | 'has_draft' | 'languages'> {
  const shown = draft ?? { title, body };
  return {
    title: pickText(Object(shown).title, languages),
    has_draft: draft !== null,
    languages: Object.keys(Object(Object(shown).body)),
  };
}
