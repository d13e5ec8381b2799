import { AccountExport } from '@souk/contract/account-export';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { exportAccountData } from '../../modules/account/personal-data.ts';
import { exportCart } from '../../modules/cart/cart.ts';
import { exportReports, exportReviews } from '../../modules/catalog/reviews/reviews.ts';
import { exportCollectedVouchers } from '../../modules/checkout/personal-data.ts';
import { exportContactMessages } from '../../modules/content/contact-messages.ts';
import { exportConversations } from '../../modules/conversations/personal-data.ts';
import { exportIdentity } from '../../modules/identity/profile/personal-data.ts';
import { getProvedAddresses } from '../../modules/identity/queries/proofs.ts';
import { exportSubscriptions } from '../../modules/membership/personal-data.ts';
import { exportMessages, exportPushDevices } from '../../modules/messages/personal-data.ts';
import { exportNotices } from '../../modules/notices/present.ts';
import { exportOrders } from '../../modules/orders/personal-data.ts';
import { exportPayments } from '../../modules/payments/personal-data.ts';
import { exportQuestions } from '../../modules/questions/read-questions.ts';
import { exportReturns } from '../../modules/returns/personal-data.ts';
import { exportSecurityEvents } from '../../modules/security-log/security-log.ts';
import { exportApplications, exportMemberships } from '../../modules/sellers/personal-data.ts';
import { getMarketplaceName } from '../../modules/settings/queries.ts';
import { exportTickets } from '../../modules/support/personal-data.ts';
import { tooMany } from '../../platform/app-error.ts';
import type { FileToSend } from '../../platform/http/send-file.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { pickText } from '../../platform/text/texts.ts';

/** `admit` throws if the person may not export their account. */
export type AccountExporter = (context: SignedIn<Context>, admit?: () => Promise<void>) => Promise<FileToSend>;

const retryAfterSeconds = 10;

/**
 * Exports everything about a person as one file, read in one snapshot so that orders and payments agree. Each person can have one
 * export at a time, which bounds the memory.
 */
export function createAccountExporter(): AccountExporter {
  const underway = new Set<number>();
  return async (context, admit) => {
    const personId = context.actor.person_id;
    if (underway.has(personId)) throw tooMany('Your file is already being prepared. Please wait a moment.', retryAfterSeconds);
    underway.add(personId);
    try {
      await admit?.();
      const { db, log, caller } = context;
      await recordSecurityEvent(db, log, { kind: 'export', person_id: personId, ...caller });
      const exported = await context.snapshot((read) => gather({ ...context, read }));
      const day = exported.exported_at.slice(0, 10);
      return { content: Buffer.from(JSON.stringify(exported, null, 2)), type: 'application/json', name: `${exported.market} ${day}.json` };
    } finally {
      underway.delete(personId);
    }
  };
}

/** Parsing with the contract removes columns that the file does not contain. */
async function gather(context: SignedIn<ReadContext>): Promise<AccountExport> {
  const { read, actor, clock } = context;
  const personId = actor.person_id;
  const { payments, refunds, planRefunds } = await exportPayments(read, personId);
  const orders = await exportOrders(context);
  const returns = await exportReturns(read, personId, context);
  const subscriptions = await exportSubscriptions(read, personId, context);
  const addresses = await getProvedAddresses(read, personId);
  const { name, currency } = await getMarketplaceName(read);
  return AccountExport.parse({
    market: pickText(name, context),
    currency,
    exported_at: clock.now().toISOString(),
    ...(await exportIdentity(read, personId)),
    ...(await exportAccountData(read, personId, context)),
    notices: await exportNotices(read, personId, context),
    cart: await exportCart(read, personId, context),
    vouchers_collected: await exportCollectedVouchers(read, personId, context),
    orders: orders.map(({ id, purchase_id, order }) => ({
      ...order,
      payments: payments.get(purchase_id) ?? [],
      refunds: refunds.get(id) ?? [],
      returns: returns.get(id) ?? [],
    })),
    subscriptions: subscriptions.map(({ purchase_id, subscription }) => ({
      ...subscription,
      payments: payments.get(purchase_id ?? 0) ?? [],
      refunds: planRefunds.get(purchase_id ?? 0) ?? [],
    })),
    reviews: await exportReviews(read, personId, context),
    review_reports: await exportReports(read, personId, context),
    tickets: await exportTickets(read, personId, context),
    questions: await exportQuestions(read, personId, context),
    conversations: await exportConversations(read, personId, context),
    contact_messages: await exportContactMessages(read, addresses),
    shop_applications: await exportApplications(read, addresses, clock.now()),
    ...(await exportMemberships(context, personId)),
    push_devices: await exportPushDevices(read, personId),
    messages: await exportMessages(read, personId),
    security_events: await exportSecurityEvents(read, personId),
  } satisfies AccountExport);
}
