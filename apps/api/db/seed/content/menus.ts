import type { Localized } from './shape.ts';

export type MenuContent = { name: Localized; url: string; target: '_self' | '_blank'; is_external: boolean };

export type FooterItemContent = {
  type: 'logo' | 'text' | 'phone' | 'email' | 'social_links' | 'app_store' | 'link';
  title: Localized;
  /** Null where there is nowhere to go: a text, or buttons whose addresses are settings. */
  url: string | null;
};

/** A column without a title never folds. */
export type FooterColumnContent = { title: Localized | null; items: FooterItemContent[] };

export const menus = [
  { name: { en: 'Home', ar: 'الرئيسية', ir: 'خانه' }, url: '/', target: '_self', is_external: false },
  { name: { en: 'Products', ar: 'المنتجات', ir: 'محصولات' }, url: '/products', target: '_self', is_external: false },
  { name: { en: 'Shops', ar: 'المتاجر', ir: 'فروشگاه‌ها' }, url: '/shops', target: '_self', is_external: false },
  { name: { en: 'Most Popular', ar: 'الأكثر رواجًا', ir: 'پرطرفدارترین‌ها' }, url: '/most-popular', target: '_self', is_external: false },
  { name: { en: 'Best Deal', ar: 'أفضل العروض', ir: 'بهترین تخفیف‌ها' }, url: '/best-deal', target: '_self', is_external: false },
  { name: { en: 'Blogs', ar: 'المدوّنة', ir: 'وبلاگ' }, url: '/blogs', target: '_self', is_external: false },
  { name: { en: 'Contact', ar: 'اتصل بنا', ir: 'تماس با ما' }, url: '/contact-us', target: '_self', is_external: false },
] satisfies MenuContent[];

export const footers = [
  {
    title: null,
    items: [
      { type: 'logo', title: { en: 'Souk', ar: 'سوق', ir: 'سوق' }, url: '/' },
      {
        type: 'text',
        title: {
          en: 'Every stall is run by the people whose name is above the door.',
          ar: 'كل دكان هنا يديره أصحاب الاسم المكتوب فوق بابه.',
          ir: 'هر حجره را همان کسی می‌گرداند که نامش بالای در است.',
        },
        url: null,
      },
      { type: 'social_links', title: { en: 'Follow us', ar: 'تابعنا', ir: 'ما را دنبال کنید' }, url: null },
    ],
  },
  {
    title: { en: 'The market', ar: 'السوق', ir: 'بازار' },
    items: [
      { type: 'link', title: { en: 'All products', ar: 'كل المنتجات', ir: 'همه‌ی محصولات' }, url: '/products' },
      { type: 'link', title: { en: 'Shops', ar: 'المتاجر', ir: 'فروشگاه‌ها' }, url: '/shops' },
      { type: 'link', title: { en: 'Membership plans', ar: 'خطط العضوية', ir: 'طرح‌های عضویت' }, url: '/plans' },
      { type: 'link', title: { en: 'Become a seller', ar: 'افتح متجرك معنا', ir: 'فروشنده شوید' }, url: '/shop/register' },
    ],
  },
  {
    title: { en: 'Good to know', ar: 'معلومات تهمّك', ir: 'خوب است بدانید' },
    items: [
      { type: 'link', title: { en: 'About us', ar: 'من نحن', ir: 'درباره‌ی ما' }, url: '/about-us' },
      { type: 'link', title: { en: 'Shipping', ar: 'الشحن والتوصيل', ir: 'ارسال' }, url: '/page/shipping-policy' },
      { type: 'link', title: { en: 'Returns', ar: 'الإرجاع', ir: 'بازگرداندن کالا' }, url: '/page/return-policy' },
      { type: 'link', title: { en: 'Terms & Conditions', ar: 'الشروط والأحكام', ir: 'شرایط و مقررات' }, url: '/terms-and-conditions' },
      { type: 'link', title: { en: 'Privacy Policy', ar: 'سياسة الخصوصية', ir: 'حریم خصوصی' }, url: '/privacy-policy' },
    ],
  },
  {
    title: { en: 'Talk to us', ar: 'تواصل معنا', ir: 'با ما حرف بزنید' },
    items: [
      { type: 'phone', title: { en: '+1 202 555 0147', ar: '+1 202 555 0147', ir: '+1 202 555 0147' }, url: 'tel:+12025550147' },
      {
        type: 'email',
        title: { en: 'hello@souk.example', ar: 'hello@souk.example', ir: 'hello@souk.example' },
        url: 'mailto:hello@souk.example',
      },
      { type: 'link', title: { en: 'Help and support', ar: 'المساعدة والدعم', ir: 'راهنما و پشتیبانی' }, url: '/support' },
      { type: 'app_store', title: { en: 'Get the app', ar: 'حمّل التطبيق', ir: 'دریافت برنامه' }, url: null },
    ],
  },
] satisfies FooterColumnContent[];
