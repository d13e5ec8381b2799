import type { CallAnswer } from '@souk/contract/calls';
import type { Footer, Master } from '@souk/contract/settings';

export type FakeLocale = 'en' | 'ar' | 'ir';
const columnOf = { en: 0, ar: 1, ir: 2 } as const;
type Words = readonly [en: string, ar: string, ir: string];

const languages = [
  { id: 1, name: 'en', title: 'English', direction: 'ltr' },
  { id: 2, name: 'ar', title: 'العربية', direction: 'rtl' },
  { id: 3, name: 'ir', title: 'فارسی', direction: 'rtl' },
] satisfies Master['languages'];

const currencies = [
  { id: 1, name: 'USD', symbol: '$', position: 'prefix', rate: 1, rate_from_default: 1, is_default: true },
  { id: 2, name: 'EUR', symbol: '€', position: 'prefix', rate: 0.92, rate_from_default: 0.92, is_default: false },
  { id: 3, name: 'AED', symbol: ' AED', position: 'suffix', rate: 3.6725, rate_from_default: 3.6725, is_default: false },
] satisfies Master['currencies'];

const menus: readonly (readonly [Words, string])[] = [
  [['Home', 'الرئيسية', 'خانه'], '/'],
  [['Products', 'المنتجات', 'محصولات'], '/products'],
  [['Shops', 'المتاجر', 'فروشگاه‌ها'], '/shops'],
  [['Most Popular', 'الأكثر رواجًا', 'پرطرفدارترین‌ها'], '/most-popular'],
  [['Best Deal', 'أفضل العروض', 'بهترین تخفیف‌ها'], '/best-deal'],
  [['Blogs', 'المدوّنة', 'وبلاگ'], '/blogs'],
  [['Contact', 'اتصل بنا', 'تماس با ما'], '/contact-us'],
];

type FooterType = Footer['items'][number]['type'];
const footers: readonly (readonly [Words, readonly (readonly [FooterType, Words, string | null])[]])[] = [
  [
    ['', '', ''],
    [
      ['logo', ['Souk', 'سوق', 'سوق'], '/'],
      [
        'text',
        [
          'A covered market of small makers. Every stall is run by the people whose name is on it.',
          'سوق مسقوفة لصغار الحِرفيين، وكل دكان فيها يديره أصحاب الاسم المكتوب على بابه.',
          'بازاری سرپوشیده از سازنده‌های کوچک؛ هر حجره را همان کسی می‌گرداند که نامش بالای در است.',
        ],
        null,
      ],
      ['social_links', ['Follow us', 'تابعنا', 'ما را دنبال کنید'], null],
    ],
  ],
  [
    ['The market', 'السوق', 'بازار'],
    [
      ['link', ['All products', 'كل المنتجات', 'همه‌ی محصولات'], '/products'],
      ['link', ['Shops', 'المتاجر', 'فروشگاه‌ها'], '/shops'],
      ['link', ['Membership plans', 'باقات العضوية', 'طرح‌های عضویت'], '/plans'],
    ],
  ],
  [
    ['Good to know', 'معلومات تهمّك', 'خوب است بدانید'],
    [
      ['link', ['About us', 'من نحن', 'درباره‌ی ما'], '/about-us'],
      ['link', ['Shipping', 'الشحن والتوصيل', 'ارسال'], '/page/shipping-policy'],
      ['link', ['Returns', 'الإرجاع', 'بازگرداندن کالا'], '/page/return-policy'],
    ],
  ],
  [
    ['Talk to us', 'تواصل معنا', 'با ما حرف بزنید'],
    [
      ['phone', ['+1 202 555 0147', '+1 202 555 0147', '+1 202 555 0147'], 'tel:+12025550147'],
      ['email', ['hello@souk.example', 'hello@souk.example', 'hello@souk.example'], 'mailto:hello@souk.example'],
      ['app_store', ['Get the app', 'حمّل التطبيق', 'دریافت برنامه'], null],
    ],
  ],
];

/** The settings of a small marketplace in a language. */
export function buildMaster(locale: FakeLocale = 'en', changes: Partial<Master> = {}): Master {
  const pick = (words: Words) => words[columnOf[locale]];
  return {
    currency: { name: 'USD', symbol: '$', position: 'prefix' },
    currencies,
    cash_on_delivery: true,
    online_payment: true,
    app_name: 'Souk',
    google_playstore_link: 'https://play.example/souk',
    app_store_link: 'https://apps.example/souk',
    multi_vendor: true,
    mobile: '+1 202 555 0147',
    web_show_footer: true,
    address: '12 Lantern Lane, Old Market',
    payment_gateways: [{ name: 'demo', title: 'Demo', logo: null }],
    web_footer_text: 'All right reserved by Souk',
    web_footer_description: null,
    web_footer_logo: null,
    footer_qr: null,
    web_logo: null,
    social_links: ['instagram', 'facebook', 'x'].map((name) => ({ name, link: `https://${name}.example/souk`, logo: null })),
    theme_colors: null,
    pusher_app_key: null,
    pusher_app_cluster: null,
    pusher_host: null,
    app_environment: 'local',
    show_download_app: true,
    register_otp_verify: true,
    register_otp_type: 'phone',
    forgot_otp_type: 'phone',
    otp_length: 4,
    languages,
    social_auths: {
      google: { is_active: false, client_id: null },
      facebook: { is_active: false, client_id: null },
      apple: { is_active: false, client_id: null, redirect_url: null },
    },
    phone_required: true,
    phone_min_length: 9,
    phone_max_length: 16,
    default_country: { name: 'India', iso: 'IN', phone_code: '91' },
    order_place_account_verify: false,
    time_zone: 'UTC',
    return_days: 14,
    guest_cart: false,
    guest_checkout: false,
    menus: menus.map(([words, url], index) => ({ id: index + 1, name: pick(words), url, target: '_self', is_external: false })),
    footers: footers.map(([title, items], index) => ({
      id: index + 1,
      title: pick(title),
      items: items.map(([type, words, url], at) => ({ id: index * 10 + at, type, title: pick(words), url, target: '_self' })),
    })),
    app_locale: 'en',
    ...changes,
  };
}

/** A few texts of each language, enough to see that they are used. */
export const fakeTexts = {
  en: {},
  ar: {
    'Skip to content': 'تخطَّ إلى المحتوى',
    'Popular Products': 'منتجات رائجة',
    'View all': 'عرض الكل',
    Categories: 'الفئات',
    Login: 'تسجيل الدخول',
    Wishlist: 'المفضلة',
    Cart: 'السلة',
    'Become a Seller': 'كن بائعًا',
    'Search products': 'ابحث عن منتج',
    'Download our app': 'حمّل تطبيقنا',
    'Page not found': 'الصفحة غير موجودة',
    'Terms & Conditions': 'الشروط والأحكام',
    'Privacy Policy': 'سياسة الخصوصية',
  },
  ir: { 'Popular Products': 'محصولات پرطرفدار', Categories: 'دسته‌ها', Login: 'ورود' },
} satisfies Record<FakeLocale, CallAnswer<'GET /lang/{locale}'>>;
