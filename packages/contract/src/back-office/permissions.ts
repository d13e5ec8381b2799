/** The permissions of roles: a resource and reading or writing it. Money and what cannot be taken back have keys of their own. */
export const permissions = [
  'orders:read',
  'orders:write',
  'products:read',
  'products:write',
  'shops:read',
  'shops:write',
  'promotions:read',
  'promotions:write',
  'content:read',
  'content:write',
  'people:read',
  'people:write',
  'support:read',
  'support:write',
  'reviews:read',
  'reviews:write',
  'audit:read',
  'refunds',
  'payouts',
  'settings',
  'staff',
  'people:erase',
  'shops:look',
  'keys',
] as const;
export type Permission = (typeof permissions)[number];

/** The need of an admin call: a permission, or only a session of the back office. */
export type Need = Permission | 'session';

export function isPermission(text: string): text is Permission {
  return permissions.some((each) => each === text);
}
