import { createHash } from 'node:crypto';
import type { SummaryLine } from './summarize-checkout.ts';

/**
 * A digest of what would be ordered: variants (each is a product in one size, colour and unit), pieces and unit prices. Other goods
 * have another one, also at the same total.
 */
export function cartVersion(lines: readonly Pick<SummaryLine, 'variant_id' | 'orderable' | 'price'>[]): string {
  const goods = lines
    .filter(({ orderable }) => orderable > 0)
    .map(({ variant_id, orderable, price }) => `${variant_id} ${orderable} ${price}`)
    .sort();
  return createHash('sha256').update(goods.join('\n')).digest('base64url').slice(0, 22);
}
