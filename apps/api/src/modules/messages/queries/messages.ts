import type { SentMessage } from '@souk/contract/back-office/people';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { StatementPart } from '../../../platform/database/one-statement.ts';
import type { ReturnMessageKind } from '../domain/message-content.ts';

export type MessageStatus = SentMessage['status'];

/** The medium and the masked address of the last attempt. */
export type Attempt = { medium: SentMessage['medium']; sent_to: string | null };

export function findMessage(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('messages')
    .select(['id', 'kind', 'subject_id', 'person_id', 'status', 'medium', 'created_at', 'address'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Moves a message from one status to another; false if its status has changed meanwhile. */
export async function moveMessage(
  db: Kysely<DB>,
  { id, from, to, now, attempt }: { id: number; from: MessageStatus; to: MessageStatus; now: Date; attempt?: Attempt | undefined },
): Promise<boolean> {
  const isEnd = to !== 'waiting' && to !== 'sending';
  const moved = await db
    .updateTable('messages')
    .set({ status: to, settled_at: isEnd ? now : null, ...attempt, ...(to === 'sending' && { attempts: sql`attempts + 1` }) })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The recipient is found from the cause, so a message cannot go to a wrong person. */
export type MessageCause =
  | { kind: 'order-placed' | 'order-paid'; purchase_id: number }
  | { kind: 'order-shipped' | 'order-delivered' | 'order-cancelled'; order_id: number }
  | { kind: 'parcel-sent'; parcel_id: number }
  | { kind: ReturnMessageKind; return_id: number }
  | { kind: 'payment-returned'; payment_id: number }
  | { kind: 'ticket-answered'; ticket_message_id: number }
  | { kind: 'plan-bought'; subscription_id: number }
  | { kind: 'account-notice'; event_id: number }
  | { kind: 'former-address-notice'; event_id: number; address: string }
  | { kind: 'back-in-stock' | 'price-drop'; notice_id: number }
  | { kind: 'cart-reminder'; reminder_id: number }
  | { kind: 'shop-wrote' | 'shopper-wrote'; notice_id: number }
  | { kind: 'product-accepted' | 'product-declined'; change_request_id: number }
  | { kind: 'shop-opened' | 'shop-refused'; application_id: number }
  | { kind: 'shop-invitation'; invitation_id: number }
  | { kind: 'question-answered'; question_id: number }
  | { kind: 'shop-news'; notice_id: number }
  | { kind: 'payout-account-changed'; notice_id: number };

/** The SQL that `addJob` returns adds the job of a payload. */
type Sending = { now: Date; addJob: (payload: RawBuilder<unknown>) => RawBuilder<unknown> };

/** Inserts the message of a cause, unless it exists, and adds its job. */
export async function insertMessage(transaction: Kysely<DB>, cause: MessageCause, { now, addJob }: Sending): Promise<void> {
  const address = 'address' in cause ? cause.address : null;
  await insertion({ kind: cause.kind, recipient: recipientOf(cause), address }, { now, addJob }).execute(transaction);
}

/** The message about the purchase that the same statement inserts, with its job. */
export function insertedOrderMessage(purchase: { id: RawBuilder<number>; personId: number }, sending: Sending): StatementPart {
  const recipient = sql`select ${purchase.id} as id, ${purchase.personId}::bigint as person_id`;
  return { ctes: sql`inserted_message as (${insertion({ kind: 'order-placed', recipient, address: null }, sending)})` };
}

type Insertion = { kind: MessageCause['kind']; recipient: RawBuilder<unknown>; address: string | null };

function insertion({ kind, recipient, address }: Insertion, { now, addJob }: Sending): RawBuilder<unknown> {
  return sql`
    insert into messages (kind, subject_id, person_id, created_at, address)
    select ${kind}, recipient.id, recipient.person_id, ${now}, ${address}::text from (${recipient}) as recipient
    on conflict (kind, subject_id) do nothing returning ${addJob(sql`json_build_object('message_id', messages.id)`)}`;
}

function recipientOf(cause: MessageCause): RawBuilder<unknown> {
  switch (cause.kind) {
    case 'order-placed':
    case 'order-paid':
      return sql`select id, person_id from purchases where id = ${cause.purchase_id} and kind = 'order'`;
    case 'order-shipped':
    case 'order-delivered':
    case 'order-cancelled':
      return sql`select id, person_id from orders where id = ${cause.order_id}`;
    case 'parcel-sent':
      return sql`select p.id, o.person_id from parcels p join orders o on o.id = p.order_id where p.id = ${cause.parcel_id}`;
    case 'return-requested':
    case 'return-passed':
    case 'return-accepted':
    case 'return-declined':
    case 'return-received':
    case 'return-refunded':
      return sql`select id, person_id from returns where id = ${cause.return_id}`;
    case 'payment-returned':
      return sql`select y.id, p.person_id from payments y join purchases p on p.id = y.purchase_id where y.id = ${cause.payment_id}`;
    case 'ticket-answered':
      return sql`select m.id, t.person_id from ticket_messages m join tickets t on t.id = m.ticket_id
        where m.id = ${cause.ticket_message_id} and not m.from_shopper`;
    case 'plan-bought':
      return sql`select id, person_id from subscriptions where id = ${cause.subscription_id}`;
    case 'account-notice':
    case 'former-address-notice':
      return sql`select id, person_id from security_events where id = ${cause.event_id} and person_id is not null`;
    case 'back-in-stock':
    case 'price-drop':
      return sql`select id, person_id from product_notices where id = ${cause.notice_id}`;
    case 'cart-reminder':
      return sql`select id, person_id from cart_reminders where id = ${cause.reminder_id}`;
    case 'shop-wrote':
    case 'shopper-wrote':
      return sql`select id, person_id from conversation_notices where id = ${cause.notice_id}`;
    case 'product-accepted':
    case 'product-declined':
      return sql`select id, person_id from change_requests where id = ${cause.change_request_id}`;
    case 'question-answered':
      return sql`select id, person_id from product_questions where id = ${cause.question_id} and person_id is not null`;
    // Sent to the phone number and mail address of the application, because applicants need no account.
    case 'shop-opened':
    case 'shop-refused':
      return sql`select id, null::bigint as person_id from shop_applications where id = ${cause.application_id}`;
    case 'shop-news':
      return sql`select id, person_id from shop_notices where id = ${cause.notice_id}`;
    case 'payout-account-changed':
      return sql`select id, person_id from payout_notices where id = ${cause.notice_id}`;
    case 'shop-invitation':
      return sql`select id, person_id from shop_invitations where id = ${cause.invitation_id}`;
  }
}

/** Every message of a person, oldest first; their texts are not stored. */
export function listMessagesOfPerson(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('messages')
    .select(['kind', 'status', 'medium', 'sent_to', 'created_at', 'settled_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** Deletes sent and unsent messages of a person. */
export async function deleteMessages(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('messages').where('person_id', '=', personId).execute();
}

export async function updateCartReminders(db: Kysely<DB>, personId: number, wanted: boolean): Promise<void> {
  await db.updateTable('people').set({ cart_reminders: wanted }).where('id', '=', personId).where('erased_at', 'is', null).execute();
}

export async function updateMedium(db: Kysely<DB>, personId: number, medium: string | null): Promise<void> {
  await db.updateTable('people').set({ message_medium: medium }).where('id', '=', personId).where('erased_at', 'is', null).execute();
}
