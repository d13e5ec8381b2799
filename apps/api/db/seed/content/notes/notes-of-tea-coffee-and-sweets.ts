import type { Localized } from '../shape.ts';

/** What the makers add about tea coffee and sweets: how it is made, what else to know. */
export const notesOfTeaCoffeeAndSweets = {
  'cardamom-black-tea': {
    en: 'We crack the pods in a brass mortar on Monday mornings; by ten the whole lane knows what day it is. In summer brew it double, pour it over ice and leave the milk in the fridge.',
    ar: 'نكسر الحبّات في هاون نحاسي كل صباح اثنين، وعند العاشرة يعرف الزقاق كله أي يوم هو. وفي الصيف ضاعف الشاي وصبّه على الثلج ودع الحليب في الثلاجة.',
    ir: 'دوشنبه صبح‌ها هل را در هاون برنجی می‌شکنیم و تا ساعت ده تمام کوچه می‌داند چه روزی است. تابستان‌ها پررنگ‌تر دم کنید، روی یخ بریزید و شیر را در یخچال بگذارید بماند.',
  },
  'smoked-caravan-tea': {
    en: 'The story says that it took its smoke from the fires of the caravans; the truth is a bamboo shed in Fujian with a very patient man in it. One spoon of it also does something remarkable to lentil soup.',
    ar: 'تقول الحكاية إنه أخذ دخانه من نيران القوافل، والحقيقة كوخ من الخيزران في فوجيان فيه رجل شديد الصبر. وملعقة منه تفعل بشوربة العدس شيئًا عجيبًا.',
    ir: 'قصه می‌گوید دودش را از آتش کاروان‌ها گرفته؛ حقیقتش یک انبار بامبو در فوجیان است با مردی بسیار صبور. یک قاشقش در عدسی هم معجزه می‌کند.',
  },
  'nana-mint-green-tea': {
    en: 'The mint comes from one field outside Nizwa and is dried in the shade of the house, leaves down. Rinse the tea first with a splash of boiling water and throw that away: it takes the bitterness with it.',
    ar: 'النعناع من حقل واحد خارج نزوى، يُجفَّف معلقًا ورؤوسه إلى أسفل. اغسل الشاي أولًا برشّة ماء مغلي وتخلّص منها: تذهب المرارة معها.',
    ir: 'نعنایش از یک مزرعه بیرون نَزوا می‌آید و سروته آویزان خشک می‌شود. اول چای را با کمی آب جوش بشویید و آن آب را دور بریزید: تلخی هم با آن می‌رود.',
  },
  'saffron-rose-infusion': {
    en: 'It takes its colour slowly, from pale straw to the gold of a tooth, so use a glass pot and watch. Good hot before bed and better cold the next morning with a slice of lemon.',
    ar: 'يأخذ لونه على مهل، من لون التبن إلى الذهب، فاستعمل إبريقًا زجاجيًا وتفرّج. طيّب ساخنًا قبل النوم، وأطيب باردًا في الصباح التالي مع شريحة ليمون.',
    ir: 'رنگش آرام‌آرام درمی‌آید، از کاهی تا طلایی؛ در قوری شیشه‌ای دم کنید و تماشا کنید. گرمش پیش از خواب خوب است و سردش صبح روز بعد با یک پر لیمو بهتر.',
  },
  'karak-chai-blend': {
    en: 'We got the proportions from a man with a cart at the port, who would not write them down but let us watch for a week. He says that it boils over three times or it is not karak.',
    ar: 'أخذنا المقادير من بائع عربة عند الميناء رفض أن يكتبها لكنه تركنا نراقبه أسبوعًا. ويقول: إن لم يفُر ثلاث مرات فليس كركًا.',
    ir: 'نسبت‌ها را از مردی گاری‌دار در بندر گرفتیم که حاضر نشد بنویسدشان، ولی گذاشت یک هفته نگاهش کنیم. می‌گوید اگر سه بار سر نرود کَرَک نیست.',
  },
  'harar-natural-coffee': {
    en: 'Eleven families bring their cherries to one roof, where they are turned by hand for eighteen days. If you have never tasted fruit in coffee before, start here, black, and let it cool a little: the berries come out last.',
    ar: 'تجلب إحدى عشرة عائلة ثمارها إلى سطح واحد تُقلَّب عليه باليد ثمانية عشر يومًا. إن لم تذق فاكهة في القهوة من قبل فابدأ من هنا، سادة، ودعها تفتر قليلًا: التوت آخر ما يظهر.',
    ir: 'یازده خانواده میوه‌شان را به یک پشت‌بام می‌آورند و هجده روز با دست زیرورو می‌کنند. اگر تا حالا مزه‌ی میوه را در قهوه نچشیده‌اید از همین شروع کنید، تلخ، و بگذارید کمی خنک شود: توت آخر از همه پیدا می‌شود.',
  },
  'harar-longberry-light': {
    en: 'Longberry is what the beans look like, slim as grains of rice. The farm belongs to Amina Yusuf, who sends a photograph of the first flowers each April; it hangs over the roaster.',
    ar: 'سُمّيت كذلك لشكل حبوبها الرفيعة كحبّات الأرز. المزرعة لأمينة يوسف التي ترسل إلينا كل نيسان صورة أول الأزهار، ونعلّقها فوق المحمصة.',
    ir: 'دانه‌بلند یعنی همین شکلش، باریک مثل دانه‌ی برنج. مزرعه مال امینه یوسف است که هر بهار عکس اولین شکوفه‌ها را می‌فرستد و ما بالای دستگاه رُست می‌زنیم.',
  },
  'arabic-coffee-saffron': {
    en: 'A guest’s cup is filled to a third and no more, and refilled until it is tipped from side to side. Keep the bag tightly shut: ground cardamom forgets itself within two months.',
    ar: 'يُملأ فنجان الضيف إلى ثلثه لا أكثر، ويُعاد ملؤه حتى يهزّه. أحكم إغلاق الكيس، فالهيل المطحون ينسى نفسه خلال شهرين.',
    ir: 'فنجان مهمان را فقط تا یک‌سوم پر می‌کنند و آن‌قدر دوباره می‌ریزند تا خودش فنجان را تکان بدهد. در بسته را محکم ببندید؛ هلِ ساییده دوماهه عطرش را فراموش می‌کند.',
  },
  'harar-dark-espresso': {
    en: 'Named after the nurses of the hospital across the road, who buy it by the kilo and told us that the first version was too polite. Rest it for ten days after roasting before you judge the crema.',
    ar: 'سُمّيت على ممرضات المستشفى المقابل، يشترينها بالكيلو، وقلن لنا إن النسخة الأولى كانت مهذبة أكثر مما ينبغي. أرِحها عشرة أيام بعد التحميص قبل أن تحكم على رغوتها.',
    ir: 'اسمش از پرستارهای بیمارستان روبه‌رو آمده که کیلویی می‌خرند و گفتند نسخه‌ی اولش زیادی مؤدب بود. پیش از قضاوت درباره‌ی کِرِما، ده روز بعد از رُست استراحتش بدهید.',
  },
  'harar-swiss-decaf': {
    en: 'For a long time we said no to decaf. Then a customer wrote that she missed the smell more than the caffeine, and we spent a winter on it. Sleep well.',
    ar: 'ظللنا نرفض القهوة منزوعة الكافيين زمنًا. ثم كتبت لنا زبونة أنها تشتاق إلى الرائحة أكثر من الكافيين، فأمضينا فيها شتاءً كاملًا. ليلة هانئة.',
    ir: 'مدت‌ها به قهوه‌ی بی‌کافئین نه می‌گفتیم. بعد مشتری‌ای نوشت دلش برای بو بیشتر تنگ شده تا کافئین، و ما یک زمستان وقتش کردیم. خوب بخوابید.',
  },
  'pistachio-dark-bar': {
    en: 'The nuts go in whole and raw and are toasted by nothing but the warm chocolate. Eleven squares, since Mr Haddad’s granddaughters could not agree on ten or twelve.',
    ar: 'يدخل الفستق كاملًا نيئًا ولا يحمّصه إلا دفء الشوكولاتة. أحد عشر مربعًا، لأن حفيدات السيد حدّاد لم يتفقن على عشرة أو اثني عشر.',
    ir: 'پسته خام و درسته می‌رود و فقط گرمای خود شکلات برشته‌اش می‌کند. یازده تکه است، چون نوه‌های آقای حداد سر ده و دوازده به توافق نرسیدند.',
  },
  'cardamom-milk-bar': {
    en: 'The coffee is ground as fine as flour and stirred in last. Let a square melt without biting, if you can; the cardamom arrives about when you give up.',
    ar: 'تُطحن القهوة ناعمة كالدقيق وتُضاف أخيرًا. دع المربع يذوب من غير أن تعضّه، إن استطعت؛ يصل الهيل حين تكاد تستسلم.',
    ir: 'قهوه به نرمی آرد آسیاب و آخر از همه اضافه می‌شود. اگر می‌توانید بگذارید بدون گاز زدن آب شود؛ هل تقریباً همان وقتی می‌رسد که تسلیم شده‌اید.',
  },
  'tahini-crunch-bar': {
    en: 'It was a mistake with a tray of kunafa and a bowl of melted chocolate. We make two hundred on Tuesdays and Fridays and they are gone by the evening; nobody here is allowed to take any home.',
    ar: 'وُلد من غلطة بين صينية كنافة ووعاء شوكولاتة ذائبة. نصنع مئتي لوح كل ثلاثاء وجمعة وتنفد مساءً، ولا يُسمح لأحد منا بأخذ شيء إلى البيت.',
    ir: 'از یک اشتباه به دنیا آمد، بین یک سینی کنافه و یک کاسه شکلات آب‌شده. سه‌شنبه‌ها و جمعه‌ها دویست تا می‌سازیم و تا شب تمام می‌شود؛ هیچ‌کس این‌جا حق ندارد به خانه ببرد.',
  },
  'orange-blossom-dark-bar': {
    en: 'Tripoli smells of these flowers for two weeks each April, and the bar is the nearest we could get to posting it. Wait a moment before the second square: the flower comes after the orange.',
    ar: 'تفوح طرابلس بهذا الزهر أسبوعين كل نيسان، وهذا اللوح أقرب ما استطعنا إلى إرساله بالبريد. تمهّل قبل المربع الثاني: يأتي الزهر بعد البرتقال.',
    ir: 'طرابلس هر بهار دو هفته بوی این شکوفه می‌دهد و این شکلات نزدیک‌ترین راهی بود که می‌شد آن را پست کرد. پیش از تکه‌ی دوم کمی صبر کنید: بهارنارنج بعد از پرتقال می‌رسد.',
  },
  'pistachio-halwa-box': {
    en: 'It takes two people and one rhythm: one pours the syrup, the other folds, and if they talk it sets too hard. Cut it with a knife dipped in hot water and give it ten minutes out of the cold.',
    ar: 'يلزمها اثنان وإيقاع واحد: أحدهما يصبّ القطر والآخر يطوي، وإن تكلّما قست. قطّعها بسكين مغموسة في ماء ساخن، ودعها عشر دقائق خارج البرودة.',
    ir: 'دو نفر می‌خواهد و یک ضرب: یکی شیره می‌ریزد و یکی تا می‌زند، و اگر حرف بزنند سفت می‌شود. با چاقوی داغ‌شده در آب ببُرید و ده دقیقه از سرما بیرون بگذارید.',
  },
  'mixed-sweets-box': {
    en: 'Each square carries a sliver of pistachio, laid on by hand; the oldest granddaughter checks that no two neighbours in a box are the same colour. The half-kilo box holds 32 pieces, the kilo 64.',
    ar: 'على كل مربع رقاقة فستق تُوضع باليد؛ والحفيدة الكبرى تتأكد من أن لا يتجاور في العلبة لونان متشابهان. في علبة نصف الكيلو 32 قطعة وفي الكيلو 64.',
    ir: 'روی هر تکه خلالی پسته با دست گذاشته می‌شود؛ نوه‌ی بزرگ مواظب است هیچ دو همسایه‌ای در جعبه یک رنگ نباشند. جعبه‌ی نیم‌کیلویی ۳۲ و یک‌کیلویی ۶۴ تکه دارد.',
  },
  'rose-lokum-box': {
    en: 'Real lokum bends, drops and leaves no thread on the knife. Ours cooks for two hours and rests for two days in starch, and then it is cut with scissors, the way it was done before machines.',
    ar: 'الراحة الحقيقية تنثني وتتدلّى ولا تترك خيطًا على السكين. تُطبخ راحتنا ساعتين وترتاح يومين في النشاء، ثم تُقص بالمقص كما كان الأمر قبل الآلات.',
    ir: 'راحت‌الحلقوم واقعی خم می‌شود، وا می‌رود و به چاقو نخ نمی‌دهد. مال ما دو ساعت می‌پزد و دو روز در نشاسته می‌خوابد، بعد مثل قدیم با قیچی بریده می‌شود.',
  },
  'saffron-almond-lokum-box': {
    en: 'Learned from a confectioner of Qom who spent two summers with us and taught us to steep saffron over ice. Children eat round the almond, grown-ups pretend not to.',
    ar: 'تعلّمناها من حلواني من قُم أمضى عندنا صيفين وعلّمنا أن ننقع الزعفران على الثلج. الصغار يأكلون حول اللوزة، والكبار يتظاهرون بغير ذلك.',
    ir: 'از یک قناد قمی یاد گرفتیم که دو تابستان پیش ما بود و یادمان داد زعفران را روی یخ دم کنیم. بچه‌ها دور بادام را می‌خورند، بزرگ‌ترها وانمود می‌کنند که نه.',
  },
  'sidr-honey-jar': {
    en: 'Three brothers walk the hives up in September, at night, when the bees are in. The harvest is small and a dry year makes it smaller, which is why the kilo jar is not always there.',
    ar: 'ثلاثة إخوة يصعدون بالخلايا في أيلول ليلًا والنحل في بيوته. المحصول قليل، والسنة الجافة تجعله أقل، ولهذا لا يتوفّر مرطبان الكيلو دائمًا.',
    ir: 'سه برادر شهریور کندوها را پیاده بالا می‌برند، شبانه، وقتی زنبورها در خانه‌اند. محصول کم است و خشک‌سالی کمترش می‌کند؛ برای همین شیشه‌ی یک‌کیلویی همیشه نیست.',
  },
  'thyme-honey-jar': {
    en: 'It is the honey you notice. A spoon in a salad dressing does the work of sugar, salt and conversation. It sets as smooth as butter by February.',
    ar: 'هو العسل الذي لا يمرّ من غير أن تنتبه إليه. ملعقة منه في تتبيلة السلطة تقوم مقام السكر والملح والحديث. ويتجمّد ناعمًا كالزبدة مع شباط.',
    ir: 'عسلی است که نمی‌شود متوجهش نشد. یک قاشق در سس سالاد کار شکر و نمک و گفت‌وگو را با هم می‌کند. تا بهمن مثل کره نرم می‌بندد.',
  },
  'date-syrup-jar': {
    en: 'Pressed between palm mats under a stone, as in the old date houses of the Gulf, where the syrup ran along grooves in the floor. Over yoghurt, under eggs, into coffee: start anywhere.',
    ar: 'يُعصر بين حُصر النخيل تحت حجر، كما في مدابس الخليج القديمة حيث كان الدبس يجري في قنوات الأرض. على اللبن، وتحت البيض، وفي القهوة: ابدأ من حيث شئت.',
    ir: 'بین حصیرهای نخل و زیر سنگ گرفته می‌شود، مثل مَدبَسه‌های قدیمی خلیج فارس که شیره در شیار کف اتاق راه می‌افتاد. روی ماست، زیر نیمرو، در قهوه: از هرجا خواستید شروع کنید.',
  },
  'medjool-dates-box': {
    en: 'Each palm gets a net in July and is picked four times, as the fruit ripens and not as the lorry comes. Halve one, take out the stone, put in a walnut: that is dessert.',
    ar: 'تُغطّى كل نخلة بشبكة في تموز وتُقطف أربع مرات، على موعد النضج لا على موعد الشاحنة. اشطر واحدة وأخرج نواتها وضع مكانها جوزة: هذه هي الحلوى.',
    ir: 'هر نخل تیرماه تور می‌گیرد و چهار نوبت چیده می‌شود، هر وقت میوه رسید نه هر وقت کامیون آمد. یکی را نصف کنید، هسته را دربیاورید و گردو بگذارید: این هم دسر.',
  },
  'ajwa-dates-box': {
    en: 'The grove has been in one family since before the railway. They are drier than medjool, so they travel well and do not stick to the fingers; a pocketful lasts a walk.',
    ar: 'البستان لعائلة واحدة منذ ما قبل سكة الحديد. وهي أجفّ من المجدول، فتحتمل السفر ولا تلتصق بالأصابع؛ وملء جيب منها يكفي مشوارًا.',
    ir: 'نخلستان از پیش از راه‌آهن مال یک خانواده بوده. از مجول خشک‌تر است، پس سفر را تاب می‌آورد و به دست نمی‌چسبد؛ یک جیب پر برای یک پیاده‌روی بس است.',
  },
  'stuffed-dates-box': {
    en: 'Filled by five women around one table, whose opinions on the orange peel differ. The lid has a pattern of arches and no name on it, so that the box can go on to hold buttons.',
    ar: 'تحشوها خمس نساء حول طاولة واحدة، ولكل منهن رأي في قشر البرتقال. على الغطاء نقش أقواس ولا اسم عليه، لتصلح العلبة بعدها للأزرار.',
    ir: 'پنج زن دور یک میز پرش می‌کنند و سر خلال پرتقال هم‌نظر نیستند. روی درش نقش طاق است و اسمی ندارد، تا بعدش جعبه‌ی دکمه شود.',
  },
} satisfies Record<string, Localized>;
