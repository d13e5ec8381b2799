import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Permission } from '@souk/contract/back-office/permissions';

/** The names of the ready-made roles; others are as the marketplace wrote them. */
const roleTexts: Readonly<Record<string, string>> = {
  Owner: 'Owner',
  Manager: 'Manager',
  Catalogue: 'Catalogue',
  Support: 'Support',
  Finance: 'Finance',
  Content: 'Content',
};

export function roleText({ t }: I18n, name: string): string {
  return t(roleTexts[name] ?? name);
}

type ReadWrite = { label: string; read: Permission; write?: Permission };

/** The parts of the marketplace that can be seen and changed. */
export const resourceGroups: readonly { label: string; resources: readonly ReadWrite[] }[] = [
  { label: 'Selling', resources: [{ label: 'Orders', read: 'orders:read', write: 'orders:write' }] },
  {
    label: 'Catalogue',
    resources: [
      { label: 'Products', read: 'products:read', write: 'products:write' },
      { label: 'Shops', read: 'shops:read', write: 'shops:write' },
      { label: 'Promotions', read: 'promotions:read', write: 'promotions:write' },
      { label: 'Pages and banners', read: 'content:read', write: 'content:write' },
    ],
  },
  {
    label: 'Shoppers',
    resources: [
      { label: 'People', read: 'people:read', write: 'people:write' },
      { label: 'Support', read: 'support:read', write: 'support:write' },
      { label: 'Reviews', read: 'reviews:read', write: 'reviews:write' },
    ],
  },
  { label: 'Administration', resources: [{ label: 'Audit log', read: 'audit:read' }] },
];

/** Money, and what cannot be taken back. */
export const dangerousPermissions: readonly { permission: Permission; label: string }[] = [
  { permission: 'refunds', label: 'Refund orders' },
  { permission: 'payouts', label: 'Pay shops' },
  { permission: 'settings', label: 'Change settings' },
  { permission: 'staff', label: 'Manage staff and roles' },
  { permission: 'people:erase', label: 'Erase people' },
  { permission: 'shops:look', label: 'Look at the panels of shops' },
  { permission: 'keys', label: 'API keys and webhooks' },
];

/** The effect of each dangerous permission. */
export const dangerTexts: Readonly<Record<string, string>> = {
  refunds: 'Returns money to shoppers.',
  payouts: 'Sends money to shops and sees what is due.',
  settings: 'Changes how the whole marketplace works.',
  staff: 'Invites members and gives them permissions, at most their own.',
  'people:erase': 'Removes personal data for good.',
  'shops:look': 'Sees all that a shop sees, its money and staff too. The shop sees that it happened.',
  keys: 'Lets other programs in.',
};

const actionTexts = { read: 'See: {name}', write: 'Change: {name}' } as const;

/** A permission in words: `Change: Orders`. */
export function permissionText({ t }: I18n, permission: string): string {
  const dangerous = dangerousPermissions.find((each) => each.permission === permission);
  if (dangerous) return t(dangerous.label);
  for (const { label, read, write } of resourceGroups.flatMap(({ resources }) => resources)) {
    if (permission === read) return t(actionTexts.read, { name: t(label) });
    if (permission === write) return t(actionTexts.write, { name: t(label) });
  }
  return permission;
}

/** The permissions of a role in few words: what can be changed by its name alone, since it can be seen as well. */
export function summarizePermissions(i18n: I18n, permissions: readonly string[]): string[] {
  const given = new Set(permissions);
  const resources = resourceGroups.flatMap((group) => group.resources);
  const words = resources.flatMap(({ label, read, write }) => {
    if (write && given.has(write)) return [i18n.t(label)];
    return given.has(read) ? [permissionText(i18n, read)] : [];
  });
  return [...words, ...dangerousPermissions.flatMap(({ permission, label }) => (given.has(permission) ? [i18n.t(label)] : []))];
}
