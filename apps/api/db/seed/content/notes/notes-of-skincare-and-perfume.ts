import type { Localized } from '../shape.ts';

/** What the makers add about skincare and perfume: how it is made, what else to know. */
export const notesOfSkincareAndPerfume = {
  'damask-rose-face-oil': {
    en: 'The petals are picked in May before seven in the morning, because by noon half of the scent has gone up to the sun. Leila changes them every week of the six. Twelve ingredients would be allowed; this has three.',
    ar: 'تُقطف البتلات في أيار قبل السابعة صباحًا، فعند الظهر يكون نصف العطر قد صعد إلى الشمس. وتبدّلها ليلى كل أسبوع من الأسابيع الستة. نسمح لأنفسنا باثني عشر مكوّنًا، وهنا ثلاثة فقط.',
    ir: 'گلبرگ‌ها را اردیبهشت و پیش از هفت صبح می‌چینند، چون تا ظهر نصف عطرش به آسمان رفته. لیلا در این شش هفته هر هفته عوضشان می‌کند. دوازده ماده مجاز است؛ این یکی سه تا دارد.',
  },
  'orange-blossom-toner': {
    en: 'Six kilos of flowers make a litre, and the still is the one Leila’s grandmother was given at her wedding. Also good on a pillow, and in lemonade if you are not too strict with yourself.',
    ar: 'ستة كيلوغرامات من الزهر تعطي لترًا واحدًا، والإنبيق هو الذي أُهدي إلى جدة ليلى يوم زفافها. وهو طيّب على الوسادة أيضًا، وفي الليمونادة إن لم تكن صارمًا مع نفسك.',
    ir: 'شش کیلو شکوفه یک لیتر عرق می‌دهد، با همان دیگی که سر عروسی به مادربزرگ لیلا دادند. روی بالش هم خوب است، و اگر خیلی سخت نگیرید، در لیموناد.',
  },
  'chamomile-night-cream': {
    en: 'It smells of almost nothing, and that was the hardest part. Made on the first Monday of the month in batches of ninety; the date is on the base. A jar lasts about ten weeks. For dry and sensitive skin.',
    ar: 'لا رائحة له تقريبًا، وكان هذا أصعب ما فيه. يُصنع أول اثنين من كل شهر، تسعين برطمانًا في المرة، والتاريخ على القاعدة. يدوم نحو عشرة أسابيع. للبشرة الجافة والحساسة.',
    ir: 'تقریباً بویی ندارد و سخت‌ترین قسمتش همین بود. اولین دوشنبه‌ی هر ماه نود تا ساخته می‌شود و تاریخش کف ظرف است. هر ظرف حدود ده هفته دوام دارد. برای پوست خشک و حساس.',
  },
  'oat-honey-cleansing-balm': {
    en: 'Warm it until it turns from paste to oil and take your time around the eyes. In a hot bathroom it may soften in the jar; an hour in the fridge puts that right. The cloth is washed at 60 degrees.',
    ar: 'دفّئه بين يديك حتى ينقلب من معجون إلى زيت، وتمهّل حول العينين. قد يلين في البرطمان إن كان الحمّام حارًا، وساعة في الثلاجة تصلحه. تُغسل القماشة على 60 درجة.',
    ir: 'آن‌قدر گرمش کنید که از خمیر به روغن برسد و دور چشم‌ها عجله نکنید. در حمام گرم شاید در ظرف شل شود؛ یک ساعت یخچال درستش می‌کند. پارچه در ۶۰ درجه شسته می‌شود.',
  },
  'green-clay-mask': {
    en: 'Most clay masks fail because they are left on until they crack. Set a timer for ten minutes, read something short, and wash it off with your hands. A brush stays cleaner than fingers in the jar.',
    ar: 'أكثر أقنعة الطين تفشل لأنها تُترك حتى تتشقق. اضبط عشر دقائق واقرأ شيئًا قصيرًا ثم اغسلها بيديك. والفرشاة أنظف للبرطمان من الأصابع.',
    ir: 'بیشتر ماسک‌های رس خراب می‌شوند چون می‌گذارند ترک بخورد. ده دقیقه زنگ بگذارید، چیز کوتاهی بخوانید و با دست بشویید. برای برداشتن، قلم‌مو از انگشت تمیزتر است.',
  },
  'rosehip-eye-serum': {
    en: 'It will not undo a year of late nights, and nothing in a bottle does. It makes eyes look as if they slept an hour longer, which is often enough. Keep it in the fridge door in summer.',
    ar: 'لن يمحو سنة من السهر، ولا شيء في زجاجة يفعل. لكنه يُظهر العينين كأنهما نامتا ساعة إضافية، وهذا يكفي في الغالب. احفظه صيفًا في باب الثلاجة.',
    ir: 'یک سال شب‌بیداری را جبران نمی‌کند و هیچ شیشه‌ای نمی‌کند. کاری می‌کند چشم‌ها انگار یک ساعت بیشتر خوابیده‌اند، که خیلی وقت‌ها بس است. تابستان در درِ یخچال نگهش دارید.',
  },
  'zinc-day-cream-spf-30': {
    en: 'Twenty-three versions left a white face before this one did not. Tested by a laboratory in Tehran and by our postman, who walks fourteen kilometres a day and has opinions. Two finger-lengths for face and neck.',
    ar: 'ثلاث وعشرون محاولة تركت الوجه أبيض قبل هذه. اختبره مختبر في طهران، وساعي بريدنا الذي يمشي أربعة عشر كيلومترًا في اليوم وله آراء. مقدار إصبعين للوجه والرقبة.',
    ir: 'بیست‌وسه نسخه‌ی قبلی صورت را سفید می‌کردند. آزمایشگاهی در تهران امتحانش کرده و پستچی ما که روزی چهارده کیلومتر راه می‌رود و صاحب‌نظر است. به اندازه‌ی دو بند انگشت برای صورت و گردن.',
  },
  'argan-fig-body-oil': {
    en: 'We steep the leaves and leave the fruit to the birds. It shines for five minutes and then it is gone, except for the scent, which lasts until you have put your shoes on and a little longer.',
    ar: 'ننقع الورق ونترك الثمر للطيور. يلمع خمس دقائق ثم يختفي، إلا رائحته التي تبقى حتى تلبس حذاءك وبعده بقليل.',
    ir: 'برگش را می‌خیسانیم و میوه را برای پرنده‌ها می‌گذاریم. پنج دقیقه برق می‌زند و بعد گم می‌شود، جز بویش که تا کفش پوشیدن و کمی بعدش می‌ماند.',
  },
  'cardamom-hand-cream': {
    en: 'Made for potters, who asked for it: clay drinks the oil out of a hand. Half a centimetre is enough for two. The cap stands flat, so the last of it runs down by itself.',
    ar: 'صُنع للخزّافين بطلب منهم، فالطين يشرب زيت اليد. نصف سنتيمتر يكفي اليدين. والغطاء مسطّح يقف عليه الأنبوب فينزل آخره وحده.',
    ir: 'برای سفالگرها ساخته شد، خودشان خواستند: گِل چربی دست را می‌نوشد. نیم سانتی‌متر برای هر دو دست بس است. درش تخت است و ته تیوب خودش پایین می‌آید.',
  },
  'almond-milk-body-lotion': {
    en: 'The pump locks with a quarter turn, so that it can travel, and the bottle comes back to us for a refill at two thirds of the price. Spread it on while the skin is still damp and you need half as much.',
    ar: 'تُقفل المضخة بربع دورة فتصلح للسفر، وتعود إلينا الزجاجة لتُملأ بثلثي السعر. ضعه والبشرة ما زالت رطبة يكفك نصف المقدار.',
    ir: 'پمپش با یک‌چهارم دور قفل می‌شود و سفری است؛ بطری خالی را برگردانید تا با دوسوم قیمت پر کنیم. روی پوست نم‌دار بزنید تا نصفش کافی باشد.',
  },
  'beeswax-mint-lip-balm': {
    en: 'The hives stand behind our drying shed, among the roses, and Leila’s brother looks after them. It goes on firm and melts on the lip, so it survives a jacket pocket in July.',
    ar: 'الخلايا خلف مجفّفنا بين الورد، ويرعاها أخو ليلى. قوامه متماسك ويذوب على الشفة، فيصمد في جيب السترة في تموز.',
    ir: 'کندوها پشت خشک‌خانه‌ی ما، بین بوته‌های گل‌اند و برادر لیلا مراقبشان است. سفت است و روی لب آب می‌شود، پس در جیبِ تیرماه هم سالم می‌ماند.',
  },
  'coffee-salt-body-scrub': {
    en: 'We carry the grounds home from the café on Thursdays in a bucket with a lid, and dry them on sheets before breakfast. Use a spoon and dry fingers, or the water in the jar will spoil it.',
    ar: 'نحمل بقايا البن من المقهى كل خميس في دلو بغطاء، ونجففها على ملاءات قبل الفطور. استعمل ملعقة أو أصابع جافة، فالماء في البرطمان يفسده.',
    ir: 'پنجشنبه‌ها تفاله را از کافه در سطل دردار به خانه می‌آوریم و پیش از صبحانه روی ملافه خشک می‌کنیم. با قاشق یا دست خشک بردارید؛ آب داخل ظرف خرابش می‌کند.',
  },
  'aged-olive-oil-soap': {
    en: 'In Nablus they pour it on the floor of a whole room, walk over it on wooden boards and cut it with a rake. We buy from the third generation of one family and add nothing, not even a ribbon.',
    ar: 'في نابلس يُصبّ على أرض قاعة كاملة، ويمشون فوقه على ألواح ويقطّعونه بمشط. نشتري من الجيل الثالث لعائلة واحدة ولا نضيف شيئًا، ولا حتى شريطًا.',
    ir: 'در نابلس آن را کف یک سالن می‌ریزند، روی تخته رویش راه می‌روند و با شن‌کش می‌برند. از نسل سوم یک خانواده می‌خریم و چیزی به آن اضافه نمی‌کنیم، حتی یک روبان.',
  },
  'aleppo-laurel-soap': {
    en: 'The makers left Aleppo with their stamp and little else, and boil the soap now in Gaziantep, in winter only, as it has to be. Cut one open: the greener the heart, the younger the bar.',
    ar: 'غادر صنّاعه حلب بختمهم وقليل غيره، وهم يطبخونه اليوم في عنتاب، شتاءً فقط كما يجب. اقطع قطعة: كلما اخضرّ قلبها كانت أصغر عمرًا.',
    ir: 'سازنده‌هایش با مهرشان و تقریباً هیچ چیز دیگر از حلب رفتند و حالا در غازی‌عینتاب می‌پزند، فقط زمستان‌ها، همان‌طور که باید. یکی را ببُرید: هرچه مغزش سبزتر، جوان‌تر.',
  },
  'saffron-goat-milk-soap': {
    en: 'Four goats, whose names are on the wrapper, and the saffron that is too broken to be sold for rice. It is kind to children’s skin, and to their parents’ nerves, as it floats.',
    ar: 'أربع ماعزات أسماؤها على الغلاف، والزعفران الذي تكسّر فلم يعد يصلح للأرز. لطيف ببشرة الأطفال وبأعصاب أهلهم، لأنه يطفو.',
    ir: 'چهار بز که اسمشان روی لفاف است، و زعفرانی که برای برنج زیادی شکسته. با پوست بچه‌ها مهربان است و با اعصاب پدر و مادرها هم، چون روی آب می‌ماند.',
  },
  'sidr-leaf-shampoo': {
    en: 'It does not squeak, and hair should not. Give it two weeks: the scalp needs that long to believe that nobody will strip it again. For all hair, and colour-safe.',
    ar: 'لا يجعل الشعر يصرّ تحت الأصابع، ولا ينبغي له أن يصرّ. أمهله أسبوعين: فروة الرأس تحتاج إليهما لتصدّق أن لا أحد سيجرّدها من جديد. لكل أنواع الشعر، ولا يضرّ المصبوغ.',
    ir: 'مو را به جیرجیر نمی‌اندازد و نباید هم بیندازد. دو هفته فرصت بدهید: پوست سر همین‌قدر وقت می‌خواهد تا باور کند دیگر کسی چربی‌اش را نمی‌کَند. برای همه‌ی موها، رنگ‌شده هم.',
  },
  'sidr-yoghurt-hair-mask': {
    en: 'Our grandmothers used the yoghurt from the table and washed it out for an hour. This rinses in two minutes. Long or thick hair may take a third of the jar; it is meant to be used generously and seldom.',
    ar: 'كانت جداتنا يستعملن لبن المائدة ويغسلنه ساعة. هذا يُشطف في دقيقتين. وقد يأخذ الشعر الطويل أو الكثيف ثلث البرطمان؛ فهو للاستعمال بسخاء وعلى فترات.',
    ir: 'مادربزرگ‌ها ماست سر سفره را می‌زدند و یک ساعت می‌شستند. این در دو دقیقه شسته می‌شود. موی بلند یا پرپشت شاید یک‌سوم ظرف را بخواهد؛ قرار است زیاد و دیربه‌دیر مصرف شود.',
  },
  'black-seed-scalp-oil': {
    en: 'The smell is oregano, pepper and something like a carpenter’s shop; it goes with the washing. Twice a week is plenty. An old pillowcase on massage nights saves an argument.',
    ar: 'رائحته زعتر وفلفل وشيء من مشغل نجّار، وتذهب مع الغسل. مرتان في الأسبوع تكفيان. وكيس وسادة قديم في ليالي التدليك يجنّبك جدالًا.',
    ir: 'بوی آویشن و فلفل می‌دهد و چیزی شبیه کارگاه نجاری؛ با شستن می‌رود. هفته‌ای دو بار زیاد هم هست. شب‌های ماساژ یک روبالشی کهنه جلوی یک بگومگو را می‌گیرد.',
  },
  'iris-and-rain-edp': {
    en: 'It was composed in a dry October, from memory. The iris is six years old before it smells of anything: three in the ground, three in a sack. Begins cool, ends like the inside of a good glove.',
    ar: 'رُكّب في تشرين أول جاف، من الذاكرة. لا تفوح جذور السوسن قبل ست سنوات: ثلاث في الأرض وثلاث في كيس. يبدأ باردًا وينتهي كباطن قفاز جيد.',
    ir: 'در یک مهرِ خشک و از روی خاطره ساخته شد. ریشه‌ی زنبق تا شش سال بویی ندارد: سه سال در خاک و سه سال در گونی. خنک شروع می‌شود و مثل داخل یک دستکش خوب تمام می‌شود.',
  },
  'cambodi-oud-attar': {
    en: 'Warm it between two wrists, once, and stop there. We buy from one plantation in Koh Kong that replants two trees for each it cuts, and the papers are in the box.',
    ar: 'دفّئه بين معصميك مرة واحدة وتوقّف عندها. نشتري من مزرعة واحدة في كوه كونغ تزرع شجرتين مكان كل شجرة تقطعها، والأوراق الثبوتية في العلبة.',
    ir: 'یک بار بین دو مچ گرمش کنید و همان بس است. از یک مزرعه در کوه‌کونگ می‌خریم که به‌جای هر درخت دو تا می‌کارد و مدارکش در جعبه هست.',
  },
  'clean-linen-musk-oil': {
    en: 'Our best-seller and our quietest: people do not say that you smell good, they say that you look rested. The dabber reaches the last drop. Refills cost half.',
    ar: 'أكثر عطورنا مبيعًا وأهدؤها: لا يقول الناس إن رائحتك طيبة، بل إنك تبدو مرتاحًا. والعود يبلغ آخر قطرة، وإعادة التعبئة بنصف السعر.',
    ir: 'پرفروش‌ترین و کم‌حرف‌ترین کارمان: نمی‌گویند خوش‌بویی، می‌گویند سرحالی. میله‌اش به قطره‌ی آخر هم می‌رسد. پر کردن دوباره نصف قیمت است.',
  },
  'tuberose-at-dusk-edp': {
    en: 'The flowers go on giving scent after they are cut, which is why they are laid in trays of wax overnight, as in Grasse a century ago. Lasts about seven hours; less in air conditioning, more on wool.',
    ar: 'تظل الأزهار تعطي عطرها بعد قطفها، ولذلك تُفرش ليلًا على صوانٍ من الشمع كما في غراس قبل قرن. يثبت نحو سبع ساعات؛ أقل في التكييف وأكثر على الصوف.',
    ir: 'گل‌ها بعد از چیدن هم عطر می‌دهند؛ برای همین شب تا صبح روی سینی موم خوابانده می‌شوند، مثل گِراسِ صد سال پیش. حدود هفت ساعت می‌ماند؛ زیر کولر کمتر و روی پشم بیشتر.',
  },
  'bitter-orange-cologne': {
    en: 'Pour it into the palm, clap it on the neck, and pass the bottle to the next guest: that is the whole ceremony. In the fridge it is the best thing about August.',
    ar: 'صبّه في كفك وربّت به على عنقك وناول القارورة الضيف التالي: هذه هي المراسم كلها. ومن الثلاجة هو أجمل ما في آب.',
    ir: 'کف دست بریزید، به گردن بزنید و شیشه را بدهید دست مهمان بعدی: همه‌ی مراسمش همین است. از یخچال که دربیاید بهترین چیز مرداد است.',
  },
  'saddle-and-saffron-extrait': {
    en: 'The leather is a memory of a saddler’s shop in Marrakesh that closed in 1998, and its owner has smelled it and cried, or had a cold. Forty bottles a year; the number is written by hand.',
    ar: 'الجلد فيه ذكرى دكان سروج في مراكش أُغلق سنة 1998؛ شمّه صاحبه فبكى، أو كان مزكومًا. أربعون زجاجة في السنة، والرقم مكتوب باليد.',
    ir: 'چرمش یادِ مغازه‌ی سراجی‌ای در مراکش است که سال ۱۹۹۸ بسته شد؛ صاحبش بوییده و گریه کرده، یا شاید سرما خورده بود. سالی چهل شیشه؛ شماره‌اش دست‌نویس است.',
  },
} satisfies Record<string, Localized>;
