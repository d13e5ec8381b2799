import type { Localized } from '../shape.ts';

/** What the makers add about toys and games: how it is made, what else to know. */
export const notesOfToysAndGames = {
  'arch-builder-blocks': {
    en: 'Build the two sides, lean them on the wooden centring that comes with it, drop in the keystone and pull the centring out. It holds. Somebody always claps. Spare keystones are free.',
    ar: 'ابنِ الجانبين على القالب الخشبي المرفق، ضع حجر المفتاح ثم اسحب القالب. يبقى واقفًا، ولا بد أن يصفّق أحدهم. وأحجار المفتاح البديلة مجانًا.',
    ir: 'دو طرف را روی قالب چوبی همراهش بچینید، سنگ تاج را بگذارید و قالب را بکشید. می‌ماند. همیشه یکی دست می‌زند. سنگ تاج یدکی رایگان است.',
  },
  'alphabet-blocks-trio': {
    en: 'Rounded by tumbling them in a drum for a night, which is the noise our neighbours know us for. Each also has an animal whose name begins with it; finding a Persian zh took a while, and it is a hedgehog now.',
    ar: 'تُدوّر حوافها في برميل طوال ليلة، وهذا هو الضجيج الذي يعرفنا به الجيران. وعلى كل مكعب حيوان يبدأ اسمه بالحرف، وقد أتعبنا بعضها.',
    ir: 'یک شب تمام در بشکه می‌چرخند تا گوشه‌هایشان گرد شود؛ همسایه‌ها ما را با همین صدا می‌شناسند. روی هر مکعب حیوانی هست که اسمش با آن حرف شروع می‌شود؛ «ژ» کمی وقت برد.',
  },
  'balancing-stones': {
    en: 'A game with no rules for one child, three children or a whole waiting room. The record in our shop is thirteen; the dog holds the record for ending it.',
    ar: 'لعبة بلا قواعد لطفل واحد أو ثلاثة أو غرفة انتظار كاملة. الرقم القياسي في دكاننا ثلاثة عشر، والكلب صاحب الرقم القياسي في إنهائها.',
    ir: 'بازی بی‌قانونی برای یک بچه، سه بچه یا یک اتاق انتظار. رکورد مغازه‌ی ما سیزده تاست؛ رکورد خراب کردنش دست سگ است.',
  },
  'windtower-marble-run': {
    en: 'Yazd has towers that catch the wind and bring it down; this one catches marbles. Start at the top, listen all the way, and count: a good tower takes eleven seconds.',
    ar: 'في يزد أبراج تصيد الريح وتُنزلها، وهذا يصيد الكرات. ابدأ من أعلى وأنصت حتى النهاية وعُدّ: البرج الجيد إحدى عشرة ثانية.',
    ir: 'یزد برج‌هایی دارد که باد را می‌گیرند و پایین می‌آورند؛ این یکی تیله می‌گیرد. از بالا شروع کنید، تا آخر گوش بدهید و بشمارید: برج خوب یازده ثانیه است.',
  },
  'old-taxi-toy-car': {
    en: 'Modelled on Mr Ebrahimi’s Paykan, which has carried three generations to the bazaar and once, by mistake, a sheep. The tyres slip off for washing. Finished with oil that babies may chew.',
    ar: 'على مثال سيارة السيد إبراهيمي التي أوصلت ثلاثة أجيال إلى السوق، ومرة خروفًا بالخطأ. تُنزع الإطارات للغسل. مدهونة بزيت لا يضرّ الرضيع إن عضّه.',
    ir: 'از روی پیکان آقای ابراهیمی ساخته شده که سه نسل را به بازار برده و یک بار هم اشتباهی یک گوسفند. لاستیک‌ها برای شستن درمی‌آیند. با روغنی پرداخت شده که نوزاد هم می‌تواند گازش بگیرد.',
  },
  'date-truck-toy': {
    en: 'It tips at a push of one finger and all twenty-four roll under the cupboard, as they should. A dustpan is not included. Dates can be bought again by the handful.',
    ar: 'تنقلب بدفعة إصبع فتتدحرج الأربع والعشرون كلها تحت الخزانة كما ينبغي. المجرود غير مرفق، والتمر يُشترى بالحفنة.',
    ir: 'با یک انگشت کج می‌شود و هر بیست‌وچهار تا می‌روند زیر کمد، همان‌طور که باید. خاک‌انداز همراهش نیست. خرمای یدکی مشتی فروخته می‌شود.',
  },
  'pocket-racers-set': {
    en: 'Rolled down a plank, side by side, until all three arrive together; the slow ones get a drop of oil and another chance. Number three wins more often, and we have stopped looking for the reason.',
    ar: 'نُدحرجها على لوح متجاورة حتى تصل معًا، والبطيئة تنال قطرة زيت وفرصة أخرى. تفوز الثالثة أكثر من غيرها، وقد كففنا عن البحث عن السبب.',
    ir: 'روی تخته کنار هم رهایشان می‌کنیم تا با هم برسند؛ کندها یک قطره روغن می‌گیرند و یک فرصت دیگر. شماره‌ی سه بیشتر می‌برد و دیگر دنبال دلیلش نمی‌گردیم.',
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
    ar: 'في الموسلين أربع عُقد، واحدة عند كل زاوية، للمصّ، لأنهم سيمصّون زاوية على أي حال. لا رائحة له في البداية، ثم رائحة البيت بعد أسبوع، ولهذا تحتاج إلى اثنين.',
    ir: 'موسلین در هر گوشه یک گره دارد، برای مکیدن، چون به هر حال گوشه‌ای را می‌مکند. اولش بویی ندارد و بعد از یک هفته بوی خانه می‌گیرد؛ برای همین دوتا لازم است.',
  },
  'alley-cat-plush': {
    en: 'Drawn from a cat who came into the workshop in 2014, sat on the wool and has not left. The expression was embroidered eleven times before it was disappointed enough. Surface clean between washes.',
    ar: 'رُسمت عن قطة دخلت المشغل سنة 2014 وجلست على الصوف ولم تغادر. طُرّز وجهها إحدى عشرة مرة حتى بلغ من الخيبة ما يكفي. تُنظَّف بقطعة رطبة بين غسلة وأخرى.',
    ir: 'از روی گربه‌ای کشیده شد که سال ۲۰۱۴ آمد توی کارگاه، روی پشم نشست و دیگر نرفت. صورتش یازده بار گلدوزی شد تا به اندازه‌ی کافی ناامید از آب دربیاید. بین دو شست‌وشو با دستمال نم‌دار پاک کنید.',
  },
  'spice-market-puzzle': {
    en: 'Drawn from memory of three bazaars by Mahsa Karimi, who put her aunts into it without asking. No two pieces are the same shape. The bag closes with a string, so it survives a move.',
    ar: 'رسمتها مهسا كريمي من ذاكرتها عن ثلاثة أسواق، وأدخلت خالاتها فيها من غير إذن. لا تتشابه قطعتان شكلًا. والكيس يُشدّ بخيط فيصمد عند الانتقال.',
    ir: 'مهسا کریمی آن را از خاطره‌ی سه بازار کشیده و خاله‌هایش را هم بی‌اجازه در آن گذاشته. هیچ دو تکه‌ای یک شکل نیست. کیسه بند دارد و از اسباب‌کشی جان به در می‌برد.',
  },
  'harbour-floor-puzzle': {
    en: 'The roads meet the edges at the same height, so that two harbours make a coast. A tin boat would fit under the bridge; we checked with a matchbox.',
    ar: 'تلتقي الطرق بالحواف على ارتفاع واحد، فميناءان يصنعان ساحلًا. ويمرّ قارب صغير تحت الجسر؛ تأكدنا بعلبة كبريت.',
    ir: 'جاده‌ها در یک ارتفاع به لبه می‌رسند، پس دو بندر می‌شود یک ساحل. قایق کوچک از زیر پل رد می‌شود؛ با قوطی کبریت امتحان کردیم.',
  },
  'tile-pattern-puzzle': {
    en: 'Masons in the fifteenth century carried these five shapes in their heads; a physicist found in 2007 that the pattern need never repeat. You may begin wherever you like. Tiles are 4 to 7 cm long.',
    ar: 'كان بنّاؤو القرن الخامس عشر يحملون هذه الأشكال الخمسة في رؤوسهم، ثم وجد فيزيائي سنة 2007 أن النقش قد لا يتكرر أبدًا. ابدأ من حيث شئت. طول البلاطات من 4 إلى 7 سم.',
    ir: 'بنّاهای قرن نهم هجری این پنج شکل را در ذهن داشتند و فیزیک‌دانی سال ۲۰۰۷ فهمید نقش می‌تواند هیچ‌وقت تکرار نشود. از هرجا خواستید شروع کنید. کاشی‌ها ۴ تا ۷ سانتی‌مترند.',
  },
  'animals-peg-puzzle': {
    en: 'The jerboa is the favourite and the tortoise is the one that gets lost, so we send a second tortoise with every board. Knobs 2 cm wide, pieces 9 mm thick.',
    ar: 'اليربوع هو المفضّل، والسلحفاة هي التي تضيع، فنرسل مع كل لوح سلحفاة ثانية. عرض المقابض 2 سم وسماكة القطع 9 مم.',
    ir: 'موش دوپا محبوب‌ترین است و لاک‌پشت همان که گم می‌شود؛ برای همین با هر تخته یک لاک‌پشت اضافه می‌فرستیم. دستگیره‌ها ۲ سانتی‌متر و تکه‌ها ۹ میلی‌متر ضخامت دارند.',
  },
  'caravan-road-board-game': {
    en: 'Rumours are worth most when nobody else has them, as in life. It took four years and one broken friendship, since mended. The cloth folds into the sack with everything else: 25 × 18 cm.',
    ar: 'الشائعة أغلى ما تكون حين لا يملكها سواك، كما في الحياة. استغرقت اللعبة أربع سنوات وصداقة انكسرت ثم أُصلحت. تُطوى الرقعة مع كل شيء في الكيس: 25 × 18 سم.',
    ir: 'شایعه وقتی گران است که کس دیگری نداشته باشد، مثل زندگی. چهار سال وقت برد و یک دوستی که شکست و بعد درست شد. پارچه با همه‌چیز در کیسه جمع می‌شود: ۲۵ × ۱۸ سانتی‌متر.',
  },
  'pearl-divers-board-game': {
    en: 'Grandfather’s brother dived off Bushehr until 1951 and taught us the one rule that is in the game: you do not come up faster than the others. Children understand it at once.',
    ar: 'غاص عمّ جدّنا قبالة بوشهر حتى سنة 1951، وعلّمنا القاعدة الوحيدة في اللعبة: لا تصعد أسرع من رفاقك. يفهمها الأطفال من أول مرة.',
    ir: 'عموی پدربزرگ تا سال ۱۳۳۰ در آب‌های بوشهر غواصی می‌کرد و تنها قانون بازی را او یادمان داد: زودتر از بقیه بالا نمی‌آیی. بچه‌ها همان اول می‌فهمند.',
  },
  'inlaid-backgammon-set': {
    en: 'The dice are small, as they ought to be, and roll on walnut with a sound that brings people out of kitchens. The 38 cm board is for travelling, the 48 cm one for arguments. 2.3 kg and 3.4 kg.',
    ar: 'الزهر صغير كما ينبغي، وصوته على الجوز يُخرج الناس من المطابخ. رقعة 38 سم للسفر، ورقعة 48 سم للجدال. الوزن 2.3 كغ و3.4 كغ.',
    ir: 'تاس‌ها کوچک‌اند، همان‌طور که باید، و صدایشان روی گردو آدم را از آشپزخانه بیرون می‌کشد. تخته‌ی ۳۸ سانتی برای سفر است و ۴۸ سانتی برای کُری خواندن. ۲٫۳ و ۳٫۴ کیلوگرم.',
  },
  'bargain-card-game': {
    en: 'The bell ends an offer, and whoever rings it too early pays for the tea. Learned in five minutes, never quite mastered by economists. 20 × 13 × 5 cm.',
    ar: 'الجرس ينهي العرض، ومن قرعه قبل أوانه دفع ثمن الشاي. تُتعلَّم في خمس دقائق، ولم يتقنها اقتصادي قط. 20 × 13 × 5 سم.',
    ir: 'زنگ چانه را تمام می‌کند و هرکس زود بزند پول چای با اوست. پنج‌دقیقه‌ای یاد گرفته می‌شود و هیچ اقتصاددانی هنوز خوب بلدش نیست. ۲۰ × ۱۳ × ۵ سانتی‌متر.',
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
  'humming-tin-top': {
    en: 'Two reeds inside, tuned by ear: one to D and one a little above, so that it shivers. Printed with a caravan that never arrives. Do not immerse it.',
    ar: 'في داخله ريشتان تُضبطان بالأذن، إحداهما أعلى من أختها بقليل فيرتعش الصوت. مطبوعة عليه قافلة لا تصل أبدًا. لا يُغمر بالماء.',
    ir: 'داخلش دو زبانه است که گوشی کوک شده، یکی کمی بالاتر از دیگری تا صدا بلرزد. رویش کاروانی چاپ شده که هیچ‌وقت نمی‌رسد. در آب فرو نکنید.',
  },
} satisfies Record<string, Localized>;
