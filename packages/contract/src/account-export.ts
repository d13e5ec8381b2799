import { z } from 'zod';
import { Address, Medium } from './account.ts';
import { Amount, Id, Timestamp } from './fields.ts';
import { User } from './identity.ts';

const Held = z.object({ product_id: Id, name: z.string() });
const Chosen = { size: z.string().nullable(), color: z.string().nullable(), unit: z.string().nullable() };

const ExportedPayment = z.object({
  gateway: z.string(),
  amount: Amount,
  currency: z.string(),
  status: z.string(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
});
export type ExportedPayment = z.infer<typeof ExportedPayment>;
const ExportedRefund = z.object({ amount: Amount, status: z.string(), created_at: Timestamp, settled_at: Timestamp.nullable() });
export type ExportedRefund = z.infer<typeof ExportedRefund>;

const ExportedReturn = z.object({
  code: z.string(),
  status: z.string(),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  created_at: Timestamp,
  lines: z.array(z.object({ name: z.string(), options: z.string(), quantity: z.int(), reason: z.string(), accepted: z.int().nullable() })),
  events: z.array(z.object({ status: z.string(), note: z.string().nullable(), created_at: Timestamp })),
  refund: Amount.nullable(),
  /** `url` sends the photo to its owner, who is signed in. */
  photos: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type ExportedReturn = z.infer<typeof ExportedReturn>;

const ExportedOrder = z.object({
  code: z.string(),
  shop: z.string(),
  status: z.string(),
  payment_status: z.string(),
  payment_method: z.string(),
  total_amount: Amount,
  coupon_code: z.string().nullable(),
  coupon_discount: Amount,
  membership_discount: Amount,
  tax_amount: Amount,
  delivery_charge: Amount,
  payable_amount: Amount,
  note: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  created_at: Timestamp,
  delivered_at: Timestamp.nullable(),
  cancelled_at: Timestamp.nullable(),
  /** As it was given with the order. */
  address: Address.omit({ id: true, is_default: true }),
  lines: z.array(
    Held.extend({ ...Chosen, brand: z.string().nullable(), list_price: Amount, price: Amount, quantity: z.int(), amount: Amount }),
  ),
  taxes: z.array(z.object({ name: z.string(), percentage: z.number(), amount: Amount })),
  events: z.array(z.object({ status: z.string(), note: z.string().nullable(), created_at: Timestamp })),
  /** Those of its purchase: orders that were placed together are paid together. */
  payments: z.array(ExportedPayment),
  refunds: z.array(ExportedRefund),
  returns: z.array(ExportedReturn),
});
export type ExportedOrder = z.infer<typeof ExportedOrder>;

const ExportedTicket = z.object({
  ticket_number: z.string(),
  subject: z.string(),
  status: z.string(),
  issue_type: z.string(),
  order_number: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  messages: z.array(
    z.object({
      from_shopper: z.boolean(),
      message: z.string(),
      created_at: Timestamp,
      /** `url` sends the file to who is signed in as its owner. */
      attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int(), url: z.string() })),
    }),
  ),
});
export type ExportedTicket = z.infer<typeof ExportedTicket>;

const ExportedSubscription = z.object({
  plan: z.string(),
  status: z.string(),
  price: Amount,
  discount_percentage: z.number(),
  free_delivery: z.boolean(),
  starts_at: Timestamp.nullable(),
  ends_at: Timestamp.nullable(),
  saved_amount: Amount,
  created_at: Timestamp,
  cancelled_at: Timestamp.nullable(),
  payments: z.array(ExportedPayment),
  refunds: z.array(ExportedRefund),
});
export type ExportedSubscription = z.infer<typeof ExportedSubscription>;

/** The file of GET /account/export: a snapshot of all data about a person, without secrets (hashes, codes, tokens). */
export const AccountExport = z.object({
  market: z.string(),
  exported_at: Timestamp,
  currency: z.string(),
  profile: User.extend({
    has_password: z.boolean(),
    language: z.string(),
    message_medium: Medium.nullable(),
    cart_reminders: z.boolean(),
    created_at: Timestamp,
  }),
  identities: z.array(z.object({ provider: z.string(), subject: z.string(), created_at: Timestamp })),
  sessions: z.array(
    z.object({
      device: z.string(),
      created_at: Timestamp,
      last_used_at: Timestamp,
      expires_at: Timestamp,
      ended_at: Timestamp.nullable(),
    }),
  ),
  /** That codes were sent, of the last two days: what for, where to and from which network. */
  codes_sent: z.array(z.object({ purpose: z.string(), destination: z.string(), network: z.string(), created_at: Timestamp })),
  addresses: z.array(Address.extend({ created_at: Timestamp })),
  favorites: z.array(Held.extend({ created_at: Timestamp })),
  /** The link that shares the wishlist, without its token. */
  wishlist_link: z.object({ first_name: z.string().nullable(), created_at: Timestamp }).nullable(),
  /** Asked-for messages about a product, also those that have come or were stopped. */
  notices: z.array(
    Held.extend({
      kind: z.string(),
      price: Amount,
      created_at: Timestamp,
      notified_at: Timestamp.nullable(),
      stopped_at: Timestamp.nullable(),
      ended_at: Timestamp.nullable(),
    }),
  ),
  recent_views: z.array(Held.extend({ viewed_at: Timestamp })),
  cart: z.array(Held.extend({ ...Chosen, quantity: z.int(), is_buy_now: z.boolean(), created_at: Timestamp })),
  vouchers_collected: z.array(z.object({ code: z.string(), shop: z.string(), collected_at: Timestamp })),
  orders: z.array(ExportedOrder),
  subscriptions: z.array(ExportedSubscription),
  reviews: z.array(
    Held.extend({
      author: z.string(),
      rating: z.int(),
      description: z.string(),
      language: z.string(),
      created_at: Timestamp,
      photos: z.array(z.string()),
    }),
  ),
  /** Reports about reviews of others. */
  review_reports: z.array(z.object({ product: z.string(), reason: z.string(), details: z.string(), created_at: Timestamp })),
  tickets: z.array(ExportedTicket),
  /** Questions about products, which are shown with their answers. */
  questions: z.array(z.object({ product: z.string(), question: z.string(), answer: z.string().nullable(), created_at: Timestamp })),
  /** Conversations with shops. */
  conversations: z.array(
    z.object({
      shop: z.string(),
      order: z.string().nullable(),
      product: z.string().nullable(),
      created_at: Timestamp,
      messages: z.array(z.object({ from_shopper: z.boolean(), message: z.string(), created_at: Timestamp })),
    }),
  ),
  /** Messages sent without signing in, found by the person's verified phone number and mail address. */
  contact_messages: z.array(
    z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
      subject: z.string(),
      message: z.string(),
      created_at: Timestamp,
    }),
  ),
  /** Likewise; `pictures` are the shop's sign and banner. */
  shop_applications: z.array(
    z.object({
      owner_name: z.string(),
      phone: z.string(),
      email: z.string(),
      shop_name: z.string(),
      description: z.string(),
      address: z.string(),
      status: z.string(),
      reason: z.string().nullable(),
      created_at: Timestamp,
      pictures: z.array(z.string()),
      documents: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int(), url: z.string() })),
    }),
  ),
  /** The shops that the person sells for. */
  shop_memberships: z.array(z.object({ shop: z.string(), role: z.string(), joined_at: Timestamp })),
  /** The invitations to sell for a shop, with the name that the inviter wrote. */
  shop_invitations: z.array(z.object({ shop: z.string(), role: z.string(), name: z.string(), phone: z.string(), created_at: Timestamp })),
  /** Browsers that show messages as notifications, with the push service's address of each. */
  push_devices: z.array(z.object({ device: z.string(), endpoint: z.string(), created_at: Timestamp })),
  /** Messages that were sent to the person by phone, mail or notification. `sent_to` is the masked number or mail address. */
  messages: z.array(
    z.object({
      kind: z.string(),
      status: z.string(),
      medium: z.string().nullable(),
      sent_to: z.string().nullable(),
      created_at: Timestamp,
      settled_at: Timestamp.nullable(),
    }),
  ),
  /** Sign-ins, wrong codes, ended sessions and changes of the account, as the security log has them. */
  security_events: z.array(
    z.object({
      kind: z.string(),
      address: z.string(),
      device: z.string(),
      details: z.record(z.string(), z.unknown()),
      created_at: Timestamp,
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;
