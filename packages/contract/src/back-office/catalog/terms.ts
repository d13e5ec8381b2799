import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id, IdParam, PageParam, perPage, text } from '../../fields.ts';

export const termKinds = ['brands', 'colors', 'sizes', 'units'] as const;
export type TermKind = (typeof termKinds)[number];

/** The fields of all kinds; one that the kind does not have is null. */
const own = {
  /** A colour as `#b4501e`. */
  hex: z.string().nullable(),
  /** The place of a size among the others. */
  position: z.int().nullable(),
  /** Whether shoppers find a brand. */
  is_active: z.boolean().nullable(),
};

export const TermRow = z.object({
  id: Id,
  name: z.string(),
  ...own,
  /** Archived ones too. */
  products: z.int(),
});
export type TermRow = z.infer<typeof TermRow>;

export const ManagedTerm = z.object({
  id: Id,
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  name: z.record(z.string(), z.string()),
  ...own,
  products: z.int(),
});
export type ManagedTerm = z.infer<typeof ManagedTerm>;

const TermFields = z.strictObject({
  name: z.record(z.string().regex(/^[a-z]{2}$/), text(80)),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  position: z.int().min(0).max(100_000).nullable(),
  is_active: z.boolean().nullable(),
});
export type TermFields = z.infer<typeof TermFields>;

const Named = z.object({ id: Id, name: z.string() });

export const TermMerge = z.object({
  /** The number of products that change. */
  products: z.int(),
  into: Named,
  /** Products with a variant of each, which would be the same variant twice: they prevent the merge. At most ten. */
  clashes: z.array(Named),
  /** Names the state that the preview showed. */
  seen: z.string(),
  /** The entry of the audit log, by which the merge can be undone; null for a preview. */
  entry_id: Id.nullable(),
});
export type TermMerge = z.infer<typeof TermMerge>;

const kind = z.enum(termKinds);
const params = z.strictObject({ kind, id: IdParam });
const missing = 'There is no such brand, colour, size or unit.';
const changed = 'Somebody else has changed it.';
const refused = 'A field of the kind is missing, or the name belongs to another one.';

export const adminTermsCalls = {
  'GET /admin/terms/{kind}': {
    access: 'admin',
    needs: 'products:read',
    summary: 'All brands, colours, sizes or units with the number of their products.',
    params: z.strictObject({ kind }),
    query: z.strictObject({ search: text(60).optional(), page: PageParam, per_page: perPage(25) }),
    answer: z.object({ total: z.int(), terms: z.array(TermRow) }),
  },
  'GET /admin/terms/{kind}/{id}': {
    access: 'admin',
    needs: 'products:read',
    summary: 'One brand, colour, size or unit in all languages.',
    params,
    answer: ManagedTerm,
    refusals: { 404: missing },
  },
  'POST /admin/terms/{kind}': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Creates a brand, colour, size or unit.',
    params: z.strictObject({ kind }),
    body: TermFields,
    answer: ManagedTerm,
    refusals: { 422: refused },
  },
  'POST /admin/terms/{kind}/{id}': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Saves a brand, colour, size or unit over the version that the operator saw.',
    params,
    body: TermFields.extend({ version: text(100) }),
    answer: ManagedTerm,
    refusals: { 404: missing, 409: changed, 422: refused },
  },
  'POST /admin/terms/{kind}/{id}/merge': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Gives all products of one to another one of its kind and removes it. Without `seen` it only shows what would change.',
    params,
    body: z.strictObject({ into_id: Id, seen: text(100).optional() }),
    answer: TermMerge,
    refusals: { 404: missing, 409: `${changed} Or some products have variants of both.` },
  },
  'DELETE /admin/terms/{kind}/{id}': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Removes a brand, colour, size or unit that no product has.',
    params,
    answer: z.object({ entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: 'Products have it; `data` has their number.' },
  },
} satisfies AdminCalls;
