/** The permissions of a shop's roles. Amounts are in calls that need `money` or `products` only, so that a packer sees none. */
export const sellerPermissions = ['orders', 'messages', 'stock', 'products', 'promotions', 'shop', 'money', 'staff'] as const;
export type SellerPermission = (typeof sellerPermissions)[number];

/** The need of a seller call: a permission, or only a session of the seller panel. */
export type SellerNeed = SellerPermission | 'session';

export function isSellerPermission(text: string): text is SellerPermission {
  return sellerPermissions.some((each) => each === text);
}
