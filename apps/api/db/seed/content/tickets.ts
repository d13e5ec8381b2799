/** A conversation of the demo shopper with the market, as it stands. */
type TicketContent = {
  /** Place in the list of kinds. */
  issue: number;
  subject: string;
  /** Which of the shopper's orders it is about, the oldest first. */
  order?: number;
  status: 'running' | 'completed' | 'cancel';
  /** Days before now, for each message. */
  messages: { daysAgo: number; from: 'shopper' | 'market'; text: string }[];
};

/**
 * Support writes as a person does: short, never the same twice, and in the language that it was asked in. The demo shopper speaks all three,
 * so that each of them has something to read.
 */
export const tickets: TicketContent[] = [
  {
    issue: 0,
    subject: 'One piece came broken',
    order: 2,
    status: 'completed',
    messages: [
      {
        daysAgo: 56,
        from: 'shopper',
        text: 'Hello, one of the pieces came with a crack all the way down. The rest is fine and very beautiful. I have a photograph if you need it.',
      },
      {
        daysAgo: 55.7,
        from: 'market',
        text: 'Dear Layla, I am sorry. No need for the photograph, we believe you. The shop can send another one from the next batch in about three weeks, or give back its price. Which would you like? Rima, Souk',
      },
      { daysAgo: 55.2, from: 'shopper', text: 'Its price, please. I will order again when they have more.' },
      {
        daysAgo: 54.1,
        from: 'market',
        text: 'Done: it went back to your card this morning. Your bank may need two or three days to show it. Thank you for being so kind about it. Rima, Souk',
      },
      { daysAgo: 51, from: 'shopper', text: 'It is here. Thank you, Rima.' },
    ],
  },
  {
    issue: 2,
    subject: 'Can it come on Thursday?',
    order: 8,
    status: 'running',
    messages: [
      {
        daysAgo: 1.4,
        from: 'shopper',
        text: 'Good evening. The parcel is on its way, and nobody will be at home tomorrow. Is there any chance that it comes on Thursday instead, or that the courier leaves it with the bakery downstairs?',
      },
      {
        daysAgo: 1.1,
        from: 'market',
        text: 'Good morning, Layla. I have asked the courier. They cannot change the day any more, but they can leave it downstairs if the bakery agrees. What is its name, and until when is somebody there? Samir, Souk',
      },
      { daysAgo: 0.9, from: 'shopper', text: 'Bakery Moosa, until nine. Ask for Fatima, she knows.' },
      { daysAgo: 0.3, from: 'market', text: 'Written on the label: Bakery Moosa, Fatima. I will look again tonight. Samir, Souk' },
    ],
  },
  {
    issue: 1,
    subject: 'Invoice with my studio’s name',
    order: 5,
    status: 'running',
    messages: [
      {
        daysAgo: 1.2,
        from: 'shopper',
        text: 'I would like the invoice in the name of my studio, for the books: Haddad Drawing Studio, 40 Marine Drive, Ernakulam. Is that possible after the fact?',
      },
    ],
  },
  {
    issue: 3,
    subject: 'Changing my number',
    status: 'cancel',
    messages: [
      { daysAgo: 93, from: 'shopper', text: 'How do I move my account to a new telephone number?' },
      { daysAgo: 92.98, from: 'shopper', text: 'Found it, it is in my profile. Please close this.' },
    ],
  },
  {
    issue: 0,
    subject: 'ألغيتُ طلبًا، فمتى يعود المبلغ؟',
    order: 4,
    status: 'completed',
    messages: [
      {
        daysAgo: 28.2,
        from: 'shopper',
        text: 'مساء الخير. ألغيتُ هذا الطلب لأنني أسافر قبل وصوله، وكنت قد دفعت ثمنه ببطاقتي. هل عليّ أن أفعل شيئًا ليعود إليّ المبلغ؟',
      },
      {
        daysAgo: 27.9,
        from: 'market',
        text: 'صباح النور يا ليلى. لا شيء عليكِ: أعدنا المبلغ كاملًا أمس، ويظهر في حسابكِ عادةً خلال يومين أو ثلاثة. رحلة موفّقة، وقطعتكِ باقية في المتجر حين تعودين. هادي، سوق',
      },
      { daysAgo: 26.5, from: 'shopper', text: 'وصل المبلغ اليوم. شكرًا على سرعتكم.' },
    ],
  },
  {
    issue: 4,
    subject: 'بطاقة بخط اليد مع الهدية',
    status: 'running',
    messages: [
      {
        daysAgo: 0.5,
        from: 'shopper',
        text: 'أريد أن أهدي أختي فنجانين بمناسبة بيتها الجديد. هل يمكن أن تُرفق بهما بطاقة مكتوبة بخط اليد، وألا توضع الفاتورة في العلبة؟',
      },
      {
        daysAgo: 0.15,
        from: 'market',
        text: 'مبارك لأختك! اكتبي نص البطاقة في ملاحظة الطلب عند الدفع، وسيخطّها المتجر بيده. أما الفاتورة فتصلكِ بالبريد الإلكتروني وحده. كم سطرًا تودّين أن نكتب؟ هادي، سوق',
      },
    ],
  },
  {
    issue: 4,
    subject: 'تخفیف عضویت و کوپن با هم',
    status: 'running',
    messages: [
      {
        daysAgo: 3.6,
        from: 'shopper',
        text: 'سلام. عضو سالانه هستم. اگر کوپن هم وارد کنم، هر دو تخفیف حساب می‌شود یا باید یکی را انتخاب کنم؟',
      },
      {
        daysAgo: 3.2,
        from: 'market',
        text: 'سلام لیلا خانم. هر دو حساب می‌شود: اول کوپن کم می‌شود و بعد تخفیف عضویت از باقی‌مانده. در صفحه‌ی پرداخت هر کدام را در یک سطر جدا می‌بینید. نیما، سوق',
      },
      { daysAgo: 0.8, from: 'shopper', text: 'خیلی ممنون. کوپنِ خود فروشگاه‌ها هم همین‌طور است؟' },
    ],
  },
  {
    issue: 2,
    subject: 'جابه‌جایی زمان تحویل برای مادربزرگم',
    order: 1,
    status: 'completed',
    messages: [
      {
        daysAgo: 116.4,
        from: 'shopper',
        text: 'این بار فارسی می‌نویسم، چون مادربزرگم کنارم نشسته و می‌خواهد خودش جواب را بخواند. بسته برای اوست و صبح‌ها نانوایی است. می‌شود بعدازظهر بیاورید؟',
      },
      {
        daysAgo: 116.1,
        from: 'market',
        text: 'سلام به هر دو. به پیک گفتیم بعد از ساعت چهار بیاید و دو بار زنگ بزند. نان تازه اگر ماند، سلام ما را هم برسانید. نیما، سوق',
      },
      { daysAgo: 113.8, from: 'shopper', text: 'ساعت چهار و ده دقیقه رسید. مادربزرگ می‌گوید پیکتان مؤدب بود و یک نان به او داد.' },
    ],
  },
];
