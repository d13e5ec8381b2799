import { getMembership } from '../../modules/membership/operate-subscriptions.ts';
import { endForMarket } from '../../workflows/subscribe/end-for-market.ts';
import { defineCommand } from '../command.ts';
import { membershipId } from './membership-id.ts';

export const membershipsEnd = defineCommand({
  name: 'memberships end',
  summary: "End somebody's membership at once.",
  details: 'As if they had ended it: what was paid goes back if it is at most 14 days old and has saved nothing yet.',
  examples: ['memberships end 12'],
  fields: { id: membershipId },
  async run({ id }, { context, confirm, show }) {
    const membership = await getMembership(context.read, context, id);
    await confirm(`${membership.plan} of ${membership.person.name} (${membership.person.id}) ends at once.`);
    await endForMarket(context, membership);
    const after = await getMembership(context.read, context, id);
    show(
      after,
      `The membership ${id} is ${after.status}${after.payment_status === null ? '' : `; its payment is ${after.payment_status}`}.`,
    );
  },
});
