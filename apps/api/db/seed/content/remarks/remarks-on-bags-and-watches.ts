import { readRemarks } from './read-remarks.ts';

export const remarksOnBagsAndWatches = readRemarks(`
#market-day-canvas-tote
5 en Two melons, herbs, a chicken and a newspaper. No complaint from the bag, some from me.
4 en Shrinks a little in the first wash, as written. Now it is the right size.
5 ar مقابضها طويلة تناسب المعطف الشتوي، وخياطتها نازلة إلى القاع. أحمل فيها كل شيء.
3 en The inside pocket is too small for a large phone. Otherwise indestructible.
5 ir دو سال است هر هفته با آن بازار می‌روم و یک نخش هم در نرفته.
#everyday-leather-tote
5 en A year in the sun and it is the colour of tea. I photograph it more than my children.
4 en No lining means that your keys are always at the bottom, in the dark. Buy a pouch.
5 ir چرمش ضخیم و واقعی است، جای زخم حیوان هم رویش هست و من دوستش دارم. لپ‌تاپ ۱۶ اینچ در L راحت جا می‌شود.
2 en Came with a scar right across the front. They call it proof. I asked for one with less proof and they sent it.
#palm-and-leather-beach-tote
4 en Creaks like a small boat. Sand falls straight through, which is the point.
3 en Lost its shape after one wet afternoon; the towel trick brought most of it back.
5 ar خفيفة ومتقنة والجلد ناعم على الكتف. لا تتركوها مبلولة.
#folding-errand-tote
5 en Lives in my coat. I have not bought a plastic bag since March.
4 ir جمع‌وجور و محکم. تا کردنش بار اول کمی فکر می‌خواهد.
4 en Parachute cloth, and you can tell. It also rustles like one.
#roll-top-commuter-backpack
5 en Rode through a cloudburst, opened it, dry laptop. That is the review.
4 en The wax left a mark on my white shirt in the first week, on the first warm day. Never since.
5 ar السعة تتغير فعلًا عند فتح اللفّة. مكان ضوء الدراجة فكرة ذكية.
3 ir کوله‌ی خوبی است ولی بار اول در گرما کمی چسبناک بود. بعد جا افتاد.
#schoolroom-leather-backpack
5 en I am fifty-one and walk to work like a boy with a packed lunch.
4 ar المغناطيس خلف الإبزيم يجعل فتحها بيد واحدة سهلًا. ثقيلة قليلًا وهي فارغة.
3 en Smells of leather to the point that my cat sleeps in it.
#hemp-daypack-14-litres
4 en So light that I went back for it twice, thinking that I had left it.
5 ir جیب قمقمه‌اش واقعاً قمقمه‌ی بزرگ می‌گیرد. بندها برای پسر ده‌ساله‌ام هم تنظیم شد.
3 en No chest strap. With a laptop and a litre of water you want one.
#kilim-panel-backpack
5 en Mine has a small repair in red wool from before it was a bag. Somebody mended a rug a hundred years ago and I carry it to the tram.
4 ar قطعة فنية. اللون الغالب كان كما اخترت والنقش مفاجأة.
2 en I waited eight weeks for one to be in stock, and the wool sheds on dark trousers.
#half-moon-handbag
5 en Holds more than it admits.
4 en Soft as anything. The zip is stiff at the curve, run a pencil along it.
5 ar انحناؤها تحت الذراع مريح جدًا والجلد طري. تتسع لكتاب فعلًا.
3 ir خوش‌فرم است ولی اگر پرش نکنید فرمش می‌افتد. شب‌ها با کاغذ پرش می‌کنم.
#little-post-crossbody
5 en Phone, keys, paperback. I tried one thing more. It did not go in.
4 ir قفل برنجی‌اش خیلی خوش‌صداست. بندش برای قد ۱۸۵ کمی کوتاه است.
5 en A scratch on day two, rubbed out with a warm thumb on day three. Magic.
#evening-fold-clutch
4 en The lining was a pink brocade with gold birds. Somebody was married in that.
3 ar جميلة للسهرات، لكن هاتفي الكبير يدخل بصعوبة.
2 en Suede and drizzle. I know, they say so. It has drops on it for ever now.
#doctor-frame-handbag
5 en It shuts with a click that turns heads in meetings.
4 ar تقف وحدها وتنفتح واسعة فترى كل شيء. وزنها محسوس.
4 en The frame pinched my finger once. We respect each other now.
#bifold-six-card-wallet
5 en Initials stamped for free, no fuss. It took a month to learn my cards and now it will not forget them.
5 ir نازک و محکم. دوختش از داخل هم تمیز است، همان‌جا که هیچ‌کس نگاه نمی‌کند.
4 ar الجلد قاسٍ أول أسبوعين ثم يصير كأنه لك منذ سنين.
3 en Six cards means six. I have seven. It was me or the library card.
5 en I sat on it in a bus for a year. Not a stitch moved.
#slim-card-sleeve
5 en The thumb notch works. Four cards, one note, gone.
4 ar لونها الزعفراني أجمل من الصورة. ضيقة في البداية ثم تلين.
4 en Bought five in five colours for five nephews. They swapped them.
#long-zip-travel-wallet
5 en I carry the passports of a family of five. I have not said “where is it” since.
3 en The pen loop fits a thin pen only, and who owns a thin pen?
4 ir زیپش یک‌دستی باز می‌شود. برای جیب کت بزرگ است، جایش در کیف است.
#tray-coin-purse
5 en You snap it open and there they are, all of them, like a little market stall.
4 ar خطر على من يحب اللعب بالأشياء في الاجتماعات. صناعة بسيطة وذكية.
4 en The leather is a shade darker than in the picture, as they say it may be.
#neck-wallet-braided-cord
4 en School gate, dog, keys, phone. Hands free.
2 en The clasp does let go at eight kilos: also when I bent over a sink. The phone is fine.
4 ir سبک و جمع‌وجور. بندش نخی است و گردن را اذیت نمی‌کند.
#quiet-hours-38-watch
5 en I stopped looking at the seconds and it turns out that I had been looking at the seconds a great deal.
5 ar ساعة هادئة بلا ضجيج، رفيعة تحت الكم، وتبديل الحزام في ثانيتين.
4 en Perfect size. I do sometimes want to time an egg.
4 ir صفحه‌اش خلوت و خواناست. شیشه بعد از یک سال هیچ خطی برنداشته.
3 en The strap squeaked for two weeks. They told me about talcum powder, and it worked.
#eastern-numerals-36-watch
5 ar الأرقام بخط جميل يقف عنده كل من يراه. تسبق سبع ثوانٍ في اليوم ثم استقرت.
4 en People ask. I get to explain the five. Lovely watch.
3 en No lume, so it is a daytime pleasure.
#daylight-solar-watch
4 en Left it in a drawer over the winter, put it on the sill, and it found the time by itself. I said thank you aloud.
5 ir سبک است و تیتانیومش خط برنمی‌دارد. در نور اتاق هم شارژش نگه داشته.
3 en The date at four is tiny. Young eyes required.
#small-second-34-watch
5 en A 1971 movement that nobody had ever wound. I was the first. Think about that.
4 ar رفيعة وأنيقة، وطقس التعبئة الصباحي صار أحبّ دقائق يومي.
2 en Not for anybody who forgets things: I wind it every third day and it tells me what sort of man I am.
#orchard-field-watch
5 en Fell off a ladder, picked olives for two weeks, went through the wash by accident. Twelve minutes past three, it said, and it was.
4 ir رقم‌هایش در تاریکی هم خواناست. دکمه‌ی کوکش دست را اذیت نمی‌کند.
3 en Runs nine seconds fast a day. Within the rules for an automatic, but I notice.
#moon-phase-calendar-watch
5 ar ابنتي تسألني كل ليلة ماذا يقول القمر. الميناء الأزرق أجمل من الصورة.
4 en Right about the moon since April. I checked, by going outside.
3 en Setting the moon took me an evening and the card. Do it when nobody is watching.
#two-homes-dual-time-watch
5 en My mother is in Shiraz. I no longer ring her at four in the morning.
5 ir ساعت مادرم روی صفحه‌ی کوچک است. نیم‌ساعتِ اختلاف ایران را هم درست نشان می‌دهد.
3 en Thick for its width, 12 mm or so, and it catches on cuffs.
`);
