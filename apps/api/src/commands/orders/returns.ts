import { returnFilters } from '@souk/contract/back-office/returns';
import { fromWire } from '@souk/money/currency';
import { formatPrice } from '@souk/money/format';
import { z } from 'zod';
import { readManagedReturn, readManagedReturns } from '../../workflows/manage-returns/read-returns.ts';
import { acceptReturn, declineReturn, inspectReturn, receiveReturn } from '../../workflows/return-items/change-return.ts';
import { previewReturnRefund, refundReturn } from '../../workflows/return-items/refund-return.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { choice, flag, operand, option, options, words } from '../framework/fields.ts';
import { formatTime, pageFields, renderFacts, renderPage, renderTable } from '../framework/tables.ts';

const returnCode = operand(
  'code',
  'Code of the return, such as RT-7F3K9Q',
  words(20).transform((code) => code.toUpperCase()),
);

const returnsList = defineCommand({
  name: 'returns list',
  summary: 'List returns, those that wait for an answer first.',
  examples: ['returns list --status requested', 'returns list --status passed --json'],
  fields: { status: option('status', returnFilters.join(', '), choice(returnFilters).optional()), ...pageFields },
  async run({ status, limit, page }, { context, print }) {
    const found = await readManagedReturns(context, { status, page, per_page: limit });
    const rows = found.returns.map((row) => [
      row.code,
      formatTime(row.created_at),
      row.is_passed && row.status === 'requested' ? 'passed' : row.status,
      row.status === 'requested' ? formatTime(row.answer_by) : '',
      row.order_code,
      row.shop.name,
      row.quantity,
      `${row.person.name} (${row.person.id})`,
    ]);
    const titles = ['code', 'requested', 'status', 'answer by', 'order', 'shop', 'items', 'shopper'];
    print(found, renderPage(titles, rows, { limit, page, total: found.total }));
  },
});

const returnsShow = defineCommand({
  name: 'returns show',
  summary: 'Show a return with the ids of its lines and its steps.',
  examples: ['returns show RT-7F3K9Q'],
  fields: { code: returnCode },
  async run({ code }, { context, print }) {
    const managed = await readManagedReturn(context, { code });
    const { return: asked, order, shop, person, currency } = managed;
    const facts = renderFacts({
      ...{ return: asked.code, status: asked.status, order: order.code, shop: shop.name, shopper: `${person.name} (${person.id})` },
      ...{ note: asked.note, answer: asked.answer, label: asked.label_url },
      refund: asked.refund === null ? null : formatPrice(asked.refund, { symbol: ` ${currency}` }),
    });
    const lines = asked.lines.map((line) => [line.line_id, line.name, line.quantity, line.reason, line.accepted ?? '']);
    const steps = asked.events.map((event) => [formatTime(event.created_at), event.status, event.author, event.note ?? '']);
    const tables = [
      renderTable(['line', 'product', 'quantity', 'reason', 'accepted'], lines),
      renderTable(['time', 'step', 'by', 'note'], steps),
    ];
    print(managed, [facts, ...tables].join('\n\n'));
  },
});

const webAddress = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s"<>]+$/, { error: 'must be an address that starts with https://' });

const returnsAccept = defineCommand({
  name: 'returns accept',
  summary: 'Accept a return with how the shopper sends the items. The shopper gets a message.',
  examples: ['returns accept RT-7F3K9Q --answer "Hand it in at any post office."'],
  fields: {
    code: returnCode,
    answer: option('words', 'How the shopper sends the items', words(2000)),
    label: option('address', 'Page or file of a return label', webAddress.nullable().default(null)),
  },
  async run({ code, answer, label }, { context, print }) {
    await acceptReturn(context, { code, answer, label_url: label });
    print({ code, status: 'accepted' }, `${code} is accepted; the shopper is notified.`);
  },
});

const returnsDecline = defineCommand({
  name: 'returns decline',
  summary: 'Decline a return that is not refunded. The shopper gets a message with the reason.',
  examples: ['returns decline RT-7F3K9Q --reason "It was used."'],
  fields: { code: returnCode, reason: option('words', 'Reason, which the shopper reads', words(2000)) },
  async run({ code, reason }, { context, print }) {
    await declineReturn(context, { code, reason });
    print({ code, status: 'declined' }, `${code} is declined; the shopper is notified.`);
  },
});

const returnsReceive = defineCommand({
  name: 'returns receive',
  summary: 'Record that the items of a return arrived. The shopper gets a message.',
  examples: ['returns receive RT-7F3K9Q'],
  fields: { code: returnCode },
  async run({ code }, { context, print }) {
    await receiveReturn(context, { code });
    print({ code, status: 'received' }, `The items of ${code} arrived; the shopper is notified.`);
  },
});

/** `12=2`: two items of the line 12 are refunded. */
const acceptedItems = z
  .string()
  .regex(/^[1-9]\d{0,11}=\d{1,4}$/, { error: 'must be a line and a quantity, such as 12=2' })
  .transform((typed) => {
    const [line_id = 0, accepted = 0] = typed.split('=').map(Number);
    return { line_id, accepted };
  });

const returnsInspect = defineCommand({
  name: 'returns inspect',
  summary: 'Record how many items of each line of a received return are refunded.',
  details: 'Lines that --accepted does not name are accepted completely.',
  examples: ['returns inspect RT-7F3K9Q', 'returns inspect RT-7F3K9Q --accepted 12=1 --note "One was used."'],
  fields: {
    code: returnCode,
    accepted: options('line=quantity', 'Accepted items of a line, as "returns show" prints it; may be repeated', acceptedItems),
    note: option('words', 'Why some items are not accepted; the shopper sees it', words(2000).optional()),
  },
  async run({ code, accepted, note }, { context, print }) {
    const { return: asked } = await readManagedReturn(context, { code });
    const others = asked.lines
      .filter(({ line_id }) => !accepted.some((each) => each.line_id === line_id))
      .map(({ line_id, quantity }) => ({ line_id, accepted: quantity }));
    await inspectReturn(context, { code, lines: [...accepted, ...others], note });
    print({ code, status: 'inspected' }, `${code} is inspected: "returns refund ${code}" refunds the accepted items.`);
  },
});

const returnsRefund = defineCommand({
  name: 'returns refund',
  summary: 'Refund the accepted items of an inspected return. The shopper gets a message.',
  examples: ['returns refund RT-7F3K9Q --restock', 'returns refund RT-7F3K9Q --delivery --yes'],
  fields: {
    code: returnCode,
    delivery: flag('Refund the delivery charge as well'),
    restock: flag('The items can be sold again'),
  },
  async run({ code, delivery, restock }, { context, confirm, print }) {
    const { amount, borne_by_shop } = await previewReturnRefund(context, { code, delivery });
    const { currency } = await readManagedReturn(context, { code });
    const price = (each: number) => formatPrice(each, { symbol: ` ${currency}` });
    await confirm(`The shopper gets back ${price(amount)} for ${code}, of which the shop bears ${price(borne_by_shop)}.`);
    await refundReturn(context, { code, delivery, restock, seenAmount: fromWire(amount) });
    print({ code, status: 'refunded', amount }, `${price(amount)} is refunded for ${code}; the shopper is notified.`);
  },
});

export const returnCommands: CommandGroup = {
  name: 'returns',
  summary: 'answer, receive, inspect and refund the returns of delivered items',
  commands: [returnsList, returnsShow, returnsAccept, returnsDecline, returnsReceive, returnsInspect, returnsRefund],
};
