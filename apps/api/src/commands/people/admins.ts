import { getPersonDetails } from '../../modules/identity/people.ts';
import { getRoleByName, readStaff } from '../../modules/staff/roles.ts';
import { changeMemberRole, inviteMember, removeMember, resetSecondFactor } from '../../workflows/manage-staff/manage-staff.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand, option, words } from '../framework/fields.ts';
import { formatTime, renderTable } from '../framework/tables.ts';

const member = operand('person', 'Id, number as +919876543210, or mail address', words(100));

const adminsList = defineCommand({
  name: 'admins list',
  summary: 'List the members of the staff and their roles.',
  examples: ['admins list', 'admins list --json'],
  fields: {},
  async run(_input, { context, print }) {
    const staff = await readStaff(context);
    const rows = staff.members.map((each) => [
      each.person_id,
      each.name,
      each.phone ?? '',
      each.role.name,
      each.has_second_factor ? 'authenticator app' : 'not signed in yet',
      each.last_used_at ? formatTime(each.last_used_at) : '',
    ]);
    print(staff, renderTable(['id', 'name', 'number', 'role', 'second factor', 'last used'], rows));
  },
});

const adminsInvite = defineCommand({
  name: 'admins invite',
  summary: 'Let a person sign in to the back office; a number without an account gets one.',
  details: 'They sign in at /admin with a code sent to the number, and set up an authenticator app at the first sign-in.',
  examples: ['admins invite +919876500001 --name "Asha Rao"', 'admins invite +919876500002 --name "Ravi Nair" --role Support'],
  fields: {
    phone: operand('number', 'Number with + and country code', words(32)),
    name: option('name', 'Name of the person, if the number has no account', words(100)),
    role: option('role', 'Role, from "admins list --json"', words(40).default('Owner')),
  },
  async run({ phone, name, role }, { context, config, print }) {
    const { id } = await getRoleByName(context.db, role);
    const invited = await inviteMember(context, { phone, name, role_id: id });
    print(invited, `${invited.name} (${invited.person_id}) can sign in as ${invited.role.name} at ${config.server.publicUrl}/admin.`);
  },
});

const adminsRole = defineCommand({
  name: 'admins role',
  summary: 'Give a member of the staff another role.',
  examples: ['admins role +919876500001 Manager'],
  fields: { person: member, role: operand('role', 'Name of the role', words(40)) },
  async run({ person, role }, { context, print }) {
    const { id } = await getPersonDetails(context, person);
    const changed = await changeMemberRole(context, { person_id: id, role_id: (await getRoleByName(context.db, role)).id });
    print(changed, `${changed.name} (${id}) is ${changed.role.name}.`);
  },
});

const adminsReset = defineCommand({
  name: 'admins reset',
  summary: 'Let a member set up an authenticator app again, and end their sessions of the back office.',
  examples: ['admins reset +919876500001'],
  fields: { person: member },
  async run({ person }, { context, confirm, print }) {
    const { id, name } = await getPersonDetails(context, person);
    await confirm(`${name} (${id}) will be signed out of the back office and sets up an authenticator app at the next sign-in.`);
    print(await resetSecondFactor(context, id), `${name} (${id}) sets up an authenticator app at the next sign-in.`);
  },
});

const adminsRemove = defineCommand({
  name: 'admins remove',
  summary: 'Remove a member of the staff and end their sessions of the back office. Their account as a shopper stays.',
  examples: ['admins remove +919876500001'],
  fields: { person: member },
  async run({ person }, { context, confirm, print }) {
    const { id, name } = await getPersonDetails(context, person);
    await confirm(`${name} (${id}) will not be able to sign in to the back office any more.`);
    await removeMember(context, id);
    print({ person_id: id, removed: true }, `${name} (${id}) is no member of the staff any more.`);
  },
});

export const adminCommands: CommandGroup = {
  name: 'admins',
  summary: 'who may sign in to the back office',
  commands: [adminsList, adminsInvite, adminsRole, adminsReset, adminsRemove],
};
