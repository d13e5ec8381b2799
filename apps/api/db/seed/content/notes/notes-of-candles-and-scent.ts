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
    en: 'The grounds come from Cardamom House and tint the wax a pale brown by themselves. When it is finished the tin holds a week’s coffee. 7.5 cm across, 5 cm high.',
    ar: 'البن من «بيت الهيل»، ويصبغ الشمع وحده بنّيًا فاتحًا. وحين تنتهي الشمعة تتسع العلبة لقهوة أسبوع. قطرها 7.5 سم وارتفاعها 5 سم.',
    ir: 'قهوه‌اش از «خانه‌ی هل» می‌آید و خودش موم را قهوه‌ای روشن می‌کند. تمام که شد قوطی‌اش جای قهوه‌ی یک هفته است. قطر ۷٫۵ و بلندی ۵ سانتی‌متر.',
  },
  'rain-on-basalt-candle': {
    en: 'The cups are thrown for us by Clay & Ember from the clay that is left over on Fridays, so some are speckled and some are not. 8 cm tall. Mint later grows in them very well.',
    ar: 'يصنع لنا «طين وجمر» هذه الأكواب مما بقي من طين يوم الجمعة، فبعضها مرقّط وبعضها لا. ارتفاعها 8 سم، وينمو فيها النعناع بعد ذلك على أحسن وجه.',
    ir: 'لیوان‌ها را «گِل و آتش» از گِل مانده‌ی جمعه‌ها برایمان می‌سازد؛ بعضی خال دارند و بعضی نه. بلندی ۸ سانتی‌متر. بعدش نعنا خیلی خوب در آن‌ها سبز می‌شود.',
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
  'beeswax-tapers-pair': {
    en: 'They hang in pairs over a broomstick to cool, and the children of the street know not to ask for one. Fits holders of 2 cm; scrape the foot a little if it sits tight.',
    ar: 'تُعلَّق أزواجًا على عصا مكنسة لتبرد، وأطفال الشارع يعرفون أن لا فائدة من الطلب. تناسب حوامل 2 سم، واكشط أسفلها قليلًا إن ضاقت.',
    ir: 'جفت‌جفت روی دسته‌ی جارو آویزان می‌شوند تا خنک شوند و بچه‌های کوچه می‌دانند نباید بخواهند. به شمعدان ۲ سانتی‌متری می‌خورند؛ اگر سفت بود کمی از پایش بتراشید.',
  },
  'ribbed-pillar-candle': {
    en: 'The mould is turned from an old table leg. Because the wax is coloured through, it looks better half burnt than new; do not hide it for guests, light it the day it comes.',
    ar: 'القالب مخروط من رجل طاولة قديمة. ولأن الشمع ملوّن حتى العمق فهو وهو نصف محترق أجمل منه جديدًا؛ لا تخبئها للضيوف، بل أشعلها يوم وصولها.',
    ir: 'قالبش از پایه‌ی یک میز کهنه تراشیده شده. چون موم تا مغز رنگ دارد، نیم‌سوخته‌اش از نو قشنگ‌تر است؛ برای مهمان قایمش نکنید، همان روزی که رسید روشن کنید.',
  },
  'eight-point-star-candle': {
    en: 'Two squares, one turned by an eighth: the simplest star there is, and the one on the floor of our stairwell. Put three of different colours on one tray and you have a table.',
    ar: 'مربّعان يدور أحدهما ثُمن دورة: أبسط نجمة ممكنة، وهي التي على أرض درجنا. ضع ثلاثًا بألوان مختلفة على صينية واحدة تكتمل مائدتك.',
    ir: 'دو مربع که یکی یک‌هشتم چرخیده: ساده‌ترین ستاره‌ی ممکن و همان که کف راه‌پله‌ی ماست. سه تا از سه رنگ روی یک سینی بگذارید، میزتان چیده شده.',
  },
  'twelve-tea-lights': {
    en: 'Send back twelve empty cups and the next box costs a third less; a stamped envelope is enough. They burn hotter than paraffin, so give the teapot a little air.',
    ar: 'أعد إلينا اثني عشر كوبًا فارغًا تنقص العلبة التالية ثلث ثمنها، ويكفي ظرف عليه طابع. لهبها أحرّ من البارافين، فاترك للإبريق قليلًا من الهواء.',
    ir: 'دوازده ظرف خالی را پس بفرستید تا جعبه‌ی بعدی یک‌سوم ارزان‌تر شود؛ یک پاکت تمبردار بس است. از پارافین داغ‌تر می‌سوزند، پس زیر قوری کمی جای هوا بگذارید.',
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
  'plaster-scent-stone': {
    en: 'We cast them in the moulds that our grandmother used for ma’amoul. Three drops a week; when the stone darkens and stays dark, rinse it, dry it in the sun and begin again.',
    ar: 'نصبّها في قوالب المعمول التي كانت لجدتنا. ثلاث قطرات في الأسبوع؛ وحين يغمق الحجر ولا يعود اشطفه وجففه في الشمس وابدأ من جديد.',
    ir: 'در قالب‌های معمولِ مادربزرگ می‌ریزیمشان. هفته‌ای سه قطره؛ وقتی سنگ تیره شد و تیره ماند، بشویید، در آفتاب خشک کنید و از نو شروع کنید.',
  },
  'amber-majlis-reed-diffuser': {
    en: 'Begin with four reeds and add one a day until the room is full enough; all ten at once is for weddings. 10 cm square, 14 cm tall without the reeds.',
    ar: 'ابدأ بأربعة أعواد وزد عودًا كل يوم حتى تمتلئ الغرفة كما تحب؛ العشرة معًا للأعراس. قاعدتها 10 × 10 سم وارتفاعها 14 سم من دون الأعواد.',
    ir: 'با چهار نی شروع کنید و روزی یکی اضافه کنید تا اتاق به اندازه پر شود؛ ده‌تا با هم مال عروسی است. کف ۱۰ × ۱۰ و بلندی بدون نی ۱۴ سانتی‌متر.',
  },
  'omani-frankincense-hojari': {
    en: 'The trees grow behind the mountains where the monsoon does not reach, and are cut with a blunt blade so that they heal. The palest tears can also be left overnight in water, and drunk in the morning as people do in Salalah.',
    ar: 'تنمو الأشجار خلف الجبال حيث لا يصل الخريف، وتُجرح بنصل غير حاد لتلتئم. وأفتح الحبّات لونًا تُنقع ليلة في الماء وتُشرب صباحًا كما يفعل أهل صلالة.',
    ir: 'درخت‌ها پشت کوه و دور از موسمی می‌رویند و با تیغ کند خراش می‌خورند تا زود خوب شوند. روشن‌ترین دانه‌ها را شب در آب می‌خیسانند و صبح می‌نوشند، رسم مردم صلاله است.',
  },
  'rose-and-oud-bakhoor': {
    en: 'Mixed in a kitchen in Doha by Umm Hamad, who measures with a coffee cup and is never wrong. Hang a dress over the smoke for two minutes and it will still know about it next week.',
    ar: 'تخلطه أم حمد في مطبخ بالدوحة، تكيل بفنجان قهوة ولا تخطئ. علّق ثوبًا فوق الدخان دقيقتين تجده ما زال يذكره بعد أسبوع.',
    ir: 'ام حمد در آشپزخانه‌ای در دوحه می‌سازدش؛ با فنجان قهوه پیمانه می‌کند و اشتباه هم نمی‌کند. لباسی را دو دقیقه بالای دودش بگیرید، هفته‌ی بعد هم یادش هست.',
  },
  'sandalwood-stick-incense': {
    en: 'Forty makes about seventeen hours. The makers in Mysore roll for the temples before lunch and for us after it, and say that ours are straighter.',
    ar: 'أربعون عودًا تدوم نحو سبع عشرة ساعة. يلفّ صنّاعها في ميسور للمعابد قبل الغداء ولنا بعده، ويقولون إن أعوادنا أشدّ استقامة.',
    ir: 'چهل شاخه حدود هفده ساعت می‌شود. سازنده‌ها در مایسور پیش از ناهار برای معبدها می‌پیچند و بعدش برای ما، و می‌گویند مال ما صاف‌تر است.',
  },
  'myrrh-and-cedar-cones': {
    en: 'Bitter first, then warm, then like a church that somebody has just left. Light the tip, count to five and blow; a cone that flames burns too fast.',
    ar: 'مرّ أولًا ثم دافئ، ثم كمعبد غادره أحدهم للتوّ. أشعل الرأس وعُدّ إلى خمسة وانفخ؛ القمع الذي يشتعل لهبًا يحترق أسرع مما يجب.',
    ir: 'اول تلخ است، بعد گرم، بعد مثل جایی مقدس که کسی تازه از آن رفته. نوکش را روشن کنید، تا پنج بشمارید و فوت کنید؛ مخروطی که شعله بکشد زود تمام می‌شود.',
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
    en: 'The tips are dipped in colour on Wednesdays by whoever lost at cards on Tuesday. The bottle is 11 cm tall with a cork; refills of eighty come in a plain envelope.',
    ar: 'يغمس الرؤوسَ في اللون كل أربعاء من خسر في الورق ليلة الثلاثاء. القارورة بارتفاع 11 سم وسدادة من الفلين، والعبوة البديلة ثمانون عودًا في ظرف بسيط.',
    ir: 'سرها را چهارشنبه‌ها کسی رنگ می‌زند که سه‌شنبه‌شب در ورق باخته. شیشه ۱۱ سانتی‌متر بلندی و درِ چوب‌پنبه‌ای دارد؛ یدکش هشتاد چوب در یک پاکت ساده است.',
  },
  'pocket-matches-tile-boxes': {
    en: 'The tiles were drawn on three journeys, in pencil, standing up. 5.5 × 3.5 cm each. People write to say that they have framed one.',
    ar: 'رُسم البلاط في ثلاث رحلات، بالرصاص ووقوفًا. قياس كل علبة 5.5 × 3.5 سم. ويكتب إلينا من وضع واحدة منها في إطار.',
    ir: 'کاشی‌ها در سه سفر، با مداد و سرپا کشیده شدند. هر قوطی ۵٫۵ × ۳٫۵ سانتی‌متر است. بعضی‌ها می‌نویسند که یکی را قاب کرده‌اند.',
  },
  'brass-match-cloche': {
    en: 'The glass is blown in Sarafand by the last furnace on that shore, out of broken bottles, so it has a green thought in it and a bubble or two. 10 cm tall.',
    ar: 'يُنفخ زجاجها في الصرفند في آخر فرن على ذلك الساحل، من قوارير مكسورة، ففيه لمحة خضراء وفقاعة أو اثنتان. ارتفاعها 10 سم.',
    ir: 'شیشه‌اش را آخرین کوره‌ی آن ساحل، در صرفند، از بطری شکسته می‌دمد؛ ته‌رنگی سبز و یکی دو حباب دارد. بلندی ۱۰ سانتی‌متر.',
  },
  'sea-fennel-travel-candle': {
    en: 'Made for a friend who sleeps in hotels two hundred nights a year. 8 cm across and 2.5 cm deep, flatter than a sandwich; the lid has a felt ring and does not rattle.',
    ar: 'صُنعت لصديق ينام في الفنادق مئتي ليلة في السنة. قطرها 8 سم وعمقها 2.5 سم، أنحف من شطيرة؛ وفي غطائها حلقة لبّاد فلا يقرقع.',
    ir: 'برای دوستی ساختیم که سالی دویست شب در هتل می‌خوابد. قطر ۸ و عمق ۲٫۵ سانتی‌متر، نازک‌تر از ساندویچ؛ درش حلقه‌ی نمدی دارد و تلق‌تلق نمی‌کند.',
  },
} satisfies Record<string, Localized>;
