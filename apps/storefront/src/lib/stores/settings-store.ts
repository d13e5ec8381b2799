import { createPersistedStore, type PersistedStore, type TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isFlag, isNumber, isText, listOf, oneOf, orNull, recordOf, type Shape, type Shapes } from '@souk/client/stores/stored-shape.ts';
import type { Category } from '@souk/contract/catalog';
import type { Footer, Language, Master, MenuItem, ThemeColors, Currency as WholeCurrency } from '@souk/contract/settings';

export type SettingsStore = PersistedStore<SettingsState>;

export function createSettingsStore(storage: TextStorage, initial: SettingsState): SettingsStore {
  return createPersistedStore({ key: 'souk.settings', version: 1, initial, shapes, storage });
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
  timeZone: orNull(isText),
  returnDays: orNull(isNumber),
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
  guestCart: isFlag,
  guestCheckout: isFlag,
  menus: listOf(isMenuItem),
  footers: listOf(recordOf({ id: isNumber, title: isText, items: listOf(isFooterItem) })),
  colorScheme: oneOf('system', 'light', 'dark'),
};

export type Direction = 'ltr' | 'rtl';
export type ColorScheme = 'system' | 'light' | 'dark';
/** Another server may send the symbol's position once for all currencies. */
export type Currency = Omit<WholeCurrency, 'position'> & Partial<Pick<WholeCurrency, 'position'>>;

/**
 * The site settings, by the specification's names. `colorScheme`, `otpLength`, `defaultCountry`, `timeZone`, `returnDays`,
 * `pusher_host`, `guestCart` and `guestCheckout` are ours.
 */
export type SettingsState = {
  locale: string;
  langDirection: Direction;
  defaultLocale: string;
  logo: string | null;
  currency: Master['currency'];
  /** The name of the server's default currency. */
  defaultCurrency: string;
  selectedCurrency: Currency | null;
  currencies: Currency[];
  cashOnDelivery: boolean;
  onlinePayment: boolean;
  appName: string;
  showDownloadApp: boolean;
  playStoreLink: string | null;
  appStoreLink: string | null;
  multiVendor: boolean;
  paymentGateways: Master['payment_gateways'];
  mobile: string | null;
  showFooter: boolean;
  address: string | null;
  footerText: string | null;
  footerDescription: string | null;
  footerLogo: string | null;
  footerQr: string | null;
  socialLinks: Master['social_links'];
  /** Whether the cart drawer is open; not restored, because it would cover the page. */
  basketCanvas: boolean;
  /** The current search, while the products page shows it. */
  search: string;
  categories: Category[];
  themeColors: ThemeColors | null;
  pusher_app_key: string | null;
  pusher_app_cluster: string | null;
  pusher_host: string | null;
  /** Null for a server that names none: days are counted in the reader's own time zone. */
  timeZone: string | null;
  returnDays: number | null;
  app_environment: 'local' | 'production';
  register_otp_verify: boolean;
  register_otp_type: 'phone' | 'email';
  forgot_otp_type: 'phone' | 'email';
  otpLength: number;
  languages: Language[];
  socialAuths: Master['social_auths'];
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
  /** The preselected country of a phone number. */
  defaultCountry: Master['default_country'];
  orderPlaceAccountVerify: boolean;
  /** Whether visitors have a cart, and whether they can check out with it. */
  guestCart: boolean;
  guestCheckout: boolean;
  menus: MenuItem[];
  footers: Footer[];
  colorScheme: ColorScheme;
};

const switchedOff = { is_active: false, client_id: null } as const;

/** The specification's defaults. */
export const defaultSettings: SettingsState = {
  locale: 'en',
  langDirection: 'ltr',
  defaultLocale: 'en',
  logo: null,
  currency: { name: 'USD', symbol: '$', position: 'prefix' },
  defaultCurrency: 'USD',
  selectedCurrency: null,
  currencies: [],
  cashOnDelivery: false,
  onlinePayment: false,
  appName: '',
  showDownloadApp: false,
  playStoreLink: null,
  appStoreLink: null,
  multiVendor: true,
  paymentGateways: [],
  mobile: null,
  showFooter: true,
  address: null,
  footerText: null,
  footerDescription: null,
  footerLogo: null,
  footerQr: null,
  socialLinks: [],
  basketCanvas: false,
  search: '',
  categories: [],
  themeColors: null,
  pusher_app_key: null,
  pusher_app_cluster: null,
  pusher_host: null,
  timeZone: null,
  returnDays: null,
  app_environment: 'local',
  register_otp_verify: false,
  register_otp_type: 'phone',
  forgot_otp_type: 'phone',
  otpLength: 4,
  languages: [],
  socialAuths: { google: switchedOff, facebook: switchedOff, apple: { ...switchedOff, redirect_url: null } },
  phoneRequired: true,
  phoneMinLength: 9,
  phoneMaxLength: 16,
  defaultCountry: { name: 'India', iso: 'IN', phone_code: '91' },
  orderPlaceAccountVerify: false,
  guestCart: false,
  guestCheckout: false,
  menus: [],
  footers: [],
  colorScheme: 'system',
};
