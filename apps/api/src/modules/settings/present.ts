import { type Currency, type Footer, FooterItem, Language, Master, MenuItem, ThemeColors } from '@souk/contract/settings';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type {
  Currencies,
  FooterItems,
  Footers,
  Languages as LanguagesTable,
  Menus,
  PaymentGateways,
  Settings,
  SocialLinks,
} from '../../../db/schema.ts';
import { type Languages, pickText, pickTextOrNull } from '../../platform/text/texts.ts';

export type MasterRows = {
  settings: Selectable<Settings>;
  country: Master['default_country'];
  currencies: Selectable<Currencies>[];
  languages: Selectable<LanguagesTable>[];
  gateways: Selectable<PaymentGateways>[];
  socialLinks: Selectable<SocialLinks>[];
  menus: Selectable<Menus>[];
  footers: Selectable<Footers>[];
  footerItems: Selectable<FooterItems>[];
};

type PresentOptions = Languages & { environment: 'local' | 'production' };

/** Builds the configuration answer. */
export function presentMaster(rows: MasterRows, options: PresentOptions): Master {
  const { settings } = rows;
  const currencies = rows.currencies.map(presentCurrency);
  const currency = currencies.find(({ is_default }) => is_default) ?? currencies[0];
  if (!currency) throw new Error('The market has no active currency');
  return {
    ...presentShop(settings, options),
    ...presentSignIn(settings),
    default_country: rows.country,
    currency: { name: currency.name, symbol: currency.symbol, position: currency.position },
    currencies,
    languages: rows.languages.map((language, index) => Language.parse({ ...language, id: index + 1 })),
    payment_gateways: rows.gateways.map(({ name, title, logo_url }) => ({ name, title, logo: logo_url })),
    social_links: rows.socialLinks.map(({ name, link, logo_url }) => ({ name, link, logo: logo_url })),
    menus: rows.menus.map((menu) => MenuItem.parse({ ...menu, name: pickText(menu.name, options) })),
    footers: rows.footers.map((footer) => presentFooter(footer, rows.footerItems, options)),
    app_environment: options.environment,
  };
}

function presentShop(settings: Selectable<Settings>, languages: Languages) {
  return {
    app_name: pickText(settings.app_name, languages),
    app_locale: settings.app_locale,
    multi_vendor: settings.multi_vendor,
    cash_on_delivery: settings.cash_on_delivery,
    online_payment: settings.online_payment,
    google_playstore_link: settings.google_playstore_link,
    app_store_link: settings.app_store_link,
    show_download_app: settings.show_download_app,
    mobile: settings.mobile,
    address: pickTextOrNull(settings.address, languages),
    web_logo: pickText(settings.logo_url, languages) || null,
    web_show_footer: settings.show_footer,
    web_footer_logo: pickText(settings.footer_logo_url, languages) || null,
    web_footer_text: pickTextOrNull(settings.footer_text, languages),
    web_footer_description: pickTextOrNull(settings.footer_description, languages),
    footer_qr: settings.footer_qr_url,
    theme_colors: settings.theme_colors === null ? null : ThemeColors.parse(settings.theme_colors),
    pusher_app_key: settings.pusher_app_key,
    pusher_app_cluster: settings.pusher_app_cluster,
    pusher_host: settings.pusher_host,
    time_zone: settings.time_zone,
    return_days: settings.return_days,
  };
}

const SocialAuth = z.object({ is_active: z.boolean().default(false), client_id: z.string().nullable().default(null) }).prefault({});
/** A provider without settings is off. */
const SocialAuths = z.object({
  google: SocialAuth,
  facebook: SocialAuth,
  apple: SocialAuth.unwrap()
    .extend({ redirect_url: z.string().nullable().default(null) })
    .prefault({}),
});

function presentSignIn(settings: Selectable<Settings>) {
  return {
    register_otp_verify: settings.register_otp_verify,
    register_otp_type: Master.shape.register_otp_type.parse(settings.register_otp_type),
    forgot_otp_type: Master.shape.forgot_otp_type.parse(settings.forgot_otp_type),
    otp_length: settings.otp_length,
    phone_required: settings.phone_required,
    phone_min_length: settings.phone_min_length,
    phone_max_length: settings.phone_max_length,
    order_place_account_verify: settings.order_place_account_verify,
    guest_cart: settings.guest_cart,
    guest_checkout: settings.guest_cart && settings.guest_checkout,
    social_auths: SocialAuths.parse(settings.social_auths),
  };
}

function presentCurrency(row: Selectable<Currencies>): Currency {
  const rate = Number(row.rate_from_default);
  return {
    id: row.id,
    name: row.name,
    symbol: row.symbol,
    position: row.position === 'suffix' ? 'suffix' : 'prefix',
    // Older clients read `rate` instead of `rate_from_default`.
    rate,
    rate_from_default: rate,
    is_default: row.is_default,
  };
}

function presentFooter(footer: Selectable<Footers>, items: Selectable<FooterItems>[], languages: Languages): Footer {
  return {
    id: footer.id,
    title: pickText(footer.title, languages),
    items: items
      .filter((item) => item.footer_id === footer.id)
      .map((item) => FooterItem.parse({ ...item, title: pickText(item.title, languages) })),
  };
}
