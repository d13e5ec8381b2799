import type { ReviewContent } from './shape.ts';

/** Remarks on what furnishes a home. */
export const reviewsOfTheHome = [
  {
    category: 'kitchen-and-ceramics',
    rating: 5,
    text: {
      en: 'Heavy in the hand in the best way. Cheap ones feel like toys now.',
      ar: 'له ثقل مريح في اليد. صرت أرى الأنواع الرخيصة كأنها ألعاب.',
      ir: 'سنگینی‌اش در دست خیلی دلچسب است. مدل‌های ارزان حالا به چشمم اسباب‌بازی می‌آیند.',
    },
  },
  {
    category: 'kitchen-and-ceramics',
    rating: 5,
    text: {
      en: 'We use it every single day and there is not a mark on it.',
      ar: 'نستعمله كل يوم بلا استثناء ولا خدش عليه.',
      ir: 'هر روز خدا استفاده‌اش می‌کنیم و یک خط هم برنداشته.',
    },
  },
  {
    category: 'kitchen-and-ceramics',
    rating: 4,
    text: {
      en: 'Gorgeous on the table. I wash it by hand to be safe.',
      ar: 'رائع على المائدة. أغسله باليد من باب الاحتياط.',
      ir: 'روی میز فوق‌العاده است. محض احتیاط با دست می‌شویمش.',
    },
  },
  {
    category: 'kitchen-and-ceramics',
    rating: 5,
    text: {
      en: 'Guests always ask where it is from.',
      ar: 'كل ضيف يسألني من أين اشتريته.',
      ir: 'هر مهمانی می‌آید می‌پرسد از کجا خریده‌ام.',
    },
  },
  {
    category: 'kitchen-and-ceramics',
    rating: 4,
    text: {
      en: 'Each one is slightly different, as promised. Mine has the prettiest finish.',
      ar: 'كل قطعة تختلف قليلًا كما وعدوا، وقطعتي أجملها.',
      ir: 'همان‌طور که گفته بودند هر کدام کمی فرق دارد. مال من از همه قشنگ‌تر درآمده.',
    },
  },
  {
    category: 'kitchen-and-ceramics',
    rating: 3,
    text: {
      en: 'Takes more care than I have patience for, but it is a fine piece.',
      ar: 'يحتاج إلى عناية أكثر مما عندي من صبر، لكنه قطعة جميلة.',
      ir: 'بیشتر از حوصله‌ی من رسیدگی می‌خواهد، ولی انصافاً چیز خوبی است.',
    },
  },
  {
    category: 'kitchen-and-ceramics',
    rating: 5,
    text: {
      en: 'Feels like something my grandmother would have kept in the good cupboard.',
      ar: 'كأنه من الأشياء التي كانت جدتي تحفظها في خزانة الضيوف.',
      ir: 'انگار از همان چیزهایی است که مادربزرگم در کمد مهمان نگه می‌داشت.',
    },
  },
  {
    category: 'kitchen-and-ceramics',
    rating: 2,
    text: {
      en: 'A small flaw on the underside. Invisible in use, annoying at this price.',
      ar: 'فيه عيب صغير من الأسفل. لا يظهر عند الاستعمال لكنه مزعج بهذا السعر.',
      ir: 'زیرش ایراد کوچکی داشت. موقع استفاده دیده نمی‌شود، ولی با این قیمت توی ذوق می‌زند.',
    },
  },
  {
    category: 'kitchen-and-ceramics',
    rating: 4,
    text: {
      en: 'Well balanced and easy to clean. Takes up a little more room than I planned.',
      ar: 'متوازن وسهل التنظيف، لكنه يأخذ مكانًا أكبر قليلًا مما حسبت.',
      ir: 'خوش‌دست است و راحت تمیز می‌شود. فقط کمی بیشتر از آنچه فکر می‌کردم جا می‌گیرد.',
    },
  },
  {
    category: 'lighting-and-furniture',
    rating: 5,
    text: { en: 'The whole room feels finished now.', ar: 'صارت الغرفة كلها تبدو مكتملة.', ir: 'اتاق انگار تازه کامل شده.' },
  },
  {
    category: 'lighting-and-furniture',
    rating: 5,
    text: {
      en: 'Solid, cleanly finished, no smell of varnish. It was ready in ten minutes.',
      ar: 'متين ونظيف التشطيب ولا رائحة طلاء فيه. كان جاهزًا في عشر دقائق.',
      ir: 'محکم و تمیزکار است و بوی رنگ نمی‌دهد. ده‌دقیقه‌ای آماده شد.',
    },
  },
  {
    category: 'lighting-and-furniture',
    rating: 4,
    text: {
      en: 'Beautiful work. One screw was missing and they posted it the next day.',
      ar: 'عمل جميل. كان ينقصه برغي واحد فأرسلوه في اليوم التالي.',
      ir: 'کار قشنگی است. یک پیچ کم داشت که فردایش پست کردند.',
    },
  },
  {
    category: 'lighting-and-furniture',
    rating: 4,
    text: {
      en: 'The finish is warmer than in the photographs, which suits us.',
      ar: 'لونه أدفأ مما في الصور، وهذا يناسبنا.',
      ir: 'رنگش از عکس گرم‌تر است که اتفاقاً به خانه‌ی ما می‌آید.',
    },
  },
  {
    category: 'lighting-and-furniture',
    rating: 5,
    text: {
      en: 'I tried to find a corner where it looks wrong. There is none.',
      ar: 'حاولت أن أجد زاوية لا يليق بها، فلم أجد.',
      ir: 'گشتم گوشه‌ای پیدا کنم که به آن نیاید. نبود.',
    },
  },
  {
    category: 'lighting-and-furniture',
    rating: 3,
    text: {
      en: 'Lovely, but measure first. It is bigger than it looks on a phone.',
      ar: 'جميل، لكن خذ القياسات أولًا. هو أكبر مما يبدو على شاشة الهاتف.',
      ir: 'قشنگ است، ولی اول متر کنید. از آنچه در گوشی دیده می‌شود بزرگ‌تر است.',
    },
  },
  {
    category: 'lighting-and-furniture',
    rating: 5,
    text: {
      en: 'Real craft at a price a young couple can pay.',
      ar: 'صنعة حقيقية بسعر يقدر عليه زوجان في أول حياتهما.',
      ir: 'کار دست واقعی با قیمتی که یک زوج جوان هم از پسش برمی‌آید.',
    },
  },
  {
    category: 'lighting-and-furniture',
    rating: 2,
    text: {
      en: 'Arrived with a scratch on one side. They offered a discount, I wanted a new one.',
      ar: 'وصل وعليه خدش من جانب. عرضوا عليّ خصمًا، وكنت أريد بديلًا.',
      ir: 'یک طرفش خط افتاده بود. تخفیف پیشنهاد دادند، من یک نو می‌خواستم.',
    },
  },
  {
    category: 'lighting-and-furniture',
    rating: 4,
    text: {
      en: 'The couriers carried it up four floors without a word. The piece itself is excellent.',
      ar: 'حمله عمّال التوصيل أربعة طوابق من دون تذمّر. والقطعة نفسها ممتازة.',
      ir: 'باربرها بی هیچ حرفی چهار طبقه بالا آوردندش. خودش هم عالی است.',
    },
  },
] satisfies ReviewContent[];
