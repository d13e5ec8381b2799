import type { I18n } from '@souk/client/i18n/create-i18n.ts';

/** The names of the ready-made roles in a shop. */
const roleTexts: Readonly<Record<string, string>> = { Owner: 'Owner', Manager: 'Manager', Packer: 'Packer', Finance: 'Finance' };

const explanationTexts: Readonly<Record<string, string>> = {
  Owner: 'May do everything, and invites members.',
  Manager: 'Orders, messages, products, the shop page and money; no members.',
  Packer: 'Orders, messages and stock, without any amount.',
  Finance: 'Amounts and statements only.',
};

export function shopRoleText({ t }: I18n, name: string): string {
  return t(roleTexts[name] ?? name);
}

/** Explains what the members with a ready-made role may do. */
export function explainShopRole({ t }: I18n, name: string): string {
  const text = explanationTexts[name];
  return text === undefined ? '' : t(text);
}
