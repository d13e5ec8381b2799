import type { Movement, StatementFigure, StatementPart } from '@souk/contract/seller/money/statement';

/** The titles of the figures of a statement, as CSV and PDF have them. */
export const figureTexts = {
  items: 'Items',
  delivery: 'Delivery',
  tax: 'Taxes',
  shop_discounts: 'Discounts paid by the shop',
  marketplace_discounts: 'Discounts paid by the marketplace',
  paid: 'Paid by shoppers',
  refunded: 'Refunded',
  withdrawn_discounts: 'Discounts withdrawn after refunds',
  commission: 'Commission',
  reversed_commission: 'Reversed commission',
  commission_tax: 'Tax on the commission',
  remains: 'Remains for the shop',
  cash: 'Received in cash by the shop',
  due: 'Due to the shop',
} as const satisfies Record<StatementFigure, string>;

export const movementTexts = { sale: 'Sold', refund: 'Refund', cancellation: 'Cancellation' } as const satisfies Record<
  Movement['kind'],
  string
>;

export const partTexts = { items: 'Items', delivery: 'Delivery', amount: 'Amount without items' } as const satisfies Record<
  StatementPart['kind'],
  string
>;
