import type { ComposedMessage, Formatter, MessageOrder, MessageReturn, MessageText, ReturnMessageKind } from './message-content.ts';
import type { MessageLinks } from './message-links.ts';

type Step = { kind: ReturnMessageKind; asked: MessageReturn; order: MessageOrder };
type Values = { code: string; order: string; shop: string; amount: string };

/** The status in which a message about a step is still true. */
const statusOf = {
  'return-requested': 'requested',
  'return-passed': 'requested',
  'return-accepted': 'accepted',
  'return-declined': 'declined',
  'return-received': 'received',
  'return-refunded': 'refunded',
} as const satisfies Record<ReturnMessageKind, string>;

/** The message about a step of a return; undefined once the return has a later status. */
export function composeReturn({ kind, asked, order }: Step, links: MessageLinks, format: Formatter): ComposedMessage | undefined {
  if (asked.status !== statusOf[kind]) return undefined;
  const values = { code: asked.code, order: order.code, shop: format.pick(order.shop_name), amount: format.price(asked.refund ?? 0) };
  const { answer, label_url: url, refund } = asked;
  const rows = [
    { label: { text: 'Return' }, value: { text: '{code}', with: { code: asked.code } } },
    { label: { text: 'Order {code}', with: { code: order.code } }, value: { text: '{shop}', with: { shop: values.shop } } },
    ...(kind === 'return-accepted' && url !== null ? [{ label: { text: 'Return label' }, value: { text: '{url}', with: { url } } }] : []),
    ...(refund === null ? [] : [{ label: { text: 'Amount' }, value: { text: '{amount}', with: { amount: values.amount } } }]),
  ];
  const words =
    answer === null || (kind !== 'return-accepted' && kind !== 'return-declined') ? [] : [{ text: '{answer}', with: { answer } }];
  return {
    subject: subjectOf(kind, values),
    sentences: [sentenceOf(kind, values), ...words],
    rows,
    link: { label: { text: 'View your return' }, url: links.order({ kind: 'order', id: order.id }) },
  };
}

function subjectOf(kind: ReturnMessageKind, { code, amount }: Values): MessageText {
  switch (kind) {
    case 'return-requested':
      return { text: 'We received your return {code}', with: { code } };
    case 'return-passed':
      return { text: 'We answer your return {code}', with: { code } };
    case 'return-accepted':
      return { text: 'Your return {code} is accepted', with: { code } };
    case 'return-declined':
      return { text: 'Your return {code} is declined', with: { code } };
    case 'return-received':
      return { text: 'The items of your return {code} arrived', with: { code } };
    case 'return-refunded':
      return { text: 'Your refund of {amount} is on its way', with: { amount } };
  }
}

function sentenceOf(kind: ReturnMessageKind, { code, order, shop, amount }: Values): MessageText {
  switch (kind) {
    case 'return-requested':
      return { text: 'You asked to return items of your order {order}. {shop} answers you soon.', with: { order, shop } };
    case 'return-passed':
      return { text: '{shop} has not answered in time, so our team answers you now.', with: { shop } };
    case 'return-accepted':
      return { text: '{shop} accepts your return of items of your order {order}.', with: { shop, order } };
    case 'return-declined':
      return { text: 'Your return of items of your order {order} from {shop} is declined.', with: { order, shop } };
    case 'return-received':
      return { text: 'The items of your return {code} arrived. They are checked now.', with: { code } };
    case 'return-refunded':
      return { text: 'We refund {amount} for the items that you returned from your order {order}.', with: { amount, order } };
  }
}
