import { isSellerPermission, type SellerPermission, sellerPermissions } from '@souk/contract/seller/permissions';

export type ShopRolePermissions = { permissions: readonly string[]; is_owner: boolean };

/** The permissions of a role in a shop: the owner's role everything, also permissions of later releases. */
export function sellerPermissionsOf(role: ShopRolePermissions): ReadonlySet<SellerPermission> {
  return new Set(role.is_owner ? sellerPermissions : role.permissions.filter(isSellerPermission));
}
