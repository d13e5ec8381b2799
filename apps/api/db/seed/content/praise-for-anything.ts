import type { ReviewContent } from './shape.ts';

/** What pleased shoppers, whatever they bought. */
export const praiseForAnything = [
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'Exactly as pictured. Arrived two days early.',
      ar: 'مطابق للصورة تمامًا، ووصل قبل موعده بيومين.',
      ir: 'درست همان چیزی بود که در عکس دیدم. دو روز هم زودتر رسید.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'Bought one, came back for a second a week later.',
      ar: 'اشتريت واحدًا ثم عدت بعد أسبوع لأشتري آخر.',
      ir: 'یکی خریدم، هفته‌ی بعد برگشتم یکی دیگر هم گرفتم.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'Very good quality. The parcel could have used a little more padding, but nothing broke.',
      ar: 'جودة ممتازة. كان التغليف يحتاج إلى حشوة أكثر، لكن كل شيء وصل سليمًا.',
      ir: 'کیفیتش خیلی خوب است. بسته‌بندی می‌توانست محکم‌تر باشد، ولی چیزی آسیب ندیده بود.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'You can tell somebody cared while making this.',
      ar: 'واضح أن من صنعه كان يهتم بما يصنع.',
      ir: 'معلوم است کسی که این را ساخته با دل و جان کار کرده.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'A gift for my sister. She called before I could ask.',
      ar: 'هدية لأختي. اتصلت بي قبل أن أسألها عن رأيها.',
      ir: 'برای خواهرم هدیه گرفتم. قبل از این‌که بپرسم خودش زنگ زد و تشکر کرد.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'Good value when it is on sale. At full price I would think twice.',
      ar: 'سعره ممتاز وقت التخفيض. أما بالسعر الكامل فسأفكّر مرتين.',
      ir: 'با تخفیف واقعاً می‌ارزد. با قیمت کامل شاید دودل می‌شدم.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'Ordered in spring, reordered twice since. As good as the first time.',
      ar: 'طلبته في الربيع وأعدت طلبه مرتين، وما زال بجودة المرة الأولى.',
      ir: 'بهار سفارش دادم و از آن موقع دو بار دیگر هم گرفته‌ام. هنوز مثل بار اول خوب است.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: { en: 'Simple, well made, no nonsense.', ar: 'بسيط ومتقن، بلا مبالغة.', ir: 'ساده، خوش‌ساخت، بدون ادا.' },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'The seller answered my question within ten minutes, on a Friday.',
      ar: 'ردّ البائع على سؤالي خلال عشر دقائق، وفي يوم جمعة.',
      ir: 'فروشنده ده‌دقیقه‌ای جواب سؤالم را داد، آن هم روز جمعه.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: { en: 'Even better in real life.', ar: 'على الطبيعة أجمل.', ir: 'از نزدیک قشنگ‌تر است.' },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'Took nine days to reach us outside the city, but worth the wait.',
      ar: 'استغرق وصوله تسعة أيام لأننا خارج المدينة، لكنه استحق الانتظار.',
      ir: 'چون بیرون شهریم نُه روز طول کشید تا برسد، ولی ارزش صبر کردن داشت.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'I have recommended it to everyone at work.',
      ar: 'نصحت به كل زملائي في العمل.',
      ir: 'به همه‌ی همکارهایم معرفی‌اش کرده‌ام.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'Lovely. One star off because I waited weeks for it to be back in stock.',
      ar: 'رائع. أنقصت نجمة لأنني انتظرت أسابيع حتى توفّر من جديد.',
      ir: 'عالی است. یک ستاره کم کردم چون چند هفته منتظر ماندم تا دوباره موجود شود.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'Handwritten note in the box. Small thing, made my day.',
      ar: 'وجدت في العلبة بطاقة مكتوبة باليد. شيء صغير لكنه أسعدني.',
      ir: 'داخل جعبه یک یادداشت دست‌نویس بود. چیز کوچکی است، ولی روزم را ساخت.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: { en: 'Good. Would buy again.', ar: 'جيد، وسأشتريه مرة أخرى.', ir: 'خوب بود. باز هم می‌خرم.' },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'I was sceptical about ordering this online. I was wrong.',
      ar: 'كنت مترددًا في طلبه عبر الإنترنت، وكنت مخطئًا.',
      ir: 'برای خرید اینترنتی‌اش دودل بودم. اشتباه می‌کردم.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: { en: 'Perfect.', ar: 'ممتاز.', ir: 'بی‌نقص.' },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'Well packed, no plastic, everything recyclable. The product itself is just as thoughtful.',
      ar: 'تغليف متقن بلا بلاستيك وكله قابل لإعادة التدوير. والمنتج نفسه بالعناية ذاتها.',
      ir: 'بسته‌بندی تمیز، بدون پلاستیک و همه‌اش بازیافتی. خود جنس هم با همان دقت ساخته شده.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'My mother, who likes nothing, likes this.',
      ar: 'أمي لا يعجبها شيء، وهذا أعجبها.',
      ir: 'مادرم که هیچ‌چیز را نمی‌پسندد، این را پسندید.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'Third order from this shop and they have not let me down yet.',
      ar: 'هذا طلبي الثالث من هذا المتجر ولم يخيّبوا ظني بعد.',
      ir: 'سومین بار است از این فروشگاه می‌خرم و هنوز پشیمان نشده‌ام.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'The second one in our house. The first went to my sister and never came back.',
      ar: 'هذا الثاني في بيتنا. الأول ذهب إلى أختي ولم يعد.',
      ir: 'این دومی است که می‌خریم. اولی رفت خانه‌ی خواهرم و دیگر برنگشت.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'A bit more expensive than elsewhere, and you can see why.',
      ar: 'أغلى قليلًا من غيره، والسبب واضح حين تراه.',
      ir: 'کمی گران‌تر از جاهای دیگر است، ولی وقتی می‌بینی‌اش می‌فهمی چرا.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'Free delivery and here the next morning. Thank you.',
      ar: 'توصيل مجاني ووصل صباح اليوم التالي. شكرًا لكم.',
      ir: 'ارسال رایگان بود و فردا صبح رسید. ممنون.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: { en: 'Looks twice its price.', ar: 'يبدو بضعف ثمنه.', ir: 'به قیافه‌اش دو برابر این قیمت می‌خورد.' },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'You notice that people made it and not a factory. That is what I like about it.',
      ar: 'تلاحظ أن وراءه أناسًا لا مصنعًا، وهذا ما أحببته فيه.',
      ir: 'معلوم است کار آدم است نه کارخانه، و من همینش را دوست دارم.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'Wrapped so nicely that I did not need gift paper.',
      ar: 'كان مغلّفًا بعناية حتى إنني لم أحتج إلى ورق هدايا.',
      ir: 'آن‌قدر قشنگ پیچیده بودند که دیگر کاغذ کادو لازم نشد.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'Does what it says. The box was dented but the inside was fine.',
      ar: 'كما وُصف تمامًا. العلبة كانت مضغوطة من طرفها لكن ما بداخلها سليم.',
      ir: 'همان است که گفته‌اند. گوشه‌ی جعبه تو رفته بود ولی داخلش سالم بود.',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'Supporting a small maker and getting something this good feels right.',
      ar: 'أن تدعم صانعًا صغيرًا وتحصل على شيء بهذه الجودة أمر يُشعرك بالرضا.',
      ir: 'هم از یک تولیدکننده‌ی کوچک حمایت کردم، هم چیزی به این خوبی گرفتم. چه بهتر از این؟',
    },
  },
  {
    category: 'any',
    rating: 5,
    text: {
      en: 'Bought it on a whim, now I cannot imagine the week without it.',
      ar: 'اشتريته بلا تفكير، والآن لا أتخيّل أسبوعي من دونه.',
      ir: 'همین‌طوری خریدم، حالا هفته‌ام بدون آن نمی‌گذرد.',
    },
  },
  {
    category: 'any',
    rating: 4,
    text: {
      en: 'Happy with it so far. I will write again after a few months.',
      ar: 'راضٍ عنه حتى الآن، وسأكتب مرة أخرى بعد بضعة أشهر.',
      ir: 'فعلاً راضی‌ام. چند ماه دیگر دوباره می‌نویسم.',
    },
  },
] satisfies ReviewContent[];
