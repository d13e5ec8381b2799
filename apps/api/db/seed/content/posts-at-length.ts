import type { PostContent } from './post-content.ts';

/** Posts for an evening. */
export const longPosts: PostContent[] = [
  {
    slug: 'the-chair-that-came-back',
    category: 'care-and-repair',
    tags: ['furniture', 'how-to'],
    author: 'omar',
    cover: 3,
    days_ago: 1,
    popularity: 69,
    title: { en: 'The chair that came back', ar: 'الكرسي الذي عاد', ir: 'صندلی‌ای که برگشت' },
    excerpt: {
      en: 'It had survived three children and a house move, and now it lay down whenever somebody sat on it. Two days at Dar al Khashab.',
      ar: 'صمد أمام ثلاثة أطفال وانتقال من بيت إلى بيت، ثم صار يستلقي كلما جلس عليه أحد. يومان في «دار الخشب».',
      ir: 'از سه بچه و یک اسباب‌کشی جان به در برده بود و حالا هرکس رویش می‌نشست دراز می‌کشید. دو روز در «دارالخشب».',
    },
    body: {
      en: `<p>In March a chair came back to Dar al Khashab in the boot of a taxi. It had been sold in 2009, it had survived three children and one house move, and it now lay down whenever somebody sat on it. Its owner wanted to know two things: what it would cost, and whether it was worth it.</p>
<h2>Why joints let go</h2>
<p>A chair does not break where the wood is thin. It breaks where two pieces meet. Wood takes in water all winter and gives it back all summer, so a tenon swells and shrinks inside its hole a little every year. Glue holds for a decade or two, and then one evening somebody leans back.</p>
<p>This is good news. A joint that was closed with hide glue can be opened with steam and closed again, as often as you like. One that was screwed, or filled with something from a tube, usually cannot, and the wood around it tears first.</p>
<blockquote><p>“I do not repair chairs,” says Idris, who does little else. “I let them off for a few years.”</p></blockquote>
<h2>What to try at home</h2>
<ol><li>Turn it over and push each leg. Mark the joints that move with chalk, and leave the others alone.</li><li>Open the loose ones with a mallet and a folded cloth, gently. What does not want to come apart does not need to.</li><li>Scrape the old glue from both parts down to bare wood. New glue does not hold on to old glue.</li><li>Glue, put together on a flat floor, and tighten a belt round the legs. A trouser belt will do, with a spoon to twist it.</li><li>Wait a full day. Everybody waits an hour.</li></ol>
<h2>When to send it in</h2>
<p>A cracked tenon, a split seat, a leg that an uncle has glued on crooked: these want a workshop. Ask first and send photographs, because carriage often costs more than the work.</p>
<h2>What it costs to be mended</h2>
<p>Idris does not estimate over the telephone. He says that a chair is like a tooth: one has to look at it. But after a year of writing down what came in, we can tell you roughly. A loose joint is an hour. Two loose joints are an hour and a half, since the glue dries at the same time. A broken rung that has to be turned again is half a day, and a seat that has to be woven is two, of which one is spent looking for the right rush.</p>
<p>Against that stands the price of another chair; and against that, the fact that the other chair will not have been sat on by your father. In eleven months forty-three pieces came in. Thirty-nine went home. Three were past mending and became a shelf, a drawer and a very good rolling pin. One was collected by an owner who looked at it, said that he had remembered it larger, and left it to us.</p>
<h2>To make the next one last</h2>
<p>Do not lean back on two legs; you knew that. Keep it a metre away from radiators and out of the noon sun. Lift it by the seat and not by the back. Once a year turn it over, on the day on which you change the batteries of the smoke alarm, and push each leg. What is caught while it still whispers costs nothing but a drop of glue.</p>
<p>The chair from the taxi took two days and a piece of walnut as long as a finger. It went home in the same boot. On its underside there are now two dates in pencil, and room for a third.</p>`,
      ar: `<p>في آذار عاد كرسي إلى «دار الخشب» في صندوق سيارة أجرة. بيع سنة 2009، وصمد أمام ثلاثة أطفال وانتقال من بيت إلى بيت، ثم صار يستلقي كلما جلس عليه أحد. أراد صاحبه أن يعرف أمرين: كم يكلّف إصلاحه، وهل يستحق.</p>
<h2>لماذا ترتخي الوصلات؟</h2>
<p>لا ينكسر الكرسي حيث يرقّ الخشب، بل حيث تلتقي قطعتان. يشرب الخشب الماء طوال الشتاء ويعيده طوال الصيف، فينتفخ اللسان في ثقبه وينكمش قليلًا كل سنة. يصمد الغراء عقدًا أو عقدين، ثم يميل أحدهم إلى الخلف ذات مساء.</p>
<p>وهذا خبر جيد. فالوصلة التي أُغلقت بغراء الجلد تُفتح بالبخار وتُغلق من جديد متى شئت. أما التي ثُبّتت ببرغي أو حُشيت بشيء من أنبوب فلا تُفتح في الغالب، والخشب حولها يتمزق قبلها.</p>
<blockquote><p>يقول إدريس: «أنا لا أصلح الكراسي»، وهو قلّما يعمل غير ذلك. «أعفو عنها بضع سنين لا أكثر».</p></blockquote>
<h2>ما تجرّبه في البيت</h2>
<ol><li>اقلبه وادفع كل رجل على حدة. علّم الوصلات المتحركة بالطباشير ودع غيرها وشأنها.</li><li>افتح المرتخية بمطرقة خشب وقطعة قماش مطوية، برفق. ما لا يريد أن ينفكّ لا حاجة إلى فكّه.</li><li>اكشط الغراء القديم عن الطرفين حتى يظهر الخشب. الغراء الجديد لا يتمسك بالقديم.</li><li>ضع الغراء واجمع القطع على أرض مستوية، ثم شدّ حزامًا حول الأرجل. يكفي حزام بنطال، وملعقة تُلفّ بها عقدته.</li><li>انتظر يومًا كاملًا. الجميع ينتظر ساعة.</li></ol>
<h2>متى ترسله إلينا؟</h2>
<p>لسان متشقق، أو مقعد مفلوق، أو رجل ألصقها عمٌّ على ميل: هذه تحتاج إلى مشغل. اسأل أولًا وأرسل صورًا، فأجرة النقل كثيرًا ما تزيد على أجرة العمل.</p>
<h2>كم يكلّف الإصلاح؟</h2>
<p>لا يقدّر إدريس شيئًا بالهاتف. يقول إن الكرسي كالسنّ: لا بد من النظر إليه. لكننا بعد سنة من تدوين ما يصل نستطيع أن نخبرك على وجه التقريب. الوصلة المرتخية ساعة. والوصلتان ساعة ونصف، لأن الغراء يجفّ في الوقت نفسه. والعارضة المكسورة التي تُخرط من جديد نصف يوم، والجلسة التي تُنسج يومان، يذهب أحدهما في البحث عن القش المناسب.</p>
<p>وفي مقابل ذلك ثمن كرسي آخر، وفي مقابل هذا أن الكرسي الآخر لم يجلس عليه أبوك. في أحد عشر شهرًا وصلت ثلاث وأربعون قطعة. عادت منها تسع وثلاثون. وثلاث لم يعد يصلحها شيء فصارت رفًا ودرجًا ومرقاق عجين ممتازًا. وواحدة جاء صاحبها فنظر إليها وقال إنه يذكرها أكبر، وتركها لنا.</p>
<h2>ليعيش الذي بعده أطول</h2>
<p>لا تملِ به على رجلين، وأنت تعرف ذلك. أبعده مترًا عن المدافئ وعن شمس الظهيرة. ارفعه من مقعده لا من ظهره. واقلبه مرة في السنة، يوم تبدّل بطاريات جهاز إنذار الدخان، وادفع كل رجل. فما تدركه وهو ما زال يهمس لا يكلّف إلا قطرة غراء.</p>
<p>استغرق كرسي سيارة الأجرة يومين وقطعة جوز بطول إصبع، وعاد إلى بيته في الصندوق نفسه. على بطنه الآن تاريخان بقلم الرصاص، ومكان لثالث.</p>`,
      ir: `<p>اسفند یک صندلی در صندوق عقب تاکسی به «دارالخشب» برگشت. سال ۲۰۰۹ فروخته شده بود، از سه بچه و یک اسباب‌کشی جان به در برده بود و حالا هرکس رویش می‌نشست دراز می‌کشید. صاحبش دو چیز می‌خواست بداند: چقدر خرج دارد و آیا می‌ارزد.</p>
<h2>چرا اتصال‌ها ول می‌شوند</h2>
<p>صندلی از جایی که چوب نازک است نمی‌شکند؛ از جایی می‌شکند که دو تکه به هم می‌رسند. چوب همه‌ی زمستان آب می‌گیرد و همه‌ی تابستان پس می‌دهد، و زبانه هر سال کمی در سوراخش باد می‌کند و جمع می‌شود. چسب ده بیست سالی دوام می‌آورد، بعد یک شب کسی به عقب تکیه می‌دهد.</p>
<p>این خبر خوبی است. اتصالی که با سریشم بسته شده با بخار باز می‌شود و هر چند بار که بخواهید دوباره بسته می‌شود. آن‌که پیچ خورده یا با چیزی از توی تیوب پر شده معمولاً باز نمی‌شود و اول چوب دورش پاره می‌شود.</p>
<blockquote><p>ادریس می‌گوید: «من صندلی تعمیر نمی‌کنم»، و کار دیگری هم تقریباً ندارد. «چند سالی مرخصشان می‌کنم.»</p></blockquote>
<h2>در خانه چه کار می‌شود کرد</h2>
<ol><li>وارونه‌اش کنید و پایه‌ها را یکی‌یکی فشار دهید. اتصال‌هایی را که تکان می‌خورند با گچ علامت بزنید و به بقیه دست نزنید.</li><li>شل‌ها را با چکش چوبی و پارچه‌ی تاشده آرام باز کنید. چیزی که نمی‌خواهد باز شود لازم نیست باز شود.</li><li>چسب کهنه را از هر دو طرف تا خود چوب بتراشید. چسب نو به چسب کهنه نمی‌گیرد.</li><li>چسب بزنید، روی زمین صاف سوارش کنید و دور پایه‌ها تسمه ببندید. کمربند شلوار هم می‌شود، با یک قاشق که بپیچاندش.</li><li>یک روز تمام صبر کنید. همه یک ساعت صبر می‌کنند.</li></ol>
<h2>کی باید بفرستیدش</h2>
<p>زبانه‌ی ترک‌خورده، نشیمن شکافته، پایه‌ای که عمویی کج چسبانده: این‌ها کارگاه می‌خواهد. اول بپرسید و عکس بفرستید، چون کرایه‌اش خیلی وقت‌ها از دستمزد بیشتر می‌شود.</p>
<h2>تعمیر چقدر خرج دارد</h2>
<p>ادریس تلفنی قیمت نمی‌دهد. می‌گوید صندلی مثل دندان است، باید نگاهش کرد. ولی بعد از یک سال نوشتنِ هرچه آمده، می‌توانیم حدودش را بگوییم. یک اتصال شل یک ساعت. دو اتصال شل یک ساعت و نیم، چون چسبشان با هم خشک می‌شود. پره‌ی شکسته‌ای که باید دوباره خراطی شود نصف روز، و نشیمنی که باید بافته شود دو روز، که یکی‌اش صرف پیدا کردن حصیر مناسب می‌شود.</p>
<p>در مقابلش قیمت یک صندلی دیگر است؛ و در مقابل آن، این‌که روی آن یکی پدرتان ننشسته. در یازده ماه چهل‌وسه تکه آمد. سی‌ونه تا به خانه برگشت. سه تا دیگر درست‌شدنی نبود و شد یک طاقچه، یک کشو و یک وردنه‌ی خیلی خوب. یکی را هم صاحبش آمد، نگاه کرد، گفت در خاطرش بزرگ‌تر بوده و برای خودمان گذاشت.</p>
<h2>برای این‌که بعدی بیشتر بماند</h2>
<p>روی دو پایه عقب نروید؛ این را می‌دانستید. یک متر از شوفاژ و از آفتاب ظهر دورش نگه دارید. از نشیمن بلندش کنید، نه از پشتی. سالی یک بار، همان روزی که باتری آژیر دود را عوض می‌کنید، وارونه‌اش کنید و پایه‌ها را فشار دهید. چیزی که هنوز دارد پچ‌پچ می‌کند با یک قطره چسب درست می‌شود.</p>
<p>صندلیِ تاکسی دو روز وقت برد و یک تکه گردو به بلندی یک انگشت، و با همان صندوق عقب به خانه رفت. حالا زیرش دو تاریخ با مداد نوشته شده و جای سومی هم هست.</p>`,
    },
  },
  {
    slug: 'a-scent-has-a-clock',
    category: 'makers',
    tags: ['perfume', 'visits'],
    author: 'mina',
    cover: 4,
    days_ago: 15,
    popularity: 83,
    title: { en: 'A scent has a clock', ar: 'للعطر ساعة', ir: 'عطر ساعت دارد' },
    excerpt: {
      en: 'You smell a perfume three times: in the shop, in the lift, and next morning on your scarf. Buy after the second.',
      ar: 'تشمّ العطر ثلاث مرات: في المتجر، وفي المصعد، وصباح الغد على وشاحك. اشترِ بعد الثانية.',
      ir: 'هر عطر را سه بار بو می‌کنید: در مغازه، در آسانسور و فردا صبح روی شال‌گردن. بعد از بار دوم بخرید.',
    },
    body: {
      en: `<p>You smell a perfume three times: in the shop, in the lift, and next morning on your scarf. Most people buy after the first. Hamad, who keeps the counter of Oud &amp; Iris, tries to make them wait for the second.</p>
<h2>The first ten minutes</h2>
<p>What leaps out of the bottle is the lightest part: lemon, bergamot, mint, a breath of alcohol. It is meant to catch you. It is gone before you have found your keys, and it says as much about the rest as a doorbell says about a house.</p>
<h2>The afternoon</h2>
<p>Then come flowers, spices and fruit, for three or four hours. This is the part that other people notice. Rose from Taif smells of pepper and honey here, iris of flour and violets; both are slow to arrive and cannot be hurried.</p>
<h2>What stays</h2>
<p>Oud, amber, sandalwood and musk are heavy and patient. They were there from the start, underneath, like the low strings of an oud. If you do not like what is left on your wrist at night, you do not like the perfume, whatever you thought at noon.</p>
<blockquote><p>“People ask me what it smells of. I ask them at what time.”</p></blockquote>
<h2>How to choose one</h2>
<ol><li>Spray paper first, and keep two of them, not seven. After three your nose only agrees.</li><li>Put one on the skin and leave it alone. Rubbing warms the beginning away.</li><li>Go out. Have lunch.</li><li>If you think of it before you smell it, come back.</li></ol>
<h2>The counter, between four and six</h2>
<p>There are thirty-two bottles on Hamad’s shelf, and none of them is for sale. They are the materials: what perfumes are made of before somebody gives them a name and a ribbon. He lets people smell them one by one and says nothing, and it is the best half-hour in the whole souk. Vetiver is the smell of roots and rain. Labdanum is a goat that has walked through rock roses. Musk, the clean kind, is the inside of your own elbow. After ten of them most visitors stop asking which perfume is the best and begin to ask who put the cardamom in theirs.</p>
<p>Between noses there is coffee: not to drink, to sniff. Hamad thinks nothing of it and offers it because people expect it. “The crook of your own arm does the same,” he says, “and is always with you.”</p>
<h2>Why it smells different on your sister</h2>
<p>Skin is warm or cool, dry or not, and eats last night’s dinner more slowly than you do. Dry skin drinks the light notes at once and leaves you the wood; oily skin holds on to everything. The remedy is cheap: a little plain cream first, and scent over it. On wool it lasts longest, on silk it stains, and in hair it is lovely as long as it is not mostly alcohol.</p>
<h2>The perfume of a house</h2>
<p>Before guests come, Hamad’s mother carries the burner through the rooms against the clock, windows a finger open, and last of all stands over it herself for as long as a prayer. Bakhoor keeps other hours than perfume does. It is loudest when it has gone out, and it sits in curtains for a week. If your house smells of amber already, put on something with water in it, citrus or iris, and let the house do the rest. Two heavy things in one room are like two uncles.</p>
<p>Keep the bottle out of the bathroom. Light and warmth do to perfume what they do to butter. In a drawer, in its box, it lasts five years, and the last drop smells like the first.</p>`,
      ar: `<p>تشمّ العطر ثلاث مرات: في المتجر، وفي المصعد، وصباح الغد على وشاحك. أكثر الناس يشترون بعد الأولى. أما حمد، القائم على ركن «عود وسوسن»، فيحاول أن يقنعهم بانتظار الثانية.</p>
<h2>الدقائق العشر الأولى</h2>
<p>أول ما يقفز من الزجاجة أخفّ ما فيها: ليمون وبرغموت ونعناع ونفحة كحول. وُضعت لتستوقفك، وتختفي قبل أن تجد مفاتيحك، ولا تخبرك عن البقية إلا بقدر ما يخبرك جرس الباب عن البيت.</p>
<h2>بعد الظهر</h2>
<p>ثم تأتي الأزهار والتوابل والفاكهة، ثلاث ساعات أو أربعًا. هذا ما يلاحظه الآخرون. في ورد الطائف هنا فلفل وعسل، وفي السوسن طحين وبنفسج؛ وكلاهما بطيء الوصول لا يُستعجل.</p>
<h2>ما يبقى</h2>
<p>العود والعنبر والصندل والمسك ثقيلة صبورة. كانت هناك منذ البداية، في الأسفل، كالأوتار الغليظة في العود. إن لم يعجبك ما بقي على معصمك ليلًا فالعطر لا يعجبك، مهما ظننت ظهرًا.</p>
<blockquote><p>«يسألني الناس: ما رائحته؟ فأسألهم: في أي ساعة؟»</p></blockquote>
<h2>كيف تختار؟</h2>
<ol><li>رُشّ على الورق أولًا واحتفظ بورقتين لا سبع. بعد الثالثة لا يفعل أنفك إلا الموافقة.</li><li>ضع واحدًا على جلدك واتركه. الفرك يدفئ البداية فتطير.</li><li>اخرج وتناول غداءك.</li><li>إن خطر ببالك قبل أن تشمّه فعُد إليه.</li></ol>
<h2>خلف الركن، بين الرابعة والسادسة</h2>
<p>على رفّ حمد اثنتان وثلاثون زجاجة ليست أيّ منها للبيع. إنها المواد: ما تُصنع منه العطور قبل أن يعطيها أحد اسمًا وشريطًا. يدع الناس يشمّونها واحدة واحدة ولا يقول شيئًا، وهي أجمل نصف ساعة في السوق كلها. نجيل الهند رائحة جذور ومطر. واللادن ماعز مرّ بين شجيرات القستوس. والمسك، النظيف منه، باطن مرفقك أنت. وبعد العاشرة يكفّ أكثر الزوّار عن السؤال عن أفضل عطر، ويسألون من وضع الهيل في عطرهم.</p>
<p>وبين شمّة وأخرى قهوة، لا لتُشرب بل لتُشمّ. لا يؤمن بها حمد، ويقدّمها لأن الناس يتوقعونها. يقول: «ثنية ذراعك تفعل الشيء نفسه، وهي معك دائمًا».</p>
<h2>لماذا يختلف على أختك؟</h2>
<p>الجلد دافئ أو بارد، جاف أو غير جاف. الجاف يشرب النفحات الخفيفة فورًا ويترك لك الخشب، والدهني يتمسك بكل شيء. والعلاج رخيص: قليل من كريم بلا رائحة أولًا ثم العطر فوقه. وهو على الصوف أطول عمرًا، وعلى الحرير يترك بقعة، وفي الشعر جميل ما دام الكحول فيه قليلًا.</p>
<h2>عطر البيت</h2>
<p>قبل مجيء الضيوف تحمل والدة حمد المبخرة في الغرف، والنوافذ مفتوحة بقدر إصبع، وتقف فوقها أخيرًا بقدر دعاء. وللبخور ساعات غير ساعات العطر: أعلاه صوتًا بعد أن ينطفئ، ويسكن الستائر أسبوعًا. إن كان بيتك يفوح بالعنبر فضع شيئًا فيه ماء، حمضيات أو سوسنًا، ودع الباقي للبيت. فثقيلان في غرفة واحدة كعمّين في مجلس.</p>
<p>أبعد الزجاجة عن الحمّام. الضوء والدفء يفعلان بالعطر ما يفعلانه بالزبدة. في درج، داخل علبته، يعيش خمس سنين، وآخر قطرة فيه كأولها.</p>`,
      ir: `<p>هر عطر را سه بار بو می‌کنید: در مغازه، در آسانسور و فردا صبح روی شال‌گردن. بیشتر مردم بعد از بار اول می‌خرند. حمد که پشت پیشخان «عود و زنبق» می‌ایستد سعی می‌کند تا بار دوم نگهشان دارد.</p>
<h2>ده دقیقه‌ی اول</h2>
<p>چیزی که از شیشه بیرون می‌پرد سبک‌ترین بخش آن است: لیمو، ترنج، نعنا و نفسی از الکل. کارش این است که شما را بگیرد. پیش از آن‌که کلیدتان را پیدا کنید رفته، و درباره‌ی بقیه همان‌قدر می‌گوید که زنگ در درباره‌ی خانه.</p>
<h2>بعدازظهر</h2>
<p>بعد نوبت گل و ادویه و میوه است، سه چهار ساعت. این همان بخشی است که دیگران می‌فهمند. گل سرخ طائف این‌جا بوی فلفل و عسل می‌دهد و زنبق بوی آرد و بنفشه؛ هر دو دیر می‌رسند و نمی‌شود هولشان کرد.</p>
<h2>آنچه می‌ماند</h2>
<p>عود و عنبر و صندل و مشک سنگین‌اند و صبور. از اول هم آن زیر بودند، مثل سیم‌های بم یک عود. اگر از آنچه شب روی مچتان مانده خوشتان نمی‌آید، از خود عطر خوشتان نمی‌آید، هرچه هم سر ظهر فکر کرده باشید.</p>
<blockquote><p>«می‌پرسند چه بویی می‌دهد. می‌پرسم در چه ساعتی؟»</p></blockquote>
<h2>چطور انتخاب کنیم</h2>
<ol><li>اول روی کاغذ بزنید و دوتا نگه دارید، نه هفت‌تا. بعد از سومی دماغ فقط تأیید می‌کند.</li><li>یکی را روی پوست بزنید و کاریش نداشته باشید. مالیدن، آغازش را می‌پراند.</li><li>بیرون بروید. ناهار بخورید.</li><li>اگر پیش از بوییدن یادش افتادید، برگردید.</li></ol>
<h2>پشت پیشخان، از چهار تا شش</h2>
<p>روی قفسه‌ی حمد سی‌ودو شیشه هست که هیچ‌کدام فروشی نیست. این‌ها ماده‌ی خام‌اند: چیزی که عطر از آن ساخته می‌شود، پیش از آن‌که کسی اسم و روبان به آن بدهد. می‌گذارد مردم یکی‌یکی بو کنند و هیچ نمی‌گوید، و این بهترین نیم‌ساعت تمام بازار است. وتیور بوی ریشه و باران است. لابدانوم بزی است که از میان بوته‌ها رد شده. مشک، نوع تمیزش، همان داخل آرنج خود شماست. بعد از دهمی، بیشتر آدم‌ها دیگر نمی‌پرسند کدام عطر بهتر است؛ می‌پرسند هلِ عطرشان را چه کسی ریخته.</p>
<p>بین دو بو قهوه هست، نه برای خوردن، برای بو کردن. حمد اعتقادی به آن ندارد و چون مردم انتظار دارند تعارف می‌کند. می‌گوید: «گودی آرنج خودت همان کار را می‌کند و همیشه همراهت است.»</p>
<h2>چرا روی خواهرتان بوی دیگری دارد</h2>
<p>پوست گرم است یا سرد، خشک است یا نه. پوست خشک رایحه‌های سبک را همان اول می‌نوشد و چوب را برایتان می‌گذارد؛ پوست چرب همه‌چیز را نگه می‌دارد. چاره‌اش ارزان است: اول کمی کرم بی‌بو، بعد عطر روی آن. روی پشم از همه‌جا بیشتر می‌ماند، روی ابریشم لک می‌اندازد، و در مو، اگر بیشترش الکل نباشد، دلپذیر است.</p>
<h2>عطر خانه</h2>
<p>پیش از آمدن مهمان، مادر حمد بخورسوز را با پنجره‌های یک انگشت باز در اتاق‌ها می‌گرداند و آخر از همه خودش به اندازه‌ی یک دعا بالای آن می‌ایستد. بخور ساعت دیگری دارد. وقتی خاموش شد بلندتر حرف می‌زند و یک هفته در پرده می‌نشیند. اگر خانه‌تان بوی عنبر می‌دهد، چیزی آب‌دار بزنید، مرکبات یا زنبق، و بقیه را به خانه بسپارید. دو بوی سنگین در یک اتاق مثل دو عموست.</p>
<p>شیشه را در حمام نگذارید. نور و گرما با عطر همان می‌کند که با کره. در کشو و توی جعبه‌اش پنج سال می‌ماند و قطره‌ی آخرش بوی قطره‌ی اول را می‌دهد.</p>`,
    },
  },
  {
    slug: 'one-record-both-sides',
    category: 'at-home',
    tags: ['audio', 'visits'],
    author: 'leyla',
    cover: 7,
    days_ago: 32,
    popularity: 58,
    title: { en: 'One record, both sides', ar: 'أسطوانة واحدة، بوجهيها', ir: 'یک صفحه، هر دو رو' },
    excerpt: {
      en: 'A radio engineer, a drummer and a typist on where to put the speakers, and why the sofa matters more than the cable.',
      ar: 'مهندس إذاعة وعازف إيقاع وكاتبة على الآلة يخبروننا أين نضع المكبّرات، ولماذا الأريكة أهم من السلك.',
      ir: 'یک مهندس رادیو، یک نوازنده‌ی درام و یک ماشین‌نویس می‌گویند بلندگو را کجا بگذارید و چرا مبل از سیم مهم‌تر است.',
    },
    body: {
      en: `<p>A song is easy to put on and easy to leave. A record asks for twenty minutes, a clean hand and a chair. On Thursdays, after closing, the three people of Low Hum Audio play one from end to end, both sides, and nobody may talk until the needle lifts. Then they argue.</p>
<h2>The room comes first</h2>
<p>What you hear is mostly your room. A bare one rings like a bathroom; a room with books, a rug and a sofa has been treated by an expert without knowing it. Before you spend money on sound, clap your hands. If it answers, hang a curtain.</p>
<h2>Where they stand</h2>
<ul><li><strong>Apart</strong>: as far from each other as you sit from them.</li><li><strong>Ear-high</strong>: a shelf is too high and the floor too low. Four bricks are a good stand.</li><li><strong>A hand from the wall</strong>: closer, and the low notes swell until they hide the voice.</li></ul>
<p>The typist’s rule is shorter: move them until the singer stands in the middle. You will know, because you will look there.</p>
<h2>What to buy last</h2>
<p>Cables. The engineer has measured forty and likes to tell you so. A copper one as thick as a shoelace does all that a cable can do; the rest of the price is for the box. Spend it on a needle: after a thousand hours a worn one does not sound bad, it does damage.</p>
<h2>Before each side</h2>
<ol><li>Brush the dust towards you, along the groove, for three turns.</li><li>Lower the arm with its lever and not with your finger.</li><li>Sit down.</li></ol>
<h2>The chair</h2>
<p>They call it the chair, though there are three of them: one for each, set in a shallow curve, with a small table that may hold a glass and nothing else. Telephones stay in the drawer under the till. The first side is hard, says the typist. Your hands look for something to do, and about the third song you remember that you have not answered somebody. If you can get past the third song, you can get to the end.</p>
<p>I was allowed to bring a record, and brought one that I have known since I was nine. Before that Thursday I would have said that I could hear it in my head. I had never noticed the second violin, and there is somebody breathing before the last verse. When the needle came up nobody said anything for as long as it takes to turn it over.</p>
<h2>If you have no records</h2>
<p>Then choose an album, one, and switch off whatever would like to choose the next. Listen in the order in which it was made; people have quarrelled over that order. Loud is not needed. Set it so that you could just talk over it, and do not.</p>
<p>A pair of small speakers, well placed, does more for this than large ones in a corner. If you must have headphones, take open ones, and a room in which nobody minds. And if there is a child in the house, let it lower the arm. Ours did, with its tongue between its teeth, and has treated music with suspicion and respect ever since.</p>
<p>The engineer keeps a list on the wall of what was played, and beside each title what they fought about. “Too long.” “The bass player is in love.” “Samia cried, says she did not.” It is still the best guide to music that I have read.</p>
<p>The last step is the one that people skip. It is also the one that costs nothing, and the drummer swears that it improves the bass.</p>`,
      ar: `<p>الأغنية سهلة التشغيل سهلة الهجر. أما الأسطوانة فتطلب عشرين دقيقة ويدًا نظيفة وكرسيًا. مساء كل خميس، بعد الإغلاق، يشغّل أصحاب «لو هَم» الثلاثة أسطوانة واحدة من أولها إلى آخرها، بوجهيها، ولا كلام حتى ترتفع الإبرة. ثم يبدأ الجدال.</p>
<h2>الغرفة أولًا</h2>
<p>أكثر ما تسمعه غرفتُك. الخالية ترنّ كالحمّام، والتي فيها كتب وسجادة وأريكة عالجها خبير من غير أن تدري. قبل أن تنفق على الصوت صفّق بيديك. إن أجابتك الغرفة فعلّق ستارة.</p>
<h2>أين تقف المكبّرات؟</h2>
<ul><li><strong>متباعدة</strong>: بينها من المسافة ما بينك وبينها.</li><li><strong>على مستوى الأذن</strong>: الرف عالٍ والأرض منخفضة، وأربع لبنات حامل جيد.</li><li><strong>على شبر من الجدار</strong>: إن اقتربت أكثر انتفخت النغمات الغليظة حتى تحجب الصوت.</li></ul>
<p>وقاعدة الكاتبة أقصر: حرّكها حتى يقف المغني في الوسط. ستعرف حين تجد نفسك تنظر إلى هناك.</p>
<h2>ما تشتريه أخيرًا</h2>
<p>الأسلاك. قاس المهندس أربعين منها ويحب أن يخبرك بذلك. سلك نحاس بسمك رباط الحذاء يفعل كل ما يستطيعه سلك، وما زاد في السعر فثمن العلبة. أنفقه على إبرة: البالية بعد ألف ساعة لا يسوء صوتها فحسب، بل تؤذي الأسطوانة.</p>
<h2>قبل كل وجه</h2>
<ol><li>امسح الغبار بالفرشاة نحوك مع الأخدود ثلاث دورات.</li><li>أنزل الذراع برافعتها لا بإصبعك.</li><li>اجلس.</li></ol>
<h2>الكرسي</h2>
<p>يسمّونه الكرسي، وهي ثلاثة: لكل منهم واحد، في قوس ضحل، مع طاولة صغيرة لا يوضع عليها غير كأس. وتبقى الهواتف في الدرج تحت الصندوق. تقول الكاتبة إن الوجه الأول صعب: تبحث يداك عما تفعلانه، وعند الأغنية الثالثة تتذكر أنك لم تردّ على أحدهم. فإن تجاوزت الثالثة بلغت النهاية.</p>
<p>سُمح لي أن أحضر أسطوانة، فأحضرت واحدة أعرفها منذ كنت في التاسعة. وكنت أقول قبل ذلك الخميس إنني أسمعها في رأسي. لم أنتبه يومًا إلى الكمان الثاني، وهناك من يتنفس قبل المقطع الأخير. وحين ارتفعت الإبرة لم يقل أحد شيئًا بقدر ما يستغرقه قلبها.</p>
<h2>وإن لم تكن عندك أسطوانات</h2>
<p>فاختر ألبومًا واحدًا، وأطفئ كل ما يودّ أن يختار لك التالي. استمع إليه بالترتيب الذي صُنع به، فقد تخاصم ناس على ذلك الترتيب. ولا حاجة إلى صوت عالٍ: اجعله بحيث تستطيع أن تتكلم فوقه، ولا تتكلم.</p>
<p>مكبّران صغيران في موضعهما الصحيح خير من كبيرين في زاوية. وإن لم يكن بد من السماعات فخذ المفتوحة، في غرفة لا يتضايق فيها أحد. وإن كان في البيت طفل فليُنزل هو الذراع. طفلنا فعلها ولسانه بين أسنانه، ومن يومها يعامل الموسيقى بارتياب واحترام.</p>
<p>ويعلّق المهندس على الجدار قائمة بما شُغّل، وإلى جانب كل عنوان ما تخاصموا عليه: «أطول مما ينبغي». «عازف الباص عاشق». «سامية بكت وتقول إنها لم تبكِ». وهي أحسن ما قرأت عن الموسيقى.</p>
<p>الخطوة الأخيرة هي التي يتخطاها الناس، وهي التي لا تكلّف شيئًا، ويُقسم عازف الإيقاع أنها تحسّن النغمات الغليظة.</p>`,
      ir: `<p>آهنگ را راحت می‌گذارید و راحت رها می‌کنید. صفحه بیست دقیقه وقت، یک دست تمیز و یک صندلی می‌خواهد. پنجشنبه‌ها بعد از تعطیلی، سه نفرِ «لو هام» یک صفحه را از اول تا آخر می‌گذارند، هر دو رو، و تا سوزن بلند نشده کسی حق حرف زدن ندارد. بعد بحث شروع می‌شود.</p>
<h2>اول اتاق</h2>
<p>بیشتر چیزی که می‌شنوید اتاق شماست. اتاق لخت مثل حمام زنگ می‌زند؛ اتاقی که کتاب و فرش و مبل دارد، بی‌آن‌که بداند، کارِ متخصص شده. پیش از خرج کردن برای صدا یک بار دست بزنید. اگر جواب داد، پرده بیاویزید.</p>
<h2>بلندگوها کجا بایستند</h2>
<ul><li><strong>دور از هم</strong>: به اندازه‌ای که شما از آن‌ها دور می‌نشینید.</li><li><strong>هم‌سطح گوش</strong>: قفسه بالاست و زمین پایین. چهار تا آجر پایه‌ی خوبی است.</li><li><strong>یک وجب از دیوار</strong>: نزدیک‌تر که باشد، صدای بم باد می‌کند و صدای خواننده را می‌پوشاند.</li></ul>
<p>قاعده‌ی ماشین‌نویس کوتاه‌تر است: جابه‌جایشان کنید تا خواننده وسط بایستد. خودتان می‌فهمید، چون همان‌جا را نگاه می‌کنید.</p>
<h2>چه چیزی را آخر بخرید</h2>
<p>سیم. مهندس چهل‌تایشان را اندازه گرفته و دوست دارد این را بگوید. سیم مسی به کلفتیِ بند کفش هر کاری را که از سیم برمی‌آید می‌کند؛ بقیه‌ی قیمتش پول جعبه است. خرج سوزن کنید: سوزن ساییده بعد از هزار ساعت فقط بدصدا نیست، صفحه را خراب می‌کند.</p>
<h2>پیش از هر رو</h2>
<ol><li>گرد را با برس، در راستای شیار، سه دور به سمت خودتان بگیرید.</li><li>بازو را با اهرم پایین بیاورید، نه با انگشت.</li><li>بنشینید.</li></ol>
<h2>صندلی</h2>
<p>اسمش را گذاشته‌اند صندلی، هرچند سه تاست: برای هر نفر یکی، در قوسی کم‌عمق، با میز کوچکی که فقط یک لیوان رویش می‌رود. گوشی‌ها در کشوی زیر صندوق می‌ماند. ماشین‌نویس می‌گوید روی اول سخت است. دست‌ها دنبال کاری می‌گردند و حدود آهنگ سوم یادت می‌افتد جواب کسی را نداده‌ای. از سومی که بگذری به آخر می‌رسی.</p>
<p>گذاشتند من هم صفحه‌ای بیاورم، و چیزی آوردم که از نُه‌سالگی می‌شناسم. تا پیش از آن پنجشنبه می‌گفتم آن را در سرم می‌شنوم. هیچ‌وقت متوجه ویولن دوم نشده بودم، و پیش از بند آخر کسی نفس می‌کشد. سوزن که بلند شد، به اندازه‌ی برگرداندن صفحه، هیچ‌کس چیزی نگفت.</p>
<h2>اگر صفحه ندارید</h2>
<p>یک آلبوم انتخاب کنید، فقط یکی، و هر چیزی را که می‌خواهد بعدی را انتخاب کند خاموش کنید. به همان ترتیبی گوش کنید که ساخته شده؛ سر آن ترتیب دعوا شده است. بلندی لازم نیست. طوری بگذارید که بشود رویش حرف زد، و حرف نزنید.</p>
<p>یک جفت بلندگوی کوچکِ خوب‌جاگذاشته بیشتر از دو تای بزرگِ گوشه‌ی اتاق به درد این کار می‌خورد. اگر هدفون لازم است پشت‌بازش را بگیرید و اتاقی که کسی شکایت نکند. و اگر بچه‌ای در خانه است بگذارید او بازو را پایین بیاورد. بچه‌ی ما این کار را کرد، با زبانی لای دندان‌ها، و از آن روز با موسیقی با بدگمانی و احترام رفتار می‌کند.</p>
<p>مهندس فهرستی از صفحه‌ها به دیوار زده و کنار هرکدام نوشته سرِ چه دعوا شد. «زیادی طولانی.» «نوازنده‌ی باس عاشق است.» «سامیه گریه کرد، می‌گوید نکرد.» بهترین راهنمای موسیقی‌ای است که خوانده‌ام.</p>
<p>مرحله‌ی آخر همان است که مردم از آن می‌گذرند. خرجی هم ندارد، و نوازنده‌ی درام قسم می‌خورد که صدای بم را بهتر می‌کند.</p>`,
    },
  },
  {
    slug: 'the-notebook-you-finish',
    category: 'at-home',
    tags: ['stationery', 'how-to'],
    author: 'mina',
    cover: 5,
    days_ago: 65,
    popularity: 77,
    title: { en: 'The notebook you finish', ar: 'الدفتر الذي تُتمّه', ir: 'دفتری که تمامش می‌کنید' },
    excerpt: {
      en: 'Most notebooks die on page eleven. A binder of nine thousand a year on how to get to the end of one.',
      ar: 'أكثر الدفاتر تموت في الصفحة الحادية عشرة. نصائح للوصول إلى آخر الدفتر ممن يجلّدون تسعة آلاف في السنة.',
      ir: 'بیشتر دفترها در صفحه‌ی یازده می‌میرند. حرف‌های کسانی که سالی نه هزار دفتر صحافی می‌کنند، درباره‌ی رسیدن به صفحه‌ی آخر.',
    },
    body: {
      en: `<p>Most notebooks die on page eleven. Not because there is nothing more to say, but because page twelve would have to be as good as page one.</p>
<h2>Spoil the first page</h2>
<p>At Paper Moon Press they sew about nine thousand notebooks a year and see what comes back to be bound again. Those that were used up have one thing in common: the first page is a mess. A shopping list, a telephone number, a child’s drawing of a dog. After that nothing can go wrong any more.</p>
<h2>Choose by where it will live</h2>
<ul><li><strong>In a pocket</strong>: stapled, thin, no larger than a hand. It is full in six weeks, and that is the point.</li><li><strong>On a desk</strong>: sewn, so that it lies flat and stays open while both hands are busy.</li><li><strong>In a bag</strong>: a stiff cover, round corners, and a pen that cannot leak.</li></ul>
<h2>Paper you can trust</h2>
<p>For a fountain pen look for ninety grams or more, and try it: draw a slow line and turn the page. A shadow is fine. A dot of ink means that you write on one side only. For a pencil nearly any paper is good, and the cheap ones are often better, because they have more tooth.</p>
<blockquote><p>A notebook is not the place for your best thoughts. It is where thoughts wait until you know which ones were the best.</p></blockquote>
<h2>What the finished ones contain</h2>
<p>With their owners’ leave the binders sometimes look inside. It is not what you think. There are few diaries and fewer novels. There are measurements of windows. There are the names of people met once, with a word beside each so as to know them again. There is what the doctor said, and below it, in another ink, what he meant. One book, which came back three times for new covers, holds nothing but what its owner had for lunch since 1997; she is a judge, and says that she has solved two cases with it.</p>
<p>What they do not contain is tidiness. The nicest handwriting is on the pages that were given up soonest. Those who get to the end write as one talks on the stairs.</p>
<h2>A small plan for a bad week</h2>
<ol><li>On Sunday, write the seven days down the edge of a page, and one word for each.</li><li>On each evening, cross out the word or write down why not. Both count.</li><li>On Saturday, turn the page without reading it.</li></ol>
<p>If you have missed a week, do not go back and fill it in. The empty page is also true. Draw a line across it and put the date on the next, and nobody, not even you in ten years, will think less of it.</p>
<h2>Pencil or pen</h2>
<p>The press has argued about this since 1962. Pencil forgives you, does not freeze in winter, writes upside down and under the rain, and fades to silver in forty years. Ink decides. You will not rub it out, so you think a moment longer; you will not lose it, so you had better mean it. The binders themselves use pencil for sizes and ink for names. If you cannot choose, do as they do, and the page sorts itself: what may change stands in grey, and what may not in black.</p>
<h2>One rule</h2>
<p>Write the date in the corner of every page, and a word or two about what is on it. It takes three seconds. In ten years it is the only reason why you will find anything, and the only page numbers that anybody has ever cared about.</p>`,
      ar: `<p>أكثر الدفاتر تموت في الصفحة الحادية عشرة. لا لأن الكلام انتهى، بل لأن الصفحة الثانية عشرة يجب أن تكون بجودة الأولى.</p>
<h2>أفسِد الصفحة الأولى</h2>
<p>في «مطبعة قمر الورق» يخيطون نحو تسعة آلاف دفتر في السنة، ويرون ما يعود إليهم للتجليد. والدفاتر التي امتلأت يجمعها شيء واحد: صفحتها الأولى فوضى. قائمة مشتريات، أو رقم هاتف، أو كلب رسمه طفل. وبعدها لا شيء يمكن أن يسوء.</p>
<h2>اختره بحسب مكانه</h2>
<ul><li><strong>في الجيب</strong>: مدبّس رقيق لا يزيد على حجم الكف. يمتلئ في ستة أسابيع، وهذا هو المراد.</li><li><strong>على المكتب</strong>: مخيط، لينفتح مستويًا ويبقى مفتوحًا ويداك مشغولتان.</li><li><strong>في الحقيبة</strong>: غلاف صلب وزوايا مدوّرة وقلم لا يسيل.</li></ul>
<h2>ورق تثق به</h2>
<p>لقلم الحبر السائل اطلب تسعين غرامًا فأكثر، وجرّب: ارسم خطًا بطيئًا واقلب الصفحة. الظل لا بأس به، أما نقطة الحبر فمعناها أن تكتب على وجه واحد. ولقلم الرصاص يصلح كل ورق تقريبًا، والرخيص كثيرًا ما يكون أفضل لأنه أخشن.</p>
<blockquote><p>الدفتر ليس مكان أفضل أفكارك، بل حيث تنتظر الأفكار حتى تعرف أيها كان الأفضل.</p></blockquote>
<h2>ما في الدفاتر التي تمّت</h2>
<p>بإذن أصحابها ينظر المجلّدون في داخلها أحيانًا. وليس فيها ما تظن. قليل من اليوميات وأقل منه من الروايات. فيها مقاسات نوافذ. وأسماء أناس التُقوا مرة، وإلى جانب كل اسم كلمة ليُعرف صاحبه ثانية. وفيها ما قاله الطبيب، وتحته بحبر آخر ما كان يعنيه. ودفتر عاد ثلاث مرات لغلاف جديد ليس فيه إلا ما تغدّته صاحبته منذ سنة 1997؛ وهي قاضية، وتقول إنها حلّت به قضيتين.</p>
<p>وما لا تجده فيها هو الترتيب. أجمل الخط في الصفحات التي تُركت باكرًا. والذين يبلغون النهاية يكتبون كما يتحدث الناس على الدرج.</p>
<h2>خطة صغيرة لأسبوع سيئ</h2>
<ol><li>اكتب يوم الأحد الأيام السبعة على حافة صفحة، وكلمة واحدة لكل يوم.</li><li>اشطب الكلمة كل مساء أو اكتب لماذا لم تتم. كلاهما محسوب.</li><li>اقلب الصفحة يوم السبت من غير أن تقرأها.</li></ol>
<p>وإن فاتك أسبوع فلا ترجع لتملأه. الصفحة الفارغة صادقة أيضًا. ارسم خطًا عبرها وضع التاريخ على التالية، ولن يستصغرها أحد، حتى أنت بعد عشر سنين.</p>
<h2>رصاص أم حبر؟</h2>
<p>تتجادل المطبعة في هذا منذ سنة 1962. الرصاص يسامح ولا يتجمد ويكتب مقلوبًا وتحت المطر، ويبهت إلى الفضة بعد أربعين سنة. والحبر يقرّر. لن تمحوه، فتفكر لحظة أطول؛ ولن تفقده، فالأولى أن تعنيه. والمجلّدون أنفسهم يكتبون المقاسات بالرصاص والأسماء بالحبر. فإن احترت فافعل مثلهم تترتب الصفحة وحدها: ما قد يتغيّر بالرمادي، وما لا يتغيّر بالأسود.</p>
<h2>قاعدة واحدة</h2>
<p>اكتب التاريخ في زاوية كل صفحة، وكلمة أو كلمتين عما فيها. لا يأخذ ذلك إلا ثلاث ثوانٍ. وبعد عشر سنين ستجد ما تبحث عنه بفضله وحده، وهو رقم الصفحات الوحيد الذي اهتم به أحد يومًا.</p>`,
      ir: `<p>بیشتر دفترها در صفحه‌ی یازده می‌میرند. نه برای این‌که حرفی نمانده، برای این‌که صفحه‌ی دوازده باید به خوبیِ صفحه‌ی یک باشد.</p>
<h2>صفحه‌ی اول را خراب کنید</h2>
<p>در «چاپخانه‌ی ماه کاغذی» سالی حدود نه هزار دفتر می‌دوزند و می‌بینند چه چیزی برای صحافی دوباره برمی‌گردد. دفترهایی که تا ته نوشته شده‌اند یک وجه مشترک دارند: صفحه‌ی اولشان شلوغ‌پلوغ است. فهرست خرید، یک شماره تلفن، سگی که بچه‌ای کشیده. بعد از آن دیگر چیزی خراب نمی‌شود.</p>
<h2>از روی جایش انتخاب کنید</h2>
<ul><li><strong>در جیب</strong>: منگنه‌ای، نازک، نه بزرگ‌تر از کف دست. شش‌هفته‌ای پر می‌شود و اصلاً قرار همین است.</li><li><strong>روی میز</strong>: دوخته، تا صاف باز شود و وقتی هر دو دستتان بند است باز بماند.</li><li><strong>در کیف</strong>: جلد سفت، گوشه‌ی گرد و خودکاری که پس ندهد.</li></ul>
<h2>کاغذی که بشود به آن اعتماد کرد</h2>
<p>برای خودنویس نود گرم یا بیشتر بگیرید و امتحان کنید: یک خط آهسته بکشید و ورق بزنید. سایه عیبی ندارد؛ نقطه‌ی جوهر یعنی یک‌رو بنویسید. برای مداد تقریباً هر کاغذی خوب است و ارزان‌ها خیلی وقت‌ها بهترند، چون زبرترند.</p>
<blockquote><p>دفتر جای بهترین فکرهای شما نیست. جایی است که فکرها منتظر می‌مانند تا بفهمید کدامشان بهترین بود.</p></blockquote>
<h2>داخل دفترهای تمام‌شده چیست</h2>
<p>صحاف‌ها گاهی، با اجازه‌ی صاحبش، نگاهی به داخل می‌اندازند. آن چیزی نیست که فکر می‌کنید. خاطرات کم است و رمان کمتر. اندازه‌ی پنجره هست. اسم آدم‌هایی هست که یک بار دیده شده‌اند، با کلمه‌ای کنار هرکدام تا دوباره شناخته شوند. حرف دکتر هست و زیرش، با جوهری دیگر، منظورش. دفتری هست که سه بار برای جلد نو برگشته و در آن فقط ناهارهای صاحبش از سال ۱۹۹۷ نوشته شده؛ خانم قاضی است و می‌گوید با آن دو پرونده را حل کرده.</p>
<p>چیزی که در آن‌ها نیست نظم است. خوش‌خط‌ترین صفحه‌ها همان‌هایی‌اند که زودتر رها شده‌اند. آن‌ها که به آخر می‌رسند طوری می‌نویسند که آدم در راه‌پله حرف می‌زند.</p>
<h2>نقشه‌ای کوچک برای یک هفته‌ی بد</h2>
<ol><li>شنبه هفت روز را کنار صفحه بنویسید و برای هر روز یک کلمه.</li><li>هر شب کلمه را خط بزنید یا بنویسید چرا نشد. هر دو حساب است.</li><li>جمعه ورق بزنید، بی‌آن‌که بخوانیدش.</li></ol>
<p>اگر هفته‌ای جا ماند برنگردید پرش کنید. صفحه‌ی خالی هم راست است. خطی رویش بکشید و تاریخ را بالای بعدی بگذارید؛ هیچ‌کس، حتی خودتان ده سال بعد، بدی در آن نمی‌بیند.</p>
<h2>مداد یا خودنویس</h2>
<p>چاپخانه از سال ۱۹۶۲ سر این بحث دارد. مداد می‌بخشد، یخ نمی‌زند، وارونه و زیر باران می‌نویسد و بعد از چهل سال نقره‌ای می‌شود. جوهر تصمیم می‌گیرد. پاکش نمی‌کنید، پس یک لحظه بیشتر فکر می‌کنید؛ گمش نمی‌کنید، پس بهتر است جدی بگویید. خود صحاف‌ها اندازه را با مداد می‌نویسند و اسم را با جوهر. اگر نمی‌دانید کدام، مثل آن‌ها کنید تا صفحه خودش مرتب شود: آنچه شاید عوض شود خاکستری است و آنچه نمی‌شود مشکی.</p>
<h2>یک قاعده</h2>
<p>گوشه‌ی هر صفحه تاریخ بزنید و یکی دو کلمه درباره‌ی آن بنویسید. سه ثانیه وقت می‌برد. ده سال بعد فقط به همین دلیل چیزی پیدا می‌کنید، و این تنها شماره‌صفحه‌ای است که تا حالا برای کسی مهم بوده.</p>`,
    },
  },
];
