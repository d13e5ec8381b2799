import { PhoneCode, text } from '@souk/contract/fields';
import { Master, ThemeColors } from '@souk/contract/settings';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { Settings } from '../../../db/schema.ts';

/** How a setting is typed; `texts` are texts by language. */
type Kind = 'text' | 'flag' | 'whole' | 'json' | 'texts' | 'shop' | 'country';

export type SiteSetting = {
  /** As the configuration of the storefront calls it. */
  name: string;
  column: Exclude<keyof Insertable<Settings>, 'id'>;
  kind: Kind;
  /** What it may be: what the contract answers, where that says it. */
  schema: z.ZodType;
  help: string;
};

const answered = Master.shape;

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour like #B4501E' });
/** The storefront paints with them only where all twelve are there. */
const allColors = z.record(ThemeColors.keyType, hex).nullable();
const address = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/|\/)\S+$/, { error: 'must be an address: /media/… or https://…' })
  .nullable();
const webAddress = z
  .string()
  .max(500)
  .regex(/^https?:\/\/\S+$/, { error: 'must be an address that begins with https://' })
  .nullable();
const line = (max: number) => text(max).min(1).nullable();

const provider = z.strictObject({ is_active: z.boolean().default(false), client_id: z.string().min(1).max(300).nullable().default(null) });
const hasId = ({ is_active, client_id }: z.output<typeof provider>) => !is_active || client_id !== null;
const needsId = { error: 'is switched on without its client_id' };
/** What is switched on must say which client of the provider the market is. */
const socialAuths = z.strictObject({
  google: provider.refine(hasId, needsId).prefault({}),
  facebook: provider.refine(hasId, needsId).prefault({}),
  apple: provider
    .extend({ redirect_url: z.string().nullable().default(null) })
    .refine(hasId, needsId)
    .prefault({}),
});

/** What the process writes into the row when it starts, with the setting of its own that says it. */
export const processSettings: Readonly<Record<string, string>> = {
  pusher_app_key: 'PUSHER_KEY',
  pusher_app_cluster: 'PUSHER_CLUSTER',
  pusher_host: 'PUSHER_HOST',
};

export const siteSettings: readonly SiteSetting[] = [
  {
    name: 'app_name',
    column: 'app_name',
    kind: 'text',
    schema: text(60).min(1).pipe(answered.app_name),
    help: 'What the market is called',
  },
  {
    name: 'app_locale',
    column: 'app_locale',
    kind: 'text',
    schema: answered.app_locale,
    help: 'Its own language, which fills the gaps of others',
  },
  { name: 'multi_vendor', column: 'multi_vendor', kind: 'flag', schema: answered.multi_vendor, help: 'Many shops, or one' },
  {
    name: 'single_shop',
    column: 'single_shop_id',
    kind: 'shop',
    schema: z.int().nullable(),
    help: 'Which one, by slug; (none): the first',
  },
  {
    name: 'cash_on_delivery',
    column: 'cash_on_delivery',
    kind: 'flag',
    schema: answered.cash_on_delivery,
    help: 'Whether orders may be paid in cash',
  },
  {
    name: 'online_payment',
    column: 'online_payment',
    kind: 'flag',
    schema: answered.online_payment,
    help: 'Whether they may be paid through gateways',
  },
  {
    name: 'unpaid_minutes',
    column: 'unpaid_minutes',
    kind: 'whole',
    schema: z.int().min(5).max(10_080),
    help: 'How long an order waits for its payment',
  },
  { name: 'mobile', column: 'mobile', kind: 'text', schema: line(32).pipe(answered.mobile), help: 'The number on the contact page' },
  { name: 'email', column: 'email', kind: 'text', schema: z.email().max(254).nullable(), help: 'The mail address there' },
  { name: 'whatsapp', column: 'whatsapp', kind: 'text', schema: line(32), help: 'The WhatsApp number there' },
  { name: 'address', column: 'address', kind: 'texts', schema: text(300), help: 'Where the market is' },
  { name: 'opening_hours', column: 'opening_hours', kind: 'texts', schema: text(300), help: 'When it is open' },
  { name: 'web_logo', column: 'logo_url', kind: 'text', schema: address.pipe(answered.web_logo), help: 'The logo' },
  { name: 'web_show_footer', column: 'show_footer', kind: 'flag', schema: answered.web_show_footer, help: 'Whether pages have a footer' },
  {
    name: 'web_footer_logo',
    column: 'footer_logo_url',
    kind: 'text',
    schema: address.pipe(answered.web_footer_logo),
    help: 'The logo in it',
  },
  { name: 'web_footer_text', column: 'footer_text', kind: 'texts', schema: text(300), help: 'The line below it' },
  { name: 'web_footer_description', column: 'footer_description', kind: 'texts', schema: text(1000), help: 'What it says of the market' },
  { name: 'footer_qr', column: 'footer_qr_url', kind: 'text', schema: address.pipe(answered.footer_qr), help: 'The code to scan in it' },
  {
    name: 'show_download_app',
    column: 'show_download_app',
    kind: 'flag',
    schema: answered.show_download_app,
    help: 'Whether it shows the apps',
  },
  {
    name: 'google_playstore_link',
    column: 'google_playstore_link',
    kind: 'text',
    schema: webAddress.pipe(answered.google_playstore_link),
    help: 'The app for Android',
  },
  {
    name: 'app_store_link',
    column: 'app_store_link',
    kind: 'text',
    schema: webAddress.pipe(answered.app_store_link),
    help: 'The app for iPhones',
  },
  {
    name: 'theme_colors',
    column: 'theme_colors',
    kind: 'json',
    schema: allColors,
    help: 'primary and 50 to 950, all twelve; (none): the usual ones',
  },
  {
    name: 'register_otp_verify',
    column: 'register_otp_verify',
    kind: 'flag',
    schema: answered.register_otp_verify,
    help: 'Whether a newcomer types a code',
  },
  {
    name: 'register_otp_type',
    column: 'register_otp_type',
    kind: 'text',
    schema: answered.register_otp_type,
    help: 'Where it goes: phone or email',
  },
  {
    name: 'forgot_otp_type',
    column: 'forgot_otp_type',
    kind: 'text',
    schema: answered.forgot_otp_type,
    help: 'What a forgotten password asks for: phone or email',
  },
  { name: 'otp_length', column: 'otp_length', kind: 'whole', schema: answered.otp_length.min(4).max(8), help: 'Digits of a code' },
  {
    name: 'phone_required',
    column: 'phone_required',
    kind: 'flag',
    schema: answered.phone_required,
    help: 'Whether one registers with a phone',
  },
  {
    name: 'phone_min_length',
    column: 'phone_min_length',
    kind: 'whole',
    schema: answered.phone_min_length.min(4).max(20),
    help: 'Digits of a number at least',
  },
  {
    name: 'phone_max_length',
    column: 'phone_max_length',
    kind: 'whole',
    schema: answered.phone_max_length.min(4).max(20),
    help: 'Digits of a number at most',
  },
  {
    name: 'default_country',
    column: 'default_country',
    kind: 'country',
    schema: z.string(),
    help: 'The country of a number until another one is chosen: its English name or two letters',
  },
  {
    name: 'default_phone_code',
    column: 'default_phone_code',
    kind: 'text',
    schema: PhoneCode.transform((code) => code.replace('+', '')),
    help: 'The code of that country, which changes with it',
  },
  {
    name: 'order_place_account_verify',
    column: 'order_place_account_verify',
    kind: 'flag',
    schema: answered.order_place_account_verify,
    help: 'Whether an order wants a proved number or address',
  },
  {
    name: 'social_auths',
    column: 'social_auths',
    kind: 'json',
    schema: socialAuths.pipe(answered.social_auths),
    help: 'Sign-in through google, facebook, apple',
  },
];
