import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Id, PageParam, perPage, requiredText, Timestamp, text } from '../fields.ts';
import { Language } from '../settings.ts';
import { ContentSlug, ContentState, contentKinds } from './content-state.ts';

/** Published: shoppers see it. Hidden: they do not, and a draft may exist. */
export const contentStatuses = ['published', 'scheduled', 'hidden'] as const;
const ContentStatus = z.enum(contentStatuses);
export type ContentStatus = z.infer<typeof ContentStatus>;

export const ContentRow = z.object({
  key: z.string(),
  /** The part of its address. */
  slug: z.string(),
  title: z.string(),
  status: ContentStatus,
  /** Whether it has changes that shoppers do not see yet. */
  has_draft: z.boolean(),
  /** The languages that have a text. */
  languages: z.array(z.string()),
  /** When shoppers see it from, or when it was changed. */
  at: Timestamp.nullable(),
});
export type ContentRow = z.infer<typeof ContentRow>;

const Draft = z.object({ state: ContentState, updated_at: Timestamp, publish_at: Timestamp.nullable() });

const ContentPicture = z.object({ id: Id, src: z.string(), width: z.int(), height: z.int() });
export type ContentPicture = z.infer<typeof ContentPicture>;

export const ManagedContent = z.object({
  kind: z.enum(contentKinds),
  key: z.string(),
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  /** The last published state; null if there was none. */
  published: ContentState.nullable(),
  status: ContentStatus,
  draft: Draft.nullable(),
  /** The pictures of both states. */
  pictures: z.array(ContentPicture),
  /** The page of the storefront that shows it. */
  address: z.string(),
  /** The languages of the marketplace, the default one first. */
  languages: z.array(Language.pick({ name: true, title: true, direction: true })),
  /** The name of the marketplace by language, which follows the title where search engines show the page. */
  site: z.record(z.string(), z.string()),
  /** The categories of posts. */
  categories: z.array(z.object({ id: Id, name: z.string() })),
  /** Earlier published states, newest first. */
  revisions: z.array(z.object({ id: Id, published_at: Timestamp })),
});
export type ManagedContent = z.infer<typeof ManagedContent>;

const Saved = z.object({
  content: ManagedContent,
  /** The entry of the audit log, by which the change can be undone. */
  entry_id: Id.nullable(),
});

const params = z.strictObject({ kind: z.enum(contentKinds), key: requiredText(160).regex(/^[a-z0-9-]+$/) });
const seen = { version: text(100) };
const missing = 'There is no such content.';
const changed = 'Somebody else has changed it.';
const listQuery = z.strictObject({
  search: text(100).optional(),
  status: ContentStatus.optional(),
  page: PageParam,
  per_page: perPage(25),
});
const rows = z.object({ total: z.int(), rows: z.array(ContentRow) });
const created = z.strictObject({ slug: ContentSlug, title: requiredText(200) });

export const adminContentCalls = {
  'GET /admin/content/posts': {
    access: 'admin',
    needs: 'content:read',
    summary: 'Posts of the blog, newest first, hidden and scheduled ones too.',
    query: listQuery,
    answer: rows,
  },
  'GET /admin/content/pages': {
    access: 'admin',
    needs: 'content:read',
    summary: 'Pages of text by their address, hidden ones too.',
    query: listQuery,
    answer: rows,
  },
  'POST /admin/content/posts': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Creates a post that shoppers do not see yet, with a title in the default language.',
    body: created,
    answer: Saved,
    refusals: { 422: 'The address belongs to another post.' },
  },
  'POST /admin/content/pages': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Creates a page that shoppers do not see yet, with a title in the default language.',
    body: created,
    answer: Saved,
    refusals: { 422: 'The address belongs to another page.' },
  },
  'GET /admin/content/{kind}/{key}': {
    access: 'admin',
    needs: 'content:read',
    summary: 'A post, a page or a list: what shoppers see, its draft and its earlier states.',
    params,
    answer: ManagedContent,
    refusals: { 404: missing },
  },
  'POST /admin/content/{kind}/{key}/draft': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Saves a draft over the version that the operator saw. Shoppers see no change.',
    params,
    body: z.strictObject({ ...seen, state: ContentState }),
    answer: Saved,
    refusals: { 404: missing, 409: changed, 422: 'A text, a picture or an address is missing or wrong.' },
  },
  'DELETE /admin/content/{kind}/{key}/draft': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Discards the draft that the operator saw. Shoppers see no change.',
    params,
    query: z.strictObject(seen),
    answer: Saved,
    refusals: { 404: missing, 409: 'Somebody else has changed it, or it was never published, so the draft is all there is.' },
  },
  'POST /admin/content/{kind}/{key}/publish': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Publishes the draft now or at a time. `not` cancels a planned publication.',
    params,
    body: z.strictObject({ ...seen, when: z.enum(['now', 'at', 'not']), at: Timestamp.nullable() }),
    answer: Saved,
    refusals: { 404: missing, 409: changed, 422: 'The time is not in the future, or something shoppers need is missing.' },
  },
  'POST /admin/content/{kind}/{key}/hide': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Hides a post or page from shoppers.',
    params,
    body: z.strictObject(seen),
    answer: Saved,
    refusals: { 404: missing, 409: changed, 422: 'A list cannot be hidden.' },
  },
  'POST /admin/content/{kind}/{key}/restore': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Makes an earlier published state the draft.',
    params,
    body: z.strictObject({ ...seen, revision_id: Id }),
    answer: Saved,
    refusals: { 404: missing, 409: changed },
  },
  'GET /admin/content/{kind}/{key}/preview': {
    access: 'admin',
    needs: 'content:read',
    summary: 'A link to the page of the storefront as the draft makes it, in one language, valid for an hour.',
    params,
    query: z.strictObject({
      locale: z.string().regex(/^[a-z]{2}$/),
      /** The moment that the page is shown at: by default when the draft is published, or now. */
      at: Timestamp.optional(),
    }),
    answer: z.object({ address: z.string(), expires_at: Timestamp }),
    refusals: { 404: missing },
  },
  'DELETE /admin/content/{kind}/{key}': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Removes a post or page with its draft as the operator saw them.',
    params,
    query: z.strictObject(seen),
    answer: z.object({ entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: changed, 422: 'A list cannot be removed.' },
  },
} satisfies AdminCalls;
