import { readRemarks } from './read-remarks.ts';

export const remarksOnCandlesAndScent = readRemarks(`
#old-library-candle
5 en I work in a library and this is close: old paper, wood and a bit of polish. Burns evenly.
4 en Thirty hours on the small one, near enough. The tea comes through in the second hour.
5 ir بوی کتاب کهنه و چای. شب‌ها که می‌خوانم روشنش می‌کنم و انگار در کتابخانه‌ی مدرسه‌ام.
3 en I had hoped for more paper and less cedar. Pleasant all the same.
5 ar شمعة تجعلك تطفئ التلفاز. الكأس صارت للأقلام بعد أن انتهت.
#fig-tree-courtyard-candle
5 en Green, not jammy. Like crushing a leaf.
4 ar رائحة الحوش بعد السقي. تحتاج إلى ساعتين أولى كي يذوب السطح كله.
3 en Strong when cold, faint when lit. Nice glass.
#cardamom-coffee-candle
5 en Smells of real coffee with cardamom and not of syrup. One candle is enough for our living room.
4 ir لیوانش را برای قهوه نگه داشتم. بوی هلش از قهوه بیشتر است.
4 en Sweetish at first, then honest coffee. The cup does get hot, use a tile.
#rain-on-basalt-candle
5 en The only scented candle my migraine allows.
5 ar رائحة مطر على حجر ساخن بلا حلاوة. الكوب الآن فيه نعناع كما اقترحوا.
2 en Mine was a paler grey than the pictures and I had bought it for the dark one. The scent is excellent.
#jasmine-balcony-candle
4 en Stops just before headache, which is where jasmine always goes wrong.
5 ar كأنك فتحت باب الشرفة في ليلة صيف. احترقت باستواء حتى النهاية.
3 ir خوب است ولی از عطر یاس رازقی واقعی کمی شیرین‌تر است.
#smoked-pomegranate-candle
5 ir شب یلدا با همین گذشت. صدای فتیله‌ی چوبی‌اش مثل آتش کوچکی است.
4 en The crackle is quiet and real. Missed it last year, set an alarm this time.
3 en The wooden wick went out three times on the first evening. After that it behaved.
#beeswax-tapers-three
5 en No drips, straight flame, smell of honey when you blow them out.
4 ar تفوح برائحة العسل حتى قبل إشعالها. كانت إحداها ضيقة على الشمعدان فكشطتها قليلًا.
4 en Eight hours is true if there is no draught. At our table there is always a draught.
#ribbed-pillar-candle
5 en It looks even better once it has burnt down a little. Hardly any smoke.
4 en It drips towards the end, so keep a plate under it.
4 ir سه رنگ کنار هم گذاشتم، میز شام عوض شد. بی‌بوست و سر غذا اذیت نمی‌کند.
#old-tile-pillar-candles
5 ar وضعت ثلاثة أزواج بألوان مختلفة على صينية نحاسية. الضيوف ظنوها بلاطًا.
3 en Too pretty to light, so it has stood there for a year collecting dust. I do not know what that is worth in stars.
4 en Burns inwards and leaves a thin wall standing, like a small castle.
#beeswax-pillar-candles
5 en Sixty hours, nearly. Sent the ends back and the discount was real.
4 ir شعله‌اش آرام و بلند است. از شمع‌های معمولی گران‌تر ولی دود نمی‌کند.
4 en The whole flat smells faintly of honey and nobody knows why.
#cedar-house-reed-diffuser
5 en My hall smells like the inside of a good wardrobe.
4 ar رائحة خشبية رزينة تستقبل الضيف ولا تهاجمه. دامت تسعة أسابيع لا عشرة.
3 en Turn the reeds every week, and not over a white sideboard.
#neroli-morning-reed-diffuser
4 en Fresh and not too strong. The bottle is pretty, too.
5 ir برای سرویس کوچک با سه نی کافی بود. بویش تمیز است نه شیرین.
3 en Eight weeks from a filling, in summer six.
#lavender-bedside-diffuser
4 en On the night table, two reeds. Absurdly deep sleep.
3 en Mine left a ring on the varnish. Put a saucer under it.
4 ar صغيرة وهادئة الرائحة. وضعتها قرب السرير وصارت عادة قبل النوم.
#amber-majlis-reed-diffuser
5 ar لمجلس كبير فيها الكفاية. بدأت بخمسة أعواد فقط وكان الحضور يسألون.
2 en All ten reeds at once. We had to open the windows, and then the neighbours’ windows.
5 en Warm, grand, a bit theatrical. Exactly what I wanted.
#omani-frankincense-hojari
5 ar حوجري أخضر فاتح كما في الصورة، ورائحته ليمونية صافية. أنقعه أيضًا وأشربه صباحًا.
4 en Lemony and clean, nothing like church. Two tears fill a flat.
5 ir دانه‌های درشت و تمیز. روی بخورسوز برقی با حرارت کم بهترین بو را می‌دهد.
3 en Good resin, but the box had opened in the post and there was dust at the bottom.
#rose-and-oud-bakhoor
5 ar بخّرت به ثيابي قبل العيد وبقيت الرائحة أسبوعًا. حبّتان تكفيان صالة.
4 en The hour before guests come is now my favourite hour.
3 en Sugar burns if the coal is too hot. Use an electric burner, the result is another thing entirely.
#sandalwood-resin
4 en Little smoke, twenty-five minutes, no sweetness left in the curtains.
5 ir بوی صندل خالص، بدون سردرد. روی بخورسوز برقی هم خوب می‌سوزد.
4 en Even little grains, easy to dose. It smells of wood and not of perfume.
#myrrh-and-cedar-resin
4 en A quarter of an hour, then silence. I use a grain as a timer for doing nothing.
3 ar رائحة المرّ قوية في البداية. الوعاء يسخن فعلًا فلا تضعه على خشب.
4 en Half the grains had crumbled on the way. Crumbs burn just as well.
#esfand-with-frankincense
5 ir تمیز و بی‌خاک. مادرم که وسواس دارد گفت بالاخره اسفندِ درست‌وحسابی.
4 en Crackles nicely and smells as my grandmother’s house did at New Year.
5 ar نقي ولا شوائب فيه. الخليط مع اللبان أخفّ من الحرمل وحده.
#starter-bakhoor-set
5 en Everything you need is in the box, and the card explains it well. I have given two as presents.
4 ar هدية مناسبة لمن لا يعرف البخور. الملقط متين والمبخرة صغيرة لطيفة.
3 en I would swap the benzoin for more frankincense. Otherwise a proper beginning.
#long-hearth-matches
5 en Long enough for the bottom of a three-wick jar, and for looking elegant.
4 ir سر رنگی‌شان روی طاقچه قشنگ است. چندتایی سرش کم‌رنگ بود.
3 en The striker on the side wears out before the matches do.
#tile-blue-matchbox
5 en The empty one holds my grandmother’s ring. I hear that I am not the only one.
5 ar لونها لون سبيل الحارة التي كبرت فيها. أعطيت واحدة لأمي فبكت.
4 en Lovely. They are matches, so do not pack them in your suitcase, like me.
#brass-matchbox
5 en There is half a thumbprint inside mine and I look at it every day.
3 ir خیلی قشنگ است ولی برنجش یک‌ماهه تیره شد. با لیمو و نمک برگشت.
4 en Keeps matches dry in a very damp bathroom. Pricey for what it does, cheap for how it looks.
#sea-fennel-candle
4 en It made a motel in the rain smell like a holiday.
4 ar صغيرة وخفيفة ولم يوقفني أحد في المطار. الرائحة خفيفة وهذا المطلوب.
3 en Sixteen hours is optimistic, mine gave thirteen. Nice lid.
`);
