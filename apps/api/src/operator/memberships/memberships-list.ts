import type { SubscriptionStatus } from '@souk/contract/membership';
import { formatPrice } from '@souk/money/format-price';
import { browseMemberships } from '../../modules/membership/operate-subscriptions.ts';
import { defineCommand } from '../command.ts';
import { choice, flag, option, whole } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

const statuses = ['pending', 'active', 'replaced', 'cancelled', 'expired'] as const satisfies SubscriptionStatus[];

export const membershipsList = defineCommand({
  name: 'memberships list',
  summary: 'Who is or was a member of which plan, the newest first.',
  examples: ['memberships list --owed', 'memberships list --status active --json', 'memberships list --person 12'],
  fields: {
    owed: flag('Only those whose price is still to be collected in cash'),
    status: option('status', statuses.join(', '), choice(statuses).optional()),
    person: option('id', 'Of this person', whole(1, 999_999_999_999).optional()),
    ...pageFields,
  },
  async run({ owed, status, person, ...page }, { context, show }) {
    const found = await browseMemberships(context.read, context, { isOwed: owed, status, person, ...page });
    const rows = found.memberships.map((each) => [
      each.id,
      `${each.person.name} (${each.person.id})`,
      each.plan,
      each.status,
      formatMoment(each.starts_at),
      formatMoment(each.ends_at),
      formatPrice(each.price, { symbol: '' }),
      each.payment_method === null ? 'free' : `${each.payment_status}, ${each.payment_method}`,
    ]);
    const table = renderTable(['id', 'member', 'plan', 'is', 'since', 'until', 'price', 'payment'], rows);
    show(found, `${table}\n${pageLine(found, page)}`);
  },
});
