import type { Localized } from '../shape.ts';

/** What the makers add about lighting and furniture: how it is made, what else to know. */
export const notesOfLightingAndFurniture = {
  'lath-reading-lamp': {
    en: 'We asked nine people who read in bed where the light bothers the other one, and lowered the shade until it no longer did. The linen lets through just enough to find your glasses by.',
    ar: 'سألنا تسعة أشخاص يقرؤون في السرير متى يزعج الضوءُ النائمَ بجانبهم، وأنزلنا الغطاء حتى لم يعد يزعج أحدًا. ويمرّ من الكتّان ما يكفي لتجد نظارتك.',
    ir: 'از نُه نفر که در تخت کتاب می‌خوانند پرسیدیم نور کِی بغل‌دستی را اذیت می‌کند و آن‌قدر کلاهک را پایین آوردیم تا دیگر نکرد. از کتان همان‌قدر نور رد می‌شود که عینکتان را پیدا کنید.',
  },
  'linen-shade-table-lamp': {
    en: 'The linen is woven in the next street and left the colour it grew in. S is the lamp for a shelf, 38 cm; L is 52 cm tall with a shade of 36 cm and wants a table of its own.',
    ar: 'يُنسج الكتّان في الشارع المجاور ويُترك بلونه الذي نبت به. مقاس S للرف بارتفاع 38 سم، ومقاس L ارتفاعه 52 سم وغطاؤه 36 سم ويستحق طاولة له وحده.',
    ir: 'کتانش را در خیابان بغلی می‌بافند و به همان رنگی که روییده رها می‌کنند. اندازه‌ی S برای طاقچه است، ۳۸ سانتی‌متر؛ اندازه‌ی L ۵۲ سانتی‌متر بلندی و کلاهک ۳۶ سانتی‌متری دارد و میز خودش را می‌خواهد.',
  },
  'brass-gourd-lamp': {
    en: 'Spun by Murat, who learned on trumpet bells. The lowest of the three steps is dimmer than a candle, for parents. The white one is the same brass under lacquer and does not age.',
    ar: 'يشكّله مراد الذي تعلّم الصنعة على أبواق النفير. أضعف درجاته الثلاث أخفت من شمعة، وهي للآباء والأمهات. والأبيض نحاس مثله تحت طبقة لاكر، فلا يتغيّر مع العمر.',
    ir: 'مراد خم‌کاری‌اش می‌کند که این کار را با دهانه‌ی ترومپت یاد گرفته. کم‌نورترین حالت از یک شمع هم کم‌نورتر است؛ برای پدر و مادرها. سفیدش هم همین برنج است زیر لاک و رنگش عوض نمی‌شود.',
  },
  'turned-walnut-lamp': {
    en: 'One block, four hours, and a heap of shavings that keeps the neighbours’ stove going. Turned on a foot lathe by Idris’s father, who says that an electric one is in too much of a hurry.',
    ar: 'كتلة واحدة وأربع ساعات وكومة نجارة تدفئ موقد الجيران. يخرطه والد إدريس على مخرطة القدم، ويقول إن الكهربائية أعجل مما ينبغي.',
    ir: 'یک کنده، چهار ساعت و یک کپه تراشه که اجاق همسایه را گرم نگه می‌دارد. پدر ادریس با چرخ پایی می‌تراشد و می‌گوید برقی‌اش زیادی عجله دارد.',
  },
  'tripod-floor-lamp': {
    en: 'A tripod stands still on old floors, which is where we live. The cable runs inside one leg and the switch sits at the height of a hand that has just come through the door. 4.1 kg.',
    ar: 'القوائم الثلاث لا تتمايل على الأرضيات القديمة، وهذه أرضنا. يمرّ السلك داخل إحداها، والمفتاح على ارتفاع يدٍ دخلت الباب للتوّ. وزنه 4.1 كغ.',
    ir: 'سه‌پایه روی کف‌های قدیمی نمی‌لنگد و کف خانه‌ی ما قدیمی است. سیم از داخل یکی از پایه‌ها می‌گذرد و کلید هم‌قدِ دستی است که تازه از در آمده. ۴٫۱ کیلوگرم.',
  },
  'painted-tripod-lamp': {
    en: 'Three coats of paint, each sanded, and a fourth where hands will take hold of it. The legs unscrew, so it fits into a taxi. For an E27 bulb of up to 15 W.',
    ar: 'ثلاث طبقات من الدهان تُصنفر كل منها، ورابعة حيث ستمسك الأيدي. تُفكّ القوائم فيتسع له صندوق سيارة أجرة. للمبة عادية حتى 15 واط.',
    ir: 'سه دست رنگ که هرکدام سنباده خورده، و دست چهارم همان‌جا که دست می‌گیردش. پایه‌ها باز می‌شوند و در تاکسی جا می‌شود. برای لامپ معمولی تا ۱۵ وات.',
  },
  'white-tripod-lamp': {
    en: 'Torn paper can be mended with rice paste and a second piece: two sheets are in the box, with the recipe. It is a soft light for a corner and no reading lamp.',
    ar: 'الورق الممزّق يُرقع بعجينة الأرز وقطعة أخرى: في العلبة ورقتان ومعهما الوصفة. إنه ضوء ناعم لركن، لا مصباح للقراءة.',
    ir: 'کاغذ اگر پاره شد با چسب برنج و تکه‌ای دیگر وصله می‌شود: دو برگ با دستورش در جعبه هست. نوری نرم برای یک گوشه است، نه چراغ مطالعه.',
  },
  'turned-oak-pendant': {
    en: 'The bowl is turned green and dries on its own for six weeks, in which it may go a little oval; we like that and hang the best ones at home. The small one weighs 900 g, the large one 1.7 kg; hang it 65 cm above a table, higher where people walk.',
    ar: 'يُخرط والخشب أخضر ثم يجفّ وحده ستة أسابيع قد يصير فيها بيضويًا قليلًا؛ ونحن نحب ذلك ونعلّق أجملها في بيوتنا. الصغير 900 غ والكبير 1.7 كغ؛ علّقه على ارتفاع 65 سم فوق الطاولة، وأعلى من ذلك حيث يمرّ الناس.',
    ir: 'تر خراطی می‌شود و شش هفته خودش خشک می‌شود؛ شاید کمی بیضی شود، ما همین را دوست داریم و بهترین‌ها را خانه‌ی خودمان می‌زنیم. کوچکش ۹۰۰ گرم و بزرگش ۱٫۷ کیلوگرم است؛ ۶۵ سانتی‌متر بالای میز بیاویزید و در محل رفت‌وآمد بالاتر.',
  },
  'souk-brass-pendant': {
    en: 'A disc of brass, a lathe, a long steel tool and one minute of not breathing. One craftsman makes four in a day and signs each inside. Wipe with a dry cloth; polish only if you miss the shine.',
    ar: 'قرص نحاس ومخرطة وأداة فولاذية طويلة، ودقيقة كاملة بلا نَفَس. يصنع الحرفي الواحد أربعة في اليوم ويوقّع كلًا منها من الداخل. امسحه بقماش جاف، ولا تلمّعه إلا إن اشتقت إلى اللمعان.',
    ir: 'یک دیسک برنج، یک چرخ، یک ابزار بلند فولادی و یک دقیقه نفس نکشیدن. هر استادکار روزی چهار تا می‌سازد و داخل هرکدام را امضا می‌کند. با پارچه‌ی خشک پاک کنید و فقط اگر دلتان برای برقش تنگ شد بسابید.',
  },
  'plaster-dome-pendant': {
    en: 'Cast in a mould made from a mixing bowl, then sanded by hand until no ring is left. For an E27 bulb of up to 12 W. Paint it the colour of your ceiling if you like; plaster takes any wall paint.',
    ar: 'يُصبّ في قالب أُخذ عن وعاء عجين، ثم يُصنفر باليد حتى لا تبقى حلقة. للمبة عادية حتى 12 واط. ولك أن تدهنه بلون سقفك، فالجص يقبل أي دهان جدران.',
    ir: 'در قالبی که از روی یک تغار گرفته شده می‌ریزیم و آن‌قدر با دست سنباده می‌زنیم که ردی نماند. برای لامپ معمولی تا ۱۲ وات. اگر خواستید هم‌رنگ سقف رنگش کنید؛ گچ هر رنگ دیواری را می‌گیرد.',
  },
  'enamel-kitchen-pendant': {
    en: 'Fired at 820 degrees in a factory that otherwise makes street signs, so it will outlast the kitchen. The inside is white in every colour. A chip can be touched up with the little bottle we send.',
    ar: 'يُشوى على 820 درجة في مصنع يصنع في سائر أيامه لافتات الشوارع، فيعمّر أكثر من المطبخ. باطنه أبيض في كل الألوان، وأي خدش يُصلح بالقارورة الصغيرة التي نرسلها معه.',
    ir: 'در ۸۲۰ درجه پخته می‌شود، در کارخانه‌ای که کارش تابلوی خیابان است؛ پس از خود آشپزخانه بیشتر عمر می‌کند. در همه‌ی رنگ‌ها داخلش سفید است و لب‌پریدگی با شیشه‌ی کوچکی که می‌فرستیم درست می‌شود.',
  },
  'courtyard-arch-mirror': {
    en: 'The curve is that of a doorway two houses down, traced on brown paper one Friday. Two people hang it more happily than one: the small one weighs 9 kg, the large one 23 kg.',
    ar: 'قوسها قوس باب على بُعد بيتين، نسخناه على ورق بنّي ذات جمعة. ويعلّقها اثنان أسعد من واحد: وزن الصغيرة 9 كغ والكبيرة 23 كغ.',
    ir: 'انحنایش انحنای درِ دو خانه آن‌طرف‌تر است که یک جمعه روی کاغذ قهوه‌ای کپی کردیم. دو نفر راحت‌تر از یک نفر نصبش می‌کنند: کوچکش ۹ و بزرگش ۲۳ کیلوگرم است.',
  },
  'little-arch-mirror': {
    en: 'The arch is bent from one lath, not sawn from a board, so the grain follows it round. It takes four days in the form, and Idris does not answer the telephone on the first of them.',
    ar: 'القوس مثنيّ من شريحة واحدة لا منشور من لوح، فتدور العروق معه. يبقى في القالب أربعة أيام لا يردّ إدريس في أولها على الهاتف.',
    ir: 'طاقش از یک باریکه خم شده، نه از تخته بریده، پس رگه‌ی چوب با آن می‌چرخد. چهار روز در قالب می‌ماند و ادریس روز اول جواب تلفن نمی‌دهد.',
  },
  'tall-oak-three-leg-stool': {
    en: 'The wedges on top are cut from the other wood, walnut in oak and oak in walnut, so that you can see what holds it. 3.1 kg and 3.8 kg. Three of the 45 cm ones stack.',
    ar: 'الأسافين الظاهرة من أعلى مقطوعة من الخشب الآخر: جوز في البلوط وبلوط في الجوز، لترى ما يمسكه. الوزن 3.1 كغ و3.8 كغ، وثلاثة من مقاس 45 سم تُصفّ بعضها فوق بعض.',
    ir: 'گُوه‌های رو از چوب دیگر است، گردو در بلوط و بلوط در گردو، تا ببینید چه چیزی نگهش داشته. ۳٫۱ و ۳٫۸ کیلوگرم. سه تا از اندازه‌ی ۴۵ سانتی روی هم می‌رود.',
  },
  'coffee-house-stool': {
    en: 'Copied from the one on which Idris’s father has had his coffee since 1971, hollow and all. The rail between the legs is at the height where feet look for it.',
    ar: 'منقول عن المقعد الذي يشرب عليه والد إدريس قهوته منذ سنة 1971، بتقعيره وكل ما فيه. والعارضة بين القوائم على الارتفاع الذي تبحث عنه القدم.',
    ir: 'از روی چهارپایه‌ای ساخته شده که پدر ادریس از سال ۱۹۷۱ رویش قهوه می‌خورد، با همان گودی. میله‌ی بین پایه‌ها درست همان‌جاست که پا دنبالش می‌گردد.',
  },
  'kitchen-stool': {
    en: 'Three legs, since kitchen floors are never flat, and a seat that one can stand on to reach the good plates. No screws on show, nothing to trap a finger. 4.2 kg.',
    ar: 'ثلاث قوائم لأن أرض المطبخ لا تستوي أبدًا، وجلسة يُصعد عليها إلى أطباق الضيوف. لا براغي ظاهرة ولا شيء يقبض على إصبع. الوزن 4.2 كغ.',
    ir: 'سه پایه، چون کف آشپزخانه هیچ‌وقت صاف نیست، و نشیمنی که می‌شود رویش ایستاد تا دست به بشقاب‌های مهمانی برسد. نه پیچی پیداست و نه جایی که انگشت لایش بماند. ۴٫۲ کیلوگرم.',
  },
  'tall-oak-spindle-chair': {
    en: 'The seat is carved with a scorp until Idris can sit through a phone call with his sister. 44 cm wide, 48 cm deep. If a spindle should ever break, send us the number under the seat and we turn the same one.',
    ar: 'تُنحت الجلسة بالمقوّرة حتى يستطيع إدريس أن يجلس عليها مكالمة كاملة مع أخته. عرضه 44 سم وعمقه 48 سم. إن انكسر عمود يومًا فأرسل الرقم الذي تحت الجلسة نخرط لك مثله.',
    ir: 'نشیمن آن‌قدر تراشیده می‌شود که ادریس بتواند یک تلفنِ کامل با خواهرش را رویش بنشیند. پهنا ۴۴ و عمق ۴۸ سانتی‌متر. اگر روزی پره‌ای شکست شماره‌ی زیر نشیمن را بفرستید تا همان را بتراشیم.',
  },
  'reading-room-chair': {
    en: 'Made first for a library in Meknes, sixty of them, and the librarian tried each one with a newspaper. It creaks a little for the first month, which is how you know it is settling. 46 cm wide.',
    ar: 'صُنع أول مرة لمكتبة في مكناس، ستين كرسيًا، وجرّبت أمينتها كل واحد بجريدة. يصرّ قليلًا في شهره الأول، فتعرف أنه يستقر. عرضه 46 سم.',
    ir: 'اول برای کتابخانه‌ای در مکناس ساختیم، شصت تا، و کتابدار هرکدام را با یک روزنامه امتحان کرد. ماه اول کمی جیرجیر می‌کند؛ دارد جا می‌افتد. پهنا ۴۶ سانتی‌متر.',
  },
  'childs-schoolroom-chair': {
    en: 'The school next door has forty of them, and we mend two a year, which is how we know they are strong enough. 30 cm wide, 52 cm tall. The gap between two spindles is the size of a small hand.',
    ar: 'في المدرسة المجاورة أربعون منه ولا نصلح إلا اثنين في السنة، فعرفنا أنه متين. عرضه 30 سم وارتفاعه 52 سم. والفرجة بين عمودين من ظهره على قدر يد صغيرة.',
    ir: 'مدرسه‌ی بغلی چهل تا دارد و ما سالی دوتایش را تعمیر می‌کنیم؛ از همین فهمیدیم محکم است. پهنا ۳۰ و بلندی ۵۲ سانتی‌متر. فاصله‌ی بین دو پره‌اش به اندازه‌ی یک دست کوچک است.',
  },
  'tall-oak-bookcase': {
    en: 'The shelves sit in grooves and are wedged from behind: no pins to lose. It arrives flat and goes together with a mallet and a friend. 60 cm is for a child’s room, 90 for a hall, 120 for people who lend books and get them back.',
    ar: 'تدخل الرفوف في مجارٍ وتُثبَّت بأسافين من الخلف: لا دبابيس تضيع. تصل مسطّحة وتُركَّب بمطرقة خشبية وصديق. 60 سم لغرفة طفل، و90 لمدخل، و120 لمن يعير كتبه وتعود إليه.',
    ir: 'طبقه‌ها در شیار می‌نشینند و از پشت گُوه می‌خورند: پینی نیست که گم شود. تخت می‌رسد و با یک چکش چوبی و یک دوست سوار می‌شود. ۶۰ سانتی برای اتاق بچه، ۹۰ برای راهرو و ۱۲۰ برای کسانی که کتاب قرض می‌دهند و پس می‌گیرند.',
  },
  'deep-shelf-bookcase': {
    en: 'The back is let into a groove all round, and keeps the case straight on a floor that is not. Each one carries 30 kg, the books you own already and a few more. 22 kg, in one flat box of 135 cm.',
    ar: 'ظهرها داخل في مجرى من جهاته كلها، فيُبقيها مستقيمة على أرض ليست كذلك. يحمل كل رف 30 كغ: ما عندك من كتب وقليلًا بعد. وزنها 22 كغ، وتصل في صندوق مسطّح طوله 135 سم.',
    ir: 'پشتش دورتادور در شیار نشسته و حتی روی زمینی که صاف نیست راست نگهش می‌دارد. هر طبقه ۳۰ کیلوگرم تحمل می‌کند: کتاب‌هایی که دارید و چندتایی دیگر. ۲۲ کیلوگرم، در یک جعبه‌ی تخت ۱۳۵ سانتی‌متری.',
  },
  'little-walnut-shelf': {
    en: 'Made for the strip of wall beside a door that is too narrow for furniture and too wide for nothing. Each shelf is 22 cm high: a jar of cardamom, or a paperback.',
    ar: 'صُنع لشريط الجدار بجانب الباب، الضيّق على الأثاث والواسع على الفراغ. ارتفاع كل رف 22 سم: لمرطبان هيل أو كتاب صغير.',
    ir: 'برای همان باریکه‌ی دیوار کنار در ساخته شده که برای مبل باریک است و برای خالی ماندن پهن. هر طبقه ۲۲ سانتی‌متر بلندی دارد: یک شیشه هل، یا یک کتاب جیبی.',
  },
  'tea-tray-side-table': {
    en: 'Guests come, the tray goes to the kitchen and returns with glasses; nobody clears a table. The rim is 2 cm high and rolled over a wire, as on every tray in Fez. 4.4 kg together.',
    ar: 'يأتي الضيوف، فتذهب الصينية إلى المطبخ وتعود بالأكواب، ولا يخلي أحد طاولة. حافتها 2 سم ملفوفة على سلك كما في كل صواني فاس. الوزن معًا 4.4 كغ.',
    ir: 'مهمان می‌رسد، سینی به آشپزخانه می‌رود و با استکان برمی‌گردد؛ کسی میز خالی نمی‌کند. لبه‌اش ۲ سانتی‌متر است و مثل همه‌ی سینی‌های فاس دور سیم برگشته. روی هم ۴٫۴ کیلوگرم.',
  },
  'walnut-tray-table': {
    en: 'It is made by one man, Si Abdellatif, and there are never more than three at a time. The tray is turned from a single plank, rim and all, and polished with a wad of linen for two days. A certificate bears his name and the day.',
    ar: 'يصنعها رجل واحد هو سي عبد اللطيف، ولا يوجد منها أكثر من ثلاث في وقت واحد. تُخرط الصينية بحافتها من لوح واحد وتُلمَّع بكرة من الكتّان يومين. ومعها شهادة عليها اسمه واليوم.',
    ir: 'فقط یک نفر می‌سازدش، سی عبداللطیف، و هیچ‌وقت بیشتر از سه تا نیست. سینی با لبه‌اش از یک تخته خراطی و دو روز با گلوله‌ی کتان صیقل داده می‌شود. شناسنامه‌ای دارد با نام او و تاریخ آن روز.',
  },
} satisfies Record<string, Localized>;
