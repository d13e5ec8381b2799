import { readRemarks } from './read-remarks.ts';

export const remarksOnBagsAndWatches = readRemarks(`
#market-day-canvas-tote
5 en It carries a whole week’s shopping and the handles do not cut into my shoulder.
4 en It shrank a little in the first wash. Now it is the right size for me.
5 ar مقابضها طويلة تناسب المعطف الشتوي، وخياطتها نازلة إلى القاع. أحمل فيها كل شيء.
3 en The inside pocket is too small for a large phone. Otherwise indestructible.
5 ir دو سال است هر هفته با آن بازار می‌روم و یک نخش هم در نرفته.
#everyday-leather-tote
5 en After a year the leather is a beautiful brown and not one stitch is loose.
4 en No lining means that your keys are always at the bottom, in the dark. Buy a pouch.
5 ir چرمش ضخیم و واقعی است، جای زخم حیوان هم رویش هست و من دوستش دارم. لپ‌تاپ ۱۶ اینچ در L راحت جا می‌شود.
2 en Came with a scar right across the front. They call it proof. I asked for one with less proof and they sent it.
#linen-beach-tote
4 en Creaks like a small boat. Sand shakes straight out, which is the point.
3 en Lost its shape after one wet afternoon; the towel trick brought most of it back.
5 ar خفيفة ومتقنة والجلد ناعم على الكتف. لا تتركوها مبلولة.
#errand-tote
5 en Hangs by the door. I have not bought a plastic bag since March.
4 ir سبک و محکم و خوش‌رنگ. دسته‌هایش روی شانه با پالتو کمی تنگ است.
4 en Holds a week of bread and one impulse.
#commuter-backpack
5 en I got caught in a cloudburst on my bicycle and the laptop stayed dry.
4 en The wax left a mark on my white shirt in the first week, on the first warm day. Never since.
5 ar تُفتح وتُغلق بيد واحدة بعد أن يلين الجلد. مكان ضوء الدراجة فكرة ذكية.
3 ir کوله‌ی خوبی است ولی بار اول در گرما کمی چسبناک بود. بعد جا افتاد.
#schoolroom-leather-backpack
5 en I am fifty-one and walk to work like a boy with a packed lunch.
4 ar المغناطيس خلف الإبزيم يجعل فتحها بيد واحدة سهلًا. ثقيلة قليلًا وهي فارغة.
3 en Very strong smell of leather for the first month. Well made otherwise.
#hemp-daypack-14-litres
4 en So light that I went back for it twice, thinking that I had left it.
5 ir حلقه‌ی قمقمه‌اش واقعاً قمقمه‌ی بزرگ می‌گیرد. بندها برای پسر ده‌ساله‌ام هم تنظیم شد.
3 en No chest strap. With a laptop and a litre of water you want one.
#dyers-canvas-backpack
5 en It has faded where the strap sits, which I like. Strong stitching.
4 ar لون دافئ لا يشبه ألوان المصانع. الجلد قاسٍ في الأسبوع الأول.
2 en I waited eight weeks for one to be in stock, and the red came off on a white shirt in the rain.
#half-moon-handbag
5 en Bigger inside than it looks. Phone, keys, sunglasses and a paperback all fit.
4 en Very soft leather. The knob was stiff for the first week.
5 ar انحناؤها تحت الذراع مريح جدًا والجلد طري. تتسع لكتاب فعلًا.
3 ir خوش‌فرم است ولی اگر پرش نکنید فرمش می‌افتد. شب‌ها با کاغذ پرش می‌کنم.
#little-post-handbag
5 en Phone, keys and a paperback, no more. Just what I wanted for the evening.
4 ir دکمه‌ی برنجی‌اش خیلی خوش‌صداست. کاش بند بلند هم داشت.
5 en A scratch on day two, rubbed out with a warm thumb on day three. Magic.
#evening-handbag
4 en The lining was a pink brocade with gold birds. Somebody was married in that.
3 ar جميلة للسهرات، لكن هاتفي الكبير يدخل بصعوبة.
2 en Suede and drizzle do not go together. Mine has had marks since the first week.
#doctors-handbag
5 en Closes with a firm click and stands by itself. I take it to work every day.
4 ar تقف وحدها وتنفتح فترى كل شيء. وزنها محسوس.
4 en Beautiful bag. The flap is stiff and pinched my finger once.
#bifold-six-card-wallet
5 en My initials were stamped for free. It took about a month to soften.
5 ir نازک و محکم. دوختش از داخل هم تمیز است، همان‌جا که هیچ‌کس نگاه نمی‌کند.
4 ar الجلد قاسٍ أول أسبوعين ثم يصير كأنه لك منذ سنين.
3 en Six cards means six. I have seven. It was me or the library card.
5 en I sat on it in a bus for a year. Not a stitch moved.
#slim-card-sleeve
5 en The thumb notch works. Four cards, one note, gone. My brother has the other one.
4 ar لونها الزعفراني أجمل من الصورة. ضيّقة في البداية ثم تلين.
4 en Bought five in five colours for five nephews. They swapped them.
#travel-bifold-wallet
5 en I carry the money of a family of five. I have not said “who has the euros” since.
3 en No pocket for coins, and who travels without coins?
4 ir دو جای اسکناسش جدا است و ارزها قاطی نمی‌شود. برای جیب شلوار کمی بزرگ است.
#offcut-bifold-wallet
5 en One stitch is slightly out of line, but at this price I do not mind. Good leather.
4 ar صناعة بسيطة ومتينة، وميل الغرزة لا يراه إلا من يبحث عنه.
4 en The leather is a shade darker than in the picture. Still very nice.
#soft-goatskin-wallet
4 en So thin that I keep checking whether it is still in my pocket.
2 en The sand one went blue from my jeans within a month. Take the black.
4 ir سبک و جمع‌وجور. از روز اول نرم است و کارت‌ها گیر نمی‌کنند.
#quiet-hours-38-watch
5 en No numerals, and it turns out that I had never read them anyway.
5 ar ساعة هادئة بلا ضجيج، رفيعة تحت الكم، وتبديل الحزام في ثانيتين.
4 en Perfect size for a small wrist, and the red hand is easy to read.
4 ir صفحه‌اش خلوت و خواناست. شیشه بعد از یک سال هیچ خطی برنداشته.
3 en The strap squeaked for two weeks. They told me about talcum powder, and it worked.
#studio-36-watch
5 ar ميناء صافٍ يقف عنده كل من يراه. تسبق سبع ثوانٍ في اليوم ثم استقرت.
4 en People ask me who makes it. So light that I forget that I am wearing it.
3 en No lume, so it is a daytime pleasure.
#daylight-solar-watch
4 en After a winter in a drawer it started again on the windowsill and set itself to the right time.
5 ir سبک است و تیتانیومش خط برنمی‌دارد. در نور اتاق هم شارژش نگه داشته.
3 en The lume is faint by four in the morning. Otherwise I have no complaints.
#hand-wound-34-watch
5 en I like winding it in the morning. It loses about ten seconds a day, which is fine for a movement of that age.
4 ar رفيعة وأنيقة، وطقس التعبئة الصباحي صار أحبّ دقائق يومي.
2 en Not for anybody who forgets things: it stops if you do not wind it in the morning.
#orchard-field-watch
5 en It has been through an olive harvest and, by accident, the washing machine. Still running.
4 ir نشانه‌هایش در تاریکی هم خواناست. دکمه‌ی کوکش دست را اذیت نمی‌کند.
3 en Runs nine seconds fast a day. Within the rules for an automatic, but I notice.
#crescent-40-watch
5 ar ابنتي تبحث عن الهلال في حافتها كل مساء. البطاقة معلّقة على باب الثلاجة.
4 en The moon has been right since April and I have not had to correct it.
3 en Polished steel shows what you lean on. Mine shows a stone wall in Lisbon.
#two-homes-41-watch
5 en My mother is in Shiraz. Changing the strap is how the journey begins.
5 ir بند دوم را مادرم نگه می‌دارد تا هر بار که رفتم عوضش کنم. جابه‌جا کردن ساعت یک ثانیه کار دارد.
3 en Thick for its width, 12 mm or so, and it catches on cuffs.
`);
