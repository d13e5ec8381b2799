import type { I18n } from '@souk/client/i18n/create-i18n.ts';

/** The names of the ready-made roles in a shop. */
const roleTexts: Readonly<Record<string, string>> = { Owner: 'Owner', Manager: 'Manager', Packer: 'Packer', Finance: 'Finance' };

export function roleText({ t }: I18n, name: string): string {
  return t(roleTexts[name] ?? name);
}
