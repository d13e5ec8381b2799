import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type {
  LeftLine,
  MessageApplication,
  MessageContent,
  MessageConversation,
  MessageInvitation,
  MessageOrder,
  MessagePayout,
  MessageProposal,
  NoticeProduct,
  Recipient,
  ReturnMessageKind,
  Sender,
} from '../domain/message-content.ts';
import { findShopNews, findShopNewsMedium } from './news-of-shops.ts';

/** The person with their verified addresses, unless the account is erased. */
export async function findRecipient(db: ReadDatabase<DB>, personId: number): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select p.name, p.locale, coalesce(l.direction, 'ltr') as direction,
      case when p.phone_verified_at is not null then '+' || p.phone_full end as phone,
      case when p.email_verified_at is not null then p.email end as email, p.message_medium as medium, p.cart_reminders
    from people p left join languages l on l.name = p.locale
    where p.id = ${personId} and p.erased_at is null`.execute(db);
  return rows[0];
}

/** A member of a shop, by the medium that they chose for the news of the shop. */
async function findNotified(db: ReadDatabase<DB>, personId: number, noticeId: number): Promise<Recipient | undefined> {
  const [recipient, medium] = [await findRecipient(db, personId), await findShopNewsMedium(db, noticeId)];
  return recipient && { ...recipient, medium: medium ?? recipient.medium };
}

/** The applicant for a shop, with the addresses of the application. */
async function findApplicant(db: ReadDatabase<DB>, applicationId: number): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select a.owner_name as name, a.locale, coalesce(l.direction, 'ltr') as direction, '+' || a.phone as phone, a.email, null as medium, false as cart_reminders
    from shop_applications a left join languages l on l.name = a.locale where a.id = ${applicationId}`.execute(db);
  return rows[0];
}

/** The person who is invited to a shop, by the name and the number of the invitation, which may not be proved yet. */
async function findInvited(db: ReadDatabase<DB>, invitationId: number): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select i.name, i.locale, coalesce(l.direction, 'ltr') as direction, '+' || i.phone as phone, null as email, null as medium, false as cart_reminders
    from shop_invitations i left join languages l on l.name = i.locale where i.id = ${invitationId}`.execute(db);
  return rows[0];
}

/** The person to whom a message goes. */
export function findRecipientOf(db: ReadDatabase<DB>, { kind, subject_id, person_id }: StoredMessage): Promise<Recipient | undefined> {
  if (kind === 'shop-invitation') return findInvited(db, subject_id);
  if (kind === 'shop-news' && person_id !== null) return findNotified(db, person_id, subject_id);
  return person_id === null ? findApplicant(db, subject_id) : findRecipient(db, person_id);
}

export async function getSender(db: Kysely<DB>): Promise<Sender> {
  const { app_name, default_locale, symbol, position } = await db
    .selectFrom('settings')
    .innerJoin('currencies', (join) => join.on('currencies.is_default', '=', true))
    .select(['app_name', 'app_locale as default_locale', 'symbol', 'currencies.position'])
    .executeTakeFirstOrThrow();
  return { app_name, default_locale, currency: { symbol, position } };
}

export type StoredMessage = { kind: string; subject_id: number; person_id: number | null; created_at: Date; address: string | null };

/** The current data of a message; undefined if its subject does not exist any more. */
export async function findContent(db: Kysely<DB>, { kind, subject_id, created_at }: StoredMessage): Promise<MessageContent | undefined> {
  switch (kind) {
    case 'order-placed':
    case 'order-paid': {
      const orders = await listOrders(db, 'purchase_id', subject_id);
      return orders.length > 0 ? { kind, orders } : undefined;
    }
    case 'order-shipped':
    case 'order-delivered':
    case 'order-cancelled': {
      const [order] = await listOrders(db, 'id', subject_id);
      return order && { kind, order };
    }
    case 'parcel-sent': {
      const parcel = await findParcel(db, subject_id);
      const [order] = parcel ? await listOrders(db, 'id', parcel.order_id) : [];
      return parcel && order && { kind, parcel, order };
    }
    case 'return-requested':
    case 'return-passed':
    case 'return-accepted':
    case 'return-declined':
    case 'return-received':
    case 'return-refunded':
      return findReturnContent(db, kind, subject_id);
    case 'payment-returned': {
      const payment = await findReturned(db, subject_id, created_at);
      return payment && { kind, payment };
    }
    case 'ticket-answered': {
      const ticket = await findTicketOfMessage(db, subject_id);
      return ticket && { kind, ticket };
    }
    case 'plan-bought': {
      const plan = await findPlanOfSubscription(db, subject_id);
      return plan && { kind, plan };
    }
    case 'account-notice':
    case 'former-address-notice': {
      const event = await db.selectFrom('security_events').select('kind').where('id', '=', subject_id).executeTakeFirst();
      return event && { kind, event };
    }
    case 'back-in-stock':
    case 'price-drop': {
      const product = await findNoticeProduct(db, subject_id);
      return product && { kind, product };
    }
    case 'cart-reminder': {
      const lines = await listLeftLines(db, subject_id);
      return lines.length > 0 ? { kind, lines } : undefined;
    }
    case 'shop-wrote':
    case 'shopper-wrote':
      return findUnread(db, kind, subject_id);
    case 'product-accepted':
    case 'product-declined':
      return findProposed(db, kind, subject_id);
    case 'question-answered':
      return findAnswered(db, subject_id);
    case 'payout-account-changed': {
      const payout = await findPayout(db, subject_id);
      return payout && { kind, payout };
    }
    case 'shop-news':
      return findShopNews(db, subject_id);
    case 'shop-opened':
    case 'shop-refused':
    case 'shop-invitation':
      return findShopContent(db, kind, subject_id);
    default:
      throw new Error(`No message is of the kind ${kind}`);
  }
}

function listOrders(db: Kysely<DB>, column: 'id' | 'purchase_id', id: number): Promise<MessageOrder[]> {
  return db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select(['orders.id', 'orders.purchase_id', 'orders.code', 'shops.name as shop_name', 'orders.payable_amount'])
    .select(['orders.status', 'orders.payment_status', 'orders.payment_method'])
    .where(`orders.${column}`, '=', id)
    .orderBy('orders.id')
    .execute();
}

/** A parcel that was handed over. */
function findParcel(db: Kysely<DB>, parcelId: number) {
  return db
    .selectFrom('parcels')
    .select(['order_id', 'carrier', 'tracking_number', 'tracking_url'])
    .where('id', '=', parcelId)
    .where('shipped_at', 'is not', null)
    .executeTakeFirst();
}

async function findReturnContent(db: Kysely<DB>, kind: ReturnMessageKind, returnId: number): Promise<MessageContent | undefined> {
  const asked = await findReturn(db, returnId);
  const [order] = asked ? await listOrders(db, 'id', asked.order_id) : [];
  return asked && order && { kind, asked, order };
}

function findReturn(db: Kysely<DB>, returnId: number) {
  return db
    .selectFrom('returns')
    .leftJoin('refunds', 'refunds.id', 'returns.refund_id')
    .select(['returns.order_id', 'returns.code', 'returns.status', 'returns.answer', 'returns.label_url', 'refunds.amount as refund'])
    .where('returns.id', '=', returnId)
    .executeTakeFirst();
}

function findTicketOfMessage(db: Kysely<DB>, messageId: number) {
  return db
    .selectFrom('ticket_messages')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select(['tickets.ticket_number', 'tickets.subject'])
    .where('ticket_messages.id', '=', messageId)
    .executeTakeFirst();
}

function findPlanOfSubscription(db: Kysely<DB>, subscriptionId: number) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select(['plans.name', 'subscriptions.price', 'subscriptions.ends_at'])
    .where('subscriptions.id', '=', subscriptionId)
    .executeTakeFirst();
}

/** The amount that was refunded when the message was created; later refunds have their own message. */
async function findReturned(db: Kysely<DB>, paymentId: number, at: Date) {
  const { rows } = await sql<{ amount: number; of: 'order' | 'plan'; purchase_id: number }>`
    select coalesce((select sum(r.amount) from refunds r where r.payment_id = y.id and r.created_at <= ${at}), 0)::bigint as amount, p.kind as of, p.id as purchase_id
    from payments y join purchases p on p.id = y.purchase_id where y.id = ${paymentId}`.execute(db);
  return rows[0];
}

/** Undefined if the notice is not true any more, or was stopped. */
function findNoticeProduct(db: Kysely<DB>, noticeId: number): Promise<NoticeProduct | undefined> {
  return db
    .selectFrom('product_notices as n')
    .innerJoin('true_product_notices', 'true_product_notices.id', 'n.id')
    .innerJoin('products as p', 'p.id', 'n.product_id')
    .select(['p.id', 'n.person_id', 'p.name', 'p.selling_price as price', 'n.color_id', 'n.size_id', 'n.unit_id'])
    .where('n.id', '=', noticeId)
    .executeTakeFirst();
}

/** The lines of a cart that was left; none if it was emptied or ordered since, or the person wants no message any more. */
async function listLeftLines(db: Kysely<DB>, reminderId: number): Promise<LeftLine[]> {
  const { rows } = await sql<LeftLine>`
    select r.person_id, p.name, l.quantity, l.seen_price, v.extra_price + p.selling_price as price,
      p.active and v.active and v.stock > 0 as is_available
    from cart_reminders r
    join people o on o.id = r.person_id and o.cart_reminders
    join cart_lines l on l.person_id = r.person_id and not l.is_buy_now and l.id <= r.last_line_id
    join products p on p.id = l.product_id join product_variants v on v.id = l.variant_id
    where r.id = ${reminderId}
      and not exists (select from purchases b where b.person_id = r.person_id and b.kind = 'order' and b.created_at >= r.created_at)
    order by l.id`.execute(db);
  return rows;
}

async function findShopContent(
  db: Kysely<DB>,
  kind: 'shop-opened' | 'shop-refused' | 'shop-invitation',
  id: number,
): Promise<MessageContent | undefined> {
  if (kind === 'shop-invitation') {
    const invitation = await findInvitation(db, id);
    return invitation && { kind, invitation };
  }
  const application = await findApplication(db, id);
  return application && { kind, application };
}

/** The account as it is now. */
function findPayout(db: Kysely<DB>, noticeId: number): Promise<MessagePayout | undefined> {
  return db
    .selectFrom('payout_notices as n')
    .innerJoin('shops as s', 's.id', 'n.shop_id')
    .innerJoin('payout_accounts as a', 'a.shop_id', 'n.shop_id')
    .select(['s.name as shop_name', 'a.ending'])
    .where('n.id', '=', noticeId)
    .executeTakeFirst();
}

/** Undefined once it is accepted or revoked. */
function findInvitation(db: Kysely<DB>, id: number): Promise<MessageInvitation | undefined> {
  return db
    .selectFrom('shop_invitations')
    .innerJoin('shops', 'shops.id', 'shop_invitations.shop_id')
    .select(['shop_invitations.id', 'shops.name as shop_name', 'shop_invitations.expires_at'])
    .where('shop_invitations.id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** The product that a shop proposed, and the decision about it. */
async function findProposed(
  db: Kysely<DB>,
  kind: 'product-accepted' | 'product-declined',
  id: number,
): Promise<MessageContent | undefined> {
  const { rows } = await sql<MessageProposal>`
    select r.content->'name' as name, s.name as shop_name, r.status, r.reason
    from change_requests r join shops s on s.id = r.shop_id where r.id = ${id}`.execute(db);
  const [proposed] = rows;
  return proposed && { kind, proposed };
}

function findApplication(db: Kysely<DB>, id: number): Promise<MessageApplication | undefined> {
  return db
    .selectFrom('shop_applications as a')
    .leftJoin('shops', 'shops.id', 'a.shop_id')
    .select(['a.shop_name', 'a.shop_id', 'a.reason'])
    .select((row) => row.fn.coalesce('shops.awaits_opening', sql<boolean>`false`).as('awaits_opening'))
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** The conversation of a notice; undefined once it was read. */
async function findUnread(db: Kysely<DB>, kind: 'shop-wrote' | 'shopper-wrote', noticeId: number): Promise<MessageContent | undefined> {
  const fromShopper = kind === 'shopper-wrote';
  const { rows } = await sql<MessageConversation>`
    select c.id, s.name as shop_name, p.name as shopper_name, o.code as order_code, d.name as product_name
    from conversation_notices n join conversations c on c.id = n.conversation_id join shops s on s.id = c.shop_id
      join people p on p.id = c.person_id left join orders o on o.id = c.order_id left join products d on d.id = c.product_id
    where n.id = ${noticeId} and exists (select from conversation_messages m
      where m.conversation_id = c.id and m.from_shopper = ${fromShopper}
        and m.id > case when ${fromShopper}::boolean then c.shop_read_id else c.shopper_read_id end)`.execute(db);
  const [conversation] = rows;
  return conversation && { kind, conversation };
}

/** Undefined once the question is hidden or has no answer any more. */
async function findAnswered(db: Kysely<DB>, questionId: number): Promise<MessageContent | undefined> {
  const question = await db
    .selectFrom('product_questions as q')
    .innerJoin('products', 'products.id', 'q.product_id')
    .select(['q.id', 'q.product_id', 'products.name as product_name', 'q.question'])
    .where('q.id', '=', questionId)
    .where('q.answer', 'is not', null)
    .where('q.hidden_at', 'is', null)
    .executeTakeFirst();
  return question && { kind: 'question-answered', question };
}
