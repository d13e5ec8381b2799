import type { PageContent } from './page-content.ts';
import { policyPages } from './policy-pages.ts';

export const pages: PageContent[] = [
  {
    slug: 'about-us',
    days_ago: 120,
    title: { en: 'About us', ar: 'من نحن', ir: 'درباره‌ی ما' },
    description: {
      en: `<p>Souk is a covered market on the web. Potters, roasters, carpenters, perfumers and toymakers keep their stalls here, side by side, and you can fill one basket from all of them.</p>
<h2>Why a market</h2>
<p>A maker is good at making. Few of them want to run a website, chase parcels or argue with payment forms. We do that part, so that the person who glazed your bowl is at the wheel and not at a screen.</p>
<h2>How we choose</h2>
<ul><li>Whoever sells it makes it, or knows by name who does.</li><li>What it is made of is written down, all of it.</li><li>It can be repaired, refilled or returned to the ground.</li></ul>
<h2>How we earn</h2>
<p>Shops pay a small share of what they sell, and some shoppers pay for a membership. We carry no advertising from outside and we sell nobody’s data.</p>
<p>If you make something that belongs here, open a stall. If something went wrong with an order, write to us: a person answers.</p>`,
      ar: `<p>«سوق» سوقٌ مسقوفة على الشبكة. فيها خزّافون ومحمّصو قهوة ونجّارون وعطّارون وصانعو ألعاب، دكان إلى جانب دكان، وتملأ سلتك منهم جميعًا دفعة واحدة.</p>
<h2>لماذا سوق؟</h2>
<p>الحِرفي يتقن صنعته، وقلّما يرغب في إدارة موقع أو ملاحقة الطرود أو مجادلة نماذج الدفع. هذا عملنا نحن، ليبقى من طلى وعاءك أمام دولاب الخزف لا أمام الشاشة.</p>
<h2>كيف نختار؟</h2>
<ul><li>من يبيع القطعة هو من صنعها، أو يعرف صانعها باسمه.</li><li>مكوّناتها مكتوبة كلها بلا استثناء.</li><li>يمكن إصلاحها أو إعادة تعبئتها أو إعادتها إلى التراب.</li></ul>
<h2>من أين نكسب؟</h2>
<p>تدفع المتاجر حصة صغيرة مما تبيعه، ويشتري بعض الزبائن عضوية. لا إعلانات خارجية عندنا، ولا نبيع بيانات أحد.</p>
<p>إن كنت تصنع شيئًا يليق بهذا المكان فافتح دكانك فيه. وإن تعثّر طلب لك فراسلنا: سيجيبك إنسان.</p>`,
      ir: `<p>«سوق» یک بازار سرپوشیده روی اینترنت است. سفالگر و قهوه‌چی و نجار و عطار و اسباب‌بازی‌ساز این‌جا کنار هم حجره دارند و شما می‌توانید یک سبد را از همه‌شان پر کنید.</p>
<h2>چرا بازار؟</h2>
<p>سازنده کارش ساختن است. کمتر کسی از آن‌ها دلش می‌خواهد وب‌سایت بگرداند، دنبال بسته بدود یا با فرم پرداخت کلنجار برود. این بخش با ماست، تا کسی که کاسه‌ی شما را لعاب زده پشت چرخ بماند، نه پشت صفحه‌ی نمایش.</p>
<h2>چطور انتخاب می‌کنیم؟</h2>
<ul><li>فروشنده یا خودش سازنده است یا سازنده را به نام می‌شناسد.</li><li>هرچه در آن به کار رفته، بی‌کم‌وکاست نوشته شده است.</li><li>می‌شود تعمیرش کرد، دوباره پرش کرد یا به خاک برگرداند.</li></ul>
<h2>درآمدمان از کجاست؟</h2>
<p>فروشگاه‌ها سهم کوچکی از فروششان را می‌دهند و بعضی خریدارها عضویت می‌خرند. تبلیغ بیرونی نداریم و اطلاعات کسی را نمی‌فروشیم.</p>
<p>اگر چیزی می‌سازید که جایش این‌جاست، حجره‌ای باز کنید. اگر در سفارشی مشکلی پیش آمد برایمان بنویسید: یک آدم جواب می‌دهد.</p>`,
    },
  },
  {
    slug: 'shipping-policy',
    days_ago: 41,
    title: { en: 'Shipping', ar: 'الشحن والتوصيل', ir: 'ارسال' },
    description: {
      en: `<p>Each shop packs and sends its own things. A basket from three shops is three orders and three parcels, and they may arrive on different days.</p>
<h2>How long it takes</h2>
<ul><li>Packing: one to three working days.</li><li>Same country: two to five working days.</li><li>Elsewhere: six to fourteen working days.</li></ul>
<h2>What it costs</h2>
<p>The delivery charge depends on the shop and on how many pieces you take. You see it for every shop at checkout before you pay. With a membership that includes free delivery there is no charge.</p>
<h2>While it travels</h2>
<p>The order page shows each step from confirmation to delivery. If it does not move for five working days, open a ticket from the order and we ask the courier for you.</p>
<h2>Plants, sweets and glass</h2>
<p>Plants leave only from Sunday to Wednesday, so that they do not spend a weekend in a depot. Chocolate waits for cooler days in high summer. Whatever arrives broken is replaced: a photograph is enough.</p>`,
      ar: `<p>كل متجر يغلّف بضاعته ويرسلها بنفسه. فالسلة من ثلاثة متاجر هي ثلاثة طلبات وثلاثة طرود، وقد تصل في أيام مختلفة.</p>
<h2>كم يستغرق ذلك؟</h2>
<ul><li>التغليف: من يوم إلى ثلاثة أيام عمل.</li><li>داخل البلد نفسه: من يومين إلى خمسة أيام عمل.</li><li>إلى بلد آخر: من ستة إلى أربعة عشر يوم عمل.</li></ul>
<h2>كم يكلّف؟</h2>
<p>تتوقف أجرة التوصيل على المتجر وعلى عدد القطع، وتراها لكل متجر عند إتمام الطلب قبل أن تدفع. ومع العضوية التي تشمل التوصيل المجاني لا تدفع شيئًا.</p>
<h2>وهو في الطريق</h2>
<p>تعرض صفحة الطلب كل مرحلة من التأكيد إلى التسليم. إذا لم يتحرك الطلب خمسة أيام عمل فافتح تذكرة من صفحته، ونحن نسأل شركة الشحن عنك.</p>
<h2>النباتات والحلويات والزجاج</h2>
<p>لا تغادر النباتات إلا من الأحد إلى الأربعاء كي لا تقضي عطلة الأسبوع في مستودع. والشوكولاتة تنتظر في ذروة الصيف أيامًا أبرد. وما يصل مكسورًا نستبدله: تكفينا صورة.</p>`,
      ir: `<p>هر فروشگاه کالای خودش را بسته‌بندی و ارسال می‌کند. سبدی از سه فروشگاه یعنی سه سفارش و سه بسته که شاید در روزهای مختلف برسند.</p>
<h2>چقدر طول می‌کشد؟</h2>
<ul><li>بسته‌بندی: یک تا سه روز کاری.</li><li>داخل همان کشور: دو تا پنج روز کاری.</li><li>کشورهای دیگر: شش تا چهارده روز کاری.</li></ul>
<h2>هزینه‌اش چقدر است؟</h2>
<p>هزینه‌ی ارسال به فروشگاه و تعداد کالا بستگی دارد و پیش از پرداخت، برای هر فروشگاه جداگانه نشان داده می‌شود. با عضویتی که ارسال رایگان دارد، هزینه‌ای نمی‌پردازید.</p>
<h2>وقتی در راه است</h2>
<p>صفحه‌ی سفارش همه‌ی مراحل را از تأیید تا تحویل نشان می‌دهد. اگر پنج روز کاری بی‌حرکت ماند، از همان صفحه تیکت بزنید تا ما از پست پیگیری کنیم.</p>
<h2>گیاه، شیرینی و شیشه</h2>
<p>گیاهان فقط از یکشنبه تا چهارشنبه راه می‌افتند تا آخر هفته در انبار نمانند. شکلات در اوج تابستان منتظر روزهای خنک‌تر می‌ماند. هرچه شکسته برسد عوض می‌شود؛ یک عکس کافی است.</p>`,
    },
  },
  ...policyPages,
];
