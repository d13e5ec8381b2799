import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AsSeller, Context, SignedIn } from '../../context.ts';
import { maskContacts } from '../../modules/conversations/domain/mask-contacts.ts';
import {
  countRecentOfMember,
  countRecentOfShopper,
  hasMessage,
  insertMessage,
} from '../../modules/conversations/queries/conversation-messages.ts';
import {
  findConversation,
  findSubject,
  insertConversation,
  lockConversation,
  updateShopperRead,
} from '../../modules/conversations/queries/conversations.ts';
import { insertMemberNotices, insertShopperNotice } from '../../modules/conversations/queries/notices.ts';
import { findShopConversation, findShopOrderToWriteAbout, updateShopRead } from '../../modules/conversations/queries/shop-conversations.ts';
import { conversationNotFound, getSubject } from '../../modules/conversations/read-conversations.ts';
import { notify } from '../../modules/messages/notify.ts';
import { conflict, invalid, notFound, tooMany } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const hour = 60 * 60 * 1000;
const maxMessagesPerHour = 60;
const maxConversationsPerHour = 20;
/** A member answers many shoppers. */
const maxAnswersPerHour = 400;

type Writing = SignedIn<Context>;
type Selling = AsSeller<Context>;

type About = { order_id?: number | undefined; product_id?: number | undefined };

/** Writes to the shop about an own order or a product; returns the id of the conversation, which is created if there is none. */
export function writeAbout(context: Writing, { message, ...about }: About & { message: string }): Promise<number> {
  return inTransaction(context.db, async (transaction) => {
    const subject = await getSubject({ ...context, read: transaction }, about);
    await checkShopperMayWrite(context, transaction, { isNew: subject.conversation_id === null });
    const id = subject.conversation_id ?? (await createConversation(context, transaction, about, subject));
    await addShopperMessage(context, transaction, { id, message });
    return id;
  });
}

/** The one that another request has created meanwhile is used. */
async function createConversation(
  { actor, clock }: Writing,
  transaction: Kysely<DB>,
  about: About,
  { shop_id, order_id, product_id }: { shop_id: number; order_id: number | null; product_id: number | null },
): Promise<number> {
  const row = { shop_id, person_id: actor.person_id, order_id, product_id, from_shopper: true, now: clock.now() };
  const created = await insertConversation(transaction, row);
  if (created) return created.id;
  const existing = await findSubject(transaction, { personId: actor.person_id, orderId: about.order_id, productId: about.product_id });
  if (existing?.conversation_id == null) throw conversationNotFound();
  return existing.conversation_id;
}

/** Writes to the shop in a conversation of the shopper. */
export function writeToShop(context: Writing, { id, message }: { id: number; message: string }): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    if (!(await findConversation(transaction, { id, personId: context.actor.person_id }))) throw conversationNotFound();
    await checkShopperMayWrite(context, transaction, { isNew: false });
    await addShopperMessage(context, transaction, { id, message });
  });
}

async function checkShopperMayWrite({ actor, clock }: Writing, transaction: Kysely<DB>, { isNew }: { isNew: boolean }): Promise<void> {
  const recent = await countRecentOfShopper(transaction, actor.person_id, new Date(clock.now().getTime() - hour));
  if (recent.messages >= maxMessagesPerHour || (isNew && recent.conversations >= maxConversationsPerHour))
    throw tooMany('You have sent many messages. Please try again later.', hour / 1000);
}

async function addShopperMessage(
  { clock }: Writing,
  transaction: Kysely<DB>,
  { id, message }: { id: number; message: string },
): Promise<void> {
  const now = clock.now();
  await lockConversation(transaction, id);
  await insertMessage(transaction, { conversationId: id, fromShopper: true, authorId: null, ...maskedText(message), now });
  for (const { notice_id, due_at } of await insertMemberNotices(transaction, id, now))
    await notify(transaction, { kind: 'shopper-wrote', notice_id }, now, laterThan(now, due_at));
}

/** Answers a shopper for the shop. Throws 409 if there is a message that the member has not seen. */
export function answerShopper(
  context: Selling,
  { id, message, seen_message_id }: { id: number; message: string; seen_message_id: number },
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    if (!(await findShopConversation(context.operator.shop_id, transaction, id))) throw conversationNotFound();
    await checkMemberMayWrite(context, transaction);
    const locked = await lockConversation(transaction, id);
    await checkIsMessage(transaction, { field: 'seen_message_id', id: seen_message_id, conversationId: id });
    if (locked?.last_message_id !== seen_message_id) throw conflict('There is a newer message. Please read it first.');
    await addShopMessage(context, transaction, { id, message });
  });
}

/** Writes to the shopper of an order; returns the id of the conversation, which is created if there is none. */
export function writeToShopper(context: Selling, { code, message }: { code: string; message: string }): Promise<number> {
  const { operator, clock } = context;
  return inTransaction(context.db, async (transaction) => {
    const find = () => findShopOrderToWriteAbout(operator.shop_id, transaction, code.toUpperCase());
    const order = await find();
    if (!order) throw notFound('Order not found');
    if (order.is_erased) throw conflict('This shopper has deleted the account.');
    await checkMemberMayWrite(context, transaction);
    const row = { shop_id: operator.shop_id, person_id: order.person_id, order_id: order.id, product_id: null, from_shopper: false };
    const created = order.conversation_id === null ? await insertConversation(transaction, { ...row, now: clock.now() }) : undefined;
    const id = created?.id ?? order.conversation_id ?? (await find())?.conversation_id;
    if (id == null) throw conversationNotFound();
    await lockConversation(transaction, id);
    await addShopMessage(context, transaction, { id, message });
    return id;
  });
}

async function checkMemberMayWrite({ actor, clock }: Selling, transaction: Kysely<DB>): Promise<void> {
  const recent = await countRecentOfMember(transaction, actor.person_id, new Date(clock.now().getTime() - hour));
  if (recent >= maxAnswersPerHour) throw tooMany('You have sent many messages. Please try again later.', hour / 1000);
}

async function addShopMessage(context: Selling, transaction: Kysely<DB>, { id, message }: { id: number; message: string }): Promise<void> {
  const now = context.clock.now();
  const written = { conversationId: id, fromShopper: false, authorId: context.actor.person_id, ...maskedText(message), now };
  const message_id = await insertMessage(transaction, written);
  for (const { notice_id, due_at } of await insertShopperNotice(transaction, id, now))
    await notify(transaction, { kind: 'shop-wrote', notice_id }, now, laterThan(now, due_at));
  await recordAudit(transaction, context, {
    action: 'conversation.answer',
    subject: { kind: 'conversation', id },
    after: { message_id },
  });
}

/** Undefined for a message that is due: it is sent at once. */
function laterThan(now: Date, due: Date): Date | undefined {
  return due > now ? due : undefined;
}

/** Contact data is masked before a text is stored; the original is for operators only. */
function maskedText(message: string): { message: string; original: string | null } {
  const { text, isMasked } = maskContacts(message);
  return { message: text, original: isMasked ? message : null };
}

/** Marks the messages of a conversation of the shopper up to one as read. */
export function markReadByShopper({ db, actor }: Writing, { id, message_id }: { id: number; message_id: number }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await findConversation(transaction, { id, personId: actor.person_id }))) throw conversationNotFound();
    await checkIsMessage(transaction, { field: 'message_id', id: message_id, conversationId: id });
    await updateShopperRead(transaction, id, message_id);
  });
}

/** Marks the messages of a conversation of the shop up to one as read, for all of its members. */
export function markReadByShop({ db, operator }: Selling, { id, message_id }: { id: number; message_id: number }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await findShopConversation(operator.shop_id, transaction, id))) throw conversationNotFound();
    await checkIsMessage(transaction, { field: 'message_id', id: message_id, conversationId: id });
    await updateShopRead(operator.shop_id, transaction, id, message_id);
  });
}

type Named = { field: string; id: number; conversationId: number };

async function checkIsMessage(transaction: Kysely<DB>, { field, ...named }: Named): Promise<void> {
  if (!(await hasMessage(transaction, named))) throw invalid(field, 'The conversation has no such message');
}
