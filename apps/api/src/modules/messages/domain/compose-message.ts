import { cash } from '@souk/contract/fields';
import { composeAnswer, composeConversation } from './compose-conversation.ts';
import { composeNews, composePayout } from './compose-news.ts';
import { composeProposal } from './compose-proposal.ts';
import { composeReturn } from './compose-return.ts';
import type {
  ComposedMessage,
  Formatter,
  LeftLine,
  MessageApplication,
  MessageContent,
  MessageInvitation,
  MessageOrder,
  MessageParcel,
  MessageText,
  NoticeProduct,
} from './message-content.ts';
import type { MessageLinks } from './message-links.ts';

/** Undefined if the message is outdated. */
export function composeMessage(content: MessageContent, links: MessageLinks, format: Formatter): ComposedMessage | undefined {
  switch (content.kind) {
    case 'order-placed':
      return composeOrders(content.orders.filter(isActive), links, format, placedTexts);
    case 'order-paid':
      // Orders that vouchers paid completely, and orders cancelled before, are no part of the received amount.
      return composeOrders(content.orders.filter(isPaidFor), links, format, paidTexts);
    case 'order-shipped':
      return composeOrders([content.order].filter(isActive), links, format, shippedTexts);
    case 'order-delivered':
      return composeOrders([content.order], links, format, deliveredTexts);
    case 'order-cancelled':
      return composeOrders([content.order], links, format, cancelledTexts);
    case 'parcel-sent':
      return composeParcel(content, links, format);
    case 'return-requested':
    case 'return-passed':
    case 'return-accepted':
    case 'return-declined':
    case 'return-received':
    case 'return-refunded':
      return composeReturn(content, links, format);
    case 'payment-returned':
      return composeReturned(content.payment, links, format);
    case 'ticket-answered':
      return composeTicket(content.ticket, links);
    case 'plan-bought':
      return composePlan(content.plan, links, format);
    case 'account-notice':
    case 'former-address-notice':
      return composeAccount(content.event, links);
    case 'back-in-stock':
    case 'price-drop':
      return composeNotice(content.kind, content.product, links, format);
    case 'cart-reminder':
      return composeCart(content.lines, links, format);
    case 'shop-wrote':
    case 'shopper-wrote':
      return composeConversation(content, links, format);
    case 'product-accepted':
    case 'product-declined':
      return composeProposal(content.proposed, links, format);
    case 'question-answered':
      return composeAnswer(content.question, links, format);
    case 'payout-account-changed':
      return composePayout(content.payout, links, format);
    case 'shop-news':
      return composeNews(content.news, links, format);
    case 'shop-opened':
    case 'shop-refused':
      return composeApplication(content.application, links);
    case 'shop-invitation':
      return composeInvitation(content.invitation, links, format);
  }
}

type Values = { code: string; codes: string; shop: string; amount: string };
/** `order` is the first one; all orders belong to one purchase and are paid in the same way. */
type Phrase = (
  values: Values,
  context: { order: MessageOrder; isOne: boolean; total: number },
) => Pick<ComposedMessage, 'subject' | 'sentences'>;

const isActive = ({ status }: MessageOrder) => status !== 'Cancelled';
const isUnpaid = ({ payment_status }: MessageOrder) => payment_status !== 'Paid';
const isPaidFor = ({ payment_status, payable_amount }: MessageOrder) => payment_status === 'Paid' && payable_amount > 0;
const isCash = ({ payment_method }: MessageOrder) => payment_method === cash;

function composeOrders(
  orders: readonly MessageOrder[],
  links: MessageLinks,
  format: Formatter,
  phrase: Phrase,
): ComposedMessage | undefined {
  const [order] = orders;
  if (!order) return undefined;
  const isOne = orders.length === 1;
  const total = orders.reduce((sum, { payable_amount }) => sum + payable_amount, 0);
  const values = {
    code: order.code,
    codes: orders.map(({ code }) => code).join(' · '),
    shop: format.pick(order.shop_name),
    amount: format.price(total),
  };
  return {
    ...phrase(values, { order, isOne, total }),
    rows: orders.map(({ code, shop_name, payable_amount }) => ({
      label: { text: 'Order {code}', with: { code } },
      value: { text: '{shop} · {amount}', with: { shop: format.pick(shop_name), amount: format.price(payable_amount) } },
    })),
    link: isOne
      ? { label: { text: 'View your order' }, url: links.order({ kind: 'order', id: order.id }) }
      : { label: { text: 'View your orders' }, url: links.order({ kind: 'purchase', id: order.purchase_id }) },
  };
}

const placedTexts: Phrase = ({ code, codes, shop, amount }, { order, isOne, total }) => ({
  subject: isOne ? { text: 'We received your order {code}', with: { code } } : { text: 'We received your orders {codes}', with: { codes } },
  sentences: [
    isOne
      ? { text: 'We received your order {code} from {shop}.', with: { code, shop } }
      : { text: 'We received your orders {codes}.', with: { codes } },
    ...(isUnpaid(order) && total > 0
      ? [{ text: isCash(order) ? 'You pay {amount} on delivery.' : 'It ships once {amount} has been paid.', with: { amount } }]
      : []),
  ],
});

const paidTexts: Phrase = ({ code, codes, amount }, { isOne }) => ({
  subject: { text: 'We received your payment of {amount}', with: { amount } },
  sentences: [
    isOne
      ? { text: 'We received {amount} for your order {code}. Thank you.', with: { amount, code } }
      : { text: 'We received {amount} for your orders {codes}. Thank you.', with: { amount, codes } },
  ],
});

const shippedTexts: Phrase = ({ code, shop, amount }, { order, total }) => ({
  subject: { text: 'Your order {code} is on its way', with: { code } },
  sentences: [
    { text: 'Your order {code} from {shop} is on its way.', with: { code, shop } },
    ...(isUnpaid(order) && isCash(order) && total > 0 ? [{ text: 'Please have {amount} ready.', with: { amount } }] : []),
  ],
});

const deliveredTexts: Phrase = ({ code, shop }) => ({
  subject: { text: 'Your order {code} has been delivered', with: { code } },
  sentences: [{ text: 'Your order {code} from {shop} has been delivered.', with: { code, shop } }],
});

const cancelledTexts: Phrase = ({ code, shop, amount }, { order, total }) => ({
  subject: { text: 'Your order {code} has been cancelled', with: { code } },
  sentences: [
    { text: 'Your order {code} from {shop} has been cancelled.', with: { code, shop } },
    ...(order.payment_status === 'Refunded' && total > 0 ? [{ text: 'Your payment of {amount} will be refunded.', with: { amount } }] : []),
  ],
});

type Sent = { parcel: MessageParcel; order: MessageOrder };

/** The message about a parcel names its carrier and its tracking number. */
function composeParcel({ parcel, order }: Sent, links: MessageLinks, format: Formatter): ComposedMessage | undefined {
  const composed = composeOrders([order].filter(isActive), links, format, shippedTexts);
  if (!composed) return undefined;
  const { carrier, tracking_number: number, tracking_url: url } = parcel;
  const rows = [
    { label: { text: 'Carrier' }, value: { text: '{carrier}', with: { carrier } } },
    ...(number === null ? [] : [{ label: { text: 'Tracking number' }, value: { text: '{number}', with: { number } } }]),
    ...(url === null ? [] : [{ label: { text: 'Track the parcel' }, value: { text: '{url}', with: { url } } }]),
  ];
  return {
    ...composed,
    subject: { text: 'A parcel of your order {code} is on its way', with: { code: order.code } },
    rows: [...composed.rows, ...rows],
  };
}

type Returned = { amount: number; of: 'order' | 'plan'; purchase_id: number };

function composeReturned({ amount: sum, of, purchase_id }: Returned, links: MessageLinks, format: Formatter): ComposedMessage | undefined {
  if (sum === 0) return undefined;
  const amount = format.price(sum);
  return {
    subject: { text: 'Your refund of {amount} is on its way', with: { amount } },
    sentences: [{ text: 'We received {amount} from you, but nothing was due. We are refunding it.', with: { amount } }],
    rows: [{ label: { text: 'Amount' }, value: { text: '{amount}', with: { amount } } }],
    link:
      of === 'order'
        ? { label: { text: 'View your orders' }, url: links.order({ kind: 'purchase', id: purchase_id }) }
        : { label: { text: 'View your plan' }, url: links.plan() },
  };
}

function composeTicket({ ticket_number, subject }: { ticket_number: string; subject: string }, links: MessageLinks): ComposedMessage {
  const number = ticket_number;
  return {
    subject: { text: 'New reply to your ticket {number}', with: { number } },
    sentences: [{ text: 'You have a new reply to your ticket {number}.', with: { number } }],
    rows: [{ label: { text: 'Subject' }, value: { text: '{subject}', with: { subject } } }],
    link: { label: { text: 'View reply' }, url: links.ticket(ticket_number) },
  };
}

type Plan = { name: unknown; price: number; ends_at: Date | null };

function composePlan({ name, price, ends_at }: Plan, links: MessageLinks, format: Formatter): ComposedMessage {
  const plan = format.pick(name);
  return {
    subject: { text: 'Your plan {plan} is active', with: { plan } },
    sentences: [
      ends_at
        ? { text: 'Your plan {plan} is valid until {day}.', with: { plan, day: format.day(ends_at) } }
        : { text: 'Your plan {plan} is active.', with: { plan } },
    ],
    rows: [{ label: { text: 'Amount' }, value: { text: '{amount}', with: { amount: format.price(price) } } }],
    link: { label: { text: 'View your plan' }, url: links.plan() },
  };
}

const accountTexts: Record<string, MessageText> = {
  'phone-changed': { text: 'The phone number of your account was changed.' },
  'email-changed': { text: 'The email address of your account was changed.' },
  'password-changed': { text: 'The password of your account was changed.' },
  'session-ended': { text: 'Your account was signed out on other devices.' },
};

function composeAccount({ kind }: { kind: string }, links: MessageLinks): ComposedMessage | undefined {
  const words = accountTexts[kind];
  if (!words) return undefined;
  return {
    subject: { text: 'A change to your account' },
    sentences: [words, { text: 'If this was not you, please contact us immediately.' }],
    rows: [],
    link: { label: { text: 'View your account' }, url: links.profile() },
  };
}

function composeNotice(
  kind: 'back-in-stock' | 'price-drop',
  notice: NoticeProduct,
  links: MessageLinks,
  format: Formatter,
): ComposedMessage {
  const product = format.pick(notice.name);
  const price = format.price(notice.price);
  const words =
    kind === 'back-in-stock'
      ? {
          subject: { text: '{product} is back in stock', with: { product } },
          sentence: { text: '{product} is back in stock.', with: { product } },
        }
      : {
          subject: { text: '{product} now costs {price}', with: { product, price } },
          sentence: { text: 'The price of {product} has dropped to {price}.', with: { product, price } },
        };
  return {
    subject: words.subject,
    sentences: [words.sentence],
    rows: [{ label: { text: 'Price' }, value: { text: '{amount}', with: { amount: price } } }],
    link: { label: { text: 'View product' }, url: links.product(notice) },
    stop: { label: { text: 'Stop these messages' }, url: links.stopNotices({ personId: notice.person_id, productId: notice.id }) },
  };
}

const maxRows = 5;

/** Lists the cart and what changed since; undefined if nothing of it can be bought. */
function composeCart(lines: readonly LeftLine[], links: MessageLinks, format: Formatter): ComposedMessage | undefined {
  const [first] = lines;
  if (!first || !lines.some(({ is_available }) => is_available)) return undefined;
  const hasChanged = lines.some(({ is_available, price, seen_price }) => !is_available || price !== seen_price);
  return {
    subject: { text: 'Your cart is waiting' },
    sentences: [
      {
        text: 'You left {product} in your cart.',
        with: {
          product: lines
            .map(({ name }) => format.pick(name))
            .slice(0, 2)
            .join(' · '),
        },
      },
      { text: hasChanged ? 'Some of it has changed since.' : 'Price and stock are as you left them.' },
      ...lines.slice(0, maxRows).flatMap((line) => changeOf(line, format)),
    ],
    rows: lines.slice(0, maxRows).map((line) => ({
      label: { text: '{product}', with: { product: format.pick(line.name) } },
      value: line.is_available ? { text: '{amount}', with: { amount: format.price(line.price) } } : { text: 'Sold out' },
    })),
    link: { label: { text: 'View your cart' }, url: links.cart() },
    stop: { label: { text: 'Stop these messages' }, url: links.stopCartReminders(first.person_id) },
  };
}

function changeOf({ name, price, seen_price, is_available }: LeftLine, format: Formatter): MessageText[] {
  const product = format.pick(name);
  if (!is_available) return [{ text: '{product} is sold out.', with: { product } }];
  if (price === seen_price) return [];
  const values = { product, price: format.price(price), before: format.price(seen_price) };
  return [{ text: '{product} now costs {price} instead of {before}.', with: values }];
}

function composeApplication(
  { shop_name: shop, shop_id, awaits_opening, reason }: MessageApplication,
  links: MessageLinks,
): ComposedMessage {
  const row = { label: { text: 'Shop' }, value: { text: '{shop}', with: { shop } } };
  if (shop_id !== null && awaits_opening) {
    return {
      subject: { text: 'Your application for {shop} is approved', with: { shop } },
      sentences: [
        { text: 'Your application for {shop} is approved. Welcome! Sign in with this number to set it up.', with: { shop } },
        { text: 'Your shop opens when its checklist is done.' },
      ],
      rows: [row],
      link: { label: { text: 'Set up your shop' }, url: links.sellerPanel() },
    };
  }
  if (shop_id !== null) {
    return {
      subject: { text: 'Your shop {shop} is open', with: { shop } },
      sentences: [{ text: 'Your application was approved and your shop {shop} is now open. Welcome!', with: { shop } }],
      rows: [row],
      link: { label: { text: 'View your shop' }, url: links.shop(shop_id) },
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

function composeInvitation({ id, shop_name, expires_at }: MessageInvitation, links: MessageLinks, format: Formatter): ComposedMessage {
  const shop = format.pick(shop_name);
  return {
    subject: { text: 'You are invited to sell for {shop}', with: { shop } },
    sentences: [
      {
        text: '{shop} invites you to its team. Sign in with this number before {day} to accept.',
        with: { shop, day: format.day(expires_at) },
      },
    ],
    rows: [{ label: { text: 'Shop' }, value: { text: '{shop}', with: { shop } } }],
    link: { label: { text: 'View the invitation' }, url: links.invitation(id) },
  };
}
