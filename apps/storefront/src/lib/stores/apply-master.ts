import type { Language, Master } from '@souk/contract/settings';
import { replaceEqualDeep } from '@tanstack/react-query';
import { settingsLists } from '../other-servers/settings-shapes.ts';
import { paths } from '../paths.ts';
import { type Currency, type Direction, defaultSettings as defaults, type SettingsState } from './settings-store.ts';

/** The answer of the settings call; another server may leave fields out. */
export type GivenMaster = Partial<Omit<Master, 'currencies'>> & { currencies?: Currency[] | undefined };

/**
 * Applies the server's settings. `localeChanged` means that the server's default language differs from the stored
 * default, or that the shop no longer offers the visitor's language: the page has to be loaded again. Unchanged values stay the
 * same objects, so that nothing renders again because of them.
 */
export function applyMaster(settings: SettingsState, master: GivenMaster): { settings: SettingsState; localeChanged: boolean } {
  const applied = applyChanges(settings, master);
  return { ...applied, settings: replaceEqualDeep(settings, applied.settings) };
}

function applyChanges(settings: SettingsState, master: GivenMaster): { settings: SettingsState; localeChanged: boolean } {
  const filled = { ...settings, ...shopFields(master), ...signInFields(master), ...lookFields(master) };
  const chosen = { ...filled, ...chooseCurrency(settings, master) };
  const appLocale = master.app_locale;
  const isUnchanged =
    appLocale === settings.defaultLocale && (settings.locale === appLocale || isOffered(chosen.languages, settings.locale));
  if (!appLocale || isUnchanged) return { settings: chosen, localeChanged: false };
  return {
    settings: { ...chosen, locale: appLocale, defaultLocale: appLocale, langDirection: directionOf(chosen.languages, appLocale) },
    localeChanged: true,
  };
}

/** The settings in another language of the shop. */
export function chooseLanguage(settings: SettingsState, locale: string): SettingsState {
  return { ...settings, locale, langDirection: directionOf(settings.languages, locale) };
}

/** A shop that lists no languages may have any. */
function isOffered(languages: readonly Language[], locale: string): boolean {
  return languages.length === 0 || languages.some(({ name }) => name === locale);
}

function directionOf(languages: readonly Language[], locale: string): Direction {
  return languages.find(({ name }) => name === locale)?.direction ?? 'ltr';
}

function shopFields(master: GivenMaster) {
  return {
    logo: master.web_logo ?? defaults.logo,
    currency: { ...defaults.currency, ...master.currency },
    currencies: settingsLists.currencies(master.currencies),
    cashOnDelivery: master.cash_on_delivery ?? defaults.cashOnDelivery,
    onlinePayment: master.online_payment ?? defaults.onlinePayment,
    appName: master.app_name ?? defaults.appName,
    multiVendor: master.multi_vendor ?? defaults.multiVendor,
    paymentGateways: settingsLists.gateways(master.payment_gateways),
    mobile: master.mobile ?? defaults.mobile,
    address: master.address ?? defaults.address,
    pusher_app_key: master.pusher_app_key || defaults.pusher_app_key,
    pusher_app_cluster: master.pusher_app_cluster ?? defaults.pusher_app_cluster,
    pusher_host: master.pusher_host ?? defaults.pusher_host,
    timeZone: master.time_zone ?? defaults.timeZone,
    returnDays: master.return_days ?? defaults.returnDays,
    app_environment: master.app_environment ?? defaults.app_environment,
    languages: settingsLists.languages(master.languages),
  } satisfies Partial<SettingsState>;
}

function lookFields(master: GivenMaster) {
  return {
    showDownloadApp: master.show_download_app ?? defaults.showDownloadApp,
    playStoreLink: master.google_playstore_link ?? defaults.playStoreLink,
    appStoreLink: master.app_store_link ?? defaults.appStoreLink,
    showFooter: master.web_show_footer ?? defaults.showFooter,
    footerText: master.web_footer_text ?? defaults.footerText,
    footerDescription: master.web_footer_description ?? defaults.footerDescription,
    footerLogo: master.web_footer_logo ?? defaults.footerLogo,
    footerQr: master.footer_qr ?? defaults.footerQr,
    socialLinks: settingsLists.socialLinks(master.social_links),
    themeColors: master.theme_colors ?? defaults.themeColors,
    menus: withoutSellerLinks(settingsLists.menus(master.menus), master),
    footers: settingsLists.footers(master.footers).map((column) => ({ ...column, items: withoutSellerLinks(column.items, master) })),
  } satisfies Partial<SettingsState>;
}

/** A single-vendor shop has no seller registration, whatever the settings list. */
function withoutSellerLinks<Entry extends { url: string | null }>(entries: Entry[], { multi_vendor }: GivenMaster): Entry[] {
  return multi_vendor === false ? entries.filter(({ url }) => !url?.startsWith(paths.shopRegister())) : entries;
}

function signInFields(master: GivenMaster) {
  return {
    register_otp_verify: master.register_otp_verify ?? defaults.register_otp_verify,
    register_otp_type: master.register_otp_type ?? defaults.register_otp_type,
    forgot_otp_type: master.forgot_otp_type ?? defaults.forgot_otp_type,
    otpLength: master.otp_length ?? defaults.otpLength,
    socialAuths: {
      google: settingsLists.socialAuth(master.social_auths?.google),
      facebook: settingsLists.socialAuth(master.social_auths?.facebook),
      apple: settingsLists.appleAuth(master.social_auths?.apple),
    },
    phoneRequired: master.phone_required ?? defaults.phoneRequired,
    phoneMinLength: master.phone_min_length ?? defaults.phoneMinLength,
    phoneMaxLength: master.phone_max_length ?? defaults.phoneMaxLength,
    defaultCountry: master.default_country ?? defaults.defaultCountry,
    orderPlaceAccountVerify: master.order_place_account_verify ?? defaults.orderPlaceAccountVerify,
    guestCart: master.guest_cart ?? defaults.guestCart,
    guestCheckout: master.guest_checkout ?? defaults.guestCheckout,
  } satisfies Partial<SettingsState>;
}

/**
 * A changed default of the server overrides the visitor's choice; otherwise the choice stays, with the current rate.
 */
function chooseCurrency(settings: SettingsState, master: GivenMaster): Pick<SettingsState, 'defaultCurrency' | 'selectedCurrency'> {
  const currencies = settingsLists.currencies(master.currencies);
  const flagged = currencies.find(({ is_default }) => is_default) ?? null;
  const named = master.currency?.name ?? flagged?.name ?? settings.defaultCurrency;
  if (named !== settings.defaultCurrency) return { defaultCurrency: named, selectedCurrency: flagged };
  return { defaultCurrency: named, selectedCurrency: stillOffered(settings.selectedCurrency, currencies) ?? flagged };
}

function stillOffered(selected: Currency | null, currencies: readonly Currency[]): Currency | undefined {
  return currencies.find(({ name }) => name === selected?.name);
}
