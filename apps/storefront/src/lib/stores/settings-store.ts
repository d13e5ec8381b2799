import type { Language } from '@souk/contract/settings';
import { createKeptStore, type KeptStore, type TextStorage } from './kept-store.ts';
import type { Currency, SettingsState } from './settings-state.ts';
import { isFlag, isNumber, isText, listOf, oneOf, orNull, recordOf, type Shape, type Shapes } from './stored-shape.ts';

export type SettingsStore = KeptStore<SettingsState>;

export function createSettingsStore(storage: TextStorage, initial: SettingsState): SettingsStore {
  return createKeptStore({ key: 'souk.settings', version: 1, initial, shapes, storage });
}

const position = oneOf('prefix', 'suffix');
const isCurrency: Shape<Currency> = recordOf({
  id: isNumber,
  name: isText,
  symbol: isText,
  rate: isNumber,
  rate_from_default: isNumber,
  is_default: isFlag,
});
const isLanguage: Shape<Language> = recordOf({ id: isNumber, name: isText, title: isText, direction: oneOf('ltr', 'rtl') });
const link = { url: isText, target: oneOf('_self', '_blank') };
const isMenuItem = recordOf({ id: isNumber, name: isText, is_external: isFlag, ...link });
const isFooterItem = recordOf({
  id: isNumber,
  type: oneOf('logo', 'text', 'phone', 'email', 'social_links', 'app_store', 'link'),
  title: isText,
  url: orNull(isText),
  target: link.target,
});
const isSubCategory = recordOf({ id: isNumber, slug: isText, name: isText, thumbnail: orNull(isText) });
const isPicture = recordOf({ src: isText, widths: listOf(isNumber), width: isNumber, height: isNumber, preview: isText, alt: isText });
const isCategory = recordOf({
  id: isNumber,
  slug: isText,
  name: isText,
  thumbnail: orNull(isText),
  picture: orNull(isPicture),
  total_products: isNumber,
  sub_categories: listOf(isSubCategory),
});
const isProvider = { is_active: isFlag, client_id: orNull(isText) };
const isThemeColors: Shape<NonNullable<SettingsState['themeColors']>> = (value): value is NonNullable<SettingsState['themeColors']> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);

const shapes: Shapes<SettingsState> = {
  locale: isText,
  langDirection: oneOf('ltr', 'rtl'),
  defaultLocale: isText,
  logo: orNull(isText),
  currency: recordOf({ name: isText, symbol: isText, position }),
  defaultCurrency: isText,
  selectedCurrency: orNull(isCurrency),
  currencies: listOf(isCurrency),
  cashOnDelivery: isFlag,
  onlinePayment: isFlag,
  appName: isText,
  showDownloadApp: isFlag,
  playStoreLink: orNull(isText),
  appStoreLink: orNull(isText),
  multiVendor: isFlag,
  paymentGateways: listOf(recordOf({ name: isText, title: isText, logo: orNull(isText) })),
  mobile: orNull(isText),
  showFooter: isFlag,
  address: orNull(isText),
  footerText: orNull(isText),
  footerDescription: orNull(isText),
  footerLogo: orNull(isText),
  footerQr: orNull(isText),
  socialLinks: listOf(recordOf({ name: isText, link: isText, logo: orNull(isText) })),
  search: isText,
  categories: listOf(isCategory),
  themeColors: orNull(isThemeColors),
  pusher_app_key: orNull(isText),
  pusher_app_cluster: orNull(isText),
  pusher_host: orNull(isText),
  app_environment: oneOf('local', 'production'),
  register_otp_verify: isFlag,
  register_otp_type: oneOf('phone', 'email'),
  forgot_otp_type: oneOf('phone', 'email'),
  otpLength: isNumber,
  languages: listOf(isLanguage),
  socialAuths: recordOf({
    google: recordOf(isProvider),
    facebook: recordOf(isProvider),
    apple: recordOf({ ...isProvider, redirect_url: orNull(isText) }),
  }),
  phoneRequired: isFlag,
  phoneMinLength: isNumber,
  phoneMaxLength: isNumber,
  defaultCountry: recordOf({ name: isText, iso: isText, phone_code: isText }),
  orderPlaceAccountVerify: isFlag,
  menus: listOf(isMenuItem),
  footers: listOf(recordOf({ id: isNumber, title: isText, items: listOf(isFooterItem) })),
  colorScheme: oneOf('system', 'light', 'dark'),
};
