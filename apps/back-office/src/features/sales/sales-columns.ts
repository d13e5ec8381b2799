import type { SalesFigures } from '@souk/contract/back-office/sales';
import { keysOf } from '../../lib/list/use-list-filters.ts';

type AmountName = Exclude<keyof SalesFigures, 'orders' | 'quantity' | 'payable'>;

/** The amounts of a row in their order. */
export const salesTitleTexts = {
  items: 'Items',
  delivery: 'Delivery',
  tax: 'Taxes',
  shop_discounts: 'Discounts paid by the shop',
  marketplace_discounts: 'Discounts paid by the marketplace',
  refunded: 'Refunded',
  commission: 'Commission',
  commission_tax: 'Tax on the commission',
  remains: 'Remains for the shop',
} as const satisfies Record<AmountName, string>;

export const salesHintTexts = {
  items: 'The items at their prices before discounts.',
  delivery: 'The delivery charges, also those that a membership saves.',
  tax: 'The taxes that shoppers pay.',
  shop_discounts: 'Discounts that the shop pays itself.',
  marketplace_discounts: 'Discounts that the marketplace pays to the shop; those of refunded items do not count.',
  refunded: 'The amounts that shoppers get back.',
  commission: 'Frozen when the order was placed, less the part that refunds reversed.',
  commission_tax: 'The tax that the rule of the commission adds.',
  remains: 'The amount that shoppers pay, less refunds, with the discounts of the marketplace, less the commission with its tax.',
} as const satisfies Record<AmountName, string>;

export const salesColumns = keysOf(salesTitleTexts);
