import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id, requiredText } from '../../fields.ts';

export const foundKinds = ['order', 'product', 'person', 'shop', 'ticket'] as const;

export const Found = z.object({
  kind: z.enum(foundKinds),
  id: Id,
  /** The part of the address of its page: the code of an order, the number of a ticket, otherwise the id. */
  key: z.string(),
  title: z.string(),
  /** Distinguishes it from others of the same title. */
  detail: z.string(),
});
export type Found = z.infer<typeof Found>;

export const findCalls = {
  'GET /admin/find': {
    access: 'admin',
    needs: 'session',
    summary: 'Finds orders, products, people, shops and tickets by a few letters: of each kind that the role may read, the best five.',
    query: z.strictObject({
      /** The beginning of a code or number, a part of a phone number, or words of a name. */
      search: requiredText(60),
    }),
    answer: z.object({
      found: z.array(Found),
      /** The words that were searched instead, because nothing has the typed ones. */
      corrected: z.string().nullable(),
    }),
  },
} satisfies AdminCalls;
