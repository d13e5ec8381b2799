import { z } from 'zod';
import type { Calls } from '../endpoint.ts';
import { Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp } from '../fields.ts';

export const maxMessageLength = 2000;
export const messageText = requiredText(maxMessageLength);

/** How many of the newest messages an answer has. */
export const newestMessages = IdParam.pipe(z.int().max(1000)).default(50);

/** Phone numbers, mail addresses, links and names at social networks are masked in it. */
export const ConversationMessage = z.object({
  id: Id,
  from_shopper: z.boolean(),
  message: z.string(),
  is_masked: z.boolean(),
  created_at: Timestamp,
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** An order of the shop or a product of it. */
export const ConversationSubject = z.object({
  order: z.object({ id: Id, code: z.string() }).nullable(),
  product: z.object({ id: Id, name: z.string(), picture: z.string().nullable() }).nullable(),
});

const Subject = ConversationSubject.extend({ shop: z.object({ id: Id, name: z.string() }) });
export type ConversationAbout = z.infer<typeof Subject>;

export const LastMessage = z.object({ message: z.string(), from_shopper: z.boolean(), created_at: Timestamp });

export const ConversationCard = Subject.extend({
  id: Id,
  /** The number of messages of the shop that the shopper has not read. */
  unread: z.int(),
  last_message: LastMessage,
});
export type ConversationCard = z.infer<typeof ConversationCard>;

export const Conversation = Subject.extend({
  id: Id,
  /** The newest ones, oldest of them first. */
  messages: z.array(ConversationMessage),
  has_earlier: z.boolean(),
  /** The messages up to this one were read by the shopper, and by the shop; 0 before. */
  shopper_read_id: z.int(),
  shop_read_id: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

const params = z.strictObject({ id: IdParam });
const refusals = { 404: 'There is no such conversation of yours.' };
const subjectRefusals = {
  404: 'You have no such order, or there is no such product.',
  422: 'Neither or both of order and product are named.',
};

export const conversationsCalls = {
  'GET /conversations': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Your conversations with shops, the one with the newest message first.',
    query: z.strictObject({ page: PageParam, per_page: perPage(20) }),
    answer: z.object({ total: z.int(), unread: z.int(), conversations: z.array(ConversationCard) }),
  },
  'GET /unread-conversations': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'The number of your conversations with unread messages.',
    answer: z.object({ unread: z.int() }),
  },
  'GET /conversation-about': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'What a conversation about an order of yours or about a product would be about, and its id if it exists.',
    query: z.strictObject({ order_id: IdParam.optional(), product_id: IdParam.optional() }),
    answer: Subject.extend({ conversation_id: Id.nullable() }),
    refusals: subjectRefusals,
  },
  'POST /conversations': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Writes to the shop about an order of yours or about a product. The conversation is created if there is none.',
    body: z.strictObject({ order_id: Id.optional(), product_id: Id.optional(), message: messageText }),
    answer: Conversation,
    status: 201,
    refusals: subjectRefusals,
  },
  'GET /conversations/{id}': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'A conversation of yours with its newest messages.',
    params,
    query: z.strictObject({ newest: newestMessages }),
    answer: Conversation,
    refusals,
  },
  'POST /conversations/{id}/messages': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Writes to the shop in a conversation of yours.',
    params,
    body: z.strictObject({ message: messageText }),
    answer: Conversation,
    status: 201,
    refusals,
  },
  'POST /conversations/{id}/read': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Marks the messages up to one as read.',
    params,
    body: z.strictObject({ message_id: Id }),
    answer: Empty,
    refusals: { ...refusals, 422: 'The conversation has no such message.' },
  },
} satisfies Calls;
