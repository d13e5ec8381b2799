import type { SubscriptionStatus } from '@souk/contract/membership';
import { formatPrice } from '@souk/money/format';
import { getMembership, listMemberships } from '../../modules/membership/manage-subscriptions.ts';
import { collectMembershipCash, endMembershipAsOperator } from '../../workflows/subscribe/end-membership.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { choice, flag, operand, option, rowId } from '../framework/fields.ts';
import { formatTime, pageFields, renderPage } from '../framework/tables.ts';

const statuses = ['pending', 'active', 'replaced', 'cancelled', 'expired'] as const satisfies SubscriptionStatus[];
const membershipId = operand('id', 'Id of the membership, from "memberships list"', rowId());

const membershipsList = defineCommand({
  name: 'memberships list',
  summary: 'List memberships, newest first.',
  examples: ['memberships list --unpaid', 'memberships list --status active --json', 'memberships list --person 12'],
  fields: {
    unpaid: flag('Only memberships whose price you still have to collect in cash'),
    status: option('status', statuses.join(', '), choice(statuses).optional()),
    person: option('id', 'Only memberships of this person', rowId().optional()),
    ...pageFields,
  },
  async run({ unpaid, status, person, ...page }, { context, print }) {
    const found = await listMemberships(context.read, context, { isCashDue: unpaid, status, person, ...page });
    const rows = found.memberships.map((each) => [
      each.id,
      `${each.person.name} (${each.person.id})`,
      each.plan,
      each.status,
      formatTime(each.starts_at),
      formatTime(each.ends_at),
      formatPrice(each.price, { symbol: '' }),
      each.payment_method === null ? 'free' : `${each.payment_status}, ${each.payment_method}`,
    ]);
    const titles = ['id', 'member', 'plan', 'status', 'starts', 'ends', 'price', 'payment'];
    print(found, renderPage(titles, rows, { ...page, ...found }));
  },
});

const membershipsMarkPaid = defineCommand({
  name: 'memberships mark-paid',
  summary: 'Record that you collected the price of a membership in cash.',
  examples: ['memberships mark-paid 12'],
  fields: { id: membershipId },
  async run({ id }, { context, confirm, print }) {
    const membership = await getMembership(context.read, context, id);
    const price = formatPrice(membership.price, { symbol: '' });
    await confirm(`You confirm that ${membership.person.name} (${membership.person.id}) paid ${price} in cash for ${membership.plan}.`);
    await collectMembershipCash(context, membership);
    print(await getMembership(context.read, context, id), `The membership ${id} is paid.`);
  },
});

const membershipsEnd = defineCommand({
  name: 'memberships end',
  summary: 'End a membership immediately.',
  details:
    'Works like a cancellation by the member: a payment of the last 14 days is refunded unless the membership has saved money already.',
  examples: ['memberships end 12'],
  fields: { id: membershipId },
  async run({ id }, { context, confirm, print }) {
    const membership = await getMembership(context.read, context, id);
    await confirm(`The membership ${membership.plan} of ${membership.person.name} (${membership.person.id}) will end now.`);
    await endMembershipAsOperator(context, membership);
    const after = await getMembership(context.read, context, id);
    const payment = after.payment_status === null ? '' : `; its payment is ${after.payment_status}`;
    print(after, `The membership ${id} is ${after.status}${payment}.`);
  },
});

export const membershipCommands: CommandGroup = {
  name: 'memberships',
  summary: 'list members, record cash payments, end memberships',
  commands: [membershipsList, membershipsMarkPaid, membershipsEnd],
};
