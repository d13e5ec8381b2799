import { messageLinks } from './message-links.ts';
import type { ApplicationToldOf, OrderToldOf, Story, Teller } from './story.ts';

/** Text in English with `{name}` for what is put in. */
export type Words = { text: string; with?: Record<string, string> };

/** What a message says, not yet in the person's language. */
export type Composed = {
  subject: Words;
  sentences: readonly Words[];
  rows: readonly { label: Words; value: Words }[];
  link: { label: Words; url: string };
};

/** How the person's language writes what is put into a message. */
export type Tongue = {
  /** A name that is kept by language. */
  pick: (name: unknown) => string;
  day: (moment: Date) => string;
  /** An amount in whole minor units. */
  price: (amount: number) => string;
};

/** What a message says; undefined where it is no longer true. */
export function composeMessage(story: Story, teller: Teller, tongue: Tongue): Composed | undefined {
  switch (story.kind) {
    case 'order-placed':
      return aboutOrders(story.orders.filter(isOn), teller, tongue, placedWords);
    case 'order-paid':
      // Where vouchers paid for everything nothing was received, and what was called off before is no part of what was.
      return aboutOrders(story.orders.filter(isPaidFor), teller, tongue, paidWords);
    case 'order-shipped':
      return aboutOrders([story.order].filter(isOn), teller, tongue, shippedWords);
    case 'order-delivered':
      return aboutOrders([story.order], teller, tongue, deliveredWords);
    case 'order-cancelled':
      return aboutOrders([story.order], teller, tongue, cancelledWords);
    case 'payment-returned':
      return aboutReturned(story.payment, teller, tongue);
    case 'ticket-answered':
      return aboutTicket(story.ticket, teller);
    case 'plan-bought':
      return aboutPlan(story.plan, teller, tongue);
    case 'account-notice':
    case 'former-address-notice':
      return aboutAccount(story.event, teller);
    case 'shop-opened':
    case 'shop-refused':
      return aboutApplication(story.application, teller);
  }
}

type Values = { code: string; codes: string; shop: string; amount: string };
/** The first of the orders, which are all of one purchase and so alike in how they are paid. */
type Phrase = (values: Values, about: { order: OrderToldOf; isOne: boolean; total: number }) => Pick<Composed, 'subject' | 'sentences'>;

const isOn = ({ status }: OrderToldOf) => status !== 'Cancelled';
const isOwed = ({ payment_status }: OrderToldOf) => payment_status !== 'Paid';
const isPaidFor = ({ payment_status, payable_amount }: OrderToldOf) => payment_status === 'Paid' && payable_amount > 0;
const isCash = ({ payment_method }: OrderToldOf) => payment_method === 'cash';

function aboutOrders(orders: readonly OrderToldOf[], teller: Teller, tongue: Tongue, phrase: Phrase): Composed | undefined {
  const [order] = orders;
  if (!order) return undefined;
  const isOne = orders.length === 1;
  const total = orders.reduce((sum, { payable_amount }) => sum + payable_amount, 0);
  const values = {
    code: order.code,
    codes: orders.map(({ code }) => code).join(' · '),
    shop: tongue.pick(order.shop_name),
    amount: tongue.price(total),
  };
  const links = messageLinks(teller.public_url);
  return {
    ...phrase(values, { order, isOne, total }),
    rows: orders.map(({ code, shop_name, payable_amount }) => ({
      label: { text: 'Order {code}', with: { code } },
      value: { text: '{shop} · {amount}', with: { shop: tongue.pick(shop_name), amount: tongue.price(payable_amount) } },
    })),
    link: isOne
      ? { label: { text: 'See your order' }, url: links.order(order.id) }
      : { label: { text: 'See your orders' }, url: links.orders() },
  };
}

const placedWords: Phrase = ({ code, codes, shop, amount }, { order, isOne, total }) => ({
  subject: isOne ? { text: 'We have your order {code}', with: { code } } : { text: 'We have your orders {codes}', with: { codes } },
  sentences: [
    isOne
      ? { text: 'We have your order {code} from {shop}.', with: { code, shop } }
      : { text: 'We have your orders {codes}.', with: { codes } },
    ...(isOwed(order) && total > 0
      ? [{ text: isCash(order) ? 'You pay {amount} on delivery.' : 'It is sent once {amount} has been paid.', with: { amount } }]
      : []),
  ],
});

const paidWords: Phrase = ({ code, codes, amount }, { isOne }) => ({
  subject: { text: 'We have your payment of {amount}', with: { amount } },
  sentences: [
    isOne
      ? { text: 'We have received {amount} for your order {code}. Thank you.', with: { amount, code } }
      : { text: 'We have received {amount} for your orders {codes}. Thank you.', with: { amount, codes } },
  ],
});

const shippedWords: Phrase = ({ code, shop, amount }, { order, total }) => ({
  subject: { text: 'Your order {code} is on its way', with: { code } },
  sentences: [
    { text: 'Your order {code} from {shop} is on its way.', with: { code, shop } },
    ...(isOwed(order) && isCash(order) && total > 0 ? [{ text: 'Please have {amount} ready.', with: { amount } }] : []),
  ],
});

const deliveredWords: Phrase = ({ code, shop }) => ({
  subject: { text: 'Your order {code} has been delivered', with: { code } },
  sentences: [{ text: 'Your order {code} from {shop} has been delivered.', with: { code, shop } }],
});

const cancelledWords: Phrase = ({ code, shop, amount }, { order, total }) => ({
  subject: { text: 'Your order {code} has been cancelled', with: { code } },
  sentences: [
    { text: 'Your order {code} from {shop} has been cancelled.', with: { code, shop } },
    ...(order.payment_status === 'Refunded' && total > 0 ? [{ text: 'You get back the {amount} that you paid.', with: { amount } }] : []),
  ],
});

type Returned = { amount: number; of: 'order' | 'plan' };

function aboutReturned({ amount: sum, of }: Returned, teller: Teller, tongue: Tongue): Composed | undefined {
  if (sum === 0) return undefined;
  const amount = tongue.price(sum);
  const links = messageLinks(teller.public_url);
  return {
    subject: { text: '{amount} is on its way back to you', with: { amount } },
    sentences: [
      { text: 'We have received {amount} from you when there was nothing left to pay. It is on its way back to you.', with: { amount } },
    ],
    rows: [{ label: { text: 'Amount' }, value: { text: '{amount}', with: { amount } } }],
    link:
      of === 'order'
        ? { label: { text: 'See your orders' }, url: links.orders() }
        : { label: { text: 'See your plan' }, url: links.plan() },
  };
}

function aboutTicket({ ticket_number, subject }: { ticket_number: string; subject: string }, { public_url }: Teller): Composed {
  const number = ticket_number;
  return {
    subject: { text: 'An answer to your ticket {number}', with: { number } },
    sentences: [{ text: 'There is an answer to your ticket {number}.', with: { number } }],
    rows: [{ label: { text: 'Subject' }, value: { text: '{subject}', with: { subject } } }],
    link: { label: { text: 'Read the answer' }, url: messageLinks(public_url).ticket(ticket_number) },
  };
}

type Plan = { name: unknown; price: number; ends_at: Date | null };

function aboutPlan({ name, price, ends_at }: Plan, teller: Teller, tongue: Tongue): Composed {
  const plan = tongue.pick(name);
  return {
    subject: { text: 'Your plan {plan} has begun', with: { plan } },
    sentences: [
      ends_at
        ? { text: 'Your plan {plan} is valid until {day}.', with: { plan, day: tongue.day(ends_at) } }
        : { text: 'Your plan {plan} has begun.', with: { plan } },
    ],
    rows: [{ label: { text: 'Amount' }, value: { text: '{amount}', with: { amount: tongue.price(price) } } }],
    link: { label: { text: 'See your plan' }, url: messageLinks(teller.public_url).plan() },
  };
}

const accountWords: Record<string, Words> = {
  'phone-changed': { text: 'The phone number of your account was changed.' },
  'email-changed': { text: 'The email address of your account was changed.' },
  'password-changed': { text: 'The password of your account was changed.' },
  'session-ended': { text: 'Your account was signed out on other devices.' },
};

function aboutAccount({ kind }: { kind: string }, { public_url }: Teller): Composed | undefined {
  const words = accountWords[kind];
  if (!words) return undefined;
  return {
    subject: { text: 'A change to your account' },
    sentences: [words, { text: 'If this was not you, please contact us at once.' }],
    rows: [],
    link: { label: { text: 'See your account' }, url: messageLinks(public_url).profile() },
  };
}

function aboutApplication({ shop_name: shop, shop_id, reason }: ApplicationToldOf, { public_url }: Teller): Composed {
  const links = messageLinks(public_url);
  const row = { label: { text: 'Shop' }, value: { text: '{shop}', with: { shop } } };
  if (shop_id !== null) {
    return {
      subject: { text: 'Your shop {shop} is open', with: { shop } },
      sentences: [{ text: 'We have read your application, and your shop {shop} is open now. Welcome.', with: { shop } }],
      rows: [row],
      link: { label: { text: 'See your shop' }, url: links.shop(shop_id) },
    };
  }
  return {
    subject: { text: 'Your application for {shop}', with: { shop } },
    sentences: [
      { text: 'Thank you for your application. We cannot open {shop} at the moment.', with: { shop } },
      ...(reason === null ? [] : [{ text: '{reason}', with: { reason } }]),
      { text: 'You are welcome to apply again.' },
    ],
    rows: [row],
    link: { label: { text: 'Apply again' }, url: links.applying() },
  };
}
