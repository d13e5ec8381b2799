import type { CallQuery } from '@souk/contract/calls';
import type { AsSeller, ReadContext } from '../../context.ts';
import { listShopStock, type StockRow } from '../../modules/catalog/queries/panel/shop-stock.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { pickText } from '../../platform/text/texts.ts';
import { typedSearch } from './list-shop-products.ts';

const batchSize = 500;
const columns = ['product', 'sku', 'name', 'size', 'color', 'unit', 'stock', 'stock_was'];

/**
 * The variants that the shop sells with their stock, in columns that the import of products reads. There is no amount, so that a
 * packer may have it.
 */
export function writeStockCsv(
  { read, operator, defaultLocale }: AsSeller<ReadContext>,
  { status, search }: CallQuery<'GET /seller/stock/csv'>,
): StreamToSend {
  const typed = typedSearch(search);
  async function* rows(): AsyncGenerator<(string | number)[]> {
    yield columns;
    for (let offset = 0; ; offset += batchSize) {
      const batch = await listShopStock(operator.shop_id, read, typed, { status, limit: batchSize, offset });
      for (const row of batch) yield rowOf(row, defaultLocale);
      if (batch.length < batchSize) return;
    }
  }
  return { content: writeCsv(rows()), type: 'text/csv; charset=utf-8', name: 'stock.csv' };
}

/** An import reads the default language. */
function rowOf({ slug, sku, name, size, color_slug, unit, stock }: StockRow, locale: string): (string | number)[] {
  const textOf = (texts: unknown) => pickText(texts, { locale, defaultLocale: locale });
  return [slug, sku, textOf(name), textOf(size), color_slug ?? '', textOf(unit), stock, stock];
}
