import type { PostContent } from './post-content.ts';
import { longPosts } from './posts-at-length.ts';
import { postsMore } from './posts-more.ts';

export const posts: PostContent[] = [
  {
    slug: 'a-night-beside-the-kiln',
    category: 'makers',
    tags: ['ceramics', 'visits'],
    author: 'leyla',
    cover: 1,
    days_ago: 4,
    popularity: 92,
    title: { en: 'A night beside the kiln', ar: 'ليلة إلى جوار الفرن', ir: 'یک شب کنار کوره' },
    excerpt: {
      en: 'Fourteen hours with Rana and Yusuf of Clay & Ember, two hundred bowls and one thermometer that lies.',
      ar: 'أربع عشرة ساعة مع رنا ويوسف من «طين وجمر»، ومئتا وعاء، وميزان حرارة لا يصدق.',
      ir: 'چهارده ساعت با رنا و یوسف از «گِل و آتش»، دویست کاسه و یک دماسنج دروغگو.',
    },
    body: {
      en: `<p>The kiln is lit at four in the afternoon. By then everything has been decided: which bowl stands by the flame and which in the cool corner, how much glaze ran down which foot. What follows is waiting, and Rana is better at it than Yusuf.</p>
<h2>One degree a minute</h2>
<p>Clay that is heated too fast bursts, because the water in it turns to steam before it can leave. So for the first six hours the heat climbs by about one degree a minute. The thermometer reads forty too high, everybody knows it, and nobody wants a new one.</p>
<h2>What the fire decides</h2>
<ul><li>Near the flame the glaze runs thinner and greener.</li><li>On the top shelf the speckles come out darker.</li><li>At the back, now and then, a bowl turns a blue that neither of them can repeat.</li></ul>
<p>At six in the morning the fire is closed and the door stays shut for a day and a half. Opening early is how you lose a month. Yusuf sleeps on the bench beside it anyway.</p>
<p>Of two hundred pieces, a hundred and eighty-one came out whole this time. Nineteen did not, and will be ground up and mixed into the next clay. That is why no two of their bowls agree, and why the shop never has more than it has.</p>`,
      ar: `<p>يُشعل الفرن في الرابعة عصرًا. عندها يكون كل شيء قد تقرر: أي وعاء يقف قرب اللهب وأيها في الركن البارد، وكم سال من الطلاء على هذه القاعدة أو تلك. ما يبقى هو الانتظار، ورنا أصبر عليه من يوسف.</p>
<h2>درجة كل دقيقة</h2>
<p>الطين الذي يسخن بسرعة ينفجر، لأن ماءه يصير بخارًا قبل أن يجد مخرجًا. لذلك ترتفع الحرارة في الساعات الست الأولى بنحو درجة واحدة كل دقيقة. ميزان الحرارة يزيد أربعين درجة على الحقيقة، والجميع يعرف ذلك، ولا أحد يريد استبداله.</p>
<h2>ما يقرره اللهب</h2>
<ul><li>قرب اللهب يرقّ الطلاء ويميل إلى الخضرة.</li><li>على الرف الأعلى تخرج البقع أغمق.</li><li>وفي الخلف، بين حين وآخر، يخرج وعاء بزرقة لا يستطيع أي منهما تكرارها.</li></ul>
<p>في السادسة صباحًا تُغلق النار ويبقى الباب موصدًا يومًا ونصف يوم. من يفتح مبكرًا يخسر عمل شهر. ومع ذلك ينام يوسف على المقعد الملاصق له.</p>
<p>من مئتي قطعة خرجت هذه المرة مئة وإحدى وثمانون سليمة. أما التسع عشرة الباقية فتُطحن وتُخلط بالطين القادم. لهذا لا يتطابق وعاءان من أوعيتهما، ولهذا ليس في المتجر إلا ما فيه.</p>`,
      ir: `<p>کوره ساعت چهار عصر روشن می‌شود. تا آن وقت همه‌چیز معلوم شده: کدام کاسه کنار شعله بایستد و کدام در گوشه‌ی خنک، و لعاب روی کدام پایه چقدر شره کرده. بعدش انتظار است، و رنا در آن از یوسف صبورتر است.</p>
<h2>دقیقه‌ای یک درجه</h2>
<p>گِلی که زود داغ شود می‌ترکد، چون آبش پیش از آن‌که راهی پیدا کند بخار می‌شود. برای همین در شش ساعت اول، گرما حدود دقیقه‌ای یک درجه بالا می‌رود. دماسنج چهل درجه زیادی نشان می‌دهد؛ همه می‌دانند و هیچ‌کس یکی نو نمی‌خواهد.</p>
<h2>آنچه آتش تصمیم می‌گیرد</h2>
<ul><li>نزدیک شعله، لعاب رقیق‌تر و سبزتر می‌شود.</li><li>روی طبقه‌ی بالا خال‌ها تیره‌تر درمی‌آیند.</li><li>و آن ته، گاهی کاسه‌ای به رنگ آبی درمی‌آید که هیچ‌کدام نمی‌توانند تکرارش کنند.</li></ul>
<p>شش صبح آتش را می‌بندند و در، یک روز و نیم بسته می‌ماند. هرکس زودتر باز کند کار یک ماه را از دست داده. با این حال یوسف روی نیمکت کنارش می‌خوابد.</p>
<p>این بار از دویست تکه، صد و هشتاد و یکی سالم درآمد. نوزده تای دیگر آسیاب می‌شود و به گِل بعدی می‌رود. برای همین هیچ دو کاسه‌ای از کارشان عین هم نیست، و برای همین فروشگاه هیچ‌وقت بیشتر از آنچه دارد ندارد.</p>`,
    },
  },
  {
    slug: 'letters-that-belong-on-keys',
    category: 'makers',
    tags: ['keyboards', 'lettering', 'visits'],
    author: 'omar',
    cover: 11,
    days_ago: 11,
    popularity: 74,
    title: { en: 'Letters that belong on keys', ar: 'حروف مكانها المفاتيح', ir: 'حروفی که جایشان روی کلید است' },
    excerpt: {
      en: 'Most Arabic and Persian keyboards are an afterthought. Clack spent a year on thirty-two letters.',
      ar: 'أكثر لوحات المفاتيح العربية والفارسية تأتي حروفها إضافةً متأخرة. «كلاك» قضت سنة كاملة على اثنين وثلاثين حرفًا.',
      ir: 'در بیشتر کیبوردهای فارسی و عربی، حروف بعداً به ذهن کسی رسیده‌اند. «کلک» یک سال روی سی‌ودو حرف وقت گذاشت.',
    },
    body: {
      en: `<p>Look at an ordinary bilingual keyboard. The Latin letter sits in the middle; the other one has been squeezed into a corner, thin as a hair, and drawn by nobody in particular.</p>
<h2>Start from the second script</h2>
<p>Clack began from the other side. Each Arabic and Persian letter was drawn first, at the size of a thumb nail, and the Latin one was asked to make room. Isolated forms are wider than people think: a <em>kaf</em> needs nearly twice the space of a K.</p>
<h2>Three decisions</h2>
<ul><li>Dots are a little larger than in print, because fingers cover half the key.</li><li>The Persian <em>pe</em>, <em>che</em>, <em>zhe</em> and <em>gaf</em> have keys of their own and not a combination to remember.</li><li>The half-space sits on the shift of the space bar and is printed there, so that people find it.</li></ul>
<p>The letters are not printed on the surface. Dye is driven into the plastic by heat, so that a key is the same colour a millimetre down. We rubbed one with sandpaper for a minute and could still read it.</p>
<p>If your keyboard is older than your patience, the caps are also sold without one: measure the long keys before you order.</p>`,
      ar: `<p>انظر إلى لوحة مفاتيح عادية بلغتين. الحرف اللاتيني في الوسط، أما الآخر فمحشور في الزاوية، رفيع كالشعرة، ولم يرسمه أحد بعينه.</p>
<h2>البدء من الحرف الثاني</h2>
<p>بدأت «كلاك» من الجهة الأخرى. رُسم كل حرف عربي وفارسي أولًا بحجم ظفر الإبهام، ثم طُلب من الحرف اللاتيني أن يفسح له المكان. والحروف المنفصلة أعرض مما نظن: فالكاف تحتاج إلى نحو ضعف مساحة حرف K.</p>
<h2>ثلاثة قرارات</h2>
<ul><li>النقاط أكبر قليلًا مما هي في المطبوعات، لأن الأصابع تغطي نصف المفتاح.</li><li>للحروف الفارسية الأربعة «پ» و«چ» و«ژ» و«گ» مفاتيحها، فلا تركيبات تُحفظ.</li><li>نصف المسافة في الفارسية موضعها مفتاح المسافة مع Shift، وهي مطبوعة عليه ليجدها الناس.</li></ul>
<p>ليست الحروف مطبوعة على السطح. تدفع الحرارةُ الصبغةَ إلى داخل البلاستيك، فيبقى اللون نفسه على عمق مليمتر. فركنا مفتاحًا بورق الصنفرة دقيقة كاملة وظل مقروءًا.</p>
<p>وإن كانت لوحتك أقدم من صبرك فالأغطية تُباع وحدها أيضًا: قِس المفاتيح الطويلة قبل أن تطلب.</p>`,
      ir: `<p>به یک کیبورد معمولی دوزبانه نگاه کنید. حرف لاتین وسط نشسته و آن یکی در گوشه چپانده شده، به نازکی مو، و معلوم نیست چه کسی کشیده‌اش.</p>
<h2>شروع از خط دوم</h2>
<p>«کلک» از آن طرف شروع کرد. اول هر حرف فارسی و عربی به اندازه‌ی یک ناخن شست کشیده شد، بعد از حرف لاتین خواستند جا باز کند. شکل تنهای حروف پهن‌تر از چیزی است که فکر می‌کنیم: «ک» نزدیک دو برابر K جا می‌خواهد.</p>
<h2>سه تصمیم</h2>
<ul><li>نقطه‌ها کمی درشت‌تر از چاپ‌اند، چون انگشت نصف کلید را می‌پوشاند.</li><li>«پ»، «چ»، «ژ» و «گ» کلید خودشان را دارند و لازم نیست ترکیبی حفظ کنید.</li><li>نیم‌فاصله با Shift و فاصله زده می‌شود و همان‌جا نوشته شده، تا همه پیدایش کنند.</li></ul>
<p>حروف روی سطح چاپ نشده‌اند. رنگ با گرما به دل پلاستیک می‌رود و یک میلی‌متر پایین‌تر هم همان رنگ است. یکی را یک دقیقه‌ی تمام سمباده کشیدیم و هنوز خوانده می‌شد.</p>
<p>اگر کیبوردتان از صبرتان قدیمی‌تر است، کلیدها جداگانه هم فروخته می‌شوند؛ فقط پیش از سفارش کلیدهای بلند را اندازه بگیرید.</p>`,
    },
  },
  {
    slug: 'how-to-read-a-coffee-bag',
    category: 'at-home',
    tags: ['coffee', 'how-to'],
    author: 'mina',
    cover: 2,
    days_ago: 18,
    popularity: 88,
    title: { en: 'How to read a coffee bag', ar: 'كيف تقرأ كيس القهوة', ir: 'چطور روی پاکت قهوه را بخوانیم' },
    excerpt: {
      en: 'Natural, washed, 1,900 metres, notes of apricot: which words tell you something, and which only sound nice.',
      ar: 'مجففة، مغسولة، 1900 متر، نكهة مشمش: أي الكلمات يخبرك بشيء، وأيها جميل الوقع فحسب.',
      ir: 'نچرال، شسته، ۱۹۰۰ متر، طعم‌یاد زردآلو: کدام کلمه چیزی می‌گوید و کدام فقط قشنگ است.',
    },
    body: {
      en: `<p>The most useful line on the bag is a date. Coffee is at its best between one week and five after roasting; before that it is restless, afterwards it fades. A bag with only a best-before date is hiding something.</p>
<h2>Natural or washed</h2>
<p>Natural means that the cherry was dried whole around the bean: expect fruit, sweetness, a heavier cup. Washed means that the fruit was removed first: cleaner, brighter, closer to tea. Harar coffees are mostly natural, which is why they taste of berries even without sugar.</p>
<h2>What the other words mean</h2>
<ul><li><strong>Altitude</strong>: higher grows slower and denser, so do not grind it too coarse.</li><li><strong>Variety</strong>: useful once you have a favourite, decoration until then.</li><li><strong>Notes</strong>: a direction and not an ingredient list. Nobody put apricot in it.</li></ul>
<p>With cardamom, choose a light roast. A dark one and the spice shout at each other.</p>
<p>Keep the bag closed, in a cupboard, out of the fridge. Grind what you need. If that is one cup, grind one cup.</p>`,
      ar: `<p>أنفع سطر على الكيس هو التاريخ. تكون القهوة في أحسن حالاتها بين أسبوع وخمسة أسابيع من التحميص؛ قبل ذلك لم تهدأ بعد، وبعده تبهت. والكيس الذي لا يحمل إلا تاريخ انتهاء يخفي شيئًا.</p>
<h2>مجففة أم مغسولة؟</h2>
<p>«مجففة» تعني أن الثمرة جُففت كاملة حول الحبة: توقّع فاكهة وحلاوة وقوامًا أثقل. و«مغسولة» تعني أن اللب أزيل أولًا: طعم أنقى وألمع وأقرب إلى الشاي. وأكثر قهوة هرر مجففة، ولهذا تجد فيها طعم التوت حتى بلا سكر.</p>
<h2>معاني الكلمات الأخرى</h2>
<ul><li><strong>الارتفاع</strong>: كلما علت المزرعة نما البن أبطأ وصار أكثف، فلا تطحنه خشنًا.</li><li><strong>الصنف</strong>: مفيد متى صار لك صنف مفضّل، وزينة قبل ذلك.</li><li><strong>النكهات</strong>: وجهة لا قائمة مكوّنات. لم يضع أحد فيها مشمشًا.</li></ul>
<p>مع الهيل اختر تحميصًا فاتحًا؛ فالداكن والهيل يعلو صوت كل منهما على الآخر.</p>
<p>احفظ الكيس مغلقًا في خزانة لا في الثلاجة. واطحن ما تحتاج إليه، ولو كان فنجانًا واحدًا.</p>`,
      ir: `<p>به‌دردبخورترین سطر روی پاکت، تاریخ است. قهوه بین یک تا پنج هفته بعد از رُست بهترین حالش را دارد؛ پیش از آن بی‌قرار است و بعدش کم‌رنگ می‌شود. پاکتی که فقط تاریخ انقضا دارد چیزی را پنهان می‌کند.</p>
<h2>نچرال یا شسته؟</h2>
<p>نچرال یعنی میوه درسته دور دانه خشک شده: منتظر طعم میوه، شیرینی و تنِ سنگین‌تر باشید. شسته یعنی اول گوشت میوه را گرفته‌اند: تمیزتر، روشن‌تر و نزدیک‌تر به چای. قهوه‌ی هرر بیشتر نچرال است و برای همین بدون شکر هم مزه‌ی توت می‌دهد.</p>
<h2>بقیه‌ی کلمه‌ها</h2>
<ul><li><strong>ارتفاع</strong>: هرچه بالاتر، رشد کندتر و دانه متراکم‌تر؛ پس درشت آسیابش نکنید.</li><li><strong>واریته</strong>: وقتی یکی را پسندیدید به کار می‌آید، تا آن موقع تزئین است.</li><li><strong>طعم‌یاد</strong>: سمت‌وسو را نشان می‌دهد، نه مواد را. کسی در آن زردآلو نریخته.</li></ul>
<p>با هل، رُست روشن بگیرید. رُست تیره و هل روی حرف هم حرف می‌زنند.</p>
<p>پاکت را بسته و در کابینت نگه دارید، نه در یخچال. به اندازه‌ی نیاز آسیاب کنید؛ حتی اگر همان یک فنجان است.</p>`,
    },
  },
  {
    slug: 'choose-a-plant-by-its-window',
    category: 'at-home',
    tags: ['plants', 'how-to'],
    author: 'leyla',
    cover: 8,
    days_ago: 26,
    popularity: 81,
    title: { en: 'Choose a plant by its window', ar: 'اختر النبتة بحسب نافذتك', ir: 'گیاه را از روی پنجره انتخاب کنید' },
    excerpt: {
      en: 'Plants rarely die of neglect. They die of the wrong side of the house.',
      ar: 'قلّما تموت النباتات من الإهمال، بل من الجهة الخطأ في البيت.',
      ir: 'گیاه کمتر از بی‌توجهی می‌میرد؛ بیشتر از سمت اشتباه خانه می‌میرد.',
    },
    body: {
      en: `<p>Before you fall for a leaf, stand at your window at noon and hold a hand over a sheet of paper. A sharp shadow is bright light, a soft one is medium, and no shadow at all means dim. Everything else follows from that.</p>
<h2>Which way it faces</h2>
<ul><li><strong>South, sharp shadow</strong>: cacti, succulents, a dwarf lemon.</li><li><strong>East or west</strong>: monstera, rubber fig, string of pearls.</li><li><strong>North, or a metre back from any window</strong>: snake plant, pothos, peace lily.</li></ul>
<h2>Water with a finger</h2>
<p>Push a finger into the soil to the second joint. Damp: leave it alone. Dry: water until it runs out below, then empty the saucer. A calendar does not know what the weather was.</p>
<p>Clay pots breathe and dry faster; they forgive people who water too much. Glazed ones hold on to water and forgive those who forget. Choose the pot by your own habits.</p>
<p>In its first two weeks a plant may drop a leaf or two. It is not dying, it is moving house.</p>`,
      ar: `<p>قبل أن تأسرك ورقة جميلة، قف عند نافذتك ظهرًا وضع يدك فوق ورقة بيضاء. الظل الحاد يعني ضوءًا ساطعًا، والظل الناعم ضوءًا متوسطًا، وغياب الظل ضوءًا خافتًا. وكل ما بعد ذلك يُبنى عليه.</p>
<h2>إلى أين تطل؟</h2>
<ul><li><strong>جنوبًا بظل حاد</strong>: الصبّار والعصاريات والليمون القزم.</li><li><strong>شرقًا أو غربًا</strong>: المونستيرا والفيكس المطاطي وعقد اللؤلؤ.</li><li><strong>شمالًا، أو على بُعد متر من أي نافذة</strong>: السانسيفيريا والبوتس وزنبق السلام.</li></ul>
<h2>إصبعك دليل السقي</h2>
<p>أدخل إصبعك في التربة حتى المفصل الثاني. إن كانت رطبة فدعها، وإن كانت جافة فاسقها حتى يخرج الماء من أسفلها ثم أفرغ الصحن. فالتقويم لا يعرف كيف كان الطقس.</p>
<p>الأصص الفخارية تتنفس وتجف أسرع، فتسامح من يكثر الماء. والمطلية تحتفظ به فتسامح من ينسى. اختر الأصيص بحسب عادتك أنت.</p>
<p>قد تُسقط النبتة ورقة أو اثنتين في أول أسبوعين. إنها لا تموت، بل تنتقل إلى بيت جديد.</p>`,
      ir: `<p>پیش از آن‌که دل به برگی ببندید، سر ظهر پشت پنجره بایستید و دستتان را بالای یک کاغذ بگیرید. سایه‌ی تیز یعنی نور زیاد، سایه‌ی نرم یعنی نور متوسط و بی‌سایه یعنی کم‌نور. بقیه از همین پیدا می‌شود.</p>
<h2>رو به کدام طرف است؟</h2>
<ul><li><strong>جنوب، با سایه‌ی تیز</strong>: کاکتوس، ساکولنت، لیموی پاکوتاه.</li><li><strong>شرق یا غرب</strong>: برگ‌انجیری، فیکوس الاستیکا، گیاه تسبیح.</li><li><strong>شمال، یا یک متر دورتر از هر پنجره‌ای</strong>: سانسوریا، پوتوس، اسپاتی‌فیلوم.</li></ul>
<h2>با انگشت آب بدهید</h2>
<p>انگشت را تا بند دوم در خاک فرو کنید. نم داشت، کاریش نداشته باشید. خشک بود، آن‌قدر آب بدهید که از زیر بیرون بزند و بعد زیرگلدانی را خالی کنید. تقویم نمی‌داند هوا چطور بوده.</p>
<p>گلدان سفالی نفس می‌کشد و زودتر خشک می‌شود؛ کسی را که زیاد آب می‌دهد می‌بخشد. گلدان لعاب‌دار آب را نگه می‌دارد و فراموش‌کارها را می‌بخشد. گلدان را از روی عادت خودتان انتخاب کنید.</p>
<p>در دو هفته‌ی اول شاید یکی دو برگ بریزد. نمی‌میرد؛ دارد اسباب‌کشی می‌کند.</p>`,
    },
  },
  ...longPosts,
  ...postsMore,
];
