import type { Localized } from '../shape.ts';

/** What the makers add about lighting and furniture: how it is made, what else to know. */
export const notesOfLightingAndFurniture = {
  'lath-reading-lamp': {
    en: 'We asked eleven people who read in bed where the light bothers the other one, and shortened the head until it no longer did. The arm stays where you leave it; the joint can be tightened with a coin.',
    ar: 'سألنا أحد عشر شخصًا يقرؤون في السرير متى يزعج الضوءُ النائمَ بجانبهم، وقصّرنا رأس المصباح حتى لم يعد يزعج أحدًا. تبقى الذراع حيث تتركها، ويُشدّ مفصلها بقطعة نقود.',
    ir: 'از یازده نفر که در تخت کتاب می‌خوانند پرسیدیم نور کِی بغل‌دستی را اذیت می‌کند و آن‌قدر سرش را کوتاه کردیم تا دیگر نکرد. بازو هرجا بگذارید می‌ماند و مفصلش با یک سکه سفت می‌شود.',
  },
  'linen-drum-table-lamp': {
    en: 'The linen is woven in the next street and left the colour it grew in. S is the lamp for a shelf, 38 cm; L is 52 cm tall with a shade of 36 cm and wants a table of its own.',
    ar: 'يُنسج الكتّان في الشارع المجاور ويُترك بلونه الذي نبت به. مقاس S للرف بارتفاع 38 سم، ومقاس L ارتفاعه 52 سم وغطاؤه 36 سم ويستحق طاولة له وحده.',
    ir: 'کتانش را در خیابان بغلی می‌بافند و به همان رنگی که روییده رها می‌کنند. اندازه‌ی S برای طاقچه است، ۳۸ سانتی‌متر؛ اندازه‌ی L ۵۲ سانتی‌متر بلندی و کلاهک ۳۶ سانتی‌متری دارد و میز خودش را می‌خواهد.',
  },
  'mushroom-brass-lamp': {
    en: 'Spun by Murat, who learned on trumpet bells. The lowest of the three steps is dimmer than a candle, for parents. The white one is the same brass under lacquer and does not age.',
    ar: 'يشكّله مراد الذي تعلّم الصنعة على أبواق النفير. أضعف درجاته الثلاث أخفت من شمعة، وهي للآباء والأمهات. والأبيض نحاس مثله تحت طبقة لاكر، فلا يتغيّر مع العمر.',
    ir: 'مراد خم‌کاری‌اش می‌کند که این کار را با دهانه‌ی ترومپت یاد گرفته. کم‌نورترین حالت از یک شمع هم کم‌نورتر است؛ برای پدر و مادرها. سفیدش هم همین برنج است زیر لاک و رنگش عوض نمی‌شود.',
  },
  'lattice-night-lamp': {
    en: 'Three hundred and twelve pieces, none of them glued: they hold each other, as they do in a window screen. Turned on a foot lathe by Idris’s father, who says that an electric one is in too much of a hurry.',
    ar: 'ثلاثمئة واثنتا عشرة قطعة بلا غراء: يمسك بعضها بعضًا كما في المشربيات. يخرطها والد إدريس على مخرطة القدم، ويقول إن الكهربائية أعجل مما ينبغي.',
    ir: 'سیصد و دوازده قطعه، بی‌هیچ چسبی: همدیگر را نگه می‌دارند، همان‌طور که در پنجره‌ی مشبک. پدر ادریس با چرخ پایی می‌تراشد و می‌گوید برقی‌اش زیادی عجله دارد.',
  },
  'tripod-floor-lamp': {
    en: 'A tripod stands still on old floors, which is where we live. The cable runs inside one leg and the switch sits at the height of a hand that has just come through the door. 4.1 kg.',
    ar: 'القوائم الثلاث لا تتمايل على الأرضيات القديمة، وهذه أرضنا. يمرّ السلك داخل إحداها، والمفتاح على ارتفاع يدٍ دخلت الباب للتوّ. وزنه 4.1 كغ.',
    ir: 'سه‌پایه روی کف‌های قدیمی نمی‌لنگد و کف خانه‌ی ما قدیمی است. سیم از داخل یکی از پایه‌ها می‌گذرد و کلید هم‌قدِ دستی است که تازه از در آمده. ۴٫۱ کیلوگرم.',
  },
  'bow-floor-lamp': {
    en: 'It comes in three tubes that slide together, so it fits into a taxi. Put the base under the sofa and the light where your book is. For an E27 bulb of up to 12 W; the head turns all the way round.',
    ar: 'يأتي في ثلاثة أنابيب تتداخل، فيتسع له صندوق سيارة أجرة. ضع القاعدة تحت الأريكة والضوء حيث كتابك. للمبة عادية حتى 12 واط، ورأسه يدور دورة كاملة.',
    ir: 'سه لوله است که در هم می‌روند، پس در تاکسی جا می‌شود. پایه را زیر مبل بگذارید و نور را روی کتاب. برای لامپ معمولی تا ۱۲ وات؛ سرش کامل می‌چرخد.',
  },
  'paper-column-floor-lamp': {
    en: 'Torn paper can be mended with rice paste and a second piece: two sheets are in the box, with the recipe. It is a soft light for a corner and no reading lamp.',
    ar: 'الورق الممزّق يُرقع بعجينة الأرز وقطعة أخرى: في العلبة ورقتان ومعهما الوصفة. إنه ضوء ناعم لركن، لا مصباح للقراءة.',
    ir: 'کاغذ اگر پاره شد با چسب برنج و تکه‌ای دیگر وصله می‌شود: دو برگ با دستورش در جعبه هست. نوری نرم برای یک گوشه است، نه چراغ مطالعه.',
  },
  'lath-pendant': {
    en: 'The strips go into the steam box for eleven minutes, and then there are thirty seconds to bend them. The small one weighs 700 g, the large one 1.2 kg; hang it 65 cm above a table, higher where people walk.',
    ar: 'تدخل الشرائح صندوق البخار إحدى عشرة دقيقة، ثم لا يبقى لثنيها إلا ثلاثون ثانية. الصغير 700 غ والكبير 1.2 كغ؛ علّقه على ارتفاع 65 سم فوق الطاولة، وأعلى من ذلك حيث يمرّ الناس.',
    ir: 'باریکه‌ها یازده دقیقه در جعبه‌ی بخار می‌مانند و بعد فقط سی ثانیه برای خم کردنشان وقت هست. کوچکش ۷۰۰ گرم و بزرگش ۱٫۲ کیلوگرم است؛ ۶۵ سانتی‌متر بالای میز بیاویزید و در محل رفت‌وآمد بالاتر.',
  },
  'souk-brass-pendant': {
    en: 'The holes follow a paper pattern from 1890 that is more tape than paper by now. One craftsman makes one lamp in two days and signs it inside. Wipe with a dry cloth; polish only if you miss the shine.',
    ar: 'تتبع الثقوب نموذجًا ورقيًا من سنة 1890 صار لاصقًا أكثر مما هو ورق. يصنع الحرفي الواحد مصباحًا في يومين ويوقّعه من الداخل. امسحه بقماش جاف، ولا تلمّعه إلا إن اشتقت إلى اللمعان.',
    ir: 'سوراخ‌ها از روی الگویی کاغذی از سال ۱۸۹۰ زده می‌شوند که حالا بیشترش نوارچسب است. هر استادکار در دو روز یک چراغ می‌سازد و داخلش را امضا می‌کند. با پارچه‌ی خشک پاک کنید و فقط اگر دلتان برای برقش تنگ شد بسابید.',
  },
  'plaster-dome-pendant': {
    en: 'Cast in a mould made from a mixing bowl, then sanded by hand until no ring is left. For an E27 bulb of up to 12 W. Paint it the colour of your ceiling if you like; plaster takes any wall paint.',
    ar: 'يُصبّ في قالب أُخذ عن وعاء عجين، ثم يُصنفر باليد حتى لا تبقى حلقة. للمبة عادية حتى 12 واط. ولك أن تدهنه بلون سقفك، فالجص يقبل أي دهان جدران.',
    ir: 'در قالبی که از روی یک تغار گرفته شده می‌ریزیم و آن‌قدر با دست سنباده می‌زنیم که ردی نماند. برای لامپ معمولی تا ۱۲ وات. اگر خواستید هم‌رنگ سقف رنگش کنید؛ گچ هر رنگ دیواری را می‌گیرد.',
  },
  'enamel-kitchen-pendant': {
    en: 'Fired at 820 degrees in a factory that otherwise makes street signs, so it will outlast the kitchen. The inside is white in every colour. A chip can be touched up with the little bottle we send.',
    ar: 'يُشوى على 820 درجة في مصنع لا ينتج سوى لافتات الشوارع، فيعمّر أكثر من المطبخ. باطنه أبيض في كل الألوان، وأي خدش يُصلح بالقارورة الصغيرة التي نرسلها معه.',
    ir: 'در ۸۲۰ درجه پخته می‌شود، در کارخانه‌ای که کارش تابلوی خیابان است؛ پس از خود آشپزخانه بیشتر عمر می‌کند. در همه‌ی رنگ‌ها داخلش سفید است و لب‌پریدگی با شیشه‌ی کوچکی که می‌فرستیم درست می‌شود.',
  },
  'courtyard-arch-mirror': {
    en: 'The curve is that of a doorway two houses down, traced on brown paper one Friday. Two people hang it more happily than one: the small one weighs 9 kg, the large one 23 kg.',
    ar: 'قوسها قوس باب على بُعد بيتين، نسخناه على ورق بنّي ذات جمعة. ويعلّقها اثنان أسعد من واحد: وزن الصغيرة 9 كغ والكبيرة 23 كغ.',
    ir: 'انحنایش انحنای درِ دو خانه آن‌طرف‌تر است که یک جمعه روی کاغذ قهوه‌ای کپی کردیم. دو نفر راحت‌تر از یک نفر نصبش می‌کنند: کوچکش ۹ و بزرگش ۲۳ کیلوگرم است.',
  },
  'star-frame-mirror': {
    en: 'Each frame holds a hundred and ninety-two slivers, cut with a saw as fine as a hair and fitted dry before the glue. It takes four days, and Idris does not answer the telephone on them.',
    ar: 'في كل إطار مئة واثنتان وتسعون شظية تُقطع بمنشار رفيع كالشعرة وتُجرّب جافة قبل الغراء. يستغرق ذلك أربعة أيام لا يردّ فيها إدريس على الهاتف.',
    ir: 'در هر قاب صد و نود و دو تراشه هست که با اره‌ای به نازکی مو بریده و پیش از چسب، خشک کنار هم چیده می‌شود. چهار روز کار دارد و ادریس در این چهار روز جواب تلفن نمی‌دهد.',
  },
  'tall-oak-three-leg-stool': {
    en: 'The wedges on top are cut from the other wood, walnut in oak and oak in walnut, so that you can see what holds it. 3.1 kg and 3.8 kg. Three of the 45 cm ones stack.',
    ar: 'الأسافين الظاهرة من أعلى مقطوعة من الخشب الآخر: جوز في البلوط وبلوط في الجوز، لترى ما يمسكه. الوزن 3.1 كغ و3.8 كغ، وثلاثة من مقاس 45 سم تُصفّ بعضها فوق بعض.',
    ir: 'گُوه‌های رو از چوب دیگر است، گردو در بلوط و بلوط در گردو، تا ببینید چه چیزی نگهش داشته. ۳٫۱ و ۳٫۸ کیلوگرم. سه تا از اندازه‌ی ۴۵ سانتی روی هم می‌رود.',
  },
  'rush-seat-stool': {
    en: 'The rush is cut in August by the river Sebou and dries on our roof until the smell is gone, or nearly. A seat takes an afternoon, and the woman who weaves it sings, so we know how far she is.',
    ar: 'يُقطع القش في آب على ضفة نهر سبو ويجفّ فوق سطحنا حتى تذهب رائحته أو تكاد. تستغرق الجلسة عصر يوم، والتي تنسجها تغنّي، فنعرف أين وصلت.',
    ir: 'حصیرش مرداد کنار رود سِبو چیده می‌شود و روی پشت‌بام ما خشک می‌شود تا بویش برود، یا تقریباً برود. هر نشیمن یک بعدازظهر کار دارد و زنی که می‌بافدش آواز می‌خواند؛ از همان می‌فهمیم به کجا رسیده.',
  },
  'step-stool-two-tread': {
    en: 'The lower step is 20 cm high, right for brushing teeth, and the upper one gives you forty more. No screws on show, no hinges, nothing to trap a finger. 5.2 kg.',
    ar: 'الدرجة السفلى على ارتفاع 20 سم، مناسبة لغسل الأسنان، والعليا تضاعفها. لا براغي ظاهرة ولا مفصلات ولا شيء يقبض على إصبع. الوزن 5.2 كغ.',
    ir: 'پله‌ی پایین ۲۰ سانتی‌متر است، درست برای مسواک زدن، و بالایی دو برابرش. نه پیچ پیداست نه لولا، و نه جایی که انگشت لایش بماند. ۵٫۲ کیلوگرم.',
  },
  'tall-oak-spindle-chair': {
    en: 'The seat is carved with a scorp until Idris can sit through a phone call with his sister. 44 cm wide, 48 cm deep. If a spindle should ever break, send us the number under the seat and we turn the same one.',
    ar: 'تُنحت الجلسة بالمقوّرة حتى يستطيع إدريس أن يجلس عليها مكالمة كاملة مع أخته. عرضه 44 سم وعمقه 48 سم. إن انكسر عمود يومًا فأرسل الرقم الذي تحت الجلسة نخرط لك مثله.',
    ir: 'نشیمن آن‌قدر تراشیده می‌شود که ادریس بتواند یک تلفنِ کامل با خواهرش را رویش بنشیند. پهنا ۴۴ و عمق ۴۸ سانتی‌متر. اگر روزی پره‌ای شکست شماره‌ی زیر نشیمن را بفرستید تا همان را بتراشیم.',
  },
  'woven-cord-chair': {
    en: 'Paper cord does not stretch the way cotton does, and it creaks a little for the first month, which is how you know it is settling. 52 cm wide, seat at 44 cm. Vacuum it; never wash it.',
    ar: 'الحبل الورقي لا يتمدد كالقطن، ويصرّ قليلًا في شهره الأول، فتعرف أنه يستقر. عرضه 52 سم وارتفاع جلسته 44 سم. نظّفه بالمكنسة الكهربائية ولا تغسله أبدًا.',
    ir: 'طناب کاغذی مثل نخ کش نمی‌آید و ماه اول کمی جیرجیر می‌کند؛ دارد جا می‌افتد. پهنا ۵۲ و ارتفاع نشیمن ۴۴ سانتی‌متر. جارو بکشید، هیچ‌وقت نشویید.',
  },
  'childs-schoolroom-chair': {
    en: 'The school next door has forty of them, and we mend two a year, which is how we know they are strong enough. 30 cm wide, 52 cm tall. The handle cut in the back is the size of a small hand.',
    ar: 'في المدرسة المجاورة أربعون منه ولا نصلح إلا اثنين في السنة، فعرفنا أنه متين. عرضه 30 سم وارتفاعه 52 سم. والفتحة في ظهره على قدر يد صغيرة.',
    ir: 'مدرسه‌ی بغلی چهل تا دارد و ما سالی دوتایش را تعمیر می‌کنیم؛ از همین فهمیدیم محکم است. پهنا ۳۰ و بلندی ۵۲ سانتی‌متر. جای دستِ پشتش به اندازه‌ی یک دست کوچک است.',
  },
  'tall-oak-peg-shelf': {
    en: 'The pegs lean back by four degrees, so a coat stays on however it is thrown. A paper template shows where to drill. 60 cm is for a child’s room, 90 for a hall, 120 for a family that comes home all at once.',
    ar: 'تميل الأوتاد إلى الخلف أربع درجات فيثبت المعطف كيفما رُمي. ومع الرف نموذج ورقي يبيّن مواضع الثقب. 60 سم لغرفة طفل، و90 لمدخل، و120 لعائلة تعود إلى البيت دفعة واحدة.',
    ir: 'میخ‌ها چهار درجه به عقب خم‌اند تا پالتو هرطور پرت شد بماند. الگوی کاغذی جای سوراخ‌ها را نشان می‌دهد. ۶۰ سانتی برای اتاق بچه، ۹۰ برای راهرو و ۱۲۰ برای خانواده‌ای که همه با هم می‌رسند.',
  },
  'ladder-bookshelf': {
    en: 'It leans by seven degrees, which leaves room for a skirting board and takes nothing from the floor. Each shelf carries 20 kg, the books you own already and a few more. 16 kg, in one flat box of 185 cm.',
    ar: 'تميل سبع درجات، فتترك مكانًا لحاشية الجدار ولا تأخذ من الأرض شيئًا. يحمل كل رف 20 كغ: ما عندك من كتب وقليلًا بعد. وزنها 16 كغ، وتصل في صندوق مسطّح طوله 185 سم.',
    ir: 'هفت درجه شیب دارد، جای قرنیز را باز می‌گذارد و از زمین چیزی نمی‌گیرد. هر طبقه ۲۰ کیلوگرم تحمل می‌کند: کتاب‌هایی که دارید و چندتایی دیگر. ۱۶ کیلوگرم، در یک جعبه‌ی تخت ۱۸۵ سانتی‌متری.',
  },
  'spice-niche-shelf': {
    en: 'Old walls had niches because nobody wanted to waste a wall. New walls are too thin, so this one brings its own. Each arch is 13 cm wide and 22 cm high: a jar of cardamom, or a paperback.',
    ar: 'كانت في الجدران القديمة كُوى لأن أحدًا لم يشأ أن يضيع جدارًا. والجدران الجديدة رقيقة، فجاء هذا بكُواه معه. عرض كل قوس 13 سم وارتفاعه 22 سم: لمرطبان هيل أو كتاب صغير.',
    ir: 'دیوارهای قدیمی طاقچه داشتند چون کسی نمی‌خواست دیوار هدر برود. دیوارهای امروزی نازک‌اند، این یکی طاقچه‌اش را با خودش می‌آورد. هر طاق ۱۳ سانتی‌متر پهنا و ۲۲ سانتی‌متر بلندی دارد: یک شیشه هل، یا یک کتاب جیبی.',
  },
  'tea-tray-side-table': {
    en: 'Guests come, the tray goes to the kitchen and returns with glasses; nobody clears a table. The rim is 2 cm high and rolled over a wire, as on every tray in Fez. 4.4 kg together.',
    ar: 'يأتي الضيوف، فتذهب الصينية إلى المطبخ وتعود بالأكواب، ولا يخلي أحد طاولة. حافتها 2 سم ملفوفة على سلك كما في كل صواني فاس. الوزن معًا 4.4 كغ.',
    ir: 'مهمان می‌رسد، سینی به آشپزخانه می‌رود و با استکان برمی‌گردد؛ کسی میز خالی نمی‌کند. لبه‌اش ۲ سانتی‌متر است و مثل همه‌ی سینی‌های فاس دور سیم برگشته. روی هم ۴٫۴ کیلوگرم.',
  },
  'hexagon-inlay-table': {
    en: 'It is made by one man, Si Abdellatif, and there are never more than three at a time. The shell is cut with a jeweller’s saw and changes from green to rose as you walk past. A certificate bears his name and the day.',
    ar: 'يصنعها رجل واحد هو سي عبد اللطيف، ولا يوجد منها أكثر من ثلاث في وقت واحد. يُقطع الصدف بمنشار الصاغة ويتحوّل من الأخضر إلى الوردي وأنت تمرّ به. ومعها شهادة عليها اسمه واليوم.',
    ir: 'فقط یک نفر می‌سازدش، سی عبداللطیف، و هیچ‌وقت بیشتر از سه تا نیست. صدف با اره‌ی زرگری بریده می‌شود و وقتی از کنارش رد می‌شوید از سبز به صورتی می‌زند. شناسنامه‌ای دارد با نام او و تاریخ آن روز.',
  },
} satisfies Record<string, Localized>;
