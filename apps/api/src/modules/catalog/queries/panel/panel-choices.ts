import type { Read } from '../fragments.ts';
import { findCurrencyName } from '../managed-products.ts';

/** The languages in their order, the default currency, and all shops. */
export async function listPanelChoices(read: Read) {
  const [{ app_locale, ...shop_defaults }, languages, currency, shops] = await Promise.all([
    read.selectFrom('settings').select(['app_locale', 'return_days', 'low_stock']).executeTakeFirstOrThrow(),
    read
      .selectFrom('languages')
      .select(['name', 'title', 'direction'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('name')
      .execute(),
    findCurrencyName(read),
    read.selectFrom('shops').select(['id', 'name']).orderBy('slug').execute(),
  ]);
  return { app_locale, languages, currency, shops, shop_defaults };
}
