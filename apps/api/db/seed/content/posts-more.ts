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
<p>At Copper Lane re-tinning takes nine days. They write your name in chalk on the base of the pan, and it comes back with the chalk still on.</p>`,
      ar: `<p>مقلاة النحاس معدنان. النحاس ينقل الحرارة، وطبقة من القصدير برقّة الورقة تفصله عن طعامك. يعمّر النحاس قرونًا، أما القصدير فنحو عشر سنوات من الطبخ اليومي.</p>
<h2>اختبار قطعة النقود</h2>
<p>انظر إلى داخلها في ضوء النهار. اللون الرمادي الداكن لا بأس به، والخدوش كذلك. أما إذا رأيت نحاسًا ورديًا عاريًا في مساحة تزيد على قطعة نقود فقد حان الوقت. وحتى ذلك الحين لا تطبخ فيها طماطم ولا خلًا.</p>
<h2>ليعيش القصدير أطول</h2>
<ul><li>ملاعق من الخشب أو السيليكون، لا من الفولاذ.</li><li>لا تسخّنها فارغة أبدًا: القصدير يذوب عند 232 درجة مئوية.</li><li>انقع ما التصق بها ولا تفركه.</li></ul>
<p>أما الظاهر فشأن آخر. نصف ليمونة مغموسة في الملح تعيد اللمعان في دقيقة؛ اشطفها وجففها فورًا. أو اتركها تسمرّ. كلاهما صحيح.</p>
<p>يستغرق التبييض في «زقاق النحّاسين» تسعة أيام. يكتبون اسمك بالطبشور على قاعدة المقلاة، وتعود إليك والطبشور عليها.</p>`,
      ir: `<p>تابه‌ی مسی دو فلز است. مس گرما را می‌رساند و لایه‌ای قلع به نازکی کاغذ آن را از غذا جدا می‌کند. مس قرن‌ها می‌ماند، قلع با پخت‌وپز هرروزه حدود ده سال.</p>
<h2>آزمون سکه</h2>
<p>در نور روز داخلش را نگاه کنید. خاکستری تیره عیبی ندارد، خط‌وخش هم همین‌طور. اما اگر مسِ صورتی و لخت در جایی بزرگ‌تر از یک سکه پیداست، وقتش رسیده. تا آن موقع گوجه و سرکه در آن نپزید.</p>
<h2>برای این‌که قلع بیشتر بماند</h2>
<ul><li>قاشق چوبی یا سیلیکونی، نه فلزی.</li><li>هیچ‌وقت خالی روی آتش نگذارید: قلع در ۲۳۲ درجه ذوب می‌شود.</li><li>هرچه چسبید خیس کنید، نسابید.</li></ul>
<p>بیرونش حساب دیگری دارد. نصف لیموی آغشته به نمک یک‌دقیقه‌ای برقش را برمی‌گرداند؛ آب بکشید و فوری خشک کنید. یا بگذارید تیره شود. هر دو درست است.</p>
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
<p>Keep well away from power lines and roads, and let it go if you must. You know how to make another one now.</p>`,
      ar: `<p>درّس الأستاذ رستكار الفيزياء إحدى وثلاثين سنة، وهو اليوم يوازن طائرات «جاير» الورقية. يقول إن الطائرة الورقية جناح طُلب منه أن يبقى، وكل ما تفعله بالخيط جزء من هذا الطلب.</p>
<h2>ما تحتاج إليه</h2>
<ul><li>عودان مستقيمان طولهما 70 و60 سم، فيهما شيء من الليونة.</li><li>ورقة خفيفة متينة وغراء و30 مترًا من الخيط.</li><li>شريط قماش طوله متران للذيل.</li></ul>
<h2>الأخطاء الثلاثة</h2>
<p>أن يُربط العود العرضي منخفضًا: مكانه عند ربع الطول من الأعلى. وأن يُثبّت الخيط في نقطة واحدة: اجعلها اثنتين لتميل الطائرة إلى الريح. وأن يكون الذيل قصيرًا: إذا دارت حول نفسها فأطِله، وإذا أبت الصعود فقصّر منه.</p>
<p>لا تركض. قف وظهرك إلى الريح، وليبتعد صديقك عشرين خطوة وهو يرفع الطائرة. وحين يشتد الخيط يتركها. أرخِ الخيط إذا شدّ، واسحبه إذا ارتخى. يتقن ذلك ابن السادسة في عشر دقائق، والكبير في عشرين.</p>
<p>ابتعد عن أسلاك الكهرباء والطرق، وأفلتها إن اضطررت. فأنت تعرف الآن كيف تصنع غيرها.</p>`,
      ir: `<p>آقای رستگار سی‌ویک سال فیزیک درس داده و حالا بادبادک‌های «جایر» را میزان می‌کند. می‌گوید بادبادک بالی است که از او خواسته‌اند بماند؛ هر کاری با نخ می‌کنید بخشی از همین خواهش است.</p>
<h2>چه لازم دارید</h2>
<ul><li>دو چوب صاف ۷۰ و ۶۰ سانتی‌متری که کمی خم شوند.</li><li>یک ورق کاغذ سبک و محکم، چسب و ۳۰ متر نخ.</li><li>نوار پارچه‌ای دومتری برای دنباله.</li></ul>
<h2>سه اشتباه</h2>
<p>چوب افقی را پایین می‌بندند: جایش یک‌چهارمِ بالاست. نخ را به یک نقطه می‌بندند: دو نقطه لازم است تا بادبادک رو به باد خم شود. دنباله را کوتاه می‌گیرند: اگر دور خودش چرخید بلندترش کنید و اگر بالا نرفت کمی کوتاهش کنید.</p>
<p>ندوید. پشت به باد بایستید تا یک نفر بیست قدم دورتر بادبادک را بالا بگیرد. نخ که کشیده شد رهایش کند. هر وقت کشید نخ بدهید و هر وقت شل شد جمع کنید. بچه‌ی شش‌ساله ده‌دقیقه‌ای یاد می‌گیرد، بزرگ‌ترها بیست‌دقیقه‌ای.</p>
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
<p>Stop when one centimetre of wax is left. Pour hot water in, let it cool, lift out the disc, and you have a good glass.</p>`,
      ar: `<p>للشمع ذاكرة. فحيث تتوقف دائرة الشمع الذائب في الليلة الأولى تتوقف في كل ليلة بعدها. أطفئه بعد نصف ساعة وستكون قد حفرت نفقًا يتبعه اللهب حتى القاع.</p>
<h2>الليلة الأولى</h2>
<p>اتركه مشتعلًا حتى يسيل السطح كله ويبلغ الزجاج. احسب ساعة لكل سنتيمترين ونصف من العرض، أي نحو ثلاث ساعات لوعاء عادي.</p>
<h2>كل ليلة بعدها</h2>
<ul><li>قُصّ الفتيلة إلى نصف سنتيمتر وهي باردة قبل إشعالها.</li><li>أبعده عن تيارات الهواء؛ فاللهب المتراقص يترك سخامًا.</li><li>أطفئه بعد أربع ساعات، ولا تتركه وحده أبدًا.</li></ul>
<p>وإذا تكوّن النفق فلُفّ ورق الألمنيوم حول الحافة واترك فتحة في الوسط، ثم أشعله ساعتين. ستذوب الأطراف وتلتئم.</p>
<p>توقف حين يبقى سنتيمتر واحد من الشمع. صُبّ فيه ماءً ساخنًا ودعه يبرد ثم ارفع القرص، وقد صار عندك كوب جيد.</p>`,
      ir: `<p>موم حافظه دارد. شب اول هرجا حوضچه‌ی مذاب بایستد، شب‌های بعد هم همان‌جا می‌ایستد. بعد از نیم ساعت خاموشش کنید و تونلی کنده‌اید که شعله تا ته دنبالش می‌رود.</p>
<h2>شب اول</h2>
<p>بگذارید آن‌قدر بسوزد که همه‌ی سطح تا لب شیشه آب شود. برای هر دو و نیم سانتی‌متر پهنا یک ساعت حساب کنید؛ برای یک شمع لیوانی معمولی حدود سه ساعت.</p>
<h2>شب‌های بعد</h2>
<ul><li>پیش از روشن کردن، فتیله‌ی سرد را تا نیم سانتی‌متر کوتاه کنید.</li><li>از جریان هوا دور نگهش دارید؛ شعله‌ی رقصان دوده می‌دهد.</li><li>بعد از چهار ساعت خاموشش کنید و هیچ‌وقت تنهایش نگذارید.</li></ul>
<p>اگر تونل درست شد، دور لبه فویل بپیچید، وسطش را باز بگذارید و دو ساعت روشنش کنید. کناره‌ها آب می‌شوند و به هم می‌رسند.</p>
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
<p>And if a stitch breaks, send it back. At Saddle Stitch they sew it with the same two needles, and for ten years it costs nothing.</p>`,
      ar: `<p>يصلك الجلد المدبوغ نباتيًا فاتح اللون وقاسيًا بعض الشيء، والباقي على الشمس والأيدي والمطر. وبعد صيفين يصير بلون الشاي، ولا حقيبة تشبه حقيبتك.</p>
<h2>عشر دقائق مرتين في السنة</h2>
<ul><li>أفرغها ونظّف الدرزات من الغبار بفرشاة.</li><li>امسحها بقطعة رطبة ودعها تجف في الظل.</li><li>ادهنها بمقدار حبة بندق من بلسم عديم اللون دهنًا رقيقًا، ولمّعها بعد ساعة.</li></ul>
<h2>حين تمطر</h2>
<p>لا تفرك القطرات، بل نشّفها بالتربيت، واحشُ الحقيبة بورق الجرائد واتركها يومًا بعيدًا عن المدافئ. وإن بقيت بقعة فرطّب القطعة كلها بالتساوي: تختفي حدود البقعة لأنه لم يعد لها حدود.</p>
<p>تلتئم الخدوش تحت إبهام دافئ. أما الحبر فيبقى، فتصالح معه. ولا تستعمل زيت الزيتون مهما قال عمّك، لأنه يزنخ في الدرزات.</p>
<p>وإذا انقطعت غرزة فأعدها إلينا. في «غرزة السرج» يخيطونها بالإبرتين نفسيهما، ومن دون مقابل عشر سنوات.</p>`,
      ir: `<p>چرم دباغی گیاهی، کم‌رنگ و کمی سفت به دستتان می‌رسد. بقیه کار آفتاب و دست و باران است. بعد از دو تابستان به رنگ چای درمی‌آید و هیچ کیفی شبیه مال شما نیست.</p>
<h2>ده دقیقه، سالی دو بار</h2>
<ul><li>خالی‌اش کنید و گرد درزها را با برس بگیرید.</li><li>با دستمال نم‌دار پاک کنید و بگذارید در سایه خشک شود.</li><li>به اندازه‌ی یک فندق واکس بی‌رنگ نازک بمالید و بعد از یک ساعت برق بیندازید.</li></ul>
<h2>وقتی باران می‌آید</h2>
<p>قطره‌ها را نمالید؛ با دستمال برچینید، کیف را با روزنامه پر کنید و یک روز دور از بخاری بگذارید. اگر لکه‌ای ماند، همه‌ی آن تکه را یکدست نم بزنید: مرز لکه می‌رود، چون دیگر مرزی نیست.</p>
<p>خراش زیر شست گرم بسته می‌شود. جوهر می‌ماند؛ با آن کنار بیایید. هرچه عمویتان گفت، روغن زیتون نزنید: در درزها می‌ماند و بو می‌گیرد.</p>
<p>اگر کوکی پاره شد، پس بفرستید. در «کوک زین» با همان دو سوزن می‌دوزندش و تا ده سال هم پولی نمی‌گیرند.</p>`,
    },
  },
];
