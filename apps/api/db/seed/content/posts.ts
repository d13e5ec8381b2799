import type { PostContent } from './post-content.ts';
import { longPosts } from './posts-at-length.ts';
import { postsMore } from './posts-more.ts';

export const posts: PostContent[] = [
  {
    slug: 'a-night-beside-the-kiln',
    category: 'makers',
    tags: ['ceramics', 'visits'],
    author: 'leyla',
    cover: 1,
    days_ago: 4,
    popularity: 92,
    title: { en: 'A night beside the kiln', ar: 'ليلة إلى جوار الفرن', ir: 'یک شب کنار کوره' },
    excerpt: {
      en: 'Fourteen hours with Rana and Yusuf of Clay & Ember, two hundred bowls and one thermometer that lies.',
      ar: 'أربع عشرة ساعة مع رنا ويوسف من «طين وجمر»، ومئتا وعاء، وميزان حرارة لا يصدق.',
      ir: 'چهارده ساعت با رنا و یوسف از «گِل و آتش»، دویست کاسه و یک دماسنج دروغگو.',
    },
    body: {
      en: `<p>The kiln is lit at four in the afternoon. By then everything has been decided: which bowl stands by the flame and which in the cool corner, how much glaze ran down which foot. What follows is waiting, and Rana is better at it than Yusuf.</p>
<h2>One degree a minute</h2>
<p>Clay that is heated too fast bursts, because the water in it turns to steam before it can leave. So for the first six hours the heat climbs by about one degree a minute. The thermometer reads forty too high, everybody knows it, and nobody wants a new one.</p>
<h2>What the fire decides</h2>
<ul><li>Near the flame the glaze runs thinner and greener.</li><li>On the top shelf the speckles come out darker.</li><li>At the back, now and then, a bowl turns a blue that neither of them can repeat.</li></ul>
<p>At six in the morning the fire is closed and the door stays shut for a day and a half. Opening early is how you lose a month. Yusuf sleeps on the bench beside it anyway.</p>
<h2>What one does for fourteen hours</h2>
<p>Mostly one stokes. The kiln eats olive prunings, which Yusuf buys by the lorry each February and stacks by thickness: thumb, wrist, forearm. Thumbs go in every four minutes at the end, because thin wood burns fast and lifts the heat, and nobody may be late. Rana keeps the count with chickpeas. One goes from the left pocket into the right for each armful, and at midnight she has more on the right.</p>
<p>In between there is bread. A flat stone by the flue is exactly as hot as it should be at nine in the evening, and for about twenty minutes anything laid on it is dinner. Then it is too hot for bread and right for coffee, and later for nothing at all.</p>
<h2>Reading the cones</h2>
<p>Since the thermometer lies, they trust four little pyramids of clay that stand behind a hole in the door, each made to melt at a temperature of its own. The first bows at about two in the morning. When the third touches its toes, the glaze is ready; when the fourth does, it is too late. You look through smoked glass, for no longer than a breath, and you see orange things standing in orange air.</p>
<blockquote><p>“It is the only hour in which I believe in the bowls,” says Yusuf. “Before that they are mud. Afterwards they are stock.”</p></blockquote>
<p>At half past five the third cone lay down. Rana looked, and looked again, and gave the fire six more minutes. I asked how she knew. She said that she did not, and that this was why there were two of them.</p>
<h2>If you have one of their bowls</h2>
<p>Turn it over. On the foot there is a small comma, which is Rana’s thumb, and beside it a number: the firing. Ours was the hundred and twelfth. The glaze is food-safe and does not mind a dishwasher, but it was made slowly and likes to be warmed slowly: hot water first, then soup. And if two of yours differ by a shade, put the greener one on the left. That is where it stood.</p>
<p>I slept for an hour on a sack of prunings and dreamed of a bell. It was the third cone, Rana said, knocking against the brick as it went down.</p>
<p>Of two hundred pieces, a hundred and eighty-one came out whole this time. Nineteen did not, and will be ground up and mixed into the next clay. That is why no two of their bowls agree, and why the shop never has more than it has.</p>`,
      ar: `<p>يُشعل الفرن في الرابعة عصرًا. عندها يكون كل شيء قد تقرر: أي وعاء يقف قرب اللهب وأيها في الركن البارد، وكم سال من الطلاء على هذه القاعدة أو تلك. ما يبقى هو الانتظار، ورنا أصبر عليه من يوسف.</p>
<h2>درجة كل دقيقة</h2>
<p>الطين الذي يسخن بسرعة ينفجر، لأن ماءه يصير بخارًا قبل أن يجد مخرجًا. لذلك ترتفع الحرارة في الساعات الست الأولى بنحو درجة واحدة كل دقيقة. ميزان الحرارة يزيد أربعين درجة على الحقيقة، والجميع يعرف ذلك، ولا أحد يريد استبداله.</p>
<h2>ما يقرره اللهب</h2>
<ul><li>قرب اللهب يرقّ الطلاء ويميل إلى الخضرة.</li><li>على الرف الأعلى تخرج البقع أغمق.</li><li>وفي الخلف، بين حين وآخر، يخرج وعاء بزرقة لا يستطيع أي منهما تكرارها.</li></ul>
<p>في السادسة صباحًا تُغلق النار ويبقى الباب موصدًا يومًا ونصف يوم. من يفتح مبكرًا يخسر عمل شهر. ومع ذلك ينام يوسف على المقعد الملاصق له.</p>
<h2>ماذا يفعل المرء أربع عشرة ساعة؟</h2>
<p>يُطعم النار، في الغالب. يأكل الفرن أغصان الزيتون المقلّمة، يشتريها يوسف بالشاحنة كل شباط ويرصّها بحسب غلظها: إبهام ومعصم وساعد. وفي الآخر تُلقى الأباهيم كل أربع دقائق، لأن الرفيع يشتعل سريعًا ويرفع الحرارة، ولا يجوز لأحد أن يتأخر. وتعدّ رنا بحبّات الحمّص: حبّة من الجيب الأيسر إلى الأيمن مع كل حضنة، وعند منتصف الليل يكون ما في الأيمن أكثر.</p>
<p>وبين ذلك خبز. عند المدخنة حجر مسطّح تكون حرارته في التاسعة مساءً كما ينبغي تمامًا، ولنحو عشرين دقيقة يصير كل ما يوضع عليه عشاءً. ثم يصير أحرّ من أن يخبز وأنسب للقهوة، ثم لا يصلح لشيء.</p>
<h2>قراءة الأقماع</h2>
<p>ولأن ميزان الحرارة يكذب فهما يثقان بأربعة أهرام صغيرة من الطين تقف خلف ثقب في الباب، صُنع كل منها ليذوب عند حرارة بعينها. ينحني الأول نحو الثانية فجرًا. وحين يلمس الثالث قدميه ينضج الطلاء، وحين يفعلها الرابع يكون الأوان قد فات. تنظر من خلال زجاج مدخَّن بقدر نَفَس واحد، فترى أشياء برتقالية تقف في هواء برتقالي.</p>
<blockquote><p>يقول يوسف: «هي الساعة الوحيدة التي أؤمن فيها بالأوعية. قبلها طين، وبعدها بضاعة».</p></blockquote>
<p>في الخامسة والنصف رقد القمع الثالث. نظرت رنا ثم نظرت ثانية، وأعطت النار ست دقائق أخرى. سألتها كيف عرفت، فقالت إنها لم تعرف، وإنهما لهذا السبب اثنان.</p>
<h2>إن كان عندك وعاء من أوعيتهما</h2>
<p>اقلبه. على القاعدة فاصلة صغيرة هي أثر إبهام رنا، وإلى جانبها رقم: رقم الحرقة. وكانت حرقتنا الثانية عشرة بعد المئة. الطلاء آمن للطعام ولا تضرّه غسّالة الصحون، لكنه صُنع على مهل ويحب أن يُدفّأ على مهل: ماء ساخن أولًا ثم الشوربة. وإن اختلف وعاءان عندك في درجة اللون فضع الأخضر إلى اليسار، فهناك كان يقف.</p>
<p>نمت ساعة على كيس من الأغصان وحلمت بجرس. قالت رنا إنه القمع الثالث، كان يطرق الطوب وهو يرقد.</p>
<p>من مئتي قطعة خرجت هذه المرة مئة وإحدى وثمانون سليمة. أما التسع عشرة الباقية فتُطحن وتُخلط بالطين القادم. لهذا لا يتطابق وعاءان من أوعيتهما، ولهذا ليس في المتجر إلا ما فيه.</p>`,
      ir: `<p>کوره ساعت چهار عصر روشن می‌شود. تا آن وقت همه‌چیز معلوم شده: کدام کاسه کنار شعله بایستد و کدام در گوشه‌ی خنک، و لعاب روی کدام پایه چقدر شره کرده. بعدش انتظار است، و رنا در آن از یوسف صبورتر است.</p>
<h2>دقیقه‌ای یک درجه</h2>
<p>گِلی که زود داغ شود می‌ترکد، چون آبش پیش از آن‌که راهی پیدا کند بخار می‌شود. برای همین در شش ساعت اول، گرما حدود دقیقه‌ای یک درجه بالا می‌رود. دماسنج چهل درجه زیادی نشان می‌دهد؛ همه می‌دانند و هیچ‌کس یکی نو نمی‌خواهد.</p>
<h2>آنچه آتش تصمیم می‌گیرد</h2>
<ul><li>نزدیک شعله، لعاب رقیق‌تر و سبزتر می‌شود.</li><li>روی طبقه‌ی بالا خال‌ها تیره‌تر درمی‌آیند.</li><li>و آن ته، گاهی کاسه‌ای به رنگ آبی درمی‌آید که هیچ‌کدام نمی‌توانند تکرارش کنند.</li></ul>
<p>شش صبح آتش را می‌بندند و در، یک روز و نیم بسته می‌ماند. هرکس زودتر باز کند کار یک ماه را از دست داده. با این حال یوسف روی نیمکت کنارش می‌خوابد.</p>
<h2>چهارده ساعت چه می‌کنند</h2>
<p>بیشترش هیزم می‌دهند. کوره شاخه‌ی هرس‌شده‌ی زیتون می‌خورد که یوسف هر بهمن با کامیون می‌خرد و از روی کلفتی می‌چیند: شست، مچ، ساعد. آخر کار هر چهار دقیقه یک دسته «شست» می‌رود، چون چوب نازک زود می‌سوزد و گرما را بالا می‌کشد، و کسی حق ندارد دیر کند. حسابش را رنا با نخود نگه می‌دارد: با هر بغل هیزم یکی از جیب چپ به جیب راست، و نیمه‌شب جیب راست سنگین‌تر است.</p>
<p>این وسط نان هم هست. کنار دودکش سنگ تختی هست که ساعت نُه شب درست همان‌قدر داغ است که باید، و بیست دقیقه هرچه رویش بگذارید شام است. بعد برای نان زیادی داغ می‌شود و برای قهوه خوب، و کمی بعد به درد هیچ نمی‌خورد.</p>
<h2>خواندن مخروط‌ها</h2>
<p>چون دماسنج دروغ می‌گوید، به چهار هرم کوچک گِلی اعتماد می‌کنند که پشت سوراخ در ایستاده‌اند و هرکدام در گرمای خودش آب می‌شود. اولی حدود دو بعد از نیمه‌شب خم می‌شود. سومی که پیشانی به زمین گذاشت لعاب رسیده است؛ چهارمی که گذاشت دیر شده. از پشت شیشه‌ی دودی، به اندازه‌ی یک نفس، نگاه می‌کنید و چیزهایی نارنجی می‌بینید که در هوای نارنجی ایستاده‌اند.</p>
<blockquote><p>یوسف می‌گوید: «تنها ساعتی است که به کاسه‌ها ایمان دارم. پیش از آن گِل‌اند، بعدش جنس.»</p></blockquote>
<p>پنج و نیم، مخروط سوم خوابید. رنا نگاه کرد، باز نگاه کرد و شش دقیقه‌ی دیگر به آتش داد. پرسیدم از کجا فهمید. گفت نفهمیده، و برای همین دو نفرند.</p>
<h2>اگر کاسه‌ای از کارشان دارید</h2>
<p>برش گردانید. زیر پایه یک ویرگول کوچک هست که جای شست رناست و کنارش یک شماره: شماره‌ی پخت. پختِ ما صد و دوازدهمی بود. لعابش برای غذا بی‌خطر است و از ماشین ظرفشویی باکی ندارد، ولی آهسته ساخته شده و دوست دارد آهسته گرم شود: اول آب داغ، بعد سوپ. و اگر دو کاسه‌تان یک پرده با هم فرق دارند، سبزتر را سمت چپ بگذارید. همان‌جا ایستاده بود.</p>
<p>یک ساعت روی گونی هیزم خوابیدم و خواب زنگوله دیدم. رنا گفت مخروط سوم بوده که موقع خم شدن به آجر می‌خورده.</p>
<p>این بار از دویست تکه، صد و هشتاد و یکی سالم درآمد. نوزده تای دیگر آسیاب می‌شود و به گِل بعدی می‌رود. برای همین هیچ دو کاسه‌ای از کارشان عین هم نیست، و برای همین فروشگاه هیچ‌وقت بیشتر از آنچه دارد ندارد.</p>`,
    },
  },
  {
    slug: 'letters-that-belong-on-keys',
    category: 'makers',
    tags: ['keyboards', 'lettering', 'visits'],
    author: 'omar',
    cover: 11,
    days_ago: 11,
    popularity: 74,
    title: { en: 'Letters that belong on keys', ar: 'حروف مكانها المفاتيح', ir: 'حروفی که جایشان روی کلید است' },
    excerpt: {
      en: 'Most Arabic and Persian keyboards are an afterthought. Clack spent a year on thirty-two letters.',
      ar: 'أكثر لوحات المفاتيح العربية والفارسية تأتي حروفها إضافةً متأخرة. «كلاك» قضت سنة كاملة على اثنين وثلاثين حرفًا.',
      ir: 'در بیشتر کیبوردهای فارسی و عربی، حروف بعداً به ذهن کسی رسیده‌اند. «کلک» یک سال روی سی‌ودو حرف وقت گذاشت.',
    },
    body: {
      en: `<p>Look at an ordinary bilingual keyboard. The Latin letter sits in the middle; the other one has been squeezed into a corner, thin as a hair, and drawn by nobody in particular.</p>
<h2>Start from the second script</h2>
<p>Clack began from the other side. Each Arabic and Persian letter was drawn first, at the size of a thumb nail, and the Latin one was asked to make room. Isolated forms are wider than people think: a <em>kaf</em> needs nearly twice the space of a K.</p>
<h2>Three decisions</h2>
<ul><li>Dots are a little larger than in print, because fingers cover half the key.</li><li>The Persian <em>pe</em>, <em>che</em>, <em>zhe</em> and <em>gaf</em> have keys of their own and not a combination to remember.</li><li>The half-space sits on the shift of the space bar and is printed there, so that people find it.</li></ul>
<p>The letters are not printed on the surface. Dye is driven into the plastic by heat, so that a key is the same colour a millimetre down. We rubbed one with sandpaper for a minute and could still read it.</p>
<h2>The woman who tests with her eyes shut</h2>
<p>Samia typed for a court in Tunis for nineteen years, in two languages and, on bad days, in three. At Low Hum she is the one who says no. A new set of caps is brought to her without a word; she shuts her eyes and writes a page of dictation. If her fingers go looking for a letter, it is in the wrong place, or the bump on it is, or the key beside it is a hair too tall. She has sent back eleven sets. The twelfth is the one we sell.</p>
<blockquote><p>“A letter should be where you expected it,” she says. “And when you look, it should be glad to see you.”</p></blockquote>
<h2>One drawing, three languages</h2>
<p>Arabic and Persian share most of their letters and disagree about the rest. The Persian <em>ye</em> at the end of a word has no dots, the Arabic one has two; the <em>kaf</em> wears a different hat. Most makers print one of them and hope. Clack makes two boards, because a wrong dot on a key is a small insult that is repeated forty thousand times a year.</p>
<p>The English set was drawn last and looks it, in the best way: the capitals are a little wide and round-shouldered, as if they had been told to sit beside the others at a wedding.</p>
<h2>Choosing yours</h2>
<ol><li>Write down the languages that you type in every week, not the ones you would like to.</li><li>If there are two, take the double legends. You stop seeing the one that you do not need within a day.</li><li>If you share a room, ask for the damped switches. If you live alone, have the loud ones; you have earned them.</li><li>Check which layout your computer is set to. Keys can only show what the computer does.</li></ol>
<h2>What did not work</h2>
<p>The first idea was to print both alphabets side by side at the same size. It looked fair and read like a quarrel. The second was to give each its colour, and that was pretty for an afternoon and tiring by the evening. What stayed is a rule of thumb from sign painters: the script that you are reading should be darker, and the one that you are not should be there when you ask. So the Arabic set has its Latin letters in grey, and the English set the other way round. Nobody notices. That was how we knew.</p>
<p>If your keyboard is older than your patience, the caps are also sold without one: measure the long keys before you order.</p>`,
      ar: `<p>انظر إلى لوحة مفاتيح عادية بلغتين. الحرف اللاتيني في الوسط، أما الآخر فمحشور في الزاوية، رفيع كالشعرة، ولم يرسمه أحد بعينه.</p>
<h2>البدء من الحرف الثاني</h2>
<p>بدأت «كلاك» من الجهة الأخرى. رُسم كل حرف عربي وفارسي أولًا بحجم ظفر الإبهام، ثم طُلب من الحرف اللاتيني أن يفسح له المكان. والحروف المنفصلة أعرض مما نظن: فالكاف تحتاج إلى نحو ضعف مساحة حرف K.</p>
<h2>ثلاثة قرارات</h2>
<ul><li>النقاط أكبر قليلًا مما هي في المطبوعات، لأن الأصابع تغطي نصف المفتاح.</li><li>للحروف الفارسية الأربعة «پ» و«چ» و«ژ» و«گ» مفاتيحها، فلا تركيبات تُحفظ.</li><li>نصف المسافة في الفارسية موضعها مفتاح المسافة مع Shift، وهي مطبوعة عليه ليجدها الناس.</li></ul>
<p>ليست الحروف مطبوعة على السطح. تدفع الحرارةُ الصبغةَ إلى داخل البلاستيك، فيبقى اللون نفسه على عمق مليمتر. فركنا مفتاحًا بورق الصنفرة دقيقة كاملة وظل مقروءًا.</p>
<h2>التي تختبر وعيناها مغمضتان</h2>
<p>كتبت سامية لمحكمة في تونس تسع عشرة سنة، بلغتين، وفي الأيام العسيرة بثلاث. وهي في «لو هَم» صاحبة كلمة «لا». يوضع أمامها طقم جديد من الأغطية بلا كلام، فتغمض عينيها وتكتب صفحة إملاء. إن راحت أصابعها تبحث عن حرف فهو في غير مكانه، أو نتوؤه في غير مكانه، أو المفتاح إلى جانبه أعلى بشعرة. أعادت أحد عشر طقمًا، والثاني عشر هو الذي نبيعه.</p>
<blockquote><p>تقول: «على الحرف أن يكون حيث توقعته. وإذا نظرتَ إليه فليُسرّ برؤيتك».</p></blockquote>
<h2>رسم واحد لثلاث لغات</h2>
<p>تشترك العربية والفارسية في معظم الحروف وتختلفان في الباقي. فالياء الفارسية في آخر الكلمة بلا نقطتين والعربية بهما، والكاف هنا غير الكاف هناك. أكثر الصنّاع يطبعون إحداهما ويأملون خيرًا. أما «كلاك» فتصنع لوحتين، لأن نقطة خاطئة على مفتاح إهانة صغيرة تتكرر أربعين ألف مرة في السنة.</p>
<p>أما الطقم الإنجليزي فرُسم أخيرًا، ويبدو كذلك على أحسن وجه: حروفه الكبيرة عريضة قليلًا مستديرة الكتفين، كأنما قيل لها أن تجلس إلى جانب الأخريات في عرس.</p>
<h2>كيف تختار لوحتك</h2>
<ol><li>اكتب اللغات التي تكتب بها كل أسبوع، لا التي تودّ أن تكتب بها.</li><li>إن كانتا اثنتين فخذ الحروف المزدوجة، ولن تعود ترى ما لا تحتاج إليه بعد يوم.</li><li>إن كنت تشارك غيرك الغرفة فاطلب المفاتيح المكتومة، وإن كنت وحدك فخذ العالية الصوت، فقد استحققتها.</li><li>تحقق من التخطيط الذي ضُبط عليه حاسوبك، فالمفاتيح لا تُظهر إلا ما يفعله الحاسوب.</li></ol>
<h2>ما لم ينجح</h2>
<p>كانت الفكرة الأولى أن تُطبع الأبجديتان جنبًا إلى جنب بالحجم نفسه. بدت عادلة وقُرئت كأنها شجار. والثانية أن يُعطى كل منهما لون، فكانت جميلة عصرًا ومتعبة مساءً. وما بقي قاعدة من خطّاطي اللافتات: الحرف الذي تقرؤه أغمق، والذي لا تقرؤه حاضر متى طلبته. لذلك حروف الطقم العربي اللاتينية رمادية، والطقم الإنجليزي بالعكس. لا يلاحظ ذلك أحد، وهكذا عرفنا.</p>
<p>وإن كانت لوحتك أقدم من صبرك فالأغطية تُباع وحدها أيضًا: قِس المفاتيح الطويلة قبل أن تطلب.</p>`,
      ir: `<p>به یک کیبورد معمولی دوزبانه نگاه کنید. حرف لاتین وسط نشسته و آن یکی در گوشه چپانده شده، به نازکی مو، و معلوم نیست چه کسی کشیده‌اش.</p>
<h2>شروع از خط دوم</h2>
<p>«کلک» از آن طرف شروع کرد. اول هر حرف فارسی و عربی به اندازه‌ی یک ناخن شست کشیده شد، بعد از حرف لاتین خواستند جا باز کند. شکل تنهای حروف پهن‌تر از چیزی است که فکر می‌کنیم: «ک» نزدیک دو برابر K جا می‌خواهد.</p>
<h2>سه تصمیم</h2>
<ul><li>نقطه‌ها کمی درشت‌تر از چاپ‌اند، چون انگشت نصف کلید را می‌پوشاند.</li><li>«پ»، «چ»، «ژ» و «گ» کلید خودشان را دارند و لازم نیست ترکیبی حفظ کنید.</li><li>نیم‌فاصله با Shift و فاصله زده می‌شود و همان‌جا نوشته شده، تا همه پیدایش کنند.</li></ul>
<p>حروف روی سطح چاپ نشده‌اند. رنگ با گرما به دل پلاستیک می‌رود و یک میلی‌متر پایین‌تر هم همان رنگ است. یکی را یک دقیقه‌ی تمام سنباده کشیدیم و هنوز خوانده می‌شد.</p>
<h2>زنی که با چشم بسته امتحان می‌کند</h2>
<p>سامیه نوزده سال برای دادگاهی در تونس ماشین‌نویسی کرد، به دو زبان و روزهای بد به سه زبان. در «لو هام» کسی که «نه» می‌گوید اوست. کلیدهای تازه را بی‌هیچ حرفی جلویش می‌گذارند؛ چشم‌ها را می‌بندد و یک صفحه دیکته می‌نویسد. اگر انگشتش دنبال حرفی بگردد، آن حرف جایش نیست، یا برجستگی رویش جایش نیست، یا کلید بغلی یک مو بلندتر است. تا حالا یازده دست را پس فرستاده. دوازدهمی همان است که می‌فروشیم.</p>
<blockquote><p>می‌گوید: «حرف باید همان‌جایی باشد که انتظارش را داشتی. و اگر نگاهش کردی، باید از دیدنت خوشحال شود.»</p></blockquote>
<h2>یک طرح، سه زبان</h2>
<p>فارسی و عربی بیشترِ حروفشان یکی است و سر بقیه اختلاف دارند. «ی» آخر کلمه در فارسی نقطه ندارد و در عربی دو تا دارد؛ «ک» هم در هر خط کلاه خودش را سر می‌کند. بیشتر سازنده‌ها یکی را چاپ می‌کنند و امیدوارند. «کلک» دو کیبورد می‌سازد، چون نقطه‌ی اشتباه روی کلید بی‌احترامی کوچکی است که سالی چهل هزار بار تکرار می‌شود.</p>
<p>حروف انگلیسی آخر از همه کشیده شده‌اند و پیداست، به بهترین شکلش: بزرگ‌ها کمی پهن و شانه‌گردند، انگار گفته باشند در عروسی کنار بقیه بنشینند.</p>
<h2>مال خودتان را انتخاب کنید</h2>
<ol><li>زبان‌هایی را بنویسید که هر هفته با آن‌ها تایپ می‌کنید، نه آن‌ها که دلتان می‌خواهد.</li><li>اگر دو تاست، کلید دوزبانه بگیرید. یک روزه آن را که لازم ندارید دیگر نمی‌بینید.</li><li>اگر اتاقتان مشترک است سوییچ بی‌صدا بخواهید. اگر تنها زندگی می‌کنید پرسروصدایش را بگیرید؛ حقتان است.</li><li>ببینید رایانه روی کدام چیدمان تنظیم است. کلید فقط چیزی را نشان می‌دهد که رایانه انجام می‌دهد.</li></ol>
<h2>آنچه جواب نداد</h2>
<p>فکر اول این بود که هر دو الفبا کنار هم و به یک اندازه چاپ شوند. منصفانه به نظر می‌آمد و مثل دعوا خوانده می‌شد. فکر دوم این بود که هرکدام رنگ خودش را داشته باشد؛ عصر قشنگ بود و شب خسته‌کننده. چیزی که ماند قاعده‌ی تابلونویس‌هاست: خطی که می‌خوانید باید تیره‌تر باشد و آن که نمی‌خوانید وقتی صدایش کردید همان‌جا باشد. برای همین حروف لاتین دست فارسی خاکستری است و در دست انگلیسی برعکس. هیچ‌کس متوجه نمی‌شود. از همین فهمیدیم درست است.</p>
<p>اگر کیبوردتان از صبرتان قدیمی‌تر است، کلیدها جداگانه هم فروخته می‌شوند؛ فقط پیش از سفارش کلیدهای بلند را اندازه بگیرید.</p>`,
    },
  },
  {
    slug: 'how-to-read-a-coffee-bag',
    category: 'at-home',
    tags: ['coffee', 'how-to'],
    author: 'mina',
    cover: 2,
    days_ago: 18,
    popularity: 88,
    title: { en: 'How to read a coffee bag', ar: 'كيف تقرأ كيس القهوة', ir: 'چطور روی پاکت قهوه را بخوانیم' },
    excerpt: {
      en: 'Natural, washed, 1,900 metres, notes of apricot: which words tell you something, and which only sound nice.',
      ar: 'مجففة، مغسولة، 1900 متر، نكهة مشمش: أي الكلمات يخبرك بشيء، وأيها جميل الوقع فحسب.',
      ir: 'نچرال، شسته، ۱۹۰۰ متر، طعم‌یاد زردآلو: کدام کلمه چیزی می‌گوید و کدام فقط قشنگ است.',
    },
    body: {
      en: `<p>The most useful line on the bag is a date. Coffee is at its best between one week and five after roasting; before that it is restless, afterwards it fades. A bag with only a best-before date is hiding something.</p>
<h2>Natural or washed</h2>
<p>Natural means that the cherry was dried whole around the bean: expect fruit, sweetness, a heavier cup. Washed means that the fruit was removed first: cleaner, brighter, closer to tea. Harar coffees are mostly natural, which is why they taste of berries even without sugar.</p>
<h2>What the other words mean</h2>
<ul><li><strong>Altitude</strong>: higher grows slower and denser, so do not grind it too coarse.</li><li><strong>Variety</strong>: useful once you have a favourite, decoration until then.</li><li><strong>Notes</strong>: a direction and not an ingredient list. Nobody put apricot in it.</li></ul>
<p>With cardamom, choose a light roast. A dark one and the spice shout at each other.</p>
<h2>The farm, the town, the country</h2>
<p>The more exactly a bag tells you where it comes from, the more somebody cared on the way. “Africa” is not a place. “Ethiopia” is a beginning, “Harar” is better, and a name with a village beside it means that the beans were kept apart from all the others, at some expense, because they were worth it. At Cardamom House the bag says Awaday and Amina Yusuf, and there is a photograph of her trees above the roaster. You need not frame yours. But somebody should be able to.</p>
<h2>Roast, and what it hides</h2>
<p>Light roasts taste of the farm, dark ones of the roaster. Neither is better. A dark roast is generous with milk and hard to ruin in a moka pot; a light one shows everything, the water and your mood included. What you should not buy is darkness as a disguise: beans that shine with oil on the second day were often roasted long so that nobody asks what they were.</p>
<blockquote><p>“If you need sugar, it is not the coffee’s fault,” says Salim, who roasts on Sundays. Then he puts in two.</p></blockquote>
<h2>From bag to cup</h2>
<ol><li>Weigh once. Sixty grams to a litre is a good start; after a week your spoon will know.</li><li>Let the kettle stand for half a minute. Boiling water scolds the coffee.</li><li>Pour a little, wait until it has finished bubbling, pour the rest.</li><li>Taste it at three heats: hot, warm, and forgotten. Good coffee gets better.</li></ol>
<p>For the dallah none of this applies. Three spoons, a litre, a quarter of an hour, and the cardamom at the end. There, the bag has to tell you only two things: that the roast is blond and that it was ground this month. The rest is up to your guests, who will say so by not leaving.</p>
<h2>What the valve is for</h2>
<p>Fresh coffee breathes out for a week or two, and a bag without a valve would swell like a cushion. The little button lets the breath out and no air in. Press it gently under your nose in the shop: that is the most honest advertisement there is. If nothing comes, the coffee has nothing left to say. Two more things are worth a look. A weight in the country’s own measure means that it was packed there, for better or worse; and a sentence like “blend of origins” means that the roaster would rather talk about something else.</p>
<p>When you find a bag that you like, cut out the label and keep it. Roasters change, harvests fail, and in two years you will stand before a shelf and remember only that it was green.</p>
<p>Keep the bag closed, in a cupboard, out of the fridge. Grind what you need. If that is one cup, grind one cup.</p>`,
      ar: `<p>أنفع سطر على الكيس هو التاريخ. تكون القهوة في أحسن حالاتها بين أسبوع وخمسة أسابيع من التحميص؛ قبل ذلك لم تهدأ بعد، وبعده تبهت. والكيس الذي لا يحمل إلا تاريخ انتهاء يخفي شيئًا.</p>
<h2>مجففة أم مغسولة؟</h2>
<p>«مجففة» تعني أن الثمرة جُففت كاملة حول الحبة: توقّع فاكهة وحلاوة وقوامًا أثقل. و«مغسولة» تعني أن اللب أزيل أولًا: طعم أنقى وألمع وأقرب إلى الشاي. وأكثر قهوة هرر مجففة، ولهذا تجد فيها طعم التوت حتى بلا سكر.</p>
<h2>معاني الكلمات الأخرى</h2>
<ul><li><strong>الارتفاع</strong>: كلما علت المزرعة نما البن أبطأ وصار أكثف، فلا تطحنه خشنًا.</li><li><strong>الصنف</strong>: مفيد متى صار لك صنف مفضّل، وزينة قبل ذلك.</li><li><strong>النكهات</strong>: وجهة لا قائمة مكوّنات. لم يضع أحد فيها مشمشًا.</li></ul>
<p>مع الهيل اختر تحميصًا فاتحًا؛ فالداكن والهيل يعلو صوت كل منهما على الآخر.</p>
<h2>المزرعة، فالبلدة، فالبلد</h2>
<p>كلما دقّ الكيس في ذكر منشأ القهوة دلّ ذلك على من اعتنى بها في الطريق. «أفريقيا» ليست مكانًا. و«إثيوبيا» بداية، و«هرر» أحسن، أما اسم إنسان معه اسم قرية فمعناه أن هذه الحبوب فُصلت عن سواها، وبكلفة، لأنها تستحق. على كيس «بيت الهيل» ترد عوداي وأمينة يوسف، وفوق المحمصة صورة أشجارها. لا حاجة إلى أن تضع كيسك في إطار، لكن ينبغي أن يكون أحد قادرًا على ذلك.</p>
<h2>التحميص وما يخفيه</h2>
<p>التحميص الفاتح طعمه طعم المزرعة، والداكن طعمه طعم المحمّص. وليس أحدهما أفضل. الداكن كريم مع الحليب ويصعب إفساده في إبريق الموكا، والفاتح يفضح كل شيء، حتى ماءك ومزاجك. أما ما لا ينبغي شراؤه فالسواد قناعًا: الحبوب التي تلمع زيتًا في اليوم الثاني كثيرًا ما أطيل تحميصها كي لا يسأل أحد عن أصلها.</p>
<blockquote><p>يقول سليم الذي يحمّص أيام الأحد: «إن احتجت إلى السكر فليس الذنب ذنب القهوة». ثم يضع ملعقتين.</p></blockquote>
<h2>من الكيس إلى الفنجان</h2>
<ol><li>زِن مرة واحدة. ستون غرامًا لكل لتر بداية جيدة، وبعد أسبوع تعرف ملعقتك وحدها.</li><li>دع الإبريق نصف دقيقة بعد الغليان، فالماء الفائر يوبّخ القهوة.</li><li>صُبّ قليلًا، وانتظر حتى تهدأ الفقاقيع، ثم صُبّ الباقي.</li><li>ذقها على ثلاث حرارات: ساخنة ودافئة ومنسيّة. القهوة الجيدة تتحسن.</li></ol>
<p>ولا ينطبق شيء من هذا على الدلّة. ثلاث ملاعق ولتر وربع ساعة والهيل في الآخر. هناك لا يلزم الكيس إلا أن يخبرك بأمرين: أن التحميص أشقر، وأن الطحن من هذا الشهر. والباقي لضيوفك، وسيقولونه بأن لا ينصرفوا.</p>
<h2>ما فائدة الصمّام؟</h2>
<p>تزفر القهوة الطازجة أسبوعًا أو أسبوعين، ولولا الصمّام لانتفخ الكيس كالوسادة. الزر الصغير يُخرج النَّفَس ولا يُدخل الهواء. اضغط عليه برفق تحت أنفك في المتجر: ذلك أصدق إعلان. فإن لم يخرج شيء فليس عند القهوة ما تقوله. وهناك أمران آخران يستحقان النظر: وزن بمقياس بلد المنشأ معناه أنها عُبّئت هناك، وعبارة مثل «مزيج من مناشئ مختلفة» معناها أن المحمّص يفضّل الحديث في أمر آخر.</p>
<p>وإذا وجدت كيسًا أعجبك فقُصّ ملصقه واحتفظ به. فالمحمّصون يتغيّرون والمواسم تخيب، وبعد سنتين ستقف أمام رف ولا تذكر إلا أنه كان أخضر.</p>
<p>احفظ الكيس مغلقًا في خزانة لا في الثلاجة. واطحن ما تحتاج إليه، ولو كان فنجانًا واحدًا.</p>`,
      ir: `<p>به‌دردبخورترین سطر روی پاکت، تاریخ است. قهوه بین یک تا پنج هفته بعد از رُست بهترین حالش را دارد؛ پیش از آن بی‌قرار است و بعدش کم‌رنگ می‌شود. پاکتی که فقط تاریخ انقضا دارد چیزی را پنهان می‌کند.</p>
<h2>نچرال یا شسته؟</h2>
<p>نچرال یعنی میوه درسته دور دانه خشک شده: منتظر طعم میوه، شیرینی و تنِ سنگین‌تر باشید. شسته یعنی اول گوشت میوه را گرفته‌اند: تمیزتر، روشن‌تر و نزدیک‌تر به چای. قهوه‌ی هرر بیشتر نچرال است و برای همین بدون شکر هم مزه‌ی توت می‌دهد.</p>
<h2>بقیه‌ی کلمه‌ها</h2>
<ul><li><strong>ارتفاع</strong>: هرچه بالاتر، رشد کندتر و دانه متراکم‌تر؛ پس درشت آسیابش نکنید.</li><li><strong>واریته</strong>: وقتی یکی را پسندیدید به کار می‌آید، تا آن موقع تزئین است.</li><li><strong>طعم‌یاد</strong>: سمت‌وسو را نشان می‌دهد، نه مواد را. کسی در آن زردآلو نریخته.</li></ul>
<p>با هل، رُست روشن بگیرید. رُست تیره و هل روی حرف هم حرف می‌زنند.</p>
<h2>مزرعه، شهر، کشور</h2>
<p>هرچه پاکت دقیق‌تر بگوید قهوه از کجا آمده، یعنی سر راه کسی حواسش بوده. «آفریقا» جا نیست. «اتیوپی» شروع خوبی است، «هرر» بهتر، و اسم یک آدم با اسم روستایش یعنی این دانه‌ها را، با خرج و زحمت، از بقیه جدا نگه داشته‌اند چون می‌ارزیده. روی پاکت «خانه‌ی هل» نوشته آودای و امینه یوسف، و عکس درخت‌هایش بالای دستگاه رُست است. لازم نیست شما پاکتتان را قاب کنید، ولی باید بشود این کار را کرد.</p>
<h2>رُست و چیزی که می‌پوشاند</h2>
<p>رُست روشن مزه‌ی مزرعه می‌دهد و رُست تیره مزه‌ی رُستر. هیچ‌کدام بهتر نیست. تیره با شیر دست‌ودل‌باز است و در موکاپات سخت خراب می‌شود؛ روشن همه‌چیز را رو می‌کند، حتی آب و حال شما را. چیزی که نباید خرید تیرگیِ پوششی است: دانه‌ای که روز دوم از روغن برق می‌زند، خیلی وقت‌ها زیادی رُست شده تا کسی نپرسد چه بوده.</p>
<blockquote><p>سلیم که یکشنبه‌ها رُست می‌کند می‌گوید: «اگر شکر لازم داری تقصیر قهوه نیست.» بعد خودش دو قاشق می‌ریزد.</p></blockquote>
<h2>از پاکت تا فنجان</h2>
<ol><li>یک بار وزن کنید. شصت گرم برای یک لیتر شروع خوبی است؛ بعد از یک هفته قاشقتان خودش می‌داند.</li><li>کتری را نیم دقیقه بگذارید بماند. آب جوشان با قهوه دعوا می‌کند.</li><li>کمی بریزید، صبر کنید حباب‌ها تمام شود، بقیه را بریزید.</li><li>در سه دما بچشید: داغ، ولرم، فراموش‌شده. قهوه‌ی خوب بهتر می‌شود.</li></ol>
<p>در دَلّه هیچ‌کدام از این‌ها نیست. سه قاشق، یک لیتر، یک ربع، و هل در آخر. آن‌جا پاکت فقط باید دو چیز را بگوید: رُستش طلایی است و همین ماه آسیاب شده. بقیه با مهمان‌هاست، که با نرفتنشان می‌گویند.</p>
<h2>آن دکمه‌ی کوچک برای چیست</h2>
<p>قهوه‌ی تازه یکی دو هفته نفس بیرون می‌دهد و پاکتِ بی‌سوپاپ مثل بالش باد می‌کند. آن دکمه‌ی کوچک نفس را بیرون می‌دهد و هوا راه نمی‌دهد. در مغازه آرام زیر بینی فشارش بدهید: صادق‌ترین تبلیغی است که هست. اگر چیزی نیامد، قهوه دیگر حرفی ندارد. دو چیز دیگر هم دیدنی است. وزنی که با واحد کشورِ مبدأ نوشته شده یعنی همان‌جا بسته‌بندی شده؛ و جمله‌ای مثل «ترکیبی از خاستگاه‌ها» یعنی رُستر ترجیح می‌دهد حرف را عوض کند.</p>
<p>پاکتی که پسندیدید برچسبش را ببُرید و نگه دارید. رُسترها عوض می‌شوند، محصول خراب می‌شود، و دو سال بعد جلوی قفسه می‌ایستید و فقط یادتان است که سبز بود.</p>
<p>پاکت را بسته و در کابینت نگه دارید، نه در یخچال. به اندازه‌ی نیاز آسیاب کنید؛ حتی اگر همان یک فنجان است.</p>`,
    },
  },
  {
    slug: 'choose-a-plant-by-its-window',
    category: 'at-home',
    tags: ['plants', 'how-to'],
    author: 'leyla',
    cover: 8,
    days_ago: 26,
    popularity: 81,
    title: { en: 'Choose a plant by its window', ar: 'اختر النبتة بحسب نافذتك', ir: 'گیاه را از روی پنجره انتخاب کنید' },
    excerpt: {
      en: 'Plants rarely die of neglect. They die of the wrong side of the house.',
      ar: 'قلّما تموت النباتات من الإهمال، بل من الجهة الخطأ في البيت.',
      ir: 'گیاه کمتر از بی‌توجهی می‌میرد؛ بیشتر از سمت اشتباه خانه می‌میرد.',
    },
    body: {
      en: `<p>Before you fall for a leaf, stand at your window at noon and hold a hand over a sheet of paper. A sharp shadow is bright light, a soft one is medium, and no shadow at all means dim. Everything else follows from that.</p>
<h2>Which way it faces</h2>
<ul><li><strong>South, sharp shadow</strong>: cacti, succulents, a dwarf lemon.</li><li><strong>East or west</strong>: monstera, rubber fig, string of hearts.</li><li><strong>North, or a metre back from any window</strong>: snake plant, philodendron, peace lily.</li></ul>
<h2>Water with a finger</h2>
<p>Push a finger into the soil to the second joint. Damp: leave it alone. Dry: water until it runs out below, then empty the saucer. A calendar does not know what the weather was.</p>
<p>Clay pots breathe and dry faster; they forgive people who water too much. Glazed ones hold on to water and forgive those who forget. Choose the pot by your own habits.</p>
<h2>Three rooms we know</h2>
<p><strong>The corridor.</strong> A bulb, a coat rack, a door that somebody opens twice a day. People put ferns there because ferns look like shade, and ferns die there because shade outdoors is ten times brighter than a corridor. Put a snake plant. One of ours stood behind a filing cabinet for two years and came out with a leaf more.</p>
<p><strong>The bathroom.</strong> Warm, damp, with a small window made of bottle glass. The peace lily is happy in it, and so is a philodendron on the shelf. Cacti are not, whatever you have seen in photographs: they rot politely, from below, and you notice in March.</p>
<p><strong>The balcony in August.</strong> This is not a window, it is an oven with a view. Lemons and rosemary do not mind. Everything else needs a chair in front of it from eleven to four; a real chair, with a cloth over its back.</p>
<h2>What the leaves are saying</h2>
<ul><li><strong>Long stems, small leaves, leaning</strong>: more light. It is walking to the window as well as it can.</li><li><strong>Pale patches on the side of the glass</strong>: too much at once. Move it back by a metre, then forward again by a hand each week.</li><li><strong>Yellow from below, soil wet</strong>: less water. Nearly always less water.</li><li><strong>Brown tips, soil fine</strong>: dry air, or hard water. Collect rain if you can; let the tap water stand overnight if you cannot.</li></ul>
<h2>The first year</h2>
<p>Do not repot on the day it comes. It has just changed its light, its air and its company; leave it its shoes. Wait until roots look out at the bottom, and then go up by one size and no more, since a small plant in a large pot sits in wet soil it cannot drink. Feed from March to September, at half of what the bottle says. In winter leave it in peace: it is not sulking, it is asleep.</p>
<h2>One plant, for a beginner</h2>
<p>People ask Maryam at the counter for something that cannot die, and she sells them nothing until they have answered three questions. Who waters when you travel? Is there a cat? And what do you see when you look up from your desk? The last one decides. A plant that you look at ten times a day is never forgotten; one behind your back is, however easy the label says it is. Then she gives them a philodendron, and a second one in a glass, without soil, for the desk. The glass is the lesson. You watch the roots come, and after that you know what the other one is doing in the dark.</p>
<p>In its first two weeks a plant may drop a leaf or two. It is not dying, it is moving house.</p>`,
      ar: `<p>قبل أن تأسرك ورقة جميلة، قف عند نافذتك ظهرًا وضع يدك فوق ورقة بيضاء. الظل الحاد يعني ضوءًا ساطعًا، والظل الناعم ضوءًا متوسطًا، وغياب الظل ضوءًا خافتًا. وكل ما بعد ذلك يُبنى عليه.</p>
<h2>إلى أين تطل؟</h2>
<ul><li><strong>جنوبًا بظل حاد</strong>: الصبّار والعصاريات والليمون القزم.</li><li><strong>شرقًا أو غربًا</strong>: المونستيرا والفيكس المطاطي وسلسلة القلوب.</li><li><strong>شمالًا، أو على بُعد متر من أي نافذة</strong>: السانسيفيريا والفيلودندرون وزنبق السلام.</li></ul>
<h2>إصبعك دليل السقي</h2>
<p>أدخل إصبعك في التربة حتى المفصل الثاني. إن كانت رطبة فدعها، وإن كانت جافة فاسقها حتى يخرج الماء من أسفلها ثم أفرغ الصحن. فالتقويم لا يعرف كيف كان الطقس.</p>
<p>الأصص الفخارية تتنفس وتجف أسرع، فتسامح من يكثر الماء. والمطلية تحتفظ به فتسامح من ينسى. اختر الأصيص بحسب عادتك أنت.</p>
<h2>ثلاث غرف نعرفها</h2>
<p><strong>الممرّ.</strong> لمبة وعلّاقة معاطف وباب يُفتح مرتين في اليوم. يضع الناس فيه السراخس لأنها تشبه الظل، وتموت فيه لأن ظل الخارج أسطع من الممر بعشرة أضعاف. ضع سانسيفيريا. واحدة عندنا وقفت سنتين خلف خزانة ملفات وخرجت بورقة زائدة.</p>
<p><strong>الحمّام.</strong> دافئ رطب، له نافذة صغيرة من زجاج القوارير. يسعد فيه زنبق السلام، والفيلودندرون على الرف كذلك. أما الصبّار فلا، مهما رأيت في الصور: يتعفن بأدب، من أسفل، ولا تنتبه إلا في آذار.</p>
<p><strong>الشرفة في آب.</strong> ليست نافذة بل فرن له إطلالة. لا يبالي بها الليمون ولا إكليل الجبل. وكل ما عداهما يحتاج إلى كرسي أمامه من الحادية عشرة إلى الرابعة؛ كرسي حقيقي على ظهره قطعة قماش.</p>
<h2>ماذا تقول الأوراق؟</h2>
<ul><li><strong>سيقان طويلة وأوراق صغيرة وميل</strong>: مزيدًا من الضوء. إنها تمشي إلى النافذة بقدر ما تستطيع.</li><li><strong>بقع باهتة من جهة الزجاج</strong>: كثير دفعة واحدة. أبعدها مترًا ثم قرّبها كفًّا كل أسبوع.</li><li><strong>اصفرار من أسفل والتربة رطبة</strong>: ماء أقل. ماء أقل في الغالب الأعم.</li><li><strong>أطراف بنّية والتربة جيدة</strong>: هواء جاف أو ماء قاسٍ. اجمع ماء المطر إن استطعت، وإلا فدع ماء الصنبور ليلة.</li></ul>
<h2>السنة الأولى</h2>
<p>لا تنقلها إلى أصيص آخر يوم وصولها. لقد غيّرت للتوّ ضوءها وهواءها ورفقتها، فاترك لها حذاءها. انتظر حتى تطلّ الجذور من الأسفل، ثم زد مقاسًا واحدًا لا أكثر، فالنبتة الصغيرة في الأصيص الكبير تجلس في بلل لا تقدر على شربه. سمّد من آذار إلى أيلول بنصف ما تقوله العبوة. وفي الشتاء دعها وشأنها: ليست عابسة، بل نائمة.</p>
<h2>نبتة واحدة للمبتدئ</h2>
<p>يطلب الناس من مريم عند الطاولة شيئًا لا يموت، فلا تبيعهم شيئًا حتى يجيبوا عن ثلاثة أسئلة. من يسقي حين تسافر؟ وهل في البيت قطة؟ وماذا ترى حين ترفع رأسك عن مكتبك؟ والأخير هو الحَكَم. فالنبتة التي تنظر إليها عشر مرات في اليوم لا تُنسى، والتي خلف ظهرك تُنسى مهما قال الملصق إنها سهلة. ثم تعطيهم نبتة فيلودندرون، وثانية في كوب ماء بلا تراب للمكتب. والكوب هو الدرس: ترى الجذور وهي تأتي، فتعرف بعدها ما تفعله الأخرى في العتمة.</p>
<p>قد تُسقط النبتة ورقة أو اثنتين في أول أسبوعين. إنها لا تموت، بل تنتقل إلى بيت جديد.</p>`,
      ir: `<p>پیش از آن‌که دل به برگی ببندید، سر ظهر پشت پنجره بایستید و دستتان را بالای یک کاغذ بگیرید. سایه‌ی تیز یعنی نور زیاد، سایه‌ی نرم یعنی نور متوسط و بی‌سایه یعنی کم‌نور. بقیه از همین پیدا می‌شود.</p>
<h2>رو به کدام طرف است؟</h2>
<ul><li><strong>جنوب، با سایه‌ی تیز</strong>: کاکتوس، ساکولنت، لیموی پاکوتاه.</li><li><strong>شرق یا غرب</strong>: برگ‌انجیری، فیکوس الاستیکا، گیاه قلب آویز.</li><li><strong>شمال، یا یک متر دورتر از هر پنجره‌ای</strong>: سانسوریا، فیلودندرون، اسپاتی‌فیلوم.</li></ul>
<h2>با انگشت آب بدهید</h2>
<p>انگشت را تا بند دوم در خاک فرو کنید. نم داشت، کاریش نداشته باشید. خشک بود، آن‌قدر آب بدهید که از زیر بیرون بزند و بعد زیرگلدانی را خالی کنید. تقویم نمی‌داند هوا چطور بوده.</p>
<p>گلدان سفالی نفس می‌کشد و زودتر خشک می‌شود؛ کسی را که زیاد آب می‌دهد می‌بخشد. گلدان لعاب‌دار آب را نگه می‌دارد و فراموش‌کارها را می‌بخشد. گلدان را از روی عادت خودتان انتخاب کنید.</p>
<h2>سه جایی که می‌شناسیم</h2>
<p><strong>راهرو.</strong> یک لامپ، یک جالباسی، دری که روزی دو بار باز می‌شود. مردم آن‌جا سرخس می‌گذارند چون سرخس شبیه سایه است، و سرخس آن‌جا می‌میرد چون سایه‌ی بیرون ده برابر راهرو روشن است. سانسوریا بگذارید. یکی از مال ما دو سال پشت کمد بایگانی ماند و با یک برگ بیشتر درآمد.</p>
<p><strong>حمام.</strong> گرم و نم‌دار، با پنجره‌ای کوچک از شیشه‌ی مات. اسپاتی‌فیلوم در آن خوشحال است، فیلودندرون روی طبقه هم. کاکتوس نه، هرچه در عکس‌ها دیده باشید: مؤدبانه از پایین می‌پوسد و شما اسفند می‌فهمید.</p>
<p><strong>بالکن در مرداد.</strong> این پنجره نیست، تنوری است با چشم‌انداز. لیمو و رزماری باکی ندارند. بقیه از یازده تا چهار یک صندلی جلویشان لازم دارند؛ صندلی واقعی، با پارچه‌ای روی پشتی‌اش.</p>
<h2>برگ‌ها چه می‌گویند</h2>
<ul><li><strong>ساقه‌ی دراز، برگ ریز، کج‌شده</strong>: نور بیشتر. دارد تا جایی که می‌تواند به طرف پنجره راه می‌رود.</li><li><strong>لکه‌ی کم‌رنگ سمت شیشه</strong>: یک‌باره زیاد. یک متر عقب ببرید و هر هفته یک کف دست جلو بیاورید.</li><li><strong>زردی از پایین، خاک خیس</strong>: آب کمتر. تقریباً همیشه آب کمتر.</li><li><strong>نوک قهوه‌ای، خاک خوب</strong>: هوای خشک یا آب سنگین. اگر می‌شود آب باران جمع کنید، اگر نه آب شیر را یک شب بگذارید بماند.</li></ul>
<h2>سال اول</h2>
<p>روزی که رسید گلدانش را عوض نکنید. تازه نور و هوا و هم‌نشینش عوض شده؛ کفشش را بگذارید پایش بماند. صبر کنید ریشه از زیر بیرون بزند، بعد فقط یک شماره بزرگ‌تر بگیرید، چون گیاه کوچک در گلدان بزرگ توی خاک خیسی می‌نشیند که نمی‌تواند بنوشد. از اسفند تا شهریور، نصفِ آنچه روی ظرف نوشته کود بدهید. زمستان راحتش بگذارید: قهر نکرده، خوابیده.</p>
<h2>یک گیاه، برای تازه‌کار</h2>
<p>مردم از مریم پشت پیشخان چیزی می‌خواهند که نمیرد و او تا سه سؤال را جواب ندهند چیزی نمی‌فروشد. وقتی سفر می‌روید چه کسی آب می‌دهد؟ گربه دارید؟ و سرتان را که از روی میز بلند می‌کنید چه می‌بینید؟ آخری تعیین‌کننده است. گیاهی که روزی ده بار نگاهش می‌کنید فراموش نمی‌شود؛ گیاهی که پشت سرتان است فراموش می‌شود، هرچه هم رویش نوشته باشند آسان. بعد یک فیلودندرون می‌دهد و یکی دیگر در لیوان آب، بدون خاک، برای میز. درس همان لیوان است. ریشه‌ها را می‌بینید که می‌آیند و از آن به بعد می‌دانید آن یکی در تاریکی چه می‌کند.</p>
<p>در دو هفته‌ی اول شاید یکی دو برگ بریزد. نمی‌میرد؛ دارد اسباب‌کشی می‌کند.</p>`,
    },
  },
  ...longPosts,
  ...postsMore,
];
