import type { Localized } from '../shape.ts';

/** What the makers add about kitchen and ceramics: how it is made, what else to know. */
export const notesOfKitchenAndCeramics = {
  'ember-speckled-mug': {
    en: 'Rana throws about forty of these in a morning and keeps the rest of the day for the handles, which are pulled and not pressed. Expect the heights to differ by a few millimetres; stack two and you will see whose wrist was tired.',
    ar: 'تشكّل رنا نحو أربعين كوبًا منها في صباح واحد، وتترك بقية النهار للمقابض التي تُسحب سحبًا ولا تُكبس في قالب. قد يختلف الارتفاع بضعة مليمترات من كوب إلى آخر؛ ضع اثنين متجاورين تعرف متى تعبت يدها.',
    ir: 'رنا صبح‌ها حدود چهل تا از این ماگ‌ها می‌سازد و بقیه‌ی روز را برای دسته‌ها می‌گذارد که با دست کشیده می‌شوند، نه با قالب. بلندی‌شان چند میلی‌متر با هم فرق دارد؛ دوتا را کنار هم بگذارید تا معلوم شود دست کجا خسته شده.',
  },
  'ember-espresso-cups-pair': {
    en: 'They are thrown as a pair, one after the other from the same lump, so that they belong together. The foot is narrow enough for the grid of most espresso machines. 110 g each.',
    ar: 'يُصنعان زوجًا، أحدهما بعد الآخر من كتلة الطين نفسها، فيبقيان أخوين. القاعدة ضيقة بما يكفي لشبكة معظم آلات الإسبريسو. وزن الواحد 110 غ.',
    ir: 'جفت ساخته می‌شوند، یکی پشت دیگری و از یک تکه گِل، تا به هم بیایند. پایه‌شان آن‌قدر باریک است که روی توری بیشتر اسپرسوسازها جا می‌شود. هرکدام ۱۱۰ گرم.',
  },
  'blue-kiln-wave-mug': {
    en: 'The recipe for the cobalt is on page nine of a notebook that Yusuf’s grandfather kept in 1931. The brush is goat hair and is loaded once for each mug, which is why the wave starts dark and runs out pale.',
    ar: 'وصفة الكوبالت في الصفحة التاسعة من دفتر كان جدّ يوسف يدوّن فيه سنة 1931. الفرشاة من شعر الماعز وتُغمس مرة واحدة لكل كوب، ولهذا تبدأ الموجة داكنة وتنتهي فاتحة.',
    ir: 'دستور این لاجورد در صفحه‌ی نُه دفترچه‌ای است که پدربزرگ یوسف سال ۱۹۳۱ می‌نوشت. قلم‌مو از موی بز است و برای هر ماگ فقط یک بار در رنگ می‌رود؛ برای همین موج از تیره شروع می‌شود و به کم‌رنگ می‌رسد.',
  },
  'ember-breakfast-bowl': {
    en: 'We drew it after counting what breakfast needs: two ladles of lentil soup, or three spoons of yoghurt and half a pear, with a finger’s width to spare. 480 g, and four of them nest.',
    ar: 'رسمناه بعد أن حسبنا ما يحتاج إليه الفطور: مغرفتان من شوربة العدس، أو ثلاث ملاعق لبن ونصف كمثرى، مع عرض إصبع فارغ حتى الحافة. وزنها 480 غ، وأربع منها تتداخل.',
    ir: 'پیش از طراحی حساب کردیم صبحانه چه می‌خواهد: دو ملاقه عدسی، یا سه قاشق ماست و نصف یک گلابی، با یک انگشت جای خالی تا لبه. ۴۸۰ گرم است و چهارتایش در هم جا می‌شود.',
  },
  'blue-kiln-serving-bowl': {
    en: 'The turquoise is fired twice, a day apart, and the second time decides: where it is thick it goes nearly green. Two small unglazed grips under the rim let you carry it full. 1.3 kg and 2.1 kg.',
    ar: 'يُحرق الفيروز مرتين بينهما يوم، والثانية هي التي تقرر: حيث يثخن يقارب الخضرة. تحت الحافة موضعان بلا طلاء تمسكه منهما وهو ممتلئ. الوزن 1.3 كغ و2.1 كغ.',
    ir: 'فیروزه دو بار و با یک روز فاصله پخته می‌شود و بار دوم است که تکلیف را معلوم می‌کند: هرجا ضخیم‌تر باشد به سبز می‌زند. زیر لبه دو جای بی‌لعاب دارد تا پُر هم که شد راحت بلندش کنید. ۱٫۳ و ۲٫۱ کیلوگرم.',
  },
  'blue-kiln-olive-bowls': {
    en: 'The smallest is for the stones. It began as a measuring cup for glaze, somebody ate olives out of it, and the other two were thrown around it.',
    ar: 'أصغرها للنوى. كان في الأصل مكيالًا للطلاء، ثم أكل أحدهم منه زيتونًا، فصُنع الآخران على قياسه.',
    ir: 'کوچک‌ترینش برای هسته است. اولش پیمانه‌ی لعاب بود، بعد یکی در آن زیتون خورد و دوتای دیگر دورش ساخته شدند.',
  },
  'ember-dinner-plate': {
    en: 'Plates are the hardest thing a potter makes, since the kiln loves to bend them. One in six does not pass the ruler, and goes to our own table. 2 cm high, so eight take up no more than 17 cm of shelf.',
    ar: 'الأطباق أصعب ما يصنعه الخزّاف، فالفرن يهوى ثنيها. واحد من كل ستة لا يجتاز المسطرة فيذهب إلى مائدتنا نحن. ارتفاعه 2 سم، وثمانية منه لا تأخذ أكثر من 17 سم من الرف.',
    ir: 'بشقاب سخت‌ترین کارِ سفالگر است، چون کوره دوست دارد کجش کند. از هر شش تا یکی از زیر خط‌کش رد نمی‌شود و سر سفره‌ی خودمان می‌رود. بلندی‌اش ۲ سانتی‌متر است و هشت تا بیشتر از ۱۷ سانتی‌متر جا نمی‌گیرد.',
  },
  'blue-kiln-side-plates-pair': {
    en: 'Each star is drawn with a compass and a pencil first; the pencil burns away in the kiln. Look along the rim for a small dot, which is where Yusuf starts and stops.',
    ar: 'تُرسم كل نجمة أولًا بالفرجار والرصاص، ثم يحترق الرصاص في الفرن. ابحث عند الحافة عن نقطة صغيرة: هناك يبدأ يوسف وينتهي.',
    ir: 'هر ستاره اول با پرگار و مداد کشیده می‌شود و مداد در کوره می‌سوزد. نزدیک لبه دنبال یک نقطه‌ی ریز بگردید؛ یوسف از همان‌جا شروع و همان‌جا تمام می‌کند.',
  },
  'ember-squat-teapot': {
    en: 'A spout drips when its lip is round, so this one ends in an edge. The small one stands 11 cm tall and fills three glasses, the large one 13 cm and fills five. Let it dry with the lid off.',
    ar: 'يقطر المصبّ إذا كانت شفته مدوّرة، ولذلك ينتهي هذا بحافة حادة. ارتفاع الصغير 11 سم ويملأ ثلاثة أكواب، والكبير 13 سم ويملأ خمسة. دعه يجفّ وغطاؤه مرفوع.',
    ir: 'لوله وقتی چکه می‌کند که لبش گرد باشد؛ لبِ این یکی تیز تمام می‌شود. کوچکش ۱۱ سانتی‌متر بلندی دارد و سه استکان پر می‌کند، بزرگش ۱۳ سانتی‌متر و پنج استکان. بگذارید با در برداشته خشک شود.',
  },
  'blue-kiln-lemonade-jug': {
    en: 'The lip is pinched by hand while the clay is still soft, and Yusuf tries it with water and a sprig of mint before it goes into the kiln. Holds ice without sweating through. 1.2 kg empty.',
    ar: 'تُقرص الشفة باليد والطين ما زال طريًا، ويجرّبها يوسف بماء وعود نعناع قبل أن تدخل الفرن. يحفظ الثلج ولا يرشح. وزنه فارغًا 1.2 كغ.',
    ir: 'لبه‌اش وقتی گِل هنوز نرم است با دست نیشگون خورده، و یوسف پیش از کوره با آب و یک شاخه نعنا امتحانش می‌کند. یخ هم بریزید، تنش عرق نمی‌کند. خالی‌اش ۱٫۲ کیلوگرم است.',
  },
  'ember-bud-vase': {
    en: 'It is what the wheel makes from the clay that is left at the end of a day, which is why there are always a few and never many. One rose, one olive twig, one dry thistle: it takes no more and wants no more.',
    ar: 'هذا ما يصنعه الدولاب مما بقي من طين آخر النهار، ولذلك يوجد منها القليل دائمًا ولا توجد الكثرة أبدًا. وردة واحدة، أو غصن زيتون، أو شوكة جافة: لا تتسع لأكثر ولا تطلب أكثر.',
    ir: 'چرخ این را از گِلِ ته‌مانده‌ی روز می‌سازد؛ برای همین همیشه چندتایی هست و هیچ‌وقت زیاد نیست. یک شاخه رز، یک سرشاخه‌ی زیتون، یک خار خشک: بیشتر جا ندارد و بیشتر هم نمی‌خواهد.',
  },
  'blue-kiln-tall-vase': {
    en: 'Thrown in two halves and joined at the shoulder; run a finger down it and you may find the seam. The neck is 4 cm wide inside, right for three branches of quince or a single palm leaf.',
    ar: 'يُشكَّل نصفين ثم يُجمعان عند الكتف؛ مرّر إصبعك عليه فقد تجد موضع الوصل. سعة العنق من الداخل 4 سم، تناسب ثلاثة أغصان سفرجل أو سعفة نخيل واحدة.',
    ir: 'در دو نیمه ساخته و سرِ شانه به هم وصل شده؛ انگشت بکشید شاید جای اتصال را پیدا کنید. گردنش از داخل ۴ سانتی‌متر است، مناسب سه شاخه‌ی بِه یا یک برگ نخل.',
  },
  'tandoor-copper-saute-pan': {
    en: 'Copper answers the flame within seconds, in both directions: turn it down and the onions stop. The smaller pan is 6 cm deep and weighs 1.9 kg, the larger 7 cm and 2.6 kg. A cloth bag comes with it.',
    ar: 'يستجيب النحاس للنار في ثوانٍ، صعودًا ونزولًا: اخفض النار يتوقف البصل. عمق الصغيرة 6 سم ووزنها 1.9 كغ، والكبيرة 7 سم و2.6 كغ. ومعها كيس من القماش.',
    ir: 'مس در چند ثانیه به شعله جواب می‌دهد، هم بالا هم پایین: زیرش را کم کنید، پیاز می‌ایستد. تابه‌ی کوچک ۶ سانتی‌متر گودی و ۱٫۹ کیلوگرم وزن دارد، بزرگ ۷ سانتی‌متر و ۲٫۶ کیلوگرم. کیسه‌ی پارچه‌ای هم همراهش است.',
  },
  'tandoor-iron-skillet': {
    en: 'Iron is slow to warm and slow to forget, so give it five minutes before the meat. If it ever rusts, scrub it to bare metal, oil it and bake it for an hour: nothing you do to it is final.',
    ar: 'الحديد بطيء الدفء بطيء النسيان، فأعطه خمس دقائق قبل اللحم. وإن صدئ يومًا فافركه حتى المعدن وادهنه بالزيت واخبزه ساعة: لا شيء تفعله به لا رجعة فيه.',
    ir: 'چدن دیر گرم می‌شود و دیر از یاد می‌برد؛ پیش از گوشت پنج دقیقه وقتش بدهید. اگر روزی زنگ زد تا خود فلز بسابید، چرب کنید و یک ساعت در فر بگذارید: هیچ بلایی که سرش بیاید همیشگی نیست.',
  },
  'tandoor-egg-pan': {
    en: 'In Isfahan every coffee house has a stack of these, one for each guest. It holds two eggs, or three small ones and a tomato; the rim is 3.5 cm high and the pan weighs 420 g.',
    ar: 'في كل مقهى بأصفهان كومة منها، لكل ضيف واحدة. تتسع لبيضتين، أو لثلاث صغيرات وحبة طماطم؛ ارتفاع حافتها 3.5 سم ووزنها 420 غ.',
    ir: 'در اصفهان هر قهوه‌خانه‌ای یک ستون از این‌ها دارد، برای هر مهمان یکی. دو تخم‌مرغ جا می‌گیرد، یا سه تای کوچک و یک گوجه؛ لبه‌اش ۳٫۵ سانتی‌متر و وزنش ۴۲۰ گرم است.',
  },
  'tandoor-walnut-cutting-board': {
    en: 'End grain is the way butchers have cut for three hundred years: the knife goes between the fibres and not across them, so both stay sharp longer. 2.4 kg and 4.6 kg. A groove on one side catches the juice.',
    ar: 'المقطع العرضي هو ما يقطع عليه الجزّارون منذ ثلاثمئة سنة: يدخل السكين بين الألياف لا فوقها، فيبقى حادًا ويبقى اللوح سليمًا. الوزن 2.4 كغ و4.6 كغ، وعلى أحد وجهيه مجرى يجمع العصارة.',
    ir: 'قصاب‌ها سیصد سال است روی برش عرضی کار می‌کنند: چاقو لای الیاف می‌رود، نه روی آن، و هم تیغه دیرتر کند می‌شود هم تخته سالم‌تر می‌ماند. ۲٫۴ و ۴٫۶ کیلوگرم. یک طرفش شیاری برای آب گوشت دارد.',
  },
  'tandoor-long-bread-board': {
    en: 'Our neighbour bakes sangak and complained that no board was long enough to bring one home whole. This is the third version and he has stopped complaining. 1.4 kg.',
    ar: 'جارنا يخبز السنكك، وكان يشكو أن لا لوح يكفي طوله ليحمل رغيفًا كاملًا إلى البيت. هذه هي النسخة الثالثة وقد كفّ عن الشكوى. الوزن 1.4 كغ.',
    ir: 'همسایه‌مان سنگکی دارد و می‌گفت هیچ تخته‌ای آن‌قدر بلند نیست که یک نان را درسته به خانه ببرد. این نسخه‌ی سوم است و دیگر چیزی نمی‌گوید. ۱٫۴ کیلوگرم.',
  },
  'tandoor-chefs-knife': {
    en: 'Forged in our own fire, ground by Mr Mokhtari, who is seventy-four and works by ear. It comes sharp; a few strokes on a 1000-grit stone every other week keep it so. In the box is a square of camellia-oiled cloth.',
    ar: 'مطروقة في نارنا ومشحوذة على يد السيد مختاري، وهو في الرابعة والسبعين ويعمل بأذنه. تصلك حادة، وبضع مسحات على حجر 1000 كل أسبوعين تُبقيها كذلك. في العلبة قطعة قماش مشبعة بزيت الكاميليا.',
    ir: 'در آتش خودمان آهنگری می‌شود و آقای مختاری تیزش می‌کند که هفتادوچهار سال دارد و با گوش کار می‌کند. تیز می‌رسد و دو هفته یک بار چند کشش روی سنگ ۱۰۰۰ همان‌طور نگهش می‌دارد. در جعبه تکه‌پارچه‌ای آغشته به روغن کاملیا هست.',
  },
  'tandoor-paring-knife': {
    en: 'Every child in our family learned to peel with this one, and each of us has the same small scar to show for it. Keep it in its sleeve.',
    ar: 'كل طفل في عائلتنا تعلّم التقشير بها، ولكل منا الندبة الصغيرة نفسها شاهدةً على ذلك. أبقها في غمدها.',
    ir: 'همه‌ی بچه‌های خانواده‌ی ما پوست کندن را با همین یاد گرفته‌اند و همه همان زخم کوچک را یادگاری داریم. در غلافش نگه دارید.',
  },
  'tandoor-bread-knife': {
    en: 'A wave instead of teeth, ground on one side only, so it saws a crust and slides through a tomato. 280 g. Send it with your name on a slip of paper when it wants sharpening; it is back within the week.',
    ar: 'تموّج بدل الأسنان، مشحوذ من وجه واحد، فينشر القشرة وينزلق في الطماطم. الوزن 280 غ. أرسلها حين تحتاج إلى السنّ ومعها ورقة باسمك، وتعود إليك خلال أسبوع.',
    ir: 'به‌جای دندانه موج دارد و فقط یک رویش تراش خورده؛ پوسته‌ی نان را اره می‌کند و در گوجه سر می‌خورد. ۲۸۰ گرم. هر وقت کند شد با یک کاغذ که اسمتان رویش است بفرستید؛ تا آخر هفته برمی‌گردد.',
  },
  'tandoor-copper-teapot': {
    en: 'About two thousand blows of the hammer harden the copper and leave the small facets that catch the light. 17 cm tall, 780 g. Tea first, then patience: it stays hot for forty minutes under a cloth.',
    ar: 'نحو ألفي طرقة تقسّي النحاس وتترك تلك الأوجه الصغيرة التي تلتقط الضوء. ارتفاعه 17 سم ووزنه 780 غ. الشاي أولًا ثم الصبر: يبقى ساخنًا أربعين دقيقة تحت قطعة قماش.',
    ir: 'حدود دو هزار ضربه‌ی چکش مس را سفت می‌کند و همان تراش‌های ریزی را می‌سازد که نور را می‌گیرند. بلندی ۱۷ سانتی‌متر، ۷۸۰ گرم. اول چای، بعد صبر: زیر یک دستمال چهل دقیقه داغ می‌ماند.',
  },
  'tandoor-copper-water-jug': {
    en: 'Copper takes the warmth out of water and gives it to the air; grandmothers knew it, and a thermometer agrees. 24 cm tall, 1.1 kg. The lid fits loosely on purpose, so that it can be lifted with one finger.',
    ar: 'يأخذ النحاس دفء الماء ويعطيه للهواء؛ عرفت الجدات ذلك ويوافقهن ميزان الحرارة. ارتفاعه 24 سم ووزنه 1.1 كغ. الغطاء فضفاض عن قصد ليُرفع بإصبع واحدة.',
    ir: 'مس گرمای آب را می‌گیرد و به هوا می‌دهد؛ مادربزرگ‌ها می‌دانستند و دماسنج هم تأیید می‌کند. بلندی ۲۴ سانتی‌متر، ۱٫۱ کیلوگرم. درش عمداً لق است تا با یک انگشت بلند شود.',
  },
  'ember-garlic-jar': {
    en: 'Garlic wants darkness and a draught, which is exactly what a cupboard does not offer and this jar does. The holes are made with a bicycle spoke.',
    ar: 'يريد الثوم عتمة وهواءً يمرّ، وهذا ما لا تعطيه الخزانة ويعطيه هذا المرطبان. أما الثقوب فتُفتح ببرمق دراجة.',
    ir: 'سیر تاریکی و هوای در جریان می‌خواهد؛ درست همان که کابینت نمی‌دهد و این ظرف می‌دهد. سوراخ‌ها را با پره‌ی دوچرخه می‌زنیم.',
  },
  'blue-kiln-spice-jars': {
    en: 'They are sold by the pan-makers because they sit on the shelf above their stove: same lane, same cooks. 40 g of saffron or 90 g of cumin in each, and the corks can be bought again for next to nothing.',
    ar: 'يبيعها صانعو المقالي لأنها تقف على الرف فوق موقدهم: الزقاق نفسه والطبّاخون أنفسهم. يتسع الواحد لـ40 غ من الزعفران أو 90 غ من الكمون، ويُشترى الفلّين من جديد بثمن زهيد.',
    ir: 'تابه‌سازها می‌فروشندشان چون روی طاقچه‌ی بالای اجاقشان نشسته‌اند: همان راسته، همان آشپزها. هرکدام ۴۰ گرم زعفران یا ۹۰ گرم زیره جا می‌گیرد و چوب‌پنبه‌ها را جدا هم می‌شود با پول کمی خرید.',
  },
} satisfies Record<string, Localized>;
