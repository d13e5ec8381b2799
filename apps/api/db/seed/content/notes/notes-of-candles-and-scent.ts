import type { Localized } from '../shape.ts';

/** What the makers add about candles and scent: how it is made, what else to know. */
export const notesOfCandlesAndScent = {
  'old-library-candle': {
    en: 'It took four visits to the reading room of the Oriental Library, and one librarian who told us that it smells of floor polish more than of books. She was right, and there is a little in it.',
    ar: 'تطلّبت أربع زيارات إلى قاعة القراءة في المكتبة الشرقية، وأمينة قالت لنا إن رائحتها ملمّع أرضيات أكثر منها كتب. كانت على حق، وفيها قليل منه.',
    ir: 'چهار بار به تالار کتابخانه‌ی شرقی رفتیم و کتابداری گفت آن‌جا بیشتر بوی واکس کف می‌دهد تا کتاب. راست می‌گفت و کمی از آن هم در شمع هست.',
  },
  'fig-tree-courtyard-candle': {
    en: 'There is a tree in the yard behind the workshop which belongs to nobody and feeds the street. We make this one in June with the windows open, so as to be sure. Glass 9 cm tall, 8 cm across.',
    ar: 'في الحوش خلف الورشة تينة لا صاحب لها تُطعم الشارع. نصنع هذه الشمعة في حزيران والنوافذ مفتوحة لنتأكد. ارتفاع الكأس 9 سم وقطرها 8 سم.',
    ir: 'در حیاط پشت کارگاه درختی هست که صاحب ندارد و یک خیابان را سیر می‌کند. این شمع را خرداد و با پنجره‌ی باز می‌سازیم تا مطمئن شویم. لیوانش ۹ سانتی‌متر بلندی و ۸ سانتی‌متر قطر دارد.',
  },
  'cardamom-coffee-candle': {
    en: 'The grounds come from Cardamom House and tint the wax a pale brown by themselves. When it is finished the cup holds a week’s coffee. 7.5 cm across, 8 cm high.',
    ar: 'البن من «بيت الهيل»، ويصبغ الشمع وحده بنّيًا فاتحًا. وحين تنتهي الشمعة تتسع الكأس لقهوة أسبوع. قطرها 7.5 سم وارتفاعها 8 سم.',
    ir: 'قهوه‌اش از «خانه‌ی هل» می‌آید و خودش موم را قهوه‌ای روشن می‌کند. تمام که شد لیوانش جای قهوه‌ی یک هفته است. قطر ۷٫۵ و بلندی ۸ سانتی‌متر.',
  },
  'rain-on-basalt-candle': {
    en: 'The cups are thrown for us by Clay & Ember from the clay that is left over on Fridays, so no two greys are the same. 8 cm tall. Mint later grows in them very well.',
    ar: 'يصنع لنا «طين وجمر» هذه الأكواب مما بقي من طين يوم الجمعة، فلا يتطابق رماديّان منها. ارتفاعها 8 سم، وينمو فيها النعناع بعد ذلك على أحسن وجه.',
    ir: 'لیوان‌ها را «گِل و آتش» از گِل مانده‌ی جمعه‌ها برایمان می‌سازد؛ هیچ دو خاکستری‌ای مثل هم نیست. بلندی ۸ سانتی‌متر. بعدش نعنا خیلی خوب در آن‌ها سبز می‌شود.',
  },
  'jasmine-balcony-candle': {
    en: 'Gemmayzeh has more jasmine than streetlights. We leave out the part of the flower that gives people headaches and keep the part that makes them open a window.',
    ar: 'في الجمّيزة ياسمين أكثر من مصابيح الشارع. تركنا من الزهرة ما يسبّب الصداع، وأبقينا ما يجعل الناس يفتحون نوافذهم.',
    ir: 'جمیزه بیشتر از چراغ خیابان یاس دارد. آن بخشی از گل را که سردرد می‌آورد کنار گذاشتیم و آن بخشی را نگه داشتیم که آدم را وامی‌دارد پنجره را باز کند.',
  },
  'smoked-pomegranate-candle': {
    en: 'We pour it once a year, in the second week of November, and it is usually gone by Yalda. The wooden wick wants a long first evening: three hours, until the wax reaches the glass.',
    ar: 'نصبّها مرة في السنة، في الأسبوع الثاني من تشرين الثاني، وتنفد عادة قبل ليلة يلدا. يحتاج فتيلها الخشبي إلى سهرة أولى طويلة: ثلاث ساعات، حتى يبلغ الشمع الزجاج.',
    ir: 'سالی یک بار می‌ریزیم، هفته‌ی آخر آبان، و معمولاً تا یلدا تمام شده. فتیله‌ی چوبی شب اول حوصله می‌خواهد: سه ساعت، تا موم به لب شیشه برسد.',
  },
  'beeswax-tapers-three': {
    en: 'They hang over a broomstick to cool, and the children of the street know not to ask for one. If a taper sits tight in its holder, scrape the foot a little.',
    ar: 'تُعلَّق على عصا مكنسة لتبرد، وأطفال الشارع يعرفون أن لا فائدة من الطلب. وإن ضاق الحامل على شمعة فاكشط أسفلها قليلًا.',
    ir: 'روی دسته‌ی جارو آویزان می‌شوند تا خنک شوند و بچه‌های کوچه می‌دانند نباید بخواهند. اگر در شمعدان سفت بود کمی از پایش بتراشید.',
  },
  'ribbed-pillar-candle': {
    en: 'The mould is turned from an old table leg. Because the wax is coloured through, it looks better half burnt than new; do not hide it for guests, light it the day it comes.',
    ar: 'القالب مخروط من رجل طاولة قديمة. ولأن الشمع ملوّن حتى العمق فهو نصفَ محترق أجمل منه جديدًا؛ لا تخبئهما للضيوف، بل أشعلهما يوم وصولهما.',
    ir: 'قالبش از پایه‌ی یک میز کهنه تراشیده شده. چون موم تا مغز رنگ دارد، نیم‌سوخته‌اش از نو قشنگ‌تر است؛ برای مهمان قایمش نکنید، همان روزی که رسید روشن کنید.',
  },
  'old-tile-pillar-candles': {
    en: 'Teal, saffron and white are the three colours on the floor of our stairwell, mixed by eye and checked against the third step. Put three pairs on one tray and you have a table.',
    ar: 'الفيروزي والزعفراني والأبيض ألوان أرض درجنا الثلاثة، نمزجها بالعين ونقارنها بالدرجة الثالثة. ضع ثلاثة أزواج على صينية واحدة تكتمل مائدتك.',
    ir: 'سبزآبی و زعفرانی و سفید، سه رنگ کف راه‌پله‌ی ماست؛ چشمی قاطی می‌کنیم و با پله‌ی سوم می‌سنجیم. سه جفت روی یک سینی بگذارید، میزتان چیده شده.',
  },
  'beeswax-pillar-candles': {
    en: 'Send back the ends, whatever is left, and the next pair costs a third less; a stamped envelope is enough. They burn hotter than paraffin, so keep curtains at arm’s length.',
    ar: 'أعد إلينا ما بقي من أعقابها تنقص الشمعتان التاليتان ثلث ثمنهما، ويكفي ظرف عليه طابع. لهبها أحرّ من البارافين، فأبعدها عن الستائر مسافة ذراع.',
    ir: 'ته‌مانده‌ها را، هرچه ماند، پس بفرستید تا جفت بعدی یک‌سوم ارزان‌تر شود؛ یک پاکت تمبردار بس است. از پارافین داغ‌تر می‌سوزد؛ یک دست از پرده دور بگذارید.',
  },
  'cedar-house-reed-diffuser': {
    en: 'It smells like the drawer where the good tablecloths are. The bottle is heavy and narrow, 7 cm across and 11 cm tall, so that a passing sleeve does not take it along.',
    ar: 'رائحته رائحة الدرج الذي تُحفظ فيه مفارش الضيوف. الزجاجة ثقيلة ضيقة، قطرها 7 سم وارتفاعها 11 سم، فلا يجرّها كمّ عابر.',
    ir: 'بوی همان کشویی را می‌دهد که رومیزی‌های مهمانی در آن است. شیشه سنگین و باریک است، قطر ۷ و بلندی ۱۱ سانتی‌متر، تا آستینی که رد می‌شود با خودش نبردش.',
  },
  'neroli-morning-reed-diffuser': {
    en: 'The bottle is slip-cast and left unglazed outside, so it feels like an eggshell. Expect about nine weeks from a filling, fewer above a radiator. A refill pouch is 100 ml and fits through the letter box.',
    ar: 'القارورة مصبوبة بلا طلاء من الخارج، فملمسها كقشرة البيض. تدوم التعبئة نحو تسعة أسابيع، وأقل من ذلك فوق المدفأة. كيس التعبئة 100 مل يمرّ من فتحة البريد.',
    ir: 'بطری‌اش قالبی و از بیرون بی‌لعاب است و مثل پوست تخم‌مرغ حس می‌شود. هر بار پر کردن حدود نُه هفته می‌ماند، بالای شوفاژ کمتر. شارژ ۱۰۰ میلی‌لیتری از درز صندوق پست رد می‌شود.',
  },
  'lavender-bedside-diffuser': {
    en: 'The lavender is cut above Barouk on the first dry morning of July. Two reeds are enough for a bedroom, three for a bathroom; the fourth is for when you have a cold.',
    ar: 'تُقطع الخزامى فوق الباروك في أول صباح جاف من تموز. يكفي عودان لغرفة النوم وثلاثة للحمّام، والرابع لأيام الزكام.',
    ir: 'اسطوخودوسش را اولین صبح خشک تیر بالای باروک می‌چینند. دو نی برای اتاق‌خواب بس است، سه تا برای حمام؛ چهارمی مال روزهای سرماخوردگی است.',
  },
  'amber-majlis-reed-diffuser': {
    en: 'Begin with four reeds and add one a day until the room is full enough; all ten at once is for weddings. 11 cm across, 14 cm tall without the reeds.',
    ar: 'ابدأ بأربعة أعواد وزد عودًا كل يوم حتى تمتلئ الغرفة كما تحب؛ العشرة معًا للأعراس. قطرها 11 سم وارتفاعها 14 سم من دون الأعواد.',
    ir: 'با چهار نی شروع کنید و روزی یکی اضافه کنید تا اتاق به اندازه پر شود؛ ده‌تا با هم مال عروسی است. قطر ۱۱ و بلندی بدون نی ۱۴ سانتی‌متر.',
  },
  'omani-frankincense-hojari': {
    en: 'The trees grow behind the mountains where the monsoon does not reach, and are cut with a blunt blade so that they heal. The palest tears can also be left overnight in water, and drunk in the morning as people do in Salalah.',
    ar: 'تنمو الأشجار خلف الجبال حيث لا يصل الخريف، وتُجرح بنصل غير حاد لتلتئم. وأفتح الحبّات لونًا تُنقع ليلة في الماء وتُشرب صباحًا كما يفعل أهل صلالة.',
    ir: 'درخت‌ها پشت کوه و دور از باران موسمی می‌رویند و با تیغ کند خراش می‌خورند تا زود خوب شوند. روشن‌ترین دانه‌ها را شب در آب می‌خیسانند و صبح می‌نوشند، رسم مردم صلاله است.',
  },
  'rose-and-oud-bakhoor': {
    en: 'Mixed in a kitchen in Doha by Umm Hamad, who measures with a coffee cup and is never wrong. Hang a dress over the smoke for two minutes and it will still know about it next week.',
    ar: 'تخلطه أم حمد في مطبخ بالدوحة، تكيل بفنجان قهوة ولا تخطئ. علّق ثوبًا فوق الدخان دقيقتين تجده ما زال يذكره بعد أسبوع.',
    ir: 'ام حمد در آشپزخانه‌ای در دوحه می‌سازدش؛ با فنجان قهوه پیمانه می‌کند و اشتباه هم نمی‌کند. لباسی را دو دقیقه بالای دودش بگیرید، هفته‌ی بعد هم یادش هست.',
  },
  'sandalwood-resin': {
    en: 'Sixty grams make about seventeen evenings. The makers in Mysore roll for the temples before lunch and for us after it, and say that ours are rounder.',
    ar: 'ستون غرامًا تكفي نحو سبع عشرة أمسية. يلفّه صنّاعه في ميسور للمعابد قبل الغداء ولنا بعده، ويقولون إن حبّاتنا أكثر استدارة.',
    ir: 'شصت گرم حدود هفده شب می‌شود. سازنده‌ها در مایسور پیش از ناهار برای معبدها می‌پیچند و بعدش برای ما، و می‌گویند مال ما گردتر است.',
  },
  'myrrh-and-cedar-resin': {
    en: 'Bitter first, then warm, then like a church that somebody has just left. One grain at a time: myrrh is a guest that talks.',
    ar: 'مرّ أولًا ثم دافئ، ثم كمعبد غادره أحدهم للتوّ. حبّة واحدة في كل مرة، فالمرّ ضيف كثير الكلام.',
    ir: 'اول تلخ است، بعد گرم، بعد مثل جایی مقدس که کسی تازه از آن رفته. هر بار یک دانه؛ مُر مهمان پرحرفی است.',
  },
  'esfand-with-frankincense': {
    en: 'For the evil eye, for a new car, for a child who has been praised too much. Even those who believe in none of it open the door afterwards and say that the house feels lighter.',
    ar: 'للعين، وللسيارة الجديدة، ولطفل مُدح أكثر مما ينبغي. وحتى من لا يؤمنون بشيء من ذلك يفتحون الباب بعدها ويقولون إن البيت خفّ.',
    ir: 'برای چشم‌زخم، برای ماشین نو، برای بچه‌ای که زیادی تعریفش را کرده‌اند. حتی آن‌ها که باور ندارند بعدش در را باز می‌کنند و می‌گویند خانه سبک شد.',
  },
  'starter-bakhoor-set': {
    en: 'Hold the charcoal with the tongs over a flame until sparks have crossed it, wait until it is grey, then lay on the resin. Everything can be bought again by itself; the burner is for life.',
    ar: 'أمسك الفحم بالملقط فوق اللهب حتى يعبره الشرر، وانتظر حتى يرمدّ ثم ضع الراتنج. كل شيء فيه يُشترى وحده بعد ذلك، أما المبخرة فللعمر كله.',
    ir: 'زغال را با انبر روی شعله بگیرید تا جرقه از آن رد شود، صبر کنید خاکستری شود و بعد صمغ را بگذارید. همه‌چیزش جدا هم فروخته می‌شود؛ خود بخورسوز مال یک عمر است.',
  },
  'long-hearth-matches': {
    en: 'The tips are dipped in colour on Wednesdays by whoever lost at cards on Tuesday. The drawer opens with a thumb; refills of eighty come in a plain envelope.',
    ar: 'يغمس الرؤوسَ في اللون كل أربعاء من خسر في الورق ليلة الثلاثاء. ينفتح الدرج بدفعة إبهام، والعبوة البديلة ثمانون عودًا في ظرف بسيط.',
    ir: 'سرها را چهارشنبه‌ها کسی رنگ می‌زند که سه‌شنبه‌شب در ورق باخته. کشو با فشار شست باز می‌شود؛ یدکش هشتاد چوب در یک پاکت ساده است.',
  },
  'tile-blue-matchbox': {
    en: 'The blue is that of one tile in a fountain in Fez, matched three times under three kinds of weather. People write to say that the empty box now holds a tooth, a ring, a key.',
    ar: 'الأزرق المخضر لون بلاطة واحدة في سبيل بفاس، طابقناه ثلاث مرات في ثلاثة أنواع من الطقس. ويكتب إلينا من صارت علبته الفارغة لسنّ طفل أو خاتم أو مفتاح.',
    ir: 'سبزآبی‌اش رنگ یک کاشی در حوضی در فاس است که سه بار، در سه جور هوا، با آن سنجیدیم. می‌نویسند که قوطی خالی حالا جای یک دندان شیری، یک انگشتر یا یک کلید است.',
  },
  'brass-matchbox': {
    en: 'The seam is on the underside and the maker’s thumbprint, now and then, on the inside. Boxes of long matches from any kitchen shop fit into it.',
    ar: 'الوصلة في أسفلها، وبصمة إبهام صانعها في داخلها أحيانًا. وتناسبها أعواد الثقاب الطويلة من أي دكان.',
    ir: 'درزش زیر قوطی است و گاهی جای انگشت سازنده داخلش. کبریت بلند هر مغازه‌ای در آن جا می‌شود.',
  },
  'sea-fennel-candle': {
    en: 'Made for a friend who sleeps in hotels two hundred nights a year. 6 cm across and 6 cm tall; the lid has a felt ring and does not rattle.',
    ar: 'صُنعت لصديق ينام في الفنادق مئتي ليلة في السنة. قطرها 6 سم وارتفاعها 6 سم؛ وفي غطائها حلقة لبّاد فلا يقرقع.',
    ir: 'برای دوستی ساختیم که سالی دویست شب در هتل می‌خوابد. قطر ۶ و بلندی ۶ سانتی‌متر؛ درش حلقه‌ی نمدی دارد و تلق‌تلق نمی‌کند.',
  },
} satisfies Record<string, Localized>;
