import type { Category } from '@souk/contract/catalog';
import type { Footer, Language, Master, MenuItem, ThemeColors, Currency as WholeCurrency } from '@souk/contract/settings';

export type Direction = 'ltr' | 'rtl';
export type ColorScheme = 'system' | 'light' | 'dark';
/** Another server may say once for all of them where the symbol stands. */
export type Currency = Omit<WholeCurrency, 'position'> & Partial<Pick<WholeCurrency, 'position'>>;

/** The site settings, by the names of the specification. `colorScheme`, `otpLength`, `defaultCountry` and `pusher_host` are ours. */
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
  /** Whether the cart drawer is open; not restored, since a page that starts with a drawer over it hides what was asked for. */
  basketCanvas: boolean;
  /** The text last searched for, while the products page shows it. */
  search: string;
  categories: Category[];
  themeColors: ThemeColors | null;
  pusher_app_key: string | null;
  pusher_app_cluster: string | null;
  pusher_host: string | null;
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
  /** The country that a number is of until another one is chosen. */
  defaultCountry: Master['default_country'];
  orderPlaceAccountVerify: boolean;
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
  menus: [],
  footers: [],
  colorScheme: 'system',
};
