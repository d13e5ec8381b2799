import type { Localized } from '../shape.ts';

/** What the makers add about bags and watches: how it is made, what else to know. */
export const notesOfBagsAndWatches = {
  'market-day-canvas-tote': {
    en: 'We loaded one with twenty-two kilos of oranges and hung it on a nail for a week; it is on the wall of the shop, looking bored. The handles are 30 cm, long enough for a shoulder in a winter coat.',
    ar: 'حمّلنا واحدة باثنين وعشرين كيلوغرامًا من البرتقال وعلّقناها بمسمار أسبوعًا، وهي الآن على جدار الدكان وقد أصابها الملل. طول المقابض 30 سم تكفي كتفًا في معطف شتوي.',
    ir: 'یکی را با بیست‌ودو کیلو پرتقال پر کردیم و یک هفته به میخ زدیم؛ حالا روی دیوار مغازه است و حوصله‌اش سر رفته. دسته‌ها ۳۰ سانتی‌مترند و به شانه‌ای با پالتوی زمستانی هم می‌رسند.',
  },
  'everyday-leather-tote': {
    en: 'Hakim cuts it, Fatima sews it, and neither has ever let the other try. M is 34 × 30 × 12 cm and weighs 850 g, L is 40 × 34 × 14 cm and 1.1 kg. Scars of the animal are left in; they are the proof.',
    ar: 'يقصّها حكيم وتخيطها فاطمة، ولم يسمح أحدهما للآخر بالتجربة. مقاس M بأبعاد 34 × 30 × 12 سم ووزن 850 غ، ومقاس L بأبعاد 40 × 34 × 14 سم ووزن 1.1 كغ. نترك ندوب الجلد كما هي، فهي الدليل.',
    ir: 'حکیم می‌بُرد، فاطمه می‌دوزد و هیچ‌کدام نگذاشته دیگری امتحان کند. M: ۳۴ × ۳۰ × ۱۲ سانتی‌متر و ۸۵۰ گرم است، L: ۴۰ × ۳۴ × ۱۴ سانتی‌متر و ۱٫۱ کیلوگرم. جای زخم‌های پوست را نگه می‌داریم؛ نشانه‌ی اصل بودنش است.',
  },
  'palm-and-leather-beach-tote': {
    en: 'Two sisters plait the leaf on their doorstep in the evenings, when it is cool enough for the palm to bend. It creaks for the first few days. Holds two towels, a melon and a book that gets wet anyway.',
    ar: 'تضفر أختان السعف على عتبة بيتهما مساءً حين يبرد الجو ويلين. تصرّ في أيامها الأولى. تتسع لمنشفتين وبطيخة وكتاب سيبتلّ على أي حال.',
    ir: 'دو خواهر عصرها که هوا خنک است و برگ خم می‌شود، دمِ در خانه می‌بافندش. روزهای اول جیرجیر می‌کند. دو حوله، یک خربزه و کتابی که به هر حال خیس می‌شود در آن جا می‌گیرد.',
  },
  'folding-errand-tote': {
    en: 'Cut from parachutes that failed inspection, for reasons that do not matter when you are carrying bread. Stitched with a bar at every stress point; guaranteed for as long as we are open.',
    ar: 'مقصوصة من مظلات لم تجتز الفحص، لأسباب لا تهمّ من يحمل خبزًا. مثبّتة بغرز مضاعفة عند مواضع الشدّ، ومكفولة ما دمنا مفتوحين.',
    ir: 'از چترنجات‌هایی بریده شده که در بازرسی رد شده‌اند، به دلایلی که برای حمل نان مهم نیست. سر نقطه‌های فشار دوخت تقویتی دارد و تا وقتی باز باشیم ضمانت دارد.',
  },
  'roll-top-commuter-backpack': {
    en: 'One strap takes a bicycle light, the other a travel card. Closed it is 44 × 30 × 14 cm and weighs 1.2 kg. The wax softens with the first warm day, and from then on it is yours.',
    ar: 'على أحد الحزامين موضع لضوء الدراجة وعلى الآخر جيب لبطاقة المواصلات. مغلقة: 44 × 30 × 14 سم، ووزنها 1.2 كغ. يلين الشمع مع أول يوم دافئ، ومن يومها هي لك.',
    ir: 'روی یک بندش جای چراغ دوچرخه و روی دیگری جای کارت مترو هست. بسته‌اش ۴۴ × ۳۰ × ۱۴ سانتی‌متر و ۱٫۲ کیلوگرم است. با اولین روز گرم موم نرم می‌شود و از آن به بعد مال شماست.',
  },
  'schoolroom-leather-backpack': {
    en: 'The pattern is that of the satchel Hakim carried to school, enlarged until a grown man could stop being sentimental about it. Takes A4 files and a 13-inch laptop. Free repairs for ten years.',
    ar: 'قالبها قالب الحقيبة التي حملها حكيم إلى المدرسة، كبّرناها حتى تصلح لرجل كبير يدّعي أنه لا يحنّ. تتسع لملفات A4 وحاسوب 13 بوصة. الإصلاح مجاني عشر سنوات.',
    ir: 'الگویش همان کیفی است که حکیم به مدرسه می‌برد، آن‌قدر بزرگ شده که به یک مرد گنده هم بیاید. پوشه‌ی A4 و لپ‌تاپ ۱۳ اینچ جا می‌گیرد. تعمیر تا ده سال رایگان است.',
  },
  'hemp-daypack-14-litres': {
    en: 'Hemp gets softer with each wash and holds its colour, which is more than can be said for most of us. The bottle pocket stretches to 9 cm. Straps for a child from eight, or for you.',
    ar: 'يلين القنّب مع كل غسلة ويحتفظ بلونه، وقليل منا يفعل ذلك. جيب القارورة يتسع حتى 9 سم. والأحزمة تُضبط لطفل من عمر ثماني سنوات، أو لك.',
    ir: 'کنف با هر شستن نرم‌تر می‌شود و رنگش را نگه می‌دارد؛ کاری که بیشتر ما نمی‌توانیم. جیب قمقمه تا ۹ سانتی‌متر باز می‌شود. بندها از بچه‌ی هشت‌ساله تا خودتان تنظیم می‌شود.',
  },
  'kilim-panel-backpack': {
    en: 'The kilims come from one dealer in the Vakil bazaar, who sells us only what is too worn for a floor. We wash them in the river, once, and cut around the holes. 1.1 kg.',
    ar: 'تأتي الكليمات من تاجر واحد في سوق وكيل، لا يبيعنا إلا ما لم يعد يصلح للأرض. نغسلها في النهر مرة ونقصّ حول ثقوبها. الوزن 1.1 كغ.',
    ir: 'گلیم‌ها را از یک فروشنده در بازار وکیل می‌گیریم که فقط چیزی را می‌دهد که دیگر به درد زمین نمی‌خورد. یک بار در رودخانه می‌شوییم و دور سوراخ‌ها را می‌بُریم. ۱٫۱ کیلوگرم.',
  },
  'half-moon-handbag': {
    en: 'There is one seam, and it took eleven tries: the curve has to be eased by hand, a stitch at a time. 480 g. It holds a book, a purse, a scarf and an argument’s worth of keys.',
    ar: 'فيها درزة واحدة احتاجت إلى إحدى عشرة محاولة: فالانحناء يُليَّن باليد غرزة غرزة. 480 غ. تتسع لكتاب ومحفظة ووشاح ومفاتيح كثيرة.',
    ir: 'یک درز دارد و همان یازده بار امتحان شد: خمیدگی‌اش را باید کوک‌به‌کوک با دست جا انداخت. ۴۸۰ گرم. کتاب، کیف پول، شال و یک دسته کلید پروپیمان در آن جا می‌شود.',
  },
  'little-post-crossbody': {
    en: 'Modelled on the pouch of the postman of Rue des Tanneurs, who has read it and approves. 390 g. The strap is one piece, cut from the spine, where the hide does not stretch.',
    ar: 'على مثال جراب ساعي بريد زنقة الدبّاغين الذي عاينها ورضي عنها. 390 غ. الحزام قطعة واحدة من ظهر الجلد حيث لا يتمدد.',
    ir: 'از روی کیف پستچیِ کوچه‌ی دباغ‌ها ساخته شده که خودش دیده و پسندیده. ۳۹۰ گرم. بندش یک‌تکه است، از پشت پوست، همان‌جا که کش نمی‌آید.',
  },
  'evening-fold-clutch': {
    en: 'It holds a phone, a lipstick, a key and a folded letter. Lined with the silk of old wedding kaftans, so each lining is a surprise. 210 g.',
    ar: 'تتسع لهاتف وأحمر شفاه ومفتاح ورسالة مطوية. بطانتها من حرير قفاطين أعراس قديمة، فكل بطانة مفاجأة. 210 غ.',
    ir: 'یک گوشی، یک رژ، یک کلید و یک نامه‌ی تاشده جا می‌گیرد. آسترش از ابریشم قفطان‌های عروسیِ قدیمی است، پس هرکدام غافلگیری خودش را دارد. ۲۱۰ گرم.',
  },
  'doctor-frame-handbag': {
    en: 'The owner of the first one was a midwife in Haifa; her granddaughter brought it in for a new handle. The frame is bent over the same last as then. 1.3 kg, with three pockets inside.',
    ar: 'كانت الأولى لقابلة في حيفا، جاءت بها حفيدتها تطلب مقبضًا جديدًا. يُثنى الإطار على القالب نفسه كما في ذلك الزمان. 1.3 كغ وثلاثة جيوب داخلية.',
    ir: 'اولی مال قابله‌ای در حیفا بود؛ نوه‌اش آورد تا دسته‌اش عوض شود. قاب هنوز روی همان قالب خم می‌شود. ۱٫۳ کیلوگرم، با سه جیب داخلی.',
  },
  'bifold-six-card-wallet': {
    en: 'Every apprentice makes forty of these before touching a bag, and the first thirty-nine are taken apart again. Yours is a fortieth, or later. 68 g. Initials are stamped free; write them in the order note.',
    ar: 'يصنع كل متدرّب أربعين منها قبل أن يلمس حقيبة، وتُفكّ التسع والثلاثون الأولى. محفظتك هي الأربعون أو ما بعدها. 68 غ. نختم الأحرف الأولى مجانًا، فاكتبها في ملاحظة الطلب.',
    ir: 'هر شاگردی پیش از دست زدن به کیف چهل تا از این‌ها می‌سازد و سی‌ونه تای اول را می‌شکافیم. مال شما چهلمی است، یا بعد از آن. ۶۸ گرم. حروف اول نام را رایگان می‌کوبیم؛ در یادداشت سفارش بنویسید.',
  },
  'slim-card-sleeve': {
    en: 'It started as a sample of edge colours, and customers kept stealing it from the counter. 22 g. Goat scratches less than calf, and forgets faster.',
    ar: 'بدأت عيّنةً لألوان الحواف، وظل الزبائن يسرقونها من فوق الطاولة. 22 غ. جلد الماعز أقل خدوشًا من جلد العجل وأسرع نسيانًا لها.',
    ir: 'اولش نمونه‌ی رنگ لبه بود و مشتری‌ها مدام از روی پیشخان کش می‌رفتند. ۲۲ گرم. چرم بز از گوساله کمتر خط می‌افتد و زودتر فراموش می‌کند.',
  },
  'long-zip-travel-wallet': {
    en: 'Somebody always carries everybody’s papers, and this is for them. The zip is metal and opens with one hand while the other holds a child. 240 g.',
    ar: 'هناك دائمًا من يحمل أوراق الجميع، وهذه له. سحّابها معدني يُفتح بيد واحدة والأخرى تمسك طفلًا. 240 غ.',
    ir: 'همیشه یکی هست که مدارک همه دستش است؛ این برای اوست. زیپش فلزی است و یک‌دستی باز می‌شود، وقتی دست دیگر بچه را گرفته. ۲۴۰ گرم.',
  },
  'tray-coin-purse': {
    en: 'A shape the shops of Fez have given change on for centuries. Four folds, no stitch at all: if it ever opens, fold it again. 35 g.',
    ar: 'شكل تُردّ عليه النقود في دكاكين فاس منذ قرون. أربع طيّات بلا غرزة واحدة: إن انفتحت فاطوها من جديد. 35 غ.',
    ir: 'شکلی که مغازه‌های فاس قرن‌هاست بقیه‌ی پول را رویش پس می‌دهند. چهار تا، بدون حتی یک کوک: اگر باز شد دوباره تا بزنید. ۳۵ گرم.',
  },
  'neck-wallet-braided-cord': {
    en: 'The clasp lets go at eight kilos, so that a branch or a child can pull without hurting anyone. Waxed lightly: sweat and drizzle are fine, a swimming pool is not. 120 g.',
    ar: 'ينفكّ المشبك عند ثمانية كيلوغرامات، فلا يؤذي شدّ غصن أو طفل أحدًا. مشمّعة قليلًا: يحتمل العرق والرذاذ لا المسبح. 120 غ.',
    ir: 'قفل با هشت کیلو فشار باز می‌شود تا شاخه‌ای یا بچه‌ای که کشیدش به کسی آسیب نزند. کمی موم خورده: عرق و نم‌نم باران عیبی ندارد، استخر دارد. ۱۲۰ گرم.',
  },
  'quiet-hours-38-watch': {
    en: 'The first watch Karim drew, after twenty years of looking at other people’s. He left out the date, the seconds and his own name. 44 g; lug to lug 45 mm, so it lies flat on a slim wrist too.',
    ar: 'أول ساعة رسمها كريم بعد عشرين سنة من النظر في ساعات غيره. أسقط منها التاريخ والثواني واسمه. 44 غ، ومن طرف إلى طرف 45 مم، فتستوي على المعصم النحيل أيضًا.',
    ir: 'اولین ساعتی که کریم کشید، بعد از بیست سال نگاه کردن به ساعت دیگران. تاریخ و ثانیه و اسم خودش را حذف کرد. ۴۴ گرم؛ سرتاسرش ۴۵ میلی‌متر است و روی مچ باریک هم صاف می‌نشیند.',
  },
  'eastern-numerals-36-watch': {
    en: 'The numerals were written with a reed at the size of a plate and made smaller eleven times. The automatic gains about eight seconds a day until it knows you, then fewer. 52 g, water-resistant to 3 atm.',
    ar: 'كُتبت الأرقام بالقصب بحجم طبق ثم صُغّرت إحدى عشرة مرة. تسبق نحو ثماني ثوانٍ في اليوم حتى تعرفك، ثم أقل. 52 غ، مقاومة للماء حتى 3 ضغط جوي.',
    ir: 'رقم‌ها با قلم نی به اندازه‌ی یک بشقاب نوشته و یازده بار کوچک شدند. تا با شما آشنا شود روزی هشت ثانیه جلو می‌رود، بعد کمتر. ۵۲ گرم، مقاوم تا ۳ اتمسفر.',
  },
  'daylight-solar-watch': {
    en: 'It charges through the dial, which is thin enough for the sun and too thick to see through. After two days in a drawer the hand goes to sleep on twelve; light wakes it and it finds the time again.',
    ar: 'تُشحن عبر مينائها، وهو رقيق للشمس كثيف للعين. بعد يومين في درج تنام العقارب عند الثانية عشرة، ثم يوقظها الضوء فتجد الوقت من جديد.',
    ir: 'از صفحه‌اش شارژ می‌شود که برای آفتاب نازک است و برای چشم مات. دو روز در کشو بماند عقربه روی دوازده می‌خوابد؛ نور بیدارش می‌کند و خودش ساعت را پیدا می‌کند.',
  },
  'small-second-34-watch': {
    en: 'The movement is from 1971, unworn, found in a drawer in Beirut, four hundred of them. We clean each one, oil it and let it run for a week. When they are gone we shall think of something else.',
    ar: 'الحركة من سنة 1971 لم تُستعمل قط، وُجدت أربعمئة منها في درج ببيروت. ننظّف كل واحدة ونزيّتها ونشغّلها أسبوعًا. وحين تنفد سنفكر في شيء آخر.',
    ir: 'موتورش مال سال ۱۹۷۱ و کارنکرده است؛ چهارصدتا در کشویی در بیروت پیدا شد. هرکدام را تمیز می‌کنیم، روغن می‌زنیم و یک هفته کار می‌اندازیم. تمام که شد فکر دیگری می‌کنیم.',
  },
  'orchard-field-watch': {
    en: 'Made for a date farmer who breaks everything. The numbers are painted thick enough to feel with a thumbnail, and the crown sits at four, where it does not dig into the hand. 61 g.',
    ar: 'صُنعت لمزارع نخيل يكسر كل شيء. أرقامها مدهونة بسماكة تحسّها بظفرك، والتاج عند الرابعة حيث لا يغرز في اليد. 61 غ.',
    ir: 'برای نخل‌داری ساختیم که همه‌چیز را می‌شکند. رقم‌ها آن‌قدر ضخیم رنگ شده‌اند که زیر ناخن حس می‌شوند و دکمه‌ی کوک کنار چهار است تا در دست فرو نرود. ۶۱ گرم.',
  },
  'moon-phase-calendar-watch': {
    en: 'It will be right for two and a half years before it is a day out, which is better than most relatives on the eve of Eid. 58 g, strap 20 mm, sapphire crystal.',
    ar: 'تصيب سنتين ونصفًا قبل أن تخطئ يومًا، وهي في ذلك أدق من أكثر الأقارب ليلة العيد. 58 غ، حزام 20 مم، زجاج ياقوتي.',
    ir: 'دو سال و نیم درست می‌گوید تا یک روز خطا کند؛ از بیشتر فامیل شب عید فطر دقیق‌تر است. ۵۸ گرم، بند ۲۰ میلی‌متری، شیشه‌ی یاقوت.',
  },
  'two-homes-dual-time-watch': {
    en: 'Drawn for a woman in Toronto whose mother goes to bed at nine in Shiraz. The small dial is a shade darker from six to six, so that you know before you call. 66 g.',
    ar: 'رُسمت لامرأة في تورونتو تنام أمها في شيراز عند التاسعة. الميناء الصغير أغمق قليلًا من السادسة إلى السادسة، لتعرف قبل أن تتصل. 66 غ.',
    ir: 'برای زنی در تورنتو کشیده شد که مادرش در شیراز ساعت نُه می‌خوابد. صفحه‌ی کوچک از شش تا شش کمی تیره‌تر است تا پیش از زنگ زدن بدانید. ۶۶ گرم.',
  },
} satisfies Record<string, Localized>;
