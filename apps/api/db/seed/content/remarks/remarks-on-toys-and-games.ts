import { readRemarks } from './read-remarks.ts';

export const remarksOnToysAndGames = readRemarks(`
#arch-builder-blocks
5 en We pulled the wooden frame out and it held, and a four-year-old clapped for physics.
5 ir سنگ تاج را که گذاشت و قالب را کشید، خودش باورش نمی‌شد. هشتادتایی بگیرید، چهل‌تا زود تمام می‌شود.
4 en Beautiful beech, true cuts. The cotton sack is a bit small for eighty.
5 ar القوس يقف بلا غراء كما وعدوا. لعب به أبوه أكثر منه.
3 en The teal came off on damp hands at first. Washed once, fine since.
#alphabet-blocks-trio
5 en Bought English and Persian, and our daughter builds words that exist in neither.
4 ar الحروف العربية محفورة بعمق جميل ويتتبعها بإصبعه. الخشب خفيف.
3 en Four unpainted sides look unfinished to me, though I see that it is a choice.
#balancing-stones
5 en Thirteen is the shop’s record? Fourteen, on a Tuesday, during a phone call.
4 ir برای بزرگ‌ترها هم اعتیادآور است. قوطی‌اش محکم بسته می‌شود.
4 en Teaches patience. Not to the dog.
#windtower-marble-run
5 en Eleven seconds. We have the whole family shushing each other to count.
4 ar القطع متوافقة مع الطقم القديم عندنا. الكرات الزجاجية تحتاج إلى مراقبة الصغار.
3 en The picture on the box takes all 54 pieces and an adult. The booklet could be bigger.
#old-taxi-toy-car
5 en The suitcase on the roof comes off with a tiny click and that is all he wants from life.
5 ir عین پیکان بابابزرگم! لاستیک‌هایش زمین را خط نمی‌اندازد.
4 en Chewed by a baby, driven down stairs, left in the rain. One scratch.
#date-truck-toy
5 ar يقلب التمر ثم يجمعه ثم يقلبه، ساعة كاملة من السعادة والضجيج.
4 en Twenty-four dates go under the sofa. Twenty-three come back. They sell them by the handful, bless them.
3 en Larger and heavier than expected; not one for a small flat.
#pocket-racers-set
5 en Number three does win more often. We kept statistics.
4 ir با یک هل تا ته راهرو می‌روند. رنگشان بعد از دو ماه زمین خوردن هنوز سالم است.
4 en Good bearings, better than my bicycle’s.
#camel-noor-plush
5 en She is going bald where he holds her. I read that they keep the cloth. I nearly cried.
5 ar رموشها أول ما أحبّته ابنتي. غُسلت ثلاث مرات داخل كيس الوسادة وما زالت ناعمة.
5 ir بغلی و نرم، چشم‌هایش گلدوزی است و خیالم راحت است. بزرگش را برای خودم می‌خواهم.
4 en The small one is the right one for a small arm. The large one is furniture.
#hoopoe-plush
4 en Crest squashed in the suitcase, crest up by dinner.
5 ir کاکلش را هر شکلی کج می‌کند دوباره می‌ایستد. داستان سیمرغ را هم با همین گفتم.
3 en The felt wings picked up fluff within a week.
#gazelle-comforter-plush
5 en Two, they say, buy two. We bought one. We have now bought two, at midnight, in a panic.
5 ar تُغسل وتعود كما كانت. عُقد الزوايا فكرة أمّ خبيرة.
4 en Goes everywhere. The ears are the first to grey.
#alley-cat-plush
5 en I have never felt so judged by corduroy.
4 ar تجلس وحدها فعلًا وملامحها تُضحك. سحّاب كيس الدخن متين.
4 ir قیافه‌اش از همه‌چیز ناراضی است، مثل گربه‌ی خودمان. پیش از شستن ارزنش را دربیاورید.
#spice-market-puzzle
5 en Found the last cat at one in the morning, row seventeen, behind the cinnamon.
4 en One piece missing after a visit from cousins. They cut a new one from a photograph. It fits. I am still amazed.
5 ir تکه‌ها هیچ‌کدام شبیه هم نیستند و جا که می‌خورند صدا می‌دهند. هزارتایی‌اش یک هفته شب‌نشینی است.
3 ar جميلة جدًا، لكن مناطق السماء صعبة بلا سبب. القطط أجمل ما فيها.
#harbour-floor-puzzle
5 en Breakfast, puzzle, cars, lunch. Every day for a month.
4 ar القطع سميكة لا تنثني ولا تتقشر. التخزين يحتاج إلى مكان.
4 en Two make a coast. Naturally we needed the coast.
#tile-pattern-puzzle
5 ir برای من که معماری خوانده‌ام دل‌کندن از آن سخت است. دفترچه‌اش خوب پیش می‌رود.
5 en No right answer, and still one feels when it is right.
3 en Expected it to be for my six-year-old. It is for my evenings.
#animals-peg-puzzle
5 en The second tortoise. They know us.
4 ar أسماء الحيوانات بثلاث لغات تحتها، فنتعلم معه. المقابض مريحة لأصابع صغيرة.
4 en Solid, simple. One knob was a little loose, and a drop of glue settled it.
#caravan-road-board-game
5 en My rumour about salt bankrupted my own brother. Best forty minutes of the week.
5 ir قوانینش یک‌ربعه یاد گرفته می‌شود و هر بار بازی فرق دارد. شترهایش خیلی بامزه‌اند.
4 ar قواعدها بالعربية واضحة. للاعبَين اثنين أقل متعة، لأربعة ممتازة.
3 en Cloth board does not lie flat for the first games. Iron it, gently, from behind.
#pearl-divers-board-game
5 en Everybody breathes in at the same time. You can hear it.
4 ar سريعة ومتوترة ومناسبة للأطفال. اللآلئ تتدحرج، العبوا على مفرش.
3 en Fun for four, thin for two.
#inlaid-backgammon-set
5 ir صدای تاس روی گردو! خاتمش تمیز است و لولا لق نمی‌زند. پدرم گفت حیف که زیر دست ماست.
4 en Beautiful board, small dice, loud uncles.
3 en The drawer sticks in humid weather. Candle wax on the runners helps.
#bargain-card-game
5 en I am the politest person in this family and I win every time. They are furious.
4 ar لعبة تُضحك وتعلّم الصبر. الجرس مزعج على الجيران ليلًا.
4 ir هفت‌نفره عالی است. با سه نفر هنوز گرم نمی‌شود.
#swallow-diamond-kite
5 en Up in a breeze that barely moved my hat. Mr Rastegar, whoever you are, thank you.
5 ir با نسیم عصر رفت بالا و من پنجاه‌ساله دویدم مثل بچه‌ها. نخش هم کافی بود.
3 en The tail tangled with the line the first time. My fault, I ran. They tell you not to run.
4 ar خفيفة وسريعة الإقلاع. البكرة الخشبية مريحة وإن كانت صغيرة على يد كبيرة.
#paper-sail-kite-kit
4 en The first one did not fly. The second did. It is almost as if they had planned it.
5 ar ساعة من اللصق والألوان ثم ساعتان على السطح. صفحة الفيزياء قرأتها أنا.
3 en The paste takes longer to dry than a child can wait.
#long-spin-top
5 en Five minutes and forty. I am coming for the twelve-year-old.
4 ir دست‌ساز و بسیار دقیق. روی بشقاب صاف حدود سه دقیقه می‌چرخد، دست من ضعیف است.
4 en So quiet that you forget it is turning.
#string-top-classic
5 ar علّمني أبي رميه حين كنت صغيرًا وها أنا أعلّم ابني. الخيط لا يتنسّل.
3 en I have hit my own ankle four times. The top is blameless.
4 ir رنگ‌هایش وقت چرخیدن یکی می‌شود، بچه‌ها عاشق همین قسمتش شدند.
#humming-tin-top
4 en It hums a chord and shivers. So do I, a little.
3 ar نغمته جميلة لكن المقبض يحتاج إلى قوة لا يملكها ابن الثالثة.
2 en Dented in the post, and a dented top hums like a fridge. Waiting for another.
`);
