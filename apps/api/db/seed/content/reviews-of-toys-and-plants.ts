import type { ReviewContent } from './shape.ts';

/** Remarks on what is played with or grows. */
export const reviewsOfToysAndPlants = [
  {
    category: 'toys-and-games',
    rating: 5,
    text: {
      en: 'Silence in the house for an hour. Worth every coin.',
      ar: 'ساد الهدوء في البيت ساعة كاملة. يستحق كل قرش.',
      ir: 'یک ساعت خانه ساکت بود. به همه‌ی پولش می‌ارزید.',
    },
  },
  {
    category: 'toys-and-games',
    rating: 5,
    text: {
      en: 'Our daughter takes it everywhere, even to the dentist.',
      ar: 'ابنتنا تأخذه معها إلى كل مكان، حتى إلى طبيب الأسنان.',
      ir: 'دخترمان همه‌جا با خودش می‌بردش، حتی دندان‌پزشکی.',
    },
  },
  {
    category: 'toys-and-games',
    rating: 4,
    text: {
      en: 'Well made, no sharp edges, no chemical smell.',
      ar: 'متقن الصنع، لا حواف حادة ولا رائحة كيميائية.',
      ir: 'خوش‌ساخت است، نه لبه‌ی تیز دارد نه بوی مواد شیمیایی.',
    },
  },
  {
    category: 'toys-and-games',
    rating: 5,
    text: {
      en: 'Bought for the children, played with by the uncles.',
      ar: 'اشتريناه للأولاد، ويلعب به الأعمام.',
      ir: 'برای بچه‌ها خریدیم، عموها با آن بازی می‌کنند.',
    },
  },
  {
    category: 'toys-and-games',
    rating: 4,
    text: {
      en: 'The age on the box is right. Our four-year-old needed a bit of help.',
      ar: 'العمر المكتوب على العلبة دقيق. احتاج ابننا ذو الأربع سنوات إلى قليل من المساعدة.',
      ir: 'سنی که روی جعبه نوشته درست است. بچه‌ی چهارساله‌ی ما کمی کمک لازم داشت.',
    },
  },
  {
    category: 'toys-and-games',
    rating: 3,
    text: {
      en: 'Pretty, but the children lost interest after a week.',
      ar: 'جميل، لكن الأولاد ملّوا منه بعد أسبوع.',
      ir: 'قشنگ است، ولی بچه‌ها بعد از یک هفته سراغش نرفتند.',
    },
  },
  {
    category: 'toys-and-games',
    rating: 5,
    text: {
      en: 'No batteries, no screen, no noise. More of this, please.',
      ar: 'لا بطاريات ولا شاشة ولا ضجيج. نريد المزيد من هذا.',
      ir: 'نه باتری، نه صفحه‌نمایش، نه سروصدا. از این‌ها بیشتر بسازید.',
    },
  },
  {
    category: 'toys-and-games',
    rating: 2,
    text: {
      en: 'The colour wore off in one spot after a few days.',
      ar: 'زال اللون من موضع واحد بعد أيام قليلة.',
      ir: 'چند روز نشده رنگ یک گوشه‌اش رفت.',
    },
  },
  {
    category: 'toys-and-games',
    rating: 4,
    text: {
      en: 'It came with a small fault. A new one arrived, free, within three days.',
      ar: 'وصل وفيه عيب صغير، فأرسلوا بديلًا مجانًا خلال ثلاثة أيام.',
      ir: 'ایراد کوچکی داشت؛ سه‌روزه و رایگان یکی نو فرستادند.',
    },
  },
  {
    category: 'plants-and-pots',
    rating: 5,
    text: {
      en: 'Arrived in perfect shape, better packed than my last phone.',
      ar: 'وصل بحالة ممتازة، وتغليفه أفضل من تغليف هاتفي الأخير.',
      ir: 'صحیح و سالم رسید، با بسته‌بندی بهتر از گوشی آخرم.',
    },
  },
  {
    category: 'plants-and-pots',
    rating: 5,
    text: {
      en: 'I kill everything. Two months later, all is well.',
      ar: 'يموت كل شيء على يدي. ومرّ شهران وكل شيء بخير.',
      ir: 'دست من به هر گیاهی می‌خورد خشک می‌شود. دو ماه گذشته و همه‌چیز روبه‌راه است.',
    },
  },
  {
    category: 'plants-and-pots',
    rating: 4,
    text: {
      en: 'A little smaller than in the picture, but it suits our window better that way.',
      ar: 'أصغر قليلًا مما في الصورة، لكنه هكذا أنسب لنافذتنا.',
      ir: 'کمی از عکس کوچک‌تر است، ولی این‌طوری به پنجره‌ی ما بهتر می‌آید.',
    },
  },
  {
    category: 'plants-and-pots',
    rating: 5,
    text: {
      en: 'The balcony has become our favourite room.',
      ar: 'صارت الشرفة أحب غرف البيت إلينا.',
      ir: 'بالکن شده جای محبوب ما در خانه.',
    },
  },
  {
    category: 'plants-and-pots',
    rating: 4,
    text: {
      en: 'Good advice from the shop about light and water, and it worked.',
      ar: 'نصحني المتجر بشأن الضوء والماء، ونجحت النصيحة.',
      ir: 'فروشگاه درباره‌ی نور و آب راهنمایی خوبی کرد و جواب داد.',
    },
  },
  {
    category: 'plants-and-pots',
    rating: 3,
    text: {
      en: 'The courier left it on the doorstep in the sun. All fine, but please ring the bell.',
      ar: 'تركه الساعي عند الباب في الشمس. وصل سليمًا، لكن رجاءً اطرقوا الباب.',
      ir: 'پیک زیر آفتاب دم در گذاشت و رفت. سالم بود، ولی لطفاً زنگ بزنید.',
    },
  },
  {
    category: 'plants-and-pots',
    rating: 5,
    text: { en: 'Brings the whole corner to life.', ar: 'يبعث الحياة في الزاوية كلها.', ir: 'به آن گوشه‌ی خانه جان داده.' },
  },
  {
    category: 'plants-and-pots',
    rating: 2,
    text: {
      en: 'Travelled badly. They replaced it after I sent a photo.',
      ar: 'تضرّر في الطريق، واستبدلوه بعد أن أرسلت صورة.',
      ir: 'بین راه آسیب دیده بود. عکس که فرستادم عوضش کردند.',
    },
  },
  {
    category: 'plants-and-pots',
    rating: 4,
    text: {
      en: 'Honest description, fair price. The kind of shop you go back to.',
      ar: 'وصف صادق وسعر عادل. متجر ترجع إليه.',
      ir: 'توضیحات صادقانه، قیمت منصفانه. از آن مغازه‌هاست که آدم برمی‌گردد.',
    },
  },
] satisfies ReviewContent[];
