import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../fields.ts';
import { film, picture } from '../files.ts';
import { Language } from '../settings.ts';
import type { Permission } from './permissions.ts';

/** The kinds of things that use pictures and films. A draft and an earlier state are named `banners/all`. */
export const mediaUseKinds = [
  'product',
  'category',
  'brand',
  'shop',
  'flash-sale',
  'banners',
  'post',
  'page',
  'help',
  'settings',
  'social-links',
  'gateways',
  'draft',
  'revision',
  'change-request',
  'application',
  'order',
  'review',
  'person',
] as const;
const MediaUse = z.object({
  kind: z.enum(mediaUseKinds),
  /** Empty for orders, applications, reviews and people, which other permissions show. */
  id: z.string(),
  name: z.string(),
});
export type MediaUse = z.infer<typeof MediaUse>;

/** Originals above these sizes are found by the filter `large`. */
export const largePictureBytes = 500_000;
export const largeFilmBytes = 5_000_000;

export const mediaFilters = ['unused', 'no-alt', 'large'] as const;
export type MediaFilter = (typeof mediaFilters)[number];

const uses = {
  /** The first ones. */
  uses: z.array(MediaUse),
  has_more_uses: z.boolean(),
};

export const LibraryPicture = z.object({
  id: Id,
  /** The name of the uploaded file; empty where it is not known. */
  name: z.string(),
  /** The address of a small size. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** The size of the original; null until it is measured. */
  bytes: z.int().nullable(),
  created_at: Timestamp,
  /** The languages without an alternative text. */
  missing_alt: z.array(z.string()),
  ...uses,
});
export type LibraryPicture = z.infer<typeof LibraryPicture>;

export const ManagedPicture = LibraryPicture.extend({
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  /** The address of the largest size. */
  large: z.string(),
  alt: z.record(z.string(), z.string()),
  /** The languages of the marketplace, the default one first. */
  languages: z.array(Language.pick({ name: true, title: true, direction: true })),
});
export type ManagedPicture = z.infer<typeof ManagedPicture>;

const LibraryFilm = z.object({
  /** The name of the stored file; null for a film of another site. */
  file: z.string().nullable(),
  src: z.string(),
  bytes: z.int().nullable(),
  stored_at: Timestamp.nullable(),
  ...uses,
});
export type LibraryFilm = z.infer<typeof LibraryFilm>;

const listQuery = {
  /** A part of the name of the file, of an alternative text, or words of a product that shows it. */
  search: text(60).optional(),
  page: PageParam,
  per_page: perPage(25),
};
const params = z.strictObject({ id: IdParam });
const version = text(100);
const Changed = z.object({ picture: ManagedPicture, entry_id: Id.nullable() });
const missing = 'There is no such picture.';
const changed = 'Somebody else has changed the picture.';
const choosers: readonly Permission[] = ['content:read', 'products:write', 'shops:write', 'promotions:write', 'settings'];

export const adminMediaCalls = {
  'GET /admin/media/pictures': {
    access: 'admin',
    needs: 'session',
    needsAny: choosers,
    summary: 'The pictures of the media library, newest first, each with the first things that use it.',
    query: z.strictObject({ ...listQuery, filter: z.enum(mediaFilters).optional() }),
    answer: z.object({ total: z.int(), pictures: z.array(LibraryPicture) }),
  },
  'GET /admin/media/pictures/{id}': {
    access: 'admin',
    needs: 'content:read',
    summary: 'One picture of the media library with its alternative texts and what uses it.',
    params,
    answer: ManagedPicture,
    refusals: { 404: missing },
  },
  'POST /admin/media/pictures/{id}': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Changes the name and the alternative texts of a picture, for everything that uses it.',
    params,
    body: z.strictObject({ version, name: text(120), alt: z.record(z.string().regex(/^[a-z]{2}$/), text(300)) }),
    answer: Changed,
    refusals: { 404: missing, 409: changed },
  },
  'POST /admin/media/pictures/{id}/file': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Replaces the file of a picture, everywhere it is used.',
    params,
    body: z.strictObject({ version }),
    files: { picture: { ...picture, required: true } },
    answer: Changed,
    refusals: { 404: missing, 409: `${changed} Or the library has the file as another picture.` },
  },
  'DELETE /admin/media/pictures/{id}': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Deletes a picture that nothing uses. An undo within 30 days brings it back; then its file is deleted.',
    params,
    answer: z.object({ entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: 'Something uses the picture.' },
  },
  'GET /admin/media/films': {
    access: 'admin',
    needs: 'session',
    needsAny: ['content:read', 'products:write'],
    summary: 'The films of products, and the stored ones that nothing uses.',
    query: z.strictObject({ ...listQuery, filter: z.enum(['unused', 'large']).optional() }),
    answer: z.object({ total: z.int(), films: z.array(LibraryFilm) }),
  },
  'POST /admin/media/films': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Replaces a film on every product that shows it. `src` is the address of the film now.',
    body: z.strictObject({ src: requiredText(500) }),
    files: { film: { ...film, required: true } },
    answer: z.object({ src: z.string(), entry_id: Id.nullable() }),
    refusals: { 409: 'No product shows the film any more, or it has this file already.' },
  },
  'DELETE /admin/media/films/{file}': {
    access: 'admin',
    needs: 'content:write',
    summary: 'Deletes a stored film that no product shows. An undo within 30 days brings it back; then its file is deleted.',
    params: z.strictObject({ file: z.string().regex(/^[\w-]{1,64}\.[a-z0-9]{2,5}$/) }),
    answer: z.object({ entry_id: Id.nullable() }),
    refusals: { 404: 'There is no such film.', 409: 'A product shows the film.' },
  },
} satisfies AdminCalls;
