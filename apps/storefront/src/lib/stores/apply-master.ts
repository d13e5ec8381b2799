import type { Language, Master } from '@souk/contract/settings';
import { settingsLists } from '../answers/settings-shapes.ts';
import { paths } from '../paths.ts';
import { type Currency, type Direction, type SettingsState, defaultSettings as usual } from './settings-state.ts';

/** What the configuration call answered; another server may leave fields out. */
export type GivenMaster = Partial<Omit<Master, 'currencies'>> & { currencies?: Currency[] | undefined };

/**
 * The settings after a configuration answer. `localeChanged` says that the server's language is another than the stored
 * default one, or that the shop has given up the visitor's: the page then has to be loaded again in it.
 */
export function applyMaster(settings: SettingsState, master: GivenMaster): { settings: SettingsState; localeChanged: boolean } {
  const filled = { ...settings, ...shopFields(master), ...signInFields(master), ...lookFields(master) };
  const chosen = { ...filled, ...chooseCurrency(settings, master) };
  const appLocale = master.app_locale;
  const isKept = appLocale === settings.defaultLocale && (settings.locale === appLocale || isSpoken(chosen.languages, settings.locale));
  if (!appLocale || isKept) return { settings: chosen, localeChanged: false };
  return {
    settings: { ...chosen, locale: appLocale, defaultLocale: appLocale, langDirection: directionOf(chosen.languages, appLocale) },
    localeChanged: true,
  };
}

/** The settings in another language of the shop. */
export function chooseLanguage(settings: SettingsState, locale: string): SettingsState {
  return { ...settings, locale, langDirection: directionOf(settings.languages, locale) };
}

/** Whether the shop still has a language; one that lists none may have any. */
function isSpoken(languages: readonly Language[], locale: string): boolean {
  return languages.length === 0 || languages.some(({ name }) => name === locale);
}

function directionOf(languages: readonly Language[], locale: string): Direction {
  return languages.find(({ name }) => name === locale)?.direction ?? 'ltr';
}

function shopFields(master: GivenMaster) {
  return {
    logo: master.web_logo ?? usual.logo,
    currency: { ...usual.currency, ...master.currency },
    currencies: settingsLists.currencies(master.currencies),
    cashOnDelivery: master.cash_on_delivery ?? usual.cashOnDelivery,
    onlinePayment: master.online_payment ?? usual.onlinePayment,
    appName: master.app_name ?? usual.appName,
    multiVendor: master.multi_vendor ?? usual.multiVendor,
    paymentGateways: settingsLists.gateways(master.payment_gateways),
    mobile: master.mobile ?? usual.mobile,
    address: master.address ?? usual.address,
    pusher_app_key: master.pusher_app_key || usual.pusher_app_key,
    pusher_app_cluster: master.pusher_app_cluster ?? usual.pusher_app_cluster,
    pusher_host: master.pusher_host ?? usual.pusher_host,
    app_environment: master.app_environment ?? usual.app_environment,
    languages: settingsLists.languages(master.languages),
  } satisfies Partial<SettingsState>;
}

function lookFields(master: GivenMaster) {
  return {
    showDownloadApp: master.show_download_app ?? usual.showDownloadApp,
    playStoreLink: master.google_playstore_link ?? usual.playStoreLink,
    appStoreLink: master.app_store_link ?? usual.appStoreLink,
    showFooter: master.web_show_footer ?? usual.showFooter,
    footerText: master.web_footer_text ?? usual.footerText,
    footerDescription: master.web_footer_description ?? usual.footerDescription,
    footerLogo: master.web_footer_logo ?? usual.footerLogo,
    footerQr: master.footer_qr ?? usual.footerQr,
    socialLinks: settingsLists.socialLinks(master.social_links),
    themeColors: master.theme_colors ?? usual.themeColors,
    menus: offered(settingsLists.menus(master.menus), master),
    footers: settingsLists.footers(master.footers).map((column) => ({ ...column, items: offered(column.items, master) })),
  } satisfies Partial<SettingsState>;
}

/** Where one vendor sells nobody registers another, whatever the settings list. */
function offered<Entry extends { url: string | null }>(entries: Entry[], { multi_vendor }: GivenMaster): Entry[] {
  return multi_vendor === false ? entries.filter(({ url }) => !url?.startsWith(paths.shopRegister())) : entries;
}

function signInFields(master: GivenMaster) {
  return {
    register_otp_verify: master.register_otp_verify ?? usual.register_otp_verify,
    register_otp_type: master.register_otp_type ?? usual.register_otp_type,
    forgot_otp_type: master.forgot_otp_type ?? usual.forgot_otp_type,
    otpLength: master.otp_length ?? usual.otpLength,
    socialAuths: {
      google: settingsLists.socialAuth(master.social_auths?.google),
      facebook: settingsLists.socialAuth(master.social_auths?.facebook),
      apple: settingsLists.appleAuth(master.social_auths?.apple),
    },
    phoneRequired: master.phone_required ?? usual.phoneRequired,
    phoneMinLength: master.phone_min_length ?? usual.phoneMinLength,
    phoneMaxLength: master.phone_max_length ?? usual.phoneMaxLength,
    defaultCountry: master.default_country ?? usual.defaultCountry,
    orderPlaceAccountVerify: master.order_place_account_verify ?? usual.orderPlaceAccountVerify,
  } satisfies Partial<SettingsState>;
}

/** A changed default of the server wins over the visitor's choice; otherwise the choice stays, with the rate of today. */
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
