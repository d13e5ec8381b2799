import type { ComposedMessage, Formatter, MessageConversation, MessageQuestion } from './message-content.ts';
import type { MessageLinks } from './message-links.ts';

type Unread = { kind: 'shop-wrote' | 'shopper-wrote'; conversation: MessageConversation };

/** The message about an unread conversation. It does not quote the conversation. */
export function composeConversation({ kind, conversation }: Unread, links: MessageLinks, format: Formatter): ComposedMessage {
  const { id, shopper_name, order_code, product_name } = conversation;
  const shop = format.pick(conversation.shop_name);
  const about =
    order_code === null
      ? { label: { text: 'Product' }, value: { text: '{product}', with: { product: format.pick(product_name) } } }
      : { label: { text: 'Order' }, value: { text: '{code}', with: { code: order_code } } };
  if (kind === 'shop-wrote')
    return {
      subject: { text: 'New message from {shop}', with: { shop } },
      sentences: [{ text: 'You have a new message from {shop}.', with: { shop } }],
      rows: [about],
      link: { label: { text: 'View message' }, url: links.conversation(id) },
    };
  return {
    subject: { text: 'A shopper wrote to {shop}', with: { shop } },
    sentences: [{ text: '{name} wrote to your shop {shop}.', with: { name: shopper_name, shop } }],
    rows: [about],
    link: { label: { text: 'Answer' }, url: links.shopConversation(id) },
  };
}

export function composeAnswer(question: MessageQuestion, links: MessageLinks, format: Formatter): ComposedMessage {
  const product = format.pick(question.product_name);
  return {
    subject: { text: 'Your question about {product} is answered', with: { product } },
    sentences: [{ text: 'Your question about {product} is answered.', with: { product } }],
    rows: [{ label: { text: 'Your question' }, value: { text: '{question}', with: { question: question.question } } }],
    link: { label: { text: 'View answer' }, url: links.question(question) },
  };
}
