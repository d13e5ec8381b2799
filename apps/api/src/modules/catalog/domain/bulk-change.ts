import type { BulkChange } from '@souk/contract/back-office/products';
import { addAmounts, isAmount, percentOf } from '@souk/money/amount';
import { fromWire } from '@souk/money/currency';

/** The fields of a product that a bulk change reads and writes; amounts in minor units. */
export type BulkFields = {
  price: number;
  /** 0 without a discount. */
  discount_price: number;
  category_id: number;
  sub_category_id: number | null;
  is_published: boolean;
  variants: readonly { id: number; stock: number }[];
};

/** The reason why a product is left out. */
export type BulkProblem = 'price' | 'stock' | 'same';

export type BulkPlan = { after: BulkFields; problem: BulkProblem | null };

/** The product after the change; unchanged with the reason if it cannot be applied. */
export function planBulkChange(before: BulkFields, change: BulkChange): BulkPlan {
  const after = changed(before, change);
  if (after === 'price' || after === 'stock') return { after: before, problem: after };
  return { after, problem: isSame(before, after) ? 'same' : null };
}

const maxStock = 1_000_000_000;

function changed(before: BulkFields, change: BulkChange): BulkFields | 'price' | 'stock' {
  switch (change.kind) {
    case 'price': {
      const price = shift(before.price, change);
      const discount_price = before.discount_price === 0 ? 0 : shift(before.discount_price, change);
      if (price === undefined || discount_price === undefined || (discount_price > 0 && discount_price >= price)) return 'price';
      return { ...before, price, discount_price };
    }
    case 'offer': {
      if (change.discount === null) return { ...before, discount_price: 0 };
      const { by, value } = change.discount;
      const discount_price = shift(before.price, { by, value: -value });
      if (discount_price === undefined) return 'price';
      // A discount that rounding removes is no offer.
      return discount_price < before.price ? { ...before, discount_price } : before;
    }
    case 'stock': {
      const { mode, value } = change;
      const variants = before.variants.map(({ id, stock }) => ({ id, stock: mode === 'set' ? value : stock + value }));
      return variants.every(({ stock }) => stock >= 0 && stock <= maxStock) ? { ...before, variants } : 'stock';
    }
    case 'category':
      return { ...before, category_id: change.category_id, sub_category_id: change.sub_category_id };
    case 'status':
      return { ...before, is_published: change.is_published };
  }
}

/** Undefined if nothing or too much is left. */
function shift(amount: number, { by, value }: { by: 'percent' | 'amount'; value: number }): number | undefined {
  const size = Math.abs(value);
  const difference = by === 'percent' ? percentOf(amount, size) : fromWire(size);
  const shifted = addAmounts(amount, value < 0 ? -difference : difference);
  return shifted > 0 && isAmount(shifted) ? shifted : undefined;
}

function isSame(one: BulkFields, other: BulkFields): boolean {
  return JSON.stringify(one) === JSON.stringify({ ...one, ...other });
}
