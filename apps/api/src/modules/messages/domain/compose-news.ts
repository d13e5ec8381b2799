import type { ComposedMessage, Formatter, MessagePayout, MessageText, ShopNews } from './message-content.ts';
import type { MessageLinks } from './message-links.ts';

/** The news of a shop since the last message to a member. It has no amounts, because packers get it too. */
export function composeNews({ shop_name, parts }: ShopNews, links: MessageLinks, format: Formatter): ComposedMessage {
  const shop = format.pick(shop_name);
  return {
    subject: { text: 'News from your shop {shop}', with: { shop } },
    sentences: [{ text: '{shop}:', with: { shop } }, ...parts.map(sentenceOf)],
    rows: [],
    link: { label: { text: 'Open your shop' }, url: links.sellerPanel() },
  };
}

/** Sent to every owner, whatever they chose for the news: somebody else may have changed the account. */
export function composePayout({ shop_name, ending }: MessagePayout, links: MessageLinks, format: Formatter): ComposedMessage {
  const shop = format.pick(shop_name);
  return {
    subject: { text: 'The payout account of {shop} has changed', with: { shop } },
    sentences: [
      { text: 'Payments to your shop {shop} go to the account that ends in {ending} from now on.', with: { shop, ending } },
      { text: 'If nobody of your shop did this, write to us at once.' },
    ],
    rows: [],
    link: { label: { text: 'Open your shop' }, url: links.sellerPanel() },
  };
}

function sentenceOf({ kind, count, subject }: ShopNews['parts'][number]): MessageText {
  const values = { count: String(count), code: subject };
  switch (kind) {
    case 'order':
      return count === 1 ? { text: 'New order {code}.', with: values } : { text: 'New orders: {count}.', with: values };
    case 'return':
      return count === 1
        ? { text: 'Return {code} waits for your answer.', with: values }
        : { text: 'Returns that wait for your answer: {count}.', with: values };
    case 'question':
      return { text: 'New questions: {count}.', with: values };
    case 'low-stock':
      return { text: 'Almost sold out: {count}.', with: values };
    case 'out-of-stock':
      return { text: 'Sold out: {count}.', with: values };
    default:
      throw new Error(`No message is about ${kind}`);
  }
}
