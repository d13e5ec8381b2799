import { AccountExport } from '@souk/contract/account-export';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { exportKept } from '../../modules/account/export-kept.ts';
import { exportCart } from '../../modules/cart/export-cart.ts';
import { exportReviews } from '../../modules/catalog/export-reviews.ts';
import { exportVouchers } from '../../modules/checkout/export-vouchers.ts';
import { exportContactMessages } from '../../modules/content/own-contact-messages.ts';
import { exportIdentity } from '../../modules/identity/export-identity.ts';
import { readProvedAddresses } from '../../modules/identity/read-proved-addresses.ts';
import { exportSubscriptions } from '../../modules/membership/export-subscriptions.ts';
import { exportMessages } from '../../modules/messages/export-messages.ts';
import { exportOrders } from '../../modules/orders/export-orders.ts';
import { exportPayments } from '../../modules/payments/export-payments.ts';
import { exportSecurityEvents } from '../../modules/security-log/security-log.ts';
import { exportApplications } from '../../modules/sellers/own-applications.ts';
import { readMarketName } from '../../modules/settings/read-market-name.ts';
import { exportTickets } from '../../modules/support/export-tickets.ts';
import { tooMany } from '../../platform/http/problem.ts';
import type { FileToSend } from '../../platform/http/send-file.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';

/** `admit` throws where the file may not be made. */
export type AccountExporter = (context: SignedIn<Context>, admit?: () => Promise<void>) => Promise<FileToSend>;

const secondsToWait = 10;

/**
 * Everything that is held on the person as one file. All of it is read in one snapshot, so that an order and its payment agree; one
 * file at a time is made for a person, so that nobody fills the memory by asking often.
 */
export function createAccountExporter(): AccountExporter {
  const underway = new Set<number>();
  return async (context, admit) => {
    const personId = context.actor.person_id;
    if (underway.has(personId)) throw tooMany('Your file is being made already. Please wait a moment.', secondsToWait);
    underway.add(personId);
    try {
      await admit?.();
      const { db, log, caller } = context;
      await recordSecurityEvent(db, log, { kind: 'export', person_id: personId, ...caller });
      const held = await context.snapshot((read) => gather({ ...context, read }));
      const day = held.exported_at.slice(0, 10);
      return { content: Buffer.from(JSON.stringify(held, null, 2)), type: 'application/json', name: `${held.market} ${day}.json` };
    } finally {
      underway.delete(personId);
    }
  };
}

/** The contract takes away whatever a row has beyond what the file is said to hold. */
async function gather(context: SignedIn<ReadContext>): Promise<AccountExport> {
  const { read, actor, clock } = context;
  const personId = actor.person_id;
  const { payments, refunds, planRefunds } = await exportPayments(read, personId);
  const orders = await exportOrders(context);
  const subscriptions = await exportSubscriptions(read, personId, context);
  const addresses = await readProvedAddresses(read, personId);
  return AccountExport.parse({
    ...(await readMarketName(read)),
    exported_at: clock.now().toISOString(),
    ...(await exportIdentity(read, personId)),
    ...(await exportKept(read, personId, context)),
    cart: await exportCart(read, personId, context),
    vouchers_collected: await exportVouchers(read, personId, context),
    orders: orders.map(({ id, purchase_id, order }) => ({
      ...order,
      payments: payments.get(purchase_id) ?? [],
      refunds: refunds.get(id) ?? [],
    })),
    subscriptions: subscriptions.map(({ purchase_id, subscription }) => ({
      ...subscription,
      payments: payments.get(purchase_id ?? 0) ?? [],
      refunds: planRefunds.get(purchase_id ?? 0) ?? [],
    })),
    reviews: await exportReviews(read, personId, context),
    tickets: await exportTickets(read, personId, context),
    contact_messages: await exportContactMessages(read, addresses),
    shop_applications: await exportApplications(read, addresses),
    messages: await exportMessages(read, personId),
    security_events: await exportSecurityEvents(read, personId),
  } satisfies AccountExport);
}
