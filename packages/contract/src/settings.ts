import { z } from 'zod';
import type { Calls } from './endpoint.ts';
import { Id } from './fields.ts';

export const Currency = z.object({
  id: Id,
  name: z.string(),
  symbol: z.string(),
  position: z.enum(['prefix', 'suffix']),
  rate: z.number(),
  rate_from_default: z.number(),
  is_default: z.boolean(),
});
export type Currency = z.infer<typeof Currency>;

export const Language = z.object({ id: Id, name: z.string(), title: z.string(), direction: z.enum(['ltr', 'rtl']) });
export type Language = z.infer<typeof Language>;

export const MenuItem = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  target: z.enum(['_self', '_blank']),
  is_external: z.boolean(),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const FooterItem = z.object({
  id: Id,
  type: z.enum(['logo', 'text', 'phone', 'email', 'social_links', 'app_store', 'link']),
  title: z.string(),
  url: z.string().nullable(),
  target: z.enum(['_self', '_blank']),
});
export const Footer = z.object({ id: Id, title: z.string(), items: z.array(FooterItem) });
export type Footer = z.infer<typeof Footer>;

/** `primary` and its eleven shades; the storefront applies them only when all are there. */
export const ThemeColors = z.partialRecord(
  z.enum(['primary', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950']),
  z.string(),
);
export type ThemeColors = z.infer<typeof ThemeColors>;

const SocialAuth = z.object({ is_active: z.boolean(), client_id: z.string().nullable() });

/** The answer that configures the whole storefront. */
export const Master = z.object({
  currency: Currency.pick({ name: true, symbol: true, position: true }),
  currencies: z.array(Currency),
  cash_on_delivery: z.boolean(),
  online_payment: z.boolean(),
  app_name: z.string(),
  google_playstore_link: z.string().nullable(),
  app_store_link: z.string().nullable(),
  multi_vendor: z.boolean(),
  mobile: z.string().nullable(),
  web_show_footer: z.boolean(),
  address: z.string().nullable(),
  payment_gateways: z.array(z.object({ name: z.string(), title: z.string(), logo: z.string().nullable() })),
  web_footer_text: z.string().nullable(),
  web_footer_description: z.string().nullable(),
  web_footer_logo: z.string().nullable(),
  footer_qr: z.string().nullable(),
  web_logo: z.string().nullable(),
  social_links: z.array(z.object({ name: z.string(), link: z.string(), logo: z.string().nullable() })),
  theme_colors: ThemeColors.nullable(),
  pusher_app_key: z.string().nullable(),
  pusher_app_cluster: z.string().nullable(),
  /** Where pages listen instead of at Pusher's own servers: an address. */
  pusher_host: z.string().nullable(),
  app_environment: z.enum(['local', 'production']),
  show_download_app: z.boolean(),
  register_otp_verify: z.boolean(),
  register_otp_type: z.enum(['phone', 'email']),
  forgot_otp_type: z.enum(['phone', 'email']),
  otp_length: z.int(),
  languages: z.array(Language),
  social_auths: z.object({
    google: SocialAuth,
    facebook: SocialAuth,
    apple: SocialAuth.extend({ redirect_url: z.string().nullable() }),
  }),
  phone_required: z.boolean(),
  phone_min_length: z.int(),
  phone_max_length: z.int(),
  /** The country that a number is of until another one is chosen. */
  default_country: z.object({ name: z.string(), iso: z.string(), phone_code: z.string() }),
  order_place_account_verify: z.boolean(),
  /** The IANA name of the time zone in which days of delivery are counted. Ours, like `return_days`. */
  time_zone: z.string(),
  /** For how many days an order can be returned; null where the marketplace names none. */
  return_days: z.int().nullable(),
  /** Whether visitors have a cart, and whether they can begin the checkout with it. */
  guest_cart: z.boolean(),
  guest_checkout: z.boolean(),
  menus: z.array(MenuItem),
  footers: z.array(Footer),
  app_locale: z.string(),
});
export type Master = z.infer<typeof Master>;

/** `iso`: its two letters, by which a browser knows its name in every language. */
export const Country = z.object({ id: Id, iso: z.string(), name: z.string(), phone_code: z.string() });
export type Country = z.infer<typeof Country>;

export const settingsCalls = {
  'GET /master': {
    access: 'public',
    origin: 'specification',
    summary: 'Everything that configures the storefront.',
    answer: Master,
    tags: ['settings'],
  },
  'GET /lang/{locale}': {
    access: 'public',
    origin: 'specification',
    summary: 'The texts of a language, by their English text.',
    params: z.strictObject({ locale: z.string().regex(/^[a-z]{2}$/) }),
    answer: z.record(z.string(), z.string()),
    refusals: { 404: 'A language that the shop does not speak.' },
    tags: ['settings'],
  },
  'GET /countries': {
    access: 'public',
    origin: 'specification',
    summary: 'Countries with their phone codes.',
    answer: z.object({ countries: z.array(Country) }),
    tags: ['settings'],
  },
} satisfies Calls;
