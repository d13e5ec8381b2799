import { PhoneCode, text } from '@souk/contract/fields';
import { Master, ThemeColors } from '@souk/contract/settings';
import { MAX_AMOUNT } from '@souk/money/amount';
import { z } from 'zod';
import { isTimeZone } from './domain/is-time-zone.ts';
import { settingsOfShops } from './settings-of-shops.ts';
import { type SiteSetting, wholeSetting } from './site-setting.ts';

const master = Master.shape;

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour like #B4501E' });
/** A theme applies only if it has all twelve colours. */
const allColors = z.record(ThemeColors.keyType, hex).nullable();
const address = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/|\/)\S+$/, { error: 'must be an address: /media/… or https://…' })
  .nullable();
/** For one language: an empty one removes it. */
const addressOrNone = z.literal('').or(address.unwrap());
const webAddress = z
  .string()
  .max(500)
  .regex(/^https?:\/\/\S+$/, { error: 'must be an address that begins with https://' })
  .nullable();
const line = (max: number) => text(max).min(1).nullable();

const provider = z.strictObject({ is_active: z.boolean().default(false), client_id: z.string().min(1).max(300).nullable().default(null) });
const hasId = ({ is_active, client_id }: z.output<typeof provider>) => !is_active || client_id !== null;
const needsId = { error: 'is switched on without its client_id' };
/** An enabled provider needs a client id. */
const socialAuths = z.strictObject({
  google: provider.refine(hasId, needsId).prefault({}),
  facebook: provider.refine(hasId, needsId).prefault({}),
  apple: provider
    .extend({ redirect_url: z.string().nullable().default(null) })
    .refine(hasId, needsId)
    .prefault({}),
});

/** Columns that the process writes at start, by the environment variable they come from. */
export const processSettings: Readonly<Record<string, string>> = {
  pusher_app_key: 'PUSHER_KEY',
  pusher_app_cluster: 'PUSHER_CLUSTER',
  pusher_host: 'PUSHER_HOST',
};

export const siteSettings: readonly SiteSetting[] = [
  {
    name: 'app_name',
    column: 'app_name',
    kind: 'texts',
    schema: text(60).pipe(master.app_name),
    help: 'Name of the marketplace',
    initial: { en: 'Souk' },
  },
  {
    name: 'app_locale',
    column: 'app_locale',
    kind: 'text',
    schema: master.app_locale,
    help: 'Default language, used for missing translations',
    initial: 'en',
    control: 'language',
  },
  {
    name: 'multi_vendor',
    column: 'multi_vendor',
    kind: 'flag',
    schema: master.multi_vendor,
    help: 'Whether there are several shops',
    initial: true,
  },
  {
    name: 'single_shop',
    column: 'single_shop_id',
    kind: 'shop',
    schema: z.int().nullable(),
    help: 'The shop of a single-vendor marketplace by its slug; (none): the first one',
    initial: null,
  },
  {
    name: 'cash_on_delivery',
    column: 'cash_on_delivery',
    kind: 'flag',
    schema: master.cash_on_delivery,
    help: 'Whether cash on delivery is offered',
    initial: false,
  },
  {
    name: 'online_payment',
    column: 'online_payment',
    kind: 'flag',
    schema: master.online_payment,
    help: 'Whether online payment is offered',
    initial: false,
  },
  wholeSetting({
    column: 'unpaid_minutes',
    help: 'Minutes until an unpaid order is cancelled',
    initial: 60,
    limits: [5, 10080],
  }),
  {
    name: 'mobile',
    column: 'mobile',
    kind: 'text',
    schema: line(32).pipe(master.mobile),
    help: 'Phone number of the contact page',
    initial: null,
  },
  {
    name: 'email',
    column: 'email',
    kind: 'text',
    schema: z.email().max(254).nullable(),
    help: 'Mail address of the contact page',
    initial: null,
  },
  { name: 'whatsapp', column: 'whatsapp', kind: 'text', schema: line(32), help: 'WhatsApp number of the contact page', initial: null },
  {
    name: 'address',
    column: 'address',
    kind: 'texts',
    schema: text(300),
    help: 'Address of the contact page',
    initial: {},
    control: 'long-texts',
  },
  {
    name: 'opening_hours',
    column: 'opening_hours',
    kind: 'texts',
    schema: text(300),
    help: 'Opening hours of the contact page',
    initial: {},
    control: 'long-texts',
  },
  { name: 'web_logo', column: 'logo_url', kind: 'texts', schema: addressOrNone, help: 'Logo', initial: {}, control: 'pictures' },
  {
    name: 'web_show_footer',
    column: 'show_footer',
    kind: 'flag',
    schema: master.web_show_footer,
    help: 'Whether pages have a footer',
    initial: true,
  },
  wholeSetting({
    column: 'refund_code_above',
    help: 'Refunds above this amount, in cents, need the second factor of the last ten minutes',
    initial: 10_000,
    limits: [0, MAX_AMOUNT],
  }),
  {
    name: 'web_footer_logo',
    column: 'footer_logo_url',
    kind: 'texts',
    schema: addressOrNone,
    help: 'Logo of the footer',
    initial: {},
    control: 'pictures',
  },
  { name: 'web_footer_text', column: 'footer_text', kind: 'texts', schema: text(300), help: 'Last line of the footer', initial: {} },
  {
    name: 'web_footer_description',
    column: 'footer_description',
    kind: 'texts',
    schema: text(1000),
    help: 'Description of the marketplace in the footer',
    initial: {},
    control: 'long-texts',
  },
  {
    name: 'footer_qr',
    column: 'footer_qr_url',
    kind: 'text',
    schema: address.pipe(master.footer_qr),
    help: 'QR code of the footer',
    initial: null,
    control: 'address',
  },
  {
    name: 'show_download_app',
    column: 'show_download_app',
    kind: 'flag',
    schema: master.show_download_app,
    help: 'Whether the footer links to the apps',
    initial: false,
  },
  {
    name: 'google_playstore_link',
    column: 'google_playstore_link',
    kind: 'text',
    schema: webAddress.pipe(master.google_playstore_link),
    help: 'Address of the Android app',
    initial: null,
    control: 'address',
  },
  {
    name: 'app_store_link',
    column: 'app_store_link',
    kind: 'text',
    schema: webAddress.pipe(master.app_store_link),
    help: 'Address of the iPhone app',
    initial: null,
    control: 'address',
  },
  {
    name: 'theme_colors',
    column: 'theme_colors',
    kind: 'json',
    schema: allColors,
    help: 'Theme colours: primary and 50 to 950, all twelve; (none): the default ones',
    initial: null,
    control: 'colors',
  },
  {
    name: 'register_otp_verify',
    column: 'register_otp_verify',
    kind: 'flag',
    schema: master.register_otp_verify,
    help: 'Whether registration asks for a code',
    initial: true,
  },
  {
    name: 'register_otp_type',
    column: 'register_otp_type',
    kind: 'text',
    schema: master.register_otp_type,
    help: 'Destination of the registration code: phone or email',
    initial: 'phone',
    options: ['phone', 'email'],
  },
  {
    name: 'forgot_otp_type',
    column: 'forgot_otp_type',
    kind: 'text',
    schema: master.forgot_otp_type,
    help: 'Destination of the code for a forgotten password: phone or email',
    initial: 'phone',
    options: ['phone', 'email'],
  },
  {
    name: 'otp_length',
    column: 'otp_length',
    kind: 'whole',
    schema: master.otp_length.min(4).max(8),
    help: 'Number of digits of a code',
    initial: 4,
    limits: [4, 8],
  },
  {
    name: 'phone_required',
    column: 'phone_required',
    kind: 'flag',
    schema: master.phone_required,
    help: 'Whether registration needs a phone number',
    initial: true,
  },
  {
    name: 'phone_min_length',
    column: 'phone_min_length',
    kind: 'whole',
    schema: master.phone_min_length.min(4).max(20),
    help: 'Minimum digits of a phone number',
    initial: 9,
    limits: [4, 20],
  },
  {
    name: 'phone_max_length',
    column: 'phone_max_length',
    kind: 'whole',
    schema: master.phone_max_length.min(4).max(20),
    help: 'Maximum digits of a phone number',
    initial: 16,
    limits: [4, 20],
  },
  {
    name: 'default_country',
    column: 'default_country',
    kind: 'country',
    schema: z.string(),
    help: 'Default country of phone numbers: English name or two letters',
    initial: 'India',
  },
  {
    name: 'default_phone_code',
    column: 'default_phone_code',
    kind: 'text',
    schema: PhoneCode.transform((code) => code.replace('+', '')),
    help: 'Phone code of the default country, changes with it',
    initial: '91',
    follows: 'default_country',
  },
  {
    name: 'order_place_account_verify',
    column: 'order_place_account_verify',
    kind: 'flag',
    schema: master.order_place_account_verify,
    help: 'Whether an order needs a verified phone number or mail address',
    initial: false,
  },
  {
    name: 'guest_cart',
    column: 'guest_cart',
    kind: 'flag',
    schema: master.guest_cart,
    help: 'Whether visitors have a cart',
    initial: false,
  },
  {
    name: 'guest_checkout',
    column: 'guest_checkout',
    kind: 'flag',
    schema: master.guest_checkout,
    help: 'Whether visitors with a cart can check out and sign in by the code at the end; needs guest_cart',
    initial: false,
  },
  wholeSetting({
    column: 'cart_reminder_hours',
    help: 'Hours until a shopper who wants it gets one message about a cart that was left',
    initial: 24,
    limits: [1, 720],
  }),
  {
    name: 'time_zone',
    column: 'time_zone',
    kind: 'text',
    schema: text(60).refine(isTimeZone, { error: 'must be a time zone like Asia/Amman' }),
    help: 'Time zone in which days of delivery are counted',
    initial: 'UTC',
    control: 'time-zone',
  },
  wholeSetting({
    column: 'return_days',
    help: 'Days to return an order after its delivery, shown to shoppers; (none): only shops with days of their own take returns',
    initial: null,
    limits: [1, 365],
  }),
  ...settingsOfShops,
  {
    name: 'social_auths',
    column: 'social_auths',
    kind: 'json',
    schema: socialAuths.pipe(master.social_auths),
    help: 'Sign-in with google, facebook, apple',
    initial: {},
    control: 'social',
  },
];
