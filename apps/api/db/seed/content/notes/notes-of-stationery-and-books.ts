import type { Localized } from '../shape.ts';

/** What the makers add about stationery and books: how it is made, what else to know. */
export const notesOfStationeryAndBooks = {
  'layflat-linen-notebook': {
    en: 'Samira sews a section every four seconds and has done so since 1962; she was named after the binder who taught us to oil her. Press it open once in the middle and once at each quarter, and it will lie flat for good.',
    ar: 'تخيط سميرة ملزمة كل أربع ثوانٍ منذ سنة 1962، وقد سُمّيت الآلة باسم المجلّدة التي علّمتنا كيف نزيّتها. افتح الدفتر واضغطه مرة من وسطه ومرة عند كل ربع، يبقَ مستويًا على الدوام.',
    ir: 'سمیرا از سال ۱۹۶۲ هر چهار ثانیه یک فرم می‌دوزد؛ اسمش را از صحافی گرفته که روغن زدنش را یادمان داد. یک بار از وسط و یک بار از هر ربع بازش کنید و فشار دهید، تا همیشه صاف می‌ماند.',
  },
  'pocket-field-notebooks-three': {
    en: 'Made from the strips that are left when bigger books are cut, so the paper may be cream in one and white in the next. Number the covers; you will be glad of it in three years.',
    ar: 'تُصنع من الشرائح التي تبقى بعد قصّ الدفاتر الكبيرة، فقد يكون ورق أحدها كريميًا والذي يليه أبيض. رقّم أغلفتها تشكر نفسك بعد ثلاث سنين.',
    ir: 'از نوارهایی ساخته می‌شود که وقت برش دفترهای بزرگ می‌ماند؛ کاغذ یکی شاید کرم باشد و بعدی سفید. جلدها را شماره بزنید؛ سه سال دیگر از خودتان ممنون می‌شوید.',
  },
  'marbled-hardback-journal': {
    en: 'The marbler, Nadia, drops the colours with a brush of horsehair and has four seconds in which to lay the sheet. She photographs none of them. The one you get is the one there was.',
    ar: 'تقطّر ناديةُ الألوان بفرشاة من شعر الخيل، ثم لا يبقى لها إلا أربع ثوانٍ لتضع الورقة. ولا تصوّر منها شيئًا. ما يصلك هو الوحيد الذي كان.',
    ir: 'نادیه رنگ را با قلم‌موی موی اسب می‌چکاند و فقط چهار ثانیه برای خواباندن کاغذ وقت دارد. از هیچ‌کدام عکس نمی‌گیرد. مال شما همان یکی است که بوده.',
  },
  'calligraphy-practice-pad': {
    en: 'The rows are ruled in pale blue that a scanner does not see, so a good page can be copied without its crutches. Hang the bad ones too: a year of them is an education.',
    ar: 'السطور بأزرق فاتح لا تراه الماسحة، فتُنسخ الصفحة الجيدة بلا عكازاتها. وعلّق السيئة أيضًا: سنة منها مدرسة كاملة.',
    ir: 'خط‌ها آبی کم‌رنگی است که اسکنر نمی‌بیند، پس صفحه‌ی خوب بدون عصا کپی می‌شود. بدها را هم به دیوار بزنید: یک سالش خودش یک دوره است.',
  },
  'reporter-top-bound-pad': {
    en: 'Drawn with a woman who covered the courts for twenty-two years and wrote on her knee. The back board is 2 mm thick; a pen fits into the wire without stretching it.',
    ar: 'صمّمناه مع صحفية غطّت المحاكم اثنتين وعشرين سنة وكانت تكتب على ركبتها. اللوح الخلفي بسماكة 2 مم، والقلم يدخل في السلك من غير أن يوسّعه.',
    ir: 'با زنی طراحی شد که بیست‌ودو سال خبرنگار دادگاه بود و روی زانو می‌نوشت. مقوای پشتش ۲ میلی‌متر است و خودکار در سیمش جا می‌شود، بی‌آن‌که بازش کند.',
  },
  'reed-pen-set-of-four': {
    en: 'Reed from Dezful is cut in winter, buried in warm manure until it turns red, and then it rings when it is dropped. Drop one on a table and listen. A spare blank is in the roll for your own first cut.',
    ar: 'يُقطع قصب دزفول شتاءً ويُدفن في سماد دافئ حتى يحمرّ، وعندها يرنّ إذا سقط. أسقط واحدًا على الطاولة وأنصت. وفي اللفافة قصبة غير مبريّة لتجربتك الأولى.',
    ir: 'نی دزفول را زمستان می‌بُرند و در کود گرم می‌خوابانند تا سرخ شود؛ آن وقت اگر بیفتد زنگ می‌زند. یکی را روی میز بیندازید و گوش کنید. یک نی نتراشیده هم برای اولین تراش خودتان هست.',
  },
  'walnut-fountain-pen': {
    en: 'The offcuts come from Dar al Khashab in a sack, each marked with the piece of furniture it fell from, and so is your pen, under the clip. F is for small hands and lists, M for letters, B for signatures.',
    ar: 'تأتينا القصاصات من «دار الخشب» في كيس، وعلى كل منها اسم القطعة التي سقطت عنها، وهو مكتوب تحت مشبك قلمك أيضًا. F للخط الصغير والقوائم، وM للرسائل، وB للتواقيع.',
    ir: 'تکه‌چوب‌ها در گونی از «دارالخشب» می‌آید و رویشان نوشته از کدام مبل افتاده‌اند؛ زیر گیره‌ی خودنویس شما هم نوشته. F برای خط ریز و فهرست، M برای نامه، B برای امضا.',
  },
  'soot-ink-with-silk': {
    en: 'The soot is collected from a linseed lamp under an upturned tile, a gram an evening. Put the silk in first: it holds back the nib, so that it never drinks too much.',
    ar: 'يُجمع السخام من سراج بزيت الكتّان تحت بلاطة مقلوبة، غرامًا كل مساء. ضع الحرير أولًا: فهو يمسك القلم عن أن يشرب أكثر مما يجب.',
    ir: 'دوده از چراغ روغن بزرک، زیر کاشی وارونه جمع می‌شود، شبی یک گرم. اول لیقه را بگذارید: نمی‌گذارد قلم زیادی مرکب بردارد.',
  },
  'brass-rollerball': {
    en: 'Turned on a lathe from a watch factory, and so exact that the two halves meet with a breath of air. The refill is a kind you find at any airport. Nothing clips: it lives in a pocket, or in a cup.',
    ar: 'مخروط على مخرطة من مصنع ساعات، وبدقة تجعل نصفيه يلتقيان بنَفَس هواء. حشوته من نوع تجده في أي مطار. ولا مشبك له: مكانه الجيب أو الكوب.',
    ir: 'با دستگاه تراش یک کارخانه‌ی ساعت ساخته شده و آن‌قدر دقیق است که دو نیمه‌اش با آهی از هوا به هم می‌رسند. مغزی‌اش در هر فرودگاهی پیدا می‌شود. گیره ندارد: جایش جیب است یا لیوان.',
  },
  'cedar-pencils-dozen': {
    en: 'The proverbs were chosen by vote and the losers can be read on the inside of the lid. 17.5 cm long. No eraser, since a line through a word is more honest, says the printer.',
    ar: 'اختيرت الأمثال بالتصويت، وما خسر منها مكتوب داخل الغطاء. طول القلم 17.5 سم. وبلا ممحاة، فالشطب أصدق كما يقول الطبّاع.',
    ir: 'ضرب‌المثل‌ها با رأی‌گیری انتخاب شدند و بازنده‌ها داخل درِ جعبه نوشته شده‌اند. ۱۷٫۵ سانتی‌متر. پاک‌کن ندارد؛ چاپچی می‌گوید خط زدن صادقانه‌تر است.',
  },
  'letters-of-stone-book': {
    en: 'Six years of journeys by Hala Mansour and her camera, on buses mostly. Each inscription is shown as it stands, then as it was drawn, then as it is said; the last chapter is about spelling mistakes in marble.',
    ar: 'ست سنوات من أسفار هالة منصور وكاميرتها، بالحافلة في الغالب. يظهر كل نقش كما هو، ثم كما رُسم، ثم كما يُقرأ؛ والفصل الأخير عن أخطاء الإملاء في الرخام.',
    ir: 'شش سال سفر هاله منصور و دوربینش، بیشتر با اتوبوس. هر کتیبه اول همان‌طور که هست، بعد همان‌طور که کشیده شده و بعد همان‌طور که خوانده می‌شود؛ فصل آخر درباره‌ی غلط‌های املایی روی مرمر است.',
  },
  'grandmothers-pickles-book': {
    en: 'Nobody agreed on the garlic, so the book gives both opinions. The stains on page 64 are printed; the ones after that will be yours.',
    ar: 'لم يتفق أحد على الثوم، فأورد الكتاب الرأيين. البقع في الصفحة 64 مطبوعة، وما بعدها من عندك.',
    ir: 'سر سیر کسی با کسی به توافق نرسید، کتاب هر دو نظر را آورده. لکه‌های صفحه‌ی ۶۴ چاپی است؛ از آن به بعدش کار خودتان است.',
  },
  'moon-who-missed-the-bus-book': {
    en: 'Written on night buses by a nurse, Salwa Idris, and drawn by her brother, who has never been on one. There is a cat on every page, and on one page there are two. Wipe with a damp cloth.',
    ar: 'كتبته الممرضة سلوى إدريس في حافلات الليل ورسمه أخوها الذي لم يركبها قط. في كل صفحة قطة، وفي إحداها قطتان. يُمسح بقماشة رطبة.',
    ir: 'پرستاری به نام سلوا ادریس آن را در اتوبوس‌های شب نوشته و برادرش که هیچ‌وقت سوارشان نشده تصویرش کرده. در هر صفحه یک گربه هست و در یکی دوتا. با دستمال نم‌دار پاک می‌شود.',
  },
  'forty-short-poems-book': {
    en: 'We asked for poems that could be read between one bus and the next. Nine hundred came. It fits a coat pocket, and the cover is left plain so that nobody can see what you are crying about.',
    ar: 'طلبنا قصائد تُقرأ بين حافلة وأخرى، فوصلتنا تسعمئة. يتسع له جيب المعطف، وتركنا غلافه سادة كي لا يرى أحد مما تبكي.',
    ir: 'شعرهایی خواستیم که بین دو اتوبوس خوانده شوند. نهصدتا رسید. در جیب پالتو جا می‌شود و جلدش ساده مانده تا کسی نبیند برای چه گریه می‌کنید.',
  },
  'nastaliq-in-thirty-lessons-book': {
    en: 'Master Farhang has taught it in a room above a bakery for thirty years, and the lessons keep his jokes. By the tenth you can write your name; by the thirtieth you will see what is wrong with it.',
    ar: 'يعلّمه الأستاذ فرهنك منذ ثلاثين سنة في غرفة فوق مخبز، وقد احتفظت الدروس بنكاته. في الدرس العاشر تكتب اسمك، وفي الثلاثين ترى ما فيه من خطأ.',
    ir: 'استاد فرهنگ سی سال است در اتاقی بالای یک نانوایی درسش می‌دهد و شوخی‌هایش در کتاب مانده. تا درس دهم اسمتان را می‌نویسید و تا سی‌ام می‌فهمید کجایش ایراد دارد.',
  },
  'letterpress-thank-you-cards': {
    en: 'Pressed one at a time on the other machine, the one without a name, at four tonnes. Turn a card over and you can read it with your fingers. Colours are mixed by eye, so a second box may differ by a shade.',
    ar: 'تُكبس واحدة واحدة على الآلة الأخرى، التي بلا اسم، بضغط أربعة أطنان. اقلب البطاقة تقرأها بأصابعك. وتُمزج الألوان بالعين، فقد تختلف علبة عن أخرى بدرجة.',
    ir: 'یکی‌یکی زیر آن یکی دستگاه، همان که اسم ندارد، با چهار تُن فشار چاپ می‌شود. کارت را برگردانید، با انگشت خوانده می‌شود. رنگ‌ها چشمی ساخته می‌شوند و جعبه‌ی بعدی شاید یک پرده فرق کند.',
  },
  'eid-and-nowruz-cards': {
    en: 'Square Kufic is all right angles and hides jokes well: one of the six can be read in both directions. The gold is ink and not foil, and does not crack in the fold.',
    ar: 'الكوفي المربّع كله زوايا قائمة ويُحسن إخفاء الطرائف: واحدة من الست تُقرأ من الجهتين. والذهبي حبر لا رقاقة، فلا يتشقق عند الطيّ.',
    ir: 'کوفی بنایی همه‌اش زاویه‌ی قائمه است و شوخی را خوب پنهان می‌کند: یکی از شش تا از هر دو طرف خوانده می‌شود. طلایی‌اش مرکب است نه ورق، و سر تا نمی‌شکند.',
  },
  'pressed-flower-postcards': {
    en: 'The herbarium was begun in 1904 by a schoolteacher who walked everywhere, and it is kept in forty-one shoe boxes. Her handwriting is left in. Thick enough to travel without an envelope.',
    ar: 'بدأت المعشبة سنة 1904 معلّمةٌ كانت تمشي إلى كل مكان، وهي محفوظة في إحدى وأربعين علبة أحذية. تركنا خط يدها كما هو. سميكة تسافر بلا ظرف.',
    ir: 'هرباریوم را سال ۱۹۰۴ معلمی شروع کرد که همه‌جا پیاده می‌رفت و در چهل‌ویک جعبه‌ی کفش نگهداری می‌شود. دست‌خطش را نگه داشته‌ایم. آن‌قدر ضخیم است که بی‌پاکت سفر کند.',
  },
  'correspondence-set-deckle-edge': {
    en: 'Each sheet is lifted from the vat by Mr Gamal, who says that paper is only water with a memory. Write slowly and the ink sits up; write fast and it feathers, which tells the reader something too.',
    ar: 'يرفع السيد جمال كل ورقة من الحوض بيده، ويقول إن الورق ماء له ذاكرة. اكتب على مهل يقف الحبر، واكتب بسرعة يتريّش، وفي هذا خبر للقارئ أيضًا.',
    ir: 'هر برگ را آقای جمال از حوضچه بالا می‌کشد و می‌گوید کاغذ فقط آبی است که حافظه دارد. آهسته بنویسید جوهر می‌ایستد، تند بنویسید پخش می‌شود؛ این هم برای خواننده حرفی است.',
  },
  'undated-weekly-planner': {
    en: 'It has no motivational quotations, no goals, and no stickers. It has Thursday, and room beside it. 9 × 14 cm or 15 × 21 cm; the elastic loop takes a pen of up to 12 mm.',
    ar: 'ليس فيه اقتباسات محفّزة ولا أهداف ولا ملصقات. فيه يوم الخميس ومتسع إلى جانبه. 9 × 14 سم أو 15 × 21 سم، وحلقته المطاطية تتسع لقلم حتى 12 مم.',
    ir: 'نه جمله‌ی انگیزشی دارد، نه هدف، نه برچسب. پنجشنبه دارد و کنارش جای خالی. ۹ × ۱۴ یا ۱۵ × ۲۱ سانتی‌متر؛ حلقه‌ی کشی‌اش خودکار تا ۱۲ میلی‌متر را می‌گیرد.',
  },
  'three-calendar-desk-planner': {
    en: 'Made for families who phone each other in three calendars and still miss a birthday. Each month begins with its proverb. Printed each autumn; the next year’s cards cost a third.',
    ar: 'صُنع لعائلات تتهاتف بثلاثة تقاويم ويفوتها مع ذلك عيد ميلاد. يبدأ كل شهر بمَثَله. يُطبع كل خريف، وبطاقات السنة التالية بثلث الثمن.',
    ir: 'برای خانواده‌هایی که با سه تقویم به هم زنگ می‌زنند و باز هم تولدی از دستشان درمی‌رود. هر ماه با ضرب‌المثلش شروع می‌شود. هر پاییز چاپ می‌شود و کارت‌های سال بعد یک‌سوم قیمت است.',
  },
  'daily-page-tear-off-planner': {
    en: 'Three lines, because nobody has ever done seven. Tear it off in the evening, whatever is left on it, and put it in the tin; some people keep the tin for years.',
    ar: 'ثلاثة أسطر، لأن أحدًا لم ينجز سبعة قط. انزع الورقة مساءً مهما بقي فيها وضعها في العلبة؛ ومن الناس من يحتفظ بالعلبة سنين.',
    ir: 'سه سطر، چون هیچ‌کس تا حالا هفت کار را تمام نکرده. شب، هرچه هم مانده باشد، بکَنیدش و در قوطی بیندازید؛ بعضی‌ها قوطی را سال‌ها نگه می‌دارند.',
  },
  'waxed-canvas-pencil-case': {
    en: 'The wax is rubbed in with an iron and smells of summer for the first week. Rain beads on it; so does spilled tea, if you are quick. The zip pull is a leather offcut from Marrakesh.',
    ar: 'يُدلَك الشمع فيها بالمكواة وتفوح برائحة الصيف أسبوعها الأول. يتكوّر عليها المطر، والشاي المسكوب أيضًا إن أسرعت. ولسان السحّاب قصاصة جلد من مراكش.',
    ir: 'موم را با اتو به خوردش می‌دهند و هفته‌ی اول بوی تابستان می‌دهد. باران رویش گرد می‌شود، چای ریخته هم اگر زود بجنبید. سر زیپش تکه‌چرمی از مراکش است.',
  },
  'block-print-pencil-case': {
    en: 'The pattern takes four blocks, laid by eye, struck with the heel of the hand. Where they do not quite meet you see that a person was there. Holds about twelve pens and a rubber.',
    ar: 'يحتاج النقش إلى أربعة قوالب توضع بالعين وتُضرب براحة اليد. وحيث لا تلتقي تمامًا تعرف أن إنسانًا كان هنا. تتسع لنحو اثني عشر قلمًا وممحاة.',
    ir: 'نقشش چهار قالب دارد که چشمی گذاشته و با کف دست کوبیده می‌شوند. هرجا درست به هم نرسیده‌اند می‌فهمید آدمی آن‌جا بوده. حدود دوازده قلم و یک پاک‌کن جا می‌گیرد.',
  },
} satisfies Record<string, Localized>;
