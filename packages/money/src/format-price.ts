import type { Currency } from './currency.ts';
import { multiplyDecimals, roundHalfUp, toDecimal } from './decimal.ts';

/** What showing a price needs of a currency; a server may leave out the rate (1) and the position (after). */
export type PriceCurrency = Pick<Currency, 'symbol'> & { position?: string | undefined; rate_from_default?: number | undefined };

/**
 * A price as the specification shows it (§9): the amount as it travels × the currency's rate from the default, two
 * decimals, the symbol before for position `prefix`, otherwise after. Digits are Latin and ungrouped in every language,
 * so that a price reads letter for letter as specified: `$1234.50`, never `$1,234.50`.
 */
export function formatPrice(amount: number, currency: PriceCurrency): string {
  const { symbol, position, rate_from_default: rate = 1 } = currency;
  const cents = roundHalfUp(multiplyDecimals(toDecimal(amount), toDecimal(rate)), 2);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const number = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  const sign = cents < 0n ? '-' : '';
  return position === 'prefix' ? `${sign}${symbol}${number}` : `${sign}${number}${symbol}`;
}
