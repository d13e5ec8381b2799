import type { Localized } from '../shape.ts';

/** What the makers add about toys and games: how it is made, what else to know. */
export const notesOfToysAndGames = {
  'arch-builder-blocks': {
    en: 'Build the two sides, lean them on the wooden centring that comes with it, drop in the keystone and pull the centring out. It holds. Somebody always claps. Spare keystones are free.',
    ar: 'ابنِ الجانبين على القالب الخشبي المرفق، ضع حجر المفتاح ثم اسحب القالب. يبقى واقفًا، ولا بد أن يصفّق أحدهم. وأحجار المفتاح البديلة مجانًا.',
    ir: 'دو طرف را روی قالب چوبی همراهش بچینید، سنگ تاج را بگذارید و قالب را بکشید. می‌ماند. همیشه یکی دست می‌زند. سنگ تاج یدکی رایگان است.',
  },
  'alphabet-blocks': {
    en: 'Rounded by tumbling them in a drum for a night, which is the noise our neighbours know us for. The letters that a language needs most often are on two blocks; we counted in three libraries.',
    ar: 'تُدوّر حوافها في برميل طوال ليلة، وهذا هو الضجيج الذي يعرفنا به الجيران. والحروف التي تكثر في اللغة على مكعّبين؛ عددناها في ثلاث مكتبات.',
    ir: 'یک شب تمام در بشکه می‌چرخند تا گوشه‌هایشان گرد شود؛ همسایه‌ها ما را با همین صدا می‌شناسند. حرف‌های پرکاربردتر روی دو مکعب‌اند؛ در سه کتابخانه شمردیم.',
  },
  'little-arcade-blocks': {
    en: 'The half-round goes on top if your hand is quiet. The record for one tower in our shop is thirteen pieces; the dog holds the record for ending it.',
    ar: 'نصف الدائرة توضع في الأعلى إن هدأت يدك. الرقم القياسي لبرج واحد في دكاننا ثلاث عشرة قطعة، والكلب صاحب الرقم القياسي في إنهائه.',
    ir: 'اگر دستتان نلرزد نیم‌دایره بالای همه می‌رود. رکورد یک برج در مغازه‌ی ما سیزده تکه است؛ رکورد خراب کردنش دست سگ است.',
  },
  'gatehouse-blocks': {
    en: 'Old Shiraz was entered through the Quran Gate, and so is our kitchen on most afternoons. Begin with the pillars a hand apart, and never lend anybody the roof.',
    ar: 'كان يُدخل إلى شيراز القديمة من بوّابة القرآن، وإلى مطبخنا كذلك في أكثر العصاري. ابدأ بالعمودين وبينهما كفّ، ولا تُعر السقف أحدًا.',
    ir: 'به شیراز قدیم از دروازه‌قرآن وارد می‌شدند و به آشپزخانه‌ی ما هم بیشتر عصرها. ستون‌ها را یک کف دست از هم بگذارید و بام را به کسی قرض ندهید.',
  },
  'old-taxi-toy-car': {
    en: 'Modelled on Mr Ebrahimi’s Paykan, which has carried three generations to the bazaar and once, by mistake, a sheep. The tyres slip off for washing. Finished with oil that babies may chew.',
    ar: 'على مثال سيارة السيد إبراهيمي التي أوصلت ثلاثة أجيال إلى السوق، ومرة خروفًا بالخطأ. تُنزع الإطارات للغسل. مدهونة بزيت لا يضرّ الرضيع إن عضّه.',
    ir: 'از روی پیکان آقای ابراهیمی ساخته شده که سه نسل را به بازار برده و یک بار هم اشتباهی یک گوسفند. لاستیک‌ها برای شستن درمی‌آیند. با روغنی پرداخت شده که نوزاد هم می‌تواند گازش بگیرد.',
  },
  'date-farmers-car': {
    en: 'It is pushed from one end of the carpet to the other and the four dates roll under the cupboard, as they should. A dustpan is not included. Dates can be bought again by the handful.',
    ar: 'تُدفع من طرف السجادة إلى طرفها فتتدحرج التمرات الأربع تحت الخزانة كما ينبغي. المجرود غير مرفق، والتمر يُشترى بالحفنة.',
    ir: 'از این سر قالی به آن سر هلش می‌دهند و هر چهار خرما می‌روند زیر کمد، همان‌طور که باید. خاک‌انداز همراهش نیست. خرمای یدکی مشتی فروخته می‌شود.',
  },
  'corridor-racer': {
    en: 'Three are rolled down a plank, side by side, until all arrive together; the slow ones get a drop of oil and another chance. The indigo one wins more often, and we have stopped looking for the reason.',
    ar: 'ندحرج ثلاثًا على لوح متجاورة حتى تصل معًا، والبطيئة تنال قطرة زيت وفرصة أخرى. تفوز النيلية أكثر من غيرها، وقد كففنا عن البحث عن السبب.',
    ir: 'سه تا سه تا روی تخته رهایشان می‌کنیم تا با هم برسند؛ کندها یک قطره روغن می‌گیرند و یک فرصت دیگر. نیلی بیشتر می‌برد و دیگر دنبال دلیلش نمی‌گردیم.',
  },
  'camel-noor-plush': {
    en: 'The real Noor lives near Firuzabad and spits. This one has been loved bald in our family twice; we keep the cloth and patch her for the price of the stamp.',
    ar: 'نور الحقيقية تعيش قرب فيروزآباد وتبصق. أما هذه فقد أُحبّت في عائلتنا حتى ذهب وبرها مرتين؛ ونحن نحتفظ بالقماش ونرقعها بثمن الطابع.',
    ir: 'نورِ واقعی نزدیک فیروزآباد زندگی می‌کند و تف می‌اندازد. این یکی در خانواده‌ی ما دو بار از شدت محبت کچل شده؛ پارچه‌اش را داریم و با پول تمبر وصله‌اش می‌کنیم.',
  },
  'hoopoe-plush': {
    en: 'The bird who led the others over seven valleys should be able to survive a washing machine, but please do it by hand. The crest has a cotton cord in it and can be bent.',
    ar: 'الطائر الذي قاد رفاقه عبر سبعة أودية قادر على غسّالة، لكن اغسله باليد رجاءً. في تاجه خيط قطني فيُثنى كما تشاء.',
    ir: 'پرنده‌ای که بقیه را از هفت وادی رد کرد از پس ماشین لباسشویی هم برمی‌آید، ولی لطفاً با دست بشویید. در کاکلش نخ پنبه‌ای هست و خم می‌شود.',
  },
  'gazelle-comforter-plush': {
    en: 'The muslin has four knots, one at each corner, for sucking, since they will suck a corner anyway. Smells of nothing at first and of home after a week; that is why you need two.',
    ar: 'في الموسلين أربع عُقد، واحدة عند كل زاوية، للمصّ، لأنهم سيمصّون زاوية على أي حال. لا رائحة له في البداية، ثم رائحة البيت بعد أسبوع، ولهذا تحتاج إلى اثنتين.',
    ir: 'موسلین در هر گوشه یک گره دارد، برای مکیدن، چون به هر حال گوشه‌ای را می‌مکند. اولش بویی ندارد و بعد از یک هفته بوی خانه می‌گیرد؛ برای همین دوتا لازم است.',
  },
  'alley-cat-plush': {
    en: 'Drawn from a cat who came into the workshop in 2014, sat on the wool and has not left. The expression was embroidered four times before it was disappointed enough. Surface clean between washes.',
    ar: 'رُسمت عن قطة دخلت المشغل سنة 2014 وجلست على الصوف ولم تغادر. طُرّز وجهها أربع مرات حتى بلغ من الخيبة ما يكفي. تُنظَّف بقطعة رطبة بين غسلة وأخرى.',
    ir: 'از روی گربه‌ای کشیده شد که سال ۲۰۱۴ آمد توی کارگاه، روی پشم نشست و دیگر نرفت. صورتش چهار بار گلدوزی شد تا به اندازه‌ی کافی ناامید از آب دربیاید. بین دو شست‌وشو با دستمال نم‌دار پاک کنید.',
  },
  'spice-market-tray-puzzle': {
    en: 'Mahsa Karimi carried the shades home from three bazaars in envelopes. There is no picture to copy, only colours that ought not to touch; the booklet has twelve rules, from easy to unkind.',
    ar: 'حملت مهسا كريمي درجات اللون من ثلاثة أسواق في ظروف. لا صورة تُنسخ، بل ألوان لا ينبغي أن تتلامس؛ وفي الكتيّب اثنتا عشرة قاعدة من السهل إلى القاسي.',
    ir: 'مهسا کریمی رنگ‌ها را از سه بازار در پاکت به خانه آورد. تصویری نیست که از رویش بچینید، فقط رنگ‌هایی که نباید به هم بخورند؛ دفترچه دوازده قانون دارد، از آسان تا بی‌رحم.',
  },
  'harbour-tray-puzzle': {
    en: 'The greens are the sea at Bushehr at four hours of the day, the yellow is its lamp. One piece always hangs over the edge of the tray in our pictures: that is the boat.',
    ar: 'أخضره بحر بوشهر في أربع ساعات من النهار، وأصفره مصباح مينائها. وفي صورنا قطعة تطلّ دائمًا عن حافة الصينية: تلك هي القارب.',
    ir: 'سبزهایش دریای بوشهر در چهار ساعت روز است و زردش چراغ بندر. در عکس‌های ما همیشه یک تکه از لبه‌ی سینی بیرون است: آن قایق است.',
  },
  'tile-colours-puzzle': {
    en: 'A tile-maker in Shiraz lent us four broken pieces for a week, and the stainer did not sleep well until the blue was right. You may begin wherever you like.',
    ar: 'أعارنا صانع بلاط في شيراز أربع كسرات أسبوعًا، ولم ينم الصبّاغ جيدًا حتى استقام الأزرق. ابدأ من حيث شئت.',
    ir: 'کاشی‌سازی در شیراز چهار تکه‌ی شکسته را یک هفته به ما قرض داد و رنگ‌کار تا لاجوردی درست درنیامد خوب نخوابید. از هرجا خواستید شروع کنید.',
  },
  'oasis-tray-puzzle': {
    en: 'The corner piece is the one that gets lost, so we send a second with every tray. Pieces 12 mm thick; they stand on their edges and become a fence.',
    ar: 'قطعة الزاوية هي التي تضيع، فنرسل مع كل صينية أخرى مثلها. سماكة القطع 12 مم؛ تقف على حوافها فتصير سياجًا.',
    ir: 'تکه‌ی گوشه همان است که گم می‌شود؛ برای همین با هر سینی یکی اضافه می‌فرستیم. تکه‌ها ۱۲ میلی‌متر ضخامت دارند؛ روی لبه می‌ایستند و پرچین می‌شوند.',
  },
  'caravan-road-board-game': {
    en: 'Rumours are worth most when nobody else has them, as in life. It took four years and one broken friendship, since mended. Everything folds into the box: 34 × 18 cm when shut.',
    ar: 'الشائعة أغلى ما تكون حين لا يملكها سواك، كما في الحياة. استغرقت اللعبة أربع سنوات وصداقة انكسرت ثم أُصلحت. يُجمع كل شيء في العلبة: 34 × 18 سم مغلقة.',
    ir: 'شایعه وقتی گران است که کس دیگری نداشته باشد، مثل زندگی. چهار سال وقت برد و یک دوستی که شکست و بعد درست شد. همه‌چیز در جعبه جمع می‌شود: بسته ۳۴ × ۱۸ سانتی‌متر.',
  },
  'pearl-divers-board-game': {
    en: 'Grandfather’s brother dived off Bushehr until 1951 and taught us the one rule that is in the game: you do not come up faster than the others. Children understand it at once.',
    ar: 'غاص عمّ جدّنا قبالة بوشهر حتى سنة 1951، وعلّمنا القاعدة الوحيدة في اللعبة: لا تصعد أسرع من رفاقك. يفهمها الأطفال من أول مرة.',
    ir: 'عموی پدربزرگ تا سال ۱۳۳۰ در آب‌های بوشهر غواصی می‌کرد و تنها قانون بازی را او یادمان داد: زودتر از بقیه بالا نمی‌آیی. بچه‌ها همان اول می‌فهمند.',
  },
  'courtyard-games-box': {
    en: 'The dice are small, as they ought to be, and roll on walnut with a sound that brings people out of kitchens. The 38 cm board is for travelling, the 48 cm one for arguments. 2.3 kg and 3.4 kg.',
    ar: 'الزهر صغير كما ينبغي، وصوته على الجوز يُخرج الناس من المطابخ. رقعة 38 سم للسفر، ورقعة 48 سم للجدال. الوزن 2.3 كغ و3.4 كغ.',
    ir: 'تاس‌ها کوچک‌اند، همان‌طور که باید، و صدایشان روی گردو آدم را از آشپزخانه بیرون می‌کشد. تخته‌ی ۳۸ سانتی برای سفر است و ۴۸ سانتی برای کُری خواندن. ۲٫۳ و ۳٫۴ کیلوگرم.',
  },
  'final-price-board-game': {
    en: 'The bell ends an offer, and whoever rings it too early pays for the tea. Learned in five minutes, never quite mastered by economists. 26 × 26 × 5 cm.',
    ar: 'الجرس ينهي العرض، ومن قرعه قبل أوانه دفع ثمن الشاي. تُتعلَّم في خمس دقائق، ولم يتقنها اقتصادي قط. 26 × 26 × 5 سم.',
    ir: 'زنگ چانه را تمام می‌کند و هرکس زود بزند پول چای با اوست. پنج‌دقیقه‌ای یاد گرفته می‌شود و هیچ اقتصاددانی هنوز خوب بلدش نیست. ۲۶ × ۲۶ × ۵ سانتی‌متر.',
  },
  'swallow-diamond-kite': {
    en: 'Mr Rastegar sets the bridle of each with a gram scale and signs the spar. From about 8 km/h of wind, that is, when leaves talk; not above 35. For children from six, and for those who taught them.',
    ar: 'يضبط الأستاذ رستكار لجام كل طائرة بميزان غرامات ويوقّع على ضلعها. من ريح نحو 8 كم في الساعة، أي حين تتكلم الأوراق، ولا تزيد على 35. من عمر ست سنوات، ولمن علّموهم.',
    ir: 'آقای رستگار تنظیم هرکدام را با ترازوی گرمی انجام می‌دهد و چوبش را امضا می‌کند. از باد حدود ۸ کیلومتر در ساعت، یعنی وقتی برگ‌ها حرف می‌زنند، تا ۳۵. برای شش‌ساله‌ها و برای کسانی که یادشان دادند.',
  },
  'paper-sail-kite-kit': {
    en: 'The page of physics is by Mr Rastegar and contains a joke about Newton. If the first kite does not fly, the second one will: that is why there are two in the box.',
    ar: 'صفحة الفيزياء بقلم الأستاذ رستكار وفيها نكتة عن نيوتن. إن لم تطِر الأولى طارت الثانية، ولهذا في العلبة اثنتان.',
    ir: 'صفحه‌ی فیزیک را آقای رستگار نوشته و یک شوخی با نیوتن دارد. اگر بادبادک اول نرفت، دومی می‌رود: برای همین در جعبه دوتا هست.',
  },
  'long-spin-top': {
    en: 'The record is six minutes and nine seconds, set by a twelve-year-old on her mother’s best plate. Hold it by the stem, snap, and let go downwards.',
    ar: 'الرقم القياسي ست دقائق وتسع ثوانٍ، سجّلته بنت في الثانية عشرة على أفضل أطباق أمها. أمسكه من الساق وافرك وأفلت إلى أسفل.',
    ir: 'رکوردش شش دقیقه و نُه ثانیه است، کار دختری دوازده‌ساله روی بهترین بشقاب مادرش. از ساقه بگیرید، بچرخانید و رو به پایین رها کنید.',
  },
  'string-top-classic': {
    en: 'Wind from the point upwards, keep the loop on your finger, throw as if you were cross and pull as if you were sorry. Everything else is practice, and other people’s ankles.',
    ar: 'لفّ الخيط من الرأس صعودًا، وأبقِ الحلقة في إصبعك، وارمِ كأنك غاضب واسحب كأنك نادم. والباقي مران، وكواحل الآخرين.',
    ir: 'نخ را از نوک به بالا بپیچید، حلقه را در انگشت نگه دارید، مثل آدم عصبانی پرت کنید و مثل آدم پشیمان بکشید. بقیه‌اش تمرین است، و قوزک پای دیگران.',
  },
  'big-and-little-top': {
    en: 'The little one is turned from what falls off the big one, so their grain would join up if you could put them back. Start them together; the little one always thinks that it has won.',
    ar: 'الصغير مخروط مما سقط عن الكبير، فعروقهما تتصل لو أمكن أن تردّهما. أطلقهما معًا؛ الصغير يظن دائمًا أنه فاز.',
    ir: 'کوچک را از تراشه‌ی بزرگ درمی‌آوریم؛ اگر می‌شد به هم برگرداند، رگه‌هایشان به هم می‌رسید. با هم راهشان بیندازید؛ کوچک همیشه خیال می‌کند برده.',
  },
} satisfies Record<string, Localized>;
