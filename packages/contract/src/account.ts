import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import type { Calls } from './endpoint.ts';
import { Empty, Id, IdParam, Otp, Phone, requiredText, Timestamp, text } from './fields.ts';
import { CodeSent } from './identity.ts';

export const Address = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  area: z.string(),
  flat_no: z.string().nullable(),
  post_code: z.string().nullable(),
  address_line: z.string(),
  address_line2: z.string().nullable(),
  address_type: z.enum(['home', 'office', 'other']),
  is_default: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Address = z.infer<typeof Address>;

export const AddressForm = z.strictObject({
  name: requiredText(120),
  phone: Phone,
  area: requiredText(120),
  flat_no: text(60).nullish(),
  post_code: text(20).nullish(),
  address_line: requiredText(200),
  address_line2: text(200).nullish(),
  address_type: z.enum(['home', 'office', 'other']),
  is_default: z.boolean(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});
export type AddressForm = z.infer<typeof AddressForm>;

/** How a message comes, as people call it. */
export const Medium = z.enum(['mail', 'whatsapp', 'sms']);
export type Medium = z.infer<typeof Medium>;

export const MessagePreference = z.object({
  /** The available ways to send messages, the default first; `to` is the verified number or address. */
  media: z.array(z.object({ medium: Medium, to: z.string().nullable() })),
  /** Null: whichever reaches you first. */
  chosen: Medium.nullable(),
  /** Whether one message comes about a cart that was left. */
  cart_reminders: z.boolean(),
});
export type MessagePreference = z.infer<typeof MessagePreference>;

/** Whether this browser shows messages as notifications (web push). */
export const PushState = z.object({
  /** The key with which a browser subscribes: `applicationServerKey`. */
  public_key: z.string(),
  /** The push service's address of this sign-in's browser; null: notifications are off. */
  endpoint: z.string().nullable(),
});
export type PushState = z.infer<typeof PushState>;

/** A browser's subscription: the fields of `PushSubscription.toJSON()` that are needed. */
export const PushDeviceForm = z.strictObject({
  endpoint: requiredText(1000),
  keys: z.strictObject({ p256dh: requiredText(200), auth: requiredText(50) }),
});
export type PushDeviceForm = z.infer<typeof PushDeviceForm>;

/** The link by which a shopper shares their wishlist: `/wishlist/{token}` in the storefront. */
export const WishlistLink = z.object({
  token: z.string(),
  /** The name that visitors of the list see; null: none. */
  first_name: z.string().nullable(),
  created_at: Timestamp,
});
export type WishlistLink = z.infer<typeof WishlistLink>;

const idParams = z.strictObject({ id: IdParam });
const absent = { 404: 'There is no such address of yours.' };

export const accountCalls = {
  'GET /addresses': {
    access: 'signed-in',
    origin: 'specification',
    summary: 'Your addresses, the default one first.',
    answer: z.object({ addresses: z.array(Address) }),
  },
  'POST /address/store': {
    access: 'signed-in',
    summary: 'Adds an address.',
    body: AddressForm,
    answer: z.object({ address: Address }),
    status: 201,
  },
  'POST /address/{id}/update': {
    access: 'signed-in',
    summary: 'Changes an address.',
    params: idParams,
    body: AddressForm,
    answer: z.object({ address: Address }),
    refusals: absent,
  },
  'DELETE /address/{id}/delete': { access: 'signed-in', summary: 'Removes an address.', params: idParams, answer: Empty, refusals: absent },
  'GET /favorite-products': {
    access: 'signed-in',
    origin: 'specification',
    summary: 'Your wishlist.',
    answer: z.object({ products: z.array(ProductCard) }),
  },
  'GET /favorites/ids': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'The ids of the products on your wishlist, the latest first; at most 500. Catalogue answers are the same for everybody and do not mark them.',
    answer: z.object({ product_ids: z.array(Id) }),
  },
  'POST /favorite-add-or-remove': {
    access: 'signed-in',
    summary: 'Puts a product on the wishlist, or takes it off.',
    body: z.strictObject({ product_id: Id }),
    answer: z.object({ product: ProductCard, total: z.int() }),
    refusals: { 404: 'There is no such product.' },
  },
  'POST /favorites/join': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Puts products on the wishlist that were liked before signing in, the latest first. What is on it already stays.',
    body: z.strictObject({ product_ids: z.array(Id).max(500) }),
    answer: z.object({ products: z.array(ProductCard) }),
  },
  'GET /wishlist-link': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'The link that shares your wishlist, or null.',
    answer: z.object({ link: WishlistLink.nullable() }),
  },
  'POST /wishlist-link': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'Makes the link that shares your wishlist, or changes the name on it. `renew` makes another one, and the former opens nothing.',
    body: z.strictObject({ first_name: requiredText(40).nullable(), renew: z.boolean().default(false) }),
    answer: z.object({ link: WishlistLink }),
  },
  'DELETE /wishlist-link': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Ends the sharing of your wishlist: the link opens nothing any more.',
    answer: Empty,
  },
  'GET /wishlists/{token}': {
    access: 'public',
    origin: 'ours',
    summary: 'A shared wishlist: its products that are sold, the latest first, and the first name that its owner chose.',
    params: z.strictObject({ token: requiredText(100) }),
    answer: z.object({ first_name: z.string().nullable(), products: z.array(ProductCard) }),
    refusals: { 404: 'There is no such link, or its owner ended it.' },
  },
  'GET /recently-views': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'The ten products you looked at last.',
    answer: z.object({ products: z.array(ProductCard) }),
  },
  'POST /recently-views/join': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Notes products that were looked at before signing in, the latest first.',
    body: z.strictObject({ product_ids: z.array(Id).max(50) }),
    answer: z.object({ products: z.array(ProductCard) }),
  },
  'GET /message-preference': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'How messages about your orders and tickets come.',
    answer: MessagePreference,
  },
  'POST /message-preference': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'Chooses how such messages come first; null leaves it to the market. Codes go where they are asked for. Or whether one message comes about a cart that was left.',
    body: z
      .strictObject({ medium: Medium.nullable().optional(), cart_reminders: z.boolean().optional() })
      .refine((body) => body.medium !== undefined || body.cart_reminders !== undefined, { path: ['medium'] }),
    answer: MessagePreference,
    refusals: { 422: 'The market cannot send that way, or your number or address for it is not verified.' },
  },
  'GET /push-device': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Whether the browser of this sign-in shows your messages as notifications, and the key with which it subscribes.',
    answer: PushState,
  },
  'POST /push-device': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'Messages about your orders and tickets come as notifications to this browser from now on; those that cannot be sent so come as chosen. It ends with the sign-in.',
    body: PushDeviceForm,
    answer: PushState,
    status: 201,
    refusals: { 422: 'The address is not one of a known push service, or nothing can be encrypted with the keys.' },
  },
  'DELETE /push-device': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Turns notifications in this browser off. It can be repeated.',
    answer: PushState,
  },
  'GET /account/export': {
    access: 'signed-in',
    writes: true,
    origin: 'ours',
    summary: 'All that the market holds on you, as a file of JSON (`AccountExport` in the contract). One at a time; uses the code up.',
    query: z.strictObject({ otp: Otp }),
    answer: Empty,
    sends: ['application/json'],
    refusals: { 422: 'The code is wrong, used or expired.' },
  },
  'POST /account/send-export-otp': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Sends the code that GET /account/export asks for, to your verified number or mail address.',
    answer: CodeSent,
    refusals: { 422: 'There is no number or mail address that a code could be sent to.' },
  },
  'POST /account/send-erasure-otp': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Sends the code that DELETE /account asks for, to your verified number or mail address.',
    answer: CodeSent,
    refusals: {
      409: 'Orders are under way, or a payment or refund is open.',
      422: 'There is no number or mail address that a code could be sent to.',
    },
  },
  'DELETE /account': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Erases you, for good: what the law wants of orders stays without your name. Every session ends.',
    body: z.strictObject({ otp: Otp }),
    endsSessions: true,
    answer: Empty,
    refusals: { 409: 'Orders are under way, or a payment or refund is open.', 422: 'The code is wrong, used or expired.' },
  },
} satisfies Calls;
