import { getPersonDetails } from '../../modules/identity/people.ts';
import { listSecurityEvents } from '../../modules/security-log/security-log.ts';
import { securityKinds } from '../../platform/security-log/record-security-event.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { choice, option, words } from '../framework/fields.ts';
import { formatTime, pageFields, renderPage } from '../framework/tables.ts';

const securityList = defineCommand({
  name: 'security list',
  summary: 'List the events of the security log, latest first.',
  details: 'Events are deleted after 400 days. When an account is erased, its events lose the person, the address and the device.',
  examples: ['security list --person +919876543210', 'security list --kind wrong-code --limit 100 --json'],
  fields: {
    person: option('person', 'Only events of one person: id, number as +919876543210, or mail address', words(100).optional()),
    kind: option('kind', securityKinds.join(', '), choice(securityKinds).optional()),
    ...pageFields,
  },
  async run({ person, kind, ...page }, { context, print }) {
    const personId = person === undefined ? undefined : (await getPersonDetails(context, person)).id;
    const found = await listSecurityEvents(context.read, { personId, kind, ...page });
    const rows = found.security_events.map((event) => [
      event.id,
      formatTime(event.created_at),
      event.kind,
      event.person_id ?? '',
      event.address,
      event.device,
      JSON.stringify(event.details),
    ]);
    const titles = ['id', 'time', 'kind', 'person', 'address', 'device', 'details'];
    print(found, renderPage(titles, rows, { ...page, ...found }));
  },
});

export const securityCommands: CommandGroup = {
  name: 'security',
  summary: 'security log: sign-ins, wrong codes, changes of accounts',
  commands: [securityList],
};
