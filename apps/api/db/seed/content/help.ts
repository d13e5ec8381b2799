import { helpAfterwards } from './help-afterwards.ts';
import type { HelpTopicContent } from './help-content.ts';

/** What shoppers ask before something is in their hands; the rest stands in the other file. */
export const helpTopics: HelpTopicContent[] = [
  {
    slug: 'orders',
    icon: 'bag',
    title: { en: 'Orders', ar: 'الطلبات', ir: 'سفارش‌ها' },
    text: {
      en: 'Placing one, changing it, following it',
      ar: 'تقديم الطلب وتعديله ومتابعته',
      ir: 'ثبت، تغییر و پیگیری',
    },
    questions: [
      {
        slug: 'where-is-my-order',
        question: { en: 'Where is my order?', ar: 'أين طلبي؟', ir: 'سفارشم کجاست؟' },
        answer: {
          en: `<p>Open <a href="/order-history">Order History</a> and choose the order: its page shows each step, from waiting for the shop to delivered, with the day of each.</p><p>If nothing has moved for five working days, open a ticket from there. We ask the courier for you.</p>`,
          ar: `<p>افتح <a href="/order-history">سجل الطلبات</a> واختر الطلب: تعرض صفحته كل مرحلة، من انتظار المتجر إلى التسليم، مع يوم كل منها.</p><p>إذا لم يتحرك شيء خمسة أيام عمل فافتح تذكرة من هناك، ونحن نسأل شركة الشحن عنك.</p>`,
          ir: `<p><a href="/order-history">سفارش‌ها</a> را باز کنید و سفارش را انتخاب کنید: صفحه‌اش همه‌ی مراحل را، از انتظار برای فروشگاه تا تحویل، با تاریخ نشان می‌دهد.</p><p>اگر پنج روز کاری هیچ تکانی نخورد، از همان‌جا تیکت بزنید تا ما از پست بپرسیم.</p>`,
        },
      },
      {
        slug: 'one-basket-several-orders',
        question: {
          en: 'Why did one basket become several orders?',
          ar: 'لماذا صارت سلة واحدة عدة طلبات؟',
          ir: 'چرا یک سبد چند سفارش شد؟',
        },
        answer: {
          en: `<p>Each shop packs and sends what it sells. A basket from three shops is therefore three orders and three parcels, but you pay once. Each order has its own page, and one of them can be cancelled without the others.</p>`,
          ar: `<p>كل متجر يغلّف ما يبيعه ويرسله بنفسه، ولذلك تصير السلة من ثلاثة متاجر ثلاثة طلبات وثلاثة طرود، لكنك تدفع مرة واحدة. لكل طلب صفحته، ويمكن إلغاء أحدها من غير سواه.</p>`,
          ir: `<p>هر فروشگاه کالای خودش را بسته‌بندی و ارسال می‌کند. برای همین سبدی از سه فروشگاه می‌شود سه سفارش و سه بسته، ولی یک بار پول می‌دهید. هر سفارش صفحه‌ی خودش را دارد و می‌شود یکی را بدون بقیه لغو کرد.</p>`,
        },
      },
      {
        slug: 'cancel-an-order',
        question: { en: 'Can I cancel an order?', ar: 'هل يمكنني إلغاء طلب؟', ir: 'می‌توانم سفارش را لغو کنم؟' },
        answer: {
          en: `<p>Yes, by yourself, as long as it is pending: open the order and choose Cancel. What you paid comes back the way it came, and a voucher that you used is yours again.</p><p>Once the shop has confirmed it, write to us. If the parcel has not left, the shop usually agrees.</p>`,
          ar: `<p>نعم، بنفسك، ما دام قيد الانتظار: افتح الطلب واختر الإلغاء. يعود ما دفعته بالطريقة التي دُفع بها، وتعود إليك القسيمة التي استعملتها.</p><p>أما بعد أن يؤكده المتجر فراسلنا. إن لم يغادر الطرد فالمتجر يوافق في الغالب.</p>`,
          ir: `<p>بله، خودتان، تا وقتی در انتظار تأیید است: سفارش را باز کنید و لغو را بزنید. پولی که داده‌اید از همان راه برمی‌گردد و کوپنی که استفاده کرده‌اید دوباره مال شماست.</p><p>بعد از تأیید فروشگاه برایمان بنویسید. اگر بسته هنوز راه نیفتاده باشد، فروشگاه معمولاً قبول می‌کند.</p>`,
        },
      },
      {
        slug: 'change-address-after-ordering',
        question: {
          en: 'I gave the wrong address. What now?',
          ar: 'أعطيت عنوانًا خاطئًا، فما العمل؟',
          ir: 'نشانی را اشتباه داده‌ام. حالا چه کنم؟',
        },
        answer: {
          en: `<p>While the order is pending, cancel it and order again: Buy again on its page puts everything back into your basket. Later than that, open a ticket at once and name the order. Until the courier has the parcel the shop can still change the label.</p>`,
          ar: `<p>ما دام الطلب قيد الانتظار فألغِه واطلب من جديد: زر «اشترِ مجددًا» في صفحته يعيد كل شيء إلى سلتك. وبعد ذلك افتح تذكرة فورًا واذكر الطلب، فالمتجر يستطيع تغيير الملصق ما لم تتسلّم شركة الشحن الطرد.</p>`,
          ir: `<p>تا وقتی سفارش در انتظار تأیید است لغوش کنید و دوباره سفارش بدهید: دکمه‌ی خرید دوباره در صفحه‌اش همه‌چیز را به سبد برمی‌گرداند. بعد از آن فوری تیکت بزنید و سفارش را بنویسید؛ تا بسته به پیک نرسیده فروشگاه می‌تواند برچسب را عوض کند.</p>`,
        },
      },
    ],
  },
  {
    slug: 'delivery',
    icon: 'parcel',
    title: { en: 'Delivery', ar: 'التوصيل', ir: 'ارسال' },
    text: { en: 'How long, how much, how careful', ar: 'المدة والأجرة والعناية', ir: 'زمان، هزینه و مراقبت' },
    questions: [
      {
        slug: 'how-long-does-delivery-take',
        question: { en: 'How long does delivery take?', ar: 'كم يستغرق التوصيل؟', ir: 'ارسال چقدر طول می‌کشد؟' },
        answer: {
          en: `<p>Every product says when it should reach you. As a rule:</p><ul><li>one to three working days for packing,</li><li>two to five more within the same country,</li><li>six to fourteen elsewhere.</li></ul><p>Parcels from different shops may come on different days. More is in <a href="/page/shipping-policy">Shipping</a>.</p>`,
          ar: `<p>تذكر صفحة كل منتج متى يُتوقع وصوله. وفي العادة:</p><ul><li>من يوم إلى ثلاثة أيام عمل للتغليف،</li><li>ثم من يومين إلى خمسة داخل البلد نفسه،</li><li>ومن ستة إلى أربعة عشر إلى بلد آخر.</li></ul><p>قد تصل طرود المتاجر المختلفة في أيام مختلفة. التفاصيل في <a href="/page/shipping-policy">الشحن والتوصيل</a>.</p>`,
          ir: `<p>هر کالا نوشته که کی باید به دستتان برسد. معمولاً:</p><ul><li>یک تا سه روز کاری بسته‌بندی،</li><li>بعد دو تا پنج روز داخل همان کشور،</li><li>و شش تا چهارده روز برای کشورهای دیگر.</li></ul><p>بسته‌های چند فروشگاه شاید در روزهای مختلف برسند. بقیه در <a href="/page/shipping-policy">ارسال</a> آمده است.</p>`,
        },
      },
      {
        slug: 'what-does-delivery-cost',
        question: { en: 'What does delivery cost?', ar: 'كم يكلّف التوصيل؟', ir: 'هزینه‌ی ارسال چقدر است؟' },
        answer: {
          en: `<p>It depends on the shop and on how many pieces you take from it. Checkout shows the charge of every shop before you pay. With a <a href="/plans">membership</a> that includes free delivery it is nothing.</p>`,
          ar: `<p>يتوقف ذلك على المتجر وعلى عدد القطع التي تأخذها منه. تعرض صفحة إتمام الطلب أجرة كل متجر قبل أن تدفع. ومع <a href="/plans">عضوية</a> تشمل التوصيل المجاني لا تدفع شيئًا.</p>`,
          ir: `<p>به فروشگاه و تعداد کالایی که از آن برمی‌دارید بستگی دارد. صفحه‌ی تکمیل خرید هزینه‌ی هر فروشگاه را پیش از پرداخت نشان می‌دهد. با <a href="/plans">عضویتی</a> که ارسال رایگان دارد هزینه‌ای نیست.</p>`,
        },
      },
      {
        slug: 'do-plants-and-glass-travel',
        question: {
          en: 'Do plants and glass survive the journey?',
          ar: 'هل تصمد النباتات والزجاج في الطريق؟',
          ir: 'گیاه و شیشه سالم می‌رسند؟',
        },
        answer: {
          en: `<p>Nearly always. Plants leave only from Sunday to Wednesday and stand upright in their box; glass and ceramics travel in two boxes with a hand’s width between them. What arrives broken is replaced: a photograph is enough.</p>`,
          ar: `<p>في الغالب نعم. لا تغادر النباتات إلا من الأحد إلى الأربعاء، وتبقى قائمة في صندوقها؛ والزجاج والخزف يسافران في صندوقين بينهما عرض كف. وما يصل مكسورًا نستبدله: تكفينا صورة.</p>`,
          ir: `<p>تقریباً همیشه. گیاه فقط از یکشنبه تا چهارشنبه راه می‌افتد و در جعبه‌اش سرپا می‌ماند؛ شیشه و سرامیک در دو جعبه با یک کف دست فاصله سفر می‌کنند. هرچه شکسته برسد عوض می‌شود؛ یک عکس کافی است.</p>`,
        },
      },
      {
        slug: 'nobody-was-home',
        question: { en: 'What if nobody is at home?', ar: 'ماذا لو لم يكن أحد في البيت؟', ir: 'اگر کسی خانه نباشد چه؟' },
        answer: {
          en: `<p>The courier calls the number of the delivery address and tries again on the next working day. A note at checkout helps: a neighbour’s name, a gate code, a better hour. After a third try the parcel goes back to the shop, and we write to you.</p>`,
          ar: `<p>يتصل الساعي برقم عنوان التوصيل ويحاول ثانية في يوم العمل التالي. وملاحظة عند إتمام الطلب تساعده: اسم جار، أو رمز بوابة، أو ساعة أنسب. بعد المحاولة الثالثة يعود الطرد إلى المتجر ونراسلك.</p>`,
          ir: `<p>پیک به شماره‌ی نشانی تحویل زنگ می‌زند و روز کاری بعد دوباره می‌آید. یادداشتی هنگام تکمیل خرید کمک می‌کند: نام همسایه، رمز در، ساعت بهتر. بعد از بار سوم بسته به فروشگاه برمی‌گردد و برایتان می‌نویسیم.</p>`,
        },
      },
    ],
  },
  {
    slug: 'payment',
    icon: 'card',
    title: { en: 'Payment & vouchers', ar: 'الدفع والقسائم', ir: 'پرداخت و کوپن' },
    text: { en: 'Ways to pay, currencies, discounts', ar: 'طرق الدفع والعملات والخصومات', ir: 'راه‌های پرداخت، ارزها و تخفیف‌ها' },
    questions: [
      {
        slug: 'how-can-i-pay',
        question: { en: 'How can I pay?', ar: 'كيف يمكنني الدفع؟', ir: 'چطور پرداخت کنم؟' },
        answer: {
          en: `<p>Checkout lists what is offered where you are: cash when the parcel arrives, or online with a card. Card numbers never reach us or the shops; they go straight to the payment provider.</p>`,
          ar: `<p>تعرض صفحة إتمام الطلب الطرق المتاحة: نقدًا عند وصول الطرد، أو بالبطاقة عبر الإنترنت. لا تصل أرقام البطاقات إلينا ولا إلى المتاجر، بل تذهب مباشرة إلى مزوّد خدمة الدفع.</p>`,
          ir: `<p>صفحه‌ی تکمیل خرید راه‌های موجود را نشان می‌دهد: نقدی هنگام رسیدن بسته، یا آنلاین با کارت. شماره‌ی کارت نه به ما می‌رسد نه به فروشگاه‌ها و مستقیم به درگاه پرداخت می‌رود.</p>`,
        },
      },
      {
        slug: 'payment-failed',
        question: {
          en: 'My payment failed. Is my order lost?',
          ar: 'فشلت عملية الدفع، فهل ضاع طلبي؟',
          ir: 'پرداختم ناموفق بود. سفارشم از دست رفت؟',
        },
        answer: {
          en: `<p>No. The order waits, and the pieces are kept for you meanwhile. Open it in <a href="/order-history">Order History</a> and pay from there. If it stays unpaid it ends by itself, and nothing is charged.</p>`,
          ar: `<p>لا. يبقى الطلب في الانتظار وتبقى القطع محجوزة لك. افتحه من <a href="/order-history">سجل الطلبات</a> وادفع من هناك. وإن بقي بلا دفع انتهى وحده ولم يُخصم شيء.</p>`,
          ir: `<p>نه. سفارش منتظر می‌ماند و کالاها فعلاً برایتان نگه داشته می‌شود. آن را در <a href="/order-history">سفارش‌ها</a> باز کنید و از همان‌جا بپردازید. اگر پرداخت نشود خودش بسته می‌شود و چیزی از شما کم نمی‌شود.</p>`,
        },
      },
      {
        slug: 'which-currency-am-i-charged-in',
        question: {
          en: 'Which currency am I charged in?',
          ar: 'بأي عملة يُخصم المبلغ؟',
          ir: 'به کدام ارز از من پول گرفته می‌شود؟',
        },
        answer: {
          en: `<p>The menu at the top changes the currency in which prices are shown, at the rate of the day. The order itself is kept in the market’s own currency, which is the first one in that menu, and your bank converts it if yours is another.</p>`,
          ar: `<p>القائمة في أعلى الصفحة تغيّر العملة التي تُعرض بها الأسعار بسعر صرف اليوم. أما الطلب نفسه فيُحفظ بعملة السوق، وهي الأولى في تلك القائمة، ويحوّلها مصرفك إن كانت عملتك غيرها.</p>`,
          ir: `<p>فهرست بالای صفحه ارزی را که قیمت‌ها با آن نشان داده می‌شود با نرخ روز عوض می‌کند. خود سفارش به ارز بازار ثبت می‌شود، یعنی اولین ارز همان فهرست، و اگر ارز شما چیز دیگری باشد بانکتان تبدیلش می‌کند.</p>`,
        },
      },
      {
        slug: 'how-do-vouchers-work',
        question: { en: 'How do vouchers work?', ar: 'كيف تعمل القسائم؟', ir: 'کوپن چطور کار می‌کند؟' },
        answer: {
          en: `<p>A voucher belongs to one shop. Collect it in your cart under that shop’s name; from then on the best one that fits is taken off by itself, once the shop’s part reaches its minimum. If you have been given a code, type it at checkout.</p>`,
          ar: `<p>كل قسيمة تخص متجرًا واحدًا. احصل عليها من سلتك تحت اسم المتجر، ومن حينها يُخصم أفضلها من تلقاء نفسه متى بلغ نصيب المتجر حدّها الأدنى. وإن كان معك رمز فاكتبه عند إتمام الطلب.</p>`,
          ir: `<p>هر کوپن مال یک فروشگاه است. در سبد، زیر نام همان فروشگاه بگیریدش؛ از آن به بعد بهترین کوپنی که بخورد، وقتی سهم فروشگاه به حداقلش برسد، خودش کم می‌شود. اگر کدی به شما داده‌اند هنگام تکمیل خرید بنویسید.</p>`,
        },
      },
    ],
  },
  ...helpAfterwards,
];
