import { writeFile } from 'node:fs/promises';
import { onBehalfOf } from '../../context.ts';
import { getPersonDetails, searchPeople } from '../../modules/identity/people.ts';
import { listOwnSessions } from '../../modules/identity/sessions/sessions.ts';
import { readSubscriptions } from '../../modules/membership/subscriptions.ts';
import { readOrders } from '../../modules/orders/read-orders.ts';
import { readTickets } from '../../modules/support/read-tickets.ts';
import { operatorError } from '../../platform/app-error.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { endPersonSession, erasePersonAsOperator, signPersonOut } from '../../workflows/manage-people/manage-people.ts';
import { blockPerson, unblockPerson } from '../../workflows/manage-staff/block-person.ts';
import { createAccountExporter } from '../../workflows/personal-data/export-account.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { flag, operand, option, rowId, words } from '../framework/fields.ts';
import { formatTime, pageFields, renderFacts, renderPage, renderTable } from '../framework/tables.ts';

const personArgument = operand('person', 'Id, number as +919876543210, or mail address', words(100));

const peopleList = defineCommand({
  name: 'people list',
  summary: 'List people, newest first.',
  examples: ['people list', 'people list asha', 'people list 98765', 'people list --blocked'],
  fields: {
    words: operand('words', 'Part of the name, number or mail address', words(100).optional()),
    blocked: flag('Only blocked people'),
    ...pageFields,
  },
  async run({ words: search, blocked, ...page }, { context, print }) {
    const found = await searchPeople(context, { words: search, isBlocked: blocked }, page);
    const rows = found.people.map((person) => [
      person.id,
      person.erased_at === null ? person.name : '(erased)',
      person.phone ?? '',
      person.email ?? '',
      formatTime(person.created_at),
      person.blocked_at === null ? '' : 'blocked',
    ]);
    print(found, renderPage(['id', 'name', 'number', 'email', 'created', ''], rows, { ...page, ...found }));
  },
});

const peopleShow = defineCommand({
  name: 'people show',
  summary: 'Show a person with orders, tickets, membership and sessions.',
  examples: ['people show 12', 'people show +919876543210 --json'],
  fields: { person: personArgument },
  async run(input, { context, print }) {
    const person = await getPersonDetails(context, input.person);
    const theirs = onBehalfOf(context, person.id);
    const { status_wise_orders: orders } = await readOrders(theirs, { page: 1, per_page: 1 });
    const { running, completed, cancel } = await readTickets(theirs, { status: undefined, page: 1, per_page: 1 });
    const { current: membership } = await readSubscriptions(theirs);
    const sessions = await listOwnSessions(theirs);
    const { all, ...byStatus } = orders;
    const facts = renderFacts({
      id: person.id,
      name: person.name,
      number: person.phone && `${person.phone} (${person.phone_verified ? 'verified' : 'not verified'})`,
      email: person.email && `${person.email} (${person.email_verified ? 'verified' : 'not verified'})`,
      language: person.locale,
      created: formatTime(person.created_at),
      blocked: person.blocked_at && formatTime(person.blocked_at),
      erased: person.erased_at && formatTime(person.erased_at),
      orders: `${all}${all > 0 ? `: ${renderCounts(byStatus)}` : ''}`,
      tickets: `${running} open, ${completed + cancel} closed`,
      membership: membership && `${membership.plan.name}, ends ${formatTime(membership.ends_at) || 'never'}`,
      sessions: sessions.length,
    });
    print({ person, orders, tickets: { running, completed, cancel }, membership, sessions }, facts);
  },
});

function renderCounts(counts: Record<string, number>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([status, count]) => `${count} ${status.replaceAll('_', ' ')}`).join(', ');
}

const peopleSignOut = defineCommand({
  name: 'people sign-out',
  summary: 'Sign a person out on every device.',
  examples: ['people sign-out +919876543210'],
  fields: { person: personArgument },
  async run(input, { context, confirm, print }) {
    const person = await getPersonDetails(context, input.person);
    const { length: open } = await listOwnSessions(onBehalfOf(context, person.id));
    await confirm(`${person.name} (${person.id}) will be signed out on ${open} devices.`);
    const ended = await signPersonOut(context, person);
    print({ person, ended }, `Signed ${person.name} (${person.id}) out on ${ended} devices.`);
  },
});

const peopleBlock = defineCommand({
  name: 'people block',
  summary: 'Block a person: sign them out and refuse to sign them in.',
  details: 'Their orders, tickets and membership continue. If they try to sign in they are asked to contact you.',
  examples: ['people block +919876543210'],
  fields: { person: personArgument },
  async run(input, { context, confirm, print }) {
    const person = await getPersonDetails(context, input.person);
    await confirm(`${person.name} (${person.id}) will be signed out and cannot sign in any more.`);
    await blockPerson(context, person);
    print({ person: await getPersonDetails(context, String(person.id)) }, `${person.name} (${person.id}) is blocked.`);
  },
});

const peopleUnblock = defineCommand({
  name: 'people unblock',
  summary: 'Unblock a person.',
  examples: ['people unblock +919876543210'],
  fields: { person: personArgument },
  async run(input, { context, print }) {
    const person = await getPersonDetails(context, input.person);
    await unblockPerson(context, person);
    print({ person: await getPersonDetails(context, String(person.id)) }, `${person.name} (${person.id}) can sign in again.`);
  },
});

const peopleExport = defineCommand({
  name: 'people export',
  summary: 'Export the data of a person: the same file that they can download.',
  details: 'Prints the data, or writes it into a new file that only you can read.',
  examples: ['people export +919876543210 --to asha.json'],
  fields: { person: personArgument, to: option('file', 'New file to write', words(1000).optional()) },
  async run({ to, ...input }, { context, print }) {
    const person = await getPersonDetails(context, input.person);
    const { content } = await createAccountExporter()(onBehalfOf(context, person.id));
    const text = content.toString('utf8');
    if (to === undefined) return print(JSON.parse(text), text);
    await writeNewFile(to, content);
    print({ file: to, bytes: content.length }, `Wrote ${to} (${content.length} bytes).`);
  },
});

async function writeNewFile(path: string, content: Buffer): Promise<void> {
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw operatorError('conflict', `${path} exists already.`);
    if (hasCode(error, 'ENOENT', 'EACCES', 'EISDIR')) throw operatorError('invalid', `${path} cannot be written.`);
    throw error;
  }
}

const peopleErase = defineCommand({
  name: 'people erase',
  summary: 'Erase the personal data of a person, as if they had deleted their account.',
  details: 'Orders and payments stay without a name. Refused while orders, payments or refunds of the person are open.',
  examples: ['people erase +919876543210'],
  fields: { person: personArgument },
  async run(input, { context, confirm, print }) {
    const person = await getPersonDetails(context, input.person);
    const { id, name } = person;
    if (person.erased_at !== null) throw operatorError('conflict', `The account ${id} is erased already.`);
    await confirm(`All personal data of ${name} (${id}) will be erased for good.`);
    await erasePersonAsOperator(context, person);
    print({ person: await getPersonDetails(context, String(id)) }, `The account ${id} is erased.`);
  },
});

const sessionsList = defineCommand({
  name: 'sessions list',
  summary: 'List the devices on which a person is signed in, last used first.',
  examples: ['sessions list +919876543210'],
  fields: { person: personArgument },
  async run(input, { context, print }) {
    const person = await getPersonDetails(context, input.person);
    const sessions = await listOwnSessions(onBehalfOf(context, person.id));
    const rows = sessions.map(({ id, device, created_at, last_used_at }) => [id, device, formatTime(created_at), formatTime(last_used_at)]);
    print({ person, sessions }, renderTable(['id', 'device', 'created', 'last used'], rows));
  },
});

const sessionsEnd = defineCommand({
  name: 'sessions end',
  summary: 'Sign a person out on one device.',
  examples: ['sessions end +919876543210 318'],
  fields: { person: personArgument, id: operand('id', 'Id of the session, from "sessions list"', rowId()) },
  async run({ id, ...input }, { context, print }) {
    const person = await getPersonDetails(context, input.person);
    await endPersonSession(context, person, id);
    print({ person, ended: id }, `Ended the session ${id} of ${person.name} (${person.id}).`);
  },
});

export const peopleCommands: CommandGroup = {
  name: 'people',
  summary: 'list, sign out, block, export and erase people',
  commands: [peopleList, peopleShow, peopleSignOut, peopleBlock, peopleUnblock, peopleExport, peopleErase],
};
export const sessionCommands: CommandGroup = {
  name: 'sessions',
  summary: 'devices on which people are signed in',
  commands: [sessionsList, sessionsEnd],
};
