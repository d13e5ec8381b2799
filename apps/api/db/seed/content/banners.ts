import type { ColorSlug, Localized, PictureKind } from './shape.ts';

export type BannerContent = {
  slug: string;
  /** Where on the home page it hangs. */
  place: 'hero' | 'side' | 'ad';
  title: Localized;
  subtitle: Localized;
  button: Localized;
  link: string;
  picture: PictureKind;
  color: ColorSlug;
  /** Ground of the whole banner. */
  tint: string;
};

export const banners = [
  {
    slug: 'coffee-season',
    place: 'hero',
    title: {
      en: 'Roasted on Sunday, in your cup by Thursday',
      ar: 'حُمّصت يوم الأحد، وفي فنجانك قبل الخميس',
      ir: 'یکشنبه رُست، تا پنجشنبه در فنجان شما',
    },
    subtitle: {
      en: 'Coffee, tea and sweets from families who have made them for generations.',
      ar: 'قهوة وشاي وحلويات من عائلات تصنعها جيلًا بعد جيل.',
      ir: 'قهوه، چای و شیرینی از خانواده‌هایی که نسل‌ها کارشان همین بوده.',
    },
    button: { en: 'Taste the season', ar: 'تذوّق الموسم', ir: 'دیدن طعم‌های فصل' },
    link: '/categories/tea-coffee-and-sweets',
    picture: 'coffee-bag',
    color: 'terracotta',
    tint: '#F4E1D0',
  },
  {
    slug: 'new-from-the-kiln',
    place: 'hero',
    title: { en: 'New from the kiln', ar: 'جديد الفرن', ir: 'تازه از کوره' },
    subtitle: {
      en: 'Bowls, mugs and teapots thrown by hand, a few dozen at a time.',
      ar: 'أوعية وأكواب وأباريق مشكّلة باليد، بضع عشرات في كل مرة.',
      ir: 'کاسه، ماگ و قوری دست‌ساز؛ هر بار فقط چند ده تا.',
    },
    button: { en: 'See the ceramics', ar: 'شاهد الخزفيات', ir: 'دیدن سرامیک‌ها' },
    link: '/categories/kitchen-and-ceramics',
    picture: 'teapot',
    color: 'teal',
    tint: '#DCE9E4',
  },
  {
    slug: 'lamps-for-long-evenings',
    place: 'hero',
    title: { en: 'Light for long evenings', ar: 'ضوء للأمسيات الطويلة', ir: 'نوری برای شب‌های بلند' },
    subtitle: {
      en: 'Lamps, stools and shelves from two small workshops.',
      ar: 'مصابيح ومقاعد ورفوف من مشغلين صغيرين.',
      ir: 'چراغ، چهارپایه و قفسه از دو کارگاه کوچک.',
    },
    button: { en: 'Furnish a corner', ar: 'أثّث ركنك', ir: 'چیدن یک گوشه‌ی دنج' },
    link: '/categories/lighting-and-furniture',
    picture: 'table-lamp',
    color: 'saffron',
    tint: '#F7EBCB',
  },
  {
    slug: 'flash-sale-now',
    place: 'side',
    title: { en: 'Flash sale', ar: 'عرض خاطف', ir: 'فروش برق‌آسا' },
    subtitle: { en: 'Short, honest and soon over', ar: 'قصير وصادق وينتهي قريبًا', ir: 'کوتاه، واقعی و رو به پایان' },
    button: { en: 'Look quickly', ar: 'ألقِ نظرة', ir: 'تا تمام نشده ببینید' },
    link: '/flash-sale/1',
    picture: 'headphones',
    color: 'walnut',
    tint: '#F6D9D2',
  },
  {
    slug: 'best-deals-side',
    place: 'side',
    title: { en: 'Best deals of the week', ar: 'أفضل عروض الأسبوع', ir: 'بهترین تخفیف‌های هفته' },
    subtitle: { en: 'Good things at kinder prices', ar: 'أشياء جميلة بأسعار ألطف', ir: 'چیزهای خوب با قیمت بهتر' },
    button: { en: 'See the deals', ar: 'شاهد العروض', ir: 'دیدن تخفیف‌ها' },
    link: '/best-deal',
    picture: 'tote',
    color: 'olive',
    tint: '#E6E9D3',
  },
  {
    slug: 'plants-by-post',
    place: 'ad',
    title: { en: 'Plants that arrive standing up', ar: 'نباتات تصلك واقفة', ir: 'گیاه‌هایی که سرپا می‌رسند' },
    subtitle: {
      en: 'Packed upright, watered the same morning.',
      ar: 'مغلّفة قائمةً، ومسقيّة صباح الشحن.',
      ir: 'ایستاده بسته‌بندی شده و همان صبح آب خورده‌اند.',
    },
    button: { en: 'Choose a plant', ar: 'اختر نبتة', ir: 'انتخاب گیاه' },
    link: '/categories/plants-and-pots',
    picture: 'potted-plant',
    color: 'terracotta',
    tint: '#DAE7D4',
  },
  {
    slug: 'membership-ad',
    place: 'ad',
    title: { en: 'Free delivery for a year', ar: 'توصيل مجاني لسنة كاملة', ir: 'یک سال ارسال رایگان' },
    subtitle: {
      en: 'Become a Neighbour and take 10% off every order.',
      ar: 'انضم إلى عضوية «ابن الحي» ووفّر 10% من كل طلب.',
      ir: 'عضو «هم‌محله‌ای» شوید و از هر سفارش ده درصد تخفیف بگیرید.',
    },
    button: { en: 'See the plans', ar: 'شاهد الخطط', ir: 'دیدن طرح‌ها' },
    link: '/plans',
    picture: 'sweets-box',
    color: 'rose',
    tint: '#F8E1E4',
  },
] satisfies BannerContent[];
