import type { ComposedMessage, Formatter, MessageProposal } from './message-content.ts';
import type { MessageLinks } from './message-links.ts';

/** The decision about what a shop proposed. Undefined if it was withdrawn or sent again since. */
export function composeProposal(
  { name, shop_name, status, reason }: MessageProposal,
  links: MessageLinks,
  format: Formatter,
): ComposedMessage | undefined {
  const product = format.pick(name);
  const shared = {
    rows: [{ label: { text: 'Shop' }, value: { text: '{shop}', with: { shop: format.pick(shop_name) } } }],
    link: { label: { text: 'View your products' }, url: links.ownProducts() },
  };
  if (status === 'accepted')
    return {
      subject: { text: 'Your change of {product} is published', with: { product } },
      sentences: [{ text: 'Your change of {product} was approved. Shoppers see it now.', with: { product } }],
      ...shared,
    };
  if (status !== 'declined') return undefined;
  return {
    subject: { text: 'Your change of {product} was not approved', with: { product } },
    sentences: [
      { text: 'Your change of {product} was not approved. The product stays as it is.', with: { product } },
      ...(reason === null ? [] : [{ text: '{reason}', with: { reason } }]),
      { text: 'You can change it and send it again.' },
    ],
    ...shared,
  };
}
