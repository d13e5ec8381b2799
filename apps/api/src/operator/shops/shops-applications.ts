import { applicationStatuses, listApplications } from '../../modules/sellers/applications.ts';
import { defineCommand } from '../command.ts';
import { choice, option } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { renderTable } from '../render-table.ts';

export const shopsApplications = defineCommand({
  name: 'shops applications',
  summary: 'Who has applied for a shop, those that wait first.',
  examples: ['shops applications', 'shops applications --status pending --json'],
  fields: { status: option('status', applicationStatuses.join(', '), choice(applicationStatuses).optional()) },
  async run({ status }, { context, show }) {
    const applications = await listApplications(context.read, status);
    const rows = applications.map((each) => [
      each.id,
      formatMoment(each.created_at),
      each.status,
      each.shop_name,
      each.owner_name,
      `+${each.phone}`,
      each.email,
    ]);
    show({ applications }, renderTable(['id', 'sent', 'is', 'shop', 'owner', 'phone', 'email'], rows));
  },
});
