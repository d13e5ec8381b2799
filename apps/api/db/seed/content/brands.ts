import type { BrandContent } from './shape.ts';

/** The names on the labels; a shop carries one or a few of them. */
export const brands = [
  {
    slug: 'ember',
    name: 'Ember',
    story: {
      en: 'Speckled stoneware from a kiln that runs on olive prunings.',
      ar: 'خزف حجري مرقّط من فرن وقوده أغصان الزيتون المقلّمة.',
      ir: 'سفال خال‌دار از کوره‌ای که با شاخه‌های هرس‌شده‌ی زیتون می‌سوزد.',
    },
  },
  {
    slug: 'tandoor',
    name: 'Tandoor',
    story: {
      en: 'Brass, iron and hard wood for people who cook every day.',
      ar: 'نحاس وحديد وخشب صلب لمن يطبخ كل يوم.',
      ir: 'برنج و آهن و چوب سخت برای کسی که هر روز آشپزی می‌کند.',
    },
  },
  {
    slug: 'blue-kiln',
    name: 'Blue Kiln',
    story: {
      en: 'Cobalt and turquoise glazes mixed from a notebook of 1931.',
      ar: 'طلاءات كوبالت وفيروز تُخلط من دفتر وصفات يعود إلى عام 1931.',
      ir: 'لعاب‌های لاجوردی و فیروزه‌ای از روی دفترچه‌ای مربوط به سال ۱۹۳۱.',
    },
  },
  {
    slug: 'lumen-and-lath',
    name: 'Lumen & Lath',
    story: {
      en: 'Warm light through thin strips of wood and linen.',
      ar: 'ضوء دافئ يمرّ بين شرائح رقيقة من الخشب والكتّان.',
      ir: 'نور گرم از لابه‌لای باریکه‌های چوب و کتان.',
    },
  },
  {
    slug: 'arcadia',
    name: 'Arcadia',
    story: {
      en: 'Mirrors and side tables drawn after the arches of old courtyards.',
      ar: 'مرايا وطاولات جانبية مستوحاة من أقواس البيوت القديمة.',
      ir: 'آینه و میز عسلی با الهام از طاق حیاط‌های قدیمی.',
    },
  },
  {
    slug: 'tall-oak',
    name: 'Tall Oak',
    story: {
      en: 'Plain, strong chairs and shelves in oiled oak and walnut.',
      ar: 'كراسٍ ورفوف بسيطة ومتينة من البلوط والجوز المدهون بالزيت.',
      ir: 'صندلی و قفسه‌ی ساده و محکم از بلوط و گردوی روغن‌خورده.',
    },
  },
  {
    slug: 'cardamom',
    name: 'Cardamom',
    story: {
      en: 'Teas and Arabic coffee blended with whole spices, never flavouring.',
      ar: 'شاي وقهوة عربية مخلوطان بتوابل كاملة لا بمنكّهات.',
      ir: 'چای و قهوه‌ی عربی با ادویه‌ی درسته، بدون اسانس.',
    },
  },
  {
    slug: 'seven-dates',
    name: 'Seven Dates',
    story: {
      en: 'Seven varieties from one oasis, picked and packed by hand.',
      ar: 'سبعة أصناف من واحة واحدة تُقطف وتُعبّأ باليد.',
      ir: 'هفت رقم خرما از یک واحه، دست‌چین و دست‌بسته‌بندی.',
    },
  },
  {
    slug: 'harar',
    name: 'Harar',
    story: {
      en: 'Single-farm coffee from the walled city’s hills, dried in the sun.',
      ar: 'قهوة من مزارع مفردة على تلال المدينة المسوّرة، تُجفَّف في الشمس.',
      ir: 'قهوه‌ی تک‌مزرعه از تپه‌های شهر دیواردار، خشک‌شده زیر آفتاب.',
    },
  },
  {
    slug: 'halwa-row',
    name: 'Halwa Row',
    story: {
      en: 'Halwa, lokum and chocolate stirred in copper for three generations.',
      ar: 'حلاوة وراحة وشوكولاتة تُحرَّك في قدور النحاس منذ ثلاثة أجيال.',
      ir: 'حلوا و راحت‌الحلقوم و شکلاتی که سه نسل است در دیگ مسی هم زده می‌شود.',
    },
  },
  {
    slug: 'petal',
    name: 'Petal',
    story: {
      en: 'Rose and chamomile care for skin that reacts to everything.',
      ar: 'عناية بالورد والبابونج لبشرة تتحسّس من كل شيء.',
      ir: 'مراقبت با گل سرخ و بابونه برای پوستی که به همه‌چیز حساس است.',
    },
  },
  {
    slug: 'sidr',
    name: 'Sidr',
    story: {
      en: 'Soaps boiled with olive oil, laurel and patience.',
      ar: 'صابون يُطبخ بزيت الزيتون والغار والصبر.',
      ir: 'صابون‌هایی که با روغن زیتون و برگ بو و صبر پخته می‌شوند.',
    },
  },
  {
    slug: 'iris-lab',
    name: 'Iris Lab',
    story: {
      en: 'Perfumes composed in the open: every formula is published.',
      ar: 'عطور تُركَّب في العلن: كل تركيبة منشورة.',
      ir: 'عطرهایی که بی‌پرده ساخته می‌شوند: همه‌ی فرمول‌ها منتشر شده‌اند.',
    },
  },
  {
    slug: 'wick',
    name: 'Wick',
    story: {
      en: 'Candles poured slowly, in batches of sixty, with cotton wicks.',
      ar: 'شموع تُصبّ على مهل، ستين ستين، بفتائل من القطن.',
      ir: 'شمع‌هایی که آهسته و شصت‌تا شصت‌تا ریخته می‌شوند، با فتیله‌ی پنبه‌ای.',
    },
  },
  {
    slug: 'amberlight',
    name: 'Amberlight',
    story: {
      en: 'Tapers and pillars of beeswax, for tables that stay laid late.',
      ar: 'شموع رفيعة وأسطوانية من شمع النحل، لموائد يطول سهرها.',
      ir: 'شمع قلمی و استوانه‌ای از موم زنبور، برای سفره‌هایی که دیر جمع می‌شوند.',
    },
  },
  {
    slug: 'resin',
    name: 'Resin',
    story: {
      en: 'Incense and diffusers from Dhofar frankincense and cedar.',
      ar: 'بخور ومعطّرات جو من لبان ظفار وخشب الأرز.',
      ir: 'بخور و خوشبوکننده از کندر ظفار و چوب سدر.',
    },
  },
  {
    slug: 'paper-moon',
    name: 'Paper Moon',
    story: {
      en: 'Books sewn by hand and printed in three scripts.',
      ar: 'كتب تُخاط باليد وتُطبع بثلاثة خطوط.',
      ir: 'کتاب‌هایی که با دست دوخته و به سه خط چاپ می‌شوند.',
    },
  },
  {
    slug: 'kufic',
    name: 'Kufic',
    story: {
      en: 'Notebooks and pens that treat lettering as architecture.',
      ar: 'دفاتر وأقلام ترى في الخط عمارة.',
      ir: 'دفتر و قلم با نگاهی که خط را معماری می‌بیند.',
    },
  },
  {
    slug: 'margin',
    name: 'Margin',
    story: {
      en: 'Planners with room to change your mind.',
      ar: 'مخطّطات تترك لك متسعًا لتغيّر رأيك.',
      ir: 'پلنرهایی که جا برای عوض کردن نظر می‌گذارند.',
    },
  },
  {
    slug: 'saddle',
    name: 'Saddle',
    story: {
      en: 'Vegetable-tanned leather, cut thick and sewn by hand.',
      ar: 'جلد مدبوغ نباتيًا، يُقصّ سميكًا ويُخاط باليد.',
      ir: 'چرم دباغی گیاهی، ضخیم بریده و با دست دوخته.',
    },
  },
  {
    slug: 'tamarind',
    name: 'Tamarind',
    story: {
      en: 'Waxed canvas bags for markets, trains and rain.',
      ar: 'حقائب من القماش المشمّع للأسواق والقطارات والمطر.',
      ir: 'کیف‌های برزنتی موم‌خورده برای بازار و قطار و باران.',
    },
  },
  {
    slug: 'hour',
    name: 'Hour',
    story: {
      en: 'Watches without numerals, assembled and regulated one at a time.',
      ar: 'ساعات بلا أرقام، تُجمَع وتُضبط واحدة واحدة.',
      ir: 'ساعت‌های بی‌رقم که دانه‌دانه سوار و تنظیم می‌شوند.',
    },
  },
  {
    slug: 'low-hum',
    name: 'Low Hum',
    story: {
      en: 'Headphones and speakers voiced for long, quiet listening.',
      ar: 'سماعات ومكبّرات صوت مضبوطة لاستماع طويل وهادئ.',
      ir: 'هدفون و بلندگو با صدایی که برای گوش دادن طولانی و آرام تنظیم شده.',
    },
  },
  {
    slug: 'clack',
    name: 'Clack',
    story: {
      en: 'Mechanical keyboards with Arabic and Persian legends done properly.',
      ar: 'لوحات مفاتيح ميكانيكية بحروف عربية وفارسية مرسومة كما ينبغي.',
      ir: 'کیبوردهای مکانیکی با حروف فارسی و عربیِ درست‌وحسابی.',
    },
  },
  {
    slug: 'northwave',
    name: 'Northwave',
    story: {
      en: 'Turntables and microphones that open with four screws.',
      ar: 'مشغّلات أسطوانات وميكروفونات تُفتح بأربعة براغٍ.',
      ir: 'گرامافون و میکروفونی که با چهار پیچ باز می‌شود.',
    },
  },
  {
    slug: 'tumble',
    name: 'Tumble',
    story: {
      en: 'Beech blocks and soft animals for the first five years.',
      ar: 'مكعّبات من الزان وحيوانات طرية للسنوات الخمس الأولى.',
      ir: 'مکعب‌های راش و حیوان‌های نرم برای پنج سال اول.',
    },
  },
  {
    slug: 'little-souk',
    name: 'Little Souk',
    story: {
      en: 'Puzzles and board games set in markets, ports and caravans.',
      ar: 'أحجيات وألعاب لوحية تدور في الأسواق والموانئ والقوافل.',
      ir: 'پازل و بازی رومیزی در حال‌وهوای بازار و بندر و کاروان.',
    },
  },
  {
    slug: 'gyre',
    name: 'Gyre',
    story: {
      en: 'Kites and tops balanced by a retired physics teacher.',
      ar: 'طائرات ورقية وبلابل يوازنها معلّم فيزياء متقاعد.',
      ir: 'بادبادک و فرفره‌هایی که یک معلم بازنشسته‌ی فیزیک میزانشان می‌کند.',
    },
  },
  {
    slug: 'arcade-green',
    name: 'Arcade Green',
    story: {
      en: 'House plants raised in the climate they will live in.',
      ar: 'نباتات منزلية تُربّى في المناخ الذي ستعيش فيه.',
      ir: 'گیاهان آپارتمانی که در همان آب‌وهوای خانه‌تان بزرگ شده‌اند.',
    },
  },
  {
    slug: 'terra',
    name: 'Terra',
    story: {
      en: 'Clay pots and good seed, nothing in plastic.',
      ar: 'أصص من الطين وبذور جيدة، ولا شيء في البلاستيك.',
      ir: 'گلدان سفالی و بذر خوب، بدون هیچ پلاستیکی.',
    },
  },
] satisfies BrandContent[];
