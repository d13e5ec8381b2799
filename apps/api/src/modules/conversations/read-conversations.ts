import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Conversation } from '@souk/contract/conversations/conversations';
import type { ShopConversation } from '@souk/contract/seller/conversations';
import type { DB } from '../../../db/schema.ts';
import type { AsSeller, ReadContext, SignedIn } from '../../context.ts';
import { type AppError, invalid, notFound } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Newest, presentAbout, presentCard, presentConversation, presentShopCard, presentShopConversation } from './present.ts';
import { listNewestMessages } from './queries/conversation-messages.ts';
import { type ConversationRow, countConversations, findConversation, findSubject, listConversations } from './queries/conversations.ts';
import {
  countShopConversations,
  findShopConversation,
  findShopOrderToWriteAbout,
  listShopConversations,
} from './queries/shop-conversations.ts';

/** As many messages as an answer has where the call has no parameter for it. */
const newestByDefault = 50;

type Reading = SignedIn<ReadContext>;
type Selling = AsSeller<ReadContext>;

/** A page of the shopper's conversations. */
export async function readConversations(
  context: Reading,
  { page, per_page }: CallQuery<'GET /conversations'>,
): Promise<CallAnswer<'GET /conversations'>> {
  const { read, actor } = context;
  const [rows, counts] = await Promise.all([
    listConversations(read, actor.person_id, { offset: (page - 1) * per_page, limit: per_page }),
    countConversations(read, actor.person_id),
  ]);
  return { ...counts, conversations: rows.map((row) => presentCard(row, context)) };
}

export async function readUnread({ read, actor }: Reading): Promise<CallAnswer<'GET /unread-conversations'>> {
  const { unread } = await countConversations(read, actor.person_id);
  return { unread };
}

/** A conversation of the shopper; that of another person is not found either. */
export async function readConversation(context: Reading, id: number, newest = newestByDefault): Promise<Conversation> {
  const row = await findConversation(context.read, { id, personId: context.actor.person_id });
  if (!row) throw conversationNotFound();
  return presentConversation(row, await readNewest(context.read, row, newest), context);
}

type About = { order_id?: number | undefined; product_id?: number | undefined };

export async function readAbout(context: Reading, about: About): Promise<CallAnswer<'GET /conversation-about'>> {
  const subject = await getSubject(context, about);
  return { ...presentAbout(subject, context), conversation_id: subject.conversation_id };
}

/** The order or the product of a new conversation. Throws 404 for an order of another person and for a product that is not on sale. */
export async function getSubject({ read, actor }: Pick<Reading, 'read' | 'actor'>, { order_id, product_id }: About) {
  if ((order_id === undefined) === (product_id === undefined)) throw invalid('order_id', 'Name an order or a product');
  const subject = await findSubject(read, { personId: actor.person_id, orderId: order_id, productId: product_id });
  if (!subject) throw notFound(order_id === undefined ? 'Product not found' : 'Order not found');
  return subject;
}

/** A page of the shop's conversations. */
export async function readShopConversations(
  context: Selling,
  { state, search, page, per_page }: CallQuery<'GET /seller/conversations'>,
): Promise<CallAnswer<'GET /seller/conversations'>> {
  const { read, operator } = context;
  const words = search || undefined;
  const [rows, counts] = await Promise.all([
    listShopConversations(operator.shop_id, read, { state, words }, { limit: per_page, offset: (page - 1) * per_page }),
    countShopConversations(operator.shop_id, read, words),
  ]);
  return { total: counts[state ?? 'all'], counts, conversations: rows.map((row) => presentShopCard(row, context)) };
}

/** A conversation of the shop; that of another shop is not found either. */
export async function readShopConversation(context: Selling, id: number, newest = newestByDefault): Promise<ShopConversation> {
  const row = await findShopConversation(context.operator.shop_id, context.read, id);
  if (!row) throw conversationNotFound();
  return presentShopConversation(row, await readNewest(context.read, row, newest), context);
}

export async function readOrderConversation(
  { read, operator }: Selling,
  code: string,
): Promise<CallAnswer<'GET /seller/orders/{code}/conversation'>> {
  const order = await findShopOrderToWriteAbout(operator.shop_id, read, code.toUpperCase());
  if (!order) throw notFound('Order not found');
  return { conversation_id: order.conversation_id, code: order.code, shopper: { name: order.person_name } };
}

/** One more than asked for shows whether there are earlier ones. */
export async function readNewest(read: ReadDatabase<DB>, { id }: ConversationRow, newest: number): Promise<Newest> {
  const rows = await listNewestMessages(read, id, newest + 1);
  return { rows: rows.slice(0, newest).toReversed(), has_earlier: rows.length > newest };
}

export function conversationNotFound(): AppError {
  return notFound('Conversation not found');
}
