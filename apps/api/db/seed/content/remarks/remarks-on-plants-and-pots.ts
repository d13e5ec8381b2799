import { readRemarks } from './read-remarks.ts';

export const remarksOnPlantsAndPots = readRemarks(`
#monstera-arched-window
5 en Came standing up, in a box that said so on five sides. Two new leaves since, and the second has a hole.
4 ar وصلت قائمة ورطبة كأنها قُطفت الآن. أول ورقة اصفرّت ثم استقرّت.
5 ir گفتند برگ اولش شاید بی‌سوراخ باشد، بود. سومی سوراخ دارد و من مثل پدرهای تازه عکس می‌گیرم.
3 en The 120 is magnificent and does not fit into our lift. Ask before you order.
#rubber-fig-burgundy
5 en A healthy plant with dark leaves. It did not mind when I was away for ten days.
4 ir برگ‌هایش واقعاً تیره و براق است. غلاف قرمز که افتاد ترسیدم، بعد خواندم طبیعی است.
3 en One of the three stems had snapped under the paper. Two are thriving.
#snake-plant-tall
5 en My hallway has no window and one happy plant.
5 ar أسافر كثيرًا وهي لا تعاتبني. أصيصها السيراميكي أنيق.
4 en Eight leaves, seventy centimetres, measured by a sceptic.
#dwarf-lemon-tree
5 en Eleven lemons. I have sent photographs to people I hardly know.
4 ir شکوفه‌هایش همه‌ی بالکن را خوش‌بو کرد. آفتاب زیاد می‌خواهد، جدی بگیرید.
2 en It dropped every leaf in the first two weeks. They helped by message, and it has recovered.
#peace-lily-bathroom
4 en The drama! An hour after water, standing, as if nothing had been said.
5 ar في حمّام بنافذة صغيرة أزهرت مرتين. تتدلّى فتذكّرني بالسقي.
3 en Pot is smaller than I pictured. Plant is bigger. It evens out.
#heart-leaf-philodendron-hanging
5 en Already on the floor. I have given cuttings to four colleagues and to a dentist.
5 ir همان‌طور که گفته‌اند قلمه‌اش در لیوان آب دوهفته‌ای ریشه داد. آویزش محکم است.
4 ar أسهل نبتة اقتنيتها. طولها كان مترًا عند الوصول فعلًا.
#string-of-hearts-hanging
4 en The note on which way to unwind is the most thoughtful piece of paper I have had all year.
2 en Half the hearts were at the bottom of the box. I laid the threads on soil as told and they did grow, months later.
4 ir پر نور و کم‌آب، همین. سه ماه است و رشته‌ها بلندتر شده.
#trailing-peperomia-hanging
4 en Sulked for two weeks, exactly. Now it is a curtain.
3 ar جميلة لكنها تطلب رذاذًا كل يوم في بيت مكيّف. لست أنا صاحبها المناسب.
4 en The Saturday bucket has become a ritual. We both look forward to it.
#column-cactus
5 en Well packed, with not one spine broken. It has grown a finger since May.
4 ar ونعم الرفيق على المكتب. الأشواك حقيقية، وصدّقوهم.
4 ir بچه‌اش در این یک سال از خودش تندتر بزرگ شده. دست نزنید.
#golden-barrel-cactus
5 en Perfectly round. I turn it on Fridays with a newspaper.
4 ar القطر كما ذكروا بلا شوك. التغليف حماني وحمى الساعي.
3 en The 8 cm one is a golf ball. Charming, but a golf ball.
#bunny-ear-cactus
4 en Arrived with two ears, has four. It is like a cartoon.
2 en I touched it. The fine needles took an evening to get out with tape.
5 ir شکلش خیلی بامزه است. گلدان لعاب‌دار و زیرگلدانی هم دارد، که همه‌جا ندارند.
#desert-rose-echeveria
5 en Blushes on the south sill, goes green on the north one. I move it like a mood ring.
4 ir برگ افتاده را روی ماسه گذاشتم و واقعاً بچه داد.
4 ar وردة كاملة بحجم الكف. أمسكوها من الأصيص لا من الورق.
#old-bowl-echeveria
5 en The card says that Maryam potted it in 2016. I wrote to say that it is well. She answered.
5 ar وردة واحدة تملأ الطاولة. تستحق ثمنها.
3 en Lost six leaves on the journey, and each of the six is now a small echeveria.
#window-trio-succulents
5 en The card leaves room for names. They are called Maths, Physics and Steve.
4 ir سه‌تایی با هم تشنه می‌شوند و کار آدم راحت است. سینی چوبی‌اش قشنگ است.
4 en A spoon of water every ten days. Even I can count to ten.
#terra-standard-clay-pot
5 en Simple, solid pots, and the saucers fit. I have repotted everything in them.
4 ar فخار جيد يتنفس، ونقعه ساعة قبل الزراعة يصنع فرقًا.
3 en One of five saucers was cracked. Replaced, but I had to send the photograph twice.
#terra-garden-pots
5 en A tomato in one, basil in the other: the balcony is a kitchen now.
4 ir قشنگ و محکم است، ولی پُرش واقعاً سنگین می‌شود. اول جایش را انتخاب کنید.
3 en The saucer is a finger too narrow and the water runs over.
#glazed-pots-pair
5 en Went away for nine days. The basil had not noticed.
4 ar لون عميق لا يبهت في الشمس. أتمنى صحنًا للصغير أيضًا.
2 en My cactus rotted in it, it stays wet too long. It is good for herbs.
#brass-planters-pair
5 en Brown by June, and I love it more than when it shone.
4 ir کارش دستی است و پیداست. داخلش گلدان سفالی دارد و ریشه به برنج نمی‌خورد.
3 en Beautiful. The inner pot is a few millimetres loose and shifts when you turn it.
#kitchen-herb-pots
5 ar نعناع وريحان قرب الموقد. أخذت بالنصيحة ووضعت الملح في الوسط.
4 en Basil on the left, mint on the right, salt keeping the peace.
4 en The wax went dull within a month, which suits them.
#brass-watering-can
5 en It pours a thin, precise stream. Looks good on the sill too.
5 ir لوله‌اش تا پشت برگ‌ها می‌رسد و چکه نمی‌کند. روی طاقچه هم مثل مجسمه است.
3 en The 0.8 is a toy for anyone with more than six plants.
#balcony-watering-can
4 en Rains instead of splashing. My seedlings are still where I sowed them.
4 ar متينة ومتوازنة وهي ممتلئة. الشبكة داخل العنق تمنع الأوراق فعلًا.
3 en Heavy when full, as five litres are. The saffron is a cheerful colour.
#salad-balcony-seed-pack
5 en Five weeks to the day. I ate a radish the size of a marble with enormous pride.
4 ir شاهی و تربچه زود درآمد، خرفه کمی دیرتر. راهنمای پشت پاکت به درد خورد.
3 en I sowed the whole packet on the first day and then had far too much rocket.
#evening-flower-seed-pack
5 en They open late in the evening and the scent is wonderful. We sit outside longer now.
4 ar التبغ العطري وحده يكفي لملء الشرفة. أزهرت بعد أحد عشر أسبوعًا لا عشرة.
3 en Two of the three sachets came up. The two are glorious.
#saffron-crocus-corms
5 ir آبان، صبح زود، اولین گل. سه رشته‌ی قرمز و بچه‌هایی که باورشان نمی‌شد زعفران همین است.
4 en Ten corms, two pots of rice, one very smug cook.
2 en Three of ten were soft on arrival. Refunded for the three, but I had wanted the rice.
`);
