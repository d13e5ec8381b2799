import type { Localized } from '../shape.ts';

/** What the makers add about audio and keyboards: how it is made, what else to know. */
export const notesOfAudioAndKeyboards = {
  'dusk-over-ear-headphones': {
    en: 'Tuned over one winter against a pair of studio monitors and Samia’s typing, which had to remain audible but not annoying. The second battery costs less than lunch. Folds flat into a felt envelope, 21 × 18 cm.',
    ar: 'ضُبطت طوال شتاء مقابل سماعات استوديو وصوت سامية وهي تكتب، على أن يبقى مسموعًا لا مزعجًا. والبطارية البديلة أرخص من غداء. تُطوى مسطّحة في ظرف من اللبّاد، 21 × 18 سم.',
    ir: 'یک زمستان تمام، کنار مانیتور استودیو و صدای تایپ سامیه تنظیم شد؛ قرار بود شنیده شود ولی اعصاب را خرد نکند. باتری یدکی از یک ناهار ارزان‌تر است. در پاکت نمدی ۲۱ × ۱۸ سانتی‌متری تخت می‌شود.',
  },
  'attic-open-back-headphones': {
    en: 'The engineer’s own pair is twelve years old and on its third set of pads. They want an amplifier, or at least a patient headphone socket: 150 ohms. Listen to something you know too well.',
    ar: 'زوج المهندس عمره اثنتا عشرة سنة وعلى طقمه الثالث من الوسائد. تحتاج إلى مضخّم، أو مقبس صبور على الأقل: 150 أوم. استمع بها إلى شيء تعرفه أكثر مما ينبغي.',
    ir: 'هدفون خودِ مهندس دوازده سال دارد و سومین جفت بالشتکش است. آمپلی‌فایر می‌خواهد، یا دست‌کم یک خروجی صبور: ۱۵۰ اهم. چیزی گوش کنید که زیادی بلدید.',
  },
  'commuter-headphones': {
    en: 'Tested on the TGM line between Tunis and La Marsa, which has the loudest brakes we know. The arms were pulled apart and let go twelve thousand times by a drummer with nothing better to do.',
    ar: 'جُرّبت على قطار «تي جي إم» بين تونس والمرسى، وله أعلى مكابح نعرفها. شُدّ الذراعان وأُرخيا اثني عشر ألف مرة على يد عازف إيقاع لم يكن لديه ما يشغله.',
    ir: 'روی خط قطار تونس به مرسی امتحان شد که پرسروصداترین ترمز دنیا را دارد. بازوهایش را یک نوازنده‌ی درام بیکار دوازده هزار بار کشیده و رها کرده.',
  },
  'small-ears-headphones': {
    en: 'The limit is in the wire and not in a setting, so no clever child can turn it off. Stickers in the box, spare cable on request, and the pads go in the dishwasher in a sock.',
    ar: 'الحدّ في السلك نفسه لا في إعداد، فلا يلغيه طفل ذكي. في العلبة ملصقات، والسلك البديل عند الطلب، والوسائد تُغسل في غسّالة الصحون داخل جورب.',
    ir: 'محدودیت صدا در خود سیم است نه در تنظیمات، پس هیچ بچه‌ی زرنگی خاموشش نمی‌کند. در جعبه برچسب هست، سیم یدکی با درخواست، و بالشتک‌ها داخل جوراب در ماشین ظرفشویی شسته می‌شود.',
  },
  'pebble-wireless-earbuds': {
    en: 'The case was copied from an actual pebble, which is still on the bench and which we never lose, unlike the earbuds. A single one can be bought again. 42 g together; the battery in the case is replaceable by us.',
    ar: 'نُسخت العلبة عن حصاة حقيقية ما زالت على الطاولة، لا تضيع منا أبدًا بخلاف السماعات. وتُشترى الواحدة منها مفردة. 42 غ معًا، ونستبدل لك بطارية العلبة.',
    ir: 'جعبه از روی یک سنگ‌ریزه‌ی واقعی ساخته شد که هنوز روی میز است و برخلاف ایرباد هیچ‌وقت گمش نمی‌کنیم. یک‌لنگه هم فروخته می‌شود. روی هم ۴۲ گرم؛ باتری جعبه را خودمان عوض می‌کنیم.',
  },
  'brass-wireless-earbuds': {
    en: 'Turned on the same lathe as the knobs of our turntables, when it has an hour to spare. For people who lose black things in black bags. The black pair is the same brass under lacquer. 58 g with the case.',
    ar: 'مخروطة على مخرطة أزرار مشغّلاتنا حين يكون لديها ساعة فراغ. لمن تضيع أشياؤهم السوداء في حقائب سوداء. والسوداء نحاس مثلها تحت اللاكر. 58 غ مع العلبة.',
    ir: 'با همان دستگاهی تراشیده می‌شود که پیچ گرامافون‌هایمان، وقتی یک ساعت بیکار باشد. برای کسانی که چیز سیاه را در کیف سیاه گم می‌کنند. مشکی‌اش هم همین برنج است زیر لاک. با جعبه ۵۸ گرم.',
  },
  'runner-earbuds': {
    en: 'You hear the bicycle behind you, and the birds, and then the music a little above them. Not made for trains. Fits under glasses and under a helmet strap.',
    ar: 'تسمع الدراجة خلفك والطيور، ثم الموسيقى فوقهما بقليل. لم تُصنع للقطارات. تناسب من يلبس نظارة أو حزام خوذة.',
    ir: 'دوچرخه‌ی پشت سر را می‌شنوید و پرنده‌ها را، و موسیقی را کمی بالاتر از آن‌ها. برای قطار ساخته نشده. زیر دسته‌ی عینک و بند کلاه هم جا می‌شود.',
  },
  'majlis-bookshelf-speakers': {
    en: 'Voiced in a room with a carpet and eight people in it, because that is where they will play. 5.8 kg for the one with the amplifier, 5.1 for the other; 4 m of cable between them.',
    ar: 'ضُبط صوتهما في غرفة فيها سجادة وثمانية أشخاص، لأن هناك سيعملان. 5.8 كغ للذي فيه المضخّم و5.1 للآخر، وبينهما 4 أمتار من السلك.',
    ir: 'صدایشان در اتاقی فرش‌دار با هشت نفر آدم تنظیم شده، چون همان‌جا پخش می‌کنند. آن‌که آمپلی‌فایر دارد ۵٫۸ کیلوگرم است و دیگری ۵٫۱؛ بینشان ۴ متر سیم.',
  },
  'lantern-portable-speaker': {
    en: 'The leather loop is sewn by Saddle Stitch, with two needles. It sounds best on a windowsill with the curtain open, and worst in the exact middle of a table. Charges by USB-C in three hours.',
    ar: 'حلقته الجلدية من «غرزة السرج»، مخيطة بإبرتين. صوته أجمل ما يكون على حافة نافذة مفتوحة الستارة، وأسوأ ما يكون في وسط الطاولة تمامًا. يُشحن عبر USB-C في ثلاث ساعات.',
    ir: 'حلقه‌ی چرمی‌اش کار «کوک زین» است، با دو سوزن. بهترین صدا را لب پنجره با پرده‌ی باز می‌دهد و بدترین را درست وسط میز. سه‌ساعته با USB-C شارژ می‌شود.',
  },
  'brick-desk-speakers': {
    en: 'For people who like not choosing: they wake when something plays and sleep when it stops. Turn them in a little, towards your ears. 2.2 kg each; 1.5 m of cable between them.',
    ar: 'لمن يحبون ألا يختاروا: يستيقظان حين يبدأ شيء وينامان حين ينتهي. أدرهما قليلًا نحو أذنيك. 2.2 كغ لكل منهما، وبينهما متر ونصف من السلك.',
    ir: 'برای کسانی که دوست دارند انتخاب نکنند: چیزی که پخش شد بیدار می‌شوند و تمام که شد می‌خوابند. کمی رو به گوشتان بچرخانید. هرکدام ۲٫۲ کیلوگرم؛ بینشان ۱٫۵ متر سیم.',
  },
  'undertone-floor-speakers': {
    en: 'Push them towards the wall for more below, pull them out for less. Walk into the kitchen and have somebody move them until you miss the music when it stops.',
    ar: 'قرّبهما من الجدار يزد القرار، وأبعدهما ينقص. اذهب إلى المطبخ وليحرّكهما أحدهم حتى تفتقد الموسيقى حين تسكت.',
    ir: 'به دیوار نزدیک کنید بم بیشتر می‌شود، دور کنید کمتر. به آشپزخانه بروید و بگویید یکی آن‌قدر جابه‌جایشان کند که وقتی موسیقی قطع شد جایش خالی باشد.',
  },
  'four-screw-turntable': {
    en: 'The drawing of every part is in the box, with the sizes. Seventeen people have sent us photographs of ones they took apart; sixteen of them worked afterwards, and we mended the other. Belt and needle are in stock for ever.',
    ar: 'في العلبة رسم لكل قطعة بمقاساتها. أرسل إلينا سبعة عشر شخصًا صورًا لأجهزة فكّوها؛ ستة عشر منها عملت بعد ذلك، وأصلحنا السابع عشر. السير والإبرة متوفران دائمًا.',
    ir: 'نقشه‌ی همه‌ی قطعه‌ها با اندازه در جعبه هست. هفده نفر عکس فرستاده‌اند که بازش کرده‌اند؛ شانزده‌تا بعدش کار کرد و آن یکی را ما درست کردیم. تسمه و سوزن همیشه موجود است.',
  },
  'weekend-turntable': {
    en: 'It is not the best way to hear a record; it is the best way to hear one on a Friday with the windows open. Two buttons: one plays, one stops. Singles and LPs.',
    ar: 'ليس أفضل طريقة لسماع أسطوانة، لكنه أفضل طريقة لسماعها يوم جمعة والنوافذ مفتوحة. زرّان: واحد للتشغيل وآخر للإيقاف. للأسطوانات الصغيرة والكبيرة.',
    ir: 'بهترین راه شنیدن صفحه نیست؛ بهترین راه شنیدنش یک عصر جمعه با پنجره‌ی باز است. دو دکمه دارد: یکی پخش، یکی توقف. صفحه‌ی کوچک و بزرگ می‌خورد.',
  },
  'clack-75-mechanical-keyboard': {
    en: 'A year went into the Arabic and Persian letters alone; the story is on the blog. Comes with brown switches, the ones that can be felt and hardly heard. The battery lasts six weeks; the cable is coiled and 1.5 m long.',
    ar: 'ذهبت سنة كاملة في الحروف العربية والفارسية وحدها، والحكاية في المدوّنة. تأتي بمفاتيح بنّية تُحَسّ ولا تكاد تُسمع. البطارية ستة أسابيع، والكابل حلزوني طوله 1.5 متر.',
    ir: 'فقط حروف فارسی و عربی‌اش یک سال وقت برد؛ ماجرایش در وبلاگ هست. با سوییچ قهوه‌ای می‌آید، همان که حس می‌شود و به‌سختی شنیده. باتری شش هفته کار می‌کند؛ کابلش فنری و ۱٫۵ متری است.',
  },
  'clack-60-travel-keyboard': {
    en: 'Written on: two novels, one divorce agreement and most of this page. It wakes before you have finished the first word, and switches between phone and laptop with one key.',
    ar: 'كُتب عليها: روايتان واتفاقية طلاق ومعظم هذه الصفحة. تستيقظ قبل أن تُتمّ الكلمة الأولى، وتنتقل بين الهاتف والحاسوب بمفتاح واحد.',
    ir: 'با آن نوشته شده: دو رمان، یک توافق‌نامه‌ی طلاق و بیشتر همین صفحه. پیش از تمام شدن کلمه‌ی اول بیدار می‌شود و با یک کلید بین گوشی و لپ‌تاپ می‌چرخد.',
  },
  'library-silent-keyboard': {
    en: 'A librarian in Sfax tried it for a month and did not notice that it had been returned. USB-C cable of 1.8 m, no battery, no lights. The cork keeps the desk from joining in.',
    ar: 'جرّبته أمينة مكتبة في صفاقس شهرًا ولم تنتبه حين أُعيد. كابل USB-C طوله 1.8 متر، بلا بطارية ولا أضواء. والفلين يمنع المكتب من المشاركة في الضجيج.',
    ir: 'کتابداری در صفاقس یک ماه امتحانش کرد و وقتی پس داده شد متوجه نشد. کابل USB-C به طول ۱٫۸ متر، بدون باتری و بدون چراغ. چوب‌پنبه نمی‌گذارد میز هم همراهی کند.',
  },
  'walnut-keyboard': {
    en: 'The case is carved from one plank, so the grain runs under your hands from left to right. Wood takes the edge off every keystroke; people in the next room think that you have become gentler.',
    ar: 'الهيكل منحوت من لوح واحد، فتعبر عروقه تحت يديك من جانب إلى آخر. والخشب يليّن كل ضغطة؛ فيظن من في الغرفة المجاورة أنك صرت ألطف.',
    ir: 'بدنه از یک تخته تراشیده شده و رگه‌ی چوب زیر دستتان از این طرف به آن طرف می‌رود. چوب تیزی هر ضربه را می‌گیرد؛ اتاق بغلی فکر می‌کند آرام‌تر شده‌اید.',
  },
  'clack-65-compact-keyboard': {
    en: 'An accountant asked us to leave out what she does not use, and kept a list for a month; she had used sixty-eight keys. The orange one, at the top, does whatever you tell it to.',
    ar: 'طلبت محاسِبة أن نحذف ما لا تستعمله وسجّلت شهرًا كاملًا؛ فكانت المفاتيح ثمانية وستين. والبرتقالي في الأعلى يفعل ما تأمره به.',
    ir: 'حسابداری خواست هرچه به کارش نمی‌آید برداریم و یک ماه یادداشت کرد؛ شصت‌وهشت کلید شد. آن کلید نارنجیِ بالا هر کاری بگویید می‌کند.',
  },
  'first-board-kit': {
    en: 'The booklet was tested on the typist’s mother, who is seventy-one and now wants to build another. Everything snaps or screws; the two tools you need are in the box.',
    ar: 'جُرّب الكتيّب على والدة الكاتبة، وهي في الحادية والسبعين، وتريد الآن بناء ثانية. كل شيء يُكبس أو يُشدّ ببرغي، والأداتان اللازمتان في العلبة.',
    ir: 'دفترچه را روی مادر ماشین‌نویس امتحان کردیم که هفتادویک سال دارد و حالا یکی دیگر می‌خواهد بسازد. همه‌چیز جا می‌خورد یا پیچ می‌شود؛ دو ابزار لازم در جعبه هست.',
  },
  'river-mouse': {
    en: 'The hand lies on it as on a stone in shallow water. Give it four days to stop looking for the old one. 12 × 6 × 4 cm, charges by USB-C, connects to three devices.',
    ar: 'تستقر عليها اليد كما على حجر في ماء ضحل. أمهل يدك أربعة أيام لتكفّ عن البحث عن القديمة. 12 × 6 × 4 سم، تُشحن عبر USB-C وتتصل بثلاثة أجهزة.',
    ir: 'دست رویش می‌نشیند، انگار روی سنگی در آب کم‌عمق. چهار روز به دست فرصت بدهید تا دنبال قبلی نگردد. ۱۲ × ۶ × ۴ سانتی‌متر، شارژ با USB-C، اتصال به سه دستگاه.',
  },
  'olive-pit-mouse': {
    en: 'The stones come from the presses of Sfax, ground as fine as coffee. It smells of nothing, though everybody tries. The click was measured at a whisper across a table.',
    ar: 'يأتي النوى من معاصر صفاقس مطحونًا ناعمًا كالقهوة. لا رائحة لها، مع أن الجميع يشمّها. ونقرتها بمقدار همسة عبر طاولة.',
    ir: 'هسته‌ها از روغن‌کشی‌های صفاقس می‌آید و به نرمی قهوه آسیاب می‌شود. بویی ندارد، هرچند همه بو می‌کنند. صدای کلیکش به اندازه‌ی یک پچ‌پچ از آن طرف میز است.',
  },
  'storyteller-usb-microphone': {
    en: 'Speak past it and not into it, a hand’s width away, and let the room be quiet rather than clever. 24 bit, 96 kHz; the cable is 2 m and braided, and a thread in the base fits any stand.',
    ar: 'تكلّم إلى جانبه لا في وجهه، على مسافة كف، ودع الغرفة تصمت بدل أن تتذاكى. 24 بت و96 كيلوهرتز؛ الكابل مجدول طوله متران، وقاعدته تقبل أي حامل.',
    ir: 'از کنارش حرف بزنید نه توی صورتش، با یک کف دست فاصله، و بگذارید اتاق ساکت باشد. ۲۴ بیت، ۹۶ کیلوهرتز؛ کابلش بافته و دومتری است و پیچ زیر پایه‌اش به هر بازویی می‌خورد.',
  },
  'ribbon-studio-microphone': {
    en: 'Each ribbon is two thousandths of a millimetre thick and folded between two gears from a sewing machine. It needs 60 dB of clean gain and no phantom power. A letter with its measured curve is in the case.',
    ar: 'سماكة كل شريط ميكرونان، ويُموَّج بين ترسين من ماكينة خياطة. يحتاج إلى كسب نقي مقداره 60 ديسيبل وبلا طاقة فانتوم. في الصندوق رسالة بمنحناه المقيس.',
    ir: 'ضخامت هر نوار دو هزارم میلی‌متر است و بین دو چرخ‌دنده‌ی چرخ خیاطی موج می‌گیرد. ۶۰ دسی‌بل گین تمیز می‌خواهد و فانتوم نه. برگه‌ی منحنی اندازه‌گیری‌شده‌اش در جعبه هست.',
  },
  'interview-microphone': {
    en: 'It records into itself as well, so that a lost cable is not a lost interview. Put it nearer to whoever speaks more softly. 14 hours fit into it.',
    ar: 'يسجّل في داخله أيضًا، فلا تضيع المقابلة إن انفصل الكابل. قرّبه من صاحب الصوت الأخفض. يتسع لأربع عشرة ساعة.',
    ir: 'توی خودش هم ضبط می‌کند تا با قطع کابل مصاحبه از دست نرود. به کسی نزدیک‌ترش کنید که آرام‌تر حرف می‌زند. ۱۴ ساعت در آن جا می‌شود.',
  },
} satisfies Record<string, Localized>;
