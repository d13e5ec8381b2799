import type { ReviewContent } from './shape.ts';

/** Remarks on what is tasted, smelled or worn on the skin. */
export const reviewsOfTastesAndScents = [
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
    text: { en: 'Tastes like Eid at my aunt’s house.', ar: 'طعمه طعم العيد في بيت خالتي.', ir: 'مزه‌ی عید خانه‌ی خاله‌ام را می‌دهد.' },
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
    text: { en: 'We have stopped buying the supermarket kind.', ar: 'لم نعد نشتري من السوبرماركت.', ir: 'دیگر از سوپرمارکت نمی‌خریم.' },
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
    category: 'skincare-and-perfume',
    rating: 5,
    text: {
      en: 'My skin reacts to everything, and it did not react to this.',
      ar: 'بشرتي تتحسّس من كل شيء، ومن هذا لم تتحسّس.',
      ir: 'پوستم به همه‌چیز حساسیت نشان می‌دهد، به این نداد.',
    },
  },
  {
    category: 'skincare-and-perfume',
    rating: 5,
    text: {
      en: 'Soft, clean scent that does not fill the lift.',
      ar: 'رائحة ناعمة ونظيفة لا تملأ المصعد.',
      ir: 'بوی لطیف و تمیزی دارد که آسانسور را پر نمی‌کند.',
    },
  },
  {
    category: 'skincare-and-perfume',
    rating: 4,
    text: {
      en: 'A little goes a long way. I have used it for two months and there is plenty left.',
      ar: 'القليل منه يكفي. أستعمله منذ شهرين وما زال فيه الكثير.',
      ir: 'کمش هم کافی است. دو ماه است استفاده می‌کنم و هنوز کلی مانده.',
    },
  },
  {
    category: 'skincare-and-perfume',
    rating: 4,
    text: {
      en: 'Lovely, with honest ingredients. I wish the packaging closed tighter.',
      ar: 'رائع ومكوّناته صادقة. ليت العبوة أحكم إغلاقًا.',
      ir: 'عالی است و موادش صادقانه. کاش بسته‌اش محکم‌تر بسته می‌شد.',
    },
  },
  {
    category: 'skincare-and-perfume',
    rating: 5,
    text: {
      en: 'Three people have asked me for the name.',
      ar: 'سألني ثلاثة أشخاص عن اسمه.',
      ir: 'تا حالا سه نفر اسمش را از من پرسیده‌اند.',
    },
  },
  {
    category: 'skincare-and-perfume',
    rating: 3,
    text: {
      en: 'Pleasant, but I saw no miracle after a month.',
      ar: 'لطيف، لكنني لم أرَ معجزة بعد شهر.',
      ir: 'خوب است، ولی بعد از یک ماه معجزه‌ای ندیدم.',
    },
  },
  {
    category: 'skincare-and-perfume',
    rating: 5,
    text: {
      en: 'Smells like a garden in May, not like a chemist’s.',
      ar: 'رائحته رائحة حديقة في أيار لا رائحة صيدلية.',
      ir: 'بوی باغ در اردیبهشت می‌دهد، نه بوی داروخانه.',
    },
  },
  {
    category: 'skincare-and-perfume',
    rating: 2,
    text: {
      en: 'Too strong for me. My cousin took it and is delighted.',
      ar: 'رائحته قوية عليّ. أخذته ابنة عمي وهي سعيدة به.',
      ir: 'برای من زیادی تند بود. دخترعمویم برداشت و خیلی هم راضی است.',
    },
  },
  {
    category: 'skincare-and-perfume',
    rating: 4,
    text: {
      en: 'Gentle enough for my teenage daughter too, and it looks pretty on the shelf.',
      ar: 'لطيف حتى على بشرة ابنتي المراهقة، وشكله جميل على الرف.',
      ir: 'آن‌قدر ملایم است که دختر نوجوانم هم استفاده می‌کند. روی طبقه هم قشنگ است.',
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
] satisfies ReviewContent[];
