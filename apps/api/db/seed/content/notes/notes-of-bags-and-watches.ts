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
  'linen-beach-tote': {
    en: 'Two sisters in Nefta weave the cloth on the loom of their grandmother, and no wider than her arms could reach. It creaks for the first few days. Holds two towels, a melon and a book that gets wet anyway.',
    ar: 'تنسج قماشها أختان في نفطة على نول جدّتهما، ولا يزيد عرضه على مدى ذراعيها. تصرّ في أيامها الأولى. تتسع لمنشفتين وبطيخة وكتاب سيبتلّ على أي حال.',
    ir: 'دو خواهر در نفطه پارچه‌اش را روی دستگاه مادربزرگشان می‌بافند و پهنایش همان‌قدر است که دست او می‌رسید. روزهای اول جیرجیر می‌کند. دو حوله، یک خربزه و کتابی که به هر حال خیس می‌شود در آن جا می‌گیرد.',
  },
  'errand-tote': {
    en: 'Cut from the ends of rolls, so there are twelve of a colour and then no more of it. Stitched with a bar at every stress point; guaranteed for as long as we are open.',
    ar: 'مقصوصة من أطراف اللفائف، فمن كل لون اثنتا عشرة ثم لا يبقى منه شيء. مثبّتة بغرز مضاعفة عند مواضع الشدّ، ومكفولة ما دمنا مفتوحين.',
    ir: 'از ته توپ پارچه بریده می‌شود؛ از هر رنگ دوازده تا هست و بعد دیگر نیست. سر نقطه‌های فشار دوخت تقویتی دارد و تا وقتی باز باشیم ضمانت دارد.',
  },
  'commuter-backpack': {
    en: 'One strap takes a bicycle light, the other a travel card. It is 42 × 30 × 14 cm and weighs 1.2 kg. The wax softens with the first warm day, and from then on it is yours.',
    ar: 'على أحد الحزامين موضع لضوء الدراجة وعلى الآخر جيب لبطاقة المواصلات. الأبعاد: 42 × 30 × 14 سم، ووزنها 1.2 كغ. يلين الشمع مع أول يوم دافئ، ومن يومها هي لك.',
    ir: 'روی یک بندش جای چراغ دوچرخه و روی دیگری جای کارت مترو هست. اندازه‌اش ۴۲ × ۳۰ × ۱۴ سانتی‌متر و ۱٫۲ کیلوگرم است. با اولین روز گرم موم نرم می‌شود و از آن به بعد مال شماست.',
  },
  'schoolroom-leather-backpack': {
    en: 'The pattern is that of the satchel Hakim carried to school, enlarged until a grown man could stop being sentimental about it. Takes A4 files and a 13-inch laptop. Free repairs for ten years.',
    ar: 'قالبها قالب الحقيبة التي حملها حكيم إلى المدرسة، كبّرناها حتى تصلح لرجل كبير يدّعي أنه لا يحنّ. تتسع لملفات A4 وحاسوب 13 بوصة. الإصلاح مجاني عشر سنوات.',
    ir: 'الگویش همان کیفی است که حکیم به مدرسه می‌برد، آن‌قدر بزرگ شده که به یک مرد گنده هم بیاید. پوشه‌ی A4 و لپ‌تاپ ۱۳ اینچ جا می‌گیرد. تعمیر تا ده سال رایگان است.',
  },
  'hemp-daypack-14-litres': {
    en: 'Hemp gets softer with each wash and holds its colour, which is more than can be said for most of us. Inside is a loop for a bottle, so that it stands upright. Straps for a child from eight, or for you.',
    ar: 'يلين القنّب مع كل غسلة ويحتفظ بلونه، وقليل منا يفعل ذلك. في داخلها حلقة للقارورة لتبقى قائمة. والأحزمة تُضبط لطفل من عمر ثماني سنوات، أو لك.',
    ir: 'کنف با هر شستن نرم‌تر می‌شود و رنگش را نگه می‌دارد؛ کاری که بیشتر ما نمی‌توانیم. داخلش حلقه‌ای برای قمقمه است تا صاف بایستد. بندها از بچه‌ی هشت‌ساله تا خودتان تنظیم می‌شود.',
  },
  'dyers-canvas-backpack': {
    en: 'The dyer is a rug man in the Vakil bazaar, who thinks canvas beneath him and does it for Hakim. We wash it in the river, once. After a summer the flap and the cloth agree with each other.',
    ar: 'الصبّاغ صاحب سجاد في سوق وكيل، يرى القماش دون مقامه ويصبغه من أجل حكيم. نغسله في النهر مرة. وبعد صيف واحد يتفق الغطاء والقماش.',
    ir: 'رنگرزش فرش‌فروشی در بازار وکیل است که برزنت را دون شأنش می‌داند و فقط به‌خاطر حکیم رنگش می‌کند. یک بار در رودخانه می‌شوییم. یک تابستان که بگذرد چرم و پارچه با هم کنار می‌آیند.',
  },
  'half-moon-handbag': {
    en: 'There is one seam, and it took six tries: the curve has to be eased by hand, a stitch at a time. 480 g. It holds a book, a purse, a scarf and an argument’s worth of keys.',
    ar: 'فيها درزة واحدة احتاجت إلى ست محاولات: فالانحناء يُليَّن باليد غرزة غرزة. 480 غ. تتسع لكتاب ومحفظة ووشاح ومفاتيح كثيرة.',
    ir: 'یک درز دارد و همان شش بار امتحان شد: خمیدگی‌اش را باید کوک‌به‌کوک با دست جا انداخت. ۴۸۰ گرم. کتاب، کیف پول، شال و یک دسته کلید پروپیمان در آن جا می‌شود.',
  },
  'little-post-handbag': {
    en: 'Modelled on the pouch of the postman of Rue des Tanneurs, who has read it and approves. 390 g. The handle is one piece, cut from the spine, where the hide does not stretch.',
    ar: 'على مثال جراب ساعي بريد زنقة الدبّاغين الذي عاينها ورضي عنها. 390 غ. المقبض قطعة واحدة من ظهر الجلد حيث لا يتمدد.',
    ir: 'از روی کیف پستچیِ کوچه‌ی دباغ‌ها ساخته شده که خودش دیده و پسندیده. ۳۹۰ گرم. دسته‌اش یک‌تکه است، از پشت پوست، همان‌جا که کش نمی‌آید.',
  },
  'evening-handbag': {
    en: 'It holds a phone, a lipstick, a key and a folded letter. Lined with the silk of old wedding kaftans, so each lining is a surprise. 210 g.',
    ar: 'تتسع لهاتف وأحمر شفاه ومفتاح ورسالة مطوية. بطانتها من حرير قفاطين أعراس قديمة، فكل بطانة مفاجأة. 210 غ.',
    ir: 'یک گوشی، یک رژ، یک کلید و یک نامه‌ی تاشده جا می‌گیرد. آسترش از ابریشم قفطان‌های عروسیِ قدیمی است، پس هرکدام غافلگیری خودش را دارد. ۲۱۰ گرم.',
  },
  'doctors-handbag': {
    en: 'The owner of the first one was a midwife in Haifa; her granddaughter brought it in for a new handle. The leather is moulded over the same last as then. 1.3 kg, with three pockets inside.',
    ar: 'كانت الأولى لقابلة في حيفا، جاءت بها حفيدتها تطلب مقبضًا جديدًا. يُشكَّل الجلد على القالب نفسه كما في ذلك الزمان. 1.3 كغ وثلاثة جيوب داخلية.',
    ir: 'اولی مال قابله‌ای در حیفا بود؛ نوه‌اش آورد تا دسته‌اش عوض شود. چرم هنوز روی همان قالب فرم می‌گیرد. ۱٫۳ کیلوگرم، با سه جیب داخلی.',
  },
  'bifold-six-card-wallet': {
    en: 'Every apprentice makes forty of these before touching a bag, and the first thirty-nine are taken apart again. Yours is a fortieth, or later. 68 g. Initials are stamped free; write them in the order note.',
    ar: 'يصنع كل متدرّب أربعين منها قبل أن يلمس حقيبة، وتُفكّ التسع والثلاثون الأولى. محفظتك هي الأربعون أو ما بعدها. 68 غ. نختم الأحرف الأولى مجانًا، فاكتبها في ملاحظة الطلب.',
    ir: 'هر شاگردی پیش از دست زدن به کیف چهل تا از این‌ها می‌سازد و سی‌ونه تای اول را می‌شکافیم. مال شما چهلمی است، یا بعد از آن. ۶۸ گرم. حروف اول نام را رایگان می‌کوبیم؛ در یادداشت سفارش بنویسید.',
  },
  'slim-card-sleeve': {
    en: 'They started as samples of edge colours, and customers kept stealing them from the counter. 22 g each. Goat scratches less than calf, and forgets faster.',
    ar: 'بدأتا عيّنتين لألوان الحواف، وظل الزبائن يسرقونهما من فوق الطاولة. 22 غ للواحدة. جلد الماعز أقل خدوشًا من جلد العجل وأسرع نسيانًا لها.',
    ir: 'اولش نمونه‌ی رنگ لبه بودند و مشتری‌ها مدام از روی پیشخان کش می‌رفتند. هرکدام ۲۲ گرم. چرم بز از گوساله کمتر خط می‌افتد و زودتر فراموش می‌کند.',
  },
  'travel-bifold-wallet': {
    en: 'Somebody always carries everybody’s money, and this is for them. It opens flat on a counter, so that a stranger can see you are not hiding the small coins. 96 g.',
    ar: 'هناك دائمًا من يحمل نقود الجميع، وهذه له. تنفتح مستوية على المنضدة ليرى الغريب أنك لا تخفي عنه شيئًا. 96 غ.',
    ir: 'همیشه یکی هست که پول همه دستش است؛ این برای اوست. روی پیشخان تخت باز می‌شود تا طرف ببیند چیزی پنهان نمی‌کنید. ۹۶ گرم.',
  },
  'offcut-bifold-wallet': {
    en: 'These are where an apprentice’s thirty-nine go that were good enough to keep. The stitch may wander by a hair; the price says so. 70 g.',
    ar: 'إلى هذه يصير من محافظ المتدرّب التسع والثلاثين ما استحق البقاء. قد تميل الغرزة شعرة، والسعر يقول ذلك. 70 غ.',
    ir: 'از آن سی‌ونه تای شاگردها هرکدام که حیف بود، این‌جا می‌آید. کوک شاید یک مو کج باشد؛ قیمتش همین را می‌گوید. ۷۰ گرم.',
  },
  'soft-goatskin-wallet': {
    en: 'The skins come from a valley where goats have little to scratch themselves on, and it shows. Waxed lightly: sweat and drizzle are fine, a swimming pool is not. 52 g.',
    ar: 'تأتي الجلود من وادٍ لا تجد فيه الماعز ما تحتكّ به، وهذا ظاهر عليها. مشمّعة قليلًا: تحتمل العرق والرذاذ لا المسبح. 52 غ.',
    ir: 'پوست از دره‌ای می‌آید که بز چیزی برای خاراندن خودش ندارد و پیداست. کمی موم خورده: عرق و نم‌نم باران عیبی ندارد، استخر دارد. ۵۲ گرم.',
  },
  'quiet-hours-38-watch': {
    en: 'The first watch Karim drew, after twenty years of looking at other people’s. He left out the date, the numerals and his own name. 44 g; lug to lug 45 mm, so it lies flat on a slim wrist too.',
    ar: 'أول ساعة رسمها كريم بعد عشرين سنة من النظر في ساعات غيره. أسقط منها التاريخ والأرقام واسمه. 44 غ، ومن طرف إلى طرف 45 مم، فتستوي على المعصم النحيل أيضًا.',
    ir: 'اولین ساعتی که کریم کشید، بعد از بیست سال نگاه کردن به ساعت دیگران. تاریخ و رقم‌ها و اسم خودش را حذف کرد. ۴۴ گرم؛ سرتاسرش ۴۵ میلی‌متر است و روی مچ باریک هم صاف می‌نشیند.',
  },
  'studio-36-watch': {
    en: 'The strokes were drawn with a reed at the size of a plate and made smaller five times. The automatic gains about eight seconds a day until it knows you, then fewer. 52 g, water-resistant to 3 atm.',
    ar: 'رُسمت العلامات بالقصب بحجم طبق ثم صُغّرت خمس مرات. تسبق نحو ثماني ثوانٍ في اليوم حتى تعرفك، ثم أقل. 52 غ، مقاومة للماء حتى 3 ضغط جوي.',
    ir: 'نشانه‌ها با قلم نی به اندازه‌ی یک بشقاب کشیده و پنج بار کوچک شدند. تا با شما آشنا شود روزی هشت ثانیه جلو می‌رود، بعد کمتر. ۵۲ گرم، مقاوم تا ۳ اتمسفر.',
  },
  'daylight-solar-watch': {
    en: 'It charges through the dial, which is thin enough for the sun and too thick to see through. After two days in a drawer the hand goes to sleep on twelve; light wakes it and it finds the time again.',
    ar: 'تُشحن عبر مينائها، وهو رقيق للشمس كثيف للعين. بعد يومين في درج تنام العقارب عند الثانية عشرة، ثم يوقظها الضوء فتجد الوقت من جديد.',
    ir: 'از صفحه‌اش شارژ می‌شود که برای آفتاب نازک است و برای چشم مات. دو روز در کشو بماند عقربه روی دوازده می‌خوابد؛ نور بیدارش می‌کند و خودش ساعت را پیدا می‌کند.',
  },
  'hand-wound-34-watch': {
    en: 'The movement is from 1971, unworn, found in a drawer in Beirut, four hundred of them. We clean each one, oil it and let it run for a week. When they are gone we shall think of something else.',
    ar: 'الحركة من سنة 1971 لم تُستعمل قط، وُجدت أربعمئة منها في درج ببيروت. ننظّف كل واحدة ونزيّتها ونشغّلها أسبوعًا. وحين تنفد سنفكر في شيء آخر.',
    ir: 'موتورش مال سال ۱۹۷۱ و کارنکرده است؛ چهارصدتا در کشویی در بیروت پیدا شد. هرکدام را تمیز می‌کنیم، روغن می‌زنیم و یک هفته کار می‌اندازیم. تمام که شد فکر دیگری می‌کنیم.',
  },
  'orchard-field-watch': {
    en: 'Made for a date farmer who breaks everything. The strokes are painted thick enough to feel with a thumbnail, and the crown is flat, so it does not dig into the hand. 61 g.',
    ar: 'صُنعت لمزارع نخيل يكسر كل شيء. علاماتها مدهونة بسماكة تحسّها بظفرك، والتاج مسطّح فلا يغرز في اليد. 61 غ.',
    ir: 'برای نخل‌داری ساختیم که همه‌چیز را می‌شکند. نشانه‌ها آن‌قدر ضخیم رنگ شده‌اند که زیر ناخن حس می‌شوند و دکمه‌ی کوک تخت است تا در دست فرو نرود. ۶۱ گرم.',
  },
  'crescent-40-watch': {
    en: 'Turn the wrist and the polished side of the case lights up as a thin crescent; nobody had planned it, and then it had a name. 58 g, strap 20 mm, sapphire crystal.',
    ar: 'أدر معصمك يلمع جانب العلبة هلالًا رفيعًا؛ لم يخطّط لذلك أحد، ثم صار لها اسم. 58 غ، حزام 20 مم، زجاج ياقوتي.',
    ir: 'مچ را که بچرخانید، طرف صیقلی قاب مثل هلال باریکی روشن می‌شود؛ کسی برنامه‌اش را نداشت و بعد اسمش شد. ۵۸ گرم، بند ۲۰ میلی‌متری، شیشه‌ی یاقوت.',
  },
  'two-homes-41-watch': {
    en: 'Drawn for a woman in Toronto whose mother lives in Shiraz. She wears one strap to work and the other on the plane, and sets the hour over Iceland. 66 g.',
    ar: 'رُسمت لامرأة في تورونتو تعيش أمها في شيراز. تلبس حزامًا للعمل وآخر للطائرة، وتضبط الساعة فوق أيسلندا. 66 غ.',
    ir: 'برای زنی در تورنتو کشیده شد که مادرش در شیراز است. یک بند را سر کار می‌بندد و دیگری را در هواپیما، و بالای ایسلند ساعت را جابه‌جا می‌کند. ۶۶ گرم.',
  },
} satisfies Record<string, Localized>;
