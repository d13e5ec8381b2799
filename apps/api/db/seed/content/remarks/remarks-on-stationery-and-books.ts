import { readRemarks } from './read-remarks.ts';

export const remarksOnStationeryAndBooks = readRemarks(`
#layflat-linen-notebook
5 en It lies flat. I know that everybody says so; this one does.
4 en No bleed-through with a wet medium nib, a ghost with a broad. The linen picks up pencil dust.
5 ir کاغذش برای خودنویس عالی است. سومین دفترم است و هر سه کنار هم روی قفسه قشنگ‌اند.
5 ar أكتب من اليمين ومن اليسار فيه ولا يقاومني. الشريط واحد ويكفي.
3 en The navy arrived with a crease across the cover. Exchanged without a word, but I had to repack it.
#pocket-field-notebooks-three
5 en Garden, back pocket, rain. The squared one has the tomatoes in it.
4 ir اندازه‌ی جیب پیراهن است. کاغذ یکی از سه‌تا کمی زردتر بود که توضیح داده‌اند چرا.
4 en Rounded corners matter more than I thought.
#marbled-hardback-journal
5 en I keep it with the cover facing out, like a painting.
5 ar غلاف إبرو حقيقي لا طباعة. وصلني النيلي وفيه عروق ذهبية لم أتوقعها.
2 en Gorgeous cover, but the ruling is too narrow for anybody over forty.
#calligraphy-practice-pad
5 ir برای تمرین روزانه بهترین کاغذی است که داشته‌ام، قلم روان می‌رود و جوهر پخش نمی‌شود.
4 ar خطوط الميزان مفيدة جدًا للمبتدئ. أتمنى نسخة لخط الثلث.
4 en The pale guides vanish in the scan, exactly as described. Clever.
#reporter-top-bound-pad
4 en Stiff back, wide margin, survives a council meeting.
3 en The perforation tears a touch early if you are in a temper.
5 ar أكتب واقفًا في الورشة وهذا الدفتر وحده يحتمل. الهامش في الجهة الصحيحة للعربية أيضًا.
#reed-pen-set-of-four
5 ir نی‌ها خوش‌صداست و تراششان تمیز. قلم دودانگش برای نستعلیق درست همان است که می‌خواستم.
4 en I dropped one on the table to hear it ring. It rings.
3 en I am left-handed and forgot to say so in the note. They recut the set for the price of postage.
#walnut-fountain-pen
5 en Mine says “chair, right back leg” beneath the clip. I have never owned a pen with ancestors.
4 ir خوش‌دست و وزین است. نوک M کمی پهن‌تر از M ژاپنی است.
3 en Wrote dry out of the box; a rinse with a drop of soap cured it. The wood is lovely.
#soot-ink-with-silk
5 ar سواد عميق وقوامه مضبوط. اللِيقة توفّر عليّ نصف الحبر.
4 en The smell of rose water while writing is an unexpected luxury.
2 en Leaked in the post because the cork had come loose. They replaced it, but my other parcel smells of roses and is black.
#brass-rollerball
5 en It does not roll. Six sides, one promise, kept.
4 ir وزن خوبی دارد و با دست تیره و قشنگ می‌شود. برای یادداشت طولانی کمی سنگین است.
3 en The black coating wore at the edges within two months. They do say that it will.
#cedar-pencils-dozen
5 en Sharpened three just for the smell.
4 ar الأمثال طريفة وتبدأ بها الأحاديث في المكتب. درجة 2B ناعمة وجميلة للتخطيط.
4 en No eraser, and I have become a more honest person.
#letters-of-stone-book
5 en The chapter on spelling mistakes in marble is worth the price. So is the map.
5 ar كتاب مرجعي وجميل معًا. الصور والرسوم متقابلة والقراءة حرفًا حرفًا.
4 ir برای کسی که به کتیبه علاقه دارد گنج است. کاش ترجمه‌ی فارسی هم داشت.
#grandmothers-pickles-book
5 en Page 64 is stained in print. Page 31 is now stained by me. The turnips are outstanding.
4 ar الوصفات بالغرام أخيرًا. جرّبت أربعًا ونجحت ثلاث، والرابعة خطئي.
5 en I read it like a novel. The quarrel over garlic runs for six pages.
3 ir دستورها عالی است ولی بعضی مواد این‌جا پیدا نمی‌شود و جایگزین ننوشته.
#moon-who-missed-the-bus-book
5 en Third reading tonight. Yes, we found the two cats.
5 ar قرأته لابنتي بالعربية من الورقة المطوية وهي تقلب الصور. نامت قبل النهاية مرتين.
4 en Lovely drawings. The fold-out sheet with the other languages will not survive our toddler, so I have photocopied it.
#forty-short-poems-book
5 en Number twenty-three made me miss the actual bus.
4 ir شعرها یک‌دست نیستند ولی ده‌تایش ماندنی است، که برای هر کتاب شعری زیاد است.
4 en Small enough to give to strangers. I have given away two.
#nastaliq-in-thirty-lessons-book
5 ir درس‌ها کوتاه و با حوصله است. شوخی‌های استاد باعث می‌شود فردا هم برگردی.
4 en By lesson ten I could write my name. By lesson twelve I saw what was wrong with it, ahead of schedule.
3 en The spiral catches on my sleeve, and the models are on thin paper.
#letterpress-thank-you-cards
5 en You can read them with your fingers, as they say. I thanked somebody just to use one.
4 ar الطباعة غائرة وفخمة. الظروف رقيقة بعض الشيء مقارنة بالبطاقة.
5 en Cotton, heavy, plain. People keep them.
#eid-and-nowruz-cards
5 ar اكتشفت ابنتي البطاقة التي تُقرأ من الجهتين قبلي. الذهبي لا يتشقق عند الطيّ فعلًا.
5 ir برای نوروز به دوستان خارجی فرستادم، پشتش هم توضیح دارد. خیلی پسندیدند.
3 en Beautiful, but six cards for two feasts means three per feast, and I have four aunts.
#pressed-flower-postcards
5 en Her handwriting is the best part. Who was she? I would read that book.
4 ar ورقها سميك ويحتمل البريد بلا ظرف. شقائق النعمان أجملها.
2 en The scans are lovely but a bit dark, two of the twelve are nearly brown.
#correspondence-set-deckle-edge
5 en I have written to my oldest friend after nine years. The paper made me do it.
4 ir جوهر روی کاغذش آرام می‌نشیند. پاکت‌ها آستر دارند و شیک‌اند.
3 en Uneven edges jam in the envelope if you fold in a hurry. Do not be in a hurry, says the paper.
#undated-weekly-planner
5 en I skipped February and nothing was wasted. No stickers, no goals, no guilt.
5 ir از هر دو طرف باز می‌شود و نیمه‌ی راست‌به‌چپش واقعاً درست طراحی شده. شنبه اول هفته است، بالاخره.
4 ar البداية من السبت خيار نادر. أتمنى جيبًا في الغلاف الخلفي.
2 en The ribbon frayed within a month. The rest is perfect, which makes it worse.
#three-calendar-desk-planner
5 ir تولد مادرم قمری است، مال من شمسی، مال شوهرم میلادی. این تقویم زندگی‌مان را نجات داد.
4 ar الأعياد معلّمة بنقطة وشرحها خلف البطاقة. الحامل ثابت وأنيق.
4 en Calm, legible, useful. The Hijri dates were a day off for us in two months, as they always are.
#daily-page-tear-off-planner
4 en Tearing it off is ninety per cent of it.
3 en The glue lets go in a warm room and then you have forty good days on the floor.
5 ar ثلاثة أسطر فقط، وهذا ما كنت أحتاجه لأتوقف عن كتابة عشرين مهمة.
#waxed-canvas-pencil-case
5 en Stands up like a cup. My pens have never been so near at hand.
4 ir بوی موم هفته‌ی اول زیاد است ولی خوشایند. زیپش روان کار می‌کند.
4 en Tea spilled, tea beaded, tea wiped. I was quick.
#block-print-pencil-case
5 en Where the blocks do not quite meet is my favourite part.
4 ar البطانة تُمسح بسهولة، وقد احتجت إليها في الأسبوع الأول.
3 ir نقشش قشنگ است ولی بار اول شستن کمی رنگ داد. نمک یادم رفته بود.
`);
