import { readRemarks } from './read-remarks.ts';

export const remarksOnKitchenAndCeramics = readRemarks(`
#ember-speckled-mug
5 en I own four now and everybody in the house has a favourite, told apart only by the speckles. The thumb rest sounds like a detail until you drink from something else.
4 en Lovely mug. The 350 is a lot of coffee, get the small one if you are a cup-and-a-half person like me.
5 ar اشتريت الرملي لي والفحمي لزوجي، ومن يومها لا أحد يلمس الأكواب القديمة. المقبض يتسع لأربع أصابع وهذا نادر.
5 ir دسته‌اش درست به اندازه‌ی چهار انگشت است. شش ماه است هر صبح با همین چای می‌خورم و هنوز از دیدن خال‌هایش خوشم می‌آید.
2 en Two of my three arrived with the same pinhole in the glaze near the foot. It does not leak, but I paid for three good ones. The shop answered quickly and sent one more.
5 en My daughter moved out and took two. I did not say anything. I ordered two.
4 ar وصل الكوبان في علبة محشوّة بنشارة خشب لا ببلاستيك. لونهما أدفأ قليلًا مما في الصورة.
5 en Microwave, dishwasher, dropped once on a wooden floor. Still here, still my favourite.
3 en I like it, but the handle of the large one is made for two fingers and mine need three.
5 ir هدیه گرفته بودم، حالا خودم هم سفارش دادم. آجری‌اش در نور صبح فوق‌العاده است.
#ember-espresso-cups-pair
5 en Small, thick and well made. They fit under my machine, which is very low.
3 en Pretty, but 80 ml is a single with room and a double without any. Check what you drink.
4 ir برای قهوه‌ی ترک هم عالی است. فقط کاش چهارتایی هم می‌فروختند، با مهمان دوتا کم است.
#blue-kiln-cobalt-mug
5 en Deep blue, a little lighter where the glaze is thin. Comfortable handle. I bought a second one for the office.
5 ar أزرق عميق لا تشبع منه العين، والطين العاري في أسفله دافئ الملمس. صار كوب القهوة الصباحية بلا منافس.
3 en Beautiful in the hand. After four months in the dishwasher there are fine lines in the glaze. I like them, my wife does not.
#ember-breakfast-bowl
5 en Porridge, soup, cereal, then salad in the evening. It has not been in the cupboard for one whole day since it came.
4 en The foot is smooth and does not scratch our table. A bit heavier than I expected for a child.
5 ir برای آش و حلیم جان می‌دهد. گود است ولی قاشق به تهش می‌رسد.
#blue-kiln-serving-bowl
5 en The 28 is enormous, in a good way: a whole fattoush for six with room to toss it.
4 ar لونه في الواقع أعمق من الصورة. الكبير ثقيل وهو ممتلئ، احمله بيدين.
2 en I wanted turquoise and mine came out closer to green. They explained that the kiln decides. Fair, but I would have liked to decide too.
#blue-kiln-olive-bowl
5 en The white inside makes even supermarket olives look chosen.
4 en Smaller than I imagined, twelve centimetres is twelve centimetres. Two of them would be a set.
5 ar هدية سهلة يفرح بها كل بيت. اشتريته ثلاث مرات لثلاثة بيوت.
#ember-plates-pair
4 en Heavy, flat, quiet on the table. We bought eight pairs and one wobbles by a hair; I know which one is mine.
5 en Gravy stays where it belongs. After a year no chip, and I have teenagers.
3 ir بشقاب خیلی قشنگی است ولی سنگین است. برای کسی که مچش درد می‌کند بهتر است اول امتحان کند.
#blue-kiln-side-plates-pair
5 en A good size for toast or cake. We have two pairs now and the blue is the same on both.
4 ar الحافة مرسومة باليد ويظهر ذلك. انتظرت عودتهما إلى المتجر شهرين.
2 en Out of stock for ages, and when they finally came the white one had a grey speck in the middle. Handmade, yes, but I had waited two months.
#ember-squat-teapot
5 en Pours without dripping, even when it is full. That is why I bought it.
4 en Strainer catches the leaves, though not the dust of cheap tea. Use better tea, I suppose.
5 ir بالاخره قوری‌ای که چکه نمی‌کند. درش هم موقع ریختن نمی‌افتد، لازم نیست با انگشت نگهش داری.
#blue-kiln-lemonade-jug
5 en Holds back the mint and the lemon slices, pours without a splash. Full it is heavy: use the handle and a hand beneath.
4 ar مقبضه واسع يتسع ليدي وأنا رجل كبير اليدين. يبقى الشراب باردًا أكثر مما توقعت.
3 en Lovely jug, too tall for the door of our fridge. Measure yours: 22 cm.
#ember-bud-vase
5 en One rose from the neighbour’s hedge (with permission) and the whole windowsill is done.
5 ir کوچک و بامزه. یک شاخه نرگس تویش گذاشتم و تمام میز عوض شد.
4 en Fits four stems of dry grass and not one more. I tried five.
#blue-kiln-tall-vase
5 en Three branches of quince stand in it as if they had grown there. The weighted base works, and I have a cat.
3 en The colour pools dark at the foot, but on mine it also ran over the edge and had been ground off. You only see it if you look for it.
4 ar طويلة ومهيبة، ووصلت في صندوقين أحدهما داخل الآخر. تنظيف قاعها يحتاج فعلًا إلى فرشاة القوارير.
#tandoor-brass-saute-pan
5 en I was afraid of brass. Turn the flame down and the onions stop at once; you cook with your eyes instead of with a clock. Sold my two non-stick pans.
4 ir برنج ضخیم با سفیدگری تمیز. گران است، ولی مادرم سی سال با یکی مثل همین آشپزی کرده. برای القایی کار نمی‌کند، حواستان باشد.
3 en Superb pan. It needs polishing more often than I thought, about every other week.
#tandoor-iron-skillet
5 en Eggs have not stuck since the second week. After tomatoes I oil it again.
4 en Weighs what it weighs. The 26 is at the edge of what I can lift with one hand, get the 20 if you cook for one.
5 ar خبزت فيها خبز الذرة وقلبتها في الطبق فخرج كاملًا. كل ما تطلبه مسحة زيت بعد الغسل.
2 en Mine arrived with a spot of rust on the rim, which a wipe of oil fixed, but it is not the welcome one hopes for.
#tandoor-egg-pan
5 en We eat out of it at the table with bread. My children think that this is how eggs have always been.
4 ir درست اندازه‌ی دو تا تخم‌مرغ. دسته‌اش داغ می‌شود، حتماً دستگیره بگذارید.
4 en Charming and useful. The cork mat smells of cork for a week, then it does not.
#tandoor-walnut-cutting-boards
5 en Garlic on the small one, everything else on the large one, peace in the kitchen. Oil them; it takes two minutes and smells nice.
5 ar اللوح أجمل قطعة في المطبخ حتى وهو مليء بقشر البصل. المقاس الكبير ثقيل ولا يتحرك شعرة.
3 en After one winter next to the radiator a hairline opened along the grain. They told me to keep it away from the heat and offered to reglue it. Fair enough.
#tandoor-oak-bread-boards
5 en Bread on one, cheese on the other, ten people around both. They hang by the window when they are off duty.
4 ir نان بربری را دونیم کنید رویش جا می‌شود. برای صبحانه‌ی جمعه همین دوتا بس است.
4 en Well sanded, no splinters. It warped slightly in the first week and went straight again after drying upright.
#tandoor-chefs-knife
5 en Sharper than anything I have had, and it has stayed so for three months. I only touch it up on the stone.
4 en Carbon steel needs attention: I left it wet once, for an hour, and had a brown freckle. Came off with a cork and ash.
5 ar توازنها في اليد عجيب. صارت بقية السكاكين في الدرج للزينة.
#tandoor-small-cooks-knife
5 en Light, pointed, frighteningly sharp. Lives in its little leather coat.
5 ir برای پوست کندن بِه و انار محشر است. سه تا گرفتم، یکی برای خودم، دو تا برای خواهرهایم.
4 en Perfect size. The red handle faded a little after a summer on the windowsill.
#tandoor-carving-knife
5 en Slices so thin that the roast went round twice.
4 en Long. It does not fit into my knife block and now lives on the wall, where guests admire it.
5 ar أرسلتها للسنّ بعد سنة وعادت في خمسة أيام ومعها بطاقة. من يفعل هذا اليوم؟
#tandoor-brass-teapot
4 en Looks lovely on the table, and the tea stays hot for a good half hour.
5 ir روی سماور مادربزرگم نشست انگار از اول مال همان بوده. با لیمو و نمک یک‌دقیقه‌ای برق افتاد.
3 en Beautiful object. 900 ml is smaller than our family; I should have read the number.
#tandoor-brass-water-jug
5 ar الماء فيه بارد فعلًا بلا ثلج. والدي لا يشرب الآن إلا منه.
4 en Cold water on a hot table, no ice, no condensation ring. Remember: no lemon in it.
2 en Every finger shows on it. You would have to wipe it each time, and I do not.
#ember-garlic-jar
4 en Garlic keeps for five weeks in it, against two in a bag. Nothing more to ask of a jar.
5 ir سیرها دیگر جوانه نمی‌زنند. شکلش هم روی کابینت قشنگ است.
3 en Does its job. I thought six heads meant six large ones; it is four large ones.
#blue-kiln-tea-jar
5 en The lid closes tightly and the tea stays fresh. It is nice to look at too.
4 ar الغطاء محكم ويحفظ الرائحة. أتمنى واحدًا أصغر للسكر على شكله.
3 en Nice jar, but a kilo of coffee does not fit into it. You are left with half a bag and a clip.
`);
