import type { ShopContent } from './shape.ts';

/** The independent makers and small brands whose stalls the demo market opens. */
export const shops = [
  {
    slug: 'clay-and-ember',
    name: { en: 'Clay & Ember', ar: 'طين وجمر', ir: 'گِل و آتش' },
    tagline: { en: 'Stoneware thrown by two pairs of hands.', ar: 'خزف حجري تشكّله أربع أيدٍ.', ir: 'سفال سنگی، کار دو جفت دست.' },
    description: {
      en: 'Rana throws, Yusuf glazes, and the kiln has the last word. We fire twice a month, so what you see is what there is until the next firing.',
      ar: 'رنا تشكّل الطين ويوسف يطليه، أما الكلمة الأخيرة فللفرن. نحرق القطع مرتين في الشهر، وما تراه هنا هو كل ما لدينا حتى الدفعة القادمة.',
      ir: 'رنا پشت چرخ می‌نشیند، یوسف لعاب می‌زند و حرف آخر را کوره می‌زند. ماهی دو بار کوره روشن می‌کنیم؛ هرچه این‌جا می‌بینید همان است که تا پخت بعدی داریم.',
    },
    address: {
      en: '14 Rainbow Street, Jabal Amman, Amman',
      ar: '14 شارع الرينبو، جبل عمّان، عمّان',
      ir: 'عَمّان، جبل عَمّان، خیابان رینبو، شماره‌ی ۱۴',
    },
    tint: '#F1DDD0',
  },
  {
    slug: 'copper-lane',
    name: { en: 'Copper Lane', ar: 'زقاق النحّاسين', ir: 'راسته‌ی مسگرها' },
    tagline: {
      en: 'Pans, knives and boards that outlive the kitchen.',
      ar: 'مقالٍ وسكاكين وألواح تعمّر أكثر من المطبخ نفسه.',
      ir: 'تابه و چاقو و تخته‌ای که از خود آشپزخانه بیشتر عمر می‌کند.',
    },
    description: {
      en: 'Our family has hammered copper on the same lane since 1948. We still re-tin every pan we ever sold: send it back, pay the postage, we do the rest.',
      ar: 'عائلتنا تطرق النحاس في الزقاق نفسه منذ عام 1948. وما زلنا نعيد تبييض كل مقلاة بعناها: أرسلها إلينا، وعليك أجرة الشحن فقط وعلينا الباقي.',
      ir: 'خانواده‌ی ما از سال ۱۳۲۷ در همین راسته مس می‌کوبد. هر تابه‌ای که فروخته باشیم هنوز خودمان سفیدش می‌کنیم؛ شما فقط هزینه‌ی پست را بدهید، بقیه با ما.',
    },
    address: {
      en: '27 Coppersmiths’ Row, Naqsh-e Jahan Bazaar, Isfahan',
      ar: '27 سوق النحّاسين، بازار نقش جهان، أصفهان',
      ir: 'اصفهان، بازار نقش جهان، راسته‌ی مسگرها، پلاک ۲۷',
    },
    tint: '#F3DCC4',
  },
  {
    slug: 'northlight-lamps',
    name: { en: 'Northlight Lamps', ar: 'مصابيح نورثلايت', ir: 'چراغ‌های نورثلایت' },
    tagline: {
      en: 'Lamps for people who read late.',
      ar: 'مصابيح لمن يقرؤون حتى ساعة متأخرة.',
      ir: 'چراغ برای آن‌ها که تا دیروقت کتاب می‌خوانند.',
    },
    description: {
      en: 'A studio of four that draws, wires and tests every lamp on the third floor of an old print works. Each one takes an ordinary bulb, and each part can be replaced with one screwdriver.',
      ar: 'مشغل من أربعة أشخاص يصمّم كل مصباح ويوصّل أسلاكه ويختبره في الطابق الثالث من مطبعة قديمة. مصابيحنا تعمل بلمبة عادية، وكل قطعة فيها تُستبدل بمفك واحد.',
      ir: 'کارگاهی چهارنفره در طبقه‌ی سوم یک چاپخانه‌ی قدیمی که هر چراغ را خودش طراحی، سیم‌کشی و آزمایش می‌کند. همه با لامپ معمولی کار می‌کنند و هر قطعه با یک پیچ‌گوشتی عوض می‌شود.',
    },
    address: {
      en: '8 Galata Kulesi Street, Beyoğlu, Istanbul',
      ar: '8 شارع برج غلطة، بيوغلو، إسطنبول',
      ir: 'استانبول، بی‌اوغلو، خیابان برج گالاتا، شماره‌ی ۸',
    },
    tint: '#F6EBCB',
  },
  {
    slug: 'dar-al-khashab',
    name: { en: 'Dar al Khashab', ar: 'دار الخشب', ir: 'دارالخشب' },
    tagline: {
      en: 'Small furniture, joined without a single nail.',
      ar: 'أثاث صغير يُجمع بلا مسمار واحد.',
      ir: 'مبلمان جمع‌وجور، بدون حتی یک میخ.',
    },
    description: {
      en: 'Three carpenters and one very loud planer. We work in walnut and oak that has dried for at least two years, and we deliver the offcuts to the school next door.',
      ar: 'ثلاثة نجّارين ومسحاج واحد عالي الصوت. نعمل بخشب جوز وبلوط جفّ سنتين على الأقل، وما يتبقى من القصاصات يذهب إلى المدرسة المجاورة.',
      ir: 'سه نجار و یک دستگاه رنده‌ی پرسروصدا. با گردو و بلوطی کار می‌کنیم که دست‌کم دو سال خشک شده، و تکه‌های اضافه را به مدرسه‌ی بغلی می‌دهیم.',
    },
    address: {
      en: '3 Derb Nejjarine, Old Medina, Fez',
      ar: '3 درب النجّارين، المدينة القديمة، فاس',
      ir: 'فاس، شهر کهنه، کوچه‌ی نجاران، شماره‌ی ۳',
    },
    tint: '#E9DCC8',
  },
  {
    slug: 'cardamom-house',
    name: { en: 'Cardamom House', ar: 'بيت الهيل', ir: 'خانه‌ی هل' },
    tagline: {
      en: 'Coffee roasted on Sunday, tea blended on Monday.',
      ar: 'نحمّص القهوة يوم الأحد ونخلط الشاي يوم الاثنين.',
      ir: 'یکشنبه‌ها قهوه رُست می‌کنیم، دوشنبه‌ها چای می‌آمیزیم.',
    },
    description: {
      en: 'We buy green coffee from eleven farms in Harar and Yemen and grind nothing until you order it. Every bag carries its roast date; if it is older than three weeks, it does not leave the house.',
      ar: 'نشتري البن الأخضر من إحدى عشرة مزرعة في هرر واليمن ولا نطحن شيئًا قبل أن تطلبه. تاريخ التحميص مكتوب على كل كيس، وما مضى عليه أكثر من ثلاثة أسابيع لا يغادر البيت.',
      ir: 'قهوه‌ی سبز را از یازده مزرعه در هرر و یمن می‌خریم و تا سفارش ندهید چیزی آسیاب نمی‌کنیم. تاریخ رُست روی هر بسته هست و بسته‌ای که بیش از سه هفته مانده باشد از خانه بیرون نمی‌رود.',
    },
    address: { en: '61 Souq Al Dhalam, Muttrah, Muscat', ar: '61 سوق الظلام، مطرح، مسقط', ir: 'مسقط، مطرح، سوق‌الظلام، شماره‌ی ۶۱' },
    tint: '#DFE6D2',
  },
  {
    slug: 'sugar-alley',
    name: { en: 'Sugar Alley', ar: 'زقاق السكر', ir: 'کوچه‌ی شکر' },
    tagline: { en: 'Sweets by the box, never by the ton.', ar: 'حلويات بالعلبة لا بالأطنان.', ir: 'شیرینی با جعبه، نه با تُن.' },
    description: {
      en: 'Mr Haddad started with one copper tray and a recipe for pistachio halwa. His granddaughters added dates, chocolate and a website; the tray is still in use.',
      ar: 'بدأ السيد حدّاد بصينية نحاسية واحدة ووصفة حلاوة بالفستق. ثم أضافت حفيداته التمر والشوكولاتة وموقعًا إلكترونيًا، وما زالت الصينية تعمل حتى اليوم.',
      ir: 'آقای حداد با یک سینی مسی و دستور حلوای پسته شروع کرد. نوه‌هایش خرما و شکلات و یک وب‌سایت به آن اضافه کردند؛ سینی هنوز هم کار می‌کند.',
    },
    address: { en: '19 Azmi Street, Tripoli, Lebanon', ar: '19 شارع عزمي، طرابلس، لبنان', ir: 'لبنان، طرابلس، خیابان عزمی، شماره‌ی ۱۹' },
    tint: '#F7DFE0',
  },
  {
    slug: 'petal-apothecary',
    name: { en: 'Petal Apothecary', ar: 'عطّارة بتلة', ir: 'عطاری گلبرگ' },
    tagline: {
      en: 'Skincare with a short list of ingredients.',
      ar: 'عناية بالبشرة بقائمة مكوّنات قصيرة.',
      ir: 'مراقبت از پوست با فهرستی کوتاه از مواد.',
    },
    description: {
      en: 'Leila trained as a pharmacist and got tired of labels she could not explain to her mother. Nothing we make has more than twelve ingredients, and the rose water comes from one valley.',
      ar: 'درست ليلى الصيدلة وسئمت ملصقات لا تستطيع شرحها لأمها. لا يزيد أي منتج لدينا على اثني عشر مكوّنًا، وماء الورد كله من وادٍ واحد.',
      ir: 'لیلا داروسازی خواند و از برچسب‌هایی که نمی‌توانست برای مادرش توضیح بدهد خسته شد. هیچ محصول ما بیش از دوازده ماده ندارد و گلابمان فقط از یک دره می‌آید.',
    },
    address: { en: '5 Golestan Lane, Ghamsar, Kashan', ar: '5 زقاق كلستان، قمصر، كاشان', ir: 'کاشان، قمصر، کوچه‌ی گلستان، پلاک ۵' },
    tint: '#F8E1E4',
  },
  {
    slug: 'oud-and-iris',
    name: { en: 'Oud & Iris', ar: 'عود وسوسن', ir: 'عود و زنبق' },
    tagline: {
      en: 'Perfume in small bottles, for long evenings.',
      ar: 'عطور في قوارير صغيرة لأمسيات طويلة.',
      ir: 'عطر در شیشه‌های کوچک، برای شب‌های بلند.',
    },
    description: {
      en: 'A perfumer’s counter with thirty-two raw materials and no secrets: we print what is inside. Samples cost what the postage costs, because nobody should buy a scent unsmelt.',
      ar: 'ركن عطّار فيه اثنتان وثلاثون مادة خامًا وبلا أسرار: نكتب كل ما في القارورة. العيّنات بسعر الشحن فقط، فلا ينبغي لأحد أن يشتري عطرًا لم يشمّه.',
      ir: 'پیشخان یک عطرساز با سی‌ودو ماده‌ی خام و بدون راز: هرچه داخل شیشه است روی آن می‌نویسیم. نمونه‌ها فقط هزینه‌ی پست دارند، چون کسی نباید عطرِ نبوییده بخرد.',
    },
    address: { en: 'Shop 12, Souq Waqif, Doha', ar: 'محل 12، سوق واقف، الدوحة', ir: 'دوحه، بازار واقف، مغازه‌ی ۱۲' },
    tint: '#E6DFEC',
  },
  {
    slug: 'wick-workshop',
    name: { en: 'Wick Workshop', ar: 'ورشة الفتيل', ir: 'کارگاه فتیله' },
    tagline: { en: 'Poured slowly, burned slower.', ar: 'نصبّها على مهل، وتحترق على مهل أكثر.', ir: 'آهسته می‌ریزیم، آهسته‌تر می‌سوزد.' },
    description: {
      en: 'We pour soy and beeswax candles in batches of sixty and burn one of each batch to the end before we sell the rest. Bring the jar back and we refill it for half the price.',
      ar: 'نصبّ شموع الصويا وشمع العسل على دفعات من ستين شمعة، ونحرق واحدة من كل دفعة حتى نهايتها قبل أن نبيع الباقي. أعد إلينا المرطبان ونملؤه لك بنصف السعر.',
      ir: 'شمع سویا و موم عسل را در دسته‌های شصت‌تایی می‌ریزیم و از هر دسته یکی را تا آخر می‌سوزانیم، بعد بقیه را می‌فروشیم. ظرف خالی را برگردانید تا با نصف قیمت دوباره پرش کنیم.',
    },
    address: {
      en: '40 Gouraud Street, Gemmayzeh, Beirut',
      ar: '40 شارع غورو، الجمّيزة، بيروت',
      ir: 'بیروت، جمیزه، خیابان گورو، شماره‌ی ۴۰',
    },
    tint: '#F5E6CF',
  },
  {
    slug: 'paper-moon-press',
    name: { en: 'Paper Moon Press', ar: 'مطبعة قمر الورق', ir: 'چاپخانه‌ی ماه کاغذی' },
    tagline: {
      en: 'Notebooks that lie flat, books worth keeping.',
      ar: 'دفاتر تنفتح مستوية وكتب تستحق أن تُحفظ.',
      ir: 'دفترهایی که صاف باز می‌شوند، کتاب‌هایی که ارزش نگه داشتن دارند.',
    },
    description: {
      en: 'Two presses from 1962, one of them named Samira. We sew every binding, print in Arabic, Persian and English, and plant a mulberry tree for each thousand notebooks.',
      ar: 'آلتا طباعة من عام 1962، إحداهما اسمها سميرة. نخيط كل تجليد بأيدينا، ونطبع بالعربية والفارسية والإنجليزية، ونزرع شجرة توت عن كل ألف دفتر.',
      ir: 'دو ماشین چاپ از سال ۱۹۶۲ که اسم یکی‌شان سمیراست. همه‌ی صحافی‌ها را می‌دوزیم، به عربی و فارسی و انگلیسی چاپ می‌کنیم و به ازای هر هزار دفتر یک درخت توت می‌کاریم.',
    },
    address: {
      en: '22 Mohamed Mahmoud Street, Downtown, Cairo',
      ar: '22 شارع محمد محمود، وسط البلد، القاهرة',
      ir: 'قاهره، مرکز شهر، خیابان محمد محمود، شماره‌ی ۲۲',
    },
    tint: '#DDE4EE',
  },
  {
    slug: 'saddle-stitch',
    name: { en: 'Saddle Stitch', ar: 'غرزة السرج', ir: 'کوک زین' },
    tagline: {
      en: 'Bags sewn with two needles and one thread.',
      ar: 'حقائب تُخاط بإبرتين وخيط واحد.',
      ir: 'کیف‌هایی که با دو سوزن و یک نخ دوخته می‌شوند.',
    },
    description: {
      en: 'Saddle stitching takes four times as long as a machine, and it does not unravel when one stitch breaks. That is the whole idea. Repairs are free for ten years.',
      ar: 'غرزة السرج تستغرق أربعة أضعاف وقت الماكينة، لكنها لا تنفكّ إذا انقطعت غرزة واحدة. هذه هي الفكرة كلها. والإصلاح مجاني عشر سنوات.',
      ir: 'کوک زین چهار برابر چرخ خیاطی وقت می‌برد، ولی اگر یک کوک پاره شود بقیه باز نمی‌شود. همه‌ی حرف ما همین است. تعمیر هم تا ده سال رایگان است.',
    },
    address: {
      en: '9 Rue des Tanneurs, Medina, Marrakesh',
      ar: '9 زنقة الدبّاغين، المدينة القديمة، مراكش',
      ir: 'مراکش، شهر کهنه، کوچه‌ی دباغ‌ها، شماره‌ی ۹',
    },
    tint: '#EAD9C9',
  },
  {
    slug: 'hour-and-hide',
    name: { en: 'Hour & Hide', ar: 'ساعة وجلد', ir: 'ساعت و چرم' },
    tagline: { en: 'Quiet watches, honest leather.', ar: 'ساعات هادئة وجلد صادق.', ir: 'ساعت‌های آرام، چرم بی‌ادعا.' },
    description: {
      en: 'Karim repaired watches for twenty years before he designed one. Ours have two hands, a sapphire crystal and a strap you can change without tools.',
      ar: 'أصلح كريم الساعات عشرين عامًا قبل أن يصمّم واحدة. ساعاتنا بعقربين وزجاج ياقوتي، وسوارها يُبدَّل من غير أدوات.',
      ir: 'کریم پیش از آن‌که ساعتی طراحی کند بیست سال ساعت تعمیر می‌کرد. ساعت‌های ما دو عقربه و شیشه‌ی یاقوت دارند و بندشان بدون ابزار عوض می‌شود.',
    },
    address: {
      en: 'Unit 6, Alserkal Avenue, Al Quoz, Dubai',
      ar: 'وحدة 6، السركال أفنيو، القوز، دبي',
      ir: 'دبی، القوز، سرکال اونیو، واحد ۶',
    },
    tint: '#DCDAD4',
  },
  {
    slug: 'low-hum-audio',
    name: { en: 'Low Hum Audio', ar: 'لو هَم للصوتيات', ir: 'صوتی لو هام' },
    tagline: {
      en: 'Sound and keys, tuned by people who listen.',
      ar: 'أجهزة صوت ولوحات مفاتيح يضبطها أناس يُحسنون الإصغاء.',
      ir: 'صدا و کلید، تنظیم‌شده به دست کسانی که خوب گوش می‌دهند.',
    },
    description: {
      en: 'A radio engineer, a drummer and a typist share a bench and argue about decibels. We sell what we use every day, with spare pads, switches and cables always in the drawer.',
      ar: 'مهندس إذاعة وعازف إيقاع وكاتبة على الآلة يتقاسمون طاولة واحدة ويتجادلون في الديسيبل. نبيع ما نستعمله كل يوم، والوسائد والمفاتيح والكابلات البديلة حاضرة دائمًا في الدرج.',
      ir: 'یک مهندس رادیو، یک نوازنده‌ی درام و یک ماشین‌نویس سر یک میز کار می‌کنند و سر دسی‌بل بحث. چیزی را می‌فروشیم که هر روز خودمان استفاده می‌کنیم؛ پد و سوییچ و کابل یدکی هم همیشه در کشو هست.',
    },
    address: { en: '31 Marsa Street, La Marsa, Tunis', ar: '31 شارع المرسى، المرسى، تونس', ir: 'تونس، مرسی، خیابان مرسی، شماره‌ی ۳۱' },
    tint: '#D6E3E4',
  },
  {
    slug: 'kites-and-blocks',
    name: { en: 'Kites & Blocks', ar: 'طائرات ومكعّبات', ir: 'بادبادک و مکعب' },
    tagline: {
      en: 'Toys with no batteries and no volume button.',
      ar: 'ألعاب بلا بطاريات ولا زر للصوت.',
      ir: 'اسباب‌بازی بدون باتری و بدون دکمه‌ی صدا.',
    },
    description: {
      en: 'Everything is tested by our six nieces and nephews, who are not gentle. Beech wood, water-based paint, corners rounded by hand, and spare pieces sent free when one goes under the sofa for good.',
      ar: 'كل ما نصنعه يختبره ستة من أبناء إخوتنا، ولا رحمة عندهم. خشب زان ودهان مائي وزوايا مصقولة باليد، ونرسل القطعة البديلة مجانًا إذا اختفت تحت الأريكة إلى الأبد.',
      ir: 'همه‌چیز را شش خواهرزاده و برادرزاده‌ی ما امتحان می‌کنند که اصلاً ملاحظه سرشان نمی‌شود. چوب راش، رنگ پایه‌آب، گوشه‌هایی که با دست گرد شده‌اند، و قطعه‌ی یدکی رایگان اگر یکی برای همیشه زیر مبل رفت.',
    },
    address: { en: '17 Eram Street, Shiraz', ar: '17 شارع إرم، شيراز', ir: 'شیراز، خیابان ارم، پلاک ۱۷' },
    tint: '#FBE7B8',
  },
  {
    slug: 'green-arcade',
    name: { en: 'Green Arcade', ar: 'الرواق الأخضر', ir: 'رواق سبز' },
    tagline: {
      en: 'Plants that forgive you, pots that suit them.',
      ar: 'نباتات تسامحك وأصص تليق بها.',
      ir: 'گیاه‌هایی که می‌بخشند و گلدان‌هایی که به آن‌ها می‌آید.',
    },
    description: {
      en: 'We grow under shade cloth behind the fish market and ship in boxes that stand upright whatever the courier does. Tell us which way your window faces and we will tell you what will live.',
      ar: 'نزرع تحت شباك التظليل خلف سوق السمك، ونشحن في صناديق تبقى قائمة مهما فعل الساعي. قل لنا إلى أين تطل نافذتك نقل لك ما سيعيش عندها.',
      ir: 'پشت بازار ماهی زیر سایبان گیاه پرورش می‌دهیم و در جعبه‌هایی می‌فرستیم که پیک هر کاری کند سرپا می‌مانند. بگویید پنجره‌تان رو به کدام طرف است تا بگوییم چه چیزی دوام می‌آورد.',
    },
    address: { en: '2 Al Jubail Corniche, Sharjah', ar: '2 كورنيش الجبيل، الشارقة', ir: 'شارجه، کرنیش الجبیل، شماره‌ی ۲' },
    tint: '#DAE7D4',
  },
] satisfies ShopContent[];
