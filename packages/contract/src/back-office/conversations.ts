import { z } from 'zod';
import { ConversationMessage, ConversationSubject, LastMessage, newestMessages } from '../conversations/conversations.ts';
import type { AdminCalls } from '../endpoint.ts';
import { Id, IdParam, PageParam, perPage, text } from '../fields.ts';

const Named = z.object({ id: Id, name: z.string() });

export const ManagedConversationCard = ConversationSubject.extend({
  id: Id,
  shop: Named,
  person: Named,
  /** Whether the last message is the shopper's. */
  is_unanswered: z.boolean(),
  last_message: LastMessage,
});
export type ManagedConversationCard = z.infer<typeof ManagedConversationCard>;

/** The text as it was written where contact data is masked, and the member who wrote for the shop. */
const ReadMessage = ConversationMessage.extend({ original: z.string().nullable(), by: z.string().nullable() });

export const ManagedConversation = ManagedConversationCard.omit({ last_message: true }).extend({
  messages: z.array(ReadMessage),
  has_earlier: z.boolean(),
});
export type ManagedConversation = z.infer<typeof ManagedConversation>;

export const adminConversationsCalls = {
  'GET /admin/conversations': {
    access: 'admin',
    needs: 'support:read',
    summary: 'The conversations between shoppers and shops, those of an order or a shop too, the newest message first.',
    query: z.strictObject({
      /** The code of an order. */
      order: text(20).optional(),
      shop: IdParam.optional(),
      /** The beginning of an order’s code, or a part of the shopper’s or the product’s name. */
      search: text(60).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({ total: z.int(), conversations: z.array(ManagedConversationCard) }),
  },
  'GET /admin/conversations/{id}': {
    access: 'admin',
    needs: 'support:read',
    summary: 'A conversation with its newest messages, contact data included. It cannot be changed here.',
    params: z.strictObject({ id: IdParam }),
    query: z.strictObject({ newest: newestMessages }),
    answer: ManagedConversation,
    refusals: { 404: 'There is no such conversation.' },
  },
} satisfies AdminCalls;
