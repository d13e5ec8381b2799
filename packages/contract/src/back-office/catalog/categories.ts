import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id, IdParam, text } from '../../fields.ts';

/** A text by language. */
const texts = (max: number) => z.record(z.string().regex(/^[a-z]{2}$/), text(max));

/** Part of an address: small letters, digits and dashes, not digits alone, because those are an id. */
const slug = text(80).regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/);

export const CategoryNode = z.object({
  id: Id,
  /** Null for a category; set for a sub-category. */
  parent_id: Id.nullable(),
  name: z.string(),
  slug: z.string(),
  is_active: z.boolean(),
  /** Archived ones too; those of a category include those of its sub-categories. */
  products: z.int(),
  /** The address of a picture. */
  thumbnail: z.string().nullable(),
});
export type CategoryNode = z.infer<typeof CategoryNode>;

const CategoryFields = z.strictObject({
  /** Null makes it a category, an id a sub-category of it. Its products follow. */
  parent_id: Id.nullable(),
  name: texts(100),
  picture_id: Id.nullable(),
  /** Whether shoppers see it in the navigation. */
  is_active: z.boolean(),
});

export const ManagedCategory = z.object({
  id: Id,
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  parent_id: Id.nullable(),
  slug: z.string(),
  name: z.record(z.string(), z.string()),
  picture: z.object({ id: Id, src: z.string() }).nullable(),
  is_active: z.boolean(),
  products: z.int(),
  sub_categories: z.int(),
  /** Earlier addresses, which lead here. */
  former_slugs: z.array(z.string()),
});
export type ManagedCategory = z.infer<typeof ManagedCategory>;

const Named = z.object({ id: Id, name: z.string() });

export const CategoryMerge = z.object({
  /** The number of products that move. */
  products: z.int(),
  /** The sub-categories that move along. */
  sub_categories: z.array(Named),
  into: Named,
  /** Names the state that the preview showed. */
  seen: z.string(),
  /** The entry of the audit log, by which the merge can be undone; null for a preview. */
  entry_id: Id.nullable(),
});
export type CategoryMerge = z.infer<typeof CategoryMerge>;

const params = z.strictObject({ id: IdParam });
const missing = 'There is no such category.';
const changed = 'Somebody else has changed the category.';

export const adminCategoriesCalls = {
  'GET /admin/categories': {
    access: 'admin',
    needs: 'products:read',
    summary: 'All categories in their order, each followed by its sub-categories, hidden ones too.',
    answer: z.object({ categories: z.array(CategoryNode) }),
  },
  'GET /admin/categories/{id}': {
    access: 'admin',
    needs: 'products:read',
    summary: 'One category in all languages.',
    params,
    answer: ManagedCategory,
    refusals: { 404: missing },
  },
  'POST /admin/categories': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Creates a category behind the others. Without a slug, one is made from its name.',
    body: CategoryFields.extend({ slug: z.union([slug, z.literal('')]) }),
    answer: ManagedCategory,
    refusals: { 422: 'The parent is a sub-category, the slug belongs to another category, or the name is missing.' },
  },
  'POST /admin/categories/order': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Orders all categories, or all sub-categories of one.',
    body: z.strictObject({
      parent_id: Id.nullable(),
      ids: z.array(Id).min(1).max(500),
      /** The order that the operator saw. */
      seen_ids: z.array(Id).min(1).max(500),
    }),
    answer: z.object({ entry_id: Id.nullable() }),
    refusals: { 409: 'Somebody else has changed the list or its order.' },
  },
  'POST /admin/categories/{id}': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Saves a category over the version that the operator saw. Its former address leads to the new one.',
    params,
    body: CategoryFields.extend({ slug, version: text(100) }),
    answer: ManagedCategory,
    refusals: { 404: missing, 409: changed },
  },
  'POST /admin/categories/{id}/merge': {
    access: 'admin',
    needs: 'products:write',
    summary:
      'Moves all products of a category to another one and removes it; its address leads there. Without `seen` it only shows what would move.',
    params,
    body: z.strictObject({ into_id: Id, seen: text(100).optional() }),
    answer: CategoryMerge,
    refusals: { 404: missing, 409: changed },
  },
  'DELETE /admin/categories/{id}': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Removes a category without products and sub-categories.',
    params,
    answer: z.object({ entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: 'It has products or sub-categories; `data` has their numbers.' },
  },
} satisfies AdminCalls;
