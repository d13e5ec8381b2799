import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id, IdParam, PageParam, perPage, Timestamp } from '../../fields.ts';

/** Why the stock of a variant changed. `count` is a quantity that somebody typed, `added` the first one of a new variant. */
export const StockReason = z.enum(['order', 'cancellation', 'refund', 'count', 'import', 'added', 'undo']);
export type StockReason = z.infer<typeof StockReason>;

export const StockMovement = z.object({
  id: Id,
  at: Timestamp,
  reason: StockReason,
  /** Size, colour and unit; empty for a product without them. */
  options: z.string(),
  sku: z.string(),
  before: z.int(),
  after: z.int(),
  /** The order that sold the items or gave them back. */
  order_code: z.string().nullable(),
  /** Null for what shoppers and jobs do. The name is null where the reader may not see it. */
  by: z.object({ kind: z.enum(['staff', 'seller', 'command-line']), name: z.string().nullable() }).nullable(),
});
export type StockMovement = z.infer<typeof StockMovement>;

export const StockMovements = z.object({
  total: z.int(),
  product: z.object({ name: z.string(), stock: z.int() }),
  movements: z.array(StockMovement),
});
export type StockMovements = z.infer<typeof StockMovements>;

export const stockMovementsPage = z.strictObject({ page: PageParam, per_page: perPage(25) });

export const adminStockMovementsCalls = {
  'GET /admin/products/{id}/stock-movements': {
    access: 'admin',
    needs: 'products:read',
    summary: 'What changed the stock of the product, newest first.',
    params: z.strictObject({ id: IdParam }),
    query: stockMovementsPage,
    answer: StockMovements,
    refusals: { 404: 'There is no such product.' },
  },
} satisfies AdminCalls;
