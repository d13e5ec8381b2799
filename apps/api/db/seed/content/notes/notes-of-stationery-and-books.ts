import type { Localized } from '../shape.ts';

/** What the makers add about stationery and books: how it is made, what else to know. */
export const notesOfStationeryAndBooks = {
  'layflat-linen-notebook': {
    en: 'Samira sews a section every four seconds and has done so since 1962; she was named after the binder who taught us to oil her. Press it open once in the middle and once at each quarter, and it will lie flat for good.',
    ar: 'تخيط سميرة ملزمة كل أربع ثوانٍ منذ سنة 1962، وقد سُمّيت الآلة باسم المجلّدة التي علّمتنا كيف نزيّتها. افتح الدفتر واضغطه مرة من وسطه ومرة عند كل ربع، يبقَ مستويًا على الدوام.',
    ir: 'سمیرا از سال ۱۹۶۲ هر چهار ثانیه یک فرم می‌دوزد؛ اسمش را از صحافی گرفته که روغن زدنش را یادمان داد. یک بار از وسط و یک بار از هر ربع بازش کنید و فشار دهید، تا همیشه صاف می‌ماند.',
  },
  'field-notebook': {
    en: 'Made from the strips that are left when bigger books are cut, so the paper may be cream in one and white in the next. Number the covers; you will be glad of it in three years.',
    ar: 'يُصنع من الشرائح التي تبقى بعد قصّ الدفاتر الكبيرة، فقد يكون ورق أحدها كريميًا والذي يليه أبيض. رقّم أغلفتها تشكر نفسك بعد ثلاث سنين.',
    ir: 'از نوارهایی ساخته می‌شود که وقت برش دفترهای بزرگ می‌ماند؛ کاغذ یکی شاید کرم باشد و بعدی سفید. جلدها را شماره بزنید؛ سه سال دیگر از خودتان ممنون می‌شوید.',
  },
  'cloth-bound-journal': {
    en: 'The dyer, Nadia, works with indigo, madder and a teal that she will not explain. She keeps a thread of every bath, pinned to the calendar. Ask for the same one again and she will look it up.',
    ar: 'تعمل ناديةُ الصبّاغة بالنيلة والفوّة وبأخضر مزرقّ لا تشرحه لأحد. وتحتفظ بخيط من كل حوض مثبّت على التقويم. اطلب اللون نفسه ثانية تبحث لك عنه.',
    ir: 'نادیه‌ی رنگرز با نیل و روناس کار می‌کند و با سبزآبی‌ای که رازش را نمی‌گوید. از هر خم یک نخ به تقویم سنجاق کرده؛ اگر همان رنگ را دوباره بخواهید، نگاه می‌کند.',
  },
  'calligraphy-practice-book': {
    en: 'The rows are ruled in pale blue that a scanner does not see, so a good page can be copied without its crutches. Keep the bad ones too: a year of them is an education.',
    ar: 'السطور بأزرق فاتح لا تراه الماسحة، فتُنسخ الصفحة الجيدة بلا عكازاتها. واحتفظ بالسيئة أيضًا: سنة منها مدرسة كاملة.',
    ir: 'خط‌ها آبی کم‌رنگی است که اسکنر نمی‌بیند، پس صفحه‌ی خوب بدون عصا کپی می‌شود. بدها را هم نگه دارید: یک سالش خودش یک دوره است.',
  },
  'wide-margin-notebook': {
    en: 'Drawn with a woman who covered the courts for twenty-two years and wrote on her knee. The boards are 2 mm thick and do not give on a knee.',
    ar: 'صمّمناه مع صحفية غطّت المحاكم اثنتين وعشرين سنة وكانت تكتب على ركبتها. سماكة الغلاف 2 مم فلا ينثني على الركبة.',
    ir: 'با زنی طراحی شد که بیست‌ودو سال خبرنگار دادگاه بود و روی زانو می‌نوشت. مقوای جلد ۲ میلی‌متر است و روی زانو خم نمی‌شود.',
  },
  'broad-nib-pen': {
    en: 'Each nib is ground by a calligrapher, who writes one line with it before it leaves; the line comes along in the box. Hold it at a steady slant and let the nib do the swelling.',
    ar: 'يشحذ كل ريشة خطّاط ويكتب بها سطرًا قبل أن تغادر، والسطر معها في العلبة. أمسكه بميل ثابت ودع الريشة تُغلّظ وحدها.',
    ir: 'هر نوک را یک خوشنویس می‌تراشد و پیش از رفتن یک سطر با آن می‌نویسد؛ همان سطر در جعبه هست. با شیب ثابت بگیرید و کلفت و نازک کردن را به نوک بسپارید.',
  },
  'walnut-fountain-pen': {
    en: 'The offcuts come from Dar al Khashab in a sack, each marked with the piece of furniture it fell from, and so is your pen, under the clip. F is for small hands and lists, M for letters, B for signatures.',
    ar: 'تأتينا القصاصات من «دار الخشب» في كيس، وعلى كل منها اسم القطعة التي سقطت عنها، وهو مكتوب تحت مشبك قلمك أيضًا. F للخط الصغير والقوائم، وM للرسائل، وB للتواقيع.',
    ir: 'تکه‌چوب‌ها در گونی از «دارالخشب» می‌آید و رویشان نوشته از کدام مبل افتاده‌اند؛ زیر گیره‌ی خودنویس شما هم نوشته. F برای خط ریز و فهرست، M برای نامه، B برای امضا.',
  },
  'black-lacquer-fountain-pen': {
    en: 'The lacquer dries for a day between coats and is rubbed with ash in between, so the black has no shine on top and a good deal beneath. It warms in the hand within a line.',
    ar: 'يجفّ اللاكر يومًا بين طبقة وأخرى ويُفرك بالرماد بينهما، فأسوده بلا لمعة على سطحه وفيه منها الكثير في عمقه. يدفأ في اليد خلال سطر.',
    ir: 'لاک بین هر دو دست یک روز خشک می‌شود و با خاکستر ساییده می‌شود؛ برای همین مشکی‌اش رو برقی ندارد و زیر بسیار. تا یک سطر بنویسید در دست گرم می‌شود.',
  },
  'brass-fountain-pen': {
    en: 'Turned on a lathe from a watch factory, and so exact that cap and barrel meet with a breath of air. The cartridges are of a kind you find at any airport.',
    ar: 'مخروط على مخرطة من مصنع ساعات، وبدقة تجعل الغطاء يلتقي الجسم بنَفَس هواء. خراطيشه من نوع تجده في أي مطار.',
    ir: 'با دستگاه تراش یک کارخانه‌ی ساعت ساخته شده و آن‌قدر دقیق است که در و بدنه با آهی از هوا به هم می‌رسند. فشنگش در هر فرودگاهی پیدا می‌شود.',
  },
  'cedar-school-pen': {
    en: 'It comes without an eraser, since a line through a word is more honest, says the printer. A proverb is stamped inside each cap, and one has to unscrew it to know which.',
    ar: 'يأتي بلا ممحاة، فالشطب أصدق كما يقول الطبّاع. وفي باطن كل غطاء مَثَل مطبوع لا يُعرف إلا بفتحه.',
    ir: 'پاک‌کن ندارد؛ چاپچی می‌گوید خط زدن صادقانه‌تر است. داخل درِ هرکدام ضرب‌المثلی کوبیده شده که تا بازش نکنید نمی‌فهمید کدام است.',
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
  'sealed-thank-you-cards': {
    en: 'The paper is dyed in the pulp, so the fold stays as dark as the front. There is wax for about thirty letters; by the fifth it begins to look as if you had always done this.',
    ar: 'يُصبغ الورق وهو عجينة، فيبقى الطيّ داكنًا كالوجه. في العود شمع لنحو ثلاثين رسالة، ومن الخامسة تبدو كأنك تفعل هذا منذ زمن.',
    ir: 'کاغذ در خمیر رنگ شده و سرِ تا هم پررنگ می‌ماند. موم برای حدود سی نامه بس است؛ از پنجمی به بعد انگار همیشه این کار را می‌کرده‌اید.',
  },
  'white-thank-you-cards': {
    en: 'The sprig is olive, from the tree in the yard of the press, dried between two galley proofs. If a word of type has come off on it, that is luck.',
    ar: 'الغصن زيتون من شجرة في باحة المطبعة، مجفّف بين بروفتين. فإن علقت به كلمة من الحروف فذاك فأل حسن.',
    ir: 'شاخه از زیتون حیاط چاپخانه است که لای دو نمونه‌ی چاپی خشک شده. اگر کلمه‌ای رویش مانده باشد، خوش‌یمن است.',
  },
  'correspondence-set-deckle-edge': {
    en: 'Each sheet is lifted from the vat by Mr Gamal, who says that paper is only water with a memory. Write slowly and the ink sits up; write fast and it feathers, which tells the reader something too.',
    ar: 'يرفع السيد جمال كل ورقة من الحوض بيده، ويقول إن الورق ماء له ذاكرة. اكتب على مهل يقف الحبر، واكتب بسرعة يتريّش، وفي هذا خبر للقارئ أيضًا.',
    ir: 'هر برگ را آقای جمال از حوضچه بالا می‌کشد و می‌گوید کاغذ فقط آبی است که حافظه دارد. آهسته بنویسید جوهر می‌ایستد، تند بنویسید پخش می‌شود؛ این هم برای خواننده حرفی است.',
  },
  'undated-weekly-planner': {
    en: 'It has no motivational quotations, no goals, and no stickers. It has Thursday, and room beside it. 9 × 14 cm or 15 × 21 cm; the loop at its side takes a pen of up to 12 mm.',
    ar: 'ليس فيه اقتباسات محفّزة ولا أهداف ولا ملصقات. فيه يوم الخميس ومتسع إلى جانبه. 9 × 14 سم أو 15 × 21 سم، وحلقته الجانبية تتسع لقلم حتى 12 مم.',
    ir: 'نه جمله‌ی انگیزشی دارد، نه هدف، نه برچسب. پنجشنبه دارد و کنارش جای خالی. ۹ × ۱۴ یا ۱۵ × ۲۱ سانتی‌متر؛ حلقه‌ی کنارش خودکار تا ۱۲ میلی‌متر را می‌گیرد.',
  },
  'three-calendar-planner': {
    en: 'Made for families who phone each other in three calendars and still miss a birthday. Each month begins with its proverb. Printed each autumn, and begun whenever your year begins.',
    ar: 'صُنع لعائلات تتهاتف بثلاثة تقاويم ويفوتها مع ذلك عيد ميلاد. يبدأ كل شهر بمَثَله. يُطبع كل خريف، ويُبدأ به متى بدأت سنتك.',
    ir: 'برای خانواده‌هایی که با سه تقویم به هم زنگ می‌زنند و باز هم تولدی از دستشان درمی‌رود. هر ماه با ضرب‌المثلش شروع می‌شود. هر پاییز چاپ می‌شود و هر وقت سال شما شروع شد شروعش می‌کنید.',
  },
  'one-good-day-planner': {
    en: 'Three lines, because nobody has ever done seven. Tear it off in the evening, whatever is left on it, and put it in the tin; some people keep the tin for years.',
    ar: 'ثلاثة أسطر، لأن أحدًا لم ينجز سبعة قط. انزع الورقة مساءً مهما بقي فيها وضعها في العلبة؛ ومن الناس من يحتفظ بالعلبة سنين.',
    ir: 'سه سطر، چون هیچ‌کس تا حالا هفت کار را تمام نکرده. شب، هرچه هم مانده باشد، بکَنیدش و در قوطی بیندازید؛ بعضی‌ها قوطی را سال‌ها نگه می‌دارند.',
  },
  'waxed-canvas-pencil-case': {
    en: 'The wax is rubbed in with an iron and smells of summer for the first week. Rain beads on it; so does spilled tea, if you are quick. The zip pull is a leather offcut from Marrakesh.',
    ar: 'يُدلَك الشمع فيها بالمكواة وتفوح برائحة الصيف أسبوعها الأول. يتكوّر عليها المطر، والشاي المسكوب أيضًا إن أسرعت. ولسان السحّاب قصاصة جلد من مراكش.',
    ir: 'موم را با اتو به خوردش می‌دهند و هفته‌ی اول بوی تابستان می‌دهد. باران رویش گرد می‌شود، چای ریخته هم اگر زود بجنبید. سر زیپش تکه‌چرمی از مراکش است.',
  },
  'dyed-cotton-pencil-case': {
    en: 'The cloth goes into the vat seven times and hangs in the alley in between, where the neighbours judge the colour. Along the seams it is a shade lighter: there the thread held the dye back. Holds about twelve pens and a rubber.',
    ar: 'ينزل القماش في الحوض سبع مرات ويُنشر بينها في الزقاق حيث يحكم الجيران على لونه. وهو عند الدرزات أفتح بدرجة: هناك منع الخيطُ الصبغة. تتسع لنحو اثني عشر قلمًا وممحاة.',
    ir: 'پارچه هفت بار در خم می‌رود و بین هر بار در کوچه پهن می‌شود تا همسایه‌ها رنگش را قضاوت کنند. کنار درزها یک پرده روشن‌تر است: آن‌جا نخ جلوی رنگ را گرفته. حدود دوازده قلم و یک پاک‌کن جا می‌گیرد.',
  },
} satisfies Record<string, Localized>;
