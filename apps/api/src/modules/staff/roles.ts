import type { Role, StaffMember } from '@souk/contract/back-office/access/staff';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { type AppError, forbidden, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { mayManage, permissionsOf, type RolePermissions } from './domain/authority.ts';
import { deleteRole, findMember, findRole, findRoleByName, insertRole, listMembers, listRoles, lockRoles, updateRole } from './queries.ts';

export type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type RoleInput = { name: string; permissions: readonly string[] };

/** The members and the roles. */
export async function readStaff({ read }: Pick<ReadContext, 'read'>): Promise<{ members: StaffMember[]; roles: Role[] }> {
  const [members, roles] = await Promise.all([listMembers(read), listRoles(read)]);
  return { members: members.map(presentMember), roles: roles.map(presentRole) };
}

export async function getStaffMember(read: ReadContext['read'], personId: number): Promise<StaffMember> {
  const [member] = await listMembers(read, personId);
  if (!member) throw noMember(personId);
  return presentMember(member);
}

/** With an id, a role that was removed becomes the same one again. */
export function addRole(context: Managing, { id: formerId, ...input }: RoleInput & { id?: number }): Promise<Role> {
  return changeRoles(context, async (transaction) => {
    await checkMayManage(context, transaction, { ...input, is_owner: false });
    const { id } = await insertRole(transaction, { ...(formerId !== undefined && { id: formerId }), ...input });
    await recordAudit(transaction, context, { action: 'role.add', subject: { kind: 'role', id }, after: input });
    return getRole(transaction, id);
  });
}

/** Saves a role over the version that the operator saw; a reversal names none. */
export function changeRole(context: Managing, { id, version, ...input }: RoleInput & { id: number; version?: string }): Promise<Role> {
  return changeRoles(context, async (transaction) => {
    const { name, permissions } = await findChangeableRole(context, transaction, id);
    if (version !== undefined && version !== roleVersion({ name, permissions }))
      throw operatorError('conflict', 'Somebody else has changed it.');
    await checkMayManage(context, transaction, { ...input, is_owner: false });
    await updateRole(transaction, { id, ...input });
    const before = { name, permissions };
    await recordAudit(transaction, context, { action: 'role.change', subject: { kind: 'role', id }, before, after: input });
    return getRole(transaction, id);
  });
}

export function removeRole(context: Managing, id: number): Promise<void> {
  return changeRoles(context, async (transaction) => {
    const { name, permissions } = await findChangeableRole(context, transaction, id);
    const { members } = await getRole(transaction, id);
    if (members > 0) throw operatorError('conflict', 'Somebody has this role.');
    await deleteRole(transaction, id);
    await recordAudit(transaction, context, { action: 'role.remove', subject: { kind: 'role', id }, before: { name, permissions } });
  });
}

/** The role with that name, for the command line. */
export async function getRoleByName(db: Kysely<DB>, name: string): Promise<{ id: number; name: string }> {
  const role = await findRoleByName(db, name);
  if (role) return role;
  const names = (await listRoles(db)).map((each) => each.name).join(', ');
  throw operatorError('not-found', { text: 'There is no role {name}. Roles: {names}.', with: { name, names } });
}

export async function getRoleToGrant(context: Managing, transaction: Transaction<DB>, id: number) {
  const role = await findRole(transaction, id);
  if (!role) throw operatorError('not-found', 'There is no such role.');
  await checkMayManage(context, transaction, role);
  return role;
}

/** Throws if the operator would grant, change or remove more than they hold. */
export async function checkMayManage({ operator }: Managing, db: Kysely<DB>, role: RolePermissions): Promise<void> {
  if (operator?.kind === 'command-line') return;
  const own = operator?.kind === 'staff' ? await findMember(db, operator.person_id) : undefined;
  if (!own || !mayManage(own, role)) throw forbidden('You cannot grant, change or remove more than you may do yourself.');
}

export function noMember(personId: number): AppError {
  return operatorError('not-found', { text: '{personId} is no member of the staff.', with: { personId } });
}

async function changeRoles<Result>(context: Managing, work: (transaction: Transaction<DB>) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(context.db, async (transaction) => {
      await lockRoles(transaction);
      return work(transaction);
    });
  } catch (error) {
    if (hasCode(error, '23505')) throw operatorError('conflict', 'There is a role of this name already.');
    throw error;
  }
}

async function findChangeableRole(context: Managing, transaction: Transaction<DB>, id: number) {
  const role = await getRoleToGrant(context, transaction, id);
  if (role.is_owner) throw operatorError('conflict', 'The role of the owner is never changed.');
  return role;
}

async function getRole(db: Kysely<DB>, id: number): Promise<Role> {
  const role = (await listRoles(db)).find((each) => each.id === id);
  if (!role) throw new Error(`The role ${id} is missing`);
  return presentRole(role);
}

function presentRole(role: Awaited<ReturnType<typeof listRoles>>[number]): Role {
  return { ...role, version: roleVersion(role), permissions: [...permissionsOf(role)] };
}

function roleVersion({ name, permissions }: RoleInput): string {
  return versionOf([name, permissions.toSorted()]);
}

function presentMember(row: Awaited<ReturnType<typeof listMembers>>[number]): StaffMember {
  return {
    person_id: row.person_id,
    name: row.name,
    phone: row.phone_full === null ? null : `+${row.phone_full}`,
    role: { id: row.role_id, name: row.role },
    has_second_factor: row.has_second_factor,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
