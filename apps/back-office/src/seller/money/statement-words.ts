import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Movement, StatementFigure, StatementPart } from '@souk/contract/seller/money/statement';

/** The figures in the words of a shop. */
export const figureTexts = {
  items: 'Items',
  delivery: 'Delivery',
  tax: 'Taxes',
  shop_discounts: 'Discounts that you pay',
  marketplace_discounts: 'Discounts that the marketplace pays',
  paid: 'Paid by shoppers',
  refunded: 'Refunded',
  withdrawn_discounts: 'Discounts withdrawn after refunds',
  commission: 'Commission',
  reversed_commission: 'Reversed commission',
  commission_tax: 'Tax on the commission',
  remains: 'Remains for you',
  cash: 'Received in cash',
  due: 'Due to you',
} as const satisfies Record<StatementFigure, string>;

export const figureHintTexts = {
  items: 'The items sold, at their prices before discounts.',
  delivery: 'The delivery charges, also those that a membership saves.',
  tax: 'The taxes that shoppers pay.',
  shop_discounts: 'Vouchers and offers of your shop.',
  marketplace_discounts: 'You receive them from the marketplace.',
  paid: 'Items, delivery and taxes, less all discounts.',
  refunded: 'The amounts that shoppers got back.',
  withdrawn_discounts: 'The marketplace does not pay the discounts of refunded items.',
  commission: 'Frozen when each order was placed.',
  reversed_commission: 'The commission on refunded and cancelled items, which you do not pay.',
  commission_tax: 'Less the tax on the reversed commission.',
  remains: 'Your earnings, no matter who received the money.',
  cash: 'Shoppers pay cash orders to you, and you refund them. Only the commission on them is due.',
  due: 'The amount that the marketplace holds for you from online orders, less what you pay for cash orders.',
} as const satisfies Record<StatementFigure, string>;

/** The figures in the order in which they are added up; those of 0 are the sums of the ones above. */
export const statementRows: readonly { name: StatementFigure; sign: 1 | 0 | -1 }[] = [
  { name: 'items', sign: 1 },
  { name: 'delivery', sign: 1 },
  { name: 'tax', sign: 1 },
  { name: 'shop_discounts', sign: -1 },
  { name: 'marketplace_discounts', sign: -1 },
  { name: 'paid', sign: 0 },
  { name: 'marketplace_discounts', sign: 1 },
  { name: 'withdrawn_discounts', sign: -1 },
  { name: 'refunded', sign: -1 },
  { name: 'commission', sign: -1 },
  { name: 'reversed_commission', sign: 1 },
  { name: 'commission_tax', sign: -1 },
  { name: 'remains', sign: 0 },
  { name: 'cash', sign: -1 },
  { name: 'due', sign: 0 },
];

export const movementTexts = { sale: 'Sold', refund: 'Refund', cancellation: 'Cancellation' } as const satisfies Record<
  Movement['kind'],
  string
>;

export const partTexts = { delivery: 'Delivery', amount: 'Amount without items' } as const satisfies Record<
  Exclude<StatementPart['kind'], 'items'>,
  string
>;

/** `November 2026`; a month of the Gregorian calendar in every language. */
export function monthText({ language, figures }: I18n, month: string): string {
  const options = { calendar: 'gregory', numberingSystem: 'latn', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return figures(new Intl.DateTimeFormat(language, options).format(new Date(`${month}-01T00:00:00Z`)));
}
