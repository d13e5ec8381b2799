import type { ReviewContent } from './shape.ts';

/** Remarks on what somebody carries or works with. */
export const reviewsOfBelongings = [
  {
    category: 'stationery-and-books',
    rating: 5,
    text: {
      en: 'Almost too beautiful to use. Almost.',
      ar: 'يكاد يكون أجمل من أن يُستعمل. يكاد.',
      ir: 'آن‌قدر قشنگ است که آدم دلش نمی‌آید دست بزند. تقریباً.',
    },
  },
  {
    category: 'stationery-and-books',
    rating: 5,
    text: {
      en: 'Has been in my bag for a whole term and still looks new.',
      ar: 'في حقيبتي منذ فصل دراسي كامل وما زال كالجديد.',
      ir: 'یک ترم تمام در کیفم بوده و هنوز مثل روز اول است.',
    },
  },
  {
    category: 'stationery-and-books',
    rating: 4,
    text: {
      en: 'Careful work, every detail. Delivery took a week.',
      ar: 'عمل دقيق في كل تفصيل. استغرق التوصيل أسبوعًا.',
      ir: 'کار تمیز و با جزئیات دقیق. ارسالش یک هفته طول کشید.',
    },
  },
  {
    category: 'stationery-and-books',
    rating: 4,
    text: {
      en: 'My desk looks as if I have my life in order.',
      ar: 'صار مكتبي يوحي بأن حياتي منظّمة.',
      ir: 'میزم طوری شده که انگار زندگی‌ام نظم دارد.',
    },
  },
  {
    category: 'stationery-and-books',
    rating: 5,
    text: {
      en: 'Bought ten for the office, nobody wanted to share.',
      ar: 'اشتريت عشرة للمكتب، ولم يرضَ أحد أن يعطي الآخر.',
      ir: 'ده تا برای اداره خریدم، هیچ‌کس حاضر نشد مالش را به دیگری بدهد.',
    },
  },
  {
    category: 'stationery-and-books',
    rating: 3,
    text: {
      en: 'Good quality, but I hoped for more colours to choose from.',
      ar: 'جودة جيدة، لكنني تمنّيت ألوانًا أكثر.',
      ir: 'کیفیتش خوب است، ولی کاش رنگ‌بندی بیشتری داشت.',
    },
  },
  {
    category: 'stationery-and-books',
    rating: 5,
    text: {
      en: 'At last someone who takes paper and ink seriously.',
      ar: 'أخيرًا هناك من يأخذ الورق والحبر على محمل الجد.',
      ir: 'بالاخره یکی پیدا شد که کاغذ و جوهر را جدی بگیرد.',
    },
  },
  {
    category: 'stationery-and-books',
    rating: 1,
    text: {
      en: 'The box came crushed. For a present that will not do.',
      ar: 'وصلت العلبة مهشّمة، وهذا لا يصلح هدية.',
      ir: 'جعبه‌اش له شده بود. برای هدیه به درد نمی‌خورد.',
    },
  },
  {
    category: 'stationery-and-books',
    rating: 4,
    text: {
      en: 'A good present for a student. I kept one for myself.',
      ar: 'هدية مناسبة لطالب. واحتفظت بواحدة لنفسي.',
      ir: 'برای دانشجو هدیه‌ی خوبی است. یکی هم برای خودم برداشتم.',
    },
  },
  {
    category: 'bags-and-watches',
    rating: 5,
    text: { en: 'Goes with everything I own.', ar: 'يناسب كل ما عندي من ملابس.', ir: 'با هر لباسی که دارم جور است.' },
  },
  {
    category: 'bags-and-watches',
    rating: 5,
    text: {
      en: 'Looks better after one winter than on the first day.',
      ar: 'صار بعد شتاء واحد أجمل مما كان في يومه الأول.',
      ir: 'بعد از یک زمستان از روز اولش قشنگ‌تر شده.',
    },
  },
  {
    category: 'bags-and-watches',
    rating: 4,
    text: {
      en: 'Flawless workmanship. A little stiff for the first two weeks, then perfect.',
      ar: 'صنعة بلا عيب. كان قاسيًا قليلًا في أول أسبوعين ثم صار مثاليًا.',
      ir: 'ساختش حرف ندارد. دو هفته‌ی اول کمی خشک بود، بعد عالی شد.',
    },
  },
  {
    category: 'bags-and-watches',
    rating: 4,
    text: {
      en: 'Elegant without a big logo. Just what I was looking for.',
      ar: 'أنيق بلا شعار كبير، وهذا ما كنت أبحث عنه.',
      ir: 'شیک است و آرم گنده ندارد؛ همان که دنبالش بودم.',
    },
  },
  {
    category: 'bags-and-watches',
    rating: 5,
    text: {
      en: 'Wore it to an interview. Got the job. Probably a coincidence.',
      ar: 'ذهبت به إلى مقابلة عمل وقُبلت. لعلها مصادفة.',
      ir: 'با همین رفتم مصاحبه و قبول شدم. لابد تصادفی بوده.',
    },
  },
  {
    category: 'bags-and-watches',
    rating: 3,
    text: {
      en: 'Good materials, but the colour differs a little from the screen.',
      ar: 'خامات جيدة، لكن اللون يختلف قليلًا عن الشاشة.',
      ir: 'جنسش خوب است، ولی رنگش با مانیتور کمی فرق دارد.',
    },
  },
  {
    category: 'bags-and-watches',
    rating: 5,
    text: {
      en: 'I had it repaired after a year, free, no questions. That is how to keep a customer.',
      ar: 'أصلحوه لي بعد سنة مجانًا وبلا أسئلة. هكذا تحافظ على زبون.',
      ir: 'بعد از یک سال رایگان و بی‌سؤال تعمیرش کردند. مشتری را این‌طور نگه می‌دارند.',
    },
  },
  {
    category: 'bags-and-watches',
    rating: 2,
    text: {
      en: 'The fastening is stiff and I still struggle with it.',
      ar: 'قفله قاسٍ وما زلت أعاني معه.',
      ir: 'بستش سفت است و هنوز با آن کلنجار می‌روم.',
    },
  },
  {
    category: 'bags-and-watches',
    rating: 4,
    text: {
      en: 'Lighter than it looks, and my husband keeps borrowing it.',
      ar: 'أخف مما يبدو، وزوجي لا يكفّ عن استعارته.',
      ir: 'سبک‌تر از آن است که به نظر می‌آید، و همسرم مدام قرضش می‌گیرد.',
    },
  },
  {
    category: 'audio-and-keyboards',
    rating: 5,
    text: {
      en: 'Set up in a minute, no app, no account. Thank you for that.',
      ar: 'جهز في دقيقة، بلا تطبيق ولا حساب. شكرًا على هذا.',
      ir: 'یک‌دقیقه‌ای راه افتاد؛ نه برنامه می‌خواست نه حساب کاربری. دستتان درد نکند.',
    },
  },
  {
    category: 'audio-and-keyboards',
    rating: 5,
    text: { en: 'Best thing on my desk.', ar: 'أفضل ما على مكتبي.', ir: 'بهترین چیزِ روی میزم.' },
  },
  {
    category: 'audio-and-keyboards',
    rating: 4,
    text: {
      en: 'Solid build, and you feel it. Only the manual is thin.',
      ar: 'صناعة متينة تحسّ بها فورًا. دليل الاستعمال وحده مختصر أكثر من اللازم.',
      ir: 'ساختش محکم است و این را حس می‌کنی. فقط دفترچه‌ی راهنمایش خیلی مختصر است.',
    },
  },
  {
    category: 'audio-and-keyboards',
    rating: 4,
    text: {
      en: 'I work from home all day with it. Comfortable, no complaints so far.',
      ar: 'أعمل من البيت طوال اليوم وهو معي. مريح ولا شكوى حتى الآن.',
      ir: 'تمام روز در خانه با آن کار می‌کنم. راحت است و فعلاً شکایتی ندارم.',
    },
  },
  {
    category: 'audio-and-keyboards',
    rating: 5,
    text: {
      en: 'Bought after reading every review on the internet. Stop reading, buy it.',
      ar: 'اشتريته بعد أن قرأت كل مراجعة على الإنترنت. كفى قراءة، اشترِه.',
      ir: 'بعد از خواندن همه‌ی نظرهای اینترنت خریدم. نخوانید، بخرید.',
    },
  },
  {
    category: 'audio-and-keyboards',
    rating: 3,
    text: {
      en: 'Good, but I have owned better for a bit more money.',
      ar: 'جيد، لكنني امتلكت ما هو أفضل بسعر أعلى قليلًا.',
      ir: 'خوب است، ولی با کمی پول بیشتر بهترش را داشته‌ام.',
    },
  },
  {
    category: 'audio-and-keyboards',
    rating: 5,
    text: {
      en: 'Spare parts in stock and cheap. Other brands should learn.',
      ar: 'قطع الغيار متوفرة ورخيصة. ليت الشركات الأخرى تتعلّم.',
      ir: 'قطعه‌ی یدکی‌اش موجود و ارزان است. بقیه‌ی برندها یاد بگیرند.',
    },
  },
  {
    category: 'audio-and-keyboards',
    rating: 1,
    text: {
      en: 'Stopped working in the third week. Waiting for the exchange.',
      ar: 'توقف عن العمل في الأسبوع الثالث، وأنتظر الاستبدال.',
      ir: 'هفته‌ی سوم از کار افتاد. منتظر تعویضم.',
    },
  },
  {
    category: 'audio-and-keyboards',
    rating: 4,
    text: {
      en: 'My son is a sound engineer and approves. That says enough.',
      ar: 'ابني مهندس صوت وأعجبه، وهذا يكفي.',
      ir: 'پسرم صدابردار است و تأییدش کرد. همین بس است.',
    },
  },
] satisfies ReviewContent[];
