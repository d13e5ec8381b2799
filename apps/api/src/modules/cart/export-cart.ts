import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { type Languages, pickText, pickTextOrNull } from '../../platform/text/pick-text.ts';

/** What lies in the person's cart, for their own file. */
export async function exportCart(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<AccountExport['cart']> {
  const rows = await read
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .leftJoin('sizes', 'sizes.id', 'product_variants.size_id')
    .leftJoin('colors', 'colors.id', 'product_variants.color_id')
    .leftJoin('units', 'units.id', 'product_variants.unit_id')
    .select(['cart_lines.product_id', 'products.name', 'sizes.name as size', 'colors.name as color', 'units.name as unit'])
    .select(['cart_lines.quantity', 'cart_lines.is_buy_now', 'cart_lines.created_at'])
    .where('cart_lines.person_id', '=', personId)
    .orderBy('cart_lines.id')
    .execute();
  return rows.map(({ name, color, unit, created_at, ...row }) => ({
    ...row,
    name: pickText(name, languages),
    color: pickTextOrNull(color, languages),
    unit: pickTextOrNull(unit, languages),
    created_at: created_at.toISOString(),
  }));
}
