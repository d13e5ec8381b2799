import type { Localized } from './shape.ts';

export const postCategories = [
  { slug: 'makers', name: { en: 'Makers', ar: 'حِرفيون', ir: 'سازنده‌ها' } },
  { slug: 'care-and-repair', name: { en: 'Care & repair', ar: 'عناية وإصلاح', ir: 'نگهداری و تعمیر' } },
  { slug: 'at-home', name: { en: 'At home', ar: 'في البيت', ir: 'در خانه' } },
] as const satisfies { slug: string; name: Localized }[];

export const postTags = {
  ceramics: { en: 'Ceramics', ar: 'خزف', ir: 'سرامیک' },
  copper: { en: 'Copper', ar: 'نحاس', ir: 'مس' },
  coffee: { en: 'Coffee', ar: 'قهوة', ir: 'قهوه' },
  plants: { en: 'Plants', ar: 'نباتات', ir: 'گیاهان' },
  leather: { en: 'Leather', ar: 'جلد', ir: 'چرم' },
  candles: { en: 'Candles', ar: 'شموع', ir: 'شمع' },
  lettering: { en: 'Lettering', ar: 'خط وحروف', ir: 'خط و حروف' },
  children: { en: 'Children', ar: 'أطفال', ir: 'کودکان' },
  keyboards: { en: 'Keyboards', ar: 'لوحات المفاتيح', ir: 'کیبورد' },
  kites: { en: 'Kites', ar: 'طائرات ورقية', ir: 'بادبادک' },
  furniture: { en: 'Furniture', ar: 'أثاث', ir: 'مبلمان' },
  stationery: { en: 'Stationery', ar: 'قرطاسية', ir: 'لوازم تحریر' },
  perfume: { en: 'Perfume', ar: 'عطور', ir: 'عطر' },
  audio: { en: 'Sound', ar: 'صوت وموسيقى', ir: 'صدا و موسیقی' },
  visits: { en: 'Workshop visit', ar: 'زيارة مشغل', ir: 'دیدار از کارگاه' },
  'how-to': { en: 'How-to', ar: 'خطوة بخطوة', ir: 'قدم‌به‌قدم' },
} satisfies Record<string, Localized>;

export const postAuthors = {
  leyla: { en: 'Leyla Amini', ar: 'ليلى أميني', ir: 'لیلا امینی' },
  omar: { en: 'Omar Nassar', ar: 'عمر نصّار', ir: 'عمر نصار' },
  mina: { en: 'Mina Haddad', ar: 'مينا حداد', ir: 'مینا حداد' },
} satisfies Record<string, Localized>;

export type PostContent = {
  slug: string;
  category: (typeof postCategories)[number]['slug'];
  tags: (keyof typeof postTags)[];
  author: keyof typeof postAuthors;
  /** Which of the drawn covers is its own: `post-7`. */
  cover: number;
  /** Age when the demo market opens. */
  days_ago: number;
  /** 0 to 100: spreads the view counts. */
  popularity: number;
  title: Localized;
  excerpt: Localized;
  /** Simple HTML: p, h2, ul, ol, blockquote. */
  body: Localized;
};
