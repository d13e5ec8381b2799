import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty, Id, IdParam, requiredText, text } from '../../fields.ts';

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  /** The filters as the address of the list has them, without `?`. */
  query: z.string(),
  is_shared: z.boolean(),
  /** Whether the member made it; others only use it. */
  is_own: z.boolean(),
  by: z.string(),
  /** Whether the list opens with it for this member. */
  is_default: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

/** The path of a list below /admin, such as `orders`. */
const ListName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*(\/[a-z0-9-]+){0,2}$/)
  .max(60);
const fields = { name: requiredText(40), query: text(400), is_shared: z.boolean() };
const params = z.strictObject({ id: IdParam });
const none = { 404: 'There is no such view, or it is not yours.' };
const conflict = { 409: 'You have a view of this name for the list, or somebody else has changed it.' };
const Saved = z.object({ view: SavedView, entry: Id.nullable() });

export const viewsCalls = {
  'GET /admin/views': {
    access: 'admin',
    needs: 'session',
    summary: 'The saved views of a list: your own and those that others share.',
    query: z.strictObject({ list: ListName }),
    answer: z.object({ views: z.array(SavedView) }),
  },
  'POST /admin/views': {
    access: 'admin',
    needs: 'session',
    summary: 'Saves the filters of a list under a name.',
    body: z.strictObject({ list: ListName, ...fields }),
    answer: Saved,
    refusals: { 409: conflict[409] },
  },
  'POST /admin/views/default': {
    access: 'admin',
    needs: 'session',
    summary: 'Opens a list with a view from now on, or with all rows.',
    body: z.strictObject({ list: ListName, view_id: Id.nullable() }),
    answer: Empty,
    refusals: none,
  },
  'POST /admin/views/{id}': {
    access: 'admin',
    needs: 'session',
    summary: 'Renames, shares or changes one of your views.',
    params,
    body: z.strictObject({ ...fields, seen: z.strictObject(fields) }),
    answer: Saved,
    refusals: { ...none, ...conflict },
  },
  'DELETE /admin/views/{id}': {
    access: 'admin',
    needs: 'session',
    summary: 'Removes one of your views.',
    params,
    answer: z.object({ entry: Id.nullable() }),
    refusals: none,
  },
} satisfies AdminCalls;
