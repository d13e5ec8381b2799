import { isPermission, type Permission, permissions } from '@souk/contract/back-office/permissions';

export type RolePermissions = { permissions: readonly string[]; is_owner: boolean };

/** The permissions of a role: the owner's role everything, also permissions of later releases. Keys of removed features are ignored. */
export function permissionsOf(role: RolePermissions): ReadonlySet<Permission> {
  return new Set(role.is_owner ? permissions : role.permissions.filter(isPermission));
}

/**
 * Whether somebody may grant, change or remove a role, or what its members have: only with every permission of it. A set of
 * all permissions is not the owner's role, so that only owners make owners.
 */
export function mayManage(own: RolePermissions | 'command-line', role: RolePermissions): boolean {
  if (own === 'command-line' || own.is_owner) return true;
  const held = permissionsOf(own);
  return !role.is_owner && [...permissionsOf(role)].every((each) => held.has(each));
}
