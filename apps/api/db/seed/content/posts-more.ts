import type { PostContent } from './post-content.ts';

/** The older half of the blog. */
export const postsMore: PostContent[] = [
  {
    slug: 'when-a-copper-pan-needs-new-tin',
    category: 'care-and-repair',
    tags: ['copper', 'how-to'],
    author: 'omar',
    cover: 9,
    days_ago: 39,
    popularity: 63,
    title: { en: 'When a copper pan needs new tin', ar: 'متى تحتاج مقلاة النحاس إلى تبييض', ir: 'تابه‌ی مسی کِی سفیدکاری می‌خواهد' },
    excerpt: {
      en: 'The grey inside a copper pan is meant to wear out. Here is how to tell when it has.',
      ar: 'الطبقة الرمادية داخل مقلاة النحاس صُنعت لتبلى. إليك كيف تعرف أن وقتها حان.',
      ir: 'لایه‌ی خاکستری داخل تابه‌ی مسی قرار است ساییده شود. این‌طوری می‌فهمید وقتش رسیده.',
    },
    body: {
      en: `<p>A copper pan is two metals. The copper carries the heat; a coat of tin as thin as a sheet of paper keeps it away from your food. The copper lasts for centuries, the tin for about ten years of daily cooking.</p>
<h2>The coin test</h2>
<p>Look inside in daylight. Dark grey is fine, so are scratches. If you can see bare, rosy copper over an area larger than a coin, it is time. Until then do not cook tomatoes or vinegar in it.</p>
<h2>To make the tin last</h2>
<ul><li>Wood or silicone in the pan, never steel.</li><li>Never heat it empty: tin melts at 232 °C.</li><li>Soak what sticks, do not scrub it.</li></ul>
<p>The outside is another matter. Half a lemon dipped in salt brings back the shine in a minute; rinse, dry at once. Or leave it to turn brown. Both are correct.</p>
<h2>Nine days on the lane</h2>
<p>On the first day the pan is boiled in soda until it has forgotten everything you ever cooked. On the second, if it was dented, somebody sets it over an iron stake and talks to it with a hammer; there are hammers for outside, for inside and for the place where the two meet. Then it waits, since tinning is done on Wednesdays, when the wind comes down the lane and takes the smoke along.</p>
<p>Tinning itself lasts four minutes. The pan is heated over charcoal until a stick of tin, rubbed on the copper, runs like butter. Mr Mokhtari throws in a pinch of sal ammoniac, which hisses and cleans, and wipes the silver round with a wad of cotton in one long turn of the arm. Too hot, and the tin goes yellow; too cool, and it comes out in crumbs. He does not look at the pan while he does it. He listens, and looks at the boy who is learning it.</p>
<blockquote><p>“I have tinned my mother’s pot seven times,” he says. “The copper is the same. The cook is the same. Only the tin and I are new.”</p></blockquote>
<h2>Is it worth having?</h2>
<p>If you cook rice and eggs, an iron skillet is cheaper, tougher and quite as honest. Copper earns its price with things that turn in a second: caramel, butter sauces, onions that have to be gold and not brown. It is heavy, it wants a cloth on the handle, and it does nothing at all on an induction hob. What you get is a flame that obeys.</p>
<h2>How to send one</h2>
<ol><li>Wash it, and leave the stains; they are the easy part.</li><li>Write your name and telephone number on paper, and put it inside.</li><li>Wrap the handle, which breaks other people’s parcels.</li><li>Post it with a receipt. You pay the way there; the rest is ours.</li></ol>
<h2>Three mistakes, all of them common</h2>
<p>The first is the dishwasher. Its salt eats the tin and its heat dulls the copper, and it does in a month what cooks need ten years for. The second is the empty pan on a high flame “just for a minute”, while one looks for the butter. You will see the tin gather in drops, like rain on a window; take it off, let it cool by itself, and bring it to us, for there is nothing else to be done. The third is steel wool. Use flour, salt and vinegar in equal parts, rubbed on with the palm, outside only. It is what Mr Mokhtari’s grandmother did, and it still smells of Friday.</p>
<p>At Copper Lane re-tinning takes nine days. They write your name in chalk on the base of the pan, and it comes back with the chalk still on.</p>`,
      ar: `<p>مقلاة النحاس معدنان. النحاس ينقل الحرارة، وطبقة من القصدير برقّة الورقة تفصله عن طعامك. يعمّر النحاس قرونًا، أما القصدير فنحو عشر سنوات من الطبخ اليومي.</p>
<h2>اختبار قطعة النقود</h2>
<p>انظر إلى داخلها في ضوء النهار. اللون الرمادي الداكن لا بأس به، والخدوش كذلك. أما إذا رأيت نحاسًا ورديًا عاريًا في مساحة تزيد على قطعة نقود فقد حان الوقت. وحتى ذلك الحين لا تطبخ فيها طماطم ولا خلًا.</p>
<h2>ليعيش القصدير أطول</h2>
<ul><li>ملاعق من الخشب أو السيليكون، لا من الفولاذ.</li><li>لا تسخّنها فارغة أبدًا: القصدير يذوب عند 232 درجة مئوية.</li><li>انقع ما التصق بها ولا تفركه.</li></ul>
<p>أما الظاهر فشأن آخر. نصف ليمونة مغموسة في الملح تعيد اللمعان في دقيقة؛ اشطفها وجففها فورًا. أو اتركها تسمرّ. كلاهما صحيح.</p>
<h2>تسعة أيام في الزقاق</h2>
<p>في اليوم الأول تُغلى المقلاة في الصودا حتى تنسى كل ما طبخته فيها. وفي الثاني، إن كانت منبعجة، يضعها أحدهم على سندان ويحدّثها بالمطرقة؛ فهناك مطارق للظاهر ومطارق للباطن وأخرى لموضع التقائهما. ثم تنتظر، لأن التبييض يوم الأربعاء حين تنزل الريح في الزقاق وتأخذ الدخان معها.</p>
<p>والتبييض نفسه أربع دقائق. تُحمى المقلاة على الفحم حتى يسيل عود القصدير إذا مرّ على النحاس كالزبدة. يرمي السيد مختاري رشّة نشادر تنشّ وتنظّف، ثم يمسح الفضة دورةً واحدة طويلة بكتلة قطن. إن اشتدت الحرارة اصفرّ القصدير، وإن نقصت خرج فتاتًا. وهو لا ينظر إلى المقلاة وهو يفعل ذلك، بل يُنصت، وينظر إلى الصبي الذي يتعلّم.</p>
<blockquote><p>يقول: «بيّضت قِدر أمي سبع مرات. النحاس هو هو، والطبّاخة هي هي. أنا والقصدير وحدنا الجديدان».</p></blockquote>
<h2>هل تستحق الاقتناء؟</h2>
<p>إن كنت تطبخ الأرز والبيض فالحديد أرخص وأصلب ولا يقل صدقًا. أما النحاس فيستحق ثمنه مع ما ينقلب في ثانية: الكراميل وصلصات الزبدة والبصل الذي ينبغي أن يصير ذهبيًا لا بنّيًا. هو ثقيل، ويريد قطعة قماش على المقبض، ولا يفعل شيئًا على موقد الحث. لكنك تنال نارًا مطيعة.</p>
<h2>كيف ترسلها</h2>
<ol><li>اغسلها ودع البقع، فهي الجزء السهل.</li><li>اكتب اسمك ورقم هاتفك على ورقة وضعها في داخلها.</li><li>لُفّ المقبض، فهو الذي يكسر طرود الآخرين.</li><li>أرسلها بإيصال. عليك أجرة الذهاب، والباقي علينا.</li></ol>
<h2>ثلاثة أخطاء شائعة كلها</h2>
<p>أولها غسّالة الصحون. ملحها يأكل القصدير وحرارتها تُطفئ النحاس، وتفعل في شهر ما يحتاج الطبّاخون إلى عشر سنوات ليفعلوه. وثانيها المقلاة الفارغة على نار قوية «دقيقة واحدة فقط» ريثما تجد السمن. سترى القصدير يتجمع قطرات كالمطر على نافذة؛ ارفعها ودعها تبرد وحدها وأحضرها إلينا، فلا حيلة غير ذلك. وثالثها ليف الفولاذ. استعمل الطحين والملح والخل بمقادير متساوية، تُفرك براحة اليد، من الخارج فقط. هكذا كانت تفعل جدة السيد مختاري، وما زالت رائحته رائحة يوم الجمعة.</p>
<p>يستغرق التبييض في «زقاق النحّاسين» تسعة أيام. يكتبون اسمك بالطبشور على قاعدة المقلاة، وتعود إليك والطبشور عليها.</p>`,
      ir: `<p>تابه‌ی مسی دو فلز است. مس گرما را می‌رساند و لایه‌ای قلع به نازکی کاغذ آن را از غذا جدا می‌کند. مس قرن‌ها می‌ماند، قلع با پخت‌وپز هرروزه حدود ده سال.</p>
<h2>آزمون سکه</h2>
<p>در نور روز داخلش را نگاه کنید. خاکستری تیره عیبی ندارد، خط‌وخش هم همین‌طور. اما اگر مسِ صورتی و لخت در جایی بزرگ‌تر از یک سکه پیداست، وقتش رسیده. تا آن موقع گوجه و سرکه در آن نپزید.</p>
<h2>برای این‌که قلع بیشتر بماند</h2>
<ul><li>قاشق چوبی یا سیلیکونی، نه فلزی.</li><li>هیچ‌وقت خالی روی آتش نگذارید: قلع در ۲۳۲ درجه ذوب می‌شود.</li><li>هرچه چسبید خیس کنید، نسابید.</li></ul>
<p>بیرونش حساب دیگری دارد. نصف لیموی آغشته به نمک یک‌دقیقه‌ای برقش را برمی‌گرداند؛ آب بکشید و فوری خشک کنید. یا بگذارید تیره شود. هر دو درست است.</p>
<h2>نُه روز در راسته</h2>
<p>روز اول تابه را در سود می‌جوشانند تا هرچه در آن پخته‌اید از یادش برود. روز دوم، اگر فرورفتگی داشته باشد، روی سندان می‌گذارندش و با چکش با آن حرف می‌زنند؛ چکشی برای بیرون هست، چکشی برای داخل و یکی برای جایی که این دو به هم می‌رسند. بعد منتظر می‌ماند، چون سفیدگری چهارشنبه‌هاست، وقتی باد از راسته پایین می‌آید و دود را با خودش می‌برد.</p>
<p>خود سفیدگری چهار دقیقه است. تابه روی زغال آن‌قدر داغ می‌شود که شمش قلع مثل کره رویش راه بیفتد. آقای مختاری یک نوک انگشت نشادر می‌اندازد که فِش می‌کند و تمیز می‌کند، و با یک مشت پنبه، در یک چرخش بلند دست، نقره را دور می‌گرداند. زیادی داغ باشد قلع زرد می‌شود، کم باشد دانه‌دانه درمی‌آید. موقع کار به تابه نگاه نمی‌کند. گوش می‌دهد و به پسری نگاه می‌کند که دارد یاد می‌گیرد.</p>
<blockquote><p>می‌گوید: «قابلمه‌ی مادرم را هفت بار سفید کرده‌ام. مسش همان است، آشپزش همان. فقط قلع و من عوض شده‌ایم.»</p></blockquote>
<h2>می‌ارزد؟</h2>
<p>اگر برنج و نیمرو درست می‌کنید، چدن ارزان‌تر و سرسخت‌تر است و همان‌قدر صادق. مس با چیزهایی قیمتش را درمی‌آورد که در یک ثانیه برمی‌گردند: کارامل، سس کره، پیازی که باید طلایی شود نه قهوه‌ای. سنگین است، دسته‌اش دستگیره می‌خواهد و روی اجاق القایی هیچ کاری نمی‌کند. در عوض شعله‌ای دارید که حرف گوش می‌کند.</p>
<h2>چطور بفرستید</h2>
<ol><li>بشوییدش و لکه‌ها را بگذارید؛ بخش آسانش همان است.</li><li>نام و شماره‌تان را روی کاغذ بنویسید و داخلش بگذارید.</li><li>دسته را بپیچید؛ همین دسته است که بسته‌ی بقیه را می‌شکند.</li><li>با رسید پست کنید. راهِ رفت با شما، بقیه با ما.</li></ol>
<h2>سه اشتباه، هر سه رایج</h2>
<p>اولی ماشین ظرفشویی است. نمکش قلع را می‌خورد و گرمایش مس را کدر می‌کند و یک‌ماهه کاری می‌کند که آشپزها ده سال وقت می‌خواهند. دومی تابه‌ی خالی روی شعله‌ی تند است، «فقط یک دقیقه»، تا کره پیدا شود. می‌بینید قلع مثل باران روی پنجره قطره می‌شود؛ بردارید، بگذارید خودش خنک شود و بیاورید پیش ما، کار دیگری نمی‌شود کرد. سومی سیم ظرفشویی است. آرد و نمک و سرکه به یک اندازه، با کف دست، فقط بیرونش. مادربزرگ آقای مختاری همین کار را می‌کرد و هنوز بوی جمعه می‌دهد.</p>
<p>سفیدکاری در «راسته‌ی مسگرها» نُه روز طول می‌کشد. اسمتان را با گچ کف تابه می‌نویسند و تابه با همان گچ برمی‌گردد.</p>`,
    },
  },
  {
    slug: 'a-first-kite-in-an-hour',
    category: 'at-home',
    tags: ['kites', 'children', 'how-to'],
    author: 'mina',
    cover: 10,
    days_ago: 47,
    popularity: 55,
    title: { en: 'A first kite in an hour', ar: 'أول طائرة ورقية في ساعة', ir: 'اولین بادبادک در یک ساعت' },
    excerpt: {
      en: 'Two sticks, one sheet and the three mistakes that keep it on the ground.',
      ar: 'عودان وورقة، وثلاثة أخطاء تُبقيها على الأرض.',
      ir: 'دو چوب، یک ورق کاغذ و سه اشتباهی که روی زمین نگهش می‌دارد.',
    },
    body: {
      en: `<p>Mr Rastegar taught physics for thirty-one years and now balances kites for Gyre. He says that a kite is a wing that has been asked to stay. Everything you do with the string is a part of that request.</p>
<h2>What you need</h2>
<ul><li>Two straight sticks: 70 and 60 cm, thin enough to bend a little.</li><li>A sheet of light, strong paper, paste, and 30 m of line.</li><li>A strip of cloth two metres long for the tail.</li></ul>
<h2>The three mistakes</h2>
<p>The cross is tied too low: it belongs at a quarter of the way down. The string is fixed at one point: use two, so that the kite leans into the wind. The tail is too short: if the kite spins, make it longer; if it will not climb, take some off.</p>
<p>Do not run. Stand with your back to the wind while a friend walks twenty steps away and holds the kite up. When the line pulls, they let go. Give line when it pulls, take it in when it sags. A child of six has this in ten minutes, a grown-up in twenty.</p>
<h2>Step by step</h2>
<ol><li>Lay the short stick across the long one, seventeen centimetres from the top, and bind them with a figure of eight. Do not glue yet; find out first whether it balances on your finger.</li><li>Run a thread round the four ends, tight enough to hum when you pluck it. That is the edge.</li><li>Lay the frame on the paper, cut two fingers outside the thread, fold the border over it and paste it down. Press it under books while you drink your tea.</li><li>Make two small holes where the sticks cross and two near the foot, put a string through each pair, and tie the strings together in front, as far from the kite as your forearm is long. That is the bridle, and everything depends on it.</li><li>Tie the cloth strip to the foot, with a knot in it every hand’s width, since children like knots.</li></ol>
<h2>What the wind wants</h2>
<p>Leaves that talk, flags that lift and fall: that is enough. If the tops of the trees are moving, it is too much for paper, and you had better go home and paint. The wind is steadier on a beach than in a park, and in a park steadier on the side where it arrives. Mr Rastegar licks a finger, not because it works, he says, but because the pupils expect it.</p>
<h2>When it will not fly</h2>
<p>If it dives to the left, the right side is heavier: stick a bit of paper on the left. If it rises and slides back, move the knot of the bridle up by the width of a finger. If it lies on the ground, look at it for a while. Nine times out of ten the tail has wound itself around a thistle.</p>
<blockquote><p>“In thirty-one years I have had four pupils who flew one at the first try,” says Mr Rastegar. “Two of them were lucky. I do not worry about the others.”</p></blockquote>
<p>One more piece of advice, from the teacher to whoever stands beside the child: do not take the string. You will want to, when it dips. Say “give” or “take”, and keep your hands in your pockets. The first time that the line goes tight in their own fingers they look at you as if something large had answered, and you would not want to have been holding it then.</p>
<p>Keep well away from power lines and roads, and let it go if you must. You know how to make another one now.</p>`,
      ar: `<p>درّس الأستاذ رستكار الفيزياء إحدى وثلاثين سنة، وهو اليوم يوازن طائرات «جاير» الورقية. يقول إن الطائرة الورقية جناح طُلب منه أن يبقى، وكل ما تفعله بالخيط جزء من هذا الطلب.</p>
<h2>ما تحتاج إليه</h2>
<ul><li>عودان مستقيمان طولهما 70 و60 سم، فيهما شيء من الليونة.</li><li>ورقة خفيفة متينة وغراء و30 مترًا من الخيط.</li><li>شريط قماش طوله متران للذيل.</li></ul>
<h2>الأخطاء الثلاثة</h2>
<p>أن يُربط العود العرضي منخفضًا: مكانه عند ربع الطول من الأعلى. وأن يُثبّت الخيط في نقطة واحدة: اجعلها اثنتين لتميل الطائرة إلى الريح. وأن يكون الذيل قصيرًا: إذا دارت حول نفسها فأطِله، وإذا أبت الصعود فقصّر منه.</p>
<p>لا تركض. قف وظهرك إلى الريح، وليبتعد صديقك عشرين خطوة وهو يرفع الطائرة. وحين يشتد الخيط يتركها. أرخِ الخيط إذا شدّ، واسحبه إذا ارتخى. يتقن ذلك ابن السادسة في عشر دقائق، والكبير في عشرين.</p>
<h2>خطوة خطوة</h2>
<ol><li>ضع العود القصير على الطويل عند سبعة عشر سنتيمترًا من رأسه واربطهما على شكل رقم 8. لا تضع الغراء بعد، بل تأكد أولًا أنه يتوازن على إصبعك.</li><li>مرّر خيطًا على الأطراف الأربعة مشدودًا حتى يرنّ إذا نقرته. هذه هي الحافة.</li><li>ضع الهيكل على الورق وقُصّ على بُعد إصبعين خارج الخيط، واطوِ الحاشية فوقه والصقها. واضغطها بالكتب ريثما تشرب الشاي.</li><li>افتح ثقبين صغيرين عند ملتقى العودين واثنين قرب الأسفل، ومرّر خيطًا في كل زوج، واعقد الخيطين معًا أمام الطائرة على بُعد ساعدك. هذا هو اللجام، وعليه كل شيء.</li><li>اربط شريط القماش في الأسفل واعقده عقدة كل كفّ، لأن الأطفال يحبون العُقد.</li></ol>
<h2>ماذا تريد الريح؟</h2>
<p>أوراق تتكلم وأعلام ترتفع وتهبط: هذا يكفي. أما إن تحركت رؤوس الأشجار فذلك كثير على الورق، وخير لك أن تعود إلى البيت وتلوّن. والريح على الشاطئ أثبت منها في الحديقة، وفي الحديقة أثبت من الجهة التي تصل منها. يبلّل الأستاذ رستكار إصبعه، لا لأن ذلك ينفع، كما يقول، بل لأن التلاميذ ينتظرونه.</p>
<h2>حين تأبى الطيران</h2>
<p>إن هوت إلى اليسار فالجهة اليمنى أثقل: الصق قصاصة على اليسرى. وإن ارتفعت ثم انزلقت إلى الوراء فارفع عقدة اللجام بعرض إصبع. وإن رقدت على الأرض فانظر إليها قليلًا: تسع مرات من عشر يكون الذيل قد التفّ على شوكة.</p>
<blockquote><p>يقول الأستاذ رستكار: «في إحدى وثلاثين سنة طيّرها أربعة تلاميذ من أول مرة. اثنان منهم حالفهما الحظ، ولا أقلق على الآخرين».</p></blockquote>
<p>ونصيحة أخرى من المعلّم لمن يقف إلى جانب الطفل: لا تأخذ الخيط. ستشتهي ذلك حين تهبط. قل «أرخِ» أو «شدّ» وأبقِ يديك في جيبيك. فأول مرة يشتد فيها الخيط بين أصابعهم ينظرون إليك كأن شيئًا كبيرًا أجابهم، ولن تحب أن يكون الخيط في يدك حينها.</p>
<p>ابتعد عن أسلاك الكهرباء والطرق، وأفلتها إن اضطررت. فأنت تعرف الآن كيف تصنع غيرها.</p>`,
      ir: `<p>آقای رستگار سی‌ویک سال فیزیک درس داده و حالا بادبادک‌های «جایر» را میزان می‌کند. می‌گوید بادبادک بالی است که از او خواسته‌اند بماند؛ هر کاری با نخ می‌کنید بخشی از همین خواهش است.</p>
<h2>چه لازم دارید</h2>
<ul><li>دو چوب صاف ۷۰ و ۶۰ سانتی‌متری که کمی خم شوند.</li><li>یک ورق کاغذ سبک و محکم، چسب و ۳۰ متر نخ.</li><li>نوار پارچه‌ای دومتری برای دنباله.</li></ul>
<h2>سه اشتباه</h2>
<p>چوب افقی را پایین می‌بندند: جایش یک‌چهارمِ بالاست. نخ را به یک نقطه می‌بندند: دو نقطه لازم است تا بادبادک رو به باد خم شود. دنباله را کوتاه می‌گیرند: اگر دور خودش چرخید بلندترش کنید و اگر بالا نرفت کمی کوتاهش کنید.</p>
<p>ندوید. پشت به باد بایستید تا یک نفر بیست قدم دورتر بادبادک را بالا بگیرد. نخ که کشیده شد رهایش کند. هر وقت کشید نخ بدهید و هر وقت شل شد جمع کنید. بچه‌ی شش‌ساله ده‌دقیقه‌ای یاد می‌گیرد، بزرگ‌ترها بیست‌دقیقه‌ای.</p>
<h2>قدم‌به‌قدم</h2>
<ol><li>چوب کوتاه را هفده سانتی‌متر پایین‌تر از سر، روی چوب بلند بگذارید و ضربدری ببندید. هنوز چسب نزنید؛ اول ببینید روی انگشت تعادل دارد یا نه.</li><li>دور چهار سر نخی بکشید، آن‌قدر سفت که اگر بزنیدش صدا بدهد. این لبه است.</li><li>اسکلت را روی کاغذ بگذارید، دو انگشت بیرون‌تر از نخ ببُرید، لبه را برگردانید و بچسبانید. تا چایتان را بخورید زیر چند کتاب بماند.</li><li>دو سوراخ کوچک کنار تقاطع و دو تا نزدیک پایین باز کنید، از هر جفت یک نخ رد کنید و دو نخ را جلوی بادبادک، به اندازه‌ی ساعدتان، به هم گره بزنید. این مهار است و همه‌چیز به آن بند است.</li><li>نوار پارچه را به پایین ببندید و هر یک کف دست یک گره بزنید، چون بچه‌ها گره دوست دارند.</li></ol>
<h2>باد چه می‌خواهد</h2>
<p>برگ‌هایی که حرف بزنند، پرچمی که بالا برود و بیفتد: همین بس است. اگر سرِ درخت‌ها تکان می‌خورد برای کاغذ زیادی است و بهتر است برگردید خانه و رنگش کنید. باد ساحل از باد پارک یکدست‌تر است و در پارک آن طرفی که باد از آن می‌آید. آقای رستگار انگشتش را تر می‌کند؛ می‌گوید نه برای این‌که فایده‌ای دارد، برای این‌که شاگردها منتظرند.</p>
<h2>وقتی بالا نمی‌رود</h2>
<p>اگر به چپ شیرجه می‌زند طرف راستش سنگین‌تر است: تکه‌ای کاغذ به چپ بچسبانید. اگر بالا می‌رود و عقب می‌لغزد، گره مهار را یک انگشت بالاتر ببرید. اگر روی زمین خوابیده، کمی نگاهش کنید. نُه بار از ده بار دنباله دور خاری پیچیده.</p>
<blockquote><p>آقای رستگار می‌گوید: «در سی‌ویک سال چهار شاگرد داشتم که بار اول هوا کردند. دوتایشان شانس آوردند. نگران بقیه نیستم.»</p></blockquote>
<p>و یک نصیحت دیگر از معلم، برای کسی که کنار بچه ایستاده: نخ را نگیرید. وقتی پایین می‌آید دلتان می‌خواهد. بگویید «بده» یا «جمع کن» و دست‌ها را در جیب نگه دارید. اولین باری که نخ در انگشت‌های خودشان سفت می‌شود طوری نگاهتان می‌کنند که انگار چیز بزرگی جواب داده، و آن لحظه دلتان نمی‌خواهد نخ دست شما بوده باشد.</p>
<p>از سیم برق و خیابان دور بمانید و اگر لازم شد رهایش کنید. حالا دیگر بلدید یکی دیگر بسازید.</p>`,
    },
  },
  {
    slug: 'forty-hours-from-one-candle',
    category: 'care-and-repair',
    tags: ['candles', 'how-to'],
    author: 'mina',
    cover: 12,
    days_ago: 58,
    popularity: 70,
    title: { en: 'Forty hours from one candle', ar: 'أربعون ساعة من شمعة واحدة', ir: 'چهل ساعت از یک شمع' },
    excerpt: {
      en: 'A tunnel, a black rim, a drowned wick: all three come from the first evening.',
      ar: 'حفرة في الوسط، وحافة سوداء، وفتيلة غارقة: ثلاثتها تبدأ من الليلة الأولى.',
      ir: 'تونل، لبه‌ی سیاه، فتیله‌ی غرق‌شده: هر سه از شب اول شروع می‌شوند.',
    },
    body: {
      en: `<p>Wax has a memory. Wherever the melted pool stops on the first evening, it will stop on every other. Blow it out after half an hour and you have dug a tunnel that the flame will follow to the bottom.</p>
<h2>The first evening</h2>
<p>Let it burn until the whole surface is liquid, right to the glass. Count one hour for every two and a half centimetres of width: about three hours for a common jar.</p>
<h2>Every evening after that</h2>
<ul><li>Cut the wick to half a centimetre, cold, before lighting.</li><li>Keep it out of draughts; a dancing flame makes soot.</li><li>Put it out after four hours, and never leave it alone.</li></ul>
<p>If a tunnel has formed, wrap foil round the rim, leave a hole in the middle and burn it for two hours. The edges melt and join.</p>
<h2>Sixty jars and a notebook</h2>
<p>At Wick Workshop one candle of every batch never leaves the room. It is lit on a Monday beside a card with its number, burned for four hours, put out, and lit again the next day until there is nothing left, and each evening somebody writes down how wide the pool was, how high the flame, and whether it smelled of anything on the landing. There are now eleven notebooks. From them we know that jars burn longer in winter than in summer, that fig behaves and jasmine does not, and that a candle which has been moved while liquid will sulk for two evenings.</p>
<p>They also know that most of the forty hours are lost before the buyer has got home. A jar which has stood in a hot car sets with a wet-looking ring; the scent goes up with the first heat and the rest is wax. If yours has travelled in August, leave it for a week in a cupboard. It forgives you.</p>
<h2>Soy, beeswax, paraffin</h2>
<ul><li><strong>Soy</strong> is soft, burns slowly, and likes to be in a glass. It holds a scent well and lets it go gently.</li><li><strong>Beeswax</strong> is hard, burns hot and bright, and smells of itself. It is for tapers and for people who do not want to be perfumed.</li><li><strong>Paraffin</strong> is cheap, throws its scent across a street, and leaves soot on the ceiling in exchange.</li></ul>
<h2>Where it should stand</h2>
<p>At the height of a seated person’s face, a hand away from the wall, out of the line between a door and a window. Never under a shelf: the heat stays beneath it, and so will a brown mark. Two candles should keep ten centimetres apart, or each melts the other out of politeness. And one scent to a room; two are a conversation, three are a department store.</p>
<h2>Putting it out</h2>
<p>Most of the smoke that people complain of comes in the last second. Blowing drives hot wax up the glass and leaves the wick to smoulder; the smell of that is stronger than all the fig in it. There are two better ways. A lid, if there is one, takes the air away, and the flame with it. Or bend the wick into the wax with something thin, a spoon handle, a hairpin, and straighten it again: it goes out without a sound and comes up coated, and next evening it lights at the first match. Do that while somebody small is watching. It looks very much like a spell, and it teaches them to leave a candle by hand and not by breath.</p>
<p>Stop when one centimetre of wax is left. Pour hot water in, let it cool, lift out the disc, and you have a good glass.</p>`,
      ar: `<p>للشمع ذاكرة. فحيث تتوقف دائرة الشمع الذائب في الليلة الأولى تتوقف في كل ليلة بعدها. أطفئه بعد نصف ساعة وستكون قد حفرت نفقًا يتبعه اللهب حتى القاع.</p>
<h2>الليلة الأولى</h2>
<p>اتركه مشتعلًا حتى يسيل السطح كله ويبلغ الزجاج. احسب ساعة لكل سنتيمترين ونصف من العرض، أي نحو ثلاث ساعات لوعاء عادي.</p>
<h2>كل ليلة بعدها</h2>
<ul><li>قُصّ الفتيلة إلى نصف سنتيمتر وهي باردة قبل إشعالها.</li><li>أبعده عن تيارات الهواء؛ فاللهب المتراقص يترك سخامًا.</li><li>أطفئه بعد أربع ساعات، ولا تتركه وحده أبدًا.</li></ul>
<p>وإذا تكوّن النفق فلُفّ ورق الألمنيوم حول الحافة واترك فتحة في الوسط، ثم أشعله ساعتين. ستذوب الأطراف وتلتئم.</p>
<h2>ستون كأسًا ودفتر</h2>
<p>في «ورشة الفتيل» شمعة من كل دفعة لا تغادر الغرفة أبدًا. تُشعل يوم الاثنين إلى جانب بطاقة برقمها، أربع ساعات، ثم تُطفأ وتُشعل في اليوم التالي حتى لا يبقى منها شيء، ويكتب أحدهم كل مساء كم اتسعت الدائرة وكم علا اللهب وهل بلغت الرائحة الدرج. صارت الدفاتر أحد عشر. منها نعرف أن الكؤوس تدوم في الشتاء أكثر من الصيف، وأن التين حسن السلوك والياسمين ليس كذلك، وأن الشمعة التي تُحرّك وهي سائلة تعبس ليلتين.</p>
<p>ونعرف منها أيضًا أن أكثر الساعات الأربعين يضيع قبل أن يصل المشتري إلى بيته. فالكأس التي وقفت في سيارة حارة تجمد وفيها حلقة كأنها مبللة، ويصعد العطر مع أول حرارة ويبقى الشمع وحده. إن سافرت شمعتك في آب فدعها أسبوعًا في خزانة، تسامحك.</p>
<h2>الصويا وشمع النحل والبارافين</h2>
<ul><li><strong>الصويا</strong>: طري بطيء الاحتراق، يحب أن يكون في كأس. يحفظ العطر ويطلقه برفق.</li><li><strong>شمع النحل</strong>: صلب حارّ اللهب ساطعه، ورائحته رائحته هو. للشموع الرفيعة ولمن لا يريدون أن يُعطَّروا.</li><li><strong>البارافين</strong>: رخيص، يرمي عطره عبر الشارع، ويترك على السقف سخامًا في المقابل.</li></ul>
<h2>أين تضعها؟</h2>
<p>على ارتفاع وجه الجالس، وعلى بُعد كفّ من الجدار، وبعيدًا عن الخط بين الباب والنافذة. لا تضعها تحت رف أبدًا: الحرارة تبقى تحته وتبقى معها بقعة بنّية. ولتكن بين الشمعتين عشرة سنتيمترات، وإلا أذابت كل منهما الأخرى من باب المجاملة. ورائحة واحدة لكل غرفة: اثنتان حوار، وثلاث متجر كبير.</p>
<h2>كيف تُطفأ؟</h2>
<p>أكثر الدخان الذي يشكو الناس منه يأتي في الثانية الأخيرة. النفخ يدفع الشمع الساخن إلى جوانب الكأس ويترك الفتيل يدخّن، ورائحة ذلك أقوى من كل ما فيها من تين. وهناك طريقتان أفضل. الغطاء، إن كان لها غطاء، يأخذ الهواء ويأخذ اللهب معه. أو اثنِ الفتيل في الشمع بشيء رفيع، يد ملعقة أو دبوس شعر، ثم أقمه ثانية: ينطفئ بلا صوت ويخرج مكسوًّا، ويشتعل في المساء التالي من أول عود. افعل ذلك وصغير يراقبك: يبدو كأنه سحر، ويعلّمه أن الشمعة تُترك باليد لا بالنَّفَس.</p>
<p>توقف حين يبقى سنتيمتر واحد من الشمع. صُبّ فيه ماءً ساخنًا ودعه يبرد ثم ارفع القرص، وقد صار عندك كوب جيد.</p>`,
      ir: `<p>موم حافظه دارد. شب اول هرجا حوضچه‌ی مذاب بایستد، شب‌های بعد هم همان‌جا می‌ایستد. بعد از نیم ساعت خاموشش کنید و تونلی کنده‌اید که شعله تا ته دنبالش می‌رود.</p>
<h2>شب اول</h2>
<p>بگذارید آن‌قدر بسوزد که همه‌ی سطح تا لب شیشه آب شود. برای هر دو و نیم سانتی‌متر پهنا یک ساعت حساب کنید؛ برای یک شمع لیوانی معمولی حدود سه ساعت.</p>
<h2>شب‌های بعد</h2>
<ul><li>پیش از روشن کردن، فتیله‌ی سرد را تا نیم سانتی‌متر کوتاه کنید.</li><li>از جریان هوا دور نگهش دارید؛ شعله‌ی رقصان دوده می‌دهد.</li><li>بعد از چهار ساعت خاموشش کنید و هیچ‌وقت تنهایش نگذارید.</li></ul>
<p>اگر تونل درست شد، دور لبه فویل بپیچید، وسطش را باز بگذارید و دو ساعت روشنش کنید. کناره‌ها آب می‌شوند و به هم می‌رسند.</p>
<h2>شصت لیوان و یک دفتر</h2>
<p>در «کارگاه فتیله» از هر دسته یک شمع هیچ‌وقت از اتاق بیرون نمی‌رود. دوشنبه کنار کارتی با شماره‌اش روشن می‌شود، چهار ساعت می‌سوزد، خاموش می‌شود و فردا باز، تا وقتی چیزی نماند؛ هر شب یکی می‌نویسد حوضچه چقدر پهن بود، شعله چقدر بلند و بویش به پاگرد رسید یا نه. حالا یازده دفتر شده. از همین‌ها می‌دانیم که شمع لیوانی زمستان بیشتر از تابستان می‌سوزد، انجیر سربه‌راه است و یاس نه، و شمعی که وقت آب بودن جابه‌جا شود دو شب قهر می‌کند.</p>
<p>این را هم می‌دانیم که بیشترِ آن چهل ساعت پیش از رسیدن خریدار به خانه هدر می‌رود. لیوانی که در ماشینِ داغ مانده با حلقه‌ای خیس‌مانند می‌بندد؛ عطر با اولین گرما می‌پرد و بقیه‌اش موم است. اگر شمعتان مرداد سفر کرده یک هفته در کابینت بگذارید. می‌بخشد.</p>
<h2>سویا، موم زنبور، پارافین</h2>
<ul><li><strong>سویا</strong> نرم است، آهسته می‌سوزد و لیوان را دوست دارد. عطر را خوب نگه می‌دارد و آرام رها می‌کند.</li><li><strong>موم زنبور</strong> سفت است، داغ و روشن می‌سوزد و بوی خودش را می‌دهد. برای شمع قلمی و برای کسی که نمی‌خواهد معطر شود.</li><li><strong>پارافین</strong> ارزان است، عطرش را تا آن طرف خیابان پرت می‌کند و در عوض روی سقف دوده می‌گذارد.</li></ul>
<h2>کجا بگذاریدش</h2>
<p>هم‌قد صورت آدمِ نشسته، یک کف دست دور از دیوار و بیرون از خط بین در و پنجره. هیچ‌وقت زیر طبقه نه: گرما آن زیر می‌ماند و لکه‌ی قهوه‌ای هم. بین دو شمع ده سانتی‌متر فاصله باشد، وگرنه از سر ادب همدیگر را آب می‌کنند. و برای هر اتاق یک بو: دو تا گفت‌وگوست و سه تا فروشگاه زنجیره‌ای.</p>
<h2>خاموش کردنش</h2>
<p>بیشتر دودی که مردم از آن شکایت دارند مال ثانیه‌ی آخر است. فوت کردن موم داغ را به دیواره می‌پاشد و فتیله را به دود می‌اندازد؛ بوی آن از هرچه انجیر در شمع هست بیشتر است. دو راه بهتر هست. در، اگر داشته باشد، هوا را می‌گیرد و شعله را هم با آن. یا فتیله را با چیزی باریک، ته قاشق یا سنجاق سر، در موم بخوابانید و دوباره صاف کنید: بی‌صدا خاموش می‌شود، موم‌گرفته بیرون می‌آید و فردا شب با اولین کبریت روشن می‌شود. این کار را جلوی یک بچه بکنید. به جادو می‌ماند و یادش می‌دهد شمع را با دست ترک کند، نه با نفس.</p>
<p>یک سانتی‌متر که ماند دست نگه دارید. آب داغ بریزید، بگذارید خنک شود و قرص موم را بردارید؛ حالا یک لیوان خوب دارید.</p>`,
    },
  },
  {
    slug: 'leather-that-grows-old-well',
    category: 'care-and-repair',
    tags: ['leather', 'how-to'],
    author: 'leyla',
    cover: 6,
    days_ago: 73,
    popularity: 47,
    title: { en: 'Leather that grows old well', ar: 'جلد يُحسن التقدّم في العمر', ir: 'چرمی که خوب پیر می‌شود' },
    excerpt: {
      en: 'Twice a year, ten minutes, one cloth: what a good bag asks of you.',
      ar: 'مرتان في السنة، عشر دقائق، قطعة قماش واحدة: هذا ما تطلبه منك حقيبة جيدة.',
      ir: 'سالی دو بار، ده دقیقه، یک دستمال: همه‌ی چیزی که یک کیف خوب از شما می‌خواهد.',
    },
    body: {
      en: `<p>Vegetable-tanned leather arrives pale and a little stiff. Sun, hands and rain do the rest. After two summers it is the colour of tea, and there is no other bag like yours.</p>
<h2>Ten minutes, twice a year</h2>
<ul><li>Empty it and brush the dust from the seams.</li><li>Wipe it with a damp cloth and let it dry in the shade.</li><li>Rub in a hazelnut of neutral balm, thinly, and polish after an hour.</li></ul>
<h2>When it rains</h2>
<p>Do not rub the drops. Blot them, stuff the bag with newspaper and leave it alone for a day, away from heaters. If a spot remains, dampen the whole panel evenly: the edge of the stain disappears because there is no edge any more.</p>
<p>Scratches close under a warm thumb. Ink stays; make your peace with it. Do not use olive oil, whatever your uncle says: it goes rancid in the seams.</p>
<h2>How a hide becomes a bag</h2>
<p>Fatima sews by the window and Hakim cuts at the back, and the hides come to them from a tannery on the other side of the medina, where they have lain in oak bark and mimosa for eight weeks. Eight weeks is the whole secret. Chrome does it in a day, and the leather is soft at once, and stays as it is until it tears. Bark leaves it firm, pale and a little stubborn; but it goes on changing, because what holds it together came from a tree and still minds the weather.</p>
<p>On the table a hide is a map. The back is dense and does not stretch: straps and handles come from there. The belly is loose and goes into linings. Where the neck folded there are lines, and Hakim lays his pattern so that they run across the flap, like the lines of a hand. A scratch from a thorn is left in. “It walked,” he says. “You would like it better if it had not?”</p>
<h2>Two needles, one thread</h2>
<p>A machine locks one thread with another, and when one breaks the seam opens like a zip. A saddle stitch passes a single thread through every hole twice, from both sides, with a needle on each end. Cut a stitch, and its neighbours hold. It takes Fatima four hours to sew what a machine sews in one, and the bag costs accordingly, and in twenty years one of the two is still a bag.</p>
<h2>What to do when</h2>
<ul><li><strong>A water mark</strong>: damp the whole panel, dry it slowly, and wait a day before you judge.</li><li><strong>Mould, after a wet winter</strong>: wipe it with vinegar and water, air it in the shade, and give it balm when it is dry.</li><li><strong>A handle that has gone dark</strong>: leave it. That is your hand.</li><li><strong>A strap that stretched</strong>: have a hole added, and not with kitchen scissors. Any cobbler does it while you wait.</li></ul>
<h2>Where it sleeps</h2>
<p>A bag that is put away for the summer should be empty, stuffed with paper that has no print on it, and standing up. Not in plastic, in which it sweats, and not on a hook, which pulls the handle into a beak. An old pillowcase, washed and dry, is perfect. Once in those months take it out and carry it to the baker’s and back again. Leather that is never used goes stiff along the folds, like people, and it is the only kind that we cannot mend.</p>
<p>And if a stitch breaks, send it back. At Saddle Stitch they sew it with the same two needles, and for ten years it costs nothing.</p>`,
      ar: `<p>يصلك الجلد المدبوغ نباتيًا فاتح اللون وقاسيًا بعض الشيء، والباقي على الشمس والأيدي والمطر. وبعد صيفين يصير بلون الشاي، ولا حقيبة تشبه حقيبتك.</p>
<h2>عشر دقائق مرتين في السنة</h2>
<ul><li>أفرغها ونظّف الدرزات من الغبار بفرشاة.</li><li>امسحها بقطعة رطبة ودعها تجف في الظل.</li><li>ادهنها بمقدار حبة بندق من بلسم عديم اللون دهنًا رقيقًا، ولمّعها بعد ساعة.</li></ul>
<h2>حين تمطر</h2>
<p>لا تفرك القطرات، بل نشّفها بالتربيت، واحشُ الحقيبة بورق الجرائد واتركها يومًا بعيدًا عن المدافئ. وإن بقيت بقعة فرطّب القطعة كلها بالتساوي: تختفي حدود البقعة لأنه لم يعد لها حدود.</p>
<p>تلتئم الخدوش تحت إبهام دافئ. أما الحبر فيبقى، فتصالح معه. ولا تستعمل زيت الزيتون مهما قال عمّك، لأنه يزنخ في الدرزات.</p>
<h2>كيف يصير الجلد حقيبة</h2>
<p>فاطمة تخيط عند النافذة وحكيم يقصّ في الخلف، ويأتيهما الجلد من مدبغة في الطرف الآخر من المدينة، حيث رقد ثمانية أسابيع في لحاء البلوط والسنط. والأسابيع الثمانية هي السر كله. الكروم يفعلها في يوم، فيلين الجلد فورًا ويبقى كما هو حتى يتمزق. أما اللحاء فيتركه متماسكًا فاتحًا عنيدًا بعض الشيء، لكنه يظل يتغيّر، لأن ما يمسكه جاء من شجرة وما زال يبالي بالطقس.</p>
<p>الجلد على الطاولة خريطة. الظهر كثيف لا يتمدد، ومنه الأحزمة والمقابض. والبطن رخو ومنه البطائن. وحيث انثنت الرقبة خطوط، يضع حكيم قالبه بحيث تعبر الغطاء كخطوط الكف. أما خدش الشوك فيبقى. يقول: «لقد مشى. أكنت تفضّل أنه لم يمشِ؟»</p>
<h2>إبرتان وخيط واحد</h2>
<p>الماكينة تُمسك خيطًا بخيط، فإن انقطع أحدهما انفتحت الدرزة كالسحّاب. أما غرزة السرج فخيط واحد يمر في كل ثقب مرتين، من الجهتين، وفي كل طرف إبرة. اقطع غرزة تمسك جاراتها. تخيط فاطمة في أربع ساعات ما تخيطه الماكينة في ساعة، وثمن الحقيبة على قدر ذلك، وبعد عشرين سنة تبقى إحداهما حقيبة.</p>
<h2>ماذا تفعل إذا</h2>
<ul><li><strong>ظهر أثر ماء</strong>: رطّب القطعة كلها وجففها على مهل وانتظر يومًا قبل أن تحكم.</li><li><strong>ظهر عفن بعد شتاء رطب</strong>: امسحه بخل وماء، وهوّها في الظل، ثم ادهنها بالبلسم حين تجف.</li><li><strong>اسودّ المقبض</strong>: دعه، فذلك أثر يدك.</li><li><strong>تمدّد الحزام</strong>: أضف ثقبًا، لا بمقص المطبخ. أي إسكافي يفعلها وأنت واقف.</li></ul>
<h2>أين تنام؟</h2>
<p>الحقيبة التي تُخبّأ للصيف ينبغي أن تكون فارغة محشوّة بورق لا طباعة عليه، وواقفة. لا في البلاستيك، ففيه تتعرّق، ولا على خطّاف يسحب المقبض كالمنقار. وكيس وسادة قديم هو الأمثل. أخرجها مرة في تلك الأشهر واحملها إلى الخبّاز وعُد بها. فالجلد الذي لا يُستعمل يتيبّس عند ثنياته، كالناس، وهو وحده الذي لا نستطيع إصلاحه.</p>
<p>وإذا انقطعت غرزة فأعدها إلينا. في «غرزة السرج» يخيطونها بالإبرتين نفسيهما، ومن دون مقابل عشر سنوات.</p>`,
      ir: `<p>چرم دباغی گیاهی، کم‌رنگ و کمی سفت به دستتان می‌رسد. بقیه کار آفتاب و دست و باران است. بعد از دو تابستان به رنگ چای درمی‌آید و هیچ کیفی شبیه مال شما نیست.</p>
<h2>ده دقیقه، سالی دو بار</h2>
<ul><li>خالی‌اش کنید و گرد درزها را با برس بگیرید.</li><li>با دستمال نم‌دار پاک کنید و بگذارید در سایه خشک شود.</li><li>به اندازه‌ی یک فندق واکس بی‌رنگ نازک بمالید و بعد از یک ساعت برق بیندازید.</li></ul>
<h2>وقتی باران می‌آید</h2>
<p>قطره‌ها را نمالید؛ با دستمال برچینید، کیف را با روزنامه پر کنید و یک روز دور از بخاری بگذارید. اگر لکه‌ای ماند، همه‌ی آن تکه را یکدست نم بزنید: مرز لکه می‌رود، چون دیگر مرزی نیست.</p>
<p>خراش زیر شست گرم بسته می‌شود. جوهر می‌ماند؛ با آن کنار بیایید. هرچه عمویتان گفت، روغن زیتون نزنید: در درزها می‌ماند و بو می‌گیرد.</p>
<h2>پوست چطور کیف می‌شود</h2>
<p>فاطمه کنار پنجره می‌دوزد و حکیم ته کارگاه می‌بُرد، و چرم از دباغ‌خانه‌ای در آن سر شهر کهنه می‌آید که هشت هفته در پوست بلوط و گل ابریشم خوابیده. تمام راز همان هشت هفته است. کروم یک‌روزه تمامش می‌کند و چرم همان اول نرم است و تا وقتی پاره شود همان می‌ماند. پوست درخت، سفت و کم‌رنگ و کمی لجبازش می‌کند؛ ولی همین‌طور عوض می‌شود، چون آنچه نگهش داشته از درخت آمده و هنوز هوا برایش مهم است.</p>
<p>چرم روی میز نقشه است. پشت، فشرده است و کش نمی‌آید: بند و دسته از آن‌جاست. شکم شل است و آستر می‌شود. جایی که گردن چین خورده خط دارد و حکیم الگو را طوری می‌گذارد که خط‌ها از روی در رد شوند، مثل خط کف دست. جای خار را نگه می‌دارد. می‌گوید: «راه رفته. دلت می‌خواست نرفته باشد؟»</p>
<h2>دو سوزن، یک نخ</h2>
<p>چرخ خیاطی یک نخ را با نخ دیگر قفل می‌کند و یکی که پاره شد درز مثل زیپ باز می‌شود. کوک زین یک نخ است که از هر سوراخ دو بار و از دو طرف رد می‌شود، با سوزنی در هر سر. یک کوک را ببُرید، همسایه‌ها نگه می‌دارند. چیزی را که چرخ یک‌ساعته می‌دوزد فاطمه در چهار ساعت می‌دوزد، قیمت کیف هم همین است، و بیست سال بعد فقط یکی از این دو هنوز کیف است.</p>
<h2>چه وقت چه کنیم</h2>
<ul><li><strong>رد آب</strong>: همه‌ی آن تکه را نم بزنید، آرام خشک کنید و پیش از قضاوت یک روز صبر کنید.</li><li><strong>کپک، بعد از زمستان نم‌دار</strong>: با آب و سرکه پاک کنید، در سایه هوا بدهید و خشک که شد بالم بزنید.</li><li><strong>دسته‌ای که تیره شده</strong>: بگذارید بماند. جای دست شماست.</li><li><strong>بندی که کش آمده</strong>: سوراخی اضافه کنید، نه با قیچی آشپزخانه. هر کفاشی سرپایی درستش می‌کند.</li></ul>
<h2>کجا می‌خوابد</h2>
<p>کیفی که تابستان کنار می‌گذارید باید خالی باشد، پر از کاغذ بی‌چاپ، و ایستاده. نه در پلاستیک که عرق می‌کند و نه روی قلاب که دسته‌اش را مثل منقار می‌کشد. روبالشی کهنه بهترین است. در آن چند ماه یک بار بیرونش بیاورید و تا نانوایی ببرید و برگردید. چرمی که کار نکند، مثل آدم، سر چین‌ها خشک می‌شود و تنها چیزی است که نمی‌توانیم تعمیرش کنیم.</p>
<p>اگر کوکی پاره شد، پس بفرستید. در «کوک زین» با همان دو سوزن می‌دوزندش و تا ده سال هم پولی نمی‌گیرند.</p>`,
    },
  },
];
