import { readRemarks } from './read-remarks.ts';

export const remarksOnStationeryAndBooks = readRemarks(`
#layflat-linen-notebook
5 en It opens completely flat, which I need because I am left-handed. The paper takes ink well.
4 en No bleed-through with a wet medium nib, a ghost with a broad. The linen picks up pencil dust.
5 ir کاغذش برای خودنویس عالی است. سومین دفترم است و هر سه کنار هم روی قفسه قشنگ‌اند.
5 ar أكتب من اليمين ومن اليسار فيه ولا يقاومني. الشريط واحد ويكفي.
3 en The navy arrived with a crease across the cover. Exchanged without a word, but I had to repack it.
#field-notebook
5 en It has lived in my back pocket since spring and only the corners show it.
4 ir اندازه‌ی جیب پالتوست. کاغذش کمی زردتر از قبلی بود که توضیح داده‌اند چرا.
4 en The elastic matters more than I thought.
#cloth-bound-journal
5 en The cloth is lovely to hold and the paper does not show through. I have already ordered another colour.
5 ar صبغ حقيقي لا طباعة. وصلني النيلي وفيه عمق لم أتوقعه.
2 en Gorgeous cloth, but the ruling is too narrow for anybody over forty.
#calligraphy-practice-book
5 ir برای تمرین روزانه بهترین کاغذی است که داشته‌ام، قلم روان می‌رود و جوهر پخش نمی‌شود.
4 ar خطوط الميزان مفيدة جدًا للمبتدئ. أتمنى نسخة لخط الثلث.
4 en The guide lines are pale enough to disappear when I scan a page. The paper is good with a broad nib.
#wide-margin-notebook
4 en Stiff covers, wide margin, survives a council meeting.
3 en The perforation tears a touch early if you are in a temper.
5 ar أكتب واقفًا في الورشة وهذا الدفتر وحده يحتمل. الهامش في الجهة الصحيحة للعربية أيضًا.
#broad-nib-pen
5 ir تراشش تمیز است و برای نستعلیقِ تمرینی درست همان است که می‌خواستم. سطر دست‌خط داخل جعبه را قاب کردم.
4 en My shopping lists have serifs now.
3 en I am left-handed and forgot to say so in the note. They reground the nib for the price of postage.
#walnut-fountain-pen
5 en Mine was once part of a chair and says so under the clip. It writes smoothly, rather wet.
4 ir خوش‌دست و وزین است. نوک M کمی پهن‌تر از M ژاپنی است.
3 en Wrote dry out of the box; a rinse with a drop of soap cured it. The wood is lovely.
#black-lacquer-fountain-pen
5 ar سواد عميق وقوامه مضبوط في اليد. يكتب من أول لمسة ولو تُرك أسبوعًا.
4 en Black enough to lose on a black desk. The brass band gives it away.
2 en Leaked in my bag on a flight. They replaced the converter, but one shirt now has a signature.
#brass-fountain-pen
5 en Heavy in the pocket, light on the paper.
4 ir وزن خوبی دارد و با دست تیره و قشنگ می‌شود. برای یادداشت طولانی کمی سنگین است.
3 en The black coating wore off at the edges within two months.
#cedar-school-pen
5 en My son uses it at school and his handwriting has improved. Light in the hand.
4 ar المَثَل في الغطاء تُفتح به الأحاديث في المكتب. درجة M ناعمة على الورق.
4 en Starts at once even after a week in the drawer, and it does smell nice.
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
4 en By lesson ten I could write my name properly. The order of the lessons makes sense.
3 en A fine teacher. But the models are on thin paper, and ink finds its way through.
#letterpress-thank-you-cards
5 en The print is so deep that you can feel it. I wrote four the same evening.
4 ar الطباعة غائرة وفخمة. الظروف رقيقة بعض الشيء مقارنة بالبطاقة.
5 en Cotton, heavy, plain. People keep them.
#sealed-thank-you-cards
5 ar ابنتي تريد أن تشكر كل من تعرفه، من أجل الختم وحده.
5 ir برای معلم‌های دخترم فرستادم. همه‌شان موم را نگه داشته‌اند، نه کارت را.
3 en Beautiful, but six cards is not many once you have learned the wax.
#white-thank-you-cards
5 en Plain, thick and white, just what I was looking for. The envelopes are good too.
4 ar ورقها سميك ويليق بكل مناسبة. الغصن وصل سليمًا.
2 en Two of the twelve had a bent corner, and white forgives nothing.
#correspondence-set-deckle-edge
5 en I have written to my oldest friend after nine years. The paper made me do it.
4 ir جوهر روی کاغذش آرام می‌نشیند. پاکت‌ها آستر دارند و شیک‌اند.
3 en The uneven edges catch in the envelope if you are not careful. The paper itself is beautiful.
#undated-weekly-planner
5 en I skipped most of February and simply carried on. Good paper, and the wire does not catch.
5 ir از هر دو طرف باز می‌شود و نیمه‌ی راست‌به‌چپش واقعاً درست طراحی شده. شنبه اول هفته است، بالاخره.
4 ar البداية من السبت خيار نادر. أتمنى جيبًا في الغلاف الخلفي.
2 en The elastic gave out within a month. A pity, because the rest is very good.
#three-calendar-planner
5 ir تولد مادرم قمری است، مال من شمسی، مال شوهرم میلادی. این تقویم زندگی‌مان را نجات داد.
4 ar الأعياد معلّمة بنقطة وشرحها في آخر المخطّط. ورقه ثابت وأنيق.
4 en Calm, legible, useful. The Hijri dates were a day off for us in two months, as they always are.
#one-good-day-planner
4 en Tearing it off is ninety per cent of it.
3 en The perforation is a touch eager; I have lost a Thursday to the wind.
5 ar ثلاثة أسطر فقط، وهذا ما كنت أحتاجه لأتوقف عن كتابة عشرين مهمة.
#waxed-canvas-pencil-case
5 en Opens right along, shuts without snagging. My pens have never been so near at hand.
4 ir بوی موم هفته‌ی اول زیاد است ولی خوشایند. زیپش روان کار می‌کند.
4 en Tea spilled, tea beaded, tea wiped. I was quick.
#dyed-cotton-pencil-case
5 en The paler line along the seams is my favourite part.
4 ar البطانة تُمسح بسهولة، وقد احتجت إليها في الأسبوع الأول.
3 ir رنگش قشنگ است ولی بار اول شستن کمی رنگ داد. نمک یادم رفته بود.
`);
