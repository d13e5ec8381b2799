import { readRemarks } from './read-remarks.ts';

export const remarksOnSkincareAndPerfume = readRemarks(`
#damask-rose-face-oil
5 en Four drops are enough for face and neck. My skin is no longer tight in the morning.
4 en It sinks in slowly, so I use it ten minutes before bed. The scent is lovely.
5 ir پوستم زمستان‌ها پوسته‌پوسته می‌شد، امسال نشد. بوی گلاب واقعی می‌دهد نه اسانس.
5 ar رائحة الورد الجوري كما هي، وبعد أسبوعين اختفت القشور حول الأنف.
2 en Gave me two spots on the chin. My skin is oily and the label does say dry, so half of this is on me.
#orange-blossom-toner
5 en Smells of April. I spray it on the curtains as well.
4 ar ماء زهر صادق بلا كحول. البخاخ يقطر قليلًا في آخر الزجاجة.
3 en Smells nice, but I see no difference on my skin.
#chamomile-night-cream
5 en No scent, no shine, and the tight feeling after washing is gone.
4 ir ملایم و بی‌بو. ظرفش سنگین است، برای سفر خوب نیست.
4 en A jar lasts me about eleven weeks. You need very little.
#oat-honey-cleansing-balm
5 en Takes off waterproof kohl without the crying that usually goes with it.
3 en Went soft in our steamy bathroom and separated. The fridge trick worked, but I do not want to keep my face in the fridge.
5 ar يذيب كل شيء ثم يُشطف فعلًا بلا طبقة. القماشة المرفقة ناعمة وأغسلها مع المناشف.
#green-clay-mask
4 en Ten minutes, timer on. My nose has not been this quiet in years.
4 ar يكفي أكثر من اثني عشر قناعًا إن لم تبالغ. لا تتركه يجف كليًا، جرّبت وندمت.
2 en Too strong for me, red cheeks for an hour. The mint is real.
#rosehip-eye-serum
4 en It did not perform a miracle and it did not claim to. I look as if I slept an hour longer.
3 ir سبک است و زود جذب می‌شود. اثرش روی تیرگی دور چشم کم بود، روی پف بهتر.
5 en Fridge door, six in the morning, bliss.
#zinc-day-cream-spf-30
5 en I have brown skin and the sand tint leaves no white cast at all. The first mineral one that works for me.
4 en Leaves no ghost, but give it the five minutes before make-up or it pills.
5 ar أول واقٍ معدني لا يجعلني كالشبح في الصور. الأبيض منه يحتاج إلى تدليك أكثر.
3 ir بافتش خوب است ولی برای آفتاب تیرماهِ جنوب، سی کم است. در شهر عالی است.
#argan-fig-body-oil
5 en Smells green and fresh, not sweet. Dry in about two minutes.
5 ar زيت خفيف لا يلوّث الملابس. رائحة ورق التين تبقى خفيفة حتى الظهر.
3 en The pump stopped working when it was a third full. I pour it now.
#cardamom-hand-cream
5 en I throw pots for a living and my hands had given up. A tube at the wheel, a tube at home.
4 ir زود جذب می‌شود و بوی هل ملایمی دارد. تیوب ۳۰ میلی در کیف همیشه همراهم است.
4 en One of my tubes split at the fold. I cut it open and used every last bit.
#almond-milk-body-lotion
5 en The whole family uses it, which never happens.
4 ar خفيف وبلا رائحة مزعجة، والمضخة تُقفل في السفر. انتبهوا لمن لديه حساسية من اللوز.
3 en Fine for summer, not rich enough for January.
#beeswax-mint-lip-balm
5 en It does not melt in my pocket in summer, unlike my last one. Fresh mint, not too strong.
5 ir نوع صورتی‌اش ته‌رنگ خیلی طبیعی دارد. نعنایش هم تند نیست.
3 en The slanted tip collects lint. The balm itself is very good.
#coffee-salt-body-scrub
5 en I come out of the shower smooth and slightly caffeinated.
2 en Good scrub, but it leaves the floor of the shower very slippery. Be careful.
4 ar رائحته قهوة حقيقية وملمسه بين الخشن والناعم. استعملوا ملعقة جافة كما كُتب.
#aged-olive-oil-soap
5 en The soap my grandfather used. Hardly any scent, and a bar lasts for weeks.
5 ar صابون نابلسي أصلي بلا رائحة، رغوته قليلة لكنه يريح البشرة. يعيش طويلًا إن أبقيته جافًا.
4 en Plain in every good way. Keep it dry, mine turned to mud on a flat dish.
#aleppo-laurel-soap
5 en It smells of real laurel. A bar lasts us two months, and there is no need for body lotion afterwards.
3 ir برای موی خشک من زیادی قوی بود، برای بدن عالی است. بویش را باید دوست داشته باشید.
4 ar نسبة الأربعين ممتازة للبشرة الدهنية. رائحة الغار قوية في أول أسبوع ثم تهدأ.
#saffron-goat-milk-soap
5 en Mild and creamy, and it does not dry out my hands. Very light scent.
4 en Creamy and gentle. My son likes it because it floats.
4 ir کف نرمی دارد و پوست را نمی‌کِشد. رنگ نمی‌دهد، روی حوله‌ی سفید امتحان کردم.
#sidr-leaf-shampoo
4 en Two weeks of doubt, then the best hair I have had since school.
5 ar رائحة السدر ذكّرتني بحمّام السوق. الرغوة قليلة لكن الشعر نظيف ولامع.
2 en I gave it three weeks and my roots still felt coated. We have very hard water, perhaps that is it.
#sidr-yoghurt-hair-mask
5 ir موهایم بعد از یک تابستان دریا مثل جارو شده بود. بعد از دو بار نرم شد.
4 en Rinses out fast, smells like a clean kitchen. I have long hair and got three masks out of it, not four.
3 en Fine, though I expected more for the price of a good dinner.
#black-seed-scalp-oil
4 en My scalp had itched since October and is quiet since the third wash. The smell is strong.
5 ar خفّ تساقط الشعر بعد شهر من الاستعمال المنتظم. رائحته قوية لكنها تذهب مع الغسل.
2 en It stained my pillowcase. Use an old one.
#iris-and-rain-edp
5 en The first five seconds after rain, for six hours.
5 ir بوی خاکِ باران‌خورده‌اش اشک آدم را درمی‌آورد. پخشش کم است و من همین را می‌خواستم.
3 en Elegant, but very restrained. On my skin there is wet earth and hardly any iris.
4 ar عطر هادئ ومختلف عن كل ما عندي. ثباته نحو ست ساعات على بشرتي.
#cambodi-oud-attar
5 ar دهن نظيف بلا حدّة ولا رائحة إسطبل في البداية. مسحة واحدة تكفي إلى الغد.
4 en A dab at nine, still there at the Fajr prayer. Start with the 3 ml.
2 en I am sure that it is very good oud, but I have learned that I do not like oud. I was glad to have bought the small size.
#clean-linen-musk-oil
5 en Very soft and clean, and it stays close to the skin. I can wear it at the hospital where I work.
5 ir بوی ملافه‌ی آفتاب‌خورده. زیر عطرهای دیگر هم می‌زنم و ماندگاری‌شان بیشتر می‌شود.
4 ar خفيف ونظيف ويناسب العمل. ثباته أربع ساعات تقريبًا ثم أجدّده.
3 en The cap stuck after a month; they posted me a new one.
#tuberose-at-dusk-edp
5 en On my scarf three days later, and now I wear the scarf indoors.
3 en Too much flower for an office. In the evening on a balcony: five stars.
5 ar مسك الروم الحقيقي الذي كان في حديقة خالتي، كريمي غير سكري.
#bitter-orange-cologne
5 en I keep it in the fridge in August. Very refreshing after work.
4 ir یاد ادکلن پدربزرگم افتادم، فقط نارنجش تازه‌تر است. زود می‌پرد، که قرار هم همین است.
3 en Lovely, but on me it is gone within the hour.
#saddle-and-saffron-extrait
5 en My father was a saddler. I opened the bottle and had to sit down.
4 ar فخم وداكن، رشّة واحدة تكفي يومًا. العدد المحدود جعلني أنتظر سنة.
2 en More smoke than saffron on my skin, and at this price I had hoped to love it.
`);
