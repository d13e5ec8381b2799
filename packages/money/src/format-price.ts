import type { Currency } from './currency.ts';
import { multiplyDecimals, roundHalfUp, toDecimal } from './decimal.ts';
import { localFigures } from './format-number.ts';

/** What showing a price needs of a currency; a server may leave out the rate (1) and the position (after). */
export type PriceCurrency = Pick<Currency, 'symbol'> & { position?: string | undefined; rate_from_default?: number | null | undefined };

/**
 * A price as the specification shows it (§9): the amount as it travels × the currency's rate from the default, two
 * decimals, the symbol before for position `prefix`, otherwise after. It is never grouped, so that a price reads as specified:
 * `$1234.50`, not `$1,234.50`. Its figures are the locale's: `$۱۲۳۴٫۵۰` for a Persian reader.
 */
export function formatPrice(amount: number, currency: PriceCurrency, locale = 'en'): string {
  const { symbol, position, rate_from_default: rate } = currency;
  const cents = roundHalfUp(multiplyDecimals(toDecimal(amount), toDecimal(rate ?? 1)), 2);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const number = localFigures(`${digits.slice(0, -2)}.${digits.slice(-2)}`, locale);
  const sign = cents < 0n ? '-' : '';
  return position === 'prefix' ? `${sign}${symbol}${number}` : `${sign}${number}${symbol}`;
}
