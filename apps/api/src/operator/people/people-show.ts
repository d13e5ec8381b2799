import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { readSessions } from '../../modules/identity/sessions.ts';
import { readSubscriptions } from '../../modules/membership/read-subscriptions.ts';
import { readOrders } from '../../modules/orders/read-orders.ts';
import { readTickets } from '../../modules/support/read-tickets.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { defineCommand } from '../command.ts';
import { formatMoment } from '../format-moment.ts';
import { renderFacts } from '../render-table.ts';
import { who } from './who.ts';

export const peopleShow = defineCommand({
  name: 'people show',
  summary: 'Somebody: how they are reached, and what they have here.',
  examples: ['people show 12', 'people show +919876543210 --json'],
  fields: { who },
  async run(given, { context, show }) {
    const person = await getKnownPerson(context, given.who);
    const theirs = onBehalfOf(context, person.id);
    const { status_wise_orders: orders } = await readOrders(theirs, { page: 1, per_page: 1 });
    const { running, completed, cancel } = await readTickets(theirs, { status: undefined, page: 1, per_page: 1 });
    const { current: membership } = await readSubscriptions(theirs);
    const sessions = await readSessions(theirs);
    const { all, ...byStatus } = orders;
    const facts = renderFacts({
      id: person.id,
      name: person.name,
      number: person.phone && `${person.phone} (${person.phone_verified ? 'verified' : 'not verified'})`,
      mail: person.email && `${person.email} (${person.email_verified ? 'verified' : 'not verified'})`,
      language: person.locale,
      since: formatMoment(person.created_at),
      blocked: person.blocked_at && formatMoment(person.blocked_at),
      erased: person.erased_at && formatMoment(person.erased_at),
      orders: `${all}${all > 0 ? `: ${listCounts(byStatus)}` : ''}`,
      tickets: `${running} running, ${completed + cancel} closed`,
      membership: membership && `${membership.plan.name}, until ${formatMoment(membership.ends_at) || 'they end it'}`,
      sessions: sessions.length,
    });
    show({ person, orders, tickets: { running, completed, cancel }, membership, sessions }, facts);
  },
});

function listCounts(counts: Record<string, number>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([status, count]) => `${count} ${status.replaceAll('_', ' ')}`).join(', ');
}
