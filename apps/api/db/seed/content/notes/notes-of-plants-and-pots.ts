import type { Localized } from '../shape.ts';

/** What the makers add about plants and pots: how it is made, what else to know. */
export const notesOfPlantsAndPots = {
  'monstera-arched-window': {
    en: 'The first leaf without holes is not a fault: they come with age and light, like opinions. A moss pole is in the box from 80 cm upwards. Turn it a quarter each Friday.',
    ar: 'الورقة الأولى بلا ثقوب ليست عيبًا: فالثقوب تأتي مع العمر والضوء، كالآراء. ومع الأحجام من 80 سم عمود طحلب. أدِرها ربع دورة كل جمعة.',
    ir: 'برگ اولِ بی‌سوراخ ایراد نیست: سوراخ‌ها با سن و نور می‌آیند، مثل عقیده. از ۸۰ سانتی‌متر به بالا قیم خزه‌ای همراهش است. هر جمعه یک‌چهارم بچرخانید.',
  },
  'rubber-fig-burgundy': {
    en: 'New leaves arrive rolled in a red sheath, which drops; it is not a symptom. Wipe them from the stem outwards with a cloth and plain water, since polish blocks the pores.',
    ar: 'تخرج الأوراق الجديدة ملفوفة في غمد أحمر يسقط، وليس هذا مرضًا. امسحها من الساق إلى الخارج بقماش وماء فقط، فالملمّعات تسدّ مسامها.',
    ir: 'برگ نو در غلافی قرمز می‌آید که می‌افتد؛ نشانه‌ی بیماری نیست. از ساقه به بیرون با دستمال و آب خالی پاک کنید، براق‌کننده منافذش را می‌بندد.',
  },
  'snake-plant-tall': {
    en: 'One of ours stood behind a filing cabinet in the harbour office for two years and came out a leaf richer. It has only ever died of kindness. Mildly toxic to cats.',
    ar: 'وقفت إحدى نباتاتنا سنتين خلف خزانة ملفات في مكتب الميناء وخرجت بورقة زائدة. لا يقتلها إلا الإفراط في الحنان. فيها سُمّية خفيفة للقطط.',
    ir: 'یکی از گیاه‌هایمان دو سال پشت کمد بایگانیِ دفتر بندر ماند و با یک برگ بیشتر بیرون آمد. تا حالا فقط از مهربانی زیاد مرده. برای گربه کمی سمی است.',
  },
  'dwarf-lemon-tree': {
    en: 'The grafter, Hajji Salem, wraps the cut in a strip of his old dishdasha and says that this is why they take. Flower and fruit often hang together, so prune with regret or not at all.',
    ar: 'يلفّ الحاج سالم موضع التطعيم بشريط من دشداشته القديمة ويقول إن هذا سبب نجاحه. وكثيرًا ما يجتمع عليها الزهر والثمر، فقلّمها على مضض أو دعها.',
    ir: 'حاج سالم جای پیوند را با نواری از دشداشه‌ی کهنه‌اش می‌بندد و می‌گوید برای همین می‌گیرد. گل و میوه خیلی وقت‌ها با هم‌اند؛ با افسوس هرس کنید یا اصلاً نکنید.',
  },
  'peace-lily-bathroom': {
    en: 'It is the only plant we know with a sense of drama. Do not be moved too soon: let it bow a little, then water it well, and it flowers the better for it.',
    ar: 'هي النبتة الوحيدة التي نعرف أن فيها حسًا مسرحيًا. لا تتأثر سريعًا: دعها تنحني قليلًا ثم اسقها جيدًا، تُزهر أكثر.',
    ir: 'تنها گیاهی که می‌شناسیم و اهل نمایش است. زود دلتان نسوزد: بگذارید کمی سر خم کند، بعد خوب آبش بدهید؛ گلش هم بهتر می‌شود.',
  },
  'golden-pothos-hanging': {
    en: 'Half the offices of Sharjah have a cutting of the mother plant, which hangs above our till and is twelve metres long. Not for pets to chew. Trim it when it reaches the floor, and give the pieces away.',
    ar: 'في نصف مكاتب الشارقة عُقلة من النبتة الأم المعلّقة فوق صندوقنا وطولها اثنا عشر مترًا. لا تدع الحيوانات تقضمها. قصّها حين تبلغ الأرض وأهدِ القطع.',
    ir: 'نصف اداره‌های شارجه قلمه‌ای از گیاه مادر دارند که بالای صندوق ما آویزان است و دوازده متر شده. برای حیوان خانگی جویدنی نیست. به زمین که رسید کوتاهش کنید و تکه‌ها را هدیه بدهید.',
  },
  'string-of-pearls-hanging': {
    en: 'We send it with the strings coiled in tissue and a note on which way to unwind them. A few pearls always fall; press them into the soil and forget them.',
    ar: 'نرسلها وخيوطها ملفوفة في ورق ناعم ومعها ورقة تبيّن جهة الفكّ. تسقط بضع حبّات دائمًا؛ اضغطها في التربة وانسَها.',
    ir: 'رشته‌ها را در دستمال کاغذی می‌پیچیم و روی کاغذی می‌نویسیم از کدام طرف باز کنید. چند دانه همیشه می‌افتد؛ در خاک فشار دهید و فراموششان کنید.',
  },
  'boston-fern-hanging': {
    en: 'Ferns sulk when they move house: expect a little yellow for two weeks and cut it off without feeling. Water it in a bucket on Saturdays until the bubbles stop.',
    ar: 'تعبس السراخس إذا انتقلت: توقّع بعض الاصفرار أسبوعين وقصّه بلا عاطفة. اسقِه كل سبت في دلو حتى تنقطع الفقاقيع.',
    ir: 'سرخس از اسباب‌کشی دلخور می‌شود: دو هفته کمی زردی طبیعی است، بی‌رحمانه ببُریدش. شنبه‌ها در سطل آب بگذارید تا حباب‌ها تمام شود.',
  },
  'old-man-cactus': {
    en: 'It can be brushed, gently, with a soft toothbrush, and some owners admit to it. Grows two centimetres a year; you are buying company for a very long time.',
    ar: 'يمكن تمشيطه برفق بفرشاة أسنان ناعمة، ومن أصحابه من يعترف بذلك. ينمو سنتيمترين في السنة؛ أنت تشتري رفقة لزمن طويل جدًا.',
    ir: 'می‌شود با مسواک نرم آرام شانه‌اش کرد و بعضی صاحبانش اعتراف هم می‌کنند. سالی دو سانتی‌متر قد می‌کشد؛ دارید هم‌نشینی برای سال‌های خیلی دور می‌خرید.',
  },
  'golden-barrel-cactus': {
    en: 'The 20 cm one is older than our youngest gardener. We pot it with a folded newspaper and three people. Water every three weeks in summer, and let it sleep dry from November to March.',
    ar: 'صاحب العشرين سنتيمترًا أكبر سنًا من أصغر بستانيينا. ننقله بجريدة مطوية وثلاثة أشخاص. ماء كل ثلاثة أسابيع صيفًا، ونوم جاف من تشرين الثاني إلى آذار.',
    ir: 'آن ۲۰ سانتی‌متری از جوان‌ترین باغبان ما سنش بیشتر است. با روزنامه‌ی تاشده و سه نفر جابه‌جایش می‌کنیم. تابستان سه هفته یک بار آب، و از آبان تا اسفند خواب خشک.',
  },
  'bunny-ear-cactus': {
    en: 'If an ear breaks, let it dry for a week and stand it in sand: now you have two rabbits. Tape lifts the barbs out of a finger better than tweezers do.',
    ar: 'إن انكسرت أذن فدعها تجفّ أسبوعًا واغرسها في الرمل: صار عندك أرنبان. واللاصق يُخرج الشويكات من الإصبع خيرًا من الملقط.',
    ir: 'اگر گوشی شکست بگذارید یک هفته خشک شود و در ماسه بکارید: حالا دو خرگوش دارید. چسب نواری تیغ را از انگشت بهتر از موچین درمی‌آورد.',
  },
  'desert-rose-echeveria': {
    en: 'The bloom on its leaves is a kind of sunscreen and does not grow back, so hold it by the pot. The stronger the light, the redder the edge.',
    ar: 'الطبقة الشمعية على أوراقها واقي شمس لا يعود إن زال، فأمسكها من الأصيص. وكلما قوي الضوء احمرّت الحافة.',
    ir: 'گردِ روی برگ‌ها نوعی ضدآفتاب است و دوباره درنمی‌آید، پس از گلدان بگیریدش. هرچه نور بیشتر، لبه سرخ‌تر.',
  },
  'jade-tree-ten-years': {
    en: 'Ten years of turning, pinching and waiting, with a card that says when it was potted and by whom. Wrinkled leaves ask for water, a red rim asks for nothing: it is happy.',
    ar: 'عشر سنوات من التدوير والقرص والانتظار، ومعها بطاقة تقول متى غُرست ومن غرسها. الأوراق المجعّدة تطلب ماءً، والحافة الحمراء لا تطلب شيئًا: إنها سعيدة.',
    ir: 'ده سال چرخاندن و سرشاخه‌چینی و صبر، با کارتی که می‌گوید کِی و به دست چه کسی کاشته شد. برگ چروک آب می‌خواهد و لبه‌ی قرمز هیچ نمی‌خواهد: سرحال است.',
  },
  'window-trio-succulents': {
    en: 'Chosen so that they drink at the same time, which is most of the secret of keeping plants together. The tray fits a sill of 10 cm. A card has their names on it, and room for the ones you give them.',
    ar: 'اخترناها لأنها تشرب في الوقت نفسه، وهذا أكثر سرّ جمع النباتات معًا. الصينية تناسب حافة عرضها 10 سم. وعلى البطاقة أسماؤها ومتسع لأسماء تطلقها أنت.',
    ir: 'طوری انتخاب شده‌اند که با هم تشنه شوند؛ بیشترِ راز کنار هم نگه داشتن گیاه همین است. سینی روی لبه‌ی ۱۰ سانتی‌متری جا می‌شود. روی کارت اسمشان هست و جایی برای اسمی که شما می‌گذارید.',
  },
  'terra-standard-clay-pot': {
    en: 'Thrown by machine and fired by hand: somebody still looks into the kiln. White marks will come with the years and mean that the pot is breathing. Buy one size larger than now, never two.',
    ar: 'تشكّله الآلة ويحرقه الإنسان: ما زال أحدهم ينظر في الفرن. ستظهر عليه بقع بيضاء مع السنين ومعناها أنه يتنفّس. اشترِ مقاسًا أكبر بدرجة واحدة لا اثنتين.',
    ir: 'با ماشین ساخته و با دست پخته می‌شود: هنوز یکی توی کوره را نگاه می‌کند. با سال‌ها سفیدک می‌زند، یعنی نفس می‌کشد. یک شماره بزرگ‌تر از الان بخرید، هیچ‌وقت دو شماره نه.',
  },
  'terra-arch-planter': {
    en: 'Holds about 12 litres of soil: three geraniums, or a row of parsley and a tomato with ambitions. Check that the railing is as strong as your enthusiasm: full and wet, it weighs 20 kg.',
    ar: 'يتسع لنحو 12 لترًا من التربة: ثلاث غرنوقيات، أو صف بقدونس وشتلة طماطم طموحة. تأكد أن الدرابزين بقوة حماستك: فهو ممتلئًا رطبًا يزن 20 كغ.',
    ir: 'حدود ۱۲ لیتر خاک می‌گیرد: سه شمعدانی، یا یک ردیف جعفری و یک گوجه‌ی بلندپرواز. مطمئن شوید نرده به محکمی ذوقتان هست: پُر و خیسش ۲۰ کیلوگرم است.',
  },
  'terra-self-watering-pot': {
    en: 'Gardens in Yazd have been watered by buried jars for two thousand years; we only put one inside the other. Herbs, ferns and forgetful people do best with it. Cacti do not.',
    ar: 'تُسقى بساتين يزد بجرار مدفونة منذ ألفي سنة، ولم نفعل إلا أن وضعنا إحداهما في الأخرى. تنجح معه الأعشاب والسراخس ومن ينسون. أما الصبّار فلا.',
    ir: 'باغ‌های یزد دو هزار سال است با کوزه‌ی خاک‌شده آب می‌خورند؛ ما فقط یکی را داخل دیگری گذاشتیم. سبزی، سرخس و آدم‌های فراموش‌کار با آن خوب کنار می‌آیند. کاکتوس نه.',
  },
  'hammered-copper-planter': {
    en: 'The clay keeps the roots from the copper, which they do not love. 17 and 22 cm tall, 1.5 and 2.4 kg. Indoors it goes brown; on a roof, in a year or two, green.',
    ar: 'الفخار يفصل الجذور عن النحاس الذي لا تحبه. الارتفاع 17 و22 سم والوزن 1.5 و2.4 كغ. يسمرّ في الداخل، ويخضرّ على السطح بعد سنة أو سنتين.',
    ir: 'سفال ریشه را از مس دور نگه می‌دارد که دوستش ندارد. بلندی ۱۷ و ۲۲ سانتی‌متر، ۱٫۵ و ۲٫۴ کیلوگرم. داخل خانه قهوه‌ای می‌شود و روی پشت‌بام، یکی دو ساله، سبز.',
  },
  'copper-band-herb-pots': {
    en: 'Basil sulks beside mint, so put the coriander between them. Each pot has a hole and lifts out; the tray holds a glass of water without spilling. Seeds are not included, advice is.',
    ar: 'يتذمّر الريحان إلى جانب النعناع، فضع الكزبرة بينهما. لكل أصيص ثقب ويُرفع وحده، والصينية تحمل كوب ماء ولا تفيض. البذور غير مرفقة، أما النصيحة فنعم.',
    ir: 'ریحان کنار نعنا قهر می‌کند؛ گشنیز را وسطشان بگذارید. هر گلدان سوراخ دارد و جدا برداشته می‌شود و سینی یک لیوان آب را بی‌آن‌که بریزد می‌گیرد. بذر ندارد، نصیحت دارد.',
  },
  'long-neck-copper-watering-can': {
    en: 'Curved so that the last drop runs back instead of down the neck. The small one is 28 cm long, the large 36. It looks best left out, which is how plants get watered.',
    ar: 'عنقها منحنٍ لتعود القطرة الأخيرة إلى الداخل ولا تسيل عليه. طول الصغيرة 28 سم والكبيرة 36 سم. أجمل ما تكون خارج الخزانة، وهكذا تُسقى النباتات.',
    ir: 'گردنش طوری خم شده که قطره‌ی آخر به داخل برمی‌گردد. کوچکش ۲۸ و بزرگش ۳۶ سانتی‌متر است. قشنگ‌ترین جایش جلوی چشم است؛ گیاه هم همین‌طوری آب می‌خورد.',
  },
  'balcony-watering-can': {
    en: 'Full it weighs a little over six kilos, so the second handle is not a decoration. A mesh in the neck keeps leaves out of the rose. Hang it upside down in winter.',
    ar: 'تزن ممتلئة أكثر قليلًا من ستة كيلوغرامات، فالمقبض الثاني ليس زينة. في العنق شبكة تمنع الأوراق عن الرأس. علّقها مقلوبة في الشتاء.',
    ir: 'پُرش کمی بیشتر از شش کیلوست، پس دسته‌ی دوم تزئینی نیست. توری داخل لوله نمی‌گذارد برگ به سرآبپاش برسد. زمستان وارونه آویزانش کنید.',
  },
  'salad-balcony-seed-pack': {
    en: 'Sow a pinch every ten days and not the whole packet on the first, as everybody does. Cut with scissors, two fingers above the soil, and it grows again twice.',
    ar: 'ازرع رشّة كل عشرة أيام لا الكيس كله في اليوم الأول كما يفعل الجميع. قُصّ بالمقص على علوّ إصبعين من التربة تنبت مرتين بعدها.',
    ir: 'هر ده روز یک نوک انگشت بکارید، نه همه‌ی پاکت را روز اول، کاری که همه می‌کنند. با قیچی دو انگشت بالاتر از خاک ببُرید، دو بار دیگر درمی‌آید.',
  },
  'evening-flower-seed-pack': {
    en: 'Chosen by our night watchman, who says that the jasmine tobacco keeps him company from about eleven. Plant it where you sit, not where you look.',
    ar: 'اختارها حارسنا الليلي، ويقول إن التبغ العطري يؤنسه من نحو الحادية عشرة. ازرعها حيث تجلس لا حيث تنظر.',
    ir: 'انتخاب نگهبان شب ماست که می‌گوید توتون گلدار از حدود یازده هم‌صحبتش می‌شود. جایی بکارید که می‌نشینید، نه جایی که نگاه می‌کنید.',
  },
  'saffron-crocus-corms': {
    en: 'Ten corms give enough for two pots of rice in the first autumn. Pick at sunrise, before the flower opens; pull the three red threads and dry them on paper for two days, out of the wind.',
    ar: 'عشر بصيلات تكفي قدرين من الأرز في خريفها الأول. اقطف عند الشروق قبل أن تتفتّح الزهرة، وانزع الخيوط الحمراء الثلاثة وجففها على ورق يومين بعيدًا عن الريح.',
    ir: 'ده پیاز، پاییز اول برای دو قابلمه برنج بس است. طلوع آفتاب و پیش از باز شدن گل بچینید؛ سه رشته‌ی قرمز را جدا کنید و دو روز روی کاغذ، دور از باد، خشک کنید.',
  },
} satisfies Record<string, Localized>;
