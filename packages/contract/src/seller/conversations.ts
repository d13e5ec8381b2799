import { z } from 'zod';
import { ConversationMessage, ConversationSubject, LastMessage, messageText, newestMessages } from '../conversations/conversations.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Empty, Id, IdParam, PageParam, perPage, text } from '../fields.ts';

/** Unanswered: the last message is the shopper's. Unread: no member has read it. */
export const shopInboxStates = ['unanswered', 'unread'] as const;
export type ShopInboxState = (typeof shopInboxStates)[number];

const Shopper = z.object({ name: z.string() });

export const ShopConversationCard = ConversationSubject.extend({
  id: Id,
  shopper: Shopper,
  /** The number of messages of the shopper that no member has read. */
  unread: z.int(),
  is_unanswered: z.boolean(),
  last_message: LastMessage,
});
export type ShopConversationCard = z.infer<typeof ShopConversationCard>;

/** The name of a member is for the shop only. */
const ShopMessage = ConversationMessage.extend({ by: z.string().nullable() });
export type ShopMessage = z.infer<typeof ShopMessage>;

export const ShopConversation = ConversationSubject.extend({
  id: Id,
  shopper: Shopper,
  is_unanswered: z.boolean(),
  messages: z.array(ShopMessage),
  has_earlier: z.boolean(),
  shopper_read_id: z.int(),
  shop_read_id: z.int(),
});
export type ShopConversation = z.infer<typeof ShopConversation>;

const params = z.strictObject({ conversation_id: IdParam });
const orderParams = z.strictObject({ code: z.string().regex(/^[A-Za-z0-9-]{1,20}$/) });
const noOrder = { 404: 'The shop has no such order.' };
const refusals = { 404: 'The shop has no such conversation.' };
const noMessage = 'The conversation has no such message.';

export const sellerConversationsCalls = {
  'GET /seller/conversations': {
    access: 'seller',
    needs: 'messages',
    summary: 'The conversations of the shop: unanswered ones first, the one that waits longest at the top.',
    query: z.strictObject({
      state: z.enum(shopInboxStates).optional(),
      /** The beginning of an order’s code, or a part of the shopper’s or the product’s name. */
      search: text(60).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), unanswered: z.int(), unread: z.int() }),
      conversations: z.array(ShopConversationCard),
    }),
  },
  'GET /seller/conversations/{conversation_id}': {
    access: 'seller',
    needs: 'messages',
    summary: 'A conversation of the shop with its newest messages.',
    params,
    query: z.strictObject({ newest: newestMessages }),
    answer: ShopConversation,
    refusals,
  },
  'POST /seller/conversations/{conversation_id}/answer': {
    access: 'seller',
    needs: 'messages',
    summary: 'Answers the shopper, who sees it at once.',
    params,
    /** The last message that the member saw. */
    body: z.strictObject({ message: messageText, seen_message_id: Id }),
    answer: ShopConversation,
    refusals: { ...refusals, 409: 'There is a newer message.', 422: noMessage },
  },
  'POST /seller/conversations/{conversation_id}/read': {
    access: 'seller',
    needs: 'messages',
    summary: 'Marks the messages up to one as read.',
    params,
    body: z.strictObject({ message_id: Id }),
    answer: Empty,
    refusals: { ...refusals, 422: noMessage },
  },
  'GET /seller/orders/{code}/conversation': {
    access: 'seller',
    needs: 'messages',
    summary: 'The conversation about an order of the shop; its id is null before the first message.',
    params: orderParams,
    answer: z.object({ conversation_id: Id.nullable(), code: z.string(), shopper: Shopper }),
    refusals: noOrder,
  },
  'POST /seller/orders/{code}/conversation': {
    access: 'seller',
    needs: 'messages',
    summary: 'Writes to the shopper of an order. The conversation is created if there is none.',
    params: orderParams,
    body: z.strictObject({ message: messageText }),
    answer: ShopConversation,
    refusals: { ...noOrder, 409: 'The shopper has deleted the account.' },
  },
} satisfies SellerCalls;
