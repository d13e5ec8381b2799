import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import type { ApplicationToldOf, Listener, OrderToldOf, Story, Teller } from './domain/story.ts';

export type MessageStatus = 'waiting' | 'sending' | 'sent' | 'refused' | 'unclear' | 'given-up' | 'outdated' | 'unreachable';

export function findMessage(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('messages')
    .select(['id', 'kind', 'subject_id', 'person_id', 'status', 'created_at', 'address'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Moves a message from one status to another; false where it is no longer in the first. */
export async function moveMessage(
  db: Kysely<DB>,
  { id, from, to, now }: { id: number; from: MessageStatus; to: MessageStatus; now: Date },
): Promise<boolean> {
  const isEnd = to !== 'waiting' && to !== 'sending';
  const moved = await db
    .updateTable('messages')
    .set({ status: to, settled_at: isEnd ? now : null, ...(to === 'sending' && { attempts: sql`attempts + 1` }) })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The person with what they have verified; undefined where their account is erased. */
export async function findListener(db: ReadDatabase<DB>, personId: number): Promise<Listener | undefined> {
  const { rows } = await sql<Listener>`
    select p.name, p.locale, coalesce(l.direction, 'ltr') as direction,
      case when p.phone_verified_at is not null then '+' || p.phone_full end as phone,
      case when p.email_verified_at is not null then p.email end as email, p.message_medium as medium
    from people p left join languages l on l.name = p.locale
    where p.id = ${personId} and p.erased_at is null`.execute(db);
  return rows[0];
}

/** Who applied for a shop, by what they proved and gave with it. */
export async function findApplicant(db: ReadDatabase<DB>, applicationId: number): Promise<Listener | undefined> {
  const { rows } = await sql<Listener>`
    select a.owner_name as name, a.locale, coalesce(l.direction, 'ltr') as direction, '+' || a.phone as phone, a.email, null as medium
    from shop_applications a left join languages l on l.name = a.locale where a.id = ${applicationId}`.execute(db);
  return rows[0];
}

export async function getTeller(db: Kysely<DB>, publicUrl: string): Promise<Teller> {
  const { app_name, default_locale, symbol, position } = await db
    .selectFrom('settings')
    .innerJoin('currencies', (join) => join.on('currencies.is_default', '=', true))
    .select(['app_name', 'app_locale as default_locale', 'symbol', 'currencies.position'])
    .executeTakeFirstOrThrow();
  return { app_name, default_locale, currency: { symbol, position }, public_url: publicUrl };
}

/** A message as it stands in the outbox. */
export type ToldMessage = { kind: string; subject_id: number; person_id: number | null; created_at: Date; address: string | null };

/** What a message tells of, as it is now; undefined where that is gone. */
export async function findStory(db: Kysely<DB>, { kind, subject_id, created_at }: ToldMessage): Promise<Story | undefined> {
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
    case 'shop-opened':
    case 'shop-refused': {
      const application = await findApplication(db, subject_id);
      return application && { kind, application };
    }
    default:
      throw new Error(`No message is of the kind ${kind}`);
  }
}

function listOrders(db: Kysely<DB>, column: 'id' | 'purchase_id', id: number): Promise<OrderToldOf[]> {
  return db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select(['orders.id', 'orders.code', 'shops.name as shop_name', 'orders.payable_amount'])
    .select(['orders.status', 'orders.payment_status', 'orders.payment_method'])
    .where(`orders.${column}`, '=', id)
    .orderBy('orders.id')
    .execute();
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

/** What went back of a payment when the message was written; what goes back later is told with its cause. */
async function findReturned(db: Kysely<DB>, paymentId: number, at: Date) {
  const { rows } = await sql<{ amount: number; of: 'order' | 'plan' }>`
    select coalesce((select sum(r.amount) from refunds r where r.payment_id = y.id and r.created_at <= ${at}), 0)::bigint as amount, p.kind as of
    from payments y join purchases p on p.id = y.purchase_id where y.id = ${paymentId}`.execute(db);
  return rows[0];
}

function findApplication(db: Kysely<DB>, id: number): Promise<ApplicationToldOf | undefined> {
  return db.selectFrom('shop_applications').select(['shop_name', 'shop_id', 'reason']).where('id', '=', id).executeTakeFirst();
}
