import { readRemarks } from './read-remarks.ts';

export const remarksOnTeaCoffeeAndSweets = readRemarks(`
#cardamom-black-tea
5 en You can taste that the cardamom is fresh. I used to put pods into ordinary tea and this is much better.
5 ir عطرش موقع باز کردن قوطی همه را از اتاق بیرون می‌کشد. شش دقیقه بس است، بیشتر دم بکشد گس می‌شود.
4 en Half a kilo lasted five weeks. We are four and one of us has visitors.
5 ar هذا هو شاي العصر. نكهة الهيل حقيقية لا نكهة عطر، وتبقى بعد آخر رشفة.
3 en Good, but too much cardamom for my husband, who says it tastes of dentist. I drink his.
#smoked-caravan-tea
5 en Like drinking a very polite bonfire.
2 en My kitchen, my jumper and my dog smelled of smoke. If you know Lapsang you will love it. I did not know Lapsang.
4 ir با شیر و کمی عسل فوق‌العاده است. طعم دودش اول آدم را می‌ترساند، بعد عادت می‌کنی.
#nana-mint-green-tea
5 ar نعناعه أخضر حقًا لا غبار. أغسله أولًا بالماء المغلي فلا تبقى فيه مرارة.
4 en Fresh even in month six. Pour from a height, but practise over a sink.
4 en Nice balance. I add a fresh leaf when I have one and nobody can tell.
#saffron-rose-infusion
5 en It takes its time and then it is gold. I make it for guests who say that they do not drink herbal tea.
5 ir رنگش معرکه است. شب‌ها یک استکان می‌خورم و بهتر می‌خوابم، یا این‌طور فکر می‌کنم.
3 en Delicate, maybe too delicate for the price. You taste rose, you see saffron.
#karak-chai-blend
5 en Three boils, half milk, too much sugar: I am back in the car park in Doha where I learned to love it.
5 ar طعمه طعم كرك الشارع تمامًا، والطحن الخشن يجعله لا يترسّب. نشتري كيس النصف كيلو كل شهر.
4 en Strong. Eight minutes is right for me, ten was too bitter.
#harar-natural-coffee
5 en There really are blueberries in there. I handed my sister a cup without a word and she said, blueberries?
4 en The first bag was astonishing, the second merely very good. It was five weeks old by then, so perhaps that is me.
5 ir نچرالِ تمیز و شیرین. با کمکس و ۹۳ درجه بهترین جواب را گرفتم. بدون شکر امتحان کنید.
3 en Too fruity for milk, at least for me. Black it is very good.
5 ar أشربها سادة بعد أن تفتر قليلًا، فيظهر طعم التوت في الآخر.
#harar-longberry-light
5 en Winey, bright, a bit wild. Not for people who want coffee to taste of coffee.
4 ar حموضتها لطيفة ونظيفة في التقطير. حبوبها طويلة متساوية كما في الصورة.
4 en My grinder complained, light roasts are hard. Worth the noise.
#arabic-coffee-saffron
5 ar قدّمتها في عزيمة كبيرة وسألني ثلاثة عن المحمصة. الهيل واضح واللون أشقر كما نحب.
5 en Served it after dinner with dates and everybody asked for a second cup. The house smells wonderful while it simmers.
3 ir خوش‌عطر است ولی هلش برای سلیقه‌ی من زیاد بود. با خرما بهتر می‌شود.
#harar-dark-espresso
5 en The nurses are right. Seven nights in a row, four good shots each.
4 en Forgiving in a moka pot. In my machine it wanted a coarser grind than I expected.
4 ir غلیظ و بدون ترشی. برای لاته عالی است، تلخ کمی سنگین است.
#harar-swiss-decaf
5 en I gave it to a coffee snob and said nothing. He had a second.
4 ar أخيرًا قهوة بعد العشاء وأنام. طعم البندق ظاهر فيها.
3 en Good for decaf. I keep hearing myself say “for decaf”.
#pistachio-dark-bar
5 en The salt arrives just before you decide to stop.
5 ar الفستق كامل وطازج وليس فتاتًا. لوح كامل في جلسة واحدة، ولا أعتذر.
4 en Good dark chocolate with plenty of pistachio, not too sweet. It snaps cleanly.
#cardamom-milk-bar
4 en Tastes like the bottom of the cup, in the best sense.
5 ir هل و قهوه با شکلات شیری چقدر به هم می‌آیند. برای عصرها یک تکه بس است، که البته دروغ است.
3 en Pleasant but sweeter than I like. My children finished it.
#tahini-crunch-bar
5 en I refused to believe the noise about this kind of chocolate. Then I ordered four.
4 en Very good, but it arrived half melted in July. After a night in the fridge it was fine.
5 ar القرمشة تبقى حتى آخر قضمة، والطحينة ليست حلوة زيادة. نفد مرتين قبل أن أحصل عليه.
2 en Three weeks waiting for it to be back in stock, then one per customer. Delicious, but honestly.
5 ir ته‌مزه‌ی کنجدش تعادل شیرینی را نگه می‌دارد. تازه‌اش واقعاً ترد است.
#orange-blossom-dark-bar
4 en I do not like flowers in my food and I like this. Make of it what you will.
5 ar نفحة الزهر خفيفة غير عطرية. أعادني إلى نيسان في طرابلس.
2 en Too perfumed for me, and the candied peel stuck to my teeth.
#pistachio-halwa-box
5 en Flaky, not too sweet, and a lot of pistachio. The oil on top stirs back in.
5 ar هذه حلاوة أيام زمان، أليافها طويلة والفستق فيها بلا بخل. علبة الكيلو إلا ربع تختفي في يومين.
4 ir با نان تازه صبحانه‌ی کاملی است. کمی شیرین‌تر از حلوا ارده‌ی خودمان است.
#mixed-sweets-box
5 en Posted on the day it was cut, at our door two days later, still soft. I hid six pieces behind the flour.
4 en The green ones are the best and there are not enough of them.
5 ir تازه و نرم رسید. شیرینی‌اش اندازه است و دل را نمی‌زند. برای نوروز دوباره سفارش می‌دهم.
3 en Good, but the box had travelled upside down and the pink had become part of the green.
#rose-lokum-box
5 en Soft and not sticky, and the rose is not overdone. Gone in two evenings.
4 ar طرية ورائحتها ورد حقيقي، والسكر الناعم فوقها يعمّ المكان فاحذر الملابس السوداء.
3 en A bit heavy on the rose for me. My grandmother loves it.
#saffron-almond-lokum-box
5 ir نرم و تازه و بدون مزه‌ی نشاسته. زعفرانش پیداست و کاغذ لای لایه‌ها نمی‌گذارد بچسبد.
4 en Soft as an ear lobe. Keep the box shut, I did not, and by Thursday it was one large piece.
4 ar طرية وفي قلب كل حبة لوزة كاملة فعلًا. عددتها.
#sidr-honey-jar
5 ar عسل سدر أصلي، كثيف ورائحته قوية. فحصته عند صديق خبير فأثنى عليه.
4 en Dark, slow and a little bitter at the end. Expensive; we use the small spoon.
3 en It set hard in December. A bowl of warm water loosened it, but at first I thought that something had gone wrong.
#thyme-honey-jar
5 en On salty cheese with a fig: there is nothing to add.
4 ir طعم آویشنش تند و خوب است. برای چای نه، برای پنیر و گردو بله.
4 en Strong character. My tea tasted like a hillside, so it lives with the cheese now.
#date-syrup-jar
5 en Tahini and this, on warm bread, at eleven at night.
5 ar دبس ثقيل بلا سكر مضاف، يبان من أول ملعقة. المرطبان كبير ويكفي شهرًا.
3 en Very good, but after a week the lid was stuck and I had to hold it under hot water.
#medjool-dates-box
5 en As long as my thumb, and I am a tall man. Three kilos lasted us Ramadan and half of Shawwal.
4 ar لحمها كثير وطرية جدًا. قليل منها كان ملتصقًا بعضه ببعض من حرّ الطريق.
5 ir درشت و نرم و بدون حتی یک دانه‌ی خشک. با گردو که پر شود از هر شیرینی بهتر است.
3 en Great dates. I paid for jumbo and about a fifth of mine were medium. They sent a kilo by way of apology.
#ajwa-dates-box
5 ar عجوة المدينة كما أعرفها، غير مغسولة بالشيرة. حبات متساوية وتغليف نظيف.
4 en Less sweet, more interesting. A pocketful did last a walk.
3 en Dry ones at the bottom of the box. The top layer was perfect.
#stuffed-dates-box
5 en Took a box to my in-laws and they asked where it was from. Fresh, and not too sweet.
4 ir هدیه‌ی شیکی است و دانه‌دانه پیچیده شده. خلال پرتقالش را بیشتر از همه دوست داشتم.
5 ar العلبة بعد أن فرغت صارت لأدوات الخياطة. والتمر المحشو بالبرتقال أطيبها.
`);
