import { readRemarks } from './read-remarks.ts';

export const remarksOnAudioAndKeyboards = readRemarks(`
#dusk-over-ear-headphones
5 en I wear them for whole working days and nothing hurts. One charge lasts me about a week.
4 en Warm sound, good for voices and guitars. If you want a lot of bass, look elsewhere.
5 ir عوض کردن باتری واقعاً دو تا پیچ است. صدا گرم است و گوش بعد از چهار ساعت درد نمی‌گیرد.
5 ar خشب الجوز خفيف على غير ما ظننت. مريحة مع النظارة، وهذا أهم ما عندي.
2 en Left cup developed a rattle in week five. Repaired within eight days, free, but eight days without music.
#attic-open-back-headphones
5 en I heard somebody turn a page on a record I have owned for thirty years.
4 ar صوت رحب كأنك في القاعة. تحتاج إلى مضخّم جيد، الهاتف وحده لا يكفي.
3 en Everybody in the room hears what you hear. Only for when you are alone.
#commuter-headphones
4 en They take away most of the noise on the train. Voices still come through, which I rather like.
4 ir صدای قطار واقعاً کم می‌شود. بعد از دو ساعت کمی گرم می‌شود، ولی فشار نمی‌آورد.
5 en Ten minutes of cable, four hours of podcast. It saved a long wait in Lyon.
3 en Pads and glasses do not get on, after an hour.
#small-ears-headphones
5 en He bent them, sat on them and fed them to the dog. They work.
5 ar الصوت محدود فعلًا مهما حاول. المقبس الثاني أنهى حرب المقعد الخلفي.
3 en Loud enough indoors, too quiet on a plane. I suppose that is the idea.
#pebble-wireless-earbuds
5 en Tiny and light, and the case is nice to hold. Pairing took ten seconds.
4 ir سبک است و در گوش نمی‌چرخد. میکروفونش در خیابان شلوغ متوسط است.
4 en Lost the left one on a beach. Bought a left one. Try that with other brands.
3 en Connects to my laptop when I want the phone, and the other way round. Sound is excellent.
5 ar تدوم سبع ساعات تقريبًا، والعلبة لم تنفد في سفر أسبوع كامل.
#brass-wireless-earbuds
5 en Dropped one in the grass at dusk and found it by its shine.
4 ar ثقيلة قليلًا في الأذن أول يوم ثم تنساها. صوتها نظيف والعلبة جميلة.
4 en The microphone is better than the one on my expensive ones. People say I sound near.
#runner-earbuds
4 en I can hear cars and bicycles coming, which is why I bought them. They stay in place.
3 en Thin bass, naturally. For running, yes; for sitting down, no.
4 ir از گوش نمی‌افتد حتی وقتی سر می‌خورم. با عینک هم جور است.
#majlis-bookshelf-speakers
5 en At low volume, in a room with a carpet and my whole family in it, every word of Umm Kulthum. They knew what they were doing.
5 ar صوتهما يملأ المجلس من غير أن ترفع صوتك فوقه. مدخل التلفاز سهل.
4 en The cable between them is four metres, and my wall is five. Everything else is right.
3 en The walnut veneer on one box is noticeably darker than on the other. Sound first, I told myself.
#lantern-portable-speaker
5 en Kitchen to roof, every evening, all summer. The leather has taken on my hand.
4 en It sounds better on the windowsill than on the table. Loud enough for our terrace.
5 ir دو تا که استریو شوند برای یک مهمانی کوچک بس است. شارژش دو روز کامل می‌ماند.
2 en Died in a heavy downpour. It is only splash-proof.
#brick-desk-speakers
5 en A big step up from my laptop, and small enough for the desk.
4 ar الزر النحاسي متعة بحد ذاته وإن كان في الخلف. الصوت دافئ وواضح في المكتب.
3 en I would pay more for the knob in front.
#undertone-floor-speakers
5 en We moved them about for an evening until they sounded right. Worth the trouble.
3 ir بمِ عمیق و تمیزی دارد ولی جایشان را باید با حوصله پیدا کرد. بار اول همه‌چیز می‌لرزید.
4 en My downstairs neighbour has not knocked once.
#four-screw-turntable
5 en Took it apart on the first evening to see how it is made. Four screws, and everything is easy to reach.
5 ar ركّبته وفهمته وغيّرت الإبرة بنفسي، وأنا الذي أخاف من الأجهزة.
4 en Quiet and solid. The dust cover shows every fingerprint.
4 ir کیفیت صدا برای این قیمت حیرت‌انگیز است. پری‌آمپ داخلی‌اش هم تمیز کار می‌کند.
#weekend-turntable
4 en Good sound for the money. Records on Friday evenings are a habit now.
3 en It has no speakers of its own. With a cable into a proper amplifier it is a good deck.
5 ir وزنه‌ی تعادل دارد، برخلاف بقیه‌ی هم‌قیمت‌هایش. صفحه‌هایم سالم مانده‌اند.
#clack-75-mechanical-keyboard
5 en The Persian letters are properly drawn and not an afterthought. I type in both languages all day.
5 ir بالاخره کیبوردی که «پ» و «ژ» سر جایشان‌اند و نیم‌فاصله رویش چاپ شده. گریه‌ام گرفت.
4 ar الحروف العربية واضحة وأنيقة لا محشورة في الزاوية. النقرة مسموعة قليلًا في مكتب مشترك.
4 en Superb. The coiled cable is pretty and takes up half the desk.
2 en One switch double-typed from day one. Sent me three spares and a puller, fixed in a minute. Should have been caught, though.
#clack-60-travel-keyboard
5 en Wrote a chapter on a ferry. The felt sleeve as a tablet stand is not a gimmick.
4 ir نازک و سبک است. نداشتن کلیدهای جهت را باید عادت کرد.
3 en Low switches are not for me, I found out. Beautifully made all the same.
#library-silent-keyboard
5 en Quiet enough to type next to a sleeping baby. I finished my thesis on it.
4 ar صامتة حقًا، لا يسمعني من يجلس إلى جانبي. ينقصها صف الأرقام الجانبي لمن اعتاده.
4 en You hear your own breathing. A little mushy after clicky ones.
#walnut-keyboard
5 en Lovely sound and feel, and the wood is beautiful. Too heavy to carry about.
3 en Very good and very expensive. I could not go back to my old one, though.
5 ar عروق الخشب تعبر اللوحة كلها. صوت المفاتيح أهدأ من أي لوحة كانت عندي.
#clack-65-compact-keyboard
5 en There is room on my desk again. Good keys for the price.
4 ir رقم‌های فارسی هم در جعبه بود و قشنگ‌اند. کابل فنری‌اش کمی جا می‌گیرد.
4 en I have set the orange key to open the calculator. The small layout takes a day to get used to.
#first-board-kit
5 en Two hours, one cup of tea gone cold, and then it typed “hello”. My daughter typed it, she had built it.
4 ar الكتيّب بثلاث لغات وواضح. علقت عند خطوة واحدة وردّوا في المساء نفسه.
3 en One bent pin, my own fault. They sent a switch in an envelope with a drawing of how not to do it.
#river-mouse
4 en It took me about four days to get used to it. My wrist no longer hurts.
5 ar مريحة من أول ساعة، والفرشة الجلدية زادتها أناقة. قِس يدك قبل الطلب فالمقاسان مختلفان فعلًا.
3 en The S is too small for 17.5 cm. Between sizes, take the larger.
#olive-pit-mouse
5 en Small, light and nice to touch. Works well on bare wood.
4 ir بی‌صدا و سبک. روی میز شیشه‌ای هم کار می‌کند که خودش حرفی است.
3 en Small for a big hand. My wife’s now, and she is delighted.
#storyteller-usb-microphone
5 en My mother asked whether I was in the next room. I was in Oslo.
4 ar زر الكتم مضيء فلا تنسَ أنك صامت. الحامل ثابت على المكتب.
4 en Very clear, but it picks up the room. A blanket on the wall helped.
3 ir صدای گرم و طبیعی دارد، ولی ضربه‌ی روی میز را هم می‌گیرد. یک بازوی جدا بگیرید.
#ribbon-studio-microphone
5 en I recorded an oud with it and stopped adjusting things. That had never happened.
5 ar دفء لا تجده في المكثّفات. الرسالة التي فيها منحنى القياس لمسة محترمة.
2 en I blew into it, which one must not do. The new ribbon did not cost much, but it took two weeks.
#interview-microphone
5 en The cable came out in the middle of an interview and nothing was lost, because it had recorded everything itself.
4 ir راحت راه افتاد و صدای هر دو نفر جدا ضبط شد. پایه‌اش سنگین است و سر نمی‌خورد.
3 en Excellent, and out of stock for ever.
`);
