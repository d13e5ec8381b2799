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

/** Support writes as a person does: short, and never the same twice. */
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
        daysAgo: 0.6,
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
];
