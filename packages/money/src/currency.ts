/** Where a currency's symbol stands. */
export type SymbolPosition = 'prefix' | 'suffix';

/** A currency as the shop keeps it. `rate_from_default` is how much of it one unit of the default currency buys. */
export type Currency = {
  name: string;
  symbol: string;
  position: SymbolPosition;
  rate_from_default: number;
  /** Decimals of the amounts kept in it: 0, 1 or 2, since a call carries at most two. */
  minor_unit: number;
};

/** What a shop without a configured currency counts in. */
export const DEFAULT_CURRENCY = {
  name: 'USD',
  symbol: '$',
  position: 'prefix',
  rate_from_default: 1,
  minor_unit: 2,
} as const satisfies Currency;
