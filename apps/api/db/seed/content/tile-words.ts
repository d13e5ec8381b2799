import type { CategorySlug, Localized } from './shape.ts';

/** What each category's drawing shows; as `demo/art/tiles` draws them. */
export const tileWords: Record<CategorySlug, Localized> = {
  'kitchen-and-ceramics': {
    en: 'Drawing of a vase with olive twigs, a teapot and a bowl of lemons',
    ar: 'رسم لمزهرية فيها أغصان زيتون وإبريق شاي ووعاء ليمون',
    ir: 'نقاشی گلدانی با شاخه‌های زیتون، یک قوری و کاسه‌ای لیمو',
  },
  'lighting-and-furniture': {
    en: 'Drawing of an armchair under a floor lamp, a cup on the stool beside it',
    ar: 'رسم لأريكة مفردة تحت مصباح أرضي وبجانبها فنجان على مقعد صغير',
    ir: 'نقاشی مبلی زیر چراغ ایستاده و فنجانی روی چهارپایه‌ی کنار آن',
  },
  'tea-coffee-and-sweets': {
    en: 'Drawing of a brass coffee pot, a tin and a glass of tea, and a plate of sweets',
    ar: 'رسم لدلّة نحاسية وعلبة شاي وكأس شاي وطبق حلويات',
    ir: 'نقاشی قهوه‌جوشی برنجی، قوطی چای، استکانی چای و بشقابی شیرینی',
  },
  'skincare-and-perfume': {
    en: 'Drawing of a dropper bottle, a flask of perfume, a jar of cream and a rose',
    ar: 'رسم لزجاجة بقطّارة وقارورة عطر وعلبة كريم ووردة',
    ir: 'نقاشی شیشه‌ی قطره‌چکان‌دار، شیشه‌ی عطر، ظرف کرم و یک گل رز',
  },
  'candles-and-scent': {
    en: 'Drawing of three burning candles, a reed diffuser and a box of matches',
    ar: 'رسم لثلاث شموع مشتعلة وموزّع عطر بالأعواد وعلبة ثقاب',
    ir: 'نقاشی سه شمع روشن، خوشبوکننده‌ی چوبی و قوطی کبریت',
  },
  'stationery-and-books': {
    en: 'Drawing of a row of books, a pot of pens and a sealed envelope',
    ar: 'رسم لصف من الكتب وكوب أقلام وظرف مختوم',
    ir: 'نقاشی ردیفی کتاب، جاقلمی پر از قلم و پاکتی مهرشده',
  },
  'bags-and-watches': {
    en: 'Drawing of a backpack, a handbag and a wristwatch',
    ar: 'رسم لحقيبة ظهر وحقيبة يد وساعة يد',
    ir: 'نقاشی کوله‌پشتی، کیف دستی و ساعت مچی',
  },
  'audio-and-keyboards': {
    en: 'Drawing of a speaker, headphones and a keyboard',
    ar: 'رسم لمكبّر صوت وسماعة رأس ولوحة مفاتيح',
    ir: 'نقاشی بلندگو، هدفون و کیبورد',
  },
  'toys-and-games': {
    en: 'Drawing of a teddy bear, a kite, alphabet blocks and a toy car',
    ar: 'رسم لدب محشوّ وطائرة ورقية ومكعّبات حروف وسيارة لعبة',
    ir: 'نقاشی خرس پارچه‌ای، بادبادک، مکعب‌های الفبا و ماشین اسباب‌بازی',
  },
  'plants-and-pots': {
    en: 'Drawing of a rubber fig, a cactus in flower and a watering can',
    ar: 'رسم لنبتة فيكس مطاطي وصبّار مزهر ومرشّة ماء',
    ir: 'نقاشی فیکوس، کاکتوسی گل‌داده و آبپاش',
  },
};
