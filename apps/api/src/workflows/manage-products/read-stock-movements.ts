import { type StockMovement, type StockMovements, StockReason } from '@souk/contract/back-office/catalog/stock-movements';
import type { ReadContext } from '../../context.ts';
import { countMovements, findMovedProduct, listMovements, type MovementRow } from '../../modules/stock/queries/movements.ts';
import { notFound } from '../../platform/app-error.ts';
import { type Languages, pickOptionNames, pickText } from '../../platform/text/texts.ts';

type Reading = Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>;
type Page = { page: number; per_page: number };

/** The changes of the stock of a product, newest first. */
export async function readStockMovements(context: Reading, productId: number, { page, per_page }: Page): Promise<StockMovements> {
  const { read } = context;
  const [product, total, rows] = await Promise.all([
    findMovedProduct(read, productId),
    countMovements(read, productId),
    listMovements(read, productId, { limit: per_page, offset: (page - 1) * per_page }),
  ]);
  if (!product) throw notFound('Product not found');
  const { name, stock } = product;
  return { total, product: { name: pickText(name, context), stock }, movements: rows.map((row) => present(row, context)) };
}

function present({ created_at, reason, size, color, unit, ...row }: MovementRow, languages: Languages): StockMovement {
  const { id, sku, before, after, order_code } = row;
  return {
    ...{ id, sku, before, after, order_code },
    at: created_at.toISOString(),
    reason: StockReason.parse(reason),
    options: pickOptionNames({ size, color, unit }, languages).join(' · '),
    by: authorOf(row),
  };
}

function authorOf({ operator_kind, by }: Pick<MovementRow, 'operator_kind' | 'by'>): StockMovement['by'] {
  if (operator_kind === 'staff' || operator_kind === 'seller') return { kind: operator_kind, name: by };
  return operator_kind === null ? null : { kind: 'command-line', name: null };
}
