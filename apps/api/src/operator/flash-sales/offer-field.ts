import { fromAmountText } from '@souk/money/amount-text';
import { z } from 'zod';
import { options } from '../fields.ts';

/** `--product brass-lamp:12.50:20`: twenty brass lamps at 12.50 each. */
export function offers() {
  const error = 'must be like brass-lamp:12.50:20 (product, price, how many)';
  const schema = z.string().transform((typed, context) => {
    const [, product = '', amount = '', pieces = ''] = /^([^:\s]+):([^:]+):(\d{1,7})$/.exec(typed.trim()) ?? [];
    const price = fromAmountText(amount);
    if (price === undefined || Number(pieces) < 1) {
      context.addIssue({ code: 'custom', message: error });
      return z.NEVER;
    }
    return { product, price, quantity: Number(pieces) };
  });
  return options('product:price:pieces', 'A product by its slug, its price in the sale, and how many; again and again', schema);
}
