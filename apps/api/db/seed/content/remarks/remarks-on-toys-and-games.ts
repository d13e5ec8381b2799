import { readRemarks } from './read-remarks.ts';

export const remarksOnToysAndGames = readRemarks(`
#arch-builder-blocks
5 en Our four-year-old built the arch by herself at the second try and was very proud.
5 ir سنگ تاج را که گذاشت و قالب را کشید، خودش باورش نمی‌شد. هشتادتایی بگیرید، چهل‌تا زود تمام می‌شود.
4 en Beautiful beech, true cuts. The cotton sack is a bit small for eighty.
5 ar القوس يقف بلا غراء، ولعب به أبوه أكثر منه.
3 en The teal came off on damp hands at first. Washed once, fine since.
#alphabet-blocks
5 en Bought English and Persian, and our daughter builds words that exist in neither.
4 ar الحروف العربية واضحة جميلة ويتتبعها بإصبعه. الخشب خفيف.
3 en Some letters are there only once, so you cannot build every word. Nicely made.
#little-arcade-blocks
5 en Thirteen is the shop’s record? Fourteen, on a Tuesday, during a phone call.
4 ir برای بزرگ‌ترها هم اعتیادآور است. کیسه‌اش محکم بسته می‌شود.
4 en Needs a lot of patience at first. Good for a rainy afternoon.
#gatehouse-blocks
5 en The cat was kept out for six minutes. A family record.
4 ar القطع متوافقة مع الطقم القديم عندنا. الكيس يحتاج أن يكون أكبر.
3 en The gate on the box takes all 54 pieces and an adult. The booklet could be bigger.
#old-taxi-toy-car
5 en The sign on the roof comes off with a tiny click and that is all he wants from life.
5 ir عین پیکان بابابزرگم! لاستیک‌هایش زمین را خط نمی‌اندازد.
4 en Chewed by a baby, driven down stairs, left in the rain. One scratch.
#date-farmers-car
5 ar يُنزل التمر ثم يحمّله ثم يُنزله، ساعة كاملة من السعادة والضجيج.
4 en Four dates go under the sofa and three come back. Good that they can be bought separately.
3 en Heavier than expected; not one to drop on a bare foot.
#corridor-racer
5 en The indigo one does win more often. We bought all three and kept statistics.
4 ir با یک هل تا ته راهرو می‌رود. رنگش بعد از دو ماه زمین خوردن هنوز سالم است.
4 en Good bearings, better than my bicycle’s.
#camel-noor-plush
5 en She is getting bald where he holds her, so we asked for a patch. It came within the week.
5 ar رموشها أول ما أحبّته ابنتي. غُسلت ثلاث مرات داخل كيس الوسادة وما زالت ناعمة.
5 ir بغلی و نرم، چشم‌هایش گلدوزی است و خیالم راحت است. بزرگش را برای خودم می‌خواهم.
4 en The small one is right for a toddler. The large one is really very large.
#hoopoe-plush
4 en Crest squashed in the suitcase, crest up by dinner.
5 ir کاکلش را هر شکلی کج می‌کند دوباره می‌ایستد. داستان سیمرغ را هم با همین گفتم.
3 en The felt wings picked up fluff within a week.
#gazelle-comforter-plush
5 en We should have bought two from the start, so that one can be washed.
5 ar تُغسل وتعود كما كانت. عُقد الزوايا فكرة أمّ خبيرة.
4 en Goes everywhere. The ears are the first to grey.
#alley-cat-plush
5 en Well sewn, and it sits up by itself. My niece takes it everywhere.
4 ar تجلس وحدها فعلًا وملامحها تُضحك. سحّاب كيس الدخن متين.
4 ir قیافه‌اش از همه‌چیز ناراضی است، مثل گربه‌ی خودمان. پیش از شستن ارزنش را دربیاورید.
#spice-market-tray-puzzle
5 en Harder than it looks. We did the last rules together over two evenings.
4 en One piece was lost and they cut a new one from a photograph. It fits perfectly.
5 ir تکه‌ها که جا می‌خورند صدا می‌دهند. دخترم با رنگ‌ها بازی می‌کند و من با قانون‌ها.
3 ar جميلة جدًا، لكن القواعد الأخيرة صعبة بلا سبب. الألوان أجمل ما فيها.
#harbour-tray-puzzle
5 en Breakfast, puzzle, boat, lunch. Every day for a month.
4 ar القطع سميكة لا تنثني ولا تتقشر. الصينية تحفظها في مكانها.
4 en The boat piece sleeps under his pillow. We pretend not to know.
#tile-colours-puzzle
5 ir برای من که معماری خوانده‌ام دل‌کندن از آن سخت است. دفترچه‌اش خوب پیش می‌رود.
5 en No right answer, and still one feels when it is right.
3 en Expected it to be for my six-year-old. It is for my evenings.
#oasis-tray-puzzle
5 en A good first puzzle. The pieces are thick, and the second corner piece has already been needed.
4 ar ألوانها هادئة وحوافها ناعمة لا تؤذي. القطع بحجم يناسب الأصابع الصغيرة.
4 en Solid, simple. One piece was a little tight, and a rub with candle wax settled it.
#caravan-road-board-game
5 en Easy to learn and different every time. We play it almost every Friday.
5 ir قوانینش یک‌ربعه یاد گرفته می‌شود و هر بار بازی فرق دارد. مسافرهایش خیلی بامزه‌اند.
4 ar قواعدها بالعربية واضحة. للاعبَين اثنين أقل متعة، لأربعة ممتازة.
3 en The box does not close if you put the cards in last. Put the cards in first.
#pearl-divers-board-game
5 en Exciting until the last dive, and short enough for a school night.
4 ar سريعة ومتوترة ومناسبة للأطفال. الغوّاصون يقعون عند الحماسة، العبوا على مفرش.
3 en Fun for four, thin for two.
#courtyard-games-box
5 ir صدای تاس روی گردو! کارش تمیز است و لولا لق نمی‌زند. پدرم گفت حیف که زیر دست ماست.
4 en Beautiful board, small dice, loud uncles.
3 en The lid sticks in humid weather. Candle wax along the edge helps.
#final-price-board-game
5 en I am the politest person in this family and I win every time. They are furious.
4 ar لعبة تُضحك وتعلّم الصبر. الجرس مزعج على الجيران ليلًا.
4 ir هفت‌نفره عالی است. با سه نفر هنوز گرم نمی‌شود.
#swallow-diamond-kite
5 en It flies in very little wind. The line is strong, and long enough for us.
5 ir با نسیم عصر رفت بالا و من پنجاه‌ساله دویدم مثل بچه‌ها. نخش هم کافی بود.
3 en The tail got tangled in the line the first time. Let it out slowly.
4 ar خفيفة وسريعة الإقلاع. البكرة الخشبية مريحة وإن كانت صغيرة على يد كبيرة.
#paper-sail-kite-kit
4 en Our first one did not fly, the second did. A good afternoon all the same.
5 ar ساعة من اللصق والألوان ثم ساعتان على السطح. صفحة الفيزياء قرأتها أنا.
3 en The paste takes longer to dry than a child can wait.
#long-spin-top
5 en It spins for more than five minutes once you have the knack. Very well balanced.
4 ir دست‌ساز و بسیار دقیق. روی بشقاب صاف حدود سه دقیقه می‌چرخد، دست من ضعیف است.
4 en So quiet that you forget it is turning.
#string-top-classic
5 ar علّمني أبي رميه حين كنت صغيرًا وها أنا أعلّم ابني. الخيط لا يتنسّل.
3 en Takes practice. I have hit my own ankle four times.
4 ir رنگ‌هایش وقت چرخیدن یکی می‌شود، بچه‌ها عاشق همین قسمتش شدند.
#big-and-little-top
4 en The little one does think that it has won. We let it.
3 ar جميلان، لكن خيط الكبير قصير على يدي. الصغير أحبّ إلى ابن الرابعة.
2 en The paint on the point wore off within a week of stone floors. It spins no worse, but I had liked the blue.
`);
