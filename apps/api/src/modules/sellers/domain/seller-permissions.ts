import { isSellerPermission, type SellerPermission, sellerPermissions } from '@souk/contract/seller/permissions';

export type ShopRolePermissions = { permissions: readonly string[]; is_owner: boolean };

/** The permissions of a role in a shop: the owner's role everything, also permissions of later releases. */
export function sellerPermissionsOf(role: ShopRolePermissions): ReadonlySet<SellerPermission> {
  return new Set(role.is_owner ? sellerPermissions : role.permissions.filter(isSellerPermission));
}

/** Whether a member may grant, change or remove a role: only with every permission of it, and owners only as an owner. */
export function mayManageRole(own: ShopRolePermissions, role: ShopRolePermissions): boolean {
  if (own.is_owner) return true;
  const held = sellerPermissionsOf(own);
  return !role.is_owner && [...sellerPermissionsOf(role)].every((each) => held.has(each));
}
