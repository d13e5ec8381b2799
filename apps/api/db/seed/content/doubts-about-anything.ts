import type { ReviewContent } from './shape.ts';

/** What did not quite please them, whatever they bought. */
export const doubtsAboutAnything = [
  {
    category: 'any',
    rating: 3,
    text: {
      en: 'Nice, but smaller than I imagined. My fault, the size is in the description.',
      ar: 'جميل لكنه أصغر مما تخيّلت. الخطأ مني، فالمقاس مذكور في الوصف.',
      ir: 'قشنگ است ولی از آنچه فکر می‌کردم کوچک‌تر بود. تقصیر خودم بود، اندازه را در توضیحات نوشته‌اند.',
    },
  },
  {
    category: 'any',
    rating: 2,
    text: {
      en: 'The pictures promise more than the parcel held. I kept it, but I was hoping for better.',
      ar: 'الصور توحي بأكثر مما وجدت في الطرد. احتفظت به لكنني توقّعت أفضل.',
      ir: 'عکس‌ها بیشتر از آنچه در بسته بود وعده می‌دهند. نگهش داشتم، ولی انتظارم بیشتر بود.',
    },
  },
  {
    category: 'any',
    rating: 1,
    text: {
      en: 'Came damaged. The refund was quick, I will say that.',
      ar: 'وصل تالفًا. لكن للإنصاف، أعادوا المبلغ بسرعة.',
      ir: 'آسیب‌دیده رسید. انصافاً پول را زود برگرداندند.',
    },
  },
  {
    category: 'any',
    rating: 3,
    text: {
      en: 'It does the job. I do not see what the fuss is about.',
      ar: 'يؤدي الغرض. لا أفهم سبب كل هذه الضجة حوله.',
      ir: 'کارش را می‌کند. نفهمیدم این‌همه تعریف برای چیست.',
    },
  },
  {
    category: 'any',
    rating: 2,
    text: {
      en: 'Ordered two, and the second was not as good as the first. Handmade or not, that is too much.',
      ar: 'طلبت اثنين، ولم يكن الثاني بجودة الأول. أعرف أنه عمل يدوي، لكن الفرق كبير.',
      ir: 'دو تا سفارش دادم، دومی به خوبی اولی نبود. می‌دانم کار دست است، ولی این دیگر زیادی بود.',
    },
  },
  {
    category: 'any',
    rating: 3,
    text: {
      en: 'Beautiful, but the leaflet comes only in English.',
      ar: 'جميل، لكن النشرة المرفقة بالإنجليزية فقط.',
      ir: 'قشنگ است، ولی برگه‌ی همراهش فقط انگلیسی بود.',
    },
  },
  {
    category: 'any',
    rating: 3,
    text: {
      en: 'Good product, slow courier. I do not know whom to rate.',
      ar: 'المنتج جيد وشركة التوصيل بطيئة، ولا أدري أيهما أقيّم.',
      ir: 'جنسش خوب بود، پیکش کند. نمی‌دانم به کدام امتیاز بدهم.',
    },
  },
  {
    category: 'any',
    rating: 1,
    text: {
      en: 'Wrong item sent, and it took three messages to sort it out.',
      ar: 'أرسلوا قطعة غير التي طلبتها، واحتجت إلى ثلاث رسائل لحل الأمر.',
      ir: 'جنس اشتباه فرستادند و سه بار پیام دادم تا درست شد.',
    },
  },
  {
    category: 'any',
    rating: 2,
    text: { en: 'I expected more for the money.', ar: 'توقّعت ما هو أفضل بهذا السعر.', ir: 'با این قیمت بیشتر از این‌ها انتظار داشتم.' },
  },
  {
    category: 'any',
    rating: 3,
    text: {
      en: 'I like it, my husband does not. So three stars.',
      ar: 'أعجبني أنا ولم يعجب زوجي، فلتكن ثلاث نجوم.',
      ir: 'من دوستش دارم، همسرم نه. پس سه ستاره.',
    },
  },
] satisfies ReviewContent[];
