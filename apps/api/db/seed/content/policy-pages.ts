import type { PageContent } from './page-content.ts';

/** What the market promises in writing: terms, privacy, returns. */
export const policyPages: PageContent[] = [
  {
    slug: 'terms-and-conditions',
    days_ago: 95,
    title: { en: 'Terms & Conditions', ar: 'الشروط والأحكام', ir: 'شرایط و مقررات' },
    description: {
      en: `<p>These are the rules of the market, in plain words. By placing an order you accept them.</p>
<h2>Who sells to you</h2>
<p>Each product is sold by the shop named on its page. Souk takes the order and the payment for the shop and helps when something goes wrong.</p>
<h2>Prices and vouchers</h2>
<ul><li>The price that counts is the one shown when you confirm the order.</li><li>A voucher works only in the shop that gave it, between its dates and from its minimum amount.</li><li>A price that is plainly a mistake may be corrected before the order is confirmed; you may then cancel free of charge.</li></ul>
<h2>Orders</h2>
<p>A basket from several shops becomes one order for each shop. You can cancel an order yourself as long as it is pending. Once the shop has confirmed it, write to us and we ask the shop.</p>
<h2>Paying</h2>
<p>Cash is handed to the courier. An order that is to be paid online waits for one hour; if no payment comes, it ends by itself, the pieces go back on the shelf and nothing is owed. Whatever goes back goes back the way it came, and the order’s page shows how much and when.</p>
<h2>Membership</h2>
<p>A plan is paid once and never renews by itself. It counts from the moment it is paid, in every shop and beside any voucher. You may end it whenever you like; within fourteen days, and as long as it has saved you nothing, you get back what you paid.</p>
<h2>Your account</h2>
<p>Keep your one-time codes to yourself; we never ask for them. You may close your account whenever you like.</p>
<h2>Reviews</h2>
<p>Write what you found. We remove insults and advertising, never criticism.</p>
<h2>If we change these rules</h2>
<p>We announce it two weeks ahead, and orders already placed keep the rules of their day.</p>`,
      ar: `<p>هذه قواعد السوق بكلام واضح، وتقديم الطلب يعني قبولها.</p>
<h2>من يبيعك؟</h2>
<p>يبيع كل منتج المتجر المذكور في صفحته. أما «سوق» فتستلم الطلب والدفعة نيابة عن المتجر، وتساعد إذا حدث خلل.</p>
<h2>الأسعار والقسائم</h2>
<ul><li>السعر المعتمد هو الظاهر عند تأكيد الطلب.</li><li>القسيمة صالحة في المتجر الذي أصدرها فقط، ضمن تاريخيها وابتداءً من حدها الأدنى.</li><li>إذا كان في السعر خطأ واضح جاز تصحيحه قبل تأكيد المتجر للطلب، ولك حينها الإلغاء مجانًا.</li></ul>
<h2>الطلبات</h2>
<p>السلة من عدة متاجر تصير طلبًا لكل متجر. يمكنك إلغاء الطلب بنفسك ما دام قيد الانتظار. وبعد أن يؤكده المتجر راسلنا لنسأله عنك.</p>
<h2>الدفع</h2>
<p>يُسلَّم النقد إلى الساعي. أما الطلب الذي يُدفع عبر الإنترنت فينتظر ساعة واحدة؛ فإن لم تصل الدفعة انتهى وحده وعادت القطع إلى الرف ولم يُستحق شيء. وكل ما يُردّ يعود بالطريقة التي دُفع بها، وتعرض صفحة الطلب كم عاد ومتى.</p>
<h2>العضوية</h2>
<p>تُدفع العضوية مرة واحدة ولا تتجدد من تلقاء نفسها. تُحتسب من لحظة دفعها، في كل المتاجر وإلى جانب أي قسيمة. ولك أن تنهيها متى شئت؛ وخلال أربعة عشر يومًا، ما لم توفّر لك شيئًا، يعود إليك ما دفعته.</p>
<h2>حسابك</h2>
<p>لا تُطلع أحدًا على رموز التحقق؛ فنحن لا نطلبها أبدًا. ولك أن تغلق حسابك متى شئت.</p>
<h2>التقييمات</h2>
<p>اكتب ما وجدته. نحذف الإساءة والإعلان، ولا نحذف النقد.</p>
<h2>إذا تغيّرت القواعد</h2>
<p>نعلن ذلك قبل أسبوعين، وتبقى الطلبات السابقة على قواعد يومها.</p>`,
      ir: `<p>این‌ها قاعده‌های بازار به زبان ساده است. با ثبت سفارش آن‌ها را می‌پذیرید.</p>
<h2>فروشنده کیست؟</h2>
<p>هر کالا را همان فروشگاهی می‌فروشد که نامش در صفحه‌ی آن آمده است. «سوق» سفارش و پول را از طرف فروشگاه می‌گیرد و اگر مشکلی پیش بیاید کمک می‌کند.</p>
<h2>قیمت و کوپن</h2>
<ul><li>قیمت معتبر همان است که هنگام تأیید سفارش می‌بینید.</li><li>کوپن فقط در فروشگاهی که آن را داده، در بازه‌ی تاریخ خودش و از حداقل مبلغ آن به بالا کار می‌کند.</li><li>اگر قیمتی آشکارا اشتباه باشد، پیش از تأیید سفارش قابل اصلاح است و شما می‌توانید بدون هزینه لغو کنید.</li></ul>
<h2>سفارش‌ها</h2>
<p>سبدی از چند فروشگاه برای هر فروشگاه یک سفارش جدا می‌شود. تا وقتی سفارش در انتظار تأیید است خودتان می‌توانید لغوش کنید. بعد از تأیید، برایمان بنویسید تا از فروشگاه بپرسیم.</p>
<h2>پرداخت</h2>
<p>پول نقد را به پیک می‌دهید. سفارشی که قرار است آنلاین پرداخت شود یک ساعت منتظر می‌ماند؛ اگر پولی نرسد خودش بسته می‌شود، کالاها به قفسه برمی‌گردند و بدهی‌ای نیست. هرچه برگردد از همان راهی برمی‌گردد که آمده و صفحه‌ی سفارش نشان می‌دهد چقدر و کی.</p>
<h2>عضویت</h2>
<p>هر طرح یک بار پرداخت می‌شود و هیچ‌وقت خودش تمدید نمی‌شود. از لحظه‌ی پرداخت، در همه‌ی فروشگاه‌ها و در کنار هر کوپن حساب می‌شود. هر وقت بخواهید می‌توانید تمامش کنید؛ تا چهارده روز، اگر هنوز چیزی برایتان کم نکرده باشد، پولتان برمی‌گردد.</p>
<h2>حساب شما</h2>
<p>کد یک‌بارمصرف را به کسی ندهید؛ ما هرگز آن را نمی‌پرسیم. هر وقت خواستید می‌توانید حسابتان را ببندید.</p>
<h2>دیدگاه‌ها</h2>
<p>هرچه دیدید بنویسید. توهین و تبلیغ را پاک می‌کنیم، انتقاد را هرگز.</p>
<h2>اگر قاعده‌ها عوض شود</h2>
<p>دو هفته زودتر خبر می‌دهیم و سفارش‌های قبلی با قاعده‌های زمان خودشان می‌مانند.</p>`,
    },
  },
  {
    slug: 'privacy-policy',
    days_ago: 95,
    title: { en: 'Privacy Policy', ar: 'سياسة الخصوصية', ir: 'حریم خصوصی' },
    description: {
      en: `<p>We keep what an order needs and little else.</p>
<h2>What we keep</h2>
<ul><li>Your name, phone number and, if you give it, your e-mail address.</li><li>The addresses you save and the orders you place.</li><li>Your wishlist, your reviews and your messages to support.</li></ul>
<h2>What we do not keep</h2>
<p>Card numbers never reach us; they go straight to the payment provider. A password, if you have set one, is kept in a form that nobody can read back, and so are one-time codes. We run no advertising trackers. What you have looked at stays in your browser; once you sign in it is kept with your account, so that you find it again on your other devices, and with no one else’s.</p>
<h2>Who sees it</h2>
<p>A shop sees the name, phone number and address of its own orders, because it has to send them. The courier sees the same. Nobody else does, unless the law compels us.</p>
<h2>How long</h2>
<p>Invoices stay as long as tax law asks. Everything else goes when you close your account, which you can do from your profile.</p>
<h2>Your rights</h2>
<p>All that we hold on you can be downloaded from your profile in one file, at any time. You may correct it there, and close your account there. For anything else write to support; we answer within thirty days.</p>`,
      ar: `<p>نحتفظ بما يحتاج إليه الطلب، وقليلٍ غيره.</p>
<h2>ما نحتفظ به</h2>
<ul><li>اسمك ورقم هاتفك، وبريدك الإلكتروني إن أعطيتنا إياه.</li><li>العناوين التي تحفظها والطلبات التي تقدّمها.</li><li>مفضلتك وتقييماتك ورسائلك إلى الدعم.</li></ul>
<h2>ما لا نحتفظ به</h2>
<p>لا تصل إلينا أرقام البطاقات أبدًا، بل تذهب مباشرة إلى مزوّد خدمة الدفع. وكلمة المرور، إن وضعت واحدة، محفوظة بصورة لا يستطيع أحد قراءتها، وكذلك رموز التحقق. ولا نستعمل أدوات تتبّع إعلانية. وما شاهدته يبقى في متصفحك، فإذا سجّلت الدخول حُفظ مع حسابك لتجده على أجهزتك الأخرى، ولا يراه سواك.</p>
<h2>من يطّلع عليه؟</h2>
<p>يرى المتجر الاسم ورقم الهاتف والعنوان في طلباته هو، لأن عليه إرسالها، وكذلك شركة الشحن. ولا يراها سواهما إلا إذا ألزمنا القانون.</p>
<h2>إلى متى؟</h2>
<p>تبقى الفواتير المدة التي يطلبها قانون الضرائب. وكل ما عداها يُحذف حين تغلق حسابك، ويمكنك ذلك من صفحة ملفك الشخصي.</p>
<h2>حقوقك</h2>
<p>كل ما نحتفظ به عنك يمكنك تنزيله من ملفك الشخصي في ملف واحد متى شئت، ومن هناك تصحّحه أو تغلق حسابك. ولما عدا ذلك راسل الدعم، ونجيبك خلال ثلاثين يومًا.</p>`,
      ir: `<p>آنچه یک سفارش لازم دارد نگه می‌داریم و چیزی بیشتر از آن نه.</p>
<h2>چه نگه می‌داریم</h2>
<ul><li>نام و شماره‌ی تلفن و، اگر داده باشید، ایمیل شما.</li><li>نشانی‌هایی که ذخیره می‌کنید و سفارش‌هایی که می‌دهید.</li><li>فهرست علاقه‌مندی‌ها، دیدگاه‌ها و پیام‌هایتان به پشتیبانی.</li></ul>
<h2>چه نگه نمی‌داریم</h2>
<p>شماره‌ی کارت هیچ‌وقت به ما نمی‌رسد و مستقیم به درگاه پرداخت می‌رود. گذرواژه، اگر گذاشته باشید، و کدهای یک‌بارمصرف به شکلی نگه داشته می‌شوند که کسی نتواند بخواندشان. ردیاب تبلیغاتی نداریم. کالاهایی که دیده‌اید در مرورگر خودتان می‌ماند؛ وارد که شوید همراه حسابتان نگه داشته می‌شود تا در دستگاه‌های دیگرتان هم پیدایش کنید، و کس دیگری نمی‌بیند.</p>
<h2>چه کسی می‌بیند</h2>
<p>هر فروشگاه نام و تلفن و نشانیِ سفارش‌های خودش را می‌بیند، چون باید آن‌ها را بفرستد؛ پیک هم همین‌طور. جز این‌ها هیچ‌کس، مگر آن‌که قانون ناچارمان کند.</p>
<h2>تا کی</h2>
<p>فاکتورها تا زمانی که قانون مالیات می‌خواهد می‌مانند. بقیه با بستن حساب پاک می‌شود؛ این کار را از صفحه‌ی پروفایل می‌توانید بکنید.</p>
<h2>حق شما</h2>
<p>هرچه از شما داریم در پروفایلتان، هر وقت بخواهید، در یک فایل قابل دریافت است. همان‌جا می‌توانید اصلاحش کنید یا حساب را ببندید. برای بقیه به پشتیبانی بنویسید؛ تا سی روز جواب می‌دهیم.</p>`,
    },
  },
  {
    slug: 'return-policy',
    days_ago: 41,
    title: { en: 'Returns', ar: 'الإرجاع', ir: 'بازگرداندن کالا' },
    description: {
      en: `<p>Changed your mind? You have fourteen days from delivery to tell us, and fourteen more to send it back.</p>
<h2>How it works</h2>
<ul><li>Open a support ticket and name the order and the product.</li><li>The shop answers within two working days with the return address.</li><li>Pack it as it came; keep the receipt of the post.</li><li>The money goes back the way it came, within seven days of arrival; the order’s page says so.</li></ul>
<h2>Who pays the postage</h2>
<p>If it is broken, wrong or not as described, the shop pays. If you simply changed your mind, you do.</p>
<h2>What cannot come back</h2>
<p>Opened food and cosmetics, plants older than a week with you, and pieces made or engraved to your order. If one of these arrives damaged, we replace it all the same.</p>
<h2>Repair first</h2>
<p>Many of our makers repair what they sold, often for nothing. Ask before you throw away.</p>`,
      ar: `<p>غيّرت رأيك؟ أمامك أربعة عشر يومًا من التسليم لتخبرنا، وأربعة عشر يومًا أخرى لتعيد القطعة.</p>
<h2>كيف يتم ذلك؟</h2>
<ul><li>افتح تذكرة دعم واذكر الطلب والمنتج.</li><li>يجيبك المتجر خلال يومي عمل بعنوان الإرجاع.</li><li>غلّف القطعة كما وصلتك واحتفظ بإيصال البريد.</li><li>يعود المال بالطريقة التي دُفع بها خلال سبعة أيام من وصول القطعة، وتبيّن صفحة الطلب ذلك.</li></ul>
<h2>من يدفع أجرة الشحن؟</h2>
<p>إذا كانت القطعة مكسورة أو خاطئة أو مخالفة للوصف دفعها المتجر. وإذا غيّرت رأيك فحسب دفعتها أنت.</p>
<h2>ما لا يُرجَع</h2>
<p>الأغذية ومستحضرات التجميل المفتوحة، والنباتات التي مضى عليها عندك أكثر من أسبوع، والقطع المصنوعة أو المحفورة بطلب منك. وإذا وصل شيء منها تالفًا استبدلناه على كل حال.</p>
<h2>الإصلاح أولًا</h2>
<p>كثير من حِرفيينا يصلحون ما باعوه، ومن دون مقابل في أغلب الأحيان. اسأل قبل أن ترمي.</p>`,
      ir: `<p>نظرتان عوض شد؟ از روز تحویل چهارده روز وقت دارید خبر بدهید و چهارده روز دیگر تا کالا را پس بفرستید.</p>
<h2>چطور؟</h2>
<ul><li>یک تیکت پشتیبانی باز کنید و سفارش و کالا را بنویسید.</li><li>فروشگاه تا دو روز کاری نشانی بازگشت را می‌فرستد.</li><li>همان‌طور که رسیده بسته‌بندی کنید و رسید پست را نگه دارید.</li><li>پول تا هفت روز پس از رسیدن کالا از همان راهی که پرداخته‌اید برمی‌گردد.</li></ul>
<h2>هزینه‌ی پست با کیست؟</h2>
<p>اگر کالا شکسته، اشتباه یا برخلاف توضیح باشد، با فروشگاه. اگر فقط نظرتان عوض شده، با شما.</p>
<h2>چه چیزی پس گرفته نمی‌شود</h2>
<p>خوراکی و لوازم آرایشی و بهداشتیِ بازشده، گیاهی که بیش از یک هفته پیش شما بوده، و چیزی که به سفارش شما ساخته یا حکاکی شده است. اگر هرکدام آسیب‌دیده برسد، باز هم عوضش می‌کنیم.</p>
<h2>اول تعمیر</h2>
<p>خیلی از سازنده‌های ما چیزی را که فروخته‌اند تعمیر می‌کنند، بیشتر وقت‌ها رایگان. پیش از دور انداختن بپرسید.</p>`,
    },
  },
];
