import type { HelpTopicContent } from './help-content.ts';

/** What is asked once the parcel is there, and about being a customer or a seller. */
export const helpAfterwards: HelpTopicContent[] = [
  {
    slug: 'returns',
    icon: 'return',
    title: { en: 'Returns & repairs', ar: 'الإرجاع والإصلاح', ir: 'بازگرداندن و تعمیر' },
    text: { en: 'When it is not what it should be', ar: 'حين لا يكون كما ينبغي', ir: 'وقتی آن چیزی نیست که باید باشد' },
    questions: [
      {
        slug: 'how-do-i-return-something',
        question: { en: 'How do I return something?', ar: 'كيف أُرجع قطعة؟', ir: 'چطور چیزی را پس بفرستم؟' },
        answer: {
          en: `<ol><li>Tell us within fourteen days of delivery: open a ticket and name the order and the product.</li><li>The shop answers within two working days with its address.</li><li>Pack it as it came and keep the receipt of the post.</li></ol><p>The details are in <a href="/page/return-policy">Returns</a>.</p>`,
          ar: `<ol><li>أخبرنا خلال أربعة عشر يومًا من التسليم: افتح تذكرة واذكر الطلب والمنتج.</li><li>يجيبك المتجر خلال يومي عمل بعنوانه.</li><li>غلّف القطعة كما وصلتك واحتفظ بإيصال البريد.</li></ol><p>التفاصيل في صفحة <a href="/page/return-policy">الإرجاع</a>.</p>`,
          ir: `<ol><li>تا چهارده روز پس از تحویل خبر بدهید: تیکت بزنید و سفارش و کالا را بنویسید.</li><li>فروشگاه تا دو روز کاری نشانی‌اش را می‌فرستد.</li><li>همان‌طور که رسیده بسته‌بندی کنید و رسید پست را نگه دارید.</li></ol><p>جزئیات در <a href="/page/return-policy">بازگرداندن کالا</a> آمده است.</p>`,
        },
      },
      {
        slug: 'it-arrived-broken',
        question: { en: 'It arrived broken or wrong', ar: 'وصل مكسورًا أو خاطئًا', ir: 'شکسته یا اشتباه رسیده' },
        answer: {
          en: `<p>We are sorry. Open a ticket from the order within three days and add a photograph of the piece and of its box. The shop sends another one or gives the money back, whichever you like better, and pays the postage.</p>`,
          ar: `<p>نعتذر إليك. افتح تذكرة من صفحة الطلب خلال ثلاثة أيام وأرفق صورة للقطعة ولصندوقها. يرسل المتجر غيرها أو يعيد المال، أيهما تفضّل، ويدفع أجرة الشحن.</p>`,
          ir: `<p>متأسفیم. تا سه روز از صفحه‌ی سفارش تیکت بزنید و عکسی از کالا و جعبه‌اش بگذارید. فروشگاه یکی دیگر می‌فرستد یا پول را پس می‌دهد، هر کدام که خواستید، و هزینه‌ی پست هم با خودش است.</p>`,
        },
      },
      {
        slug: 'when-do-i-get-my-money-back',
        question: { en: 'When do I get my money back?', ar: 'متى يعود مالي؟', ir: 'پولم کی برمی‌گردد؟' },
        answer: {
          en: `<p>Within seven days of the piece reaching the shop, the way it came: to the card, or by transfer if you paid in cash. Your bank may take two or three days more to show it.</p>`,
          ar: `<p>خلال سبعة أيام من وصول القطعة إلى المتجر، وبالطريقة التي دُفع بها: إلى البطاقة، أو بحوالة إن دفعت نقدًا. وقد يحتاج مصرفك إلى يومين أو ثلاثة ليُظهره.</p>`,
          ir: `<p>تا هفت روز پس از رسیدن کالا به فروشگاه، از همان راهی که داده‌اید: به کارت، یا اگر نقدی بوده با حواله. شاید بانک دو سه روز دیرتر نشانش بدهد.</p>`,
        },
      },
      {
        slug: 'can-it-be-repaired',
        question: { en: 'Can it be repaired instead?', ar: 'هل يمكن إصلاحه بدلًا من ذلك؟', ir: 'می‌شود به‌جایش تعمیرش کرد؟' },
        answer: {
          en: `<p>Often, and often for nothing. Many of our makers mend what they sold: bags are sewn again for ten years, copper is re-tinned, candle jars are refilled. Ask the shop through a ticket before you throw anything away.</p>`,
          ar: `<p>كثيرًا ما يمكن، وكثيرًا ما يكون مجانًا. فكثير من حِرفيينا يصلحون ما باعوه: تُخاط الحقائب من جديد عشر سنوات، ويُبيَّض النحاس، وتُملأ أوعية الشموع. اسأل المتجر عبر تذكرة قبل أن ترمي شيئًا.</p>`,
          ir: `<p>خیلی وقت‌ها بله، و خیلی وقت‌ها رایگان. بسیاری از سازنده‌ها چیزی را که فروخته‌اند تعمیر می‌کنند: کیف تا ده سال دوباره دوخته می‌شود، مس سفیدکاری و ظرف شمع دوباره پر می‌شود. پیش از دور انداختن با یک تیکت از فروشگاه بپرسید.</p>`,
        },
      },
    ],
  },
  {
    slug: 'account',
    icon: 'person',
    title: { en: 'Your account', ar: 'حسابك', ir: 'حساب شما' },
    text: { en: 'Signing in, your data, membership', ar: 'الدخول وبياناتك والعضوية', ir: 'ورود، اطلاعات شما و عضویت' },
    questions: [
      {
        slug: 'how-do-i-sign-in',
        question: { en: 'How do I sign in without a password?', ar: 'كيف أدخل بلا كلمة مرور؟', ir: 'چطور بدون گذرواژه وارد شوم؟' },
        answer: {
          en: `<p>With your phone number: we send a code to it, you type the code, and you are in. A code is good once and for five minutes. Keep it to yourself; nobody from the market ever asks for it.</p>`,
          ar: `<p>برقم هاتفك: نرسل إليه رمزًا فتكتبه وتدخل. الرمز صالح مرة واحدة ولخمس دقائق. لا تُطلع عليه أحدًا، فلا أحد من السوق يطلبه أبدًا.</p>`,
          ir: `<p>با شماره‌ی تلفن: کدی به آن می‌فرستیم، کد را می‌نویسید و وارد می‌شوید. هر کد یک بار و تا پنج دقیقه اعتبار دارد. به کسی ندهید؛ هیچ‌کس از بازار هرگز آن را نمی‌خواهد.</p>`,
        },
      },
      {
        slug: 'the-code-does-not-arrive',
        question: { en: 'The code does not arrive', ar: 'الرمز لا يصل', ir: 'کد نمی‌رسد' },
        answer: {
          en: `<p>Wait a minute, then ask for another one; only the newest works. Check that the country code is right and that the number can receive WhatsApp messages. After several tries there is a pause, so that nobody can flood your phone. If it still fails, <a href="/contact-us">write to us</a>.</p>`,
          ar: `<p>انتظر دقيقة ثم اطلب رمزًا آخر؛ ولا يعمل إلا الأحدث. تأكد من رمز البلد ومن أن الرقم يستقبل رسائل واتساب. وبعد محاولات عدة تأتي استراحة حتى لا يُغرق أحد هاتفك بالرسائل. وإن بقي الأمر كذلك <a href="/contact-us">فراسلنا</a>.</p>`,
          ir: `<p>یک دقیقه صبر کنید و کد دیگری بخواهید؛ فقط جدیدترین کار می‌کند. ببینید پیش‌شماره‌ی کشور درست است و شماره پیام واتساپ می‌گیرد. بعد از چند بار، مکثی هست تا کسی گوشی شما را پر از پیام نکند. اگر باز هم نشد <a href="/contact-us">برایمان بنویسید</a>.</p>`,
        },
      },
      {
        slug: 'what-does-membership-give',
        question: { en: 'What does a membership give me?', ar: 'ماذا تعطيني العضوية؟', ir: 'عضویت چه فایده‌ای دارد؟' },
        answer: {
          en: `<p>A percentage off every order and, with some plans, free delivery, in all shops and beside any voucher. It begins the moment it is paid. The <a href="/plans">plans</a> say what each one gives; checkout shows what it has saved.</p>`,
          ar: `<p>خصمًا بنسبة مئوية من كل طلب، ومع بعض الخطط توصيلًا مجانيًا، في كل المتاجر وإلى جانب أي قسيمة. وتبدأ لحظة دفعها. تذكر صفحة <a href="/plans">الخطط</a> ما تعطيه كل منها، وتعرض صفحة إتمام الطلب ما وفّرته.</p>`,
          ir: `<p>درصدی تخفیف روی هر سفارش و در بعضی طرح‌ها ارسال رایگان، در همه‌ی فروشگاه‌ها و در کنار هر کوپن. از لحظه‌ی پرداخت شروع می‌شود. <a href="/plans">طرح‌ها</a> می‌گویند هرکدام چه می‌دهد و صفحه‌ی تکمیل خرید نشان می‌دهد چقدر صرفه‌جویی شده.</p>`,
        },
      },
      {
        slug: 'how-do-i-close-my-account',
        question: { en: 'How do I close my account?', ar: 'كيف أغلق حسابي؟', ir: 'چطور حسابم را ببندم؟' },
        answer: {
          en: `<p>From your <a href="/profile">profile</a>, with a code, so that nobody else can do it. We erase what we hold about you and keep only the invoices that tax law asks for. The <a href="/privacy-policy">Privacy Policy</a> says which.</p>`,
          ar: `<p>من <a href="/profile">ملفك الشخصي</a>، برمز تحقق حتى لا يفعلها غيرك. نمحو ما نحتفظ به عنك ولا نُبقي إلا الفواتير التي يطلبها قانون الضرائب. تبيّنها <a href="/privacy-policy">سياسة الخصوصية</a>.</p>`,
          ir: `<p>از <a href="/profile">پروفایل</a>، با یک کد، تا کس دیگری نتواند. هرچه از شما داریم پاک می‌کنیم و فقط فاکتورهایی را که قانون مالیات می‌خواهد نگه می‌داریم. <a href="/privacy-policy">حریم خصوصی</a> می‌گوید کدام‌ها.</p>`,
        },
      },
    ],
  },
  {
    slug: 'shops',
    icon: 'shop',
    title: { en: 'Shops & makers', ar: 'المتاجر والحِرفيون', ir: 'فروشگاه‌ها و سازنده‌ها' },
    text: { en: 'Who sells here, and selling here yourself', ar: 'من يبيع هنا، وكيف تبيع أنت', ir: 'این‌جا چه کسی می‌فروشد، و فروش خودتان' },
    questions: [
      {
        slug: 'who-am-i-buying-from',
        question: { en: 'Who am I buying from?', ar: 'ممّن أشتري؟', ir: 'از چه کسی می‌خرم؟' },
        answer: {
          en: `<p>From the shop named on the product’s page. The market takes the order and the payment for it and helps when something goes wrong. Each shop has a page with its address, what it sells, and what its customers say.</p>`,
          ar: `<p>من المتجر المذكور في صفحة المنتج. تستلم السوق الطلب والدفعة نيابة عنه وتساعد إذا حدث خلل. ولكل متجر صفحة فيها عنوانه وما يبيعه وما يقوله زبائنه.</p>`,
          ir: `<p>از فروشگاهی که نامش در صفحه‌ی کالا آمده است. بازار سفارش و پول را از طرف آن می‌گیرد و اگر مشکلی پیش بیاید کمک می‌کند. هر فروشگاه صفحه‌ای دارد با نشانی، کالاها و حرف‌های مشتری‌هایش.</p>`,
        },
      },
      {
        slug: 'can-i-ask-a-shop',
        question: {
          en: 'Can I ask a shop something before I buy?',
          ar: 'هل أستطيع سؤال متجر قبل الشراء؟',
          ir: 'می‌توانم پیش از خرید از فروشگاه سؤال کنم؟',
        },
        answer: {
          en: `<p>Yes. <a href="/contact-us">Write to us</a> with the name of the product and we pass it on; most shops answer on the same working day. Sizes, materials and care stand on each product’s page already.</p>`,
          ar: `<p>نعم. <a href="/contact-us">راسلنا</a> باسم المنتج ونحن ننقل السؤال؛ وأكثر المتاجر تجيب في يوم العمل نفسه. أما المقاسات والمواد والعناية فتجدها في صفحة كل منتج.</p>`,
          ir: `<p>بله. با نام کالا <a href="/contact-us">برایمان بنویسید</a> تا به فروشگاه برسانیم؛ بیشترشان همان روز کاری جواب می‌دهند. اندازه، جنس و نگهداری هم در صفحه‌ی هر کالا هست.</p>`,
        },
      },
      {
        slug: 'are-reviews-real',
        question: { en: 'Are the reviews real?', ar: 'هل التقييمات حقيقية؟', ir: 'دیدگاه‌ها واقعی‌اند؟' },
        answer: {
          en: `<p>Only somebody who has bought a product and received it can review it, once for each order. We remove insults and advertising, never criticism, and no shop can remove anything.</p>`,
          ar: `<p>لا يقيّم المنتج إلا من اشتراه وتسلّمه، مرة واحدة لكل طلب. نحذف الإساءة والإعلان ولا نحذف النقد، ولا يستطيع أي متجر حذف شيء.</p>`,
          ir: `<p>فقط کسی که کالا را خریده و تحویل گرفته می‌تواند دیدگاه بنویسد، برای هر سفارش یک بار. توهین و تبلیغ را پاک می‌کنیم، انتقاد را هرگز، و هیچ فروشگاهی نمی‌تواند چیزی را پاک کند.</p>`,
        },
      },
      {
        slug: 'how-do-i-open-a-shop',
        question: { en: 'How do I open a shop here?', ar: 'كيف أفتح متجرًا هنا؟', ir: 'چطور این‌جا فروشگاه باز کنم؟' },
        answer: {
          en: `<p>If you make what you sell, or know by name who does, we would like to hear from you. <a href="/shop/register">Apply here</a> and say what you make and where. Somebody reads it within a week.</p>`,
          ar: `<p>إن كنت تصنع ما تبيعه أو تعرف صانعه باسمه فيسرّنا أن نسمع منك. <a href="/shop/register">قدّم طلبك من هنا</a> واذكر ما تصنعه وأين. يقرؤه أحدنا خلال أسبوع.</p>`,
          ir: `<p>اگر چیزی را که می‌فروشید خودتان می‌سازید یا سازنده‌اش را به نام می‌شناسید، خوشحال می‌شویم خبرمان کنید. <a href="/shop/register">این‌جا درخواست بدهید</a> و بنویسید چه می‌سازید و کجا. تا یک هفته کسی می‌خواندش.</p>`,
        },
      },
    ],
  },
];
