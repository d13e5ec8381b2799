import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/read-database.ts';

export type InvoiceSurroundings = Awaited<ReturnType<typeof getInvoiceSurroundings>>;

/** Who issues the invoice of a shop's order, in which currency, and which way the language runs. */
export function getInvoiceSurroundings(read: ReadDatabase<DB>, { shopId, locale }: { shopId: number; locale: string }) {
  return read
    .selectFrom('settings')
    .innerJoin('currencies', (join) => join.on('currencies.is_default', '=', true))
    .innerJoin('shops', (join) => join.on('shops.id', '=', shopId))
    .leftJoin('languages', (join) => join.on('languages.name', '=', locale))
    .select([
      'settings.app_name',
      'settings.address',
      'settings.mobile',
      'settings.email',
      'settings.theme_colors',
      'currencies.symbol',
      'currencies.position',
      'shops.address as shop_address',
      'languages.direction',
    ])
    .executeTakeFirstOrThrow();
}
