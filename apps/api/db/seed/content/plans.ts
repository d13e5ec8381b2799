import type { Localized } from './shape.ts';

export type PlanContent = {
  slug: string;
  name: Localized;
  short_description: Localized;
  description: Localized;
  benefits: Localized[];
  /** Whole US cents. */
  price: number;
  /** Null: the membership has no end. */
  duration_days: number | null;
  discount_percentage: number;
  free_delivery: boolean;
  is_popular: boolean;
};

export const plans = [
  {
    slug: 'monthly-regular',
    name: { en: 'Regular', ar: 'زبون دائم', ir: 'مشتری همیشگی' },
    short_description: {
      en: 'A month of small savings, to see if you like it.',
      ar: 'شهر من التوفير الصغير لتجرّب على مهلك.',
      ir: 'یک ماه صرفه‌جویی کوچک، برای این‌که امتحانش کنید.',
    },
    description: {
      en: 'For those who order once or twice a month. Your discount is taken off at checkout in every shop, and the membership simply ends after thirty days unless you buy it again.',
      ar: 'لمن يطلب مرة أو مرتين في الشهر. يُحسم خصمك عند الدفع في كل المتاجر، وتنتهي العضوية بعد ثلاثين يومًا من تلقاء نفسها ما لم تشترها من جديد.',
      ir: 'برای کسی که ماهی یکی دو بار سفارش می‌دهد. تخفیف شما هنگام پرداخت و در همه‌ی فروشگاه‌ها حساب می‌شود و عضویت بعد از سی روز خودبه‌خود تمام می‌شود، مگر این‌که دوباره بخرید.',
    },
    benefits: [
      { en: '5% off every order', ar: 'خصم 5% على كل طلب', ir: '۵٪ تخفیف روی هر سفارش' },
      { en: 'Valid in all shops', ar: 'صالح في كل المتاجر', ir: 'معتبر در همه‌ی فروشگاه‌ها' },
      { en: 'No renewal without asking', ar: 'لا تجديد من دون موافقتك', ir: 'بدون تمدید خودکار' },
    ],
    price: 490,
    duration_days: 30,
    discount_percentage: 5,
    free_delivery: false,
    is_popular: false,
  },
  {
    slug: 'yearly-neighbour',
    name: { en: 'Neighbour', ar: 'ابن الحي', ir: 'هم‌محله‌ای' },
    short_description: {
      en: 'A year of free delivery and 10% off.',
      ar: 'سنة كاملة من التوصيل المجاني وخصم 10%.',
      ir: 'یک سال ارسال رایگان و ده درصد تخفیف.',
    },
    description: {
      en: 'Our most chosen membership: it usually pays for itself by the fifth order. Delivery is free from every shop, whatever the size of the basket, for a full year.',
      ar: 'العضوية الأكثر اختيارًا: تسترد ثمنها عادة مع الطلب الخامس. التوصيل مجاني من كل المتاجر مهما كان حجم السلة، طوال سنة كاملة.',
      ir: 'پرطرفدارترین عضویت ما: معمولاً تا سفارش پنجم پولش درمی‌آید. ارسال از همه‌ی فروشگاه‌ها و با هر اندازه سبد، یک سال تمام رایگان است.',
    },
    benefits: [
      { en: '10% off every order', ar: 'خصم 10% على كل طلب', ir: '۱۰٪ تخفیف روی هر سفارش' },
      { en: 'Free delivery from every shop', ar: 'توصيل مجاني من كل المتاجر', ir: 'ارسال رایگان از همه‌ی فروشگاه‌ها' },
      { en: 'No minimum order', ar: 'بلا حد أدنى للطلب', ir: 'بدون حداقل مبلغ سفارش' },
      { en: 'No renewal without asking', ar: 'لا تجديد من دون موافقتك', ir: 'بدون تمدید خودکار' },
    ],
    price: 3900,
    duration_days: 365,
    discount_percentage: 10,
    free_delivery: true,
    is_popular: true,
  },
  {
    slug: 'lifelong-patron',
    name: { en: 'Patron', ar: 'صديق السوق', ir: 'رفیق بازار' },
    short_description: {
      en: 'Pay once, stay for good.',
      ar: 'تدفع مرة واحدة وتبقى معنا على الدوام.',
      ir: 'یک بار می‌پردازید، برای همیشه می‌مانید.',
    },
    description: {
      en: 'For those who have found their makers and mean to keep them. The membership has no end date: 15% off and free delivery on everything you order from now on.',
      ar: 'لمن وجد حِرفييه المفضّلين وينوي البقاء معهم. ليس لهذه العضوية تاريخ انتهاء: خصم 15% وتوصيل مجاني على كل ما تطلبه من الآن فصاعدًا.',
      ir: 'برای کسی که سازنده‌های محبوبش را پیدا کرده و می‌خواهد با آن‌ها بماند. این عضویت تاریخ پایان ندارد: از این به بعد پانزده درصد تخفیف و ارسال رایگان روی هرچه سفارش بدهید.',
    },
    benefits: [
      { en: '15% off every order', ar: 'خصم 15% على كل طلب', ir: '۱۵٪ تخفیف روی هر سفارش' },
      { en: 'Free delivery from every shop', ar: 'توصيل مجاني من كل المتاجر', ir: 'ارسال رایگان از همه‌ی فروشگاه‌ها' },
      { en: 'One payment, no end date', ar: 'دفعة واحدة بلا تاريخ انتهاء', ir: 'یک پرداخت، بدون تاریخ پایان' },
    ],
    price: 14900,
    duration_days: null,
    discount_percentage: 15,
    free_delivery: true,
    is_popular: false,
  },
] satisfies PlanContent[];
