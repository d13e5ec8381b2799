import { readRemarks } from './read-remarks.ts';

export const remarksOnLightingAndFurniture = readRemarks(`
#lath-reading-lamp
5 en My husband sleeps, I read. In fourteen years of marriage nothing has helped more.
4 en The light falls exactly on the page. The dimmer on the cable is a reach away when you are already half asleep.
5 ir نورش گرم است و درست روی کتاب می‌افتد. پایه‌اش سنگین است و با تکان دست نمی‌افتد.
3 en Good lamp, but the bulb in the box died in the second month. An E27 is easy to find, still.
5 ar قاعدته ثقيلة ثابتة وخشبه ناعم الملمس. أقرأ على ضوئه كل ليلة منذ الخريف.
#linen-shade-table-lamp
5 en It makes a rented room look like somebody lives there.
4 ar ضوؤه دافئ كضوء العصر. مقاس L كبير على طاولة سرير عادية.
4 en The shade comes off for washing. Mine is slightly creased now, which does not bother me.
#brass-gourd-lamp
5 en The lowest setting is for feeding a baby at three in the morning without waking either of you properly. Whoever thought of that has children.
3 en Very pretty. It has begun to spot where I touch it; I should have bought the white one.
5 ir کلیدش را در تاریکی راحت پیدا می‌کنم. کوچک است ولی سنگین، با تکان دست نمی‌افتد.
#turned-walnut-lamp
5 en Beautiful wood. Gives enough light to read by and does not dazzle.
5 ar كأن ركنًا من بيت جدتي عاد. الخراطة متقنة والخشب أدفأ مما في الصورة.
3 en Smaller than I had imagined next to a sofa; on the chest in the hall it is exactly right.
#tripod-floor-lamp
4 en Put together in five minutes without tools. One leg has a darker grain than the other two.
5 en Warm light, and the switch is easy to reach from the sofa. We have it on every evening.
4 ir گوشه‌ی تاریک اتاقمان نجات پیدا کرد. برای جابه‌جایی زیاد مناسب نیست، پایه‌هایش جا می‌خواهد.
#painted-tripod-lamp
5 en Stands behind my armchair and gives good light for reading. It has not fallen over yet, and we have a toddler.
2 en The paint had a scratch on the leg that faces the room. They sent a little pot of the same black, and a brush.
4 ar ارتفاعه مناسب لأريكة عالية الظهر. مفتاح القدم فكرة مريحة.
#white-tripod-lamp
5 en Lighter than it looks, so I move it between two rooms. The cat sleeps under it.
4 ir نور خیلی نرمی دارد. بچه یک گوشه‌اش را پاره کرد، با همان کاغذ و چسبی که در جعبه بود وصله کردم و پیدا نیست.
3 en Soft and lovely, but the seam of the shade shows when it is lit. Turned it to the wall.
#turned-oak-pendant
5 en A warm pool on the table and the ceiling in shadow. We eat more slowly under it.
4 en The 50 cm one really is large; hang it high. The grain on ours looks like a map.
5 ar ركّبته وحدي في عشر دقائق. لون الخشب يتغيّر كليًا حين يُضاء من الداخل.
#souk-brass-pendant
5 en A warm light over the dining table, and it looks good switched off too. Heavier than I thought, use a proper hook.
4 ir شب اول همه‌ی چراغ‌های دیگر را خاموش کردیم و فقط زیر همین نشستیم. امضای سازنده هم داخلش بود.
3 en Stunning light, but every fingerprint from hanging it is still there. Wear gloves.
5 ar اسم الصانع محفور في الداخل. علّقناه فوق الدرج فصار الضيوف يتوقفون تحته.
#plaster-dome-pendant
5 en Clean circle of light, no glare, and it took our ceiling paint perfectly.
2 en Mine arrived chipped on the edge. The new one came within a week and was packed much better.
4 ar بسيط وجميل. يحتاج إلى خطّاف قوي، فلا تستهن بوزنه.
#enamel-kitchen-pendant
5 en It hangs above the stove and wipes clean with a wet cloth. Plenty of light for chopping.
5 ir یاد آشپزخانه‌ی مادربزرگم می‌اندازدم، فقط رنگش قشنگ‌تر است. سبز مریمی گرفتم.
4 en Good honest shade. The saffron is more mustard than saffron under a warm bulb.
#courtyard-arch-mirror
5 en It makes our narrow corridor look twice as wide. Solid frame, and the glass does not distort at all.
4 en The large one is twenty-three kilos: two people, a pencil, and one argument about level.
5 ar جودة الخشب والزجاج ممتازة، والبراغي المرفقة قوية. وصلت ملفوفة كأنها عروس.
#little-arch-mirror
5 en Very nice work, the grain really does go round the arch. It hangs next to our front door.
4 ir کار چوبش تمیز است. فکر می‌کردم بزرگ‌تر باشد، ۶۰ سانت با قاب حساب شده.
3 en Beautiful work, and one corner of the backing had come loose in the post. They sent glue, a clamp and instructions.
#tall-oak-three-leg-stool
5 en The kitchen floor in this house slopes in three directions and the stool does not care.
4 en Comfortable for one coffee, not for two. The wedges are a lovely touch.
5 ar متين جدًا، وقف عليه ابني ليصل إلى الرف ولم يتحرك. اشتريت اثنين آخرين.
#coffee-house-stool
5 ir همان چهارپایه‌ی قهوه‌خانه‌ی بچگی‌هایم. پدرم تا دیدش نشست و یک ساعت بلند نشد.
4 en Smelled of oil for the first ten days. I miss it now.
3 en Lower than I imagined, 44 cm. Fine on the balcony, too low for our table.
#kitchen-stool
5 en Potato stool in the morning, top shelf at noon, extra seat at dinner.
4 ar متين وثقيل بما يكفي كي لا ينزلق. تمنيت لو كان أعلى قليلًا.
4 en I weigh over ninety kilos and it does not wobble.
#tall-oak-spindle-chair
5 en Sat through a four-hour Iftar on it. I cannot say that of any other chair in the house.
4 en Arrived assembled, in an enormous box. Comfortable from the first day.
5 ir نشیمنش گود و راحت است و قرچ‌قروچ نمی‌کند. دو تا خریدیم، دو تای دیگر هم می‌خریم.
#reading-room-chair
5 en It creaked for about a month, then it stopped. The most comfortable chair we own.
3 en Handsome, but the seat is hard after two hours. I have put a cushion on it.
5 ar الظهر يسند كما يجب والوصلات مشدودة متقنة. سعره مرتفع لكنه يستحق.
#childs-schoolroom-chair
5 en Our two-year-old carries it around by its back like a briefcase.
4 ir دخترم اجازه نمی‌دهد کس دیگری رویش بنشیند. رد ماژیک با کف صابون رفت.
4 en Sturdy and the right height. The rose is paler than in the pictures.
#tall-oak-bookcase
5 en Two of us put it together in twenty minutes. Very solid, it does not lean even when it is full.
4 en Three shelves for a family of five, so the atlas lies on top as ever. I should have taken the 120.
5 ar وصلاتها مخفية فعلًا كأنها منحوتة من قطعة واحدة. حمّلناها كتبًا ثقيلة ولم تتأثر.
#deep-shelf-bookcase
4 en Half an hour for two people is about right. Heavy, so build it where it will stand.
5 en Deep enough for our art books, which never fitted anywhere. The black looks good against a white wall.
3 ir خیلی قشنگ است ولی سنگین است؛ تنهایی نمی‌شود جابه‌جایش کرد. کتاب رحلی راحت جا می‌شود.
#little-walnut-shelf
5 ar وضعت فيه مرطبانات التوابل فصار أجمل ما في المطبخ. الرفوف مستوية تمامًا.
4 en My paperbacks fit with a centimetre to spare. The keyhole slots want two screws at exactly the right distance: use the box as a template.
3 en Waited for months, then the walnut veneer was lighter than my other piece from the same shop.
#tea-tray-side-table
5 en The tray goes to the kitchen and comes back with tea. I have three tables and use only this one.
4 ir سینی برنجی‌اش سنگین و تمیزکار است. پایه‌ها وقتی سینی رویش نیست کمی باز می‌شود، عادت می‌کنی.
3 en Pretty, but it tips if a child leans on the edge.
#walnut-tray-table
5 en It came with the maker’s name and the day on which he finished. I have written ours beneath it.
5 ar قطعة تُورَّث. عروق الجوز تتغيّر مع ضوء النهار ولا أملّ النظر إليها.
2 en One hot cup without a coaster and there is a ring that I cannot get out.
`);
