import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';
import { Fault } from '../../platform/fault.ts';

const inOrder = { key: 'id', order: ['position', 'id'], tags: ['settings', 'catalog', 'content'] } as const;
const byName = { ...inOrder, key: 'name', texts: [] } as const;

/** The lists that the configuration answer carries, as operators keep them. */
export const siteLists = {
  menus: { ...inOrder, table: 'menus', texts: ['name'] },
  footers: { ...inOrder, table: 'footers', texts: ['title'] },
  footerItems: { ...inOrder, table: 'footer_items', order: ['footer_id', 'position', 'id'], texts: ['title'] },
  socialLinks: { ...inOrder, table: 'social_links', texts: [] },
  gateways: { ...byName, table: 'payment_gateways', order: ['position', 'name'] },
  languages: { ...byName, table: 'languages', order: ['position', 'name'], check: checkLanguages },
  currencies: { ...byName, table: 'currencies', order: ['id'], check: checkCurrencies },
} as const satisfies Record<string, RowList<DB>>;

async function checkLanguages(transaction: Transaction<DB>): Promise<void> {
  const { app_locale } = await transaction.selectFrom('settings').select('app_locale').executeTakeFirstOrThrow();
  const own = await transaction.selectFrom('languages').select('active').where('name', '=', app_locale).executeTakeFirst();
  if (!own?.active) throw new Fault(`The market's own language is ${app_locale}: "settings set app_locale" names another first`);
}

async function checkCurrencies(transaction: Transaction<DB>): Promise<void> {
  const own = await transaction.selectFrom('currencies').select('active').where('is_default', '=', true).executeTakeFirst();
  if (!own?.active) throw new Fault('Prices are kept in the default currency: it stays');
}
