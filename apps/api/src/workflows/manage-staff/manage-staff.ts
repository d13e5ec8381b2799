import type { StaffMember } from '@souk/contract/back-office/access/staff';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { findPersonById } from '../../modules/identity/queries/people.ts';
import { revokeSessionsFor } from '../../modules/identity/queries/sessions.ts';
import { deletePasskeysOf } from '../../modules/staff/queries/passkeys.ts';
import {
  countOwners,
  deleteMember,
  deleteSignIns,
  findMember,
  insertMember,
  lockRoles,
  updateMemberRole,
  updateSecondFactor,
} from '../../modules/staff/queries.ts';
import { checkMayManage, getRoleToGrant, getStaffMember, type Managing, noMember } from '../../modules/staff/roles.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findOrAddPerson } from './find-or-add-person.ts';

type Invitation = { phone: string; name: string; role_id: number };
type InvitingContext = Managing & Pick<Context, 'locale'>;

/** Makes the person with the number a member of the staff. They prove the number by the code of their first sign-in. */
export function inviteMember(context: InvitingContext, { phone, name, role_id }: Invitation): Promise<StaffMember> {
  return inTransaction(context.db, async (transaction) => {
    await lockRoles(transaction);
    const role = await getRoleToGrant(context, transaction, role_id);
    const person_id = await findOrAddPerson(context, transaction, { phone, name });
    if (await findMember(transaction, person_id)) throw operatorError('conflict', 'This person is a member of the staff already.');
    await insertMember(transaction, { person_id, role_id });
    const after = roleFields(role);
    await recordAudit(transaction, context, { action: 'staff.invite', subject: { kind: 'person', id: person_id }, after });
    return getStaffMember(transaction, person_id);
  });
}

/** Makes a removed member one again, with the role that they had; they set up an authenticator app. */
export function restoreMember(context: Managing, member: { person_id: number; role_id: number }): Promise<StaffMember> {
  return inTransaction(context.db, async (transaction) => {
    await lockRoles(transaction);
    const role = await getRoleToGrant(context, transaction, member.role_id);
    const person = await findPersonById(transaction, member.person_id);
    if (!person || person.erased_at !== null) throw operatorError('conflict', 'The account has been erased.');
    await insertMember(transaction, member);
    const subject = { kind: 'person', id: member.person_id };
    await recordAudit(transaction, context, { action: 'staff.invite', subject, after: roleFields(role) });
    return getStaffMember(transaction, member.person_id);
  });
}

/** The name, for readers, and the id, by which a change is reversed. */
function roleFields({ id, name }: { id: number; name: string }) {
  return { role: name, role_id: id };
}

type RoleChange = { person_id: number; role_id: number; seen_role_id?: number };

/** Gives a member another role, unless somebody else has changed the one that the caller saw; the command line saw none. */
export function changeMemberRole(context: Managing, { person_id, role_id, seen_role_id }: RoleChange): Promise<StaffMember> {
  return changeMember(context, person_id, async (transaction, member) => {
    if (seen_role_id !== undefined && member.role_id !== seen_role_id)
      throw operatorError('conflict', 'Somebody else has changed the role.');
    const role = await getRoleToGrant(context, transaction, role_id);
    if (member.is_owner && !role.is_owner) await checkOwnerStays(transaction);
    await updateMemberRole(transaction, person_id, role_id);
    const change = { before: formerRole(member), after: roleFields(role) };
    await recordAudit(transaction, context, { action: 'staff.role', subject: { kind: 'person', id: person_id }, ...change });
  });
}

/** The next sign-in sets an authenticator app up again. Passkeys are removed: they may be on the device that was lost. */
export function resetSecondFactor(context: Managing, personId: number): Promise<StaffMember> {
  return changeMember(context, personId, async (transaction) => {
    await updateSecondFactor(transaction, personId, { secret: null, step: 0 });
    await deletePasskeysOf(transaction, { person_id: personId, audience: 'admin' });
    await deleteSignIns(transaction, personId, 'admin');
    await revokeSessionsFor(transaction, 'admin', { personId, now: context.clock.now() });
    await recordAudit(transaction, context, { action: 'staff.reset-second-factor', subject: { kind: 'person', id: personId } });
  });
}

export async function removeMember(context: Managing, personId: number): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const member = await lockMember(context, transaction, personId);
    if (member.is_owner) await checkOwnerStays(transaction);
    await deleteMember(transaction, personId);
    await revokeSessionsFor(transaction, 'admin', { personId, now: context.clock.now() });
    const before = formerRole(member);
    await recordAudit(transaction, context, { action: 'staff.remove', subject: { kind: 'person', id: personId }, before });
  });
}

/** Before a person is signed out: nobody does that to a member who may do more. */
export async function checkMayChangePerson(context: Managing, transaction: Transaction<DB>, personId: number): Promise<void> {
  const member = await findMember(transaction, personId);
  if (member && context.operator) await checkMayManage(context, transaction, member);
}

/** Before a person is blocked or erased: nobody removes a member who may do more, and the last owner stays. */
export async function checkMayEndMember(context: Managing, transaction: Transaction<DB>, personId: number): Promise<void> {
  if (!(await findMember(transaction, personId))) return;
  await lockRoles(transaction);
  const member = await findMember(transaction, personId);
  if (!member) return;
  if (context.operator) await checkMayManage(context, transaction, member);
  if (member.is_owner) await checkOwnerStays(transaction);
}

function formerRole({ role, role_id }: Member) {
  return roleFields({ id: role_id, name: role });
}

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

function changeMember(
  context: Managing,
  personId: number,
  change: (transaction: Transaction<DB>, member: Member) => Promise<void>,
): Promise<StaffMember> {
  return inTransaction(context.db, async (transaction) => {
    await change(transaction, await lockMember(context, transaction, personId));
    return getStaffMember(transaction, personId);
  });
}

async function lockMember(context: Managing, transaction: Transaction<DB>, personId: number): Promise<Member> {
  await lockRoles(transaction);
  const member = await findMember(transaction, personId);
  if (!member) throw noMember(personId);
  await checkMayManage(context, transaction, member);
  return member;
}

async function checkOwnerStays(transaction: Transaction<DB>): Promise<void> {
  if ((await countOwners(transaction)) <= 1) throw operatorError('conflict', 'The last owner stays: make somebody else an owner first.');
}
