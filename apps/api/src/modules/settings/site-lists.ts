import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';
import { getSettings, isDefaultCurrencyActive, isLanguageActive } from './queries.ts';

const inOrder = { key: 'id', order: ['position', 'id'], tags: ['settings', 'catalog', 'content'] } as const;
const byName = { ...inOrder, key: 'name', texts: [] } as const;

/** The lists of the storefront's configuration that operators edit. */
export const siteLists = {
  menus: { ...inOrder, table: 'menus', noun: 'menu', texts: ['name'] },
  footers: { ...inOrder, table: 'footers', noun: 'footer', texts: ['title'] },
  footerItems: { ...inOrder, table: 'footer_items', noun: 'footer-item', order: ['footer_id', 'position', 'id'], texts: ['title'] },
  socialLinks: { ...inOrder, table: 'social_links', noun: 'social-link', texts: [] },
  gateways: { ...byName, table: 'payment_gateways', noun: 'gateway', order: ['position', 'name'] },
  languages: { ...byName, table: 'languages', noun: 'language', order: ['position', 'name'], check: checkLanguages },
  currencies: { ...byName, table: 'currencies', noun: 'currency', order: ['id'], check: checkCurrencies },
} as const satisfies Record<string, RowList<DB>>;

async function checkLanguages(transaction: Transaction<DB>): Promise<void> {
  const { app_locale } = await getSettings(transaction);
  if (!(await isLanguageActive(transaction, app_locale)))
    throw operatorError('conflict', {
      text: 'The default language is {app_locale}; change it first.',
      with: { app_locale },
      hint: '"settings set app_locale" does',
    });
}

async function checkCurrencies(transaction: Transaction<DB>): Promise<void> {
  if (!(await isDefaultCurrencyActive(transaction))) throw operatorError('conflict', 'The default currency cannot be changed or hidden.');
}
