import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { listSecurityEvents } from '../../modules/security-log/security-log.ts';
import { securityKinds } from '../../platform/security-log/record-security-event.ts';
import { defineCommand } from '../command.ts';
import { choice, option, words } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

export const securityList = defineCommand({
  name: 'security list',
  summary: 'List the events of the security log, the latest first.',
  details: 'Events are deleted after 400 days. When an account is erased, its events lose the person, the address and the device.',
  examples: ['security list --person +919876543210', 'security list --kind wrong-code --limit 100 --json'],
  fields: {
    person: option('who', 'Only events of one person: an id, a number as +919876543210, or a mail address', words(100).optional()),
    kind: option('kind', securityKinds.join(', '), choice(securityKinds).optional()),
    ...pageFields,
  },
  async run({ person, kind, ...page }, { context, show }) {
    const personId = person === undefined ? undefined : (await getKnownPerson(context, person)).id;
    const found = await listSecurityEvents(context.read, { personId, kind, ...page });
    const rows = found.security_events.map((event) => [
      event.id,
      formatMoment(event.created_at),
      event.kind,
      event.person_id ?? '',
      event.address,
      event.device,
      JSON.stringify(event.details),
    ]);
    const table = renderTable(['id', 'time', 'kind', 'person', 'address', 'device', 'details'], rows);
    show(found, `${table}\n${pageLine(found, page)}`);
  },
});
