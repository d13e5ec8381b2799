import { formatPrice } from '@souk/money/format-price';
import { getMembership } from '../../modules/membership/operate-subscriptions.ts';
import { collectPlanCash } from '../../workflows/subscribe/collect-plan-cash.ts';
import { defineCommand } from '../command.ts';
import { membershipId } from './membership-id.ts';

export const membershipsPaid = defineCommand({
  name: 'memberships paid',
  summary: 'Note that you have collected in cash what a membership costs.',
  details: 'It runs since it was bought; its member sees that nothing is owed any more.',
  examples: ['memberships paid 12'],
  fields: { id: membershipId },
  async run({ id }, { context, confirm, show }) {
    const membership = await getMembership(context.read, context, id);
    const price = formatPrice(membership.price, { symbol: '' });
    await confirm(`${membership.person.name} (${membership.person.id}) has paid ${price} in cash for ${membership.plan}.`);
    await collectPlanCash(context, membership);
    show(await getMembership(context.read, context, id), `The membership ${id} is paid.`);
  },
});
