import type { ReviewContent } from './shape.ts';

/** Remarks on what is used at home: kitchen, lamps, tea, candles and plants. */
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
    text: {
      en: 'The whole room feels finished now.',
      ar: 'صارت الغرفة كلها تبدو مكتملة.',
      ir: 'اتاق انگار تازه کامل شده.',
    },
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
  {
    category: 'tea-coffee-and-sweets',
    rating: 5,
    text: {
      en: 'The smell when you open it! It was gone within a week.',
      ar: 'يا لرائحته حين تفتحه! انتهى خلال أسبوع.',
      ir: 'بویش وقتی بازش می‌کنی! یک‌هفته‌ای تمام شد.',
    },
  },
  {
    category: 'tea-coffee-and-sweets',
    rating: 5,
    text: {
      en: 'Tastes like Eid at my aunt’s house.',
      ar: 'طعمه طعم العيد في بيت خالتي.',
      ir: 'مزه‌ی عید خانه‌ی خاله‌ام را می‌دهد.',
    },
  },
  {
    category: 'tea-coffee-and-sweets',
    rating: 4,
    text: {
      en: 'Fresh, with the date on the pack as they promise. A larger size would be welcome.',
      ar: 'طازج والتاريخ مكتوب على العبوة كما وعدوا. أتمنى لو توفّر حجم أكبر.',
      ir: 'تازه است و همان‌طور که گفته‌اند تاریخ دارد. کاش بسته‌ی بزرگ‌تر هم بود.',
    },
  },
  {
    category: 'tea-coffee-and-sweets',
    rating: 5,
    text: {
      en: 'My guests would not leave until I gave them the name of the shop.',
      ar: 'لم يغادر ضيوفي حتى أعطيتهم اسم المتجر.',
      ir: 'مهمان‌ها تا اسم فروشگاه را نگرفتند نرفتند.',
    },
  },
  {
    category: 'tea-coffee-and-sweets',
    rating: 4,
    text: {
      en: 'Not too sweet, not too strong. Just right for the afternoon.',
      ar: 'لا حلاوته زائدة ولا نكهته ثقيلة. مناسب تمامًا لوقت العصر.',
      ir: 'نه زیادی شیرین، نه زیادی سنگین. برای عصرها عالی است.',
    },
  },
  {
    category: 'tea-coffee-and-sweets',
    rating: 3,
    text: {
      en: 'Good, but the flavour is milder than the description suggests.',
      ar: 'جيد، لكن نكهته أخف مما يوحي به الوصف.',
      ir: 'خوب است، ولی طعمش از آنچه نوشته‌اند ملایم‌تر بود.',
    },
  },
  {
    category: 'tea-coffee-and-sweets',
    rating: 5,
    text: {
      en: 'We have stopped buying the supermarket kind.',
      ar: 'لم نعد نشتري من السوبرماركت.',
      ir: 'دیگر از سوپرمارکت نمی‌خریم.',
    },
  },
  {
    category: 'tea-coffee-and-sweets',
    rating: 2,
    text: {
      en: 'Left in the sun by the courier. Sad, because the quality shows through.',
      ar: 'تركه الساعي في الشمس. مؤسف، لأن جودته ظاهرة رغم ذلك.',
      ir: 'پیک زیر آفتاب رهایش کرده بود. حیف، چون معلوم بود جنسش خوب است.',
    },
  },
  {
    category: 'tea-coffee-and-sweets',
    rating: 4,
    text: {
      en: 'I order it every month. The price went up a little, the taste did not change.',
      ar: 'أطلبه كل شهر. ارتفع سعره قليلًا أما طعمه فلم يتغيّر.',
      ir: 'هر ماه سفارش می‌دهم. قیمتش کمی بالا رفته، ولی طعمش همان است.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 5,
    text: {
      en: 'The scent reaches the hallway without shouting.',
      ar: 'تصل رائحته إلى الممرّ من غير صخب.',
      ir: 'بویش تا راهرو می‌رود، بی‌آن‌که آزاردهنده باشد.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 5,
    text: {
      en: 'The first thing I notice when I come home, and the day is over.',
      ar: 'أول ما أحسّ به حين أعود إلى البيت، فينتهي تعب اليوم.',
      ir: 'می‌رسم خانه، اول بوی این می‌آید و خستگی روز تمام می‌شود.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 4,
    text: {
      en: 'Lasts longer than I expected, and the packaging is too pretty to throw away.',
      ar: 'دام أطول مما توقّعت، وعلبته أجمل من أن تُرمى.',
      ir: 'بیشتر از انتظارم دوام آورد. بسته‌اش هم آن‌قدر قشنگ است که دلم نمی‌آید دور بیندازم.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 4,
    text: {
      en: 'No headache, which is rare for me. I would like a larger one.',
      ar: 'لم يسبّب لي صداعًا، وهذا نادر معي. أتمنى حجمًا أكبر.',
      ir: 'سرم درد نگرفت که برای من عجیب است. کاش بزرگ‌ترش هم بود.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 5,
    text: {
      en: 'Smells of wood and rain. I have no better words.',
      ar: 'رائحته خشب ومطر. لا أجد وصفًا أدق.',
      ir: 'بوی چوب و باران می‌دهد. بهتر از این نمی‌توانم بگویم.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 3,
    text: {
      en: 'Nice on the shelf, faint in a big living room.',
      ar: 'جميل على الرف، لكن رائحته خافتة في صالة كبيرة.',
      ir: 'روی طبقه قشنگ است، ولی در پذیرایی بزرگ بویش گم می‌شود.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 5,
    text: {
      en: 'Bought it for one evening with guests. Now it is a habit.',
      ar: 'اشتريته لسهرة واحدة مع الضيوف، فصار عادة.',
      ir: 'برای یک شب مهمانی خریدم، حالا عادت شده.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 2,
    text: {
      en: 'Not the scent I imagined from the name. A matter of taste, perhaps.',
      ar: 'ليست الرائحة التي تخيّلتها من الاسم. ربما هي مسألة ذوق.',
      ir: 'بویش آن چیزی نبود که از اسمش فکر می‌کردم. شاید هم سلیقه‌ای باشد.',
    },
  },
  {
    category: 'candles-and-scent',
    rating: 4,
    text: {
      en: 'Warm and not sweet. My father, who complains about perfumes, said nothing.',
      ar: 'دافئة وغير حلوة. أبي الذي يشكو من كل عطر لم يقل شيئًا.',
      ir: 'گرم است و شیرین نیست. پدرم که از هر بویی شکایت دارد، چیزی نگفت.',
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
    text: {
      en: 'Brings the whole corner to life.',
      ar: 'يبعث الحياة في الزاوية كلها.',
      ir: 'به آن گوشه‌ی خانه جان داده.',
    },
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
